//! Why a call of the tracker changes nothing.

use core::{error::Error, fmt};

/// Why a move is refused.
///
/// The reasons are tested in the order in which they stand here, and the first that applies is
/// given: a move off the board is out of bounds also when the game is over.
///
/// The list is complete, as the rulebook is: whoever tells refusals apart wants to hear of
/// another one from the compiler.
///
/// ```
/// use ttt_core::{Cell, Mark, Refusal, Rules, Tracker};
///
/// let mut game = Tracker::new(Rules::classic(Mark::X));
/// assert_eq!(game.play(Cell::new(3, 0)), Err(Refusal::OutOfBounds));
/// assert_eq!(Refusal::OutOfBounds.code(), "out-of-bounds");
/// assert_eq!(Refusal::OutOfBounds.to_string(), "the cell lies off the board");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Refusal {
    /// The cell lies off the board.
    OutOfBounds,
    /// The game has ended, by a line or by a draw.
    GameOver,
    /// The square has a mark already.
    Occupied,
    /// It is the other mark's turn.
    OutOfTurn,
}

impl Refusal {
    /// The code that stands for the refusal in the conformance corpus.
    ///
    /// ```
    /// # use ttt_core::Refusal;
    /// assert_eq!(Refusal::GameOver.code(), "game-over");
    /// ```
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::OutOfBounds => "out-of-bounds",
            Self::GameOver => "game-over",
            Self::Occupied => "occupied",
            Self::OutOfTurn => "out-of-turn",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::OutOfBounds => "the cell lies off the board",
            Self::GameOver => "the game is over",
            Self::Occupied => "the square is occupied",
            Self::OutOfTurn => "it is the other mark's turn",
        })
    }
}

impl Error for Refusal {}

/// No move is left to take back: the board is empty.
///
/// ```
/// use ttt_core::{Mark, NothingToUndo, Rules, Tracker};
///
/// let mut game = Tracker::new(Rules::classic(Mark::X));
/// assert_eq!(game.undo(), Err(NothingToUndo));
/// assert_eq!(NothingToUndo.to_string(), "there is no move to take back");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NothingToUndo;

impl NothingToUndo {
    /// The code that stands for this refusal in the conformance corpus.
    ///
    /// ```
    /// # use ttt_core::NothingToUndo;
    /// assert_eq!(NothingToUndo::CODE, "nothing-to-undo");
    /// ```
    pub const CODE: &'static str = "nothing-to-undo";
}

impl fmt::Display for NothingToUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("there is no move to take back")
    }
}

impl Error for NothingToUndo {}
