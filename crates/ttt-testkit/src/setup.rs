//! Boards at random, with rules.

use std::fmt;

use proptest::{
    prelude::*,
    strategy::{NewTree, ValueTree},
    test_runner::TestRunner,
};
use ttt_core::{Board, Rules};

use crate::{Dice, rules, setup_of, shrink::Shrink};

/// A board and the rules that it is judged by; it prints as both.
#[derive(Clone, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// A board of their size.
    pub board: Board,
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}\n", self.rules, self.board)
    }
}

/// Boards of any kind by [`rules()`]; they shrink by rows, columns and squares.
///
/// ```
/// use proptest::prelude::*;
///
/// proptest!(ttt_testkit::cases(), |(setup in ttt_testkit::setups())| {
///     prop_assert!(setup.rules.check_size(&setup.board).is_ok());
/// });
/// ```
pub fn setups() -> impl Strategy<Value = Setup> {
    setups_by(rules())
}

/// Boards by given rules, which shrink likewise.
///
/// ```
/// use proptest::prelude::*;
///
/// proptest!(ttt_testkit::cases(), |(setup in ttt_testkit::setups_by(ttt_testkit::small_rules()))| {
///     prop_assert!(setup.board.squares() <= 10);
/// });
/// ```
pub fn setups_by(rules: impl Strategy<Value = Rules>) -> impl Strategy<Value = Setup> {
    Setups { rules }
}

#[derive(Debug)]
struct Setups<S> {
    rules: S,
}

impl<S: Strategy<Value = Rules>> Strategy for Setups<S> {
    type Tree = Shrink;
    type Value = Setup;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let rules = self.rules.new_tree(runner)?.current();
        let seed = any::<u64>().new_tree(runner)?.current();
        Ok(Shrink::new(setup_of(rules, &mut Dice::new(seed))))
    }
}
