//! How a failing board becomes a small one.

use std::ops::Range;

use proptest::strategy::ValueTree;
use ttt_core::{Board, Cell, Mark, Rules};

use crate::Setup;

/// A board that shrinks: whole rows and columns go first, many at once, then `k` comes down,
/// X moves first, and squares become blank.
#[derive(Debug)]
pub(crate) struct Shrink {
    current: Setup,
    /// The board before the last cut, which fails for certain.
    before: Option<Setup>,
    /// The cuts still to be tried in this round, the next one last.
    cuts: Vec<Cut>,
    /// Whether this round has made the board smaller; then another one follows.
    progress: bool,
}

#[derive(Clone, Debug)]
enum Cut {
    Rows(Range<u16>),
    Cols(Range<u16>),
    K,
    First,
    Blank(Cell),
}

impl Shrink {
    pub(crate) const fn new(setup: Setup) -> Self {
        Self {
            current: setup,
            before: None,
            cuts: Vec::new(),
            progress: true,
        }
    }

    /// Tries the next cut that applies; false when none is left.
    fn cut(&mut self) -> bool {
        loop {
            while let Some(cut) = self.cuts.pop() {
                if let Some(smaller) = apply(&cut, &self.current) {
                    self.before = Some(std::mem::replace(&mut self.current, smaller));
                    return true;
                }
            }
            if !std::mem::take(&mut self.progress) {
                return false;
            }
            self.cuts = cuts(&self.current);
        }
    }
}

impl ValueTree for Shrink {
    type Value = Setup;

    fn current(&self) -> Setup {
        self.current.clone()
    }

    fn simplify(&mut self) -> bool {
        // Asked again after a cut: the smaller board fails too.
        self.progress |= self.before.take().is_some();
        self.cut()
    }

    fn complicate(&mut self) -> bool {
        let Some(before) = self.before.take() else {
            return false;
        };
        self.current = before;
        self.cut()
    }
}

/// The cuts of one round, the first to be tried last.
fn cuts(setup: &Setup) -> Vec<Cut> {
    let (rows, cols) = (setup.rules.rows(), setup.rules.cols());
    let mut cuts: Vec<Cut> = Mark::BOTH
        .into_iter()
        .flat_map(|mark| setup.board.cells(mark))
        .map(Cut::Blank)
        .collect();
    cuts.extend([Cut::First, Cut::K]);
    cuts.extend(pieces(cols).map(Cut::Cols));
    cuts.extend(pieces(rows).map(Cut::Rows));
    cuts
}

/// Pieces of a side: single ones, then longer and longer ones up to its half.
fn pieces(side: u16) -> impl Iterator<Item = Range<u16>> {
    (0..u16::BITS)
        .map(|power| 1 << power)
        .take_while(move |&len: &u16| len == 1 || len <= side / 2)
        .flat_map(move |len| {
            (0..side)
                .step_by(len.into())
                .map(move |at| at..(at + len).min(side))
        })
}

/// The setup without a piece, where that makes a difference and leaves a board.
fn apply(cut: &Cut, setup: &Setup) -> Option<Setup> {
    let Setup { rules, board } = setup;
    let (all_rows, all_cols) = (0..rules.rows(), 0..rules.cols());
    match cut {
        Cut::Rows(gone) if gone.end <= rules.rows() => {
            let kept: Vec<u16> = all_rows.filter(|row| !gone.contains(row)).collect();
            keep(setup, &kept, &all_cols.collect::<Vec<_>>())
        }
        Cut::Cols(gone) if gone.end <= rules.cols() => {
            let kept: Vec<u16> = all_cols.filter(|col| !gone.contains(col)).collect();
            keep(setup, &all_rows.collect::<Vec<_>>(), &kept)
        }
        Cut::K => Some(Setup {
            rules: Rules::new(rules.rows(), rules.cols(), rules.k() - 1, rules.first()).ok()?,
            board: board.clone(),
        }),
        Cut::First if rules.first() == Mark::O => Some(Setup {
            rules: rules.with_first(Mark::X),
            board: board.clone(),
        }),
        Cut::Blank(cell) => {
            board.get(*cell)?;
            let mut board = board.clone();
            board.clear(*cell);
            Some(Setup {
                rules: *rules,
                board,
            })
        }
        Cut::Rows(_) | Cut::Cols(_) | Cut::First => None,
    }
}

/// The part of a board that some rows and columns make, with `k` no longer than its sides.
fn keep(setup: &Setup, rows: &[u16], cols: &[u16]) -> Option<Setup> {
    let [height, width] = [rows, cols].map(|kept| u16::try_from(kept.len()));
    let (height, width) = (height.ok()?, width.ok()?);
    let k = setup.rules.k().min(height.max(width));
    let rules = Rules::new(height, width, k, setup.rules.first()).ok()?;
    let mut board = Board::for_rules(&rules);
    for (row, &from_row) in (0..).zip(rows) {
        for (col, &from_col) in (0..).zip(cols) {
            if let Some(mark) = setup.board.get(Cell::new(from_row, from_col)) {
                board.put(Cell::new(row, col), mark);
            }
        }
    }
    Some(Setup { rules, board })
}

#[cfg(test)]
mod tests {
    use proptest::test_runner::{TestCaseError, TestError, TestRunner};

    use crate::{cases, setups};

    /// What a law that forbids two X side by side is left with.
    #[test]
    fn a_failing_board_shrinks_to_what_fails() {
        let mut config = cases();
        config.failure_persistence = None;
        let pair = |setup: crate::Setup| {
            if setup.board.to_string().contains("XX") {
                return Err(TestCaseError::fail("two X side by side"));
            }
            Ok(())
        };
        let Err(TestError::Fail(_, left)) = TestRunner::new(config).run(&setups(), pair) else {
            panic!("no board had two X side by side");
        };
        assert_eq!(format!("{left:?}"), "1×2, 1 in a row, X first\nXX\n");
    }
}
