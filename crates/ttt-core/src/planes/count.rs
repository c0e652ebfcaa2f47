//! Counting the bits of both marks at once.

use super::Pair;

/// How many words' counts of ones a byte of their sums can hold, at eight a word.
const BYTES_HOLD: usize = 31;

/// How many bits of each mark are set.
pub(super) fn count(words: &[Pair]) -> [u32; 2] {
    let mut counts = [0; 2];
    for words in words.chunks(BYTES_HOLD) {
        let sums = words.iter().fold([0; 2], |sums: Pair, &pair| {
            let more = pair.map(by_byte);
            [sums[0] + more[0], sums[1] + more[1]]
        });
        for (count, sums) in counts.iter_mut().zip(sums) {
            *count += sums.to_le_bytes().map(u32::from).iter().sum::<u32>();
        }
    }
    counts
}

/// How many bits of each byte are set: a count of ones but for its last step, a multiplication,
/// which would have to be done for one mark after the other.
const fn by_byte(bits: u64) -> u64 {
    let twos = bits - ((bits >> 1) & (u64::MAX / 3));
    let fours = (twos & (u64::MAX / 5)) + ((twos >> 2) & (u64::MAX / 5));
    (fours + (fours >> 4)) & (u64::MAX / 17)
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::{Pair, count};

    #[test]
    fn counts_are_those_of_each_word() {
        for len in [0, 1, 30, 31, 32, 63, 100] {
            let full: Vec<Pair> = (0..len).map(|i| [u64::MAX, u64::MAX << (i % 64)]).collect();
            let plain = |mark: usize| full.iter().map(|pair| pair[mark].count_ones()).sum();
            assert_eq!(count(&full), [plain(0), plain(1)], "{len} words");
        }
    }
}
