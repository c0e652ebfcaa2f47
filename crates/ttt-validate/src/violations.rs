//! Every condition that a board breaks, with the evidence.

use alloc::vec::Vec;

use ttt_core::{Board, Line, Mark, Rules, lines};

use crate::{Violation, lines_by_mark::LinesByMark, validate::last_mover};

/// The violations of a board, in their order; none for one that is not of the rules' size.
pub(crate) fn violations(board: &Board, rules: &Rules) -> Vec<Violation> {
    let (Ok(lines), Ok(by_mark)) = (lines(board, rules), LinesByMark::of(board, rules)) else {
        return Vec::new();
    };
    let last_mover = last_mover(board, rules);
    let found = [
        last_mover.is_none().then(|| move_count(board, rules)),
        by_mark.both_won().then(|| Violation::BothWon {
            lines: lines.clone(),
        }),
        by_mark
            .only_winner()
            .filter(|winner| last_mover == Some(winner.other()))
            .map(|winner| Violation::WinnerNotLast {
                winner,
                lines: lines.clone(),
            }),
        no_last_move(&lines, &by_mark),
    ];
    found.into_iter().flatten().collect()
}

fn move_count(board: &Board, rules: &Rules) -> Violation {
    let first = rules.first();
    Violation::MoveCount {
        first,
        first_count: board.count(first),
        second_count: board.count(first.other()),
    }
}

/// The lines of each player who has some that no single move completed.
fn no_last_move(lines: &[Line], by_mark: &LinesByMark) -> Option<Violation> {
    let broken = |mark: Mark| by_mark.has(mark) && by_mark.last_move(mark).is_none();
    let [x, o] = Mark::BOTH.map(broken);
    let breaks = |line: &&Line| if line.mark() == Mark::X { x } else { o };
    (x || o).then(|| Violation::NoLastMove {
        lines: lines.iter().filter(breaks).copied().collect(),
    })
}
