//! Faults of validation.

use ttt_core::{Mark, Verdict};

use super::{
    Fault,
    board::Sheet,
    conditions::{counts, explained, violations, winners},
    textbook::{TEXTBOOK, Textbook},
};
use crate::{
    AnswerLine,
    ViolationCode::{self, BothWon, MoveCount, NoLastMove, WinnerNotLast},
    oracle::{Terms, without_line},
};

pub(super) const FAULTS: &[Fault] = &[
    fault(
        "validate/counts-only",
        "Only the counts of marks are looked at.",
        |sheet| only(right(sheet), &[MoveCount]),
    ),
    fault(
        "validate/counts-not-looked-at",
        "The counts of marks are not looked at.",
        |sheet| only(right(sheet), &[BothWon, WinnerNotLast, NoLastMove]),
    ),
    fault(
        "validate/counts-apart-by-one",
        "One mark more for either player passes.",
        |sheet| {
            let (firsts, seconds) = counts(sheet);
            let apart = firsts.abs_diff(seconds) == 1;
            let violations = right(sheet);
            if apart {
                without(violations, MoveCount)
            } else {
                violations
            }
        },
    ),
    fault(
        "validate/both-won-accepted",
        "Both players having a line is no violation.",
        |sheet| without(right(sheet), BothWon),
    ),
    fault(
        "validate/first-wins-with-equal-counts",
        "A line of the first player passes with equal counts, after the second player has moved.",
        |sheet| forgiven(sheet, WinnerNotLast, sheet.terms.first),
    ),
    fault(
        "validate/second-wins-with-one-mark-less",
        "A line of the second player passes with one mark more for the first.",
        |sheet| forgiven(sheet, WinnerNotLast, sheet.terms.first.other()),
    ),
    fault(
        "validate/winner-last-always-judged",
        "Who moved last is judged also where both players have lines.",
        |sheet| {
            let (firsts, seconds) = counts(sheet);
            let both = winners(sheet).len() == 2;
            let violations = right(sheet);
            if both && (firsts == seconds || firsts == seconds + 1) {
                with(violations, WinnerNotLast)
            } else {
                violations
            }
        },
    ),
    fault(
        "validate/winner-last-without-counts",
        "A line of the first player without one mark more counts as not last, whatever the counts.",
        |sheet| {
            let (firsts, seconds) = counts(sheet);
            let violations = right(sheet);
            if winners(sheet) == [sheet.terms.first] && firsts != seconds + 1 {
                with(violations, WinnerNotLast)
            } else {
                violations
            }
        },
    ),
    fault(
        "validate/two-lines-refused",
        "Two lines of one player are refused although one move completes both.",
        |sheet| violations(sheet, |lines, k| lines.len() == 1 && explained(lines, k)),
    ),
    fault(
        "validate/two-far-lines-accepted",
        "Two lines that no single move can complete pass.",
        |sheet| violations(sheet, |lines, k| lines.len() > 1 || explained(lines, k)),
    ),
    fault(
        "validate/one-line-always-explained",
        "A single line passes, however long it is.",
        |sheet| violations(sheet, |lines, k| lines.len() == 1 || explained(lines, k)),
    ),
    fault(
        "validate/overlap-in-pairs",
        "Lines are tested for overlap in pairs instead of all at one square.",
        |sheet| {
            violations(sheet, |lines, k| {
                let pairs = |line: &AnswerLine| {
                    let pair = |other: &AnswerLine| explained(&[line.clone(), other.clone()], k);
                    lines.iter().all(pair)
                };
                lines.iter().all(pairs)
            })
        },
    ),
    fault(
        "validate/shared-square-is-enough",
        "Lines that share a square pass, also where a line is left without it.",
        |sheet| violations(sheet, |lines, _| share_a_square(lines)),
    ),
    fault(
        "validate/short-lines-that-share-a-square",
        "Lines that share a square pass if none of them is 2k long.",
        |sheet| {
            violations(sheet, |lines, k| {
                share_a_square(lines) && lines.iter().all(|line| line.cells.len() < 2 * k)
            })
        },
    ),
    fault(
        "validate/lines-longer-than-k-refused",
        "A line of more than k squares is refused, although its middle may come last.",
        |sheet| {
            violations(sheet, |lines, k| {
                explained(lines, k) && lines.iter().all(|line| line.cells.len() == k)
            })
        },
    ),
    fault(
        "validate/last-move-of-the-winner-only",
        "Where both players have lines, nobody asks whether one move explains them.",
        |sheet| match winners(sheet).len() {
            2 => without(right(sheet), NoLastMove),
            _ => right(sheet),
        },
    ),
    fault(
        "validate/x-always-first",
        "X is taken to move first, whatever the rules say.",
        |sheet| as_if_first(sheet, Mark::X),
    ),
    fault(
        "validate/o-always-first",
        "O is taken to move first, whatever the rules say.",
        |sheet| as_if_first(sheet, Mark::O),
    ),
    fault(
        "validate/open-game-refused",
        "A board is refused because the game is not over.",
        |sheet| {
            let over = !winners(sheet).is_empty() || without_line(&sheet.grid) == Verdict::Draw;
            if over {
                right(sheet)
            } else {
                with(right(sheet), MoveCount)
            }
        },
    ),
    fault(
        "validate/empty-board-refused",
        "The empty board is refused, since nobody has moved.",
        |sheet| match counts(sheet) {
            (0, 0) => vec![MoveCount],
            _ => right(sheet),
        },
    ),
    fault(
        "validate/first-violation-only",
        "The first violation ends the search for more.",
        |sheet| right(sheet).into_iter().take(1).collect(),
    ),
    fault(
        "validate/violations-in-reverse",
        "The violations are listed the last one first.",
        |sheet| right(sheet).into_iter().rev().collect(),
    ),
];

const fn fault(
    name: &'static str,
    about: &'static str,
    violations: fn(&Sheet) -> Vec<ViolationCode>,
) -> Fault {
    Fault {
        name,
        about,
        textbook: Textbook {
            violations,
            ..TEXTBOOK
        },
    }
}

fn right(sheet: &Sheet) -> Vec<ViolationCode> {
    violations(sheet, explained)
}

/// The right violations, without one where a player alone has lines.
fn forgiven(sheet: &Sheet, code: ViolationCode, winner: Mark) -> Vec<ViolationCode> {
    let violations = right(sheet);
    if winners(sheet) == [winner] {
        without(violations, code)
    } else {
        violations
    }
}

fn as_if_first(sheet: &Sheet, first: Mark) -> Vec<ViolationCode> {
    let terms = Terms {
        first,
        ..sheet.terms
    };
    let grid = sheet.grid.clone();
    right(&Sheet { terms, grid })
}

fn share_a_square(lines: &[AnswerLine]) -> bool {
    let shared = |cell| lines.iter().all(|line| line.cells.contains(cell));
    lines[0].cells.iter().any(shared)
}

fn only(violations: Vec<ViolationCode>, codes: &[ViolationCode]) -> Vec<ViolationCode> {
    let kept = violations.into_iter().filter(|code| codes.contains(code));
    kept.collect()
}

fn without(violations: Vec<ViolationCode>, code: ViolationCode) -> Vec<ViolationCode> {
    let kept = violations.into_iter().filter(|&other| other != code);
    kept.collect()
}

/// The violations and one more, each once and in order.
fn with(mut violations: Vec<ViolationCode>, code: ViolationCode) -> Vec<ViolationCode> {
    violations.push(code);
    violations.sort_unstable();
    violations.dedup();
    violations
}
