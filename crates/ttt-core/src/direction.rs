//! The four ways in which squares are adjacent in a line.

use core::fmt;

/// The way a line runs.
///
/// The order is the one in which lines that start at the same cell are listed.
///
/// ```
/// use ttt_core::Direction;
///
/// assert_eq!(Direction::ALL[3], Direction::AntiDiagonal);
/// assert_eq!(Direction::AntiDiagonal.to_string(), "anti-diagonal");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Direction {
    /// From left to right.
    Row,
    /// From top to bottom.
    Column,
    /// From the top left to the bottom right.
    Diagonal,
    /// From the top right to the bottom left.
    AntiDiagonal,
}

impl Direction {
    /// All four, in listing order.
    ///
    /// ```
    /// # use ttt_core::Direction;
    /// assert_eq!(Direction::ALL.len(), 4);
    /// ```
    pub const ALL: [Self; 4] = [Self::Row, Self::Column, Self::Diagonal, Self::AntiDiagonal];
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Diagonal => "diagonal",
            Self::AntiDiagonal => "anti-diagonal",
        })
    }
}
