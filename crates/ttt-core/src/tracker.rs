//! Following a game move by move.

use alloc::vec::Vec;
use core::fmt;

use crate::{Board, Cell, Mark, NothingToUndo, Refusal, Rules, Verdict, wins::Wins};

/// A game in play: its board, verdict and history.
///
/// A move costs O(1) where full lines win (`k` = rows = columns): signed counts decide. For any
/// other `k` the runs through the square just played decide, in each of four directions 64
/// squares at a step and never further than `k - 1` squares: at most a step for every 64 squares
/// of `k`. Neither grows with the board, because a move can complete no other line than one
/// through its own square.
///
/// ```
/// use ttt_core::{Cell, Mark, Refusal, Rules, Tracker, Verdict};
///
/// let mut game = Tracker::new(Rules::new(1, 4, 2, Mark::X)?);
/// assert_eq!(game.play(Cell::new(0, 0))?, Verdict::Pending);
/// assert_eq!(game.play(Cell::new(0, 0)), Err(Refusal::Occupied));
/// assert_eq!(game.play(Cell::new(0, 3))?, Verdict::Pending);
/// assert_eq!(game.play(Cell::new(0, 1))?, Verdict::X);
/// assert_eq!(game.play(Cell::new(0, 2)), Err(Refusal::GameOver));
/// assert_eq!(game.undo()?, Verdict::Pending);
/// assert_eq!(game.board().to_string(), "X..O");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Tracker {
    rules: Rules,
    board: Board,
    history: Vec<Cell>,
    verdict: Verdict,
    wins: Wins,
}

