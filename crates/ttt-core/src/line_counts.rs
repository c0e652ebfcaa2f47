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
    /// The sums of row i and of column i, side by side.
    sides: Vec<[i32; 2]>,
    /// What X adds to a sum, and what O adds. Kept beside the sums, since the compiler works a
    /// constant out anew for each move, and that takes longer than to look it up.
    signs: [i32; 2],
    /// The sum of a line that is full of X, and of one that is full of O.
    full: [i32; 2],
    diagonal: i32,
    anti_diagonal: i32,
}

impl LineCounts {
    /// The counts of the empty n×n board; O(n), 8 bytes a row.
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
            sides: vec![[0; 2]; n.into()],
            signs: [1, -1],
            full: [i32::from(n), -i32::from(n)],
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
        let (sign, full) = (self.signs[mark.index()], self.full[mark.index()]);
        let [row, col] = self.add_to_sides(cell, sign);
        let on_diagonals =
            self.is_on_diagonal(cell) && self.add_to_diagonals(cell, sign).contains(&full);
        (row == full || col == full || on_diagonals).then_some(mark)
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
        let amount = -self.signs[mark.index()];
        self.add_to_sides(cell, amount);
        if self.is_on_diagonal(cell) {
            self.add_to_diagonals(cell, amount);
        }
    }

    /// Adds to the sums of a cell's row and column, and gives them.
    #[inline]
    fn add_to_sides(&mut self, cell: Cell, amount: i32) -> [i32; 2] {
        let n = self.sides.len();
        let (row, col) = (usize::from(cell.row), usize::from(cell.col));
        if row >= n || col >= n {
            off_the_board(cell, n);
        }
        [
            add(&mut self.sides[row][0], amount),
            add(&mut self.sides[col][1], amount),
        ]
    }

    /// Whether a cell is part of the diagonal or the anti-diagonal.
    #[inline]
    fn is_on_diagonal(&self, cell: Cell) -> bool {
        let (row, col) = (usize::from(cell.row), usize::from(cell.col));
        row == col || row + col == self.sides.len() - 1
    }

    /// Adds to the sums of the diagonals of a cell that is part of one at least, and gives them;
    /// one that it is not part of counts as 0.
    ///
    /// Out of line, since few cells are part of any: in line, the compiler would add to both on
    /// every move and throw most sums away.
    #[inline(never)]
    fn add_to_diagonals(&mut self, cell: Cell, amount: i32) -> [i32; 2] {
        let (row, col) = (usize::from(cell.row), usize::from(cell.col));
        let mut sums = [0; 2];
        if row == col {
            sums[0] = add(&mut self.diagonal, amount);
        }
        if row != col || row + col == self.sides.len() - 1 {
            sums[1] = add(&mut self.anti_diagonal, amount);
        }
        sums
    }
}

/// Callers who play a square over and over may count past the end: they are trusted, so the sum
/// wraps instead of panicking.
#[inline]
const fn add(sum: &mut i32, amount: i32) -> i32 {
    *sum = sum.wrapping_add(amount);
    *sum
}

/// Out of line, so that nothing is made ready for the message before it is needed.
#[cold]
fn off_the_board(cell: Cell, n: usize) -> ! {
    panic!("{cell} lies off the {n}×{n} board")
}
