//! Runs of any length from k on, at any place: one line each, and whole.

use proptest::prelude::*;
use ttt_core::{Board, Cell, Direction, Mark, Rules, Verdict, lines, scan};
use ttt_testkit::{PlainLine, away, cases, plain_lines, plain_verdict};

/// Boards that are wider than two words, and the run that is looked for on them.
const BOARDS: [(Direction, u16, u16); 6] = [
    (Direction::Row, 1, 200),
    (Direction::Row, 2, 64),
    (Direction::Column, 200, 1),
    (Direction::Column, 150, 64),
    (Direction::Diagonal, 140, 140),
    (Direction::AntiDiagonal, 140, 140),
];

/// About the length from which every k-th row is looked at, and about a word.
const LENGTHS: [u16; 9] = [2, 15, 16, 17, 31, 32, 43, 63, 64];

/// A run of 65 along a row, from the square before a word on, was two lines of k = 64: the whole
/// and all but its first. So it was with every k that divides 64.
#[test]
fn a_run_is_one_line_wherever_it_starts_and_ends() {
    for (direction, rows, cols) in BOARDS {
        let side = rows.max(cols);
        let cell = |at: u16| match direction {
            Direction::Row => Cell::new(rows - 1, at),
            Direction::Column => Cell::new(at, cols - 1),
            Direction::Diagonal => Cell::new(at, at),
            Direction::AntiDiagonal => Cell::new(at, cols - 1 - at),
        };
        for from in (0..side).filter(|from| matches!(from % 16, 0 | 1 | 15)) {
            let mut board = Board::empty(rows, cols).expect("in range");
            for to in from..side {
                board.put(cell(to), Mark::X);
                if !matches!(to % 16, 0 | 3 | 14 | 15) {
                    continue;
                }
                let len = to + 1 - from;
                for k in LENGTHS {
                    judge(
                        &board,
                        k,
                        (len >= k).then_some((direction, cell(from), len)),
                    );
                }
            }
        }
    }
}

/// Squares near the edges, which no diagonal of k can cross, are left out of the search, and a
/// diagonal as long as the board is wide is walked.
#[test]
fn a_diagonal_is_one_line_along_every_edge() {
    for (rows, cols) in [(64, 64), (67, 67), (66, 140), (140, 66), (63, 90)] {
        let short = rows.min(cols);
        for k in [40, short - 1, short] {
            let (last_row, last_col) = (rows - k, cols - k);
            let from_sides = (0..=last_row).flat_map(|row| [(row, 0), (row, last_col)]);
            let from_ends = (0..=last_col).flat_map(|col| [(0, col), (last_row, col)]);
            for (row, col) in from_sides.chain(from_ends) {
                let falling = (Direction::Diagonal, Cell::new(row, col));
                let rising = (Direction::AntiDiagonal, Cell::new(row, col + k - 1));
                for (direction, start) in [falling, rising] {
                    judge_with_a_gap(rows, cols, (direction, start, k));
                }
            }
        }
    }
}

/// Judges a board of one line, and the same board without one square of it.
fn judge_with_a_gap(rows: u16, cols: u16, (direction, start, k): (Direction, Cell, u16)) {
    let at = |place: u16| away(start, direction, place.into()).expect("on the board");
    let mut board = Board::empty(rows, cols).expect("in range");
    (0..k).for_each(|place| board.put(at(place), Mark::X));
    judge(&board, k, Some((direction, start, k)));
    for gap in [0, k / 2, k - 1] {
        board.clear(at(gap));
        judge(&board, k, None);
        board.put(at(gap), Mark::X);
    }
}

/// Holds lines and scan to the one line that a board has, or to none.
fn judge(board: &Board, k: u16, expected: Option<(Direction, Cell, u16)>) {
    let rules = Rules::new(board.rows(), board.cols(), k, Mark::X).expect("in range");
    let found = lines(board, &rules).expect("of one size");
    let found: Vec<_> = found
        .iter()
        .map(|line| (line.direction(), line.first(), line.len()))
        .collect();
    assert_eq!(found, Vec::from_iter(expected), "{rules}");
    let verdict = match expected {
        Some(_) => Verdict::X,
        None if board.is_full() => Verdict::Draw,
        None => Verdict::Pending,
    };
    assert_eq!(scan(board, &rules), Ok(verdict), "{rules}");
}

/// A run to be drawn: its mark, direction, first square and length, cut off at the board's edge.
type Run = (Mark, Direction, (u16, u16), u16);

fn run() -> impl Strategy<Value = Run> {
    let mark = prop::sample::select(&Mark::BOTH[..]);
    let direction = prop::sample::select(&Direction::ALL[..]);
    (mark, direction, (0..140_u16, 0..300_u16), 10..150_u16)
}

/// The squares of a run that lie on a board.
fn squares(board: &Board, (_, direction, (row, col), len): Run) -> Vec<Cell> {
    let start = Cell::new(row, col);
    let cells = (0..i32::from(len)).map_while(|i| away(start, direction, i));
    cells.filter(|&cell| board.contains(cell)).collect()
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn boards_with_long_runs_are_judged_like_the_plain_reference(
        (rows, cols) in prop_oneof![(1..=140_u16, 1..=140_u16), (1..=3_u16, 60..=400_u16)],
        k in 10..=70_u16,
        runs in prop::collection::vec(run(), 1..8),
    ) {
        let mut board = Board::empty(rows, cols).expect("in range");
        for run in runs {
            for cell in squares(&board, run) {
                board.put(cell, run.0);
            }
        }
        let rules = Rules::new(rows, cols, k.min(rows.max(cols)), Mark::X).expect("in range");
        let found = lines(&board, &rules).expect("of one size");
        let found: Vec<PlainLine> = found.iter().map(PlainLine::from).collect();
        prop_assert_eq!(found, plain_lines(&board, &rules), "{} on {:?}", rules, board);
        prop_assert_eq!(scan(&board, &rules), Ok(plain_verdict(&board, &rules)));
    }
}
