//! Reading the classic board of three rows and columns.

use super::eight::{Eight, SPACES, pack};
use crate::planes::Pair;

/// Reads three rows of three symbols, the first two with a byte that ends them, a line feed or 0.
/// Gives a bit for each byte; `None` where one is not what should stand there.
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
    let two = |[first, second]: [[u8; 4]; 2]| {
        let word = |row| u64::from(u32::from_le_bytes(row));
        Eight::new(word(first) | (word(second) << 32))
    };
    let blanks = two([[b' ', b' ', b' ', end]; 2]);
    let [a, b, c] = third;
    let third = two([[a, b, c, 0], [0; 4]]);
    let two = two([first, second]);
    if two.rest != blanks.rest || third.rest != SPACES >> 40 {
        return None;
    }
    Some([
        pack(two.x) | (pack(third.x) << 8),
        pack(two.o) | (pack(third.o) << 8),
    ])
}
