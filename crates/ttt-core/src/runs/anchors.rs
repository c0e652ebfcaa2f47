//! Runs by looking at every k-th row, for long lines; those along the rows are in `along_rows`.
//!
//! A run of k squares that goes down crosses exactly one of the rows k-1, 2k-1 and so on, its
//! anchor. The squares of the anchor row are followed upwards and downwards together, for only as
//! long as one is still in a run: on most boards a few rows. Squares that no run of k
//! can cross, near the edges on a diagonal, are left out from the start. The i-th square up or
//! down is i steps away in the planes, and a run that would leave the board sideways ends at the
//! blank bit between two rows.

mod along_rows;

use alloc::vec::Vec;
use core::ops::Range;

use super::{goes_on, step};
use crate::{
    Board, Direction, Mark,
    planes::{Pair, WORD, and, join, join_words, ones},
};

pub(super) fn for_each_run(
    board: &Board,
    k: usize,
    visit: &mut impl FnMut(Mark, Direction, usize),
) {
    along_rows::for_each_run(board, k, visit);
    let mut search = Search::new(board, k);
    for direction in [
        Direction::Column,
        Direction::Diagonal,
        Direction::AntiDiagonal,
    ] {
        for anchor in (k - 1..board.rows().into()).step_by(k) {
            search.through(anchor, direction, visit);
        }
    }
}

/// The search for runs that go down, from one anchor row after another.
struct Search<'a> {
    board: &'a Board,
    words: &'a [Pair],
    k: usize,
    /// The squares of the anchor row that are still in a run.
    live: Vec<Pair>,
    /// What was live on the rows on which a run could start, from the lowest such row up.
    above: Vec<Pair>,
}

impl<'a> Search<'a> {
    fn new(board: &'a Board, k: usize) -> Self {
        Self {
            board,
            words: board.planes().words(),
            k,
            live: Vec::new(),
            above: Vec::new(),
        }
    }

    /// Visits the runs whose first k squares cross the anchor row.
    fn through(
        &mut self,
        anchor: usize,
        direction: Direction,
        visit: &mut impl FnMut(Mark, Direction, usize),
    ) {
        // A run of k that starts less far up would go past the last row.
        let least = (anchor + self.k).saturating_sub(self.board.rows().into());
        // On a diagonal, such a run has come as far from the edge where it started.
        let cols = usize::from(self.board.cols());
        let crossed = match direction {
            Direction::Diagonal => least..cols,
            Direction::AntiDiagonal => 0..cols.saturating_sub(least),
            _ => 0..cols,
        };
        if crossed.len() == 1 {
            // The whole diagonal that ends in that corner, on a board as wide as k.
            return self.walk(anchor, crossed.start, direction, visit);
        }
        if crossed.is_empty() {
            return;
        }
        let step = step(self.board, direction);
        let crossed = self.climb(anchor, crossed, step, least);
        if self.above.is_empty() {
            return;
        }
        self.seed(&crossed);
        let index = self.board.planes().at(anchor, crossed.start);
        self.descend(index, step, least, |mark, first| {
            visit(mark, direction, first);
        });
    }

    /// Makes the squares of the anchor row in some columns live.
    fn seed(&mut self, cols: &Range<usize>) {
        let words = cols.clone().step_by(WORD);
        self.live.clear();
        self.live.extend(words.map(|from| [bits_of(cols, from); 2]));
    }

    /// Visits the run of k squares that ends in a square of the last row, if it is one.
    fn walk(
        &self,
        row: usize,
        col: usize,
        direction: Direction,
        visit: &mut impl FnMut(Mark, Direction, usize),
    ) {
        let planes = self.board.planes();
        let (last, step) = (planes.at(row, col), step(self.board, direction));
        let Some(mark) = planes.get(last) else {
            return;
        };
        let mut squares = (0..self.k).map(|up| last.checked_sub(up * step));
        let first = squares.try_fold(last, |_, index| index.filter(|&i| planes.has(i, mark)));
        if let Some(first) = first {
            visit(mark, direction, first);
        }
    }

