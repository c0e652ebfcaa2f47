//! Following a game move by move.

use alloc::vec::Vec;
use core::fmt;

use crate::{
    Board, Cell, Mark, NothingToUndo, Refusal, Rules, Verdict, runs::word_has_run, wins::Wins,
};

/// A game in play: its board, verdict and history.
///
/// What a move costs does not grow with the board, because a move can complete no other line than
/// one through its own square. A board of one word a mark (rows × (columns + 1) ≤ 64) is looked at
/// as a whole, O(log k). Where else rows, columns and `k` are equal, signed counts decide, O(1).
/// Other boards of up to 64 squares a side keep a word for each row, column and diagonal,
/// O(log k); on larger ones the runs through the square are followed 64 squares at a step,
/// O(1 + k / 64).
///
/// A game takes up to 2 bytes a square and 4 a move; room for moves is made many at a time.
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
    /// The squares of the board, which is full after as many moves. Kept, since to multiply its
    /// sides after every move takes longer.
    squares: u32,
    verdict: Verdict,
    wins: Wins,
}

impl Tracker {
    /// A game that has not begun; O(squares / 64).
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
            squares: board.squares(),
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
        if self.board.planes().only_word().is_none() {
            return self.play_elsewhere(cell);
        }
        let bit = self.blank_bit(cell)?;
        if self.history.len() == self.history.capacity() {
            return self.play_with_more_room(cell);
        }
        let mark = self.side_to_move();
        self.history.push(cell);
        Ok(self.place_in_word(mark, bit))
    }

    /// Plays a square for a named mark, and gives the verdict after it.
    ///
    /// For input that names the mark, such as a message of a player.
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
        if mark == self.side_to_move() {
            return self.play(cell);
        }
        // Whatever else is wrong with the move is said first.
        Err(self.blank_bit(cell).err().unwrap_or(Refusal::OutOfTurn))
    }

    /// Plays on a board of many words; out of line, since it is long.
    #[inline(never)]
    fn play_elsewhere(&mut self, cell: Cell) -> Result<Verdict, Refusal> {
        self.check_open(cell)?;
        if self.history.len() == self.history.capacity() {
            return self.play_with_more_room(cell);
        }
        let mark = self.side_to_move();
        // While it is plain that there is room, so that no code is made for a list that grows.
        self.history.push(cell);
        let bit = self.board.bit(cell);
        if !self.board.planes_mut().claim(bit, mark) {
            self.history.pop();
            return Err(Refusal::Occupied);
        }
        let won = self.wins.play(&self.board, cell, mark, self.rules.k());
        Ok(self.conclude(mark, won))
    }

    /// Plays when the history is full: makes room for 512 moves and one for every 128 so far,
    /// though not for more than the board has blanks, and starts again.
    ///
    /// A list that doubled would hold up to twice what the moves need.
    #[cold]
    #[inline(never)]
    fn play_with_more_room(&mut self, cell: Cell) -> Result<Verdict, Refusal> {
        self.blank_bit(cell)?;
        let played = self.history.len();
        let left = self.squares as usize - played;
        self.history.reserve_exact(left.min(512 + played / 128));
        self.play(cell)
    }

    /// The bit of a square that the side to move may play.
    #[inline]
    fn blank_bit(&self, cell: Cell) -> Result<usize, Refusal> {
        self.check_open(cell)?;
        let bit = self.board.bit(cell);
        if self.board.planes().is_taken(bit) {
            return Err(Refusal::Occupied);
        }
        Ok(bit)
    }

    /// Whether the side to move may play a square, if it is blank.
    #[inline]
    fn check_open(&self, cell: Cell) -> Result<(), Refusal> {
        if !self.rules.contains(cell) {
            return Err(Refusal::OutOfBounds);
        }
        if self.verdict.is_over() {
            return Err(Refusal::GameOver);
        }
        Ok(())
    }

    /// Puts a mark on a board of one word, and gives the verdict after it.
    #[inline(never)]
    fn place_in_word(&mut self, mark: Mark, bit: usize) -> Verdict {
        let (k, stride) = (self.rules.k(), self.board.planes().stride());
        let word = self.board.planes_mut().only_word_mut();
        let won = word.is_some_and(|word| {
            let bits = &mut word[mark.index()];
            *bits |= 1 << bit;
            word_has_run(*bits, stride, k)
        });
        self.conclude(mark, won)
    }

    /// The verdict after a move that is in the history already, by whether it completed a line.
    #[inline]
    fn conclude(&mut self, mark: Mark, won: bool) -> Verdict {
        self.verdict = if won {
            mark.into()
        } else if self.history.len() == self.squares as usize {
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
        let bit = self.board.bit(cell);
        if let Some(word) = self.board.planes_mut().only_word_mut() {
            word[mark.index()] ^= 1 << bit;
        } else {
            self.take_back_elsewhere(mark, cell, bit);
        }
        self.verdict = Verdict::Pending;
        Ok(self.verdict)
    }

    /// Takes a mark off a board of many words; out of line, since it is long.
    #[inline(never)]
    fn take_back_elsewhere(&mut self, mark: Mark, cell: Cell, bit: usize) {
        self.board.take(bit, mark);
        self.wins.take_back(cell, mark);
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
