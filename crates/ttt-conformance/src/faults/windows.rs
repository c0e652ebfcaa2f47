//! How the textbook scans: by the windows of k squares that can win.

use ttt_core::{Mark, Verdict};

use super::board::Sheet;
use crate::oracle::{STEPS, Terms, without_line};

/// The steps along a row, a column, a diagonal and an anti-diagonal.
pub(super) const ROW: (isize, isize) = STEPS[0];
pub(super) const COLUMN: (isize, isize) = STEPS[1];
pub(super) const DIAGONAL: (isize, isize) = STEPS[2];
pub(super) const ANTI_DIAGONAL: (isize, isize) = STEPS[3];

/// So many squares a step apart.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) start: (isize, isize),
    pub(super) step: (isize, isize),
    pub(super) len: usize,
}

impl Window {
    pub(super) fn cells(self) -> impl Iterator<Item = (isize, isize)> {
        let ((row, col), (down, right)) = (self.start, self.step);
        (0..self.len.cast_signed()).map(move |i| (row + i * down, col + i * right))
    }

    /// The square before the first (−1), the first (0), the square after the last (its length).
    pub(super) fn cell(self, place: isize) -> (isize, isize) {
        (
            self.start.0 + place * self.step.0,
            self.start.1 + place * self.step.1,
        )
    }

    /// Where the window is complete when squares are read in reading order.
    pub(super) fn last(self) -> (isize, isize) {
        self.cell(self.len.cast_signed() - 1)
    }

    /// Whether its squares are alike; blanks are alike too.
    pub(super) fn is_uniform(self, sheet: &Sheet) -> bool {
        let first = sheet.grid.at_place(self.start);
        self.cells().all(|cell| sheet.grid.at_place(cell) == first)
    }

    /// Whose window it is.
    pub(super) fn owner(self, sheet: &Sheet) -> Option<Mark> {
        let first = sheet.grid.at_place(self.start)?;
        self.is_uniform(sheet).then_some(first)
    }
}

/// Whether a square lies on the board.
pub(super) fn inside(terms: &Terms, (row, col): (isize, isize)) -> bool {
    (0..terms.rows.cast_signed()).contains(&row) && (0..terms.cols.cast_signed()).contains(&col)
}

/// All windows of k squares on the board, the first to be complete first.
pub(super) fn all(terms: &Terms) -> Vec<Window> {
    let mut windows: Vec<Window> = starts(terms)
        .filter(|window| inside(terms, window.last()))
        .collect();
    windows.sort_by_key(|window| window.last());
    windows
}

/// Windows from every square in every direction, also those that leave the board.
pub(super) fn starts(terms: &Terms) -> impl Iterator<Item = Window> + use<> {
    let (rows, cols, len) = (terms.rows.cast_signed(), terms.cols.cast_signed(), terms.k);
    (0..rows).flat_map(move |row| {
        (0..cols).flat_map(move |col| {
            STEPS.map(|step| Window {
                start: (row, col),
                step,
                len,
            })
        })
    })
}

/// The verdict by the first window that is all one player's.
pub(super) fn verdict(sheet: &Sheet, windows: impl IntoIterator<Item = Window>) -> Verdict {
    let owner = windows.into_iter().find_map(|window| window.owner(sheet));
    decide(sheet, owner)
}

/// The verdict by a winner, if there is one.
pub(super) fn decide(sheet: &Sheet, winner: Option<Mark>) -> Verdict {
    winner.map_or_else(|| without_line(&sheet.grid), Verdict::from)
}
