//! Any arrangement of marks.

use core::{fmt, iter};

use crate::{
    BoardError, Cell, MAX_SIDE, Mark, Rules,
    planes::{Pair, Planes, WORD},
};

/// A board: any arrangement of marks, legal or not.
///
/// One bit a square and mark, so that counting, comparing and scanning work on words of 64
/// squares; the counts of marks are kept. A board prints as a board, in `Debug` too.
///
/// ```
/// use ttt_core::{Board, Cell, Mark};
///
/// let board: Board = "O.X\n.XO\nX.O".parse()?;
/// assert_eq!(board.get(Cell::new(0, 2)), Some(Mark::X));
/// assert_eq!((board.count(Mark::X), board.count(Mark::O)), (3, 3));
/// assert_eq!(board.to_string(), "O.X\n.XO\nX.O");
/// # Ok::<(), ttt_core::BoardError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    planes: Planes,
}

impl Board {
    /// A board of blanks; O(squares / 64).
    ///
    /// # Errors
    /// [`BoardError::Empty`] without rows or columns, [`BoardError::TooManyRows`] or
    /// [`BoardError::RowTooLong`] with more than [`MAX_SIDE`] of them.
    ///
    /// ```
    /// # use ttt_core::Board;
    /// assert_eq!(Board::empty(2, 3)?.to_string(), "...\n...");
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    pub fn empty(rows: u16, cols: u16) -> Result<Self, BoardError> {
        if rows == 0 || cols == 0 {
            return Err(BoardError::Empty);
        }
        if rows > MAX_SIDE {
            let found = rows.into();
            return Err(BoardError::TooManyRows { found });
        }
        if cols > MAX_SIDE {
            let found = cols.into();
            return Err(BoardError::RowTooLong { row: 0, found });
        }
        Ok(Self::blank(rows, cols))
    }

    /// The board of blanks that a game by these rules starts from; O(squares / 64).
    ///
    /// ```
    /// use ttt_core::{Board, Mark, Rules};
    ///
    /// assert_eq!(Board::for_rules(&Rules::classic(Mark::X)), Board::empty(3, 3)?);
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[must_use]
    pub fn for_rules(rules: &Rules) -> Self {
        Self::blank(rules.rows(), rules.cols())
    }

    /// Blanks, for sides that are known to be in range.
    pub(crate) fn blank(rows: u16, cols: u16) -> Self {
        Self {
            planes: Planes::blank(rows.into(), cols.into()),
        }
    }

    /// The number of rows, 1 to [`MAX_SIDE`].
    ///
    /// ```
    /// # use ttt_core::Board;
    /// assert_eq!(Board::empty(2, 3)?.rows(), 2);
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[must_use]
    pub const fn rows(&self) -> u16 {
        self.planes.strings()
    }

    /// The number of columns, 1 to [`MAX_SIDE`].
    ///
    /// ```
    /// # use ttt_core::Board;
    /// assert_eq!(Board::empty(2, 3)?.cols(), 3);
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[must_use]
    pub const fn cols(&self) -> u16 {
        self.planes.len()
    }

    /// How many squares the board has, up to 16,777,216.
    ///
    /// ```
    /// # use ttt_core::Board;
    /// assert_eq!(Board::empty(2, 3)?.squares(), 6);
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[must_use]
    pub const fn squares(&self) -> u32 {
        self.rows() as u32 * self.cols() as u32
    }

    /// How many squares carry a mark; O(1).
    ///
    /// ```
    /// # use ttt_core::{Board, Mark};
    /// let board = Board::from_rows(["XO", "X."])?;
    /// assert_eq!((board.count(Mark::X), board.count(Mark::O)), (2, 1));
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn count(&self, mark: Mark) -> u32 {
        self.planes.count(mark)
    }

