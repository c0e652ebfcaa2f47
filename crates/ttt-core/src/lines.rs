//! Every line of a board.

use alloc::vec::Vec;

use crate::{
    Board, Direction, Line, Mark, Rules, WrongSize,
    runs::{for_each_run, step},
};

/// All lines of a board, of both marks.
///
/// Listed by first cell in reading order, then row, column, diagonal, anti-diagonal. Lines with
/// the same squares are one, which concerns `k = 1` alone. Whoever wants to know why the
/// [`scan`](fn@crate::scan) says what it says, or to draw the winner's stroke, asks this.
///
/// O(squares / 64 · log k), a step for each square of a line, and O(lines · log lines) to sort
/// them.
///
/// # Errors
/// [`WrongSize`] when the board is not of the rules' size.
///
/// ```
/// use ttt_core::{Board, Cell, Mark, Rules, lines};
///
/// let board = Board::from_rows(["XXX", "XOO", "XO."])?;
/// let lines = lines(&board, &Rules::classic(Mark::X))?;
/// assert_eq!(lines.len(), 2);
/// assert!(lines[0].cells().eq([(0, 0), (0, 1), (0, 2)].map(Cell::from)));
/// assert!(lines[1].cells().eq([(0, 0), (1, 0), (2, 0)].map(Cell::from)));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub fn lines(board: &Board, rules: &Rules) -> Result<Vec<Line>, WrongSize> {
    let mut lines = Vec::new();
    for_each_line(board, rules, |line| lines.push(line))?;
    lines.sort_unstable_by_key(|line| (line.first(), line.direction()));
    Ok(lines)
}

/// Calls back with each line of a board, once and in no particular order, without making a list.
///
/// What [`lines`] collects and sorts. O(squares / 64 · log k), and a step for each square of a
/// line. No heap is used where rows × (columns + 1) is at most 64; on a larger board up to three
/// copies of it are held meanwhile.
///
/// # Errors
/// [`WrongSize`] when the board is not of the rules' size; nothing was called then.
///
/// ```
/// use ttt_core::{Board, Mark, Rules, for_each_line};
///
/// let board = Board::from_rows(["XXX", "XOO", "XO."])?;
/// let mut count = 0;
/// for_each_line(&board, &Rules::classic(Mark::X), |line| count += usize::from(line.len()))?;
/// assert_eq!(count, 6);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[inline]
pub fn for_each_line(
    board: &Board,
    rules: &Rules,
    mut visit: impl FnMut(Line),
) -> Result<(), WrongSize> {
    rules.check_size(board)?;
    for_each_run(board, rules.k(), |mark, direction, start| {
        let len = run_length(board, mark, direction, start);
        if len > 1 || is_first_alone(board, mark, direction, start) {
            visit(Line::new(mark, board.cell(start), direction, len));
        }
    });
    Ok(())
}

/// How many squares a run has, given its first.
fn run_length(board: &Board, mark: Mark, direction: Direction, start: usize) -> u16 {
    let mut squares = (start..).step_by(step(board, direction));
    let len = squares.position(|bit| !board.planes().has(bit, mark));
    len.and_then(|len| u16::try_from(len).ok())
        .expect("a run ends at the board's edge, and no side is longer than MAX_SIDE")
}

/// Whether a direction is the first in which a square has no neighbour of its mark.
///
/// With `k = 1` such a square is a line in each of these directions, and these are one.
fn is_first_alone(board: &Board, mark: Mark, direction: Direction, square: usize) -> bool {
    let alone = |direction| {
        let step = step(board, direction);
        let before = square.checked_sub(step);
        let has = |bit| board.planes().has(bit, mark);
        !before.is_some_and(has) && !has(square + step)
    };
    Direction::ALL
        .into_iter()
        .find(|&direction| alone(direction))
        == Some(direction)
}
