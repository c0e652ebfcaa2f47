//! Runs by joining shorter runs with themselves, for short lines.

use alloc::vec::Vec;

use super::{goes_on, step};
use crate::{
    Board, Direction, Mark,
    planes::{Pair, WORD, and, join, ones, or},
};

pub(super) fn for_each_run(
    board: &Board,
    k: usize,
    visit: &mut impl FnMut(Mark, Direction, usize),
) {
    let words = board.planes().words();
    let mut starts = Vec::with_capacity(words.len());
    for direction in Direction::ALL {
        let step = step(board, direction);
        starts.clear();
        starts.extend_from_slice(words);
        if !join_runs(&mut starts, step, k) {
            continue;
        }
        for (word, pair) in starts.iter().enumerate() {
            for mark in Mark::BOTH {
                for bit in ones(pair[mark.index()]) {
                    let index = word * WORD + bit;
                    if !goes_on(board, index, step, mark) {
                        visit(mark, direction, index);
                    }
                }
            }
        }
    }
}

/// Leaves of set bits those where runs of `k`, `step` apart, start; says whether any is left.
///
/// Known runs are joined with themselves, so that it takes about log2(k) passes.
fn join_runs(words: &mut [Pair], step: usize, k: usize) -> bool {
    let mut known = 1;
    while known < k {
        let add = known.min(k - known);
        if !keep_shifted(words, add * step) {
            return false;
        }
        known += add;
    }
    true
}

/// Keeps the bits whose partner `shift` places later is set too; says whether any is left.
fn keep_shifted(words: &mut [Pair], shift: usize) -> bool {
    let (skip, place) = (shift / WORD, shift % WORD);
    let with_partner = words.len().saturating_sub(skip);
    let mut near = words.get(skip).copied().unwrap_or_default();
    let mut any = [0; 2];
    for i in 0..with_partner {
        // Read before it is written, so one buffer is enough.
        let far = words.get(i + skip + 1).copied().unwrap_or_default();
        words[i] = and(words[i], join(near, far, place));
        any = or(any, words[i]);
        near = far;
    }
    words[with_partner..].fill([0; 2]);
    any != [0; 2]
}
