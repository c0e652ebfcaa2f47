//! Rules at random.

use proptest::prelude::*;
use ttt_core::{Mark, Rules};

/// Rules of any kind: mostly small, some at the edges of 64-bit words, a few bigger.
///
/// ```
/// use proptest::prelude::*;
///
/// proptest!(ttt_testkit::cases(), |(rules in ttt_testkit::rules())| {
///     prop_assert!(rules.k() <= rules.rows().max(rules.cols()));
/// });
/// ```
pub fn rules() -> impl Strategy<Value = Rules> {
    let word_edge = || prop_oneof![62..=66_u16, 126..=130_u16];
    let sides = prop_oneof![
        5 => (1..=5_u16, 1..=5_u16),
        2 => (1..=20_u16, 1..=20_u16),
        1 => (1..=6_u16, word_edge()),
        1 => (word_edge(), 1..=6_u16),
        1 => (1..=80_u16, 1..=80_u16),
    ];
    with_sides(sides)
}

/// Rules of boards that a search can take apart: at most ten squares.
///
/// ```
/// use proptest::prelude::*;
///
/// proptest!(ttt_testkit::cases(), |(rules in ttt_testkit::small_rules())| {
///     prop_assert!(rules.rows() * rules.cols() <= 10);
/// });
/// ```
pub fn small_rules() -> impl Strategy<Value = Rules> {
    let sides = prop_oneof![
        (1..=3_u16, 1..=3_u16),
        (1..=2_u16, 1..=5_u16),
        (1..=5_u16, 1..=2_u16),
        (1..=1_u16, 1..=10_u16),
    ];
    with_sides(sides)
}

fn with_sides(sides: impl Strategy<Value = (u16, u16)>) -> impl Strategy<Value = Rules> {
    let first = prop_oneof![Just(Mark::X), Just(Mark::O)];
    // The k that matter most are short ones, and the longest.
    let k = prop_oneof![3 => 0..5_u16, 2 => any::<u16>(), 2 => Just(u16::MAX)];
    (sides, k, first).prop_map(|((rows, cols), k, first)| {
        let longest = rows.max(cols);
        let k = match k {
            u16::MAX => longest,
            k => 1 + k % longest,
        };
        Rules::new(rows, cols, k, first).expect("the sides and k are in range")
    })
}
