//! How the textbook validates: by the four conditions.

use ttt_core::Mark;

use super::board::Sheet;
use crate::{AnswerLine, Integer, ViolationCode, oracle::runs};

/// The violations, given what counts as lines of one player that one move explains.
pub(super) fn violations(
    sheet: &Sheet,
    explained: fn(&[AnswerLine], usize) -> bool,
) -> Vec<ViolationCode> {
    let (winners, last) = (winners(sheet), last_mover(sheet));
    let not_last = match (winners.as_slice(), last) {
        (&[winner], Some(last)) => winner != last,
        _ => false,
    };
    let unexplained = winners
        .iter()
        .any(|&mark| !explained(&lines(sheet, mark), sheet.terms.k));
    let fails = [
        (ViolationCode::MoveCount, last.is_none()),
        (ViolationCode::BothWon, winners.len() == 2),
        (ViolationCode::WinnerNotLast, not_last),
        (ViolationCode::NoLastMove, unexplained),
    ];
    let found = fails.into_iter().filter(|&(_, fails)| fails);
    found.map(|(code, _)| code).collect()
}

/// Whether the lines share a square without which none of them is left.
pub(super) fn explained(lines: &[AnswerLine], k: usize) -> bool {
    needed(lines, k).is_some()
}

/// The first square without which none of the lines is left.
pub(super) fn needed(lines: &[AnswerLine], k: usize) -> Option<[Integer; 2]> {
    let mut cells = lines[0].cells.iter().copied();
    cells.find(|cell| {
        lines.iter().all(|line| {
            let mut rests = line.cells.split(|other| other == cell);
            line.cells.contains(cell) && rests.all(|rest| rest.len() < k)
        })
    })
}

/// The lines of a player.
pub(super) fn lines(sheet: &Sheet, mark: Mark) -> Vec<AnswerLine> {
    let lines = runs(&sheet.grid, sheet.terms.k).into_iter();
    lines.filter(|line| line.mark == mark).collect()
}

/// The players who have lines.
pub(super) fn winners(sheet: &Sheet) -> Vec<Mark> {
    let has_line = |mark| !lines(sheet, mark).is_empty();
    Mark::BOTH
        .into_iter()
        .filter(|&mark| has_line(mark))
        .collect()
}

/// How many marks the player who moves first has, and how many the other.
pub(super) fn counts(sheet: &Sheet) -> (usize, usize) {
    let first = sheet.terms.first;
    let count = |mark| sheet.grid.places(mark).len();
    (count(first), count(first.other()))
}

/// Who moved last, as the counts tell it.
fn last_mover(sheet: &Sheet) -> Option<Mark> {
    let first = sheet.terms.first;
    match counts(sheet) {
        (firsts, seconds) if firsts == seconds => Some(first.other()),
        (firsts, seconds) if firsts == seconds + 1 => Some(first),
        _ => None,
    }
}
