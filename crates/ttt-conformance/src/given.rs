//! What a question gives, as the values of `ttt-core`.

use ttt_core::{Board, BoardError, Cell, Rules, RulesError, WrongSize};

use crate::{Integer, QuestionRules};

/// Why the rows of a question are no board of the rules' size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadBoard {
    /// They are no board.
    Text(BoardError),
    /// They are a board of another size.
    Size(WrongSize),
}

impl std::fmt::Display for BadBoard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::Size(error) => error.fmt(f),
        }
    }
}

/// The rules; a number that no `u16` holds is out of range, and so is its stand-in.
pub(crate) fn rules(given: &QuestionRules) -> Result<Rules, RulesError> {
    let [rows, cols, k] = [given.rows, given.cols, given.k].map(nearest);
    Rules::new(rows, cols, k, given.first)
}

/// The board, read by these rules.
pub(crate) fn board(rows: &[String], rules: &Rules) -> Result<Board, BadBoard> {
    let board = Board::from_rows(rows).map_err(BadBoard::Text)?;
    rules.check_size(&board).map_err(BadBoard::Size)?;
    Ok(board)
}

/// The cell of a pair; one that no `Cell` can hold lies off every board, and so does its stand-in.
pub(crate) fn cell([row, col]: [Integer; 2]) -> Cell {
    let side = |number: Integer| u16::try_from(number.get()).unwrap_or(u16::MAX);
    Cell::new(side(row), side(col))
}

/// The nearest number that rules can be asked for: what is out of range stays out of range.
fn nearest(number: Integer) -> u16 {
    u16::try_from(number.get().max(0)).unwrap_or(u16::MAX)
}
