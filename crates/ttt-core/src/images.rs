//! Boards turned and mirrored.

use core::cmp::Ordering;

use crate::{Board, Cell, Mark, Symmetry};

impl Symmetry {
    /// The board turned or mirrored; O(squares).
    ///
    /// ```
    /// # use ttt_core::{Board, Symmetry};
    /// let board = Board::from_rows(["XO", "X."])?;
    /// assert_eq!(Symmetry::Transpose.board(&board).to_string(), "XX\nO.");
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[must_use]
    pub fn board(self, board: &Board) -> Board {
        let (rows, cols) = (board.rows(), board.cols());
        let mut image = if self.keeps_sides() {
            Board::blank(rows, cols)
        } else {
            Board::blank(cols, rows)
        };
        for mark in Mark::BOTH {
            for cell in board.cells(mark) {
                image.put(self.cell(cell, rows, cols), mark);
            }
        }
        image
    }
}

impl Board {
    /// The one board that stands for this one and all its images under [`Symmetry::of`] its size.
    ///
    /// Of the images it is the one whose text, read as one string with `.` for blanks, comes
    /// first in ASCII order. Two boards of one size have the same canonical form exactly when one
    /// can be turned or mirrored into the other; an oblong board laid on its side is of another
    /// size. O(squares).
    ///
    /// ```
    /// # use ttt_core::Board;
    /// let corner = Board::from_rows(["...", "...", "X.."])?;
    /// assert_eq!(corner.canonical().to_string(), "...\n...\n..X");
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[must_use]
    pub fn canonical(&self) -> Self {
        let images = Symmetry::of(self.rows(), self.cols())
            .iter()
            .map(|symmetry| symmetry.board(self));
        images.min_by(compare).unwrap_or_else(|| self.clone())
    }
}

/// The order of the texts of two boards of one size.
fn compare(a: &Board, b: &Board) -> Ordering {
    // '.' comes before 'O', and 'O' before 'X'.
    let rank = |board: &Board, cell| board.get(cell).map(Mark::other);
    (0..a.rows())
        .flat_map(|row| (0..a.cols()).map(move |col| Cell::new(row, col)))
        .map(|cell| rank(a, cell).cmp(&rank(b, cell)))
        .find(|order| order.is_ne())
        .unwrap_or(Ordering::Equal)
}
