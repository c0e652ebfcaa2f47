//! Board text: reading and printing.

mod read;

use alloc::string::String;
use core::{fmt, fmt::Write as _, str::FromStr};

use crate::{Board, BoardError, Cell, MAX_SIDE, Mark};

use read::{read, read_classic_rows, read_classic_text, read_even_long, read_even_short};

impl Board {
    /// Reads a board from its rows: `X`, `O`, and `.` or a space for a blank.
    ///
    /// The rows are gone through more than once, so pass them by reference (`&rows`) where
    /// copying them is dear. O(squares), 64 squares kept in two words.
    ///
    /// # Errors
    /// The first [`BoardError`] that applies; it names the place.
    ///
    /// ```
    /// use ttt_core::Board;
    ///
    /// let rows = vec![String::from("X O"), String::from(".XO")];
    /// let board = Board::from_rows(&rows)?;
    /// assert_eq!(board.to_string(), "X.O\n.XO");
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "handing a board over in memory costs as much as to read it"
    )]
    pub fn from_rows<I>(rows: I) -> Result<Self, BoardError>
    where
        I: IntoIterator<Item: AsRef<str>, IntoIter: Clone>,
    {
        let rows = rows.into_iter();
        let board = match read_classic_rows(rows.clone()) {
            Some(board) => board,
            None => read_rows(rows)?,
        };
        Ok(board)
    }

    /// The rows as text, `.` for a blank: what [`from_rows`](Self::from_rows) reads;
    /// O(columns) a row.
    ///
    /// ```
    /// # use ttt_core::Board;
    /// let board = Board::from_rows(["X O", ".XO"])?;
    /// assert!(board.to_rows().eq(["X.O", ".XO"]));
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[must_use]
    pub fn to_rows(&self) -> impl ExactSizeIterator<Item = String> + '_ {
        (0..self.rows()).map(|row| self.symbols(row).collect())
    }

    /// The symbols of a row.
    fn symbols(&self, row: u16) -> impl Iterator<Item = char> + '_ {
        (0..self.cols()).map(move |col| self.get(Cell::new(row, col)).map_or('.', Mark::symbol))
    }
}

/// Reads a board from one text: rows ended by `\n` or `\r\n`, the last end optional;
/// O(length of the text).
///
/// ```
/// use ttt_core::Board;
///
/// let board: Board = "XO\r\n .\r\n".parse()?;
/// assert_eq!(board, Board::from_rows(["XO", ".."])?);
/// # Ok::<(), ttt_core::BoardError>(())
/// ```
impl FromStr for Board {
    type Err = BoardError;

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "handing a board over in memory costs as much as to read it"
    )]
    fn from_str(text: &str) -> Result<Self, BoardError> {
        // Not handed on as it came, which would keep a board just read in memory too.
        let board = match read_classic_text(text.as_bytes()) {
            Some(board) => board,
            None => read_text(text)?,
        };
        Ok(board)
    }
}

/// Prints the rows, `.` for a blank, with a line feed between them and none at the end;
/// O(squares).
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.rows() {
            if row > 0 {
                f.write_char('\n')?;
            }
            self.symbols(row)
                .try_for_each(|symbol| f.write_char(symbol))?;
        }
        Ok(())
    }
}

/// Reads a board of another size from a text, or says what is wrong with it.
#[inline(never)]
fn read_text(text: &str) -> Result<Board, BoardError> {
    let bytes = text.as_bytes();
    match read_even_short(bytes).or_else(|| read_even_long(bytes)) {
        Some(board) => Ok(board),
        None => Board::from_rows(text.lines()),
    }
}

/// Reads a board of another size from its rows, or says what is wrong with it.
#[inline(never)]
fn read_rows<S: AsRef<str>>(rows: impl Iterator<Item = S> + Clone) -> Result<Board, BoardError> {
    read(rows.clone()).ok_or_else(|| diagnose(rows))
}

/// What is wrong with rows that were not read.
#[cold]
fn diagnose<S: AsRef<str>>(rows: impl Iterator<Item = S> + Clone) -> BoardError {
    let max = usize::from(MAX_SIDE);
    let length = |text: &S| text.as_ref().chars().count();
    if rows.clone().all(|text| text.as_ref().is_empty()) {
        return BoardError::Empty;
    }
    let found = rows.clone().count();
    if found > max {
        return BoardError::TooManyRows { found };
    }
    let mut lengths = rows.clone().map(|text| length(&text)).enumerate();
    if let Some((row, found)) = lengths.find(|&(_, found)| found > max) {
        return BoardError::RowTooLong { row, found };
    }
    for (row, text) in rows.clone().enumerate() {
        for (col, symbol) in text.as_ref().chars().enumerate() {
            if !matches!(symbol, 'X' | 'O' | '.' | ' ') {
                return BoardError::UnknownSymbol { row, col, symbol };
            }
        }
    }
    let mut lengths = rows.map(|text| length(&text)).enumerate();
    let expected = lengths.next().map_or(0, |(_, first)| first);
    let (row, found) = lengths
        .find(|&(_, found)| found != expected)
        .expect("rows of known symbols, of one length in range, are read");
    BoardError::Ragged {
        row,
        found,
        expected,
    }
}

/// A board is stored as the list of its rows.
#[cfg(feature = "serde")]
impl serde::Serialize for Board {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.to_rows())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Board {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = alloc::vec::Vec::<String>::deserialize(deserializer)?;
        Self::from_rows(&rows).map_err(serde::de::Error::custom)
    }
}
