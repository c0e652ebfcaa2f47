//! A place on a board.

use core::fmt;

/// A place: row and column, counted from 0 at the top left.
///
/// Any pair is a cell; whether it lies on a board is judged where it is used. Cells compare in
/// reading order: row by row, each from left to right.
///
/// ```
/// use ttt_core::Cell;
///
/// let cell = Cell::new(1, 2);
/// assert_eq!(cell, Cell { row: 1, col: 2 });
/// assert_eq!(cell, Cell::from((1, 2)));
/// assert!(Cell::new(0, 9) < Cell::new(1, 0));
/// assert_eq!(cell.to_string(), "row 1, column 2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Cell {
    /// The row, from 0 at the top.
    pub row: u16,
    /// The column, from 0 at the left.
    pub col: u16,
}

impl Cell {
    /// The cell at a row and a column, both counted from 0.
    ///
    /// ```
    /// # use ttt_core::Cell;
    /// assert_eq!(Cell::new(0, 2).col, 2);
    /// ```
    #[must_use]
    pub const fn new(row: u16, col: u16) -> Self {
        Self { row, col }
    }
}

impl From<(u16, u16)> for Cell {
    fn from((row, col): (u16, u16)) -> Self {
        Self { row, col }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.row, self.col)
    }
}
