//! Counters alone.

use ttt_core::{Cell, Mark};

/// Two counters for each line, one a player: no board, no checks, no history.
///
/// ```
/// use ttt_bench::baselines::LineCounters;
/// use ttt_core::{Cell, Mark};
///
/// let mut counters = LineCounters::new(2);
/// assert_eq!(counters.play(Cell::new(0, 0), Mark::X), None);
/// assert_eq!(counters.play(Cell::new(1, 1), Mark::X), Some(Mark::X));
/// ```
#[derive(Debug)]
pub struct LineCounters {
    n: usize,
    full: u32,
    rows: Vec<[u32; 2]>,
    cols: Vec<[u32; 2]>,
    diagonal: [u32; 2],
    anti_diagonal: [u32; 2],
}

impl LineCounters {
    /// The counters of an empty n × n board with k = n.
    ///
    /// # Panics
    /// When n is 2^32 or more.
    #[must_use]
    pub fn new(n: usize) -> Self {
        Self {
            n,
            full: u32::try_from(n).expect("no board is so large"),
            rows: vec![[0; 2]; n],
            cols: vec![[0; 2]; n],
            diagonal: [0; 2],
            anti_diagonal: [0; 2],
        }
    }

    /// Counts a move, and says who has won if anyone has.
    pub fn play(&mut self, cell: Cell, mark: Mark) -> Option<Mark> {
        let (row, col) = (usize::from(cell.row), usize::from(cell.col));
        let player = match mark {
            Mark::X => 0,
            Mark::O => 1,
        };
        let full = self.full;
        self.rows[row][player] += 1;
        self.cols[col][player] += 1;
        if row == col {
            self.diagonal[player] += 1;
        }
        if row + col == self.n - 1 {
            self.anti_diagonal[player] += 1;
        }
        (self.rows[row][player] == full
            || self.cols[col][player] == full
            || self.diagonal[player] == full
            || self.anti_diagonal[player] == full)
            .then_some(mark)
    }
}
