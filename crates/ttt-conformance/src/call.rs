//! Calls of a tracker.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use ttt_core::Mark;

use crate::Integer;

/// A call of a tracker.
///
/// ```
/// use ttt_conformance::{Call, json};
/// use ttt_core::Mark;
///
/// let call: Call = json::read(br#"{"play": [0, 1], "as": "O"}"#)?;
/// assert_eq!(call, Call::PlayAs([0.into(), 1.into()], Mark::O));
/// # Ok::<(), ttt_conformance::JsonError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// `{"play": [row, col]}`, for the side to move.
    Play([Integer; 2]),
    /// `{"play": [row, col], "as": mark}`, for a named mark.
    PlayAs([Integer; 2], Mark),
    /// `{"undo": true}`.
    Undo,
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
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (play, mark, undo) = match *self {
            Self::Play(cell) => (Some(cell), None, None),
            Self::PlayAs(cell, mark) => (Some(cell), Some(mark), None),
            Self::Undo => (None, None, Some(true)),
        };
        CallFields { play, mark, undo }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Call {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
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
            _ => Err(D::Error::custom(
                "a call is {\"play\": [row, col]}, with or without \"as\", or {\"undo\": true}",
            )),
        }
    }
}
