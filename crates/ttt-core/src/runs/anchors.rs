//! Runs by looking at every k-th row, column by column, for long lines.
//!
//! A run of k squares that goes down crosses exactly one of the rows k-1, 2k-1 and so on, its
//! anchor. The squares of the anchor row are followed upwards and downwards together, for only as
//! long as one is still in a run: on most boards a few rows. Squares that no run of k
//! can cross, near the edges on a diagonal, are left out from the start. The i-th square up or
//! down is i steps away in the planes, and a run that would leave the board sideways ends at the
//! blank bit between two rows. A run along a row crosses one of the columns k-1, 2k-1 and so on
//! in the same way.

use alloc::vec::Vec;
use core::ops::Range;

use super::{goes_on, step};
use crate::{
    Board, Direction, Mark,
    planes::{Pair, WORD, and, join, mark_at, ones, or},
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
    // A run of k through the anchor has one square more than half of it up to there, or from there
    // on.
    let (up_to, from) = (k / 2 + 1, k.div_ceil(2) + 1);
    let width = usize::from(board.cols());
    for col in (k - 1..width).step_by(k) {
        let (word, bit) = (col / WORD, col % WORD);
        let before = col + 1 - up_to..col + 1;
        // Where there is no room for that behind the anchor, there is one way alone.
        let after = if col + from <= width {
            col..col + from
        } else {
            before.clone()
        };
        let sides = [before, after].map(|cols| bits_of(&cols, col - bit));
        let certain = Stretch::new(&certain(col, k, width));
        let strings = planes.words().chunks_exact(planes.stride() / WORD);
        for (row, string) in strings.enumerate() {
            if !holds_a_side(string[word], sides) || !certain.is_held(string) {
                continue;
            }
            let Some(mark) = mark_at(&string[word], bit) else {
                continue;
            };
            let (before, after) = run_around(string, col, mark, k);
            // A run that starts k squares back, or more, has an anchor further back.
            if before < k && before + after + 1 >= k {
                visit(mark, Direction::Row, planes.at(row, col) - before);
            }
        }
    }
}

/// Whether either mark has all bits of either side; asked without a branch, since on a board of
/// random marks every branch would be guessed wrong half of the time.
#[inline]
#[expect(
    clippy::needless_bitwise_bool,
    reason = "a branch that is guessed wrong costs more than all of this"
)]
const fn holds_a_side([x, o]: Pair, [before, after]: [u64; 2]) -> bool {
    (x & before == before) | (o & before == before) | (x & after == after) | (o & after == after)
}

/// The columns that are in every run of k through an anchor, on a board of a width.
fn certain(anchor: usize, k: usize, width: usize) -> Range<usize> {
    // From where the run that starts last does, to where the one that ends first does.
    anchor.min(width - k)..k.max(anchor + 1)
}

/// Columns that a row is asked about.
struct Stretch {
    words: Range<usize>,
    /// The bits in the first word and in the last, which may be the same.
    ends: [u64; 2],
}

impl Stretch {
    fn new(cols: &Range<usize>) -> Self {
        let words = cols.start / WORD..cols.end.div_ceil(WORD);
        let ends = [words.start, words.end - 1].map(|word| bits_of(cols, word * WORD));
        Self { words, ends }
    }

    /// Whether either mark has all of them.
    #[inline]
    fn is_held(&self, string: &[Pair]) -> bool {
        let Range { start, end } = self.words;
        let [first, last] = self.ends;
        let ends = and(
            or(string[start], [!first; 2]),
            or(string[end - 1], [!last; 2]),
        );
        let between = string.get(start + 1..end - 1).unwrap_or_default();
        // Two at a step, which is all that the compiler needs to keep the marks side by side.
        let (twos, one) = between.as_chunks();
        let mut held = [ends; 2];
        for [a, b] in twos {
            held = [and(held[0], *a), and(held[1], *b)];
        }
        let held = one
            .iter()
            .fold(and(held[0], held[1]), |held, pair| and(held, *pair));
        held.contains(&u64::MAX)
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
        let first = crossed.start - crossed.start % WORD;
        let index = self.board.planes().at(anchor, first);
        self.seed(&crossed, first);
        self.climb(index, step, least);
        self.seed(&crossed, first);
        self.descend(index, step, least, |mark, first| {
            visit(mark, direction, first);
        });
    }

    /// Makes columns live, in words that start with a column.
    fn seed(&mut self, cols: &Range<usize>, first: usize) {
        let words = (first..cols.end).step_by(WORD);
        self.live.clear();
        self.live
            .extend(words.map(|first| [bits_of(cols, first); 2]));
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

    /// Follows the runs through the anchor row upwards, to where none is left or to k squares,
    /// and keeps what is live from `least` steps up on.
    fn climb(&mut self, index: usize, step: usize, least: usize) {
        self.above.clear();
        for up in 0..self.k {
            // On a diagonal, the words may start before the board's first square.
            if !keep(&mut self.live, self.words, index.wrapping_sub(up * step)) {
                break;
            }
            if up >= least {
                self.above.extend_from_slice(&self.live);
            }
        }
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
    if place == 0 && found.len() >= live.len() {
        let mut any = 0;
        for (live, found) in live.as_flattened_mut().iter_mut().zip(found.as_flattened()) {
            *live &= found;
            any |= *live;
        }
        return any != 0;
    }
    let mut any = 0;
    if let Some(far) = found.get(1..).filter(|far| far.len() >= live.len()) {
        let [near, far] = [found, far].map(<[Pair]>::as_flattened);
        for (live, (near, far)) in live.as_flattened_mut().iter_mut().zip(near.iter().zip(far)) {
            *live &= near >> place | far << 1 << (WORD - 1 - place);
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

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::{Pair, Stretch, WORD, holds_a_side};

    #[test]
    fn a_side_is_held_by_one_mark_with_all_its_bits() {
        let sides = [0b0011, 0b1110];
        for (x, o, held) in [
            (0b0011, 0, true),
            (0, 0b0011, true),
            (0b1110, 0, true),
            (0, 0b1110, true),
            (0b1111, 0, true),
            (0, 0b1111, true),
            (0b10011, 0b100, true),
            (0b1, 0b1110, true),
            (0, 0, false),
            (0b0001, 0b0010, false),
            (0b0110, 0b1000, false),
            (0b0110, 0b1001, false),
            (0b1101, 0b0010, false),
            (0b0010, 0b1101, false),
        ] {
            assert_eq!(holds_a_side([x, o], sides), held, "{x:b} {o:b}");
        }
    }

    #[test]
    fn a_stretch_is_held_by_one_mark_without_a_gap_in_it() {
        for (cols, words) in [
            (3..4, 1),
            (0..64, 1),
            (60..68, 2),
            (64..128, 3),
            (10..190, 3),
            (0..256, 4),
            (70..300, 5),
        ] {
            let stretch = Stretch::new(&cols);
            for (mark, gap) in (0..2).flat_map(|mark| (0..words * WORD).map(move |gap| (mark, gap)))
            {
                let mut string: Vec<Pair> = std::vec![[0; 2]; words];
                assert!(!stretch.is_held(&string), "{cols:?}");
                for pair in &mut string {
                    pair[mark] = u64::MAX;
                }
                assert!(stretch.is_held(&string), "{cols:?}");
                string[gap / WORD][mark] ^= 1 << (gap % WORD);
                assert_eq!(
                    stretch.is_held(&string),
                    !cols.contains(&gap),
                    "{cols:?}, {gap}"
                );
            }
        }
    }
}
