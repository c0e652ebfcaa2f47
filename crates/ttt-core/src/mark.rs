//! The two marks.

use core::fmt;

/// A player's mark; a blank square has none.
///
/// Which of the two moves first differs from problem to problem, so it is part of the
/// [`Rules`](crate::Rules) and never assumed.
///
/// ```
/// use ttt_core::Mark;
///
/// assert_eq!(Mark::X.other(), Mark::O);
/// assert_eq!(Mark::O.to_string(), "O");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Mark {
    /// The capital letter X.
    X,
    /// The capital letter O (never the digit zero).
    O,
}

impl Mark {
    /// Both marks, X before O: the order of everything that lists them.
    ///
    /// ```
    /// # use ttt_core::Mark;
    /// assert_eq!(Mark::BOTH, [Mark::X, Mark::O]);
    /// ```
    pub const BOTH: [Self; 2] = [Self::X, Self::O];

    /// The opponent's mark.
    ///
    /// ```
    /// # use ttt_core::Mark;
    /// assert_eq!(Mark::O.other(), Mark::X);
    /// ```
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::X => Self::O,
            Self::O => Self::X,
        }
    }

    /// The character that stands for the mark in board text, `'X'` or `'O'`.
    ///
    /// ```
    /// # use ttt_core::Mark;
    /// assert_eq!(Mark::X.symbol(), 'X');
    /// ```
    #[must_use]
    pub const fn symbol(self) -> char {
        match self {
            Self::X => 'X',
            Self::O => 'O',
        }
    }

    /// Where this mark's half of a pair of things is kept: X first.
    #[cfg(feature = "alloc")]
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::X => 0,
            Self::O => 1,
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.symbol())
    }
}
