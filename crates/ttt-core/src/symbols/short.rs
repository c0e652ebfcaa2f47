//! Reading a few bytes, eight at a step.
//!
//! A bit each tells the marks and the blanks of a text apart, so eight bytes are read without a
//! branch. A byte is known if it is what these bits say.
//!
//! | | byte | bit 4 | bit 0 | bit 5 | bit 1 |
//! |---|---|---|---|---|---|
//! | `X` | 0x58 | 1 | 0 | 0 | 0 |
//! | `O` | 0x4f | 0 | 1 | 0 | 1 |
//! | `.` | 0x2e | 0 | 0 | 1 | 1 |
//! | space | 0x20 | 0 | 0 | 1 | 0 |
//! | line feed | 0x0a | 0 | 0 | 0 | 1 |

use super::LOW;
use crate::planes::Pair;

/// What a few bytes are, a bit for each.
#[derive(Clone, Copy, Default)]
pub(crate) struct Short {
    pub(crate) marks: Pair,
    /// The line feeds.
    pub(crate) ends: u64,
}

/// Reads up to 64 symbols and line feeds; `None` where a byte is neither.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "handing the result over in memory costs as much as half of the work"
)]
pub(crate) fn read_short(text: &[u8]) -> Option<Short> {
    let mut found = Short::default();
    (found.add_all(text, 0) == 0).then_some(found)
}

impl Short {
    /// Adds bytes of which the first stands at a place; gives a number other than 0 where one is
    /// neither a symbol nor a line feed.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "handing the result over in memory costs as much as half of the work"
    )]
    pub(crate) fn add_all(&mut self, text: &[u8], place: usize) -> u64 {
        let Some(last) = text.last_chunk() else {
            return if text.is_empty() {
                0
            } else {
                self.add(few(text), place)
            };
        };
        // With the last bytes, some that are read with others too.
        let mut wrong = self.add(*last, place + text.len() - 8);
        for (i, word) in text.as_chunks().0.iter().enumerate() {
            wrong |= self.add(*word, place + 8 * i);
        }
        wrong
    }

    /// Adds eight bytes that stand at a place, and says where they are not what they seem to be.
    #[inline]
    fn add(&mut self, bytes: [u8; 8], place: usize) -> u64 {
        let word = u64::from_le_bytes(bytes);
        let (x, o) = ((word >> 4) & LOW, word & LOW);
        let none = LOW & !x & !o;
        let blank = (word >> 5) & none;
        let (dot, end) = ((word >> 1) & blank, none ^ blank);
        // Bit 8i goes to bit 56 + i: no two products meet.
        let pack = |bits: u64| (bits.wrapping_mul(0x0102_0408_1020_4080) >> 56) << place;
        self.marks[0] |= pack(x);
        self.marks[1] |= pack(o);
        self.ends |= pack(end);
        let known = x * 0x58 + o * 0x4f + blank * 0x20 + dot * 0x0e + end * 0x0a;
        word ^ known
    }
}

/// From one to seven bytes, and blanks past the end.
///
/// Read in parts that may overlap, which needs no loop.
#[inline]
fn few(bytes: &[u8]) -> [u8; 8] {
    let len = bytes.len();
    let word = if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        let [first, last] = [first, last].map(|four| u64::from(u32::from_le_bytes(*four)));
        first | (last << (8 * (len - 4)))
    } else {
        let places = [0, len / 2, len - 1];
        places
            .map(|i| u64::from(bytes[i]) << (8 * i))
            .iter()
            .fold(0, |word, byte| word | byte)
    };
    (word + ((LOW * u64::from(b'.')) << (8 * len))).to_le_bytes()
}
