//! Walking over a board in a direction.

use ttt_core::{Cell, Direction};

/// How a direction goes on: rows down, columns to the right.
const fn step(direction: Direction) -> (i32, i32) {
    match direction {
        Direction::Row => (0, 1),
        Direction::Column => (1, 0),
        Direction::Diagonal => (1, 1),
        Direction::AntiDiagonal => (1, -1),
    }
}

/// The cell some steps away, if there are such row and column numbers at all; whether it is on a
/// board is for whoever has one to say.
///
/// ```
/// use ttt_core::{Cell, Direction};
/// use ttt_testkit::away;
///
/// let cell = Cell::new(2, 0);
/// assert_eq!(away(cell, Direction::AntiDiagonal, -2), Some(Cell::new(0, 2)));
/// assert_eq!(away(cell, Direction::AntiDiagonal, 1), None);
/// ```
#[must_use]
pub fn away(cell: Cell, direction: Direction, steps: i32) -> Option<Cell> {
    let (down, right) = step(direction);
    let row = u16::try_from(i32::from(cell.row) + steps * down).ok()?;
    let col = u16::try_from(i32::from(cell.col) + steps * right).ok()?;
    Some(Cell::new(row, col))
}
