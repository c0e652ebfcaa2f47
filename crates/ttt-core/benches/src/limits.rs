//! What no way of doing the work can beat.

use std::hint::black_box;

use ttt_core::{Cell, LineCounts, Mark};

use crate::inputs::turns;

/// The sum of the bytes of a text, in 16-bit lanes: the least that a look at every square costs.
///
/// Wraps at 2^16, as the lanes do.
///
/// ```
/// assert_eq!(ttt_bench::limits::sum("ABC"), 65 + 66 + 67);
/// ```
#[must_use]
pub fn sum(text: &str) -> u16 {
    text.bytes()
        .fold(0, |sum: u16, byte| sum.wrapping_add(byte.into()))
}

/// The moves, written one by one into an array: the least that noting them costs.
///
/// ```
/// use ttt_core::Cell;
///
/// let moves = [Cell::new(0, 1), Cell::new(1, 0)];
/// assert_eq!(ttt_bench::limits::write(&moves), moves);
/// ```
#[must_use]
pub fn write(moves: &[Cell]) -> Vec<Cell> {
    let mut history = vec![Cell::new(0, 0); moves.len()];
    for (slot, cell) in history.iter_mut().zip(moves) {
        // Hidden, so that it stays a loop over the moves and does not become one block copy.
        *slot = black_box(*cell);
    }
    history
}

/// Who wins an n × n game with k = n, by no more than a tracker with a board and a history must
/// do: a square is looked at and set, the sums of its lines are counted, the move is noted.
///
/// Whether the cell lies on the board, the game is over or the board is full is not asked.
///
/// # Panics
/// When n is out of range, a cell lies off the board, or a square is played twice.
///
/// ```
/// use ttt_core::{Cell, Mark};
///
/// let moves = [Cell::new(0, 0), Cell::new(0, 1), Cell::new(1, 1)];
/// assert_eq!(ttt_bench::limits::track(2, &moves), Some(Mark::X));
/// ```
#[must_use]
pub fn track(n: u16, moves: &[Cell]) -> Option<Mark> {
    let mut counts = LineCounts::new(n).expect("in range");
    let stride = usize::from(n).next_multiple_of(64);
    let mut board = vec![[0_u64; 2]; usize::from(n) * stride / 64];
    let mut history = vec![Cell::new(0, 0); moves.len()];
    let winner = turns(moves)
        .zip(&mut history)
        .find_map(|((cell, mark), slot)| {
            let bit = usize::from(cell.row) * stride + usize::from(cell.col);
            let word = &mut board[bit / 64];
            assert_eq!(
                (word[0] | word[1]) >> (bit % 64) & 1,
                0,
                "{cell} is played twice"
            );
            word[usize::from(mark == Mark::O)] |= 1 << (bit % 64);
            *slot = cell;
            counts.play(cell, mark)
        });
    // Or what nobody reads would not be written.
    black_box((board, history));
    winner
}
