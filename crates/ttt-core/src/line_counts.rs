//! The signed counts alone.

use alloc::{vec, vec::Vec};

use crate::{Cell, Mark, Rules, RulesError};

/// The signed counts of an n×n game that a full row, column or diagonal wins.
///
/// An X adds 1 and an O takes 1 away from the sum of its row, its column and the diagonals it
/// stands on; a line is full of one mark exactly when its sum is n or -n. That is all there is:
/// O(n) memory, O(1) a move, no board. It trusts the caller, as LeetCode 348 asks: whether the
/// square is free, whose turn it is and whether the game is over is not looked at. Where those
/// matter, use [`Tracker`](crate::Tracker).
///
/// ```
/// use ttt_core::{Cell, LineCounts, Mark};
///
/// let mut counts = LineCounts::new(2)?;
/// assert_eq!(counts.play(Cell::new(0, 0), Mark::X), None);
/// assert_eq!(counts.play(Cell::new(0, 1), Mark::O), None);
/// assert_eq!(counts.play(Cell::new(1, 1), Mark::X), Some(Mark::X));
/// # Ok::<(), ttt_core::RulesError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LineCounts {
    n: u16,
    /// The sums of row i and of column i, side by side.
    sides: Vec<[i32; 2]>,
    diagonal: i32,
    anti_diagonal: i32,
}

impl LineCounts {
    /// The counts of the empty n×n board.
    ///
    /// # Errors
    /// [`RulesError::Rows`] when `n` is 0 or above [`MAX_SIDE`](crate::MAX_SIDE).
    ///
    /// ```
    /// # use ttt_core::LineCounts;
    /// assert_eq!(LineCounts::new(0).unwrap_err().to_string(), "rows is 0, expected 1 to 4096");
    /// ```
    pub fn new(n: u16) -> Result<Self, RulesError> {
        Rules::square(n, Mark::X).map(|_| Self::blank(n))
    }

    /// The counts for a side that is known to be in range.
    pub(crate) fn blank(n: u16) -> Self {
        Self {
            n,
            sides: vec![[0; 2]; n.into()],
            diagonal: 0,
            anti_diagonal: 0,
        }
    }

    /// Counts a move, and says whose line it completes, if it does; O(1).
    ///
    /// # Panics
    /// When the cell lies off the board.
    ///
    /// ```
    /// # use ttt_core::{Cell, LineCounts, Mark};
    /// let mut counts = LineCounts::new(1)?;
    /// assert_eq!(counts.play(Cell::new(0, 0), Mark::O), Some(Mark::O));
    /// # Ok::<(), ttt_core::RulesError>(())
    /// ```
    #[inline]
    pub fn play(&mut self, cell: Cell, mark: Mark) -> Option<Mark> {
        let sign = sign(mark);
        let full = sign * i32::from(self.n);
        let [row, col, diagonal, anti_diagonal] = self.add(cell, sign);
        let won = row == full || col == full || diagonal == full || anti_diagonal == full;
        won.then_some(mark)
    }

    /// Takes a move back out of the counts; O(1).
    ///
    /// # Panics
    /// When the cell lies off the board.
    ///
    /// ```
    /// # use ttt_core::{Cell, LineCounts, Mark};
    /// let mut counts = LineCounts::new(3)?;
    /// counts.play(Cell::new(1, 1), Mark::O);
    /// counts.take_back(Cell::new(1, 1), Mark::O);
    /// assert_eq!(counts, LineCounts::new(3)?);
    /// # Ok::<(), ttt_core::RulesError>(())
    /// ```
    #[inline]
    pub fn take_back(&mut self, cell: Cell, mark: Mark) {
        self.add(cell, -sign(mark));
    }

    /// Adds to the sums that a cell is part of, and gives them; a diagonal that it is not part
    /// of counts as 0.
    #[inline]
    fn add(&mut self, cell: Cell, amount: i32) -> [i32; 4] {
        let n = self.n;
        let Cell { row, col } = cell;
        assert!(row < n && col < n, "{cell} lies off the {n}×{n} board");
        // Callers who play a square over and over may count past the end: they are trusted, so
        // the sum wraps instead of panicking.
        let bump = |sum: &mut i32| {
            *sum = sum.wrapping_add(amount);
            *sum
        };
        let row_sum = bump(&mut self.sides[usize::from(row)][0]);
        let col_sum = bump(&mut self.sides[usize::from(col)][1]);
        let diagonal = if row == col {
            bump(&mut self.diagonal)
        } else {
            0
        };
        let anti_diagonal = if row + col == n - 1 {
            bump(&mut self.anti_diagonal)
        } else {
            0
        };
        [row_sum, col_sum, diagonal, anti_diagonal]
    }
}

const fn sign(mark: Mark) -> i32 {
    match mark {
        Mark::X => 1,
        Mark::O => -1,
    }
}
