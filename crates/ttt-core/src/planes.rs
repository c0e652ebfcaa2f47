//! Bit strings for both marks, side by side.

mod count;
mod pair;

use alloc::{vec, vec::Vec};
use core::slice;

use crate::Mark;

use count::count;
pub(crate) use pair::{and, join, join_words, or};

/// The bits of X and of O over the same 64 squares, so that one step serves both.
pub(crate) type Pair = [u64; 2];

/// The bits of a word.
pub(crate) const WORD: usize = u64::BITS as usize;

/// Two planes of bits, one per mark: strings of equal length, one after another.
///
/// Every string is followed by at least one bit that is never set. A run that is followed by
/// shifting the whole plane, in whatever direction, therefore ends at the string's end and
/// never wraps into the next string.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Planes {
    // As small as they may be, since small boards are kept by the million.
    /// How many strings there are, and of how many squares: side by side, so that both are
    /// compared at once.
    sides: [u16; 2],
    stride: u16,
    bits: Bits,
}

/// What fits into one word a mark needs no heap, and is counted when it is asked.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Bits {
    One {
        pair: Pair,
        /// The bits that stand for a square.
        squares: u64,
    },
    Many {
        words: Vec<Pair>,
        counts: [u32; 2],
    },
}

impl Planes {
    /// Blank planes for `strings` strings of `len` bits.
    #[inline]
    pub(crate) fn blank(strings: usize, len: usize) -> Self {
        let stride = stride(len);
        let bits = if strings * stride <= WORD {
            let string = (1 << len) - 1;
            Bits::One {
                pair: [0; 2],
                squares: (0..strings).map(|i| string << (i * stride)).sum(),
            }
        } else {
            let words = (strings * stride).div_ceil(WORD);
            Bits::Many {
                words: vec![[0; 2]; words],
                counts: [0; 2],
            }
        };
        Self::of(strings, len, bits)
    }

