//! Reading a few bytes, eight at a step.
//!
//! Three bits of a byte tell what may stand in a text apart, so eight bytes are read without a
//! branch. A byte is known if it is what these three bits say.
//!
//! | | byte | bit 6, a mark | bit 5 | bit 1 |
//! |---|---|---|---|---|
//! | `X` | 0x58 | 1 | 0 | 0 |
//! | `O` | 0x4f | 1 | 0 | 1 |
//! | `.` | 0x2e | 0 | 1 | 1 |
//! | space | 0x20 | 0 | 1 | 0 |
//! | line feed | 0x0a | 0 | 0 | 1 |

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
    if let Some(last) = text.last_chunk() {
        let (words, rest) = text.as_chunks();
        for (i, word) in words.iter().enumerate() {
            found.add(*word, 8 * i)?;
        }
        if !rest.is_empty() {
            // With the last bytes, some that were read before.
            found.add(*last, text.len() - 8)?;
        }
    } else if !text.is_empty() {
        found.add(few(text), 0)?;
    }
    Some(found)
}

impl Short {
    /// Adds eight bytes that stand at a place; `None` where one is unknown.
    #[inline]
    fn add(&mut self, bytes: [u8; 8], place: usize) -> Option<()> {
        let word = u64::from_le_bytes(bytes);
        let (mark, one) = ((word >> 6) & LOW, (word >> 1) & LOW);
        let (x, o) = (mark & !one, mark & one);
        let end = !(word >> 6 | word >> 5) & LOW;
        // Bit 8i goes to bit 56 + i: no two products meet.
        let pack = |bits: u64| (bits.wrapping_mul(0x0102_0408_1020_4080) >> 56) << place;
        self.marks[0] |= pack(x);
        self.marks[1] |= pack(o);
        self.ends |= pack(end);
        // How each differs from a space; what is added up has no bit in common.
        let mark_or_blank = mark * 0x60 + x * 0x18 + one * 0x0e + o;
        let known = (LOW * 0x20) ^ mark_or_blank ^ (end * 0x24);
        (word == known).then_some(())
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
        let byte = |i: usize| u64::from(bytes[i]) << (8 * i);
        byte(0) | byte(len / 2) | byte(len - 1)
    };
    (word | ((LOW * u64::from(b'.')) << (8 * len))).to_le_bytes()
}
