//! Strict JSON: one reader for case files and for lines of the wire protocol.

mod error;
mod strict;

use serde::de::DeserializeOwned;

pub use error::JsonError;

/// The byte-order mark in UTF-8.
const BOM: &[u8] = b"\xef\xbb\xbf";

/// Reads one value, and refuses whatever another reader might take for something else.
///
/// Beyond what serde's derive refuses (with `deny_unknown_fields`: unknown fields, repeated
/// keys, missing ones), these are refused: an array in place of an object, an object in place
/// of a word, `null` in place of a field that is left out, an array that is longer than the
/// type says, text after the value, invalid UTF-8 and a byte-order mark. Each error names its
/// place. O(length of the text).
///
/// # Errors
/// The first fault, as a [`JsonError`].
///
/// ```
/// use ttt_conformance::{Question, json};
///
/// let text = br#"{"ask": "scan", "rules": {"rows": 3, "cols": 3.5, "k": 3, "first": "O"}}"#;
/// assert_eq!(
///     json::read::<Question>(text).unwrap_err().to_string(),
///     "line 1, column 48, at `rules.cols`: invalid type: floating point `3.5`, expected an \
///      integer, written without fraction and exponent",
/// );
/// ```
pub fn read<T: DeserializeOwned>(text: &[u8]) -> Result<T, JsonError> {
    if text.starts_with(BOM) {
        return Err(JsonError::at_start(
            "the text begins with a byte-order mark, expected none",
        ));
    }
    let text = str::from_utf8(text).map_err(|error| JsonError::not_utf8(text, &error))?;
    let mut source = serde_json::Deserializer::from_str(text);
    let mut track = serde_path_to_error::Track::new();
    let tracked = strict::Strict(&mut source);
    let tracked = serde_path_to_error::Deserializer::new(tracked, &mut track);
    let value = T::deserialize(tracked)
        .map_err(|error| JsonError::new(text, &error, &track.path().to_string()))?;
    source
        .end()
        .map_err(|error| JsonError::new(text, &error, "."))?;
    Ok(value)
}

/// Reads the `id` of a message that is no valid one otherwise, so that its sender can tell
/// which of its messages is refused. `None` where there is no telling.
pub(crate) fn id_of(text: &[u8]) -> Option<crate::Integer> {
    /// What is left of such a message.
    #[derive(serde::Deserialize)]
    struct Marked {
        id: crate::Integer,
    }
    let marked: Marked = serde_json::from_slice(text).ok()?;
    Some(marked.id)
}
