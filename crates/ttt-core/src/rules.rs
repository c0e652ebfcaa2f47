//! The game that is judged: the board's size, the length of a line, who moves first.

use core::{error::Error, fmt};

use crate::{Cell, Mark};

/// The most rows or columns that a board can have.
///
/// ```
/// use ttt_core::{MAX_SIDE, Mark, Rules};
///
/// assert!(Rules::square(MAX_SIDE, Mark::X).is_ok());
/// assert!(Rules::square(MAX_SIDE + 1, Mark::X).is_err());
/// ```
pub const MAX_SIDE: u16 = 4096;

/// The rules of a game: rows, columns, the length `k` of a line, and the mark that moves first.
///
/// A player wins by `k` or more adjacent squares in a row, column, diagonal or anti-diagonal.
/// Rows and columns are from 1 to [`MAX_SIDE`], `k` from 1 to the larger of the two; no other
/// value of this type exists.
///
/// ```
/// use ttt_core::{Mark, Rules};
///
/// let gomoku = Rules::new(15, 15, 5, Mark::X)?;
/// assert_eq!((gomoku.rows(), gomoku.cols(), gomoku.k()), (15, 15, 5));
/// assert_eq!(gomoku.first(), Mark::X);
/// assert_eq!(gomoku.to_string(), "15×15, 5 in a row, X first");
/// # Ok::<(), ttt_core::RulesError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "UncheckedRules"))]
pub struct Rules {
    rows: u16,
    cols: u16,
    k: u16,
    first: Mark,
}

impl Rules {
    /// The rules with these bounds.
    ///
    /// # Errors
    /// The first of `rows`, `cols` and `k` that is out of its range.
    ///
    /// ```
    /// use ttt_core::{Mark, Rules, RulesError};
    ///
    /// let error = Rules::new(3, 4, 5, Mark::X).unwrap_err();
    /// assert_eq!(error, RulesError::K { found: 5, max: 4 });
    /// assert_eq!(error.to_string(), "k is 5, expected 1 to 4, the longer side of the board");
    /// ```
    pub const fn new(rows: u16, cols: u16, k: u16, first: Mark) -> Result<Self, RulesError> {
        if rows == 0 || rows > MAX_SIDE {
            return Err(RulesError::Rows { found: rows });
        }
        if cols == 0 || cols > MAX_SIDE {
            return Err(RulesError::Cols { found: cols });
        }
        let max = if rows > cols { rows } else { cols };
        if k == 0 || k > max {
            return Err(RulesError::K { found: k, max });
        }
        Ok(Self {
            rows,
            cols,
            k,
            first,
        })
    }

    /// The rules of the n×n game that a full row, column or diagonal wins.
    ///
    /// # Errors
    /// [`RulesError::Rows`] when `n` is 0 or above [`MAX_SIDE`].
    ///
    /// ```
    /// # use ttt_core::{Mark, Rules};
    /// assert_eq!(Rules::square(4, Mark::O), Rules::new(4, 4, 4, Mark::O));
    /// ```
    pub const fn square(n: u16, first: Mark) -> Result<Self, RulesError> {
        Self::new(n, n, n, first)
    }

    /// The rules of tic-tac-toe itself: 3×3, three in a row.
    ///
    /// ```
    /// # use ttt_core::{Mark, Rules};
    /// assert_eq!(Ok(Rules::classic(Mark::X)), Rules::square(3, Mark::X));
    /// ```
    #[must_use]
    pub const fn classic(first: Mark) -> Self {
        Self {
            rows: 3,
            cols: 3,
            k: 3,
            first,
        }
    }

    /// The number of rows, 1 to [`MAX_SIDE`].
    ///
    /// ```
    /// # use ttt_core::{Mark, Rules};
    /// assert_eq!(Rules::classic(Mark::X).rows(), 3);
    /// ```
    #[must_use]
    pub const fn rows(&self) -> u16 {
        self.rows
    }

