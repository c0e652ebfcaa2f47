//! Why a board is illegal.

use alloc::vec::Vec;
use core::fmt;

use ttt_core::{Line, Mark};

/// A condition of legality that a board breaks, with the evidence.
///
/// Each occurs at most once on a board, and all that hold are given, in the order in which they
/// stand here. The conditions are those of [`validate`](fn@crate::validate).
///
/// The list is complete, since the four conditions are exact: no other reason can come up.
///
/// ```
/// use ttt_core::{Mark, Rules};
/// use ttt_validate::{ValidateError, Violation, validate};
///
/// let result = validate("XOX\n.X.\n...".parse()?, &Rules::classic(Mark::X));
/// let Err(ValidateError::Illegal(illegal)) = result else { panic!() };
/// let [violation] = &illegal.violations()[..] else { panic!() };
/// assert_eq!(violation.code(), "move-count");
/// assert_eq!(
///     violation.to_string(),
///     "X moves first and has 3 marks, O has 1, expected equal counts or one more for X",
/// );
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Violation {
    /// The counts of marks fit no order of alternating moves.
    MoveCount {
        /// The mark that moves first.
        first: Mark,
        /// How many marks it has.
        first_count: u32,
        /// How many marks the other has.
        second_count: u32,
    },
    /// Both players have a line.
    BothWon {
        /// The lines of both, in listing order.
        lines: Vec<Line>,
    },
    /// The player who has lines did not move last.
    ///
    /// Judged only where the counts are right and one player alone has lines: only then is it
    /// known who moved last.
    WinnerNotLast {
        /// The player who has lines.
        winner: Mark,
        /// Their lines, in listing order.
        lines: Vec<Line>,
    },
    /// No single move could have completed all lines of a player.
    NoLastMove {
        /// The lines of each player of whom this is true, in listing order.
        lines: Vec<Line>,
    },
}

impl Violation {
    /// The code that stands for the violation in the conformance corpus.
    ///
    /// ```
    /// use ttt_core::Mark;
    /// use ttt_validate::Violation;
    ///
    /// let violation = Violation::MoveCount { first: Mark::X, first_count: 3, second_count: 0 };
    /// assert_eq!(violation.code(), "move-count");
    /// ```
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::MoveCount { .. } => "move-count",
            Self::BothWon { .. } => "both-won",
            Self::WinnerNotLast { .. } => "winner-not-last",
            Self::NoLastMove { .. } => "no-last-move",
        }
    }

    /// The lines that are evidence, in listing order; none for
    /// [`MoveCount`](Self::MoveCount).
    ///
    /// ```
    /// use ttt_core::Mark;
    /// use ttt_validate::Violation;
    ///
    /// let violation = Violation::MoveCount { first: Mark::X, first_count: 3, second_count: 0 };
    /// assert!(violation.lines().is_empty());
    /// ```
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        match self {
            Self::MoveCount { .. } => &[],
            Self::BothWon { lines }
            | Self::WinnerNotLast { lines, .. }
            | Self::NoLastMove { lines } => lines,
        }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MoveCount {
                first,
                first_count,
                second_count,
            } => {
                let second = first.other();
                write!(
                    f,
                    "{first} moves first and has {first_count} marks, {second} has \
                     {second_count}, expected equal counts or one more for {first}"
                )
            }
            Self::BothWon { .. } => f.write_str("both players have a line"),
            Self::WinnerNotLast { winner, .. } => {
                let last = winner.other();
                write!(f, "{winner} has a line, but {last} moved last")
            }
            Self::NoLastMove { lines } => {
                f.write_str("no single move could have completed ")?;
                let has = |mark| lines.iter().any(|line| line.mark() == mark);
                match (has(Mark::X), has(Mark::O)) {
                    (true, false) => f.write_str("all lines of X"),
                    (false, true) => f.write_str("all lines of O"),
                    _ => f.write_str("all lines of X, nor all of O"),
                }
            }
        }
    }
}
