//! Faults of tracking that have to do with whose move it is, and which moves are refused.

use ttt_core::{Mark, Verdict};

use super::{
    Fault,
    game::{self, Game, low_bits},
    textbook::{Place, TEXTBOOK, Textbook},
    track::fault,
};
use crate::{
    Integer,
    RefusalCode::{self, GameOver, Occupied, OutOfTurn},
};

pub(super) const FAULTS: &[Fault] = &[
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
                    .checked_mul(i64::try_from(terms.cols).ok()?)?
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
            place: |terms, [row, col]| {
                let back = |side: Integer, length: usize| {
                    let length = i64::try_from(length).ok()?;
                    let side = side.get();
                    let from_start = if side < 0 { side + length } else { side };
                    Integer::try_from(from_start).ok()
                };
                let place = [back(row, terms.rows)?, back(col, terms.cols)?];
                game::place(terms, place)
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/numbers-of-8-bits",
        "Rows and columns are cut to 8 bits, so that 256 is 0.",
        Textbook {
            place: |terms, place| game::place(terms, low_bits(place, 0xff)),
            ..TEXTBOOK
        },
    ),
    fault(
        "track/numbers-of-32-bits",
        "Rows and columns are cut to 32 bits, so that 4,294,967,296 is 0.",
        Textbook {
            place: |terms, place| game::place(terms, low_bits(place, 0xffff_ffff)),
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
];

/// A textbook that refuses moves for its own reasons.
const fn refusing(refusal: fn(&Game, Place, Mark) -> Option<RefusalCode>) -> Textbook {
    Textbook {
        refusal,
        ..TEXTBOOK
    }
}

/// Why a move is refused, if one reason were none.
fn except(reason: RefusalCode, game: &Game, place: Place, mark: Mark) -> Option<RefusalCode> {
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
