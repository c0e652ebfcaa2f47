//! Runs on a board of one word a mark.

use crate::{
    Board, Direction, Mark,
    planes::{Pair, WORD, and, ones, or},
};

#[inline]
pub(super) fn for_each_run(
    board: &Board,
    pair: Pair,
    k: usize,
    mut visit: impl FnMut(Mark, Direction, usize),
) {
    let starts = run_starts(pair, board.planes().stride(), k);
    for (direction, starts) in Direction::ALL.into_iter().zip(starts) {
        for mark in Mark::BOTH {
            let starts = starts[mark.index()];
            if starts != 0 {
                // A window whose square before it is set too is not the first of its run.
                // A row of 63 squares has no next one in its word: a shift by 63 leaves no square.
                let step = super::step(board, direction).min(WORD - 1);
                let firsts = starts & !(pair[mark.index()] << step);
                ones(firsts).for_each(|index| visit(mark, direction, index));
            }
        }
    }
}

/// Which marks have a run of `k` or more: those whose word is not 0.
#[inline]
pub(super) fn with_runs(board: &Board, pair: Pair, k: usize) -> Pair {
    let [row, column, diagonal, anti_diagonal] = run_starts(pair, board.planes().stride(), k);
    or(or(row, column), or(diagonal, anti_diagonal))
}

/// Where runs of `k` set bits start in each direction: bit i is set where `i`, `i + step` and so
/// on up to `i + (k - 1) * step` all are.
#[inline]
fn run_starts(pair: Pair, stride: usize, k: usize) -> [Pair; 4] {
    // The same code once more for the classic board: there all shifts are constants.
    if stride == 4 && k == 3 {
        join_runs(pair, 4, 3)
    } else {
        join_runs(pair, stride, k)
    }
}

/// Known runs are joined with themselves, so that it takes about log2(k) steps.
#[inline]
fn join_runs(pair: Pair, stride: usize, k: usize) -> [Pair; 4] {
    let steps = [1, stride, stride + 1, stride - 1];
    let mut starts = [pair; 4];
    let mut known = 1;
    while known < k {
        let add = known.min(k - known);
        for (starts, step) in starts.iter_mut().zip(steps) {
            // No square's bit is the last of the word, so a shift by 63 leaves none.
            let shift = (add * step).min(WORD - 1);
            *starts = and(*starts, starts.map(|bits| bits >> shift));
        }
        known += add;
    }
    starts
}
