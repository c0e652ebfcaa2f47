//! Reading a few bytes, eight at a step.

use super::{
    LOW,
    eight::{DOT_OVER_END, Eight, SPACES, pack},
};
use crate::planes::Pair;

/// What a few bytes are, a bit for each.
#[derive(Clone, Copy, Default)]
pub(crate) struct Short {
    pub(crate) marks: Pair,
    /// The line feeds.
    pub(crate) ends: u64,
}

/// Reads up to 64 symbols and line feeds; `None` where a byte is neither.
#[inline]
pub(crate) fn read_short(text: &[u8]) -> Option<Short> {
    let mut found = Short::default();
    (found.add_all(text, 0) == 0).then_some(found)
}

impl Short {
    /// Adds bytes of which the first stands at a place; gives a number other than 0 where one is
    /// neither a symbol nor a line feed.
    #[inline]
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
        let Eight { x, o, ends, rest } = Eight::new(u64::from_le_bytes(bytes));
        self.marks[0] |= pack(x) << place;
        self.marks[1] |= pack(o) << place;
        self.ends |= pack(ends) << place;
        SPACES ^ rest.wrapping_add(ends * DOT_OVER_END)
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
