//! Why a text is no board.

use core::{error::Error, fmt};

use crate::MAX_SIDE;

/// Why a text, or a size, makes no board.
///
/// The faults are looked for in the order in which they stand here, in the whole text each; of
/// one kind, the first in reading order is named. Rows and columns are counted from 0, columns
/// in characters (Unicode scalar values).
///
/// The codes are part of the rulebook, so the list is complete: another reason would be another
/// rulebook, and whoever tells them apart wants to hear of it from the compiler.
///
/// ```
/// use ttt_core::Board;
///
/// let error = Board::from_rows(["XO.", ".X0"]).unwrap_err();
/// assert_eq!(error.code(), "unknown-symbol");
/// assert_eq!(
///     error.to_string(),
///     "row 1, column 2 is '0' (U+0030), expected X, O, '.' or a space; \
///      probably the letter O was meant",
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardError {
    /// There are no rows, or all of them are empty.
    Empty,
    /// There are more than [`MAX_SIDE`] rows.
    TooManyRows {
        /// How many there are.
        found: usize,
    },
    /// A row has more than [`MAX_SIDE`] characters.
    RowTooLong {
        /// The first such row.
        row: usize,
        /// How many characters it has.
        found: usize,
    },
    /// A character is none of `X`, `O`, `.` and space.
    UnknownSymbol {
        /// Its row.
        row: usize,
        /// Its column.
        col: usize,
        /// The character.
        symbol: char,
    },
    /// A row is shorter or longer than the first.
    Ragged {
        /// The first such row.
        row: usize,
        /// How many characters it has.
        found: usize,
        /// How many the first row has.
        expected: usize,
    },
}

impl BoardError {
    /// The code that stands for the error in the conformance corpus.
    ///
    /// ```
    /// # use ttt_core::Board;
    /// assert_eq!(Board::from_rows(["XO", "X"]).unwrap_err().code(), "ragged");
    /// ```
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::TooManyRows { .. } | Self::RowTooLong { .. } => "too-large",
            Self::UnknownSymbol { .. } => "unknown-symbol",
            Self::Ragged { .. } => "ragged",
        }
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Empty => f.write_str("the board has no squares, expected at least one"),
            Self::TooManyRows { found } => {
                write!(f, "the board has {found} rows, expected at most {MAX_SIDE}")
            }
            Self::RowTooLong { row, found } => write!(
                f,
                "row {row} has {found} characters, expected at most {MAX_SIDE}"
            ),
            Self::UnknownSymbol { row, col, symbol } => {
                write!(
                    f,
                    "row {row}, column {col} is {symbol:?} (U+{:04X}), expected X, O, '.' or a space",
                    u32::from(symbol)
                )?;
                hint(symbol).map_or(Ok(()), |hint| write!(f, "; {hint}"))
            }
            Self::Ragged {
                row,
                found,
                expected,
            } => write!(
                f,
                "row {row} has {found} characters, expected {expected} as in row 0"
            ),
        }
    }
}

impl Error for BoardError {}

/// What was probably meant by a character that is no symbol.
fn hint(symbol: char) -> Option<&'static str> {
    Some(match symbol {
        // Letters and signs that look like an X: Latin, full-width, Cyrillic, Greek, and ×.
        'x' | 'Ｘ' | 'ｘ' | 'Х' | 'х' | 'Χ' | 'χ' | '×' => "probably the letter X was meant",
        // The same for O, digits zero included.
        'o' | '0' | 'Ｏ' | 'ｏ' | '０' | 'О' | 'о' | 'Ο' | 'ο' => {
            "probably the letter O was meant"
        }
        '\u{a0}' | '\u{3000}' | '\t' => "probably a space was meant",
        '．' | '_' | '-' => "probably '.' was meant",
        '\u{feff}' => "a byte-order mark is no part of a board, take it away",
        '\r' | '\n' => "a line end within a row, end rows with \\n or \\r\\n",
        _ => return None,
    })
}
