//! How the laws are run.

use proptest::{
    prelude::ProptestConfig,
    test_runner::{FileFailurePersistence, RngSeed},
};

/// The configuration of a law: the same cases in every run, 256 unless `PROPTEST_CASES` says
/// otherwise. `PROPTEST_RNG_SEED` asks for other cases. A failure is kept beside the test's
/// source and tried first from then on.
///
/// ```
/// assert!(ttt_testkit::cases().cases > 0);
/// ```
#[must_use]
pub fn cases() -> ProptestConfig {
    let mut config = ProptestConfig::default();
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(16_04);
    }
    config.failure_persistence = Some(Box::new(FileFailurePersistence::WithSource("regressions")));
    config.max_shrink_iters = 20_000;
    config
}

/// The same with a fraction of the cases, for laws that take long each time.
///
/// ```
/// assert!(ttt_testkit::fewer_cases(4).cases <= ttt_testkit::cases().cases);
/// ```
///
/// # Panics
/// When `divisor` is 0.
#[must_use]
pub fn fewer_cases(divisor: u32) -> ProptestConfig {
    let config = cases();
    let cases = (config.cases / divisor).max(1);
    ProptestConfig { cases, ..config }
}
