//! A game followed by scanning the board again after each move.

use ttt_core::{Cell, Mark, Verdict};

use crate::baselines::{Grid, window_scan};

/// A board of rows that is scanned by windows after each move.
///
/// ```
/// use ttt_bench::baselines::Rescan;
/// use ttt_core::{Cell, Mark, Verdict};
///
/// let mut game = Rescan::new(1, 3, 2);
/// assert_eq!(game.play(Cell::new(0, 0), Mark::X), Verdict::Pending);
/// assert_eq!(game.play(Cell::new(0, 1), Mark::X), Verdict::X);
/// game.undo(Cell::new(0, 1));
/// assert_eq!(game.play(Cell::new(0, 1), Mark::O), Verdict::Pending);
/// ```
#[derive(Debug)]
pub struct Rescan {
    board: Grid,
    k: usize,
}

impl Rescan {
    /// An empty board.
    #[must_use]
    pub fn new(rows: usize, cols: usize, k: usize) -> Self {
        Self {
            board: vec![vec![None; cols]; rows],
            k,
        }
    }

    /// Makes a move; the caller sees to it that the square is blank.
    pub fn play(&mut self, cell: Cell, mark: Mark) -> Verdict {
        *self.square(cell) = Some(mark);
        window_scan(&self.board, self.k)
    }

    /// Makes a square blank again.
    pub fn undo(&mut self, cell: Cell) {
        *self.square(cell) = None;
    }

    /// Whether a square is blank.
    #[must_use]
    pub fn is_blank(&self, cell: Cell) -> bool {
        self.board[usize::from(cell.row)][usize::from(cell.col)].is_none()
    }

    fn square(&mut self, cell: Cell) -> &mut Option<Mark> {
        &mut self.board[usize::from(cell.row)][usize::from(cell.col)]
    }
}
