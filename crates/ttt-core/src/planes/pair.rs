//! What is done to the bits of both marks at once.

use super::{Pair, WORD};

/// The 64 bits of both marks from a place below 64 of the first of two neighbouring words on.
#[inline]
pub(crate) const fn join(near: Pair, far: Pair, place: usize) -> Pair {
    [
        join_words(near[0], far[0], place),
        join_words(near[1], far[1], place),
    ]
}

/// The same of one mark.
#[inline]
pub(crate) const fn join_words(near: u64, far: u64, place: usize) -> u64 {
    // In two shifts, since one by 64 places would be none.
    near >> place | far << 1 << (WORD - 1 - place)
}

/// The bits that are set in both.
#[inline]
pub(crate) const fn and(a: Pair, b: Pair) -> Pair {
    [a[0] & b[0], a[1] & b[1]]
}

/// The bits that are set in either.
#[inline]
pub(crate) const fn or(a: Pair, b: Pair) -> Pair {
    [a[0] | b[0], a[1] | b[1]]
}
