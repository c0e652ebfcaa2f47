//! The oracle's own way of finding runs: walking from square to square.

use ttt_core::{Mark, Verdict};

use super::{Grid, number, without_line};
use crate::AnswerLine;

/// One step along a row, a column, a diagonal and an anti-diagonal, in the order of listing.
pub(crate) const STEPS: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// All lines, listed by their first square and then by direction.
pub(crate) fn runs(grid: &Grid, k: usize) -> Vec<AnswerLine> {
    let mut lines: Vec<AnswerLine> = Vec::new();
    for ((row, col), square) in grid.squares() {
        let Some(mark) = square else { continue };
        let (row, col) = (row.cast_signed(), col.cast_signed());
        for (down, right) in STEPS {
            if grid.at(row - down, col - right) == Some(mark) {
                // The run began earlier.
                continue;
            }
            let len = reach(grid, mark, (row, col), (down, right));
            if len < k {
                continue;
            }
            let cells = (0..len.cast_signed())
                .map(|i| [row + i * down, col + i * right].map(|side| number(side.cast_unsigned())))
                .collect();
            let line = AnswerLine { mark, cells };
            // The same squares are the same line, whatever the direction.
            let mut known =
                (lines.iter().rev()).take_while(|known| known.cells[0] == line.cells[0]);
            if known.all(|known| *known != line) {
                lines.push(line);
            }
        }
    }
    lines
}

/// The verdict as the counting scan finds it: square by square in reading order, until one is the
/// k-th of a row.
pub(crate) fn scan(grid: &Grid, k: usize) -> Verdict {
    winner(grid, k).map_or_else(|| without_line(grid), Verdict::from)
}

/// The first player, in reading order, whose square ends a row of k.
pub(crate) fn winner(grid: &Grid, k: usize) -> Option<Mark> {
    for ((row, col), square) in grid.squares() {
        let Some(mark) = square else { continue };
        for (down, right) in STEPS {
            let back = (-down, -right);
            if reach(grid, mark, (row.cast_signed(), col.cast_signed()), back) >= k {
                return Some(mark);
            }
        }
    }
    None
}

/// Whether the mark on a square stands in a row of k.
pub(crate) fn through(grid: &Grid, place: (isize, isize), k: usize) -> bool {
    grid.at_place(place).is_some_and(|mark| {
        STEPS.into_iter().any(|(down, right)| {
            let [ahead, back] = [(down, right), (-down, -right)];
            // Both ways count the square itself.
            reach(grid, mark, place, ahead) + reach(grid, mark, place, back) > k
        })
    })
}

/// Whether a player has a line.
pub(super) fn has_line(grid: &Grid, mark: Mark, k: usize) -> bool {
    runs(grid, k).iter().any(|line| line.mark == mark)
}

/// How many squares from a place on, a step apart, have the mark.
fn reach(grid: &Grid, mark: Mark, place: (isize, isize), step: (isize, isize)) -> usize {
    let (mut row, mut col) = place;
    let mut len = 0;
    while grid.at(row, col) == Some(mark) {
        len += 1;
        row += step.0;
        col += step.1;
    }
    len
}
