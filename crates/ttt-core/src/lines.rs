//! Every line of a board.

use alloc::vec::Vec;

use crate::{
    Board, Direction, Line, Mark, Rules, WrongSize,
    planes::{Pair, ones, run_starts},
};

/// All lines of a board, of both marks.
///
/// Listed by first cell in reading order, then row, column, diagonal, anti-diagonal. Lines with
/// the same squares are one, which concerns `k = 1` alone. Whoever wants to know why the
/// [`scan`](crate::scan) says what it says, or to draw the winner's stroke, asks this.
///
/// O(squares / 64 · log k), and a step for each square of a line.
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
    rules.check_size(board)?;
    let mut lines = Vec::new();
    for direction in Direction::ALL {
        let step = step(board, direction);
        let starts = run_starts(board.planes().words(), step, rules.k().into());
        for mark in Mark::BOTH {
            collect(&mut lines, board, mark, direction, &starts);
        }
    }
    lines.sort_unstable_by_key(|line| (line.first(), line.direction()));
    // Only lines of one square can have the same squares as another; they stand side by side.
    lines.dedup_by(|later, line| {
        later.len() == 1 && line.len() == 1 && later.first() == line.first()
    });
    Ok(lines)
}

/// How far apart in the planes two squares that follow each other in a direction are.
pub(crate) const fn step(board: &Board, direction: Direction) -> usize {
    let stride = board.planes().stride();
    match direction {
        Direction::Row => 1,
        Direction::Column => stride,
        Direction::Diagonal => stride + 1,
        Direction::AntiDiagonal => stride - 1,
    }
}

/// Adds the lines of one mark in one direction, given where runs of k start.
#[expect(
    clippy::cast_possible_truncation,
    reason = "no line is longer than MAX_SIDE"
)]
fn collect(
    lines: &mut Vec<Line>,
    board: &Board,
    mark: Mark,
    direction: Direction,
    starts: &[Pair],
) {
    let planes = board.planes();
    let step = step(board, direction);
    let squares = board.planes().words().len() * 64;
    for start in ones(starts, mark) {
        let goes_on = start
            .checked_sub(step)
            .is_some_and(|before| planes.has(before, mark));
        if goes_on {
            continue;
        }
        let len = (start..squares)
            .step_by(step)
            .take_while(|&bit| planes.has(bit, mark))
            .count();
        lines.push(Line::new(mark, board.cell(start), direction, len as u16));
    }
}
