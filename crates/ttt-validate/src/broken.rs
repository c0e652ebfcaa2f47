//! The conditions that a board breaks, before the evidence is asked for.

use alloc::vec::Vec;

use ttt_core::{Board, Line, Mark, Rules, lines};

use crate::Violation;

/// Which conditions a board breaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Broken {
    pub(crate) move_count: bool,
    pub(crate) both_won: bool,
    pub(crate) winner_not_last: bool,
    /// For X and for O.
    pub(crate) no_last_move: [bool; 2],
}

impl Broken {
    /// The violations with their evidence, in their order.
    pub(crate) fn violations(self, board: &Board, rules: &Rules) -> Vec<Violation> {
        // The board has the rules' size, or nothing would be known to be broken.
        let lines = lines(board, rules).unwrap_or_default();
        let first = rules.first();
        let move_count = self.move_count.then(|| Violation::MoveCount {
            first,
            first_count: board.count(first),
            second_count: board.count(first.other()),
        });
        let both_won = self.both_won.then(|| Violation::BothWon {
            lines: lines.clone(),
        });
        let winner = lines.first().map(Line::mark);
        let winner_not_last = winner.filter(|_| self.winner_not_last);
        let winner_not_last = winner_not_last.map(|winner| Violation::WinnerNotLast {
            winner,
            lines: lines.clone(),
        });
        let [x, o] = self.no_last_move;
        let no_last_move = (x || o).then(|| Violation::NoLastMove {
            lines: keep(&lines, |mark| if mark == Mark::X { x } else { o }),
        });
        let found = [move_count, both_won, winner_not_last, no_last_move];
        found.into_iter().flatten().collect()
    }
}

fn keep(lines: &[Line], of: impl Fn(Mark) -> bool) -> Vec<Line> {
    lines
        .iter()
        .copied()
        .filter(|line| of(line.mark()))
        .collect()
}
