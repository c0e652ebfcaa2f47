//! The codes of answers.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Which bound the rules of a question break, in the order of testing.
///
/// ```
/// use ttt_conformance::Bound;
///
/// let written = serde_json::to_string(&Bound::Cols).expect("a code is plain data");
/// assert_eq!(written, "\"cols\"");
/// ```
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Bound {
    /// The number of rows is not 1 to 4096.
    Rows,
    /// The number of columns is not 1 to 4096.
    Cols,
    /// `k` is not 1 to the longer side.
    K,
}

/// Why the text of a board is none, in the order of testing.
///
/// ```
/// use ttt_conformance::Malformed;
///
/// let written = serde_json::to_string(&Malformed::UnknownSymbol).expect("a code is plain data");
/// assert_eq!(written, "\"unknown-symbol\"");
/// ```
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Malformed {
    /// There are no rows, or all of them are empty.
    Empty,
    /// There are more than 4096 rows, or a row has more than 4096 characters.
    TooLarge,
    /// A character is none of the symbols.
    UnknownSymbol,
    /// The rows are not of one length.
    Ragged,
    /// The board has not the rules' size.
    WrongSize,
}

/// Why a call or a move is refused, in the order of testing.
///
/// ```
/// use ttt_conformance::RefusalCode;
///
/// let written = serde_json::to_string(&RefusalCode::OutOfTurn).expect("a code is plain data");
/// assert_eq!(written, "\"out-of-turn\"");
/// ```
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalCode {
    /// The cell lies off the board.
    OutOfBounds,
    /// The game has ended.
    GameOver,
    /// The square has a mark.
    Occupied,
    /// It is the other mark's turn.
    OutOfTurn,
    /// No move is left to take back.
    NothingToUndo,
}

impl RefusalCode {
    /// Its word in answers.
    ///
    /// ```
    /// assert_eq!(ttt_conformance::RefusalCode::OutOfTurn.code(), "out-of-turn");
    /// ```
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::OutOfBounds => "out-of-bounds",
            Self::GameOver => "game-over",
            Self::Occupied => "occupied",
            Self::OutOfTurn => "out-of-turn",
            Self::NothingToUndo => "nothing-to-undo",
        }
    }
}

/// Why a board cannot occur in a legal game, in listing order.
///
/// ```
/// use ttt_conformance::ViolationCode;
///
/// let written = serde_json::to_string(&ViolationCode::NoLastMove).expect("a code is plain data");
/// assert_eq!(written, "\"no-last-move\"");
/// ```
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum ViolationCode {
    /// The counts of marks fit no order of alternating moves.
    MoveCount,
    /// Both players have a line.
    BothWon,
    /// The player who has a line did not move last.
    WinnerNotLast,
    /// No single move could have completed all lines of a player.
    NoLastMove,
}