    /// The number of columns, 1 to [`MAX_SIDE`].
    ///
    /// ```
    /// # use ttt_core::{Mark, Rules};
    /// assert_eq!(Rules::classic(Mark::X).cols(), 3);
    /// ```
    #[must_use]
    pub const fn cols(&self) -> u16 {
        self.cols
    }

    /// How many adjacent squares make a line, 1 to the longer side of the board.
    ///
    /// ```
    /// # use ttt_core::{Mark, Rules};
    /// assert_eq!(Rules::classic(Mark::X).k(), 3);
    /// ```
    #[must_use]
    pub const fn k(&self) -> u16 {
        self.k
    }

    /// The mark that moves first.
    ///
    /// ```
    /// # use ttt_core::{Mark, Rules};
    /// assert_eq!(Rules::classic(Mark::O).first(), Mark::O);
    /// ```
    #[must_use]
    pub const fn first(&self) -> Mark {
        self.first
    }

    /// The same game, opened by `first`.
    ///
    /// ```
    /// # use ttt_core::{Mark, Rules};
    /// assert_eq!(Rules::classic(Mark::X).with_first(Mark::O), Rules::classic(Mark::O));
    /// ```
    #[must_use]
    pub const fn with_first(self, first: Mark) -> Self {
        Self { first, ..self }
    }

    /// Whether a cell lies on the board.
    ///
    /// ```
    /// use ttt_core::{Cell, Mark, Rules};
    ///
    /// let rules = Rules::classic(Mark::X);
    /// assert!(rules.contains(Cell::new(2, 2)));
    /// assert!(!rules.contains(Cell::new(0, 3)));
    /// ```
    #[must_use]
    #[inline]
    pub const fn contains(&self, cell: Cell) -> bool {
        cell.row < self.rows && cell.col < self.cols
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            rows,
            cols,
            k,
            first,
        } = self;
        write!(f, "{rows}×{cols}, {k} in a row, {first} first")
    }
}

/// Which bound the rules break.
///
/// ```
/// use ttt_core::{Mark, Rules};
///
/// let error = Rules::new(0, 9999, 3, Mark::X).unwrap_err();
/// assert_eq!(error.code(), "rows");
/// assert_eq!(error.to_string(), "rows is 0, expected 1 to 4096");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RulesError {
    /// The number of rows is 0 or above [`MAX_SIDE`].
    Rows {
        /// The number given.
        found: u16,
    },
    /// The number of columns is 0 or above [`MAX_SIDE`].
    Cols {
        /// The number given.
        found: u16,
    },
    /// `k` is 0 or above the longer side of the board.
    K {
        /// The number given.
        found: u16,
        /// The longer side of the board.
        max: u16,
    },
}

impl RulesError {
    /// The code that stands for the error in the conformance corpus: the bound's name.
    ///
    /// ```
    /// # use ttt_core::{Mark, Rules};
    /// assert_eq!(Rules::square(0, Mark::X).unwrap_err().code(), "rows");
    /// ```
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Rows { .. } => "rows",
            Self::Cols { .. } => "cols",
            Self::K { .. } => "k",
        }
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.code();
        match self {
            Self::Rows { found } | Self::Cols { found } => {
                write!(f, "{name} is {found}, expected 1 to {MAX_SIDE}")
            }
            Self::K { found, max } => {
                write!(
                    f,
                    "{name} is {found}, expected 1 to {max}, the longer side of the board"
                )
            }
        }
    }
}

impl Error for RulesError {}

/// Rules as they come from outside, before their bounds are checked.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct UncheckedRules {
    rows: u16,
    cols: u16,
    k: u16,
    first: Mark,
}

#[cfg(feature = "serde")]
impl TryFrom<UncheckedRules> for Rules {
    type Error = RulesError;

    fn try_from(raw: UncheckedRules) -> Result<Self, RulesError> {
        Self::new(raw.rows, raw.cols, raw.k, raw.first)
    }
}
