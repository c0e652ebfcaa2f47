//! A board that is not of the rules' size.

use core::{error::Error, fmt};

use crate::{Board, Rules};

/// The board is not of the size that the rules say.
///
/// ```
/// use ttt_core::{Board, Mark, Rules, scan};
///
/// let board = Board::from_rows(["X.", "O."])?;
/// let error = scan(&board, &Rules::classic(Mark::X)).unwrap_err();
/// assert_eq!(error.to_string(), "the board is 2×2, but the rules say 3×3");
/// # Ok::<(), ttt_core::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WrongSize {
    /// Rows and columns of the board.
    pub found: (u16, u16),
    /// Rows and columns of the rules.
    pub expected: (u16, u16),
}

impl fmt::Display for WrongSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ((rows, cols), (expected_rows, expected_cols)) = (self.found, self.expected);
        write!(
            f,
            "the board is {rows}×{cols}, but the rules say {expected_rows}×{expected_cols}"
        )
    }
}

impl Error for WrongSize {}

impl Rules {
    /// Checks that a board has the size of these rules, which whoever judges one asks first.
    ///
    /// # Errors
    /// [`WrongSize`] when it has another.
    ///
    /// ```
    /// use ttt_core::{Board, Mark, Rules};
    ///
    /// let board = Board::empty(3, 4)?;
    /// assert!(Rules::new(3, 4, 3, Mark::X)?.check_size(&board).is_ok());
    /// assert!(Rules::classic(Mark::X).check_size(&board).is_err());
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[inline]
    pub fn check_size(&self, board: &Board) -> Result<(), WrongSize> {
        let (found, expected) = (board.planes().sides(), [self.rows(), self.cols()]);
        if found == expected {
            Ok(())
        } else {
            let (found, expected) = (found.into(), expected.into());
            Err(WrongSize { found, expected })
        }
    }
}
