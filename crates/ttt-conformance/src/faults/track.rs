//! Faults of following a game.

use ttt_core::{Mark, Verdict};

use super::{
    Fault,
    game::{self, Game, unit},
    textbook::{TEXTBOOK, Textbook},
};
use crate::{
    RefusalCode::{self, GameOver, Occupied, OutOfTurn},
    oracle::without_line,
};

pub(super) const FAULTS: &[Fault] = &[
    fault(
        "track/sums-shared-by-both-players",
        "The counters are not kept per player: every mark counts for whoever moves.",
        Textbook {
            count: |game, place, unit| game::count(game, place, unit.abs()),
            wins: |game, place, mark| {
                let full = i32::try_from(game.sheet.terms.k)
                    .is_ok_and(|k| is_full_line_game(game) && game::sums(game, place).contains(&k));
                full || (!is_full_line_game(game) && game::wins(game, place, mark))
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/sums-of-8-bits",
        "The counters have 8 bits and start again from the other end on a large board.",
        Textbook {
            wins: |game, place, mark| {
                let narrow = |sum: i32| i32::from(sum as i8);
                let full = i32::try_from(game.sheet.terms.k).unwrap_or(i32::MAX) * unit(mark);
                if is_full_line_game(game) {
                    game::sums(game, place).map(narrow).contains(&full)
                } else {
                    game::wins(game, place, mark)
                }
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/sums-for-short-lines",
        "The sums decide for lines that are shorter than the board, too, adjacent or not.",
        Textbook {
            wins: |game, place, mark| {
                let reached = |sum: i32| sum * unit(mark) >= game.sheet.terms.k as i32;
                let [row, column, ..] = game::sums(game, place);
                game::wins(game, place, mark) || reached(row) || reached(column)
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/centre-on-one-diagonal",
        "The centre is counted on the main diagonal only.",
        Textbook {
            count: |game, (row, col), unit| {
                game::count(game, (row, col), unit);
                if row == col && row + col + 1 == game.sheet.terms.rows {
                    game.sums.anti_diagonal -= unit;
                }
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/anti-diagonal-one-off",
        "The anti-diagonal is counted where row + col == n.",
        Textbook {
            count: |game, (row, col), unit| {
                let before = game.sums.anti_diagonal;
                game::count(game, (row, col), unit);
                let on_it = row + col == game.sheet.terms.rows;
                game.sums.anti_diagonal = before + if on_it { unit } else { 0 };
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/column-not-counted",
        "The columns are not counted.",
        Textbook {
            count: |game, (row, col), unit| {
                game::count(game, (row, col), unit);
                game.sums.cols[col] = 0;
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/run-looked-at-on-one-side",
        "Only the squares before the one just played are looked at, not those after it.",
        Textbook {
            wins: |game, place, mark| {
                let mut before = game.clone();
                let later: Vec<_> = (game.sheet.grid.places(mark).into_iter())
                    .filter(|&other| other > place)
                    .collect();
                for other in later {
                    before.sheet.grid.set(other, None);
                }
                if is_full_line_game(game) {
                    game::wins(game, place, mark)
                } else {
                    game::wins(&before, place, mark)
                }
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/occupied-accepted",
        "An occupied square is overwritten.",
        refusing(|game, place, mark| except(Occupied, game, place, mark)),
    ),
    fault(
        "track/occupied-passes-the-turn",
        "An occupied square is refused, but the turn passes.",
        Textbook {
            play: |textbook, game, place, mark| {
                let result = game::play(textbook, game, place, mark);
                if result == Err(Occupied) {
                    game.turn = game.turn.other();
                }
                result
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/out-of-bounds-passes-the-turn",
        "A move off the board is refused, but the turn passes.",
        Textbook {
            play: |textbook, game, place, mark| {
                let result = game::play(textbook, game, place, mark);
                if result == Err(RefusalCode::OutOfBounds) {
                    game.turn = game.turn.other();
                }
                result
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/out-of-turn-leaves-its-mark",
        "A move out of turn is refused, but its mark stays on the board.",
        Textbook {
            play: |textbook, game, place, mark| {
                let result = game::play(textbook, game, place, mark);
                if let (Err(OutOfTurn), Some(mark)) = (result, mark)
                    && let Some(place) = game::place(&game.sheet.terms, place)
                {
                    game.sheet.grid.set(place, Some(mark));
                }
                result
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/turn-not-enforced",
        "Whoever is named may move, in turn or not.",
        refusing(|game, place, mark| except(OutOfTurn, game, place, mark)),
    ),
    fault(
        "track/named-mark-ignored",
        "The named mark is ignored, and the side to move plays.",
        Textbook {
            play: |textbook, game, place, _| game::play(textbook, game, place, None),
            ..TEXTBOOK
        },
    ),
    fault(
        "track/x-always-first",
        "X moves first, whatever the rules say.",
        Textbook {
            play: |textbook, game, place, mark| {
                if game.moves.is_empty() {
                    game.turn = Mark::X;
                }
                game::play(textbook, game, place, mark)
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/moves-after-a-win",
        "Moves are accepted after a win.",
        refusing(|game, place, mark| match game.verdict {
            Verdict::Draw => game::refusal(game, place, mark),
            _ => except(GameOver, game, place, mark),
        }),
    ),
    fault(
        "track/draw-is-not-the-end",
        "After a draw a move is refused for its square, not for the end of the game.",
        refusing(|game, place, mark| match game.verdict {
            Verdict::Draw => except(GameOver, game, place, mark),
            _ => game::refusal(game, place, mark),
        }),
    ),
    fault(
        "track/occupied-before-game-over",
        "After the end an occupied square is refused as occupied.",
        refusing(|game, place, mark| {
            let occupied = game.is_occupied(place).then_some(Occupied);
            occupied.or_else(|| game::refusal(game, place, mark))
        }),
    ),
    fault(
        "track/out-of-turn-before-occupied",
        "A move of the wrong player on an occupied square is refused as out of turn.",
        refusing(|game, place, mark| match game::refusal(game, place, mark) {
            Some(Occupied) if mark != game.turn => Some(OutOfTurn),
            refusal => refusal,
        }),
    ),
    fault(
        "track/out-of-turn-before-game-over",
        "After the end a move of the wrong player is refused as out of turn.",
        refusing(|game, place, mark| match game::refusal(game, place, mark) {
            Some(GameOver) if mark != game.turn => Some(OutOfTurn),
            refusal => refusal,
        }),
    ),
    fault(
        "track/game-over-before-out-of-bounds",
        "After the end a move off the board is refused because the game is over.",
        Textbook {
            play: |textbook, game, place, mark| match game::play(textbook, game, place, mark) {
                Err(RefusalCode::OutOfBounds) if game.verdict.is_over() => Err(GameOver),
                result => result,
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/column-past-the-edge",
        "A column past the edge passes where row · cols + col is a square of the board.",
        Textbook {
            place: |terms, [row, col]| {
                let index = (row.get())
                    .checked_mul(terms.cols as i64)?
                    .checked_add(col.get())?;
                let index = usize::try_from(index).ok()?;
                let inside = row.get() >= 0 && col.get() >= 0 && index < terms.squares();
                inside.then_some((index / terms.cols, index % terms.cols))
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/negative-from-the-end",
        "A negative row or column counts from the end, as an index does in some languages.",
        Textbook {
            place: |terms, place| {
                let mut sides = [terms.rows, terms.cols].into_iter();
                let place = place.map(|side| {
                    let length = sides.next().unwrap_or_default() as i64;
                    let back = if side.get() < 0 { length } else { 0 };
                    side.get() + back
                });
                let [row, col] = place.map(usize::try_from);
                let (row, col) = (row.ok()?, col.ok()?);
                (row < terms.rows && col < terms.cols).then_some((row, col))
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/numbers-of-8-bits",
        "Rows and columns are cut to 8 bits, so that 256 is 0.",
        Textbook {
            place: |terms, place| game::place(terms, cut(place, 0xff)),
            ..TEXTBOOK
        },
    ),
    fault(
        "track/numbers-of-32-bits",
        "Rows and columns are cut to 32 bits, so that 4,294,967,296 is 0.",
        Textbook {
            place: |terms, place| game::place(terms, cut(place, 0xffff_ffff)),
            ..TEXTBOOK
        },
    ),
    fault(
        "track/rows-and-columns-swapped",
        "The first number is tested against the columns, the second against the rows.",
        Textbook {
            place: |terms, [row, col]| {
                let row = usize::try_from(row.get()).ok()?;
                let col = usize::try_from(col.get()).ok()?;
                let inside = row < terms.cols && col < terms.rows;
                // Kept on the board, where the grid has no such square.
                inside.then_some((row.min(terms.rows - 1), col.min(terms.cols - 1)))
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/draw-never-reported",
        "A full board without a line is reported as an open game.",
        ending(|verdict, _| match verdict {
            Verdict::Draw => Verdict::Pending,
            other => other,
        }),
    ),
    fault(
        "track/open-game-reported-as-draw",
        "An open game is reported like a draw.",
        Textbook {
            report: |verdict| match verdict {
                Verdict::Pending => Verdict::Draw,
                other => other,
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/last-square-win-called-draw",
        "A win on the last free square is called a draw.",
        ending(|verdict, game| match without_line(&game.sheet.grid) {
            Verdict::Draw => Verdict::Draw,
            _ => verdict,
        }),
    ),
    fault(
        "track/draw-by-number-of-calls",
        "The game is drawn after as many calls as the board has squares, refused ones included.",
        Textbook {
            play: |textbook, game, place, mark| {
                game.calls += 1;
                let verdict = game::play(textbook, game, place, mark)?;
                if verdict == Verdict::Pending && game.calls >= game.sheet.terms.squares() {
                    game.verdict = Verdict::Draw;
                }
                Ok(game.verdict)
            },
            ..TEXTBOOK
        },
    ),
];

pub(super) const fn fault(name: &'static str, about: &'static str, textbook: Textbook) -> Fault {
    Fault {
        name,
        about,
        textbook,
    }
}

/// A textbook that refuses moves for its own reasons.
const fn refusing(refusal: fn(&Game, (usize, usize), Mark) -> Option<RefusalCode>) -> Textbook {
    Textbook {
        refusal,
        ..TEXTBOOK
    }
}

/// A textbook that turns the verdict after a move into another.
const fn ending(end: fn(Verdict, &Game) -> Verdict) -> Textbook {
    Textbook { end, ..TEXTBOOK }
}

/// Why a move is refused, if one reason were none.
fn except(
    reason: RefusalCode,
    game: &Game,
    place: (usize, usize),
    mark: Mark,
) -> Option<RefusalCode> {
    let reasons = [
        (GameOver, game.verdict.is_over()),
        (Occupied, game.is_occupied(place)),
        (OutOfTurn, mark != game.turn),
    ];
    let mut found = reasons
        .into_iter()
        .filter(|&(code, holds)| holds && code != reason);
    found.next().map(|(code, _)| code)
}

/// Whether the sums decide: only full lines of a square board win.
fn is_full_line_game(game: &Game) -> bool {
    let terms = &game.sheet.terms;
    terms.rows == terms.cols && terms.k == terms.rows
}

/// Only some bits of each number.
fn cut(place: [crate::Integer; 2], mask: i64) -> [crate::Integer; 2] {
    place.map(|side| crate::Integer::try_from(side.get() & mask).unwrap_or(side))
}
