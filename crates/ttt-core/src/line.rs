//! A run that wins.

use core::fmt;

use crate::{Cell, Direction, Mark};

/// A line: k or more adjacent squares of one mark, as long as the run goes.
///
/// Its cells go from its first in reading order, so an anti-diagonal starts at the top right.
/// [`lines`](fn@crate::lines) finds them.
///
/// ```
/// use ttt_core::{Board, Cell, Direction, Mark, Rules, lines};
///
/// let board = Board::from_rows(["O.X", ".XO", "X.O"])?;
/// let line = lines(&board, &Rules::classic(Mark::O))?[0];
/// assert_eq!((line.mark(), line.direction(), line.len()), (Mark::X, Direction::AntiDiagonal, 3));
/// assert_eq!(line.first(), Cell::new(0, 2));
/// assert_eq!(
///     line.to_string(),
///     "X in an anti-diagonal of 3 from row 0, column 2 to row 2, column 0",
/// );
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    mark: Mark,
    first: Cell,
    direction: Direction,
    len: u16,
}

#[expect(
    clippy::len_without_is_empty,
    reason = "a line has at least one square, so the question does not arise"
)]
impl Line {
    /// A line that was found on a board, and so lies on one.
    pub(crate) const fn new(mark: Mark, first: Cell, direction: Direction, len: u16) -> Self {
        Self {
            mark,
            first,
            direction,
            len,
        }
    }

    /// The mark on all of its squares.
    ///
    /// ```
    /// # use ttt_core::{Board, Mark, Rules, lines};
    /// let board = Board::from_rows(["OO"])?;
    /// assert_eq!(lines(&board, &Rules::new(1, 2, 2, Mark::X)?)?[0].mark(), Mark::O);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn mark(&self) -> Mark {
        self.mark
    }

    /// The first of its cells in reading order.
    ///
    /// ```
    /// # use ttt_core::{Board, Cell, Mark, Rules, lines};
    /// let board = Board::from_rows([".X", "X."])?;
    /// assert_eq!(lines(&board, &Rules::square(2, Mark::X)?)?[0].first(), Cell::new(0, 1));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn first(&self) -> Cell {
        self.first
    }

    /// The way it runs; for a line of one square the first way in which the square is a whole
    /// run.
    ///
    /// ```
    /// # use ttt_core::{Board, Direction, Mark, Rules, lines};
    /// let board = Board::from_rows([".X", "X."])?;
    /// let line = lines(&board, &Rules::square(2, Mark::X)?)?[0];
    /// assert_eq!(line.direction(), Direction::AntiDiagonal);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// How many squares it has, k or more.
    ///
    /// ```
    /// # use ttt_core::{Board, Mark, Rules, lines};
    /// let board = Board::from_rows(["XXX"])?;
    /// assert_eq!(lines(&board, &Rules::new(1, 3, 2, Mark::X)?)?[0].len(), 3);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn len(&self) -> u16 {
        self.len
    }

    /// The cell at a place of the line, counted from 0 at [`first`](Self::first); `None` past
    /// the end.
    ///
    /// ```
    /// # use ttt_core::{Board, Cell, Mark, Rules, lines};
    /// let board = Board::from_rows([".X", "X."])?;
    /// let line = lines(&board, &Rules::square(2, Mark::X)?)?[0];
    /// assert_eq!(line.cell(1), Some(Cell::new(1, 0)));
    /// assert_eq!(line.cell(2), None);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn cell(&self, place: u16) -> Option<Cell> {
        (place < self.len).then(|| self.cell_at(place))
    }

    /// Its cells in reading order.
    ///
    /// ```
    /// # use ttt_core::{Board, Cell, Mark, Rules, lines};
    /// let board = Board::from_rows([".X", "X."])?;
    /// let line = lines(&board, &Rules::square(2, Mark::X)?)?[0];
    /// assert!(line.cells().eq([Cell::new(0, 1), Cell::new(1, 0)]));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn cells(&self) -> impl ExactSizeIterator<Item = Cell> + DoubleEndedIterator + use<> {
        let line = *self;
        (0..line.len).map(move |place| line.cell_at(place))
    }

    /// Whether a cell is one of the line's; O(1).
    ///
    /// ```
    /// # use ttt_core::{Board, Cell, Mark, Rules, lines};
    /// let board = Board::from_rows([".X", "X."])?;
    /// let line = lines(&board, &Rules::square(2, Mark::X)?)?[0];
    /// assert!(line.contains(Cell::new(1, 0)) && !line.contains(Cell::new(1, 1)));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn contains(&self, cell: Cell) -> bool {
        self.place(cell).is_some()
    }

    /// At which place of the line a cell stands, counted from 0; `None` off the line; O(1).
    ///
    /// ```
    /// # use ttt_core::{Board, Cell, Mark, Rules, lines};
    /// let board = Board::from_rows([".X", "X."])?;
    /// let line = lines(&board, &Rules::square(2, Mark::X)?)?[0];
    /// assert_eq!(line.place(Cell::new(1, 0)), Some(1));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn place(&self, cell: Cell) -> Option<u16> {
        let place = match self.direction {
            Direction::Row => cell.col.checked_sub(self.first.col)?,
            _ => cell.row.checked_sub(self.first.row)?,
        };
        (self.cell(place) == Some(cell)).then_some(place)
    }

    /// The cell at a place that is known to be on the line.
    const fn cell_at(&self, place: u16) -> Cell {
        let Cell { row, col } = self.first;
        match self.direction {
            Direction::Row => Cell::new(row, col + place),
            Direction::Column => Cell::new(row + place, col),
            Direction::Diagonal => Cell::new(row + place, col + place),
            Direction::AntiDiagonal => Cell::new(row + place, col - place),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mark, direction, len) = (self.mark, self.direction, self.len);
        let article = match direction {
            Direction::AntiDiagonal => "an",
            _ => "a",
        };
        let (first, last) = (self.first, self.cell_at(len - 1));
        write!(
            f,
            "{mark} in {article} {direction} of {len} from {first} to {last}"
        )
    }
}
