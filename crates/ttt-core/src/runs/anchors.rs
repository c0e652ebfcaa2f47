//! Runs by looking at every k-th row, column by column, for long lines.
//!
//! A run of k squares that goes down crosses exactly one of the rows k-1, 2k-1 and so on, its
//! anchor. From each anchor row the squares that are still in a run are followed upwards and
//! downwards, a whole row at a step, for only as long as one is left: on most boards a few rows.
//! A run along a row crosses one of the columns k-1, 2k-1 and so on in the same way.

use alloc::vec::Vec;

use super::{goes_on, step};
use crate::{
    Board, Direction, Mark,
    planes::{Pair, WORD, and, ones, or, shifted},
    strings::run_around,
};

pub(super) fn for_each_run(
    board: &Board,
    k: usize,
    visit: &mut impl FnMut(Mark, Direction, usize),
) {
    along_rows(board, k, visit);
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

fn along_rows(board: &Board, k: usize, visit: &mut impl FnMut(Mark, Direction, usize)) {
    let planes = board.planes();
    let width = planes.stride() / WORD;
    for (row, string) in planes.words().chunks_exact(width).enumerate() {
        for col in (k - 1..board.cols().into()).step_by(k) {
            let index = planes.at(row, col);
            let Some(mark) = planes.get(index) else {
                continue;
            };
            let (before, after) = run_around(string, col, mark, k - 1);
            // A run that starts further back has an anchor further back.
            if before < k && before + after + 1 >= k {
                visit(mark, Direction::Row, index - before);
            }
        }
    }
}

/// The search for runs that go down, from one anchor row after another.
struct Search<'a> {
    board: &'a Board,
    k: usize,
    /// The words of a row.
    width: usize,
    /// The squares of the row just reached whose run goes on from the anchor to there.
    live: Vec<Pair>,
    /// What was live on the rows on which a run could start, from the lowest such row up.
    above: Vec<Pair>,
}

/// How the column changes from one row to the next.
#[derive(Clone, Copy)]
enum Drift {
    Stay,
    East,
    West,
}

impl<'a> Search<'a> {
    fn new(board: &'a Board, k: usize) -> Self {
        Self {
            board,
            k,
            width: board.planes().stride() / WORD,
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
        let (up, down) = match direction {
            Direction::Diagonal => (Drift::West, Drift::East),
            Direction::AntiDiagonal => (Drift::East, Drift::West),
            _ => (Drift::Stay, Drift::Stay),
        };
        // A run of k that starts further down would go past the last row.
        let lowest = anchor.min(usize::from(self.board.rows()) - self.k);
        let highest = self.climb(anchor, lowest, up);
        self.start(anchor);
        for end in anchor..lowest + self.k {
            if end > anchor && !self.go(end, down) {
                break;
            }
            let start = end + 1 - self.k;
            if start >= highest {
                self.report(start, lowest, direction, visit);
            }
        }
    }

    /// Follows the runs through the anchor upwards to where none is left, at most k rows, and
    /// keeps what is live from the row `lowest` on; gives the highest row that was kept, or the
    /// one below `lowest` where none was.
    fn climb(&mut self, anchor: usize, lowest: usize, up: Drift) -> usize {
        self.above.clear();
        self.start(anchor);
        for row in (anchor + 1 - self.k..=anchor).rev() {
            if row < anchor && !self.go(row, up) {
                break;
            }
            if row <= lowest {
                self.above.extend_from_slice(&self.live);
            }
        }
        lowest + 1 - self.above.len() / self.width
    }

    fn start(&mut self, anchor: usize) {
        let words = self.board.planes().words();
        self.live.clear();
        self.live
            .extend_from_slice(&words[anchor * self.width..][..self.width]);
    }

    /// Goes on to a neighbouring row; says whether anything is still live there.
    fn go(&mut self, row: usize, drift: Drift) -> bool {
        let words = self.board.planes().words();
        let row = &words[row * self.width..][..self.width];
        let live = &mut self.live;
        match drift {
            Drift::Stay => {}
            Drift::East => east(live),
            Drift::West => west(live),
        }
        let mut any = [0; 2];
        for (live, here) in live.iter_mut().zip(row) {
            *live = and(*live, *here);
            any = or(any, *live);
        }
        any != [0; 2]
    }

    /// Visits the runs that start on a row, given what is live k - 1 rows further down.
    fn report(
        &self,
        start: usize,
        lowest: usize,
        direction: Direction,
        visit: &mut impl FnMut(Mark, Direction, usize),
    ) {
        let above = &self.above[(lowest - start) * self.width..][..self.width];
        let far = self.k - 1;
        for word in 0..self.width {
            let moved = |words| shifted(words, word + far / WORD, far % WORD);
            // Either by the column of the first square, or by that of the k-th.
            let (hits, east) = match direction {
                Direction::Diagonal => (and(above[word], moved(&self.live)), 0),
                Direction::AntiDiagonal => (and(moved(above), self.live[word]), far),
                _ => (and(above[word], self.live[word]), 0),
            };
            for mark in Mark::BOTH {
                for bit in ones(hits[mark.index()]) {
                    let index = self.board.planes().at(start, word * WORD + bit + east);
                    if !goes_on(self.board, index, step(self.board, direction), mark) {
                        visit(mark, direction, index);
                    }
                }
            }
        }
    }
}

/// Moves all bits of a row one column to the right.
fn east(row: &mut [Pair]) {
    let mut carry = [0; 2];
    for pair in row {
        let next = [pair[0] >> 63, pair[1] >> 63];
        *pair = [pair[0] << 1 | carry[0], pair[1] << 1 | carry[1]];
        carry = next;
    }
}

/// Moves all bits of a row one column to the left.
fn west(row: &mut [Pair]) {
    for word in 0..row.len() {
        row[word] = shifted(row, word, 1);
    }
}
