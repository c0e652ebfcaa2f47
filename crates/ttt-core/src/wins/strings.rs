//! Rows, columns and diagonals of any length.

use core::slice;

use crate::{
    Board, Cell, Mark,
    strings::{BitStrings, run_reaches},
};

/// Columns, diagonals and anti-diagonals as bit strings; the rows are the board's own.
///
/// A square's place in a diagonal is its place along the shorter side. A diagonal that leaves
/// the board at the end of the longer side and the one that enters it one square later share a
/// string: the square between them, off the board, has no mark and keeps the two apart.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Strings {
    /// Whether the rows are the shorter side's squares.
    upright: bool,
    /// How many strings of diagonals there are: one for each square of the longer side, and one more.
    diagonals: usize,
    columns: BitStrings,
    falling: BitStrings,
    rising: BitStrings,
}

impl Strings {
    pub(super) fn blank(rows: u16, cols: u16) -> Self {
        let (rows, cols) = (usize::from(rows), usize::from(cols));
        let strings = rows.max(cols) + 1;
        let blank = BitStrings::blank(strings, rows.min(cols));
        Self {
            upright: rows > cols,
            diagonals: strings,
            columns: BitStrings::blank(cols, rows),
            falling: blank.clone(),
            rising: blank,
        }
    }

    /// Puts a mark on a square, and says whether a run through it is `k` long or longer.
    #[inline]
    pub(super) fn play(&mut self, board: &Board, cell: Cell, mark: Mark, k: usize) -> bool {
        let (row, col) = (usize::from(cell.row), usize::from(cell.col));
        let (falling, rising, place) = self.diagonals_of(row, col);
        let in_row = match board.planes().string(row) {
            Ok(string) => run_reaches(string, col, mark, k),
            Err(pair) => run_reaches(slice::from_ref(&pair), col, mark, k),
        };
        let in_column = self.columns.play(col, row, mark, k);
        let in_diagonal = self.falling.play(falling, place, mark, k);
        let in_anti_diagonal = self.rising.play(rising, place, mark, k);
        in_row || in_column || in_diagonal || in_anti_diagonal
    }

    /// Takes a mark off a square.
    #[inline]
    pub(super) fn take_back(&mut self, cell: Cell, mark: Mark) {
        let (row, col) = (usize::from(cell.row), usize::from(cell.col));
        let (falling, rising, place) = self.diagonals_of(row, col);
        self.columns.toggle(col, row, mark);
        self.falling.toggle(falling, place, mark);
        self.rising.toggle(rising, place, mark);
    }

    /// The diagonal and the anti-diagonal of a square, and its place in both.
    #[inline]
    fn diagonals_of(&self, row: usize, col: usize) -> (usize, usize, usize) {
        let (long, short) = if self.upright { (row, col) } else { (col, row) };
        let beyond = if long < short { self.diagonals } else { 0 };
        let falling = long + beyond - short;
        let sum = long + short;
        let rising = if sum < self.diagonals {
            sum
        } else {
            sum - self.diagonals
        };
        (falling, rising, short)
    }
}