impl Tracker {
    /// A game that has not begun.
    ///
    /// ```
    /// use ttt_core::{Mark, Rules, Tracker};
    ///
    /// let game = Tracker::new(Rules::classic(Mark::O));
    /// assert!(game.board().is_empty());
    /// assert_eq!(game.side_to_move(), Mark::O);
    /// ```
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        let board = Board::for_rules(&rules);
        Self {
            rules,
            wins: Wins::new(&rules, &board),
            board,
            history: Vec::new(),
            verdict: Verdict::Pending,
        }
    }

    /// Plays a square for the side to move, and gives the verdict after it.
    ///
    /// # Errors
    /// The [`Refusal`]; nothing has changed then.
    ///
    /// ```
    /// # use ttt_core::{Cell, Mark, Refusal, Rules, Tracker, Verdict};
    /// let mut game = Tracker::new(Rules::classic(Mark::X));
    /// assert_eq!(game.play(Cell::new(1, 1)), Ok(Verdict::Pending));
    /// assert_eq!(game.play(Cell::new(1, 1)), Err(Refusal::Occupied));
    /// assert_eq!(game.side_to_move(), Mark::O);
    /// ```
    #[inline]
    pub fn play(&mut self, cell: Cell) -> Result<Verdict, Refusal> {
        self.play_as(self.side_to_move(), cell)
    }

    /// Plays a square for a named mark, and gives the verdict after it.
    ///
    /// # Errors
    /// The [`Refusal`], [`Refusal::OutOfTurn`] last among them; nothing has changed then.
    ///
    /// ```
    /// # use ttt_core::{Cell, Mark, Refusal, Rules, Tracker, Verdict};
    /// let mut game = Tracker::new(Rules::classic(Mark::X));
    /// assert_eq!(game.play_as(Mark::O, Cell::new(0, 0)), Err(Refusal::OutOfTurn));
    /// assert_eq!(game.play_as(Mark::X, Cell::new(0, 0)), Ok(Verdict::Pending));
    /// ```
    #[inline]
    pub fn play_as(&mut self, mark: Mark, cell: Cell) -> Result<Verdict, Refusal> {
        let bit = self.allow(mark, cell)?;
        Ok(self.place(mark, cell, bit))
    }

    /// The bit of a square that may be played now.
    #[inline]
    fn allow(&self, mark: Mark, cell: Cell) -> Result<usize, Refusal> {
        if !self.rules.contains(cell) {
            return Err(Refusal::OutOfBounds);
        }
        if self.verdict.is_over() {
            return Err(Refusal::GameOver);
        }
        let bit = self.board.bit(cell);
        if self.board.planes().is_taken(bit) {
            return Err(Refusal::Occupied);
        }
        if mark != self.side_to_move() {
            return Err(Refusal::OutOfTurn);
        }
        Ok(bit)
    }

    /// Plays a square that may be played, and gives the verdict after it.
    fn place(&mut self, mark: Mark, cell: Cell, bit: usize) -> Verdict {
        self.board.add(bit, mark);
        self.history.push(cell);
        self.verdict = if self.wins.play(&self.board, cell, mark, self.rules.k()) {
            mark.into()
        } else if self.history.len() == self.board.squares() as usize {
            Verdict::Draw
        } else {
            Verdict::Pending
        };
        self.verdict
    }

    /// Takes the last move back, also after the end, and gives the verdict after it; O(1).
    ///
    /// That verdict is always [`Verdict::Pending`], since no move follows any other.
    ///
    /// # Errors
    /// [`NothingToUndo`] on the empty board.
    ///
    /// ```
    /// # use ttt_core::{Cell, Mark, NothingToUndo, Rules, Tracker, Verdict};
    /// let mut game = Tracker::new(Rules::square(1, Mark::X)?);
    /// assert_eq!(game.play(Cell::new(0, 0)), Ok(Verdict::X));
    /// assert_eq!(game.undo(), Ok(Verdict::Pending));
    /// assert_eq!(game.undo(), Err(NothingToUndo));
    /// # Ok::<(), ttt_core::RulesError>(())
    /// ```
    #[inline]
    pub fn undo(&mut self) -> Result<Verdict, NothingToUndo> {
        let cell = self.history.pop().ok_or(NothingToUndo)?;
        let mark = self.side_to_move();
        self.wins.take_back(cell, mark);
        self.board.take(self.board.bit(cell), mark);
        self.verdict = Verdict::Pending;
        Ok(self.verdict)
    }

    /// The rules of the game.
    ///
    /// ```
    /// # use ttt_core::{Mark, Rules, Tracker};
    /// assert_eq!(Tracker::new(Rules::classic(Mark::X)).rules().k(), 3);
    /// ```
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The board as it stands.
    ///
    /// ```
    /// # use ttt_core::{Cell, Mark, Rules, Tracker};
    /// let mut game = Tracker::new(Rules::square(2, Mark::X)?);
    /// game.play(Cell::new(0, 1))?;
    /// assert_eq!(game.board().to_string(), ".X\n..");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The moves played and not taken back, the first one first.
    ///
    /// ```
    /// # use ttt_core::{Cell, Mark, Rules, Tracker};
    /// let mut game = Tracker::new(Rules::classic(Mark::X));
    /// game.play(Cell::new(0, 1))?;
    /// assert_eq!(game.history(), [Cell::new(0, 1)]);
    /// # Ok::<(), ttt_core::Refusal>(())
    /// ```
    #[must_use]
    pub fn history(&self) -> &[Cell] {
        &self.history
    }

    /// The verdict on the board as it stands; O(1).
    ///
    /// ```
    /// # use ttt_core::{Mark, Rules, Tracker, Verdict};
    /// assert_eq!(Tracker::new(Rules::classic(Mark::X)).verdict(), Verdict::Pending);
    /// ```
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// The mark whose turn it is; after the end, the one whose turn it would be.
    ///
    /// ```
    /// # use ttt_core::{Cell, Mark, Rules, Tracker};
    /// let mut game = Tracker::new(Rules::classic(Mark::O));
    /// assert_eq!(game.side_to_move(), Mark::O);
    /// game.play(Cell::new(0, 0))?;
    /// assert_eq!(game.side_to_move(), Mark::X);
    /// # Ok::<(), ttt_core::Refusal>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn side_to_move(&self) -> Mark {
        if self.history.len().is_multiple_of(2) {
            self.rules.first()
        } else {
            self.rules.first().other()
        }
    }
}

impl fmt::Debug for Tracker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tracker")
            .field("rules", &self.rules)
            .field("board", &self.board)
            .field("history", &self.history)
            .field("verdict", &self.verdict)
            .finish_non_exhaustive()
    }
}
