//! Runs by joining shorter runs with themselves, for short lines.

use alloc::vec;
use core::mem::swap;

use super::{goes_on, step};
use crate::{
    Board, Direction, Mark,
    planes::{Pair, WORD, join_words, ones},
};

pub(super) fn for_each_run(
    board: &Board,
    k: usize,
    visit: &mut impl FnMut(Mark, Direction, usize),
) {
    let words = board.planes().words();
    // A blank pair ends each of the three parts: the board, and what two passes have found.
    let mut parts = vec![[0; 2]; 3 * (words.len() + 1)];
    let (all, found) = parts.split_at_mut(words.len() + 1);
    all[..words.len()].copy_from_slice(words);
    for direction in Direction::ALL {
        let step = step(board, direction);
        let Some(starts) = join_runs(all, found, step, k) else {
            continue;
        };
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

/// Where runs of `k` set bits, `step` apart, start; `None` where none does.
///
/// Known runs are joined with themselves, so that it takes about log2(k) passes.
fn join_runs<'a>(
    all: &'a [Pair],
    found: &'a mut [Pair],
    step: usize,
    k: usize,
) -> Option<&'a [Pair]> {
    let (mut to, mut spare) = found.split_at_mut(all.len());
    let mut known = k.min(2);
    if known == 1 {
        return Some(all);
    }
    let mut len = keep_shifted(all, to, step)?;
    while known < k {
        let add = known.min(k - known);
        len = keep_shifted(&to[..len], spare, add * step)?;
        swap(&mut to, &mut spare);
        known += add;
    }
    Some(&to[..len])
}

/// Keeps the bits whose partner `shift` places later is set too; gives how many pairs there is
/// something in, with a blank one at the end, or `None` where none is left.
///
/// The last pair of `from` is blank.
fn keep_shifted(from: &[Pair], to: &mut [Pair], shift: usize) -> Option<usize> {
    let (skip, place) = (shift / WORD, shift % WORD);
    // What comes before a partner is in one pair, what comes after in the next.
    let (near, far) = (from.get(skip..)?, from.get(skip + 1..)?);
    *to.get_mut(far.len())? = [0; 2];
    let len = far.len() + 1;
    // Word by word and not pair by pair, which the compiler does for some words at once.
    let [from, near, far] = [from, near, far].map(<[Pair]>::as_flattened);
    let to = to.as_flattened_mut();
    let mut any = 0;
    for ((to, from), (near, far)) in to.iter_mut().zip(from).zip(near.iter().zip(far)) {
        *to = from & join_words(*near, *far, place);
        any |= *to;
    }
    (any != 0).then_some(len)
}
