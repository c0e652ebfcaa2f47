//! How the textbook reads a board.

use super::textbook::Textbook;
use crate::{
    Answer, Malformed, QuestionRules,
    oracle::{Grid, Terms},
};

/// A board with its rules.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    pub(super) terms: Terms,
    pub(super) grid: Grid,
}

/// What is looked for in a board's text, in the right order.
pub(super) const CHECKS: [Malformed; 5] = [
    Malformed::Empty,
    Malformed::TooLarge,
    Malformed::UnknownSymbol,
    Malformed::Ragged,
    Malformed::WrongSize,
];

/// Reads the rules, and then the board.
pub(super) fn sheet(
    textbook: &Textbook,
    rules: &QuestionRules,
    rows: &[String],
) -> Result<Sheet, Answer> {
    let terms = (textbook.terms)(rules).map_err(Answer::BadRules)?;
    let rows: Vec<Vec<char>> = rows.iter().map(|row| (textbook.chars)(row)).collect();
    for &check in textbook.checks {
        if fails(check, textbook, &rows, [terms.rows, terms.cols]) {
            return Err(Answer::Malformed(check));
        }
    }
    let grid = fill(textbook, &rows, &terms);
    Ok(Sheet { terms, grid })
}

/// Whether a board's text fails a check.
pub(super) fn fails(
    check: Malformed,
    textbook: &Textbook,
    rows: &[Vec<char>],
    sides: [usize; 2],
) -> bool {
    let width = rows.first().map_or(0, Vec::len);
    match check {
        Malformed::Empty => rows.iter().all(Vec::is_empty),
        Malformed::TooLarge => rows.len() > 4096 || rows.iter().any(|row| row.len() > 4096),
        Malformed::UnknownSymbol => rows
            .iter()
            .flatten()
            .any(|&symbol| (textbook.symbol)(symbol).is_err()),
        Malformed::Ragged => rows.iter().any(|row| row.len() != width),
        Malformed::WrongSize => [rows.len(), width] != sides,
    }
}

/// The squares of the rules' board; blank where a fault let a text pass that has no mark there.
fn fill(textbook: &Textbook, rows: &[Vec<char>], terms: &Terms) -> Grid {
    let mut grid = Grid::blank(terms);
    for (row, symbols) in rows.iter().take(terms.rows).enumerate() {
        for (col, &symbol) in symbols.iter().take(terms.cols).enumerate() {
            grid.set((row, col), (textbook.symbol)(symbol).unwrap_or_default());
        }
    }
    grid
}