    /// Planes of some bits, whose sides are known to be in range.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "no side is longer than MAX_SIDE"
    )]
    const fn of(strings: usize, len: usize, bits: Bits) -> Self {
        Self {
            sides: [strings as u16, len as u16],
            stride: stride(len) as u16,
            bits,
        }
    }

    /// The planes of bits for strings of `len` bits that fit into a word as they stand, given
    /// which of them are squares.
    #[inline]
    pub(crate) const fn one_word(strings: usize, len: usize, squares: u64, pair: Pair) -> Self {
        Self::of(strings, len, Bits::One { pair, squares })
    }

    /// How many strings there are.
    #[inline]
    pub(crate) const fn strings(&self) -> u16 {
        self.sides[0]
    }

    /// How many squares a string has.
    #[inline]
    pub(crate) const fn len(&self) -> u16 {
        self.sides[1]
    }

    /// How many strings there are, and how many squares a string has.
    #[inline]
    pub(crate) const fn sides(&self) -> [u16; 2] {
        self.sides
    }

    /// The distance in bits from a square to the one at the same place in the next string.
    #[inline]
    pub(crate) const fn stride(&self) -> usize {
        self.stride as usize
    }

    #[inline]
    pub(crate) fn words(&self) -> &[Pair] {
        match &self.bits {
            Bits::One { pair, .. } => slice::from_ref(pair),
            Bits::Many { words, .. } => words,
        }
    }

    #[inline]
    fn words_mut(&mut self) -> &mut [Pair] {
        match &mut self.bits {
            Bits::One { pair, .. } => slice::from_mut(pair),
            Bits::Many { words, .. } => words,
        }
    }

    /// The only word of each mark, where there is only one.
    #[inline]
    pub(crate) const fn only_word(&self) -> Option<Pair> {
        match self.bits {
            Bits::One { pair: [x, o], .. } => Some([x, o]),
            Bits::Many { .. } => None,
        }
    }

    /// The same, to be changed.
    #[inline]
    pub(crate) const fn only_word_mut(&mut self) -> Option<&mut Pair> {
        match &mut self.bits {
            Bits::One { pair, .. } => Some(pair),
            Bits::Many { .. } => None,
        }
    }

    /// Whether every string has words of its own.
    #[inline]
    pub(crate) const fn whole_words(&self) -> bool {
        self.stride().is_multiple_of(WORD)
    }

    /// The index of a square's bit.
    #[inline]
    pub(crate) const fn at(&self, string: usize, place: usize) -> usize {
        string * self.stride() + place
    }

    /// The string and the place in it that a bit's index stands for.
    pub(crate) const fn place(&self, index: usize) -> (usize, usize) {
        (index / self.stride(), index % self.stride())
    }

    /// Whether a mark's bit is set; past the end, none is.
    #[inline]
    pub(crate) fn has(&self, index: usize, mark: Mark) -> bool {
        let word = self.words().get(index / WORD);
        word.is_some_and(|pair| pair[mark.index()] >> (index % WORD) & 1 == 1)
    }

    /// Whether either mark's bit is set.
    #[inline]
    pub(crate) fn is_taken(&self, index: usize) -> bool {
        match &self.bits {
            Bits::One { pair, .. } => is_taken(pair, index),
            Bits::Many { words, .. } => is_taken(&words[index / WORD], index % WORD),
        }
    }

    /// Whose bit is set, if any is.
    #[inline]
    pub(crate) fn get(&self, index: usize) -> Option<Mark> {
        match &self.bits {
            Bits::One { pair, .. } => mark_at(pair, index),
            Bits::Many { words, .. } => mark_at(&words[index / WORD], index % WORD),
        }
    }

    /// Sets a mark's bit that is known to be clear.
    #[inline]
    pub(crate) fn set(&mut self, index: usize, mark: Mark) {
        match &mut self.bits {
            Bits::One { pair, .. } => pair[mark.index()] |= 1 << index,
            Bits::Many { words, counts } => {
                words[index / WORD][mark.index()] |= 1 << (index % WORD);
                counts[mark.index()] += 1;
            }
        }
    }

    /// Sets a mark's bit unless either mark's is set, and says whether it did.
    #[inline]
    pub(crate) fn claim(&mut self, index: usize, mark: Mark) -> bool {
        match &mut self.bits {
            Bits::One { pair, .. } => claim(pair, index, mark),
            Bits::Many { words, counts } => {
                let claimed = claim(&mut words[index / WORD], index % WORD, mark);
                if claimed {
                    counts[mark.index()] += 1;
                }
                claimed
            }
        }
    }

    /// Clears a mark's bit that is known to be set.
    #[inline]
    pub(crate) fn clear(&mut self, index: usize, mark: Mark) {
        match &mut self.bits {
            Bits::One { pair, .. } => pair[mark.index()] &= !(1 << index),
            Bits::Many { words, counts } => {
                words[index / WORD][mark.index()] &= !(1 << (index % WORD));
                counts[mark.index()] -= 1;
            }
        }
    }

    /// Sets up to 64 bits of both marks that start at a square and lie in one string, which
    /// leaves the counts to [`count_anew`](Self::count_anew).
    #[inline]
    pub(crate) fn write(&mut self, index: usize, bits: Pair) {
        let words = self.words_mut();
        let word = index / WORD;
        let (place, rest) = shifts(index);
        words[word] = or(words[word], bits.map(|bits| bits << place));
        let spilled = bits.map(|bits| bits.unbounded_shr(rest));
        if spilled != [0; 2] {
            words[word + 1] = or(words[word + 1], spilled);
        }
    }

    /// The 64 bits of both marks from an index on.
    #[inline]
    pub(crate) fn read(&self, index: usize) -> Pair {
        match &self.bits {
            Bits::One { pair, .. } => pair.map(|bits| bits >> index),
            Bits::Many { words, .. } => shifted(words, index / WORD, index % WORD),
        }
    }

    /// The words of a string, where every string has words of its own; whoever writes leaves the
    /// counts to [`count_anew`](Self::count_anew).
    #[inline]
    pub(crate) fn string_mut(&mut self, string: usize) -> &mut [Pair] {
        let width = self.stride() / WORD;
        &mut self.words_mut()[string * width..][..width]
    }

    /// How many bits of a mark are set.
    #[inline]
    pub(crate) const fn count(&self, mark: Mark) -> u32 {
        match &self.bits {
            Bits::One { pair, .. } => pair[mark.index()].count_ones(),
            Bits::Many { counts, .. } => counts[mark.index()],
        }
    }

    /// Whether every square has a mark, given that none has both.
    #[inline]
    pub(crate) const fn is_full(&self) -> bool {
        match &self.bits {
            Bits::One {
                pair: [x, o],
                squares,
            } => *x + *o == *squares,
            Bits::Many { counts, .. } => {
                counts[0] + counts[1] == self.strings() as u32 * self.len() as u32
            }
        }
    }

    /// Makes the counts right after bits were written.
    pub(crate) fn count_anew(&mut self) {
        if let Bits::Many { words, counts } = &mut self.bits {
            *counts = count(words);
        }
    }

    /// The words of a string where it has words of its own, or else its bits as one word.
    #[inline]
    pub(crate) fn string(&self, string: usize) -> Result<&[Pair], Pair> {
        let (words, start) = (self.words(), string * self.stride());
        if self.whole_words() {
            Ok(&words[start / WORD..][..self.stride() / WORD])
        } else {
            // What follows the string's last bit is blank, so the next string does no harm.
            Err(self.read(start))
        }
    }
}

