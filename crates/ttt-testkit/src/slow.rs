//! Lines and verdicts, written plainly, square by square.

use ttt_core::{Board, Cell, Direction, Line, Mark, Rules, Verdict};

use crate::walk::away;

/// A line as a list of squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainLine {
    /// Whose it is.
    pub mark: Mark,
    /// The first way in which its squares are a line.
    pub direction: Direction,
    /// Its squares in reading order.
    pub cells: Vec<Cell>,
}

impl From<&Line> for PlainLine {
    fn from(line: &Line) -> Self {
        Self {
            mark: line.mark(),
            direction: line.direction(),
            cells: line.cells().collect(),
        }
    }
}

fn mark_away(board: &Board, cell: Cell, direction: Direction, steps: i32) -> Option<Mark> {
    board.get(away(cell, direction, steps)?)
}

fn every_cell(board: &Board) -> impl Iterator<Item = Cell> + use<> {
    let (rows, cols) = (board.rows(), board.cols());
    (0..rows).flat_map(move |row| (0..cols).map(move |col| Cell::new(row, col)))
}

/// All lines in listing order: each run is walked along from its first square.
///
/// ```
/// use ttt_core::{Board, Mark, Rules};
///
/// let board = Board::from_rows(["XX"])?;
/// assert_eq!(ttt_testkit::plain_lines(&board, &Rules::new(1, 2, 1, Mark::X)?).len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn plain_lines(board: &Board, rules: &Rules) -> Vec<PlainLine> {
    let mut lines: Vec<PlainLine> = Vec::new();
    for cell in every_cell(board) {
        let Some(mark) = board.get(cell) else {
            continue;
        };
        for direction in Direction::ALL {
            if mark_away(board, cell, direction, -1) == Some(mark) {
                continue;
            }
            let cells: Vec<Cell> = (0..)
                .map_while(|steps| away(cell, direction, steps))
                .take_while(|&cell| board.get(cell) == Some(mark))
                .collect();
            let new = !(lines.iter().rev().take(4)).any(|line| line.cells == cells);
            if cells.len() >= rules.k().into() && new {
                lines.push(PlainLine {
                    mark,
                    direction,
                    cells,
                });
            }
        }
    }
    lines
}

/// The verdict: in reading order, the first square that has `k - 1` of its mark before it in
/// some direction decides; else a blank.
///
/// ```
/// use ttt_core::{Board, Mark, Rules, Verdict};
///
/// let board = Board::from_rows(["XXX", "OOO", "..."])?;
/// assert_eq!(ttt_testkit::plain_verdict(&board, &Rules::classic(Mark::X)), Verdict::X);
/// # Ok::<(), ttt_core::BoardError>(())
/// ```
#[must_use]
pub fn plain_verdict(board: &Board, rules: &Rules) -> Verdict {
    let k = i32::from(rules.k());
    for cell in every_cell(board) {
        let Some(mark) = board.get(cell) else {
            continue;
        };
        let completes =
            |direction| (1..k).all(|steps| mark_away(board, cell, direction, -steps) == Some(mark));
        if Direction::ALL.into_iter().any(completes) {
            return mark.into();
        }
    }
    if every_cell(board).all(|cell| board.get(cell).is_some()) {
        Verdict::Draw
    } else {
        Verdict::Pending
    }
}
