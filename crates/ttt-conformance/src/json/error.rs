//! Why a text is not the JSON that was expected.

use std::{error::Error, fmt, str::Utf8Error};

/// Why a text is not the JSON that was expected, and where.
///
/// Lines and columns count from 1, columns in characters. The place is where the reader stood
/// when it knew: on the last character of what is wrong, or right after it.
///
/// ```
/// use ttt_conformance::{Answer, json};
///
/// let error = json::read::<Answer>(b"{\n  \"verdict\": \"won\"\n}").unwrap_err();
/// assert_eq!((error.line(), error.column(), error.path()), (2, 18, Some("verdict")));
/// assert_eq!(error.why(), "unknown variant `won`, expected one of `X`, `O`, `Draw`, `Pending`");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonError {
    line: usize,
    column: usize,
    path: Option<String>,
    why: String,
}

impl JsonError {
    /// An error of the parser or of the type, at a path as `serde_path_to_error` writes it.
    pub(super) fn new(text: &str, error: &serde_json::Error, path: &str) -> Self {
        let (line, byte) = match error.line() {
            // What is said of a whole value after it was read has no place; it is its end.
            0 => end(text),
            line => (line, error.column()),
        };
        let why = error.to_string();
        let place = format!(" at line {} column {}", error.line(), error.column());
        let line_text = text.split('\n').nth(line.saturating_sub(1)).unwrap_or("");
        let column = line_text
            .char_indices()
            .take_while(|&(at, _)| at < byte)
            .count();
        Self {
            line,
            column: column.max(1),
            path: (path != "." && path != "?").then(|| path.to_owned()),
            why: why.strip_suffix(&place).unwrap_or(&why).to_owned(),
        }
    }

    /// A fault that shows in the first character.
    pub(super) fn at_start(why: &str) -> Self {
        Self {
            line: 1,
            column: 1,
            path: None,
            why: why.to_owned(),
        }
    }

    /// The place of the first byte that is no UTF-8.
    pub(super) fn not_utf8(text: &[u8], error: &Utf8Error) -> Self {
        let before = String::from_utf8_lossy(&text[..error.valid_up_to()]);
        let found = text[error.valid_up_to()];
        let last_line = before.rsplit('\n').next().unwrap_or("");
        Self {
            line: before.matches('\n').count() + 1,
            column: last_line.chars().count() + 1,
            path: None,
            why: format!("the byte 0x{found:02X} is no UTF-8"),
        }
    }

    /// The line, counted from 1.
    ///
    /// ```
    /// # use ttt_conformance::{Answer, json};
    /// assert_eq!(json::read::<Answer>(b"\n\nno").unwrap_err().line(), 3);
    /// ```
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The column, counted from 1, in characters.
    ///
    /// ```
    /// # use ttt_conformance::{Answer, json};
    /// assert_eq!(json::read::<Answer>("{\"é\": 1}".as_bytes()).unwrap_err().column(), 4);
    /// ```
    #[must_use]
    pub const fn column(&self) -> usize {
        self.column
    }

    /// The fields and indices that lead to the value, such as `question.calls[2].play`; `None`
    /// for the whole text.
    ///
    /// ```
    /// # use ttt_conformance::{Answer, json};
    /// let error = json::read::<Answer>(br#"{"returns": ["X", "Y"]}"#).unwrap_err();
    /// assert_eq!(error.path(), Some("returns[1]"));
    /// ```
    #[must_use]
    pub fn path(&self) -> Option<&str> {
        self.path.as_deref()
    }

    /// What is wrong there.
    ///
    /// ```
    /// # use ttt_conformance::{Answer, json};
    /// let error = json::read::<Answer>(br#"{"verdict": "X"} {}"#).unwrap_err();
    /// assert_eq!(error.why(), "trailing characters");
    /// ```
    #[must_use]
    pub fn why(&self) -> &str {
        &self.why
    }
}

/// The line and the column, in bytes, of the last character that is no white space.
fn end(text: &str) -> (usize, usize) {
    let text = text.trim_end();
    let last_line = text.rsplit('\n').next().unwrap_or("");
    (text.matches('\n').count() + 1, last_line.len())
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)?;
        if let Some(path) = &self.path {
            write!(f, ", at `{path}`")?;
        }
        write!(f, ": {}", self.why)
    }
}

impl Error for JsonError {}
