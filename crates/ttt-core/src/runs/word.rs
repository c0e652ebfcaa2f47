//! Runs on a board of one word a mark.

use crate::{
    Board, Direction, Mark,
    planes::{Pair, WORD, ones},
};

pub(super) fn for_each_run(
    board: &Board,
    pair: Pair,
    k: usize,
    visit: &mut impl FnMut(Mark, Direction, usize),
) {
    for mark in Mark::BOTH {
        let bits = pair[mark.index()];
        let starts = run_starts(bits, board.planes().stride(), k);
        for (direction, starts) in Direction::ALL.into_iter().zip(starts) {
            if starts != 0 {
                // A window whose square before it is set too is not the first of its run.
                // A row of 63 squares has no next one in its word: a shift by 63 leaves no square.
                let step = super::step(board, direction).min(WORD - 1);
                let firsts = starts & !(bits << step);
                ones(firsts).for_each(|index| visit(mark, direction, index));
            }
        }
    }
}

/// Where runs of X and of O start, in whatever direction: as a tuple, which is handed over in
/// registers.
#[inline]
pub(super) fn starts(board: &Board, [x, o]: Pair, k: usize) -> (u64, u64) {
    // The same code once more for the classic board: there all shifts are constants.
    if (board.rows(), board.cols(), k) == (3, 3, 3) {
        starts_of_both(x, o, 3, 4, 3)
    } else {
        starts_elsewhere(x, o, board.rows().into(), board.planes().stride(), k)
    }
}

#[inline(never)]
fn starts_elsewhere(x: u64, o: u64, rows: usize, stride: usize, k: usize) -> (u64, u64) {
    starts_of_both(x, o, rows, stride, k)
}

#[inline]
fn starts_of_both(x: u64, o: u64, rows: usize, stride: usize, k: usize) -> (u64, u64) {
    // A run that leaves X's squares downwards would end in the blank row before O's.
    let half = WORD / 2;
    if (rows + 1) * stride <= half {
        let both = any_starts(x | (o << half), stride, k);
        (both << half, both >> half)
    } else {
        (any_starts(x, stride, k), any_starts(o, stride, k))
    }
}

/// Whether a mark's bits have a run of `k` or more.
#[inline]
pub(super) fn has_run(bits: u64, stride: usize, k: usize) -> bool {
    if (stride, k) == (4, 3) {
        any_starts(bits, 4, 3) != 0
    } else {
        has_run_elsewhere(bits, stride, k)
    }
}

#[inline(never)]
fn has_run_elsewhere(bits: u64, stride: usize, k: usize) -> bool {
    any_starts(bits, stride, k) != 0
}

/// Where runs of `k` start, in whatever direction.
#[inline]
fn any_starts(bits: u64, stride: usize, k: usize) -> u64 {
    let [row, column, diagonal, anti_diagonal] = run_starts(bits, stride, k);
    row | column | diagonal | anti_diagonal
}

/// Where runs of `k` set bits start in each direction: bit i is set where `i`, `i + step` and so
/// on up to `i + (k - 1) * step` all are.
///
/// Known runs are joined with themselves, so that it takes about log2(k) steps.
#[inline]
fn run_starts(bits: u64, stride: usize, k: usize) -> [u64; 4] {
    let steps = [1, stride, stride + 1, stride - 1];
    let mut starts = [bits; 4];
    let mut known = 1;
    while known < k {
        let add = known.min(k - known);
        for (starts, step) in starts.iter_mut().zip(steps) {
            // No square's bit is the last of the word, so a shift by 63 leaves none.
            *starts &= *starts >> (add * step).min(WORD - 1);
        }
        known += add;
    }
    starts
}
