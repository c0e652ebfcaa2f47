//! What no way of doing the work can beat.

use ttt_core::Cell;

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
        *slot = std::hint::black_box(*cell);
    }
    history
}
