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
        let ends = run_ends(bits, board.planes().stride(), k);
        for (direction, ends) in Direction::ALL.into_iter().zip(ends) {
            if ends != 0 {
                let step = super::step(board, direction);
                let starts = ends >> ((k - 1) * step);
                // A window whose square before it is set too is not the first of its run.
                // A row of 63 squares has no next one in its word: a shift by 63 leaves no square.
                let firsts = starts & !(bits << step.min(WORD - 1));
                ones(firsts).for_each(|index| visit(mark, direction, index));
            }
        }
    }
}

/// The squares of X and of O that are the k-th or a later one of a run, in whatever direction: as
/// a tuple, which is handed over in registers.
#[inline]
pub(super) fn ends(board: &Board, [x, o]: Pair, k: usize) -> (u64, u64) {
    // The same code once more for the classic board: there all shifts are constants.
    if board.planes().sides() == [3, 3] && k == 3 {
        ends_of_both(x, o, 3, 4, 3)
    } else {
        ends_elsewhere(x, o, board.rows().into(), board.planes().stride(), k)
    }
}

#[inline(never)]
fn ends_elsewhere(x: u64, o: u64, rows: usize, stride: usize, k: usize) -> (u64, u64) {
    ends_of_both(x, o, rows, stride, k)
}

#[inline]
fn ends_of_both(x: u64, o: u64, rows: usize, stride: usize, k: usize) -> (u64, u64) {
    // A run that leaves X's squares downwards would end in the blank row before O's.
    let half = WORD / 2;
    if (rows + 1) * stride <= half {
        let both = any_ends(x | (o << half), stride, k);
        (both & (u64::MAX >> half), both >> half)
    } else {
        (any_ends(x, stride, k), any_ends(o, stride, k))
    }
}

/// Whether a mark's bits have a run of `k` or more.
#[inline]
pub(super) fn has_run(bits: u64, stride: usize, k: usize) -> bool {
    if (stride, k) == (4, 3) {
        any_ends(bits, 4, 3) != 0
    } else {
        has_run_elsewhere(bits, stride, k)
    }
}

#[inline(never)]
fn has_run_elsewhere(bits: u64, stride: usize, k: usize) -> bool {
    any_ends(bits, stride, k) != 0
}

/// The squares that are the k-th or a later one of a run, in whatever direction.
#[inline]
fn any_ends(bits: u64, stride: usize, k: usize) -> u64 {
    let [row, column, diagonal, anti_diagonal] = run_ends(bits, stride, k);
    row | column | diagonal | anti_diagonal
}

/// Where runs of `k` set bits end in each direction: bit i is set where `i`, `i - step` and so
/// on down to `i - (k - 1) * step` all are.
///
/// Known runs are joined with themselves, so that it takes about log2(k) steps.
#[inline]
fn run_ends(bits: u64, stride: usize, k: usize) -> [u64; 4] {
    let steps = [1, stride, stride + 1, stride - 1];
    let mut ends = [bits; 4];
    let mut known = 1;
    while known < k {
        let add = known.min(k - known);
        for (ends, step) in ends.iter_mut().zip(steps) {
            // No square's bit is the last of the word, so a shift by 63 leaves none.
            *ends &= *ends << (add * step).min(WORD - 1);
        }
        known += add;
    }
    ends
}
