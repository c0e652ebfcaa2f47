//! Runs along the rows, by looking at every k-th column of each.
//!
//! A run of k crosses exactly one of the columns k-1, 2k-1 and so on, its anchor. Rows are passed
//! over by what every run through the anchor must have: first by what of it lies in the anchor's
//! word, which tells most, and then by all of it.

use core::ops::Range;

use super::bits_of;
use crate::{
    Board, Direction, Mark,
    planes::{Pair, WORD, and, mark_at, or},
    strings::run_around,
};

pub(super) fn for_each_run(
    board: &Board,
    k: usize,
    visit: &mut impl FnMut(Mark, Direction, usize),
) {
    let planes = board.planes();
    let width = usize::from(board.cols());
    for col in (k - 1..width).step_by(k) {
        let (word, bit) = (col / WORD, col % WORD);
        let sides = sides(col, k, width).map(|cols| bits_of(&cols, col - bit));
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

/// Columns of which every run of k through an anchor has all on one side or on the other, on a
/// board of a width: one more than half of them up to the anchor, or from it on.
fn sides(anchor: usize, k: usize, width: usize) -> [Range<usize>; 2] {
    let (up_to, from) = (k / 2 + 1, k.div_ceil(2) + 1);
    let before = anchor + 1 - up_to..anchor + 1;
    let after = anchor..anchor + from;
    // Where there is no room behind the anchor, there is one way alone.
    [
        before.clone(),
        if after.end <= width { after } else { before },
    ]
}

/// Columns that are in every run of k through an anchor, on a board of a width.
fn certain(anchor: usize, k: usize, width: usize) -> Range<usize> {
    // From where the run that starts last does.
    anchor.min(width - k)..anchor + 1
}

/// Whether either mark has all bits of either side in the anchor's word.
#[inline]
#[expect(
    clippy::needless_bitwise_bool,
    reason = "a branch that is guessed wrong costs more than all of this"
)]
const fn holds_a_side([x, o]: Pair, [before, after]: [u64; 2]) -> bool {
    (x & before == before) | (o & before == before) | (x & after == after) | (o & after == after)
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

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::{Pair, Stretch, WORD, certain, holds_a_side, sides};

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

    #[test]
    fn a_run_has_one_side_of_its_anchor() {
        for (anchor, k, width, found) in [
            // Seven up to the anchor, or six from it on, are too few for a run of twelve.
            (11, 12, 30, [5..12, 11..18]),
            (12, 13, 30, [6..13, 12..20]),
            (25, 13, 33, [19..26, 25..33]),
            // Behind these anchors there is no room for the other side.
            (25, 13, 32, [19..26, 19..26]),
            (63, 64, 64, [31..64, 31..64]),
        ] {
            assert_eq!(sides(anchor, k, width), found, "{anchor}, {k} of {width}");
        }
    }

    #[test]
    fn a_run_has_all_from_where_the_last_one_starts_to_its_anchor() {
        assert_eq!(certain(9, 10, 10), 0..10);
        assert_eq!(certain(9, 10, 13), 3..10);
        assert_eq!(certain(9, 10, 40), 9..10);
        assert_eq!(certain(29, 10, 35), 25..30);
    }
}
