//! What a referee says of a board.

use core::fmt;

use crate::Mark;

/// The state of a game: who has won, a draw, or still open.
///
/// A win outranks everything: it stands on a full board and on one with blanks. Without a
/// line, a blank square makes the game [`Pending`](Self::Pending), even where nobody could
/// use it any more; a full board is a [`Draw`](Self::Draw).
///
/// ```
/// use ttt_core::{Mark, Verdict};
///
/// assert_eq!(Verdict::from(Mark::O), Verdict::O);
/// assert_eq!(Verdict::O.winner(), Some(Mark::O));
/// assert!(Verdict::Draw.is_over() && !Verdict::Pending.is_over());
/// assert_eq!(Verdict::Pending.to_string(), "Pending");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Verdict {
    /// X has a line.
    X,
    /// O has a line.
    O,
    /// The board is full and nobody has a line.
    Draw,
    /// Nobody has a line and a square is blank.
    Pending,
}

impl Verdict {
    /// The mark that has won, if one has.
    ///
    /// ```
    /// # use ttt_core::{Mark, Verdict};
    /// assert_eq!(Verdict::X.winner(), Some(Mark::X));
    /// assert_eq!(Verdict::Draw.winner(), None);
    /// ```
    #[must_use]
    pub const fn winner(self) -> Option<Mark> {
        match self {
            Self::X => Some(Mark::X),
            Self::O => Some(Mark::O),
            Self::Draw | Self::Pending => None,
        }
    }

    /// Whether no further move may follow: a win or a draw.
    ///
    /// ```
    /// # use ttt_core::Verdict;
    /// assert!(Verdict::X.is_over());
    /// assert!(!Verdict::Pending.is_over());
    /// ```
    #[must_use]
    pub const fn is_over(self) -> bool {
        !matches!(self, Self::Pending)
    }
}

impl From<Mark> for Verdict {
    fn from(winner: Mark) -> Self {
        match winner {
            Mark::X => Self::X,
            Mark::O => Self::O,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::X => "X",
            Self::O => "O",
            Self::Draw => "Draw",
            Self::Pending => "Pending",
        })
    }
}
