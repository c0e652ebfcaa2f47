//! A board that is no position.

use alloc::vec::Vec;
use core::{error::Error, fmt};

use ttt_core::{Board, Rules, WrongSize};

use crate::{Violation, violations::violations};

/// Why a board is no position; the board is inside, unharmed.
///
/// ```
/// use ttt_core::{Board, Mark, Rules};
/// use ttt_validate::validate;
///
/// let board = Board::from_rows(["XX", ".."])?;
/// let error = validate(board.clone(), &Rules::classic(Mark::X)).unwrap_err();
/// assert_eq!(error.to_string(), "the board is 2×2, but the rules say 3×3");
/// assert_eq!(error.into_board(), board);
/// # Ok::<(), ttt_core::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValidateError {
    /// The board is not of the rules' size, so it was not judged.
    WrongSize {
        /// The board.
        board: Board,
        /// Both sizes.
        why: WrongSize,
    },
    /// The board cannot occur in a legal game.
    Illegal(Illegal),
}

impl ValidateError {
    /// The board that was given.
    ///
    /// ```
    /// use ttt_core::{Board, Mark, Rules};
    /// use ttt_validate::validate;
    ///
    /// let board = Board::from_rows(["OOO", "...", "..."])?;
    /// let error = validate(board.clone(), &Rules::classic(Mark::X)).unwrap_err();
    /// assert_eq!(error.into_board(), board);
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[must_use]
    pub fn into_board(self) -> Board {
        match self {
            Self::WrongSize { board, .. } => board,
            Self::Illegal(illegal) => illegal.board,
        }
    }
}

impl fmt::Display for ValidateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongSize { why, .. } => why.fmt(f),
            Self::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl Error for ValidateError {}

/// A board that cannot occur in a legal game, with every reason.
///
/// ```
/// use ttt_core::{Mark, Rules};
/// use ttt_validate::{ValidateError, validate};
///
/// let result = validate("OOO\n...\n...".parse()?, &Rules::classic(Mark::X));
/// let Err(ValidateError::Illegal(illegal)) = result else { panic!() };
/// assert_eq!(
///     illegal.to_string(),
///     "no legal game reaches the board: X moves first and has 0 marks, O has 3, expected equal \
///      counts or one more for X",
/// );
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    board: Board,
    rules: Rules,
}

impl Illegal {
    /// The board has the rules' size and breaks at least one condition.
    pub(crate) const fn new(board: Board, rules: Rules) -> Self {
        Self { board, rules }
    }

    /// Every condition that the board breaks, each once, in the order of [`Violation`], with its
    /// evidence; at least one.
    ///
    /// Built anew for each call, by `Display` too, at the cost of [`lines`](ttt_core::lines).
    ///
    /// ```
    /// use ttt_core::{Mark, Rules};
    /// use ttt_validate::{ValidateError, Violation, validate};
    ///
    /// let result = validate("XXX\n...\nOOO".parse()?, &Rules::classic(Mark::O));
    /// let Err(ValidateError::Illegal(illegal)) = result else { panic!() };
    /// assert!(matches!(illegal.violations()[..], [Violation::BothWon { .. }]));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn violations(&self) -> Vec<Violation> {
        violations(&self.board, &self.rules)
    }

    /// The board.
    ///
    /// ```
    /// use ttt_core::{Mark, Rules};
    /// use ttt_validate::{ValidateError, validate};
    ///
    /// let result = validate("OO.\n...\n...".parse()?, &Rules::classic(Mark::X));
    /// let Err(ValidateError::Illegal(illegal)) = result else { panic!() };
    /// assert_eq!(illegal.board().count(Mark::O), 2);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The rules by which it was judged.
    ///
    /// ```
    /// use ttt_core::{Mark, Rules};
    /// use ttt_validate::{ValidateError, validate};
    ///
    /// let rules = Rules::classic(Mark::X);
    /// let Err(ValidateError::Illegal(illegal)) = validate("OO.\n...\n...".parse()?, &rules) else {
    ///     panic!()
    /// };
    /// assert_eq!(illegal.rules(), &rules);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no legal game reaches the board: ")?;
        for (i, violation) in self.violations().iter().enumerate() {
            let separator = if i == 0 { "" } else { "; " };
            write!(f, "{separator}{violation}")?;
        }
        Ok(())
    }
}

impl Error for Illegal {}
