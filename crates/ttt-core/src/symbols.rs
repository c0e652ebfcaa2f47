//! Reading the bytes of board text, 8 or 128 at a step.

mod classic;
mod eight;
mod long;
mod short;

pub(crate) use classic::read_classic;
pub(crate) use long::LongRows;
pub(crate) use short::{Short, read_short};

/// The lowest bit of each of eight bytes.
const LOW: u64 = u64::MAX / 0xff;

#[cfg(test)]
mod tests {
    use std::{vec, vec::Vec};

    use super::{LongRows, read_classic, read_short};
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
            // Fresh, and after a row with blanks, in which other symbols are looked for first.
            let mut rows = LongRows::default();
            let mut read = |row: &[u8]| {
                let mut words = vec![Pair::default(); row.len() / WORD + 1];
                rows.read(row, &mut words).map(|()| words)
            };
            let words = read(row);
            assert!(read(&[b' '; WORD]).is_some());
            assert_eq!(read(row), words);
            words?
        };
        let has = |i: usize, mark: usize| words[i / WORD][mark] >> (i % WORD) & 1 == 1;
        assert!((row.len()..words.len() * WORD).all(|i| !has(i, 0) && !has(i, 1)));
        Some((0..row.len()).map(|i| [has(i, 0), has(i, 1)]).collect())
    }

    /// A byte that is wrong borrows from the next, which must not make up for it.
    #[test]
    fn every_two_bytes_side_by_side_are_read_as_by_looking_at_them() {
        for place in [0, 3, 6] {
            for pair in 0..=u16::MAX {
                let mut row = *b"XO. OX. ";
                row[place..place + 2].copy_from_slice(&pair.to_le_bytes());
                assert_eq!(fast(&row), plain(&row), "{pair:#x} at {place}");
            }
        }
    }

    #[test]
    fn every_two_bytes_side_by_side_of_a_classic_board_are_read_as_by_looking_at_them() {
        for place in 0..10 {
            for pair in 0..=u16::MAX {
                let mut text = *b"XO.\nO X\n.XO";
                text[place..place + 2].copy_from_slice(&pair.to_le_bytes());
                let rows: Vec<&[u8]> = text.chunks(4).collect();
                let found = read_classic(
                    rows[0].try_into().expect("four bytes"),
                    rows[1].try_into().expect("four bytes"),
                    rows[2].try_into().expect("three bytes"),
                    b'\n',
                );
                let ended = [text[3], text[7]] == *b"\n\n";
                let known = rows.iter().all(|row| plain(&row[..3]).is_some());
                assert_eq!(found.is_some(), ended && known, "{pair:#x} at {place}");
            }
        }
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
