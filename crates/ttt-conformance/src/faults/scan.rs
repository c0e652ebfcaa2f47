//! Faults of scanning that have to do with the verdict and with where is looked.

use ttt_core::{Mark, Verdict};

use super::{
    Fault,
    board::Sheet,
    textbook::{TEXTBOOK, Textbook},
    windows::{self, ANTI_DIAGONAL, COLUMN, DIAGONAL, ROW, Window, decide, inside, verdict},
};
use crate::oracle::{Terms, runs, without_line};

pub(super) const FAULTS: &[Fault] = &[
    fault(
        "scan/pending-at-first-blank",
        "The first blank makes the game pending, before lines are looked at.",
        |sheet| match without_line(&sheet.grid) {
            Verdict::Pending => Verdict::Pending,
            _ => right(sheet),
        },
    ),
    fault(
        "scan/draw-before-win",
        "A full board is a draw before anybody looks for a line.",
        |sheet| match without_line(&sheet.grid) {
            Verdict::Draw => Verdict::Draw,
            _ => right(sheet),
        },
    ),
    fault(
        "scan/draw-never",
        "A full board without a line is still pending.",
        |sheet| match right(sheet) {
            Verdict::Draw => Verdict::Pending,
            verdict => verdict,
        },
    ),
    fault(
        "scan/draw-where-nobody-can-win",
        "Blanks that nobody can use any more make a draw.",
        |sheet| {
            let alive = |mark: Mark| {
                let open = |cell| sheet.grid.at_place(cell) != Some(mark.other());
                all(sheet)
                    .into_iter()
                    .any(|window| window.cells().all(open))
            };
            match right(sheet) {
                Verdict::Pending if !Mark::BOTH.into_iter().any(alive) => Verdict::Draw,
                verdict => verdict,
            }
        },
    ),
    fault(
        "scan/anti-diagonal-one-off",
        "The anti-diagonal is taken to be where row + col == n, and so leaves the board.",
        |sheet| {
            let shift = |window: Window| match window {
                Window {
                    start: (row, col),
                    step: ANTI_DIAGONAL,
                    len,
                } => Window {
                    start: (row, col + 1),
                    step: ANTI_DIAGONAL,
                    len,
                },
                other => other,
            };
            verdict(sheet, all(sheet).into_iter().map(shift))
        },
    ),
    fault(
        "scan/anti-diagonals-missed",
        "The diagonals that run to the left are not looked at.",
        |sheet| among(sheet, |window| window.step != ANTI_DIAGONAL),
    ),
    fault(
        "scan/main-diagonals-missed",
        "The diagonals that run to the right are not looked at.",
        |sheet| among(sheet, |window| window.step != DIAGONAL),
    ),
    fault(
        "scan/columns-missed",
        "The columns are not looked at.",
        |sheet| among(sheet, |window| window.step != COLUMN),
    ),
    fault(
        "scan/long-diagonals-only",
        "Of the diagonals only those that start in a corner are looked at.",
        |sheet| {
            let right_edge = sheet.terms.cols.cast_signed() - 1;
            among(sheet, |window| match window.step {
                DIAGONAL => window.start.0 == window.start.1,
                ANTI_DIAGONAL => window.start.0 + window.start.1 == right_edge,
                _ => true,
            })
        },
    ),
    fault(
        "scan/anti-diagonal-in-the-else",
        "The anti-diagonal is reached through the else of the main one, and loses the centre.",
        |sheet| {
            among(sheet, |window| {
                window.step != ANTI_DIAGONAL || window.cells().all(|(row, col)| row != col)
            })
        },
    ),
    fault(
        "scan/first-row-only",
        "Of the rows only the first is looked at.",
        |sheet| among(sheet, |window| window.step != ROW || window.start.0 == 0),
    ),
    fault(
        "scan/last-column-only",
        "Of the columns only the last is looked at.",
        |sheet| {
            let last = sheet.terms.cols.cast_signed() - 1;
            among(sheet, |window| {
                window.step != COLUMN || window.start.1 == last
            })
        },
    ),
    fault(
        "scan/windows-one-short",
        "The last start at the edge is left out, where more than one start fits.",
        |sheet| {
            let [rows, cols] = [sheet.terms.rows, sheet.terms.cols].map(usize::cast_signed);
            among(sheet, |window| {
                let (row, col) = window.last();
                match window.step {
                    ROW => col < cols - 1 || sheet.terms.k == sheet.terms.cols,
                    _ => row < rows - 1 || sheet.terms.k == sheet.terms.rows,
                }
            })
        },
    ),
    fault(
        "scan/windows-past-the-edge",
        "Windows run one square past the edge, and nothing there stands in their way.",
        |sheet| {
            let mut windows: Vec<Window> = windows::starts(&sheet.terms)
                .filter(|window| inside(&sheet.terms, window.cell(window.len.cast_signed() - 2)))
                .collect();
            for window in &mut windows {
                if !inside(&sheet.terms, window.last()) {
                    window.len -= 1;
                }
            }
            windows.retain(|window| window.len > 0);
            windows.sort_by_key(|window| window.last());
            verdict(sheet, windows)
        },
    ),
    fault(
        "scan/wraps-to-the-next-row",
        "Squares are numbered through, so that a line goes on from one row's end to the next row.",
        |sheet| {
            let cols = sheet.terms.cols;
            let squares: Vec<Option<Mark>> =
                sheet.grid.squares().map(|(_, square)| square).collect();
            let winner = (0..squares.len()).find_map(|last| {
                let steps = [1, cols, cols + 1, cols.max(2) - 1];
                let owner = |step: usize| {
                    let first = last.checked_sub((sheet.terms.k - 1) * step)?;
                    let mut line = squares[first..=last].iter().step_by(step);
                    squares[last].filter(|_| line.all(|&square| square == squares[last]))
                };
                steps.into_iter().find_map(owner)
            });
            decide(sheet, winner)
        },
    ),
    fault(
        "scan/rows-and-columns-swapped",
        "The number of rows is taken for that of columns, and the other way round.",
        |sheet| of_size(sheet, sheet.terms.cols, sheet.terms.rows),
    ),
    fault(
        "scan/square-of-the-first-row",
        "The first row tells the number of columns and of rows, too.",
        |sheet| of_size(sheet, sheet.terms.cols, sheet.terms.cols),
    ),
    fault(
        "scan/length-fixed-at-3",
        "A line is three squares long, whatever k is.",
        |sheet| of_length(sheet, 3),
    ),
    fault(
        "scan/length-of-the-rows",
        "A line is as long as a row, whatever k is.",
        |sheet| of_length(sheet, sheet.terms.cols),
    ),
    fault(
        "scan/exactly-k",
        "A run of more than k squares is no line.",
        |sheet| {
            let lines = runs(&sheet.grid, sheet.terms.k);
            let exact = |window: Window| {
                let ends = [window.cell(-1), window.cell(window.len.cast_signed())];
                ends.iter()
                    .all(|&cell| sheet.grid.at_place(cell) != sheet.grid.at_place(window.start))
            };
            if lines.is_empty() {
                without_line(&sheet.grid)
            } else {
                among(sheet, |window| exact(*window))
            }
        },
    ),
];

pub(super) const fn fault(
    name: &'static str,
    about: &'static str,
    scan: fn(&Sheet) -> Verdict,
) -> Fault {
    Fault {
        name,
        about,
        textbook: Textbook { scan, ..TEXTBOOK },
    }
}

pub(super) fn all(sheet: &Sheet) -> Vec<Window> {
    windows::all(&sheet.terms)
}

pub(super) fn right(sheet: &Sheet) -> Verdict {
    verdict(sheet, all(sheet))
}

/// The verdict by some of the windows.
pub(super) fn among(sheet: &Sheet, wanted: impl Fn(&Window) -> bool) -> Verdict {
    verdict(sheet, all(sheet).into_iter().filter(wanted))
}

/// The verdict by the windows of a board of another size; squares beyond this board are blank.
fn of_size(sheet: &Sheet, rows: usize, cols: usize) -> Verdict {
    let terms = Terms {
        rows,
        cols,
        ..sheet.terms
    };
    verdict(sheet, windows::all(&terms))
}

/// The verdict by the windows of another length.
fn of_length(sheet: &Sheet, k: usize) -> Verdict {
    let terms = Terms { k, ..sheet.terms };
    verdict(sheet, windows::all(&terms))
}
