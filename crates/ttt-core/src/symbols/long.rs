//! Reading rows of 64 bytes and more, 128 at a step.
//!
//! Written so that the compiler works on 16 bytes, or on both marks, at once; and in steps of two
//! blocks, since one alone would leave the processor waiting for its own results.

use super::LOW;
use crate::planes::{Pair, WORD};

/// As many symbols as a word has bits.
type Block = [u8; WORD];

/// Reads a row of 64 or more symbols into the words for it; `None` where a byte is no symbol.
#[inline]
pub(crate) fn read_long(row: &[u8], words: &mut [Pair]) -> Option<()> {
    let last: &Block = row.last_chunk()?;
    let (blocks, rest) = row.as_chunks();
    let (twos, odd) = blocks.as_chunks();
    let (read, left) = words.split_at_mut(2 * twos.len());
    let mut usual = true;
    for ([one, other], words) in twos.iter().zip(read.as_chunks_mut().0) {
        usual &= all_usual(one) & all_usual(other);
        *words = [marks(one), marks(other)];
    }
    // With the last bytes come some that were read before.
    let first = odd.first().unwrap_or(last);
    usual &= all_usual(first) & all_usual(last);
    let [whole, end] = [marks(first), marks(last)];
    // In two shifts, since one by 64 places would be none.
    let end = end.map(|bits| bits >> 1 >> (WORD - 1 - rest.len()));
    match left {
        [a, b] => [*a, *b] = [whole, end],
        [a] => *a = end,
        _ => {}
    }
    (usual || all_known(row)).then_some(())
}

/// Whether all symbols are what most texts consist of, X, O and full stops: three comparisons
/// a byte instead of four.
#[inline]
#[expect(
    clippy::needless_bitwise_bool,
    reason = "without a branch, 16 bytes are compared at once"
)]
fn all_usual(block: &Block) -> bool {
    let mut usual = true;
    for &byte in block {
        usual &= (byte == b'X') | (byte == b'O') | (byte == b'.');
    }
    usual
}

/// Whether all bytes are symbols, a space among them.
#[inline(never)]
#[expect(
    clippy::needless_bitwise_bool,
    reason = "without a branch, 16 bytes are compared at once"
)]
fn all_known(row: &[u8]) -> bool {
    let mut known = true;
    for &byte in row {
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
fn marks(block: &Block) -> Pair {
    // Even words in the first, odd words in the second: b2 b1 b0 x w1 w2, where x is 1 for X.
    // Doubled whenever the next is added, what comes first ends up highest.
    let (mut even, mut odd) = (0, 0);
    let (twos, _) = block.as_chunks::<16>();
    for i in [3, 1, 2, 0] {
        let (words, _) = twos[i].as_chunks();
        even = (even << 1) | (u64::from_le_bytes(words[0]) & (LOW * 0x11));
        odd = (odd << 1) | (u64::from_le_bytes(words[1]) & (LOW * 0x11));
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
