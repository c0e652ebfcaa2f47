//! Reading the classic board of three rows and columns.

use super::eight::{Eight, SPACES, pack};
use crate::planes::Pair;

/// Reads three rows of three symbols, the first two with a byte that ends them: a line feed, or 0
/// where rows come one by one, since a 0 is there without being put there. Gives a bit for each
/// byte; `None` where one is not what should stand there.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "handing the marks over in memory costs as much as to read them"
)]
pub(crate) fn read_classic(
    first: [u8; 4],
    second: [u8; 4],
    third: [u8; 3],
    end: u8,
) -> Option<Pair> {
    let eight = |[first, second]: [[u8; 4]; 2]| {
        let word = |row| u64::from(u32::from_le_bytes(row));
        Eight::new(word(first) | (word(second) << 32))
    };
    let [a, b, c] = third;
    let two = eight([first, second]);
    let third = eight([[a, b, c, 0], [0; 4]]);
    let blanks = eight([[b' ', b' ', b' ', end]; 2]);
    if two.rest != blanks.rest || third.rest != SPACES >> 40 {
        return None;
    }
    Some([
        pack(two.x) | (pack(third.x) << 8),
        pack(two.o) | (pack(third.o) << 8),
    ])
}
