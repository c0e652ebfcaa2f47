//! Boards at random, with rules.

use std::fmt;

use proptest::{
    prelude::*,
    strategy::{NewTree, ValueTree},
    test_runner::TestRunner,
};
use ttt_core::{Board, Cell, Direction, Mark, Rules};

use crate::{Dice, rules, shrink::Shrink};

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

/// Boards of any kind by [`rules`]; they shrink by rows, columns and squares.
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

/// A board by rules: marks at random, some runs about as long as `k` over them, and in half of
/// the boards as many marks of either player.
///
/// ```
/// use ttt_core::{Mark, Rules};
/// use ttt_testkit::{Dice, setup_of};
///
/// let rules = Rules::classic(Mark::X);
/// assert_eq!(setup_of(rules, &mut Dice::new(1)), setup_of(rules, &mut Dice::new(1)));
/// ```
#[must_use]
pub fn setup_of(rules: Rules, dice: &mut Dice) -> Setup {
    let mut board = Board::for_rules(&rules);
    scatter(&mut board, dice);
    for _ in 0..dice.below(4) {
        draw_run(&mut board, &rules, dice);
    }
    if dice.below(2) == 0 {
        balance(&mut board, rules.first(), dice);
    }
    Setup { rules, board }
}

fn scatter(board: &mut Board, dice: &mut Dice) {
    let percent = dice.pick(&[0, 10, 50, 80, 100]);
    for row in 0..board.rows() {
        for col in 0..board.cols() {
            if dice.below(100) < percent {
                board.put(Cell::new(row, col), dice.pick(&Mark::BOTH));
            }
        }
    }
}

/// Draws a run of one mark that starts anywhere and is cut at the edge.
fn draw_run(board: &mut Board, rules: &Rules, dice: &mut Dice) {
    let mark = dice.pick(&Mark::BOTH);
    let k = usize::from(rules.k());
    let len = dice.pick(&[k - 1, k, k, k + 1, 2 * k - 1, 2 * k]);
    let (down, right) = match dice.pick(&Direction::ALL) {
        Direction::Row => (0, 1),
        Direction::Column => (1, 0),
        Direction::Diagonal => (1, 1),
        Direction::AntiDiagonal => (1, -1),
    };
    // Half of the runs start at the edge that they leave from, where a long one fits.
    let start = |side: u16, step: i32, dice: &mut Dice| match (dice.below(2), step) {
        (0, 1) => 0,
        (0, -1) => i32::from(side) - 1,
        _ => dice.below(side.into()) as i32,
    };
    let mut row = start(rules.rows(), down, dice);
    let mut col = start(rules.cols(), right, dice);
    for _ in 0..len {
        let (Ok(r), Ok(c)) = (u16::try_from(row), u16::try_from(col)) else {
            return;
        };
        if !rules.contains(Cell::new(r, c)) {
            return;
        }
        board.put(Cell::new(r, c), mark);
        row += down;
        col += right;
    }
}

/// Takes marks away until the counts fit alternating moves.
fn balance(board: &mut Board, first: Mark, dice: &mut Dice) {
    let lead = dice.below(2) as u32;
    for (mark, allowed) in [(first, lead), (first.other(), 0)] {
        let mut cells: Vec<Cell> = board.cells(mark).collect();
        dice.shuffle(&mut cells);
        let most = board.count(mark.other()) + allowed;
        let surplus = board.count(mark).saturating_sub(most);
        for &cell in cells.iter().take(surplus as usize) {
            board.clear(cell);
        }
    }
}
