//! Bit strings for both marks, side by side.

use alloc::{vec, vec::Vec};

use crate::Mark;

/// The bits of X and of O over the same 64 squares, so that one step serves both.
pub(crate) type Pair = [u64; 2];

const WORD: usize = u64::BITS as usize;

/// The place of a bit in its word, and how far the bits before it stand from the word's end.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a place in a word is below 64"
)]
const fn shifts(index: usize) -> (u32, u32) {
    let place = (index % WORD) as u32;
    (place, u64::BITS - place)
}

/// Two planes of bits, one per mark: strings of equal length, one after another.
///
/// Every string is followed by at least one bit that is never set. A run that is followed by
/// shifting the whole plane, in whatever direction, therefore ends at the string's end and
/// never wraps into the next string.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Planes {
    stride: usize,
    words: Vec<Pair>,
}

impl Planes {
    /// Blank planes for `strings` strings of `len` bits.
    pub(crate) fn blank(strings: usize, len: usize) -> Self {
        let stride = stride(len);
        let words = (strings * stride).div_ceil(WORD);
        Self {
            stride,
            words: vec![[0; 2]; words],
        }
    }

    /// The distance in bits from a square to the one at the same place in the next string.
    pub(crate) const fn stride(&self) -> usize {
        self.stride
    }

    pub(crate) fn words(&self) -> &[Pair] {
        &self.words
    }

    /// The index of a square's bit.
    pub(crate) const fn at(&self, string: usize, place: usize) -> usize {
        string * self.stride + place
    }

    /// The string and the place in it that a bit's index stands for.
    pub(crate) const fn place(&self, index: usize) -> (usize, usize) {
        (index / self.stride, index % self.stride)
    }

    /// Whether a mark's bit is set.
    pub(crate) fn has(&self, index: usize, mark: Mark) -> bool {
        self.words[index / WORD][mark.index()] >> (index % WORD) & 1 == 1
    }

    /// Whose bit is set, if any is.
    pub(crate) fn get(&self, index: usize) -> Option<Mark> {
        Mark::BOTH.into_iter().find(|&mark| self.has(index, mark))
    }

    /// Sets a mark's bit, or clears it where it is set.
    pub(crate) fn toggle(&mut self, index: usize, mark: Mark) {
        self.words[index / WORD][mark.index()] ^= 1 << (index % WORD);
    }

    /// Sets up to 64 bits of both marks that start at a square and lie in one string.
    pub(crate) fn write(&mut self, index: usize, bits: Pair) {
        let word = index / WORD;
        let (place, rest) = shifts(index);
        for (mark, bits) in bits.into_iter().enumerate() {
            self.words[word][mark] |= bits << place;
            let spilled = bits.unbounded_shr(rest);
            if spilled != 0 {
                self.words[word + 1][mark] |= spilled;
            }
        }
    }

    /// Whether the run of a mark through a square whose bit is set is `k` long or longer.
    ///
    /// Looks at no more than `k - 1` squares on either side, 64 at a step.
    pub(crate) fn run_reaches(&self, index: usize, mark: Mark, k: usize) -> bool {
        let wanted = k - 1;
        let after = self.ones_from(index + 1, mark, wanted);
        after >= wanted || after + self.ones_before(index, mark, wanted - after) >= wanted
    }

    /// How many set bits stand in a row from `index` on, counted up to `limit` or a little more.
    fn ones_from(&self, index: usize, mark: Mark, limit: usize) -> usize {
        let mut ones = 0;
        while ones < limit {
            let here = self.window(index + ones, mark).trailing_ones() as usize;
            ones += here;
            if here < WORD {
                break;
            }
        }
        ones
    }

    /// How many set bits stand in a row just before `index`, counted up to `limit` or more.
    fn ones_before(&self, index: usize, mark: Mark, limit: usize) -> usize {
        let mut ones = 0;
        while ones < limit {
            let end = index - ones;
            let here = match end.checked_sub(WORD) {
                Some(start) => self.window(start, mark).leading_ones(),
                None => (self.words[0][mark.index()])
                    .unbounded_shl(shifts(end).1)
                    .leading_ones(),
            } as usize;
            ones += here;
            if here < WORD {
                break;
            }
        }
        ones
    }

    /// The 64 bits of a mark from `index` on; those past the end are not set.
    fn window(&self, index: usize, mark: Mark) -> u64 {
        let word = index / WORD;
        let (place, rest) = shifts(index);
        let bits = |word: usize| self.words.get(word).map_or(0, |pair| pair[mark.index()]);
        bits(word) >> place | bits(word + 1).unbounded_shl(rest)
    }
}

/// The bits from the start of one string to the start of the next: at least one more than its
/// length, and whole words where it does not fit into one, so that rows can be worked on apart.
const fn stride(len: usize) -> usize {
    if len < WORD {
        len + 1
    } else {
        (len + 1).next_multiple_of(WORD)
    }
}

/// Where runs of `k` set bits, `step` apart, start: bit i is set where `i`, `i + step` and so on
/// up to `i + (k - 1) * step` all are.
///
/// Known runs are joined with themselves, so that it takes about log2(k) passes.
pub(crate) fn run_starts(words: &[Pair], step: usize, k: usize) -> Vec<Pair> {
    let mut starts = words.to_vec();
    let mut known = 1;
    while known < k {
        let add = known.min(k - known);
        if !keep_shifted(&mut starts, add * step) {
            break;
        }
        known += add;
    }
    starts
}

/// Keeps the bits whose partner `shift` places later is set too; says whether any is left.
fn keep_shifted(words: &mut [Pair], shift: usize) -> bool {
    let skip = shift / WORD;
    let (place, rest) = shifts(shift);
    let mut any = 0;
    for i in 0..words.len() {
        // Later words are read before they are written, so one buffer is enough.
        let near = words.get(i + skip).copied().unwrap_or_default();
        let far = words.get(i + skip + 1).copied().unwrap_or_default();
        for mark in 0..2 {
            let partner = near[mark] >> place | far[mark].unbounded_shl(rest);
            words[i][mark] &= partner;
            any |= words[i][mark];
        }
    }
    any != 0
}

/// The index of a mark's lowest set bit.
pub(crate) fn lowest(words: &[Pair], mark: Mark) -> Option<usize> {
    let word = words.iter().position(|pair| pair[mark.index()] != 0)?;
    Some(word * WORD + words[word][mark.index()].trailing_zeros() as usize)
}

/// The indices of a mark's set bits, in rising order.
pub(crate) fn ones(words: &[Pair], mark: Mark) -> impl Iterator<Item = usize> + '_ {
    words.iter().enumerate().flat_map(move |(word, pair)| {
        let mut bits = pair[mark.index()];
        core::iter::from_fn(move || {
            let bit = bits.trailing_zeros() as usize;
            bits &= bits.wrapping_sub(1);
            (bit < WORD).then_some(word * WORD + bit)
        })
    })
}
