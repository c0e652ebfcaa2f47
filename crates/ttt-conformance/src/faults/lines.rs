//! Faults in listing lines.

use super::{
    Fault,
    board::Sheet,
    textbook::{TEXTBOOK, Textbook},
    windows,
};
use crate::{
    AnswerLine,
    oracle::{number, runs, winner},
};

pub(super) const FAULTS: &[Fault] = &[
    fault(
        "lines/first-only",
        "Only the first line is listed.",
        |sheet| right(sheet).into_iter().take(1).collect(),
    ),
    fault(
        "lines/winner-only",
        "Only the lines of the player whom the scan names are listed.",
        |sheet| {
            let winner = winner(&sheet.grid, sheet.terms.k);
            let lines = right(sheet).into_iter();
            lines.filter(|line| Some(line.mark) == winner).collect()
        },
    ),
    fault(
        "lines/cut-to-k",
        "A line ends after k squares, although the run goes on.",
        |sheet| {
            let mut lines = right(sheet);
            for line in &mut lines {
                line.cells.truncate(sheet.terms.k);
            }
            lines
        },
    ),
    fault(
        "lines/every-window",
        "A run longer than k is listed as every k squares of it.",
        |sheet| {
            let windows = windows::starts(&sheet.terms)
                .filter(|window| windows::inside(&sheet.terms, window.last()));
            let lines = windows.filter_map(|window| {
                let mark = window.owner(sheet)?;
                let side = |side: isize| number(side.cast_unsigned());
                let cells = window.cells().map(|(row, col)| [side(row), side(col)]);
                let cells = cells.collect();
                Some(AnswerLine { mark, cells })
            });
            let mut lines: Vec<AnswerLine> = lines.collect();
            lines.dedup();
            lines
        },
    ),
    fault(
        "lines/longer-runs-missed",
        "A run of more than k squares is no line.",
        |sheet| {
            let lines = right(sheet).into_iter();
            lines
                .filter(|line| line.cells.len() == sheet.terms.k)
                .collect()
        },
    ),
    fault(
        "lines/anti-diagonal-from-the-bottom",
        "An anti-diagonal starts at the bottom left.",
        |sheet| {
            let mut lines = right(sheet);
            for line in &mut lines {
                if let [[_, first], .., [_, last]] = line.cells[..]
                    && last < first
                {
                    line.cells.reverse();
                }
            }
            lines
        },
    ),
    fault(
        "lines/by-direction",
        "All rows are listed first, then all columns and the diagonals.",
        |sheet| {
            let mut lines = right(sheet);
            lines.sort_by_key(direction);
            lines
        },
    ),
    fault(
        "lines/diagonals-before-columns",
        "Of lines that start at one square, the diagonals come before the column.",
        |sheet| {
            let mut lines = right(sheet);
            lines.sort_by_key(|line| (line.cells[0], [0, 3, 1, 2][direction(line)]));
            lines
        },
    ),
    fault(
        "lines/by-mark",
        "All lines of X are listed before those of O.",
        |sheet| {
            let mut lines = right(sheet);
            lines.sort_by_key(|line| line.mark);
            lines
        },
    ),
    fault(
        "lines/one-square-once-a-direction",
        "With k = 1 a single square is listed once for each direction.",
        |sheet| {
            let once = |line: AnswerLine| {
                let times = if line.cells.len() == 1 { 4 } else { 1 };
                vec![line; times]
            };
            right(sheet).into_iter().flat_map(once).collect()
        },
    ),
    fault(
        "lines/one-square-once",
        "With k = 1 every square is one line and no longer run is listed.",
        |sheet| {
            let mut lines = right(sheet);
            if sheet.terms.k == 1 {
                lines.retain(|line| line.cells.len() == 1);
            }
            lines
        },
    ),
];

const fn fault(
    name: &'static str,
    about: &'static str,
    lines: fn(&Sheet) -> Vec<AnswerLine>,
) -> Fault {
    Fault {
        name,
        about,
        textbook: Textbook { lines, ..TEXTBOOK },
    }
}

fn right(sheet: &Sheet) -> Vec<AnswerLine> {
    runs(&sheet.grid, sheet.terms.k)
}

/// The place of a line's direction in the order row, column, diagonal, anti-diagonal.
fn direction(line: &AnswerLine) -> usize {
    let [[row, col], [next_row, next_col], ..] = line.cells[..] else {
        return 0;
    };
    match (next_row == row, next_col.cmp(&col)) {
        (true, _) => 0,
        (false, std::cmp::Ordering::Equal) => 1,
        (false, std::cmp::Ordering::Greater) => 2,
        (false, std::cmp::Ordering::Less) => 3,
    }
}
