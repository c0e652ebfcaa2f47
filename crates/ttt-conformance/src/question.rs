//! Questions: raw data, of which only answering builds boards and cells.

use serde::{Deserialize, Serialize};
use ttt_core::Mark;

use crate::{Ask, Integer};

/// A question: what is asked, and all that is needed to answer it, as it was given.
///
/// Bad input is a question like any other, so nothing here is checked but that numbers are
/// integers and marks are marks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// The verdict on a board.
    Scan {
        /// The rules as given.
        rules: QuestionRules,
        /// The board's rows.
        board: Vec<String>,
    },
    /// All lines of a board.
    Lines {
        /// The rules as given.
        rules: QuestionRules,
        /// The board's rows.
        board: Vec<String>,
    },
    /// What each call of a tracker returns.
    Track {
        /// The rules as given.
        rules: QuestionRules,
        /// The calls, the first one first.
        calls: Vec<Call>,
    },
    /// The verdict on a list of moves.
    Replay {
        /// The rules as given.
        rules: QuestionRules,
        /// Rows and columns of the moves.
        moves: Vec<[Integer; 2]>,
    },
    /// Whether a board can occur in a legal game.
    Validate {
        /// The rules as given.
        rules: QuestionRules,
        /// The board's rows.
        board: Vec<String>,
    },
}

/// Rules as given in a question, in range or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestionRules {
    /// The number of rows.
    pub rows: Integer,
    /// The number of columns.
    pub cols: Integer,
    /// How many adjacent squares make a line.
    pub k: Integer,
    /// The mark that moves first.
    pub first: Mark,
}

/// A call of a tracker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// `{"play": [row, col]}`, for the side to move.
    Play([Integer; 2]),
    /// `{"play": [row, col], "as": mark}`, for a named mark.
    PlayAs([Integer; 2], Mark),
    /// `{"undo": true}`.
    Undo,
}

impl Question {
    /// What is asked.
    #[must_use]
    pub const fn ask(&self) -> Ask {
        match self {
            Self::Scan { .. } => Ask::Scan,
            Self::Lines { .. } => Ask::Lines,
            Self::Track { .. } => Ask::Track,
            Self::Replay { .. } => Ask::Replay,
            Self::Validate { .. } => Ask::Validate,
        }
    }

    /// The rules as given.
    #[must_use]
    pub const fn rules(&self) -> &QuestionRules {
        match self {
            Self::Scan { rules, .. }
            | Self::Lines { rules, .. }
            | Self::Track { rules, .. }
            | Self::Replay { rules, .. }
            | Self::Validate { rules, .. } => rules,
        }
    }

    /// The board's rows, where the question has a board.
    #[must_use]
    pub fn board(&self) -> Option<&[String]> {
        match self {
            Self::Scan { board, .. } | Self::Lines { board, .. } | Self::Validate { board, .. } => {
                Some(board)
            }
            Self::Track { .. } | Self::Replay { .. } => None,
        }
    }
}

/// A call as its JSON fields.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CallFields {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    play: Option<[Integer; 2]>,
    #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
    mark: Option<Mark>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo: Option<bool>,
}

impl Serialize for Call {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (play, mark, undo) = match *self {
            Self::Play(cell) => (Some(cell), None, None),
            Self::PlayAs(cell, mark) => (Some(cell), Some(mark), None),
            Self::Undo => (None, None, Some(true)),
        };
        CallFields { play, mark, undo }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Call {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match CallFields::deserialize(deserializer)? {
            CallFields {
                play: Some(cell),
                mark: None,
                undo: None,
            } => Ok(Self::Play(cell)),
            CallFields {
                play: Some(cell),
                mark: Some(mark),
                undo: None,
            } => Ok(Self::PlayAs(cell, mark)),
            CallFields {
                play: None,
                mark: None,
                undo: Some(true),
            } => Ok(Self::Undo),
            _ => Err(serde::de::Error::custom(
                "a call is {\"play\": [row, col]}, with or without \"as\", or {\"undo\": true}",
            )),
        }
    }
}
