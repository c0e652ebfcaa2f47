//! Rows, columns and diagonals of one word each.

use alloc::{vec, vec::Vec};

use crate::{Cell, Mark, planes::Pair};

/// Every row, column, diagonal and anti-diagonal of a board as one word a mark.
///
/// A square's place in its row is its column; in the others it is its row.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Words {
    rows: usize,
    cols: usize,
    /// The rows, the columns, the diagonals from the bottom left corner's on, and the
    /// anti-diagonals from the top left corner's on.
    all: Vec<Pair>,
}

impl Words {
    /// The most rows or columns for which it is meant.
    pub(super) const MAX_SIDE: u16 = 64;

    pub(super) fn blank(rows: u16, cols: u16) -> Self {
        let (rows, cols) = (usize::from(rows), usize::from(cols));
        Self {
            rows,
            cols,
            all: vec![[0; 2]; 3 * (rows + cols)],
        }
    }

    /// Puts a mark on a square, and says whether a run through it is `k` long or longer, given
    /// that no other run is.
    ///
    /// Out of line, so that other ways of play do not pay for what it needs.
    #[inline(never)]
    pub(super) fn play(&mut self, cell: Cell, mark: Mark, k: u16) -> bool {
        let mut starts = [0; 4];
        for (starts, (word, place)) in starts.iter_mut().zip(self.places(cell)) {
            let word = &mut self.all[word][mark.index()];
            *word |= 1 << place;
            *starts = *word;
        }
        // The same code once more for five in a row: there all shifts are constants.
        if k == 5 {
            has_run(starts, 5)
        } else {
            has_run(starts, k)
        }
    }

    /// Takes a mark off a square.
    #[inline]
    pub(super) fn take_back(&mut self, cell: Cell, mark: Mark) {
        for (word, place) in self.places(cell) {
            self.all[word][mark.index()] ^= 1 << place;
        }
    }

    /// The words that a square has a bit in, and which bit.
    #[inline]
    fn places(&self, cell: Cell) -> [(usize, usize); 4] {
        let (row, col) = (usize::from(cell.row), usize::from(cell.col));
        let both = self.rows + self.cols;
        [
            (row, col),
            (self.rows + col, row),
            (both + self.rows - row + col, row),
            (2 * both + row + col, row),
        ]
    }
}

/// Whether one of four words has a run of `k` set bits.
///
/// Known runs are joined with themselves, in all four words at once.
#[inline]
fn has_run(mut starts: [u64; 4], k: u16) -> bool {
    let mut known = 1;
    while known < k {
        let add = known.min(k - known);
        for starts in &mut starts {
            *starts &= *starts >> add;
        }
        known += add;
    }
    starts.iter().fold(0, |any, starts| any | starts) != 0
}
