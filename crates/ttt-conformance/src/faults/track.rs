//! Faults of tracking that have to do with the verdict after a move.

use ttt_core::Verdict;

use super::{
    Fault,
    game::{self, Game, full_sum, is_full_line_game, unit},
    textbook::{TEXTBOOK, Textbook},
};
use crate::oracle::without_line;

pub(super) const FAULTS: &[Fault] = &[
    fault(
        "track/sums-shared-by-both-players",
        "The counters are not kept per player: every mark counts for whoever moves.",
        Textbook {
            count: |game, place, unit| game::count(game, place, unit.abs()),
            wins: |game, place, mark| {
                if is_full_line_game(game) {
                    game::sums(game, place).contains(&full_sum(game))
                } else {
                    game::wins(game, place, mark)
                }
            },
            ..TEXTBOOK
        },
    ),
    fault(
        "track/sums-of-8-bits",
        "The counters have 8 bits and start again from the other end on a large board.",
        Textbook {
            wins: |game, place, mark| {
                let narrow = |sum: i32| (sum + 128).rem_euclid(256) - 128;
                let full = full_sum(game) * unit(mark);
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
                let reached = |sum: i32| sum * unit(mark) >= full_sum(game);
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

/// A textbook that turns the verdict after a move into another.
const fn ending(end: fn(Verdict, &Game) -> Verdict) -> Textbook {
    Textbook { end, ..TEXTBOOK }
}
