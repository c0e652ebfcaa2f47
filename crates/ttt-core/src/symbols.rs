//! Reading the bytes of board text, 8 or 64 at a step.
//!
//! Two bits of a byte tell the four symbols apart, so whole words of bytes are read without a
//! branch. A byte is a symbol if it is what these two bits say.
//!
//! | symbol | byte | bit 6, a mark | bit 1 |
//! |---|---|---|---|
//! | `X` | 0x58 | 1 | 0 |
//! | `O` | 0x4f | 1 | 1 |
//! | `.` | 0x2e | 0 | 1 |
//! | space | 0x20 | 0 | 0 |

use crate::planes::{Pair, WORD};

/// The lowest bit of each of eight bytes.
const LOW: u64 = u64::MAX / 0xff;

/// Reads a row of symbols: calls back with up to 64 squares at a time, the place of the first
/// and the marks' bits, perhaps with some squares more than once. Says whether all bytes were
/// symbols; where they were not, the bits mean nothing.
#[inline]
pub(crate) fn read(row: &[u8], mut write: impl FnMut(usize, Pair)) -> bool {
    let mut strange = 0;
    let (blocks, rest) = row.as_chunks::<64>();
    for (i, block) in blocks.iter().enumerate() {
        write(i * WORD, read64(block, &mut strange));
    }
    if let Some(block) = row.last_chunk::<64>() {
        // The last squares, and with them some that were read before.
        if !rest.is_empty() {
            write(row.len() - WORD, read64(block, &mut strange));
        }
    } else {
        let mut marks = [0; 2];
        for (i, bytes) in rest.chunks(8).enumerate() {
            let [x, o] = read8(load(bytes), &mut strange);
            marks = [marks[0] | (x << (8 * i)), marks[1] | (o << (8 * i))];
        }
        write(0, marks);
    }
    strange == 0
}

/// Up to eight bytes as one word, blanks past the end.
#[inline]
fn load(bytes: &[u8]) -> u64 {
    if let Some(eight) = bytes.first_chunk() {
        return u64::from_le_bytes(*eight);
    }
    let mut word = (u64::from(b'.') * LOW) << (8 * bytes.len());
    for (i, &byte) in bytes.iter().enumerate() {
        word |= u64::from(byte) << (8 * i);
    }
    word
}

/// The marks among eight symbols; leaves bits in `strange` where a byte is none.
#[inline]
fn read8(word: u64, strange: &mut u64) -> Pair {
    let (mark, one) = ((word >> 6) & LOW, (word >> 1) & LOW);
    let o = mark & one;
    // From a space to a full stop, from a space to an X, and what these two leave to an O.
    *strange |= word ^ (LOW * 0x20) ^ (one * 0x0e) ^ (mark * 0x78) ^ (o * 0x19);
    // Bit 8i goes to bit 56 + i: no two products meet.
    let pack = |bits: u64| bits.wrapping_mul(0x0102_0408_1020_4080) >> 56;
    [pack(mark ^ o), pack(o)]
}

/// The marks among 64 symbols; leaves bits in `strange` where a byte is none.
#[inline]
fn read64(block: &[u8; 64], strange: &mut u64) -> Pair {
    let mut unknown = 0;
    for &byte in block {
        unknown |= u8::from(byte != b'X')
            & u8::from(byte != b'O')
            & u8::from(byte != b'.')
            & u8::from(byte != b' ');
    }
    *strange |= u64::from(unknown);

    // Bit 0 (only an O has it) and bit 6 (a mark) of each byte, those of word i as bit i.
    let (mut o, mut mark) = (0, 0);
    for (i, word) in block.as_chunks::<8>().0.iter().enumerate() {
        let word = u64::from_le_bytes(*word);
        o |= (word & LOW) << i;
        mark |= ((word >> 6) & LOW) << i;
    }
    let (o, mark) = (transpose(o), transpose(mark));
    [mark ^ o, o]
}

/// Bit j of byte i becomes bit i of byte j.
#[inline]
const fn transpose(mut bits: u64) -> u64 {
    let mut swap = (bits ^ (bits >> 7)) & 0x00aa_00aa_00aa_00aa;
    bits ^= swap ^ (swap << 7);
    swap = (bits ^ (bits >> 14)) & 0x0000_cccc_0000_cccc;
    bits ^= swap ^ (swap << 14);
    swap = (bits ^ (bits >> 28)) & 0x0000_0000_f0f0_f0f0;
    bits ^ swap ^ (swap << 28)
}

#[cfg(test)]
mod tests {
    use std::{vec, vec::Vec};

    use super::read;

    /// What a row is by looking at each byte: `None` where one is no symbol.
    fn plain(row: &[u8]) -> Option<Vec<[bool; 2]>> {
        row.iter()
            .map(|byte| match byte {
                b'X' => Some([true, false]),
                b'O' => Some([false, true]),
                b'.' | b' ' => Some([false, false]),
                _ => None,
            })
            .collect()
    }

    fn fast(row: &[u8]) -> Option<Vec<[bool; 2]>> {
        let mut squares = vec![[false; 2]; row.len()];
        let known = read(row, |start, marks| {
            for (i, square) in squares.iter_mut().skip(start).take(64).enumerate() {
                *square = [marks[0] >> i & 1 == 1, marks[1] >> i & 1 == 1];
            }
        });
        known.then_some(squares)
    }

    #[test]
    fn every_byte_at_every_place_is_read_as_by_looking_at_it() {
        for len in [1, 2, 3, 7, 8, 9, 15, 63, 64, 65, 100, 128, 130] {
            for place in 0..len {
                for byte in 0..=u8::MAX {
                    let mut row: Vec<u8> = b"XO. OX".iter().copied().cycle().take(len).collect();
                    row[place] = byte;
                    assert_eq!(fast(&row), plain(&row), "{byte:#x} at {place} of {len}");
                }
            }
        }
    }
}
