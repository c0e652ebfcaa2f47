//! Faults of taking moves back.

use ttt_core::Verdict;

use super::{
    Fault,
    game::{self, Game},
    textbook::{TEXTBOOK, Textbook},
    track,
};
use crate::RefusalCode;

pub(super) const FAULTS: &[Fault] = &[
    fault(
        "track/undo-forgets-the-diagonals",
        "A move taken back still counts on the diagonals.",
        |textbook, game| {
            let [diagonal, anti_diagonal] = [game.sums.diagonal, game.sums.anti_diagonal];
            game::undo(textbook, game)?;
            game.sums.diagonal = diagonal;
            game.sums.anti_diagonal = anti_diagonal;
            Ok(())
        },
    ),
    fault(
        "track/undo-forgets-rows-and-columns",
        "A move taken back still counts in its row and column.",
        |textbook, game| {
            let (rows, cols) = (game.sums.rows.clone(), game.sums.cols.clone());
            game::undo(textbook, game)?;
            game.sums.rows = rows;
            game.sums.cols = cols;
            Ok(())
        },
    ),
    fault(
        "track/undo-forgets-the-verdict",
        "After a move is taken back the verdict stands.",
        |textbook, game| {
            let verdict = game.verdict;
            game::undo(textbook, game)?;
            game.verdict = verdict;
            Ok(())
        },
    ),
    fault(
        "track/undo-forgets-the-turn",
        "After a move is taken back the turn stays with the other player.",
        |textbook, game| {
            let turn = game.turn;
            game::undo(textbook, game)?;
            game.turn = turn;
            Ok(())
        },
    ),
    fault(
        "track/undo-forgets-the-square",
        "After a move is taken back its square is still occupied.",
        |textbook, game| {
            let last = game.moves.last().copied();
            let square = last.and_then(|place| Game::mark(place, &game.sheet.grid));
            game::undo(textbook, game)?;
            if let Some(place) = last {
                game.sheet.grid.set(place, square);
            }
            Ok(())
        },
    ),
    fault(
        "track/undo-refused-after-the-end",
        "No move can be taken back once the game is over.",
        |textbook, game| {
            if game.verdict.is_over() {
                return Err(RefusalCode::GameOver);
            }
            game::undo(textbook, game)
        },
    ),
    fault(
        "track/undo-once-only",
        "Only the last move can be taken back, not the one before it.",
        |textbook, game| {
            game::undo(textbook, game)?;
            game.moves.clear();
            Ok(())
        },
    ),
    fault(
        "track/undo-nothing-is-pending",
        "On the empty board an undo is no refusal.",
        |textbook, game| match game::undo(textbook, game) {
            Err(RefusalCode::NothingToUndo) => {
                game.verdict = Verdict::Pending;
                Ok(())
            }
            result => result,
        },
    ),
    fault(
        "track/undo-nothing-passes-the-turn",
        "On the empty board an undo is refused, but the turn passes.",
        |textbook, game| {
            let result = game::undo(textbook, game);
            if result.is_err() {
                game.turn = game.turn.other();
            }
            result
        },
    ),
];

const fn fault(
    name: &'static str,
    about: &'static str,
    undo: fn(&Textbook, &mut Game) -> Result<(), RefusalCode>,
) -> Fault {
    track::fault(name, about, Textbook { undo, ..TEXTBOOK })
}
