//! Counting the bits of both marks at once.

use super::{Pair, and, or};

/// How many words' counts of ones a byte of their sums can hold, at eight a word.
const BYTES_HOLD: usize = 31;

/// How many bits of each mark are set.
///
/// Bits at the same place are added as numbers of three digits, a word for each digit, so that
/// only one word in four has to be counted: the Harley-Seal way.
pub(super) fn count(words: &[Pair]) -> [u32; 2] {
    let (fours, rest) = words.as_chunks();
    let (mut ones, mut twos, mut counts) = ([0; 2], [0; 2], [0; 2]);
    for chunk in fours.chunks(BYTES_HOLD) {
        let mut sums = [0; 2];
        for &[a, b, c, d] in chunk {
            let (some, ab) = add(ones, a, b);
            let (some, cd) = add(some, c, d);
            let (more, fours) = add(twos, ab, cd);
            (ones, twos) = (some, more);
            sums = [sums[0] + by_byte(fours[0]), sums[1] + by_byte(fours[1])];
        }
        let sum = |bytes: u64| bytes.to_le_bytes().map(u32::from).iter().sum::<u32>();
        counts = [counts[0] + 4 * sum(sums[0]), counts[1] + 4 * sum(sums[1])];
    }
    let digits = [(ones, 1), (twos, 2)];
    let rest = rest.iter().map(|&pair| (pair, 1));
    rest.chain(digits).fold(counts, |[x, o], (pair, times)| {
        [
            x + times * pair[0].count_ones(),
            o + times * pair[1].count_ones(),
        ]
    })
}

/// Adds three bits at each place of the words: what stands there, and what is carried.
const fn add(a: Pair, b: Pair, c: Pair) -> (Pair, Pair) {
    let [ab, sum] = [xor(a, b), xor(xor(a, b), c)];
    (sum, or(and(a, b), and(ab, c)))
}

const fn xor(a: Pair, b: Pair) -> Pair {
    [a[0] ^ b[0], a[1] ^ b[1]]
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
        for len in (0..10).chain([122, 123, 124, 125, 127, 128, 129, 300]) {
            let full: Vec<Pair> = (0..len).map(|i| [u64::MAX, u64::MAX << (i % 64)]).collect();
            let plain = |mark: usize| full.iter().map(|pair| pair[mark].count_ones()).sum();
            assert_eq!(count(&full), [plain(0), plain(1)], "{len} words");
        }
    }
}
