//! Reading the bytes of board text, 8 or 64 at a step.

mod long;
mod short;

pub(crate) use long::read_long;
pub(crate) use short::{Short, read_short};

/// The lowest bit of each of eight bytes.
const LOW: u64 = u64::MAX / 0xff;

#[cfg(test)]
mod tests {
    use std::{vec, vec::Vec};

    use super::{read_long, read_short};
    use crate::planes::{Pair, WORD};

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
        let words = if row.len() < WORD {
            let short = read_short(row).filter(|short| short.ends == 0)?;
            vec![short.marks]
        } else {
            let mut words = vec![Pair::default(); row.len() / WORD + 1];
            read_long(row, &mut words)?;
            words
        };
        let has = |i: usize, mark: usize| words[i / WORD][mark] >> (i % WORD) & 1 == 1;
        assert!((row.len()..words.len() * WORD).all(|i| !has(i, 0) && !has(i, 1)));
        Some((0..row.len()).map(|i| [has(i, 0), has(i, 1)]).collect())
    }

    #[test]
    fn every_byte_at_every_place_is_read_as_by_looking_at_it() {
        for len in [1, 2, 3, 7, 8, 9, 15, 16, 17, 24, 63, 64, 65, 100, 128, 130] {
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