    /// Whether no square is blank; O(1).
    ///
    /// ```
    /// # use ttt_core::Board;
    /// assert!(Board::from_rows(["XO", "OX"])?.is_full());
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.planes.is_full()
    }

    /// Whether every square is blank; O(1).
    ///
    /// ```
    /// # use ttt_core::Board;
    /// assert!(Board::empty(2, 3)?.is_empty());
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count(Mark::X) == 0 && self.count(Mark::O) == 0
    }

    /// Whether a cell lies on the board.
    ///
    /// ```
    /// # use ttt_core::{Board, Cell};
    /// assert!(!Board::empty(2, 3)?.contains(Cell::new(2, 0)));
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn contains(&self, cell: Cell) -> bool {
        cell.row < self.rows() && cell.col < self.cols()
    }

    /// The mark at a cell; `None` where there is none, on a blank square and off the board; O(1).
    ///
    /// ```
    /// use ttt_core::{Board, Cell, Mark};
    ///
    /// let board = Board::from_rows(["X."])?;
    /// assert_eq!(board.get(Cell::new(0, 0)), Some(Mark::X));
    /// assert_eq!(board.get(Cell::new(0, 1)), None);
    /// assert_eq!(board.get(Cell::new(0, 2)), None);
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn get(&self, cell: Cell) -> Option<Mark> {
        self.contains(cell)
            .then(|| self.planes.get(self.bit(cell)))
            .flatten()
    }

    /// Puts a mark on a square, whatever stood there; O(1).
    ///
    /// # Panics
    /// When the cell lies off the board.
    ///
    /// ```
    /// use ttt_core::{Board, Cell, Mark};
    ///
    /// let mut board = Board::empty(1, 2)?;
    /// board.put(Cell::new(0, 1), Mark::O);
    /// assert_eq!(board.to_string(), ".O");
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[inline]
    pub fn put(&mut self, cell: Cell, mark: Mark) {
        self.clear(cell);
        self.add(self.bit(cell), mark);
    }

    /// Makes a square blank; O(1).
    ///
    /// # Panics
    /// When the cell lies off the board.
    ///
    /// ```
    /// use ttt_core::{Board, Cell};
    ///
    /// let mut board = Board::from_rows(["XO"])?;
    /// board.clear(Cell::new(0, 0));
    /// assert_eq!(board.to_string(), ".O");
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[inline]
    pub fn clear(&mut self, cell: Cell) {
        assert!(
            self.contains(cell),
            "{cell} lies off the {}×{} board",
            self.rows(),
            self.cols()
        );
        if let Some(mark) = self.get(cell) {
            self.take(self.bit(cell), mark);
        }
    }

    /// The cells that carry a mark, in reading order; a step a word and one a cell.
    ///
    /// ```
    /// use ttt_core::{Board, Cell, Mark};
    ///
    /// let board = Board::from_rows(["X.", "OX"])?;
    /// let cells: Vec<Cell> = board.cells(Mark::X).collect();
    /// assert_eq!(cells, [Cell::new(0, 0), Cell::new(1, 1)]);
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[inline]
    pub fn cells(&self, mark: Mark) -> impl Iterator<Item = Cell> + '_ {
        self.cells_by(move |pair| pair[mark.index()])
    }

    /// The cells without a mark, in reading order: the moves there are while a game is open; a
    /// step a word and one a cell.
    ///
    /// ```
    /// use ttt_core::{Board, Cell};
    ///
    /// let board = Board::from_rows(["X.", "OX"])?;
    /// let cells: Vec<Cell> = board.blanks().collect();
    /// assert_eq!(cells, [Cell::new(0, 1)]);
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[inline]
    pub fn blanks(&self) -> impl Iterator<Item = Cell> + '_ {
        self.cells_by(|[x, o]| !x & !o)
    }

    /// The cells whose bits are set in what is made of both marks' words, in reading order.
    ///
    /// Row by row and not by the index of a bit, since to divide by the length of a row costs
    /// more than all the rest.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a place in a word is below 64"
    )]
    fn cells_by(&self, bits: impl Fn(Pair) -> u64) -> impl Iterator<Item = Cell> {
        let from = move |row: u16, col: u16| {
            let pair = self.planes.read(self.planes.at(row.into(), col.into()));
            let len = usize::from(self.cols() - col).min(WORD);
            bits(pair) & (u64::MAX >> (WORD - len))
        };
        let (mut row, mut col, mut left) = (0, 0, from(0, 0));
        iter::from_fn(move || {
            while left == 0 {
                if col + (WORD as u16) < self.cols() {
                    col += WORD as u16;
                } else if row + 1 < self.rows() {
                    (row, col) = (row + 1, 0);
                } else {
                    return None;
                }
                left = from(row, col);
            }
            let place = left.trailing_zeros() as u16;
            left &= left - 1;
            Some(Cell::new(row, col + place))
        })
    }

    /// The same board with X and O exchanged, for instance to judge a game from the other side;
    /// O(squares / 64 + marks).
    ///
    /// ```
    /// # use ttt_core::Board;
    /// assert_eq!(Board::from_rows(["XX.O"])?.swapped().to_string(), "OO.X");
    /// # Ok::<(), ttt_core::BoardError>(())
    /// ```
    #[must_use]
    pub fn swapped(&self) -> Self {
        let mut swapped = Self::blank(self.rows(), self.cols());
        for mark in Mark::BOTH {
            for cell in self.cells(mark) {
                swapped.put(cell, mark.other());
            }
        }
        swapped
    }

    pub(crate) const fn planes(&self) -> &Planes {
        &self.planes
    }

    #[inline]
    pub(crate) const fn planes_mut(&mut self) -> &mut Planes {
        &mut self.planes
    }

    /// The index of a cell's bit in the planes.
    #[inline]
    pub(crate) fn bit(&self, cell: Cell) -> usize {
        self.planes.at(cell.row.into(), cell.col.into())
    }

    /// The cell that a bit of the planes stands for.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "no side is longer than MAX_SIDE"
    )]
    pub(crate) fn cell(&self, bit: usize) -> Cell {
        let (row, col) = self.planes.place(bit);
        Cell::new(row as u16, col as u16)
    }

    /// The board of planes that were read and counted.
    #[inline]
    pub(crate) const fn from_planes(planes: Planes) -> Self {
        Self { planes }
    }

    /// Puts a mark on a square, by its bit, that is known to be blank.
    #[inline]
    pub(crate) fn add(&mut self, bit: usize, mark: Mark) {
        self.planes.set(bit, mark);
    }

    /// Takes a mark off a square, by its bit, that is known to carry it.
    #[inline]
    pub(crate) fn take(&mut self, bit: usize, mark: Mark) {
        self.planes.clear(bit, mark);
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{} board\n{self}\n", self.rows(), self.cols())
    }
}
