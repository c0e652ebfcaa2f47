//! Faults of scanning that have to do with what is counted, and for whom.

use ttt_core::{Mark, Verdict};

use super::{
    Fault,
    board::Sheet,
    scan::{all, among, fault, right},
    windows::{ANTI_DIAGONAL, COLUMN, DIAGONAL, ROW, Window, decide, verdict},
};
use crate::oracle::{runs, without_line};

pub(super) const FAULTS: &[Fault] = &[
    fault(
        "scan/o-never-wins",
        "Only the sum +n is tested, so that O never wins.",
        |sheet| among(sheet, |window| window.owner(sheet) == Some(Mark::X)),
    ),
    fault(
        "scan/blank-counted-as-o",
        "Whatever is not X counts as O, blanks too.",
        |sheet| {
            let o = |window: &Window| {
                let not_x = |cell| sheet.grid.at_place(cell) != Some(Mark::X);
                window.cells().all(not_x)
            };
            let owner = |window: Window| match window.owner(sheet) {
                None if o(&window) => Some(Mark::O),
                owner => owner,
            };
            decide(sheet, all(sheet).into_iter().find_map(owner))
        },
    ),
    fault(
        "scan/blank-line-wins",
        "A line of blanks is taken for a line of the player who is not X.",
        |sheet| {
            let owner = |window: Window| {
                let mark = sheet.grid.at_place(window.start).unwrap_or(Mark::O);
                window.is_uniform(sheet).then_some(mark)
            };
            decide(sheet, all(sheet).into_iter().find_map(owner))
        },
    ),
    fault(
        "scan/first-uniform-line-though-blank",
        "The first line of like squares ends the search, although it is blank.",
        |sheet| {
            let first = all(sheet)
                .into_iter()
                .find(|window| window.is_uniform(sheet));
            decide(sheet, first.and_then(|window| window.owner(sheet)))
        },
    ),
    fault(
        "scan/marks-counted-not-adjacent",
        "The marks in a row, column or diagonal are counted, adjacent or not.",
        |sheet| {
            by_strings(sheet, |marks, mark, k| {
                marks.iter().filter(|&&square| square == Some(mark)).count() >= k
            })
        },
    ),
    fault(
        "scan/gap-does-not-reset",
        "The other mark ends a run, but a blank does not.",
        |sheet| {
            by_strings(sheet, |marks, mark, k| {
                marks
                    .split(|&square| square == Some(mark.other()))
                    .any(|part| part.iter().flatten().count() >= k)
            })
        },
    ),
    fault(
        "scan/other-mark-does-not-reset",
        "A blank ends a run, but the other mark does not.",
        |sheet| {
            by_strings(sheet, |marks, mark, k| {
                marks
                    .split(Option::is_none)
                    .any(|part| part.iter().filter(|&&square| square == Some(mark)).count() >= k)
            })
        },
    ),
    fault(
        "scan/mask-compared-for-equality",
        "A player's marks are compared with a line, so that one with other marks too never wins.",
        |sheet| {
            among(sheet, |window| {
                let owner = window.owner(sheet);
                owner.is_some_and(|mark| sheet.grid.places(mark).len() == window.len)
            })
        },
    ),
    fault(
        "scan/exactly-one-line",
        "A player with two lines has not won.",
        |sheet| {
            let lines = runs(&sheet.grid, sheet.terms.k);
            let count = |mark| lines.iter().filter(|line| line.mark == mark).count();
            among(sheet, |window| {
                window.owner(sheet).is_some_and(|mark| count(mark) == 1)
            })
        },
    ),
    fault(
        "scan/x-before-o",
        "Where both players have lines, X has won.",
        |sheet| winner_among(sheet, Mark::X),
    ),
    fault(
        "scan/o-before-x",
        "Where both players have lines, O has won.",
        |sheet| winner_among(sheet, Mark::O),
    ),
    fault(
        "scan/line-that-starts-first",
        "Where both players have lines, the line that starts first decides.",
        |sheet| {
            let mut windows = all(sheet);
            windows.sort_by_key(|window| window.start);
            verdict(sheet, windows)
        },
    ),
    fault(
        "scan/rows-before-columns",
        "All rows are looked at first, then all columns and the diagonals.",
        |sheet| {
            let mut windows = all(sheet);
            let order = [ROW, COLUMN, DIAGONAL, ANTI_DIAGONAL];
            windows.sort_by_key(|window| order.iter().position(|&step| step == window.step));
            verdict(sheet, windows)
        },
    ),
    fault(
        "scan/both-won-is-nobodys",
        "Where both players have lines, nobody has won.",
        |sheet| {
            let lines = runs(&sheet.grid, sheet.terms.k);
            let has_line = |mark| lines.iter().any(|line| line.mark == mark);
            if Mark::BOTH.into_iter().all(has_line) {
                without_line(&sheet.grid)
            } else {
                right(sheet)
            }
        },
    ),
    fault(
        "scan/unfair-counts-are-pending",
        "A board whose counts of marks fit no game is not judged at all.",
        |sheet| {
            let [x, o] = Mark::BOTH.map(|mark| sheet.grid.places(mark).len());
            if x.abs_diff(o) > 1 {
                Verdict::Pending
            } else {
                right(sheet)
            }
        },
    ),
];

/// The verdict that names a player wherever they have a line.
fn winner_among(sheet: &Sheet, favourite: Mark) -> Verdict {
    match among(sheet, |window| window.owner(sheet) == Some(favourite)) {
        verdict if verdict == favourite.into() => verdict,
        _ => right(sheet),
    }
}

/// The verdict by what stands in each whole row, column and diagonal; X is asked first.
fn by_strings(sheet: &Sheet, wins: fn(&[Option<Mark>], Mark, usize) -> bool) -> Verdict {
    let strings = strings(sheet);
    let winner = Mark::BOTH.into_iter().find(|&mark| {
        strings
            .iter()
            .any(|squares| wins(squares, mark, sheet.terms.k))
    });
    match right(sheet) {
        verdict if verdict.winner().is_some() => verdict,
        _ => decide(sheet, winner),
    }
}

/// The squares of every row, column, diagonal and anti-diagonal from edge to edge.
fn strings(sheet: &Sheet) -> Vec<Vec<Option<Mark>>> {
    let mut strings = Vec::new();
    for ((row, col), _) in sheet.grid.squares() {
        for step in [ROW, COLUMN, DIAGONAL, ANTI_DIAGONAL] {
            let window = Window {
                start: (row.cast_signed(), col.cast_signed()),
                step,
                len: sheet.terms.rows.max(sheet.terms.cols),
            };
            if super::windows::inside(&sheet.terms, window.cell(-1)) {
                // An earlier square is on the same string.
                continue;
            }
            let cells = window.cells();
            let on_board = cells.take_while(|&cell| super::windows::inside(&sheet.terms, cell));
            strings.push(on_board.map(|cell| sheet.grid.at_place(cell)).collect());
        }
    }
    strings
}
