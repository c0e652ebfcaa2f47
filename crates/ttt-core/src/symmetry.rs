//! The ways to turn and mirror a board.

use crate::Cell;

/// One of the eight ways to turn or mirror a board.
///
/// All eight map a square board onto itself, and four of them an oblong one; the other four
/// exchange its rows and columns. Lines stay lines, so verdicts and legality do not change.
///
/// ```
/// use ttt_core::{Board, Symmetry};
///
/// let board = Board::from_rows(["XO.", "..."])?;
/// assert_eq!(Symmetry::RotateRight.board(&board).to_string(), ".X\n.O\n..");
/// assert_eq!(Symmetry::FlipColumns.board(&board).to_string(), ".OX\n...");
/// # Ok::<(), ttt_core::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Symmetry {
    /// As it is.
    Identity,
    /// A half turn.
    HalfTurn,
    /// The rows in reverse order: top and bottom change places.
    FlipRows,
    /// The columns in reverse order: left and right change places.
    FlipColumns,
    /// A quarter turn clockwise.
    RotateRight,
    /// A quarter turn anticlockwise.
    RotateLeft,
    /// Mirrored along the diagonal from the top left: rows become columns.
    Transpose,
    /// Mirrored along the diagonal from the top right.
    AntiTranspose,
}

impl Symmetry {
    /// All eight; the first four keep the size of any board.
    ///
    /// ```
    /// # use ttt_core::Symmetry;
    /// assert_eq!(Symmetry::ALL.iter().filter(|s| s.keeps_sides()).count(), 4);
    /// ```
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::HalfTurn,
        Self::FlipRows,
        Self::FlipColumns,
        Self::RotateRight,
        Self::RotateLeft,
        Self::Transpose,
        Self::AntiTranspose,
    ];

    /// The symmetries that map boards of a size onto boards of that size: eight or four.
    ///
    /// ```
    /// # use ttt_core::Symmetry;
    /// assert_eq!(Symmetry::of(3, 3).len(), 8);
    /// assert_eq!(Symmetry::of(3, 4).len(), 4);
    /// ```
    #[must_use]
    pub const fn of(rows: u16, cols: u16) -> &'static [Self] {
        if rows == cols {
            &Self::ALL
        } else {
            Self::ALL.split_at(4).0
        }
    }

    /// Whether rows stay rows, so that a board of any size keeps its size.
    ///
    /// ```
    /// # use ttt_core::Symmetry;
    /// assert!(Symmetry::HalfTurn.keeps_sides() && !Symmetry::Transpose.keeps_sides());
    /// ```
    #[must_use]
    pub const fn keeps_sides(self) -> bool {
        matches!(
            self,
            Self::Identity | Self::HalfTurn | Self::FlipRows | Self::FlipColumns
        )
    }

    /// The symmetry that undoes this one.
    ///
    /// ```
    /// # use ttt_core::Symmetry;
    /// assert_eq!(Symmetry::RotateLeft.inverse(), Symmetry::RotateRight);
    /// ```
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::RotateRight => Self::RotateLeft,
            Self::RotateLeft => Self::RotateRight,
            other => other,
        }
    }

    /// Where a cell of a rows × cols board comes to lie; O(1).
    ///
    /// # Panics
    /// When the cell lies off that board.
    ///
    /// ```
    /// # use ttt_core::{Cell, Symmetry};
    /// assert_eq!(Symmetry::RotateRight.cell(Cell::new(0, 1), 2, 3), Cell::new(1, 1));
    /// ```
    #[must_use]
    pub fn cell(self, cell: Cell, rows: u16, cols: u16) -> Cell {
        let Cell { row, col } = cell;
        assert!(
            row < rows && col < cols,
            "{cell} lies off the {rows}×{cols} board"
        );
        let (from_below, from_right) = (rows - 1 - row, cols - 1 - col);
        match self {
            Self::Identity => cell,
            Self::HalfTurn => Cell::new(from_below, from_right),
            Self::FlipRows => Cell::new(from_below, col),
            Self::FlipColumns => Cell::new(row, from_right),
            Self::RotateRight => Cell::new(col, from_below),
            Self::RotateLeft => Cell::new(from_right, row),
            Self::Transpose => Cell::new(col, row),
            Self::AntiTranspose => Cell::new(from_right, from_below),
        }
    }
}
