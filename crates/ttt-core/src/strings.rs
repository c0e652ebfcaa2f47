//! Runs in bit strings that have words of their own.

use alloc::{vec, vec::Vec};

use crate::{
    Mark,
    planes::{Pair, WORD},
};

/// Bit strings of equal length, in whole words, for both marks side by side.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct BitStrings {
    /// The words of a string.
    width: usize,
    words: Vec<Pair>,
}

impl BitStrings {
    /// Blank strings of `len` bits.
    pub(crate) fn blank(strings: usize, len: usize) -> Self {
        let width = len.div_ceil(WORD);
        Self {
            width,
            words: vec![[0; 2]; strings * width],
        }
    }

    /// Sets a mark's bit, and says whether the run through it is `k` long or longer.
    #[inline]
    pub(crate) fn play(&mut self, string: usize, place: usize, mark: Mark, k: usize) -> bool {
        self.toggle(string, place, mark);
        let string = &self.words[string * self.width..][..self.width];
        run_reaches(string, place, mark, k)
    }

    /// Sets a mark's bit, or clears it where it is set.
    #[inline]
    pub(crate) fn toggle(&mut self, string: usize, place: usize, mark: Mark) {
        let word = string * self.width + place / WORD;
        self.words[word][mark.index()] ^= 1 << (place % WORD);
    }
}

/// Whether the run of a mark through a place of a string, whose bit is set, is `k` long or
/// longer.
///
/// Looks at no more than about `k` places on either side, a word at a step.
#[inline]
pub(crate) fn run_reaches(string: &[Pair], place: usize, mark: Mark, k: usize) -> bool {
    let (before, after) = run_around(string, place, mark, k);
    before + after + 1 >= k
}

/// How many set bits stand in a row just before and just after a place whose bit is set: exact
/// below `limit`, and not counted further than the word in which it is reached.
#[inline]
pub(crate) fn run_around(
    string: &[Pair],
    place: usize,
    mark: Mark,
    limit: usize,
) -> (usize, usize) {
    let (word, bit) = (place / WORD, place % WORD);
    let (mut before, mut after) = word_run_around(string[word][mark.index()], bit);
    if after + 1 + bit == WORD {
        for pair in &string[word + 1..] {
            if after >= limit {
                break;
            }
            let more = pair[mark.index()].trailing_ones() as usize;
            after += more;
            if more < WORD {
                break;
            }
        }
    }
    if before == bit {
        for pair in string[..word].iter().rev() {
            if before >= limit {
                break;
            }
            let more = pair[mark.index()].leading_ones() as usize;
            before += more;
            if more < WORD {
                break;
            }
        }
    }
    (before, after)
}

/// How many set bits of a word stand in a row just before and just after one that is set.
#[inline]
pub(crate) fn word_run_around(word: u64, bit: usize) -> (usize, usize) {
    // The bit itself is one of those counted on each side.
    let after = (word >> bit).trailing_ones() as usize - 1;
    let before = (word << (WORD - 1 - bit)).leading_ones() as usize - 1;
    (before, after)
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::{Pair, WORD, run_around};
    use crate::Mark;

    /// Where something may go wrong: at both ends of each of three words.
    const EDGES: [usize; 12] = [0, 1, 62, 63, 64, 65, 126, 127, 128, 129, 190, 191];

    /// A string of O's, but for two places.
    fn string_but_for(gaps: [usize; 2]) -> Vec<Pair> {
        let words = (0..3).map(|word| {
            let is_set = |bit: &usize| !gaps.contains(&(word * WORD + bit));
            let bits = (0..WORD).filter(is_set).map(|bit| 1 << bit);
            [0, bits.sum()]
        });
        words.collect()
    }

    #[test]
    fn the_bits_around_a_place_are_those_that_a_walk_finds() {
        let pairs = EDGES.map(|a| EDGES.map(|b| [a, b])).concat();
        for gaps in pairs.into_iter().filter(|[a, b]| a < b) {
            let string = string_but_for(gaps);
            let is_set = |place: &usize| !gaps.contains(place);
            for place in (0..3 * WORD).filter(is_set) {
                let before = (0..place).rev().take_while(is_set).count();
                let after = (place + 1..3 * WORD).take_while(is_set).count();
                for limit in [1, 16, 63, 64, 65, 128, 192] {
                    let found = run_around(&string, place, Mark::O, limit);
                    let what = (gaps, place, limit);
                    for (found, walked) in [(found.0, before), (found.1, after)] {
                        // Exact below the limit; beyond, not more than there is, nor than a word.
                        assert_eq!(found.min(limit), walked.min(limit), "{what:?}");
                        assert!(found <= walked && found < limit + WORD, "{what:?}");
                    }
                }
            }
        }
    }
}
