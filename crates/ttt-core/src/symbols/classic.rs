//! Reading the classic board of three rows and columns.

use super::eight::{DOT_OVER_END, Eight, SPACES, pack};
use crate::planes::Pair;

/// Reads three rows of three symbols, the first two with the line feed that ends them. Gives a
/// bit for each byte; `None` where one is not what should stand there.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "handing the marks over in memory costs as much as to read them"
)]
pub(crate) fn read_classic(first: [u8; 4], second: [u8; 4], third: [u8; 3]) -> Option<Pair> {
    let word = |row| u64::from(u32::from_le_bytes(row));
    let [a, b, c] = third;
    let third = Eight::new(word([a, b, c, 0]));
    let two = Eight::new(word(first) | (word(second) << 32));
    let ends = (DOT_OVER_END << 24) | (DOT_OVER_END << 56);
    if two.rest != SPACES.wrapping_sub(ends) || third.rest != SPACES >> 40 {
        return None;
    }
    Some([
        pack(two.x) | (pack(third.x) << 8),
        pack(two.o) | (pack(third.o) << 8),
    ])
}
