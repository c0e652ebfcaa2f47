//! Reading rows of 64 bytes and more, 128 at a step.
//!
//! Written so that the compiler works on 16 bytes, or on both marks, at once; and in steps of two
//! blocks, since one alone would leave the processor waiting for its own results.

use super::LOW;
use crate::planes::{Pair, WORD};

/// As many symbols as a word has bits.
type Block = [u8; WORD];

/// What is looked for in a row of a full board, of most others, and of any.
const MARKS: [u8; 2] = [b'X', b'O'];
const USUAL: [u8; 3] = [b'X', b'O', b'.'];
const ALL: [u8; 4] = [b'X', b'O', b'.', b' '];

/// Reads the long rows of a board, one after another.
///
/// To compare each byte with each symbol is a good part of the work, so a row is first compared
/// with those that are expected after the rows before: marks alone until one has a blank, and then
/// full stops too. A row that has others is looked at once more.
#[derive(Default)]
pub(crate) struct LongRows {
    has_blanks: bool,
}

impl LongRows {
    /// Reads a row of 64 or more symbols into the words for it; `None` where a byte is no symbol.
    #[inline]
    pub(crate) fn read(&mut self, row: &[u8], words: &mut [Pair]) -> Option<()> {
        let last = row.last_chunk()?;
        let as_expected = if self.has_blanks {
            read(row, last, words, USUAL)
        } else {
            read(row, last, words, MARKS)
        };
        if !as_expected {
            self.has_blanks = true;
            return consists_of(row, ALL).then_some(());
        }
        Some(())
    }
}

/// Reads a row, of which the last bytes are given too, and says whether it consists of some
/// symbols alone.
#[inline]
fn read<const N: usize>(row: &[u8], last: &Block, words: &mut [Pair], symbols: [u8; N]) -> bool {
    let (blocks, rest) = row.as_chunks();
    let (twos, odd) = blocks.as_chunks();
    let (read, left) = words.split_at_mut(2 * twos.len());
    let mut known = true;
    for ([one, other], words) in twos.iter().zip(read.as_chunks_mut().0) {
        known &= consists_of(one, symbols) & consists_of(other, symbols);
        *words = [marks(one), marks(other)];
    }
    // With the last bytes come some that were read before.
    let first = odd.first().unwrap_or(last);
    known &= consists_of(first, symbols) & consists_of(last, symbols);
    let [whole, end] = [marks(first), marks(last)];
    // In two shifts, since one by 64 places would be none.
    let end = end.map(|bits| bits >> 1 >> (WORD - 1 - rest.len()));
    match left {
        [a, b] => [*a, *b] = [whole, end],
        [a] => *a = end,
        _ => {}
    }
    known
}

/// Whether bytes are some symbols alone.
#[inline]
#[expect(
    clippy::needless_bitwise_bool,
    reason = "without a branch, 16 bytes are compared at once"
)]
fn consists_of<const N: usize>(bytes: &[u8], symbols: [u8; N]) -> bool {
    let mut known = true;
    for &byte in bytes {
        known &= symbols
            .iter()
            .fold(false, |any, &symbol| any | (byte == symbol));
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