/// Whether either mark's bit of a word is set.
#[inline]
const fn is_taken([x, o]: &Pair, place: usize) -> bool {
    (*x | *o) >> place & 1 == 1
}

/// Whose bit of a word is set, if any is.
#[inline]
pub(crate) const fn mark_at([x, o]: &Pair, place: usize) -> Option<Mark> {
    // Whose it is is not worth a branch, which could not be foreseen.
    match (*x >> place & 1, *o >> place & 1) {
        (0, 0) => None,
        (_, 0) => Some(Mark::X),
        _ => Some(Mark::O),
    }
}

/// Sets a mark's bit of a word unless either mark's is set, and says whether it did.
#[inline]
const fn claim(pair: &mut Pair, place: usize, mark: Mark) -> bool {
    let blank = !is_taken(pair, place);
    if blank {
        pair[mark.index()] |= 1 << place;
    }
    blank
}

/// The bits from the start of one string to the start of the next: at least one more than its
/// length, and whole words where it does not fit into one, so that rows can be worked on apart.
#[inline]
const fn stride(len: usize) -> usize {
    if len < WORD {
        len + 1
    } else {
        (len + 1).next_multiple_of(WORD)
    }
}

/// The place of a bit in its word, and how far the bits before it stand from the word's end.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a place in a word is below 64"
)]
#[inline]
const fn shifts(index: usize) -> (u32, u32) {
    let place = (index % WORD) as u32;
    (place, u64::BITS - place)
}

/// The 64 bits of both marks from a place below 64 of a word on; those past the end are not set.
#[inline]
pub(crate) fn shifted(words: &[Pair], word: usize, place: usize) -> Pair {
    let near = words.get(word).copied().unwrap_or_default();
    let far = words.get(word + 1).copied().unwrap_or_default();
    join(near, far, place)
}

/// The indices of the bits that are set in a word, in rising order.
pub(crate) fn ones(mut bits: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let bit = bits.trailing_zeros() as usize;
        bits &= bits.wrapping_sub(1);
        (bit < WORD).then_some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::{Planes, WORD};
    use crate::Mark;

    #[test]
    fn a_bit_is_claimed_once() {
        for (len, index) in [(3, 2), (2 * WORD, WORD + 2)] {
            let mut planes = Planes::blank(1, len);
            assert!(planes.claim(index, Mark::O));
            assert!(Mark::BOTH.iter().all(|&mark| !planes.claim(index, mark)));
            assert_eq!(planes.get(index), Some(Mark::O));
            assert_eq!(Mark::BOTH.map(|mark| planes.count(mark)), [0, 1]);
        }
    }
}
