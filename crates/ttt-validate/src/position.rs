//! A board that is known to be legal.

use alloc::vec::Vec;

use ttt_core::{Board, Cell, Mark, Rules, Tracker, Verdict};

/// A board that is known to be legal, with its rules.
///
/// [`validate`](fn@crate::validate) is the only way to one.
///
/// ```
/// use ttt_core::{Mark, Rules, Verdict};
/// use ttt_validate::validate;
///
/// let position = validate("XX.\nO..\n...".parse()?, &Rules::classic(Mark::X))?;
/// assert_eq!(position.verdict(), Verdict::Pending);
/// assert_eq!(position.side_to_move(), Mark::O);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    rules: Rules,
    verdict: Verdict,
    /// The move that completed the lines, where there are any.
    last: Option<Cell>,
}

impl Position {
    /// The board holds the four conditions, and `last` is the square of the fourth.
    pub(crate) const fn new(
        board: Board,
        rules: Rules,
        verdict: Verdict,
        last: Option<Cell>,
    ) -> Self {
        Self {
            board,
            rules,
            verdict,
            last,
        }
    }

    /// The board.
    ///
    /// ```
    /// # use ttt_core::{Board, Mark, Rules};
    /// # use ttt_validate::validate;
    /// let board = Board::from_rows(["X.", ".."])?;
    /// let position = validate(board.clone(), &Rules::square(2, Mark::X)?)?;
    /// assert_eq!(position.board(), &board);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The board, without what was found out about it.
    ///
    /// ```
    /// # use ttt_core::{Board, Mark, Rules};
    /// # use ttt_validate::validate;
    /// let board = Board::from_rows(["X.", ".."])?;
    /// let position = validate(board.clone(), &Rules::square(2, Mark::X)?)?;
    /// assert_eq!(position.into_board(), board);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn into_board(self) -> Board {
        self.board
    }

    /// The rules by which it is legal.
    ///
    /// ```
    /// # use ttt_core::{Board, Mark, Rules};
    /// # use ttt_validate::validate;
    /// let rules = Rules::square(2, Mark::X)?;
    /// assert_eq!(validate(Board::for_rules(&rules), &rules)?.rules(), &rules);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The verdict on the board; O(1).
    ///
    /// ```
    /// # use ttt_core::{Mark, Rules, Verdict};
    /// # use ttt_validate::validate;
    /// let position = validate("XX\nO.".parse()?, &Rules::square(2, Mark::X)?)?;
    /// assert_eq!(position.verdict(), Verdict::X);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// The mark whose turn it is; after the end, the one whose turn it would be; O(1).
    ///
    /// ```
    /// # use ttt_core::{Mark, Rules};
    /// # use ttt_validate::validate;
    /// let position = validate("X.\n..".parse()?, &Rules::square(2, Mark::X)?)?;
    /// assert_eq!(position.side_to_move(), Mark::O);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn side_to_move(&self) -> Mark {
        let first = self.rules.first();
        if self.board.count(first) == self.board.count(first.other()) {
            first
        } else {
            first.other()
        }
    }

    /// A move order that leads to this position: proof that it is legal, for anyone to play.
    ///
    /// Always the same one: each player's marks in reading order, the two taking turns, and the
    /// square that completed all lines (the first such square in reading order) last. O(squares),
    /// 4 bytes a move.
    ///
    /// ```
    /// use ttt_core::{Cell, Mark, Rules, replay};
    /// use ttt_validate::validate;
    ///
    /// let rules = Rules::classic(Mark::X);
    /// let position = validate("XXX\nXOO\nXOO".parse()?, &rules)?;
    /// let witness = position.witness();
    /// // The corner belongs to both lines.
    /// assert_eq!(witness.last(), Some(&Cell::new(0, 0)));
    /// assert_eq!(replay(witness, &rules)?, position.verdict());
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn witness(&self) -> Vec<Cell> {
        let order = |mark| {
            let others = self
                .board
                .cells(mark)
                .filter(|&cell| Some(cell) != self.last);
            let last = self.last.filter(|&cell| self.board.get(cell) == Some(mark));
            others.chain(last)
        };
        let first = self.rules.first();
        let mut moves = Vec::with_capacity(self.board.squares() as usize);
        let mut seconds = order(first.other());
        for cell in order(first) {
            moves.push(cell);
            moves.extend(seconds.next());
        }
        moves
    }

    /// A game that goes on from this position.
    ///
    /// Its history is the [witness](Self::witness), so that moves can be taken back to the empty
    /// board. O(squares).
    ///
    /// ```
    /// use ttt_core::{Cell, Mark, Rules, Verdict};
    /// use ttt_validate::validate;
    ///
    /// let position = validate("XX.\nOO.\n...".parse()?, &Rules::classic(Mark::X))?;
    /// let mut game = position.tracker();
    /// assert_eq!(game.play(Cell::new(0, 2))?, Verdict::X);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    #[expect(
        clippy::missing_panics_doc,
        reason = "the witness of a position is a legal game"
    )]
    pub fn tracker(&self) -> Tracker {
        let mut game = Tracker::new(self.rules);
        for cell in self.witness() {
            game.play(cell)
                .expect("the witness of a position is a legal game");
        }
        game
    }
}
