//! Reading rows of 64 bytes and more, 64 at a step.
//!
//! Written so that the compiler works on 16 bytes, or on both marks, at once.

use super::LOW;
use crate::planes::{Pair, WORD};

/// Reads a row of 64 or more symbols into the words for it; `None` where a byte is no symbol.
#[inline]
pub(crate) fn read_long(row: &[u8], words: &mut [Pair]) -> Option<()> {
    let last = row.last_chunk()?;
    let (blocks, rest) = row.as_chunks();
    let mut known = true;
    let mut words = words.iter_mut();
    for (block, word) in blocks.iter().zip(&mut words) {
        known &= all_known(block);
        *word = marks(block);
    }
    if let (false, Some(word)) = (rest.is_empty(), words.next()) {
        // With the last bytes come some that were read before.
        known &= all_known(last);
        *word = marks(last).map(|bits| bits >> (WORD - rest.len()));
    }
    known.then_some(())
}

#[inline]
#[expect(
    clippy::needless_bitwise_bool,
    reason = "without a branch, 16 bytes are compared at once"
)]
fn all_known(block: &[u8; WORD]) -> bool {
    let mut known = true;
    for &byte in block {
        known &= (byte == b'X') | (byte == b'O') | (byte == b'.') | (byte == b' ');
    }
    known
}

/// The marks among 64 symbols; they mean nothing where a byte is none.
///
/// Of the symbols, X alone has bit 4 and O alone has bit 0. Byte b of word w holds square
/// 8w + b, and all its bits are moved at once: to say where they are, the binary digits of w
/// are called w2 w1 w0 and those of b likewise. What is wanted is O's bit of every square, and
/// X's, at place w2 w1 w0 b2 b1 b0.
#[inline]
fn marks(block: &[u8; WORD]) -> Pair {
    // Even words in the first, odd words in the second: b2 b1 b0 x w1 w2, where x is 1 for X.
    let (mut even, mut odd) = (0, 0);
    for (words, place) in block.as_chunks::<16>().0.iter().zip([0, 2, 1, 3]) {
        let (words, _) = words.as_chunks();
        even |= (u64::from_le_bytes(words[0]) & (LOW * 0x11)) << place;
        odd |= (u64::from_le_bytes(words[1]) & (LOW * 0x11)) << place;
    }
    // X in the first, O in the second: b2 b1 b0 w0 w1 w2.
    let low = LOW * 0x0f;
    let mut pair = [
        (even >> 4) & low | odd & !low,
        even & low | (odd & low) << 4,
    ];
    // b2 with w2, b1 with w1, b0 with b2, and b2 with w0.
    for (by, mask) in [
        (31, 0x0000_0000_aaaa_aaaa),
        (14, 0x0000_cccc_0000_cccc),
        (7, 0x00aa_00aa_00aa_00aa),
        (4, 0x00f0_00f0_00f0_00f0),
    ] {
        pair = pair.map(|bits| exchange(bits, by, mask));
    }
    pair
}

/// Exchanges the bits in a mask with those that stand `by` places further up.
#[inline]
const fn exchange(bits: u64, by: u32, mask: u64) -> u64 {
    let changed = (bits ^ (bits >> by)) & mask;
    bits ^ changed ^ (changed << by)
}
