//! The per-move tracker.

use ttt_core::{Cell, Mark};

use crate::baselines::LineCounters;

/// Counters with a board of rows beside them, which refuses an occupied square.
///
/// ```
/// use ttt_bench::baselines::MoveTracker;
/// use ttt_core::{Cell, Mark};
///
/// let mut game = MoveTracker::new(3);
/// assert_eq!(game.play(Cell::new(0, 0), Mark::X), Ok(None));
/// assert_eq!(game.play(Cell::new(0, 0), Mark::O), Err("occupied"));
/// ```
#[derive(Debug)]
pub struct MoveTracker {
    board: Vec<Vec<Option<Mark>>>,
    counters: LineCounters,
}

impl MoveTracker {
    /// An empty n × n board with k = n.
    ///
    /// # Panics
    /// When n is 2^32 or more.
    #[must_use]
    pub fn new(n: usize) -> Self {
        Self {
            board: vec![vec![None; n]; n],
            counters: LineCounters::new(n),
        }
    }

    /// Makes a move, and says who has won if anyone has.
    ///
    /// # Errors
    /// When the square is occupied.
    pub fn play(&mut self, cell: Cell, mark: Mark) -> Result<Option<Mark>, &'static str> {
        let square = &mut self.board[usize::from(cell.row)][usize::from(cell.col)];
        if square.is_some() {
            return Err("occupied");
        }
        *square = Some(mark);
        Ok(self.counters.play(cell, mark))
    }
}