    /// Follows the runs through columns of the anchor row upwards, to where none is left or to k
    /// squares, and keeps what is live from `least` steps up on. Gives the columns of that.
    fn climb(
        &mut self,
        anchor: usize,
        mut cols: Range<usize>,
        step: usize,
        least: usize,
    ) -> Range<usize> {
        self.seed(&cols);
        self.above.clear();
        let mut index = self.board.planes().at(anchor, cols.start);
        for up in 0..self.k {
            // On a diagonal, the words may start before the board's first square.
            if !keep(&mut self.live, self.words, index.wrapping_sub(up * step)) {
                break;
            }
            if up >= least {
                self.above.extend_from_slice(&self.live);
            } else if up % WORD == 0 {
                cols = self.narrow(&cols);
                index = self.board.planes().at(anchor, cols.start);
            }
        }
        cols
    }

    /// Leaves the words at both ends in which nothing is live any more, and gives the columns of
    /// the others: once in a while, so that a few long lines do not have all of a row followed.
    #[inline(never)]
    fn narrow(&mut self, cols: &Range<usize>) -> Range<usize> {
        let is_live = |pair: &Pair| *pair != [0; 2];
        let first = self.live.iter().position(is_live).unwrap_or_default();
        let end = self
            .live
            .iter()
            .rposition(is_live)
            .map_or(0, |last| last + 1);
        self.live.truncate(end);
        self.live.drain(..first);
        cols.start + first * WORD..cols.end.min(cols.start + end * WORD)
    }

    /// Follows the runs through the anchor row downwards, to where none is left, and visits those
    /// whose k-th square before was live.
    fn descend(
        &mut self,
        index: usize,
        step: usize,
        least: usize,
        mut visit: impl FnMut(Mark, usize),
    ) {
        for up in (least..self.k).rev() {
            let down = self.k - 1 - up;
            if !keep(&mut self.live, self.words, index + down * step) {
                break;
            }
            let above = self.above.chunks_exact(self.live.len()).nth(up - least);
            for (word, (live, above)) in self.live.iter().zip(above.unwrap_or_default()).enumerate()
            {
                let hits = and(*live, *above);
                for mark in Mark::BOTH {
                    for bit in ones(hits[mark.index()]) {
                        let first = index + word * WORD + bit - up * step;
                        if !goes_on(self.board, first, step, mark) {
                            visit(mark, first);
                        }
                    }
                }
            }
        }
    }
}

/// Keeps of some words' bits those that are set too in as many words from an index on, and says
/// whether there are any.
#[inline]
fn keep(live: &mut [Pair], words: &[Pair], index: usize) -> bool {
    let (word, place) = (index / WORD, index % WORD);
    let found = words.get(word..).unwrap_or_default();
    let mut any = 0;
    if place == 0 && found.len() >= live.len() {
        for (live, found) in live.as_flattened_mut().iter_mut().zip(found.as_flattened()) {
            *live &= found;
            any |= *live;
        }
    } else if found.len() > live.len() {
        let [near, far] = [found, &found[1..]].map(<[Pair]>::as_flattened);
        for (live, (near, far)) in live.as_flattened_mut().iter_mut().zip(near.iter().zip(far)) {
            *live &= join_words(*near, *far, place);
            any |= *live;
        }
    } else {
        for (i, live) in live.iter_mut().enumerate() {
            *live = and(*live, read(words, index.wrapping_add(i * WORD)));
            any |= live[0] | live[1];
        }
    }
    any != 0
}

/// The 64 bits of both marks from an index on, as if blank words stood before the first and after
/// the last.
fn read(words: &[Pair], index: usize) -> Pair {
    let read = |word: usize| words.get(word).copied().unwrap_or_default();
    let next = index.wrapping_add(WORD) / WORD;
    join(read(next.wrapping_sub(1)), read(next), index % WORD)
}

/// The bits of columns in the word that starts with a column, where it has some of them.
#[inline]
fn bits_of(cols: &Range<usize>, first: usize) -> u64 {
    let from = cols.start.saturating_sub(first);
    let to = cols.end.saturating_sub(first).min(WORD);
    u64::MAX >> (WORD - (to - from)) << from
}
