//! Lines at the edges of 64-bit words, where a run may get lost or go on by mistake.

use proptest::prelude::*;
use ttt_core::{Board, Cell, Direction, Mark, Rules, Tracker, Verdict, lines, scan};
use ttt_testkit::{Dice, PlainLine, cases, plain_lines, plain_verdict, setup_of};

use crate::put_all;

const EDGES: [u16; 8] = [31, 62, 63, 64, 65, 127, 128, 129];

/// Judges a board with one run of O's on it, by scan, lines and the last move of a game.
fn judge_run(board: &Board, cells: &[Cell], k: u16, wins: bool) {
    let rules = Rules::new(board.rows(), board.cols(), k, Mark::O).expect("the rules are in range");
    let verdict = if wins { Verdict::O } else { Verdict::Pending };
    assert_eq!(scan(board, &rules), Ok(verdict), "k = {k}\n{board}");
    let found = lines(board, &rules).expect("the size is the rules'");
    assert_eq!(found.len(), usize::from(wins), "k = {k}\n{board}");
    if wins {
        assert!(
            found[0].cells().eq(cells.iter().copied()),
            "k = {k}\n{board}"
        );
    }
}

/// Every run of every length in a row that is one square wider than a word, and around it.
#[test]
fn runs_anywhere_in_a_long_row_are_found_whole() {
    for width in [63, 64, 65, 66, 130] {
        for from in (0..width).filter(|from| from % 7 == 0 || from % 64 > 59 || from % 64 < 3) {
            for to in (from..width).filter(|to| to % 9 == 0 || to % 64 > 60 || to % 64 < 2) {
                let cells: Vec<Cell> = (from..=to).map(|col| Cell::new(1, col)).collect();
                let mut board = Board::empty(3, width).expect("the sides are in range");
                put_all(&mut board, &cells);
                let len = to - from + 1;
                if len == 1 {
                    continue;
                }
                judge_run(&board, &cells, len, true);
                if len < width {
                    judge_run(&board, &cells, len + 1, false);
                }
            }
        }
    }
}

/// Found by fuzzing: on one row of 63 squares a step down is a whole word, and with `k = 1` the
/// columns of one square were lost, or the shift overflowed.
#[test]
fn strips_about_a_word_long_are_judged_like_the_plain_reference() {
    for long in (1..=70).chain(126..=130) {
        for (rows, cols) in [(1, long), (long, 1), (2, long), (long, 2)] {
            let mut board = Board::empty(rows, cols).expect("the sides are in range");
            for gap in [long, 2, 0] {
                if gap < long {
                    board.clear(Cell::new(gap.min(rows - 1), gap.min(cols - 1)));
                } else {
                    fill(&mut board);
                }
                for k in [1, 2, 3, long - 1, long] {
                    let Ok(rules) = Rules::new(rows, cols, k, Mark::X) else {
                        continue;
                    };
                    let found = lines(&board, &rules).expect("the size is the rules'");
                    let found: Vec<PlainLine> = found.iter().map(PlainLine::from).collect();
                    assert_eq!(found, plain_lines(&board, &rules), "{rules}\n{board}");
                    let verdict = plain_verdict(&board, &rules);
                    assert_eq!(scan(&board, &rules), Ok(verdict), "{rules}\n{board}");
                }
            }
        }
    }
}

/// Puts an O on every square.
fn fill(board: &mut Board) {
    for row in 0..board.rows() {
        for col in 0..board.cols() {
            board.put(Cell::new(row, col), Mark::O);
        }
    }
}

/// Full diagonals and columns of square boards that are about a word wide.
#[test]
fn the_longest_lines_of_square_boards_are_found_whole() {
    for n in EDGES {
        let all = |cell: fn(u16, u16) -> Cell| (0..n).map(|i| cell(i, n)).collect::<Vec<_>>();
        let runs = [
            all(|i, n| Cell::new(n - 1, i)),
            all(|i, n| Cell::new(i, n - 1)),
            all(|i, _| Cell::new(i, i)),
            all(|i, n| Cell::new(i, n - 1 - i)),
        ];
        for cells in runs {
            let mut board = Board::empty(n, n).expect("the sides are in range");
            put_all(&mut board, &cells);
            judge_run(&board, &cells, n, true);
            board.clear(cells[usize::from(n / 2)]);
            judge_run(&board, &cells, n, false);
        }
    }
}

/// A game whose long run is completed at each of its places.
#[test]
fn a_tracker_sees_a_long_run_completed_at_any_place() {
    for (direction, rows, cols) in [
        (Direction::Row, 2, 133),
        (Direction::Column, 133, 2),
        (Direction::Diagonal, 133, 133),
        (Direction::AntiDiagonal, 133, 133),
    ] {
        for k in [3, 63, 64, 65, 66, 129] {
            let run = |at: u16| match direction {
                Direction::Row => Cell::new(0, at),
                Direction::Column => Cell::new(at, 0),
                Direction::Diagonal => Cell::new(at, at),
                Direction::AntiDiagonal => Cell::new(at, 132 - at),
            };
            for start in [0, 1, 133 - k] {
                for last in [0, 1, k / 2, k - 2, k - 1] {
                    complete_last(rows, cols, k, &|at| run(start + at), last);
                }
            }
        }
    }
}

/// Plays a run of `k` with one place last: only that move may win.
fn complete_last(rows: u16, cols: u16, k: u16, run: &dyn Fn(u16) -> Cell, last: u16) {
    let rules = Rules::new(rows, cols, k, Mark::X).expect("the rules are in range");
    let mut game = Tracker::new(rules);
    // O has no k marks before X has, so O may play anywhere else.
    let own: Vec<Cell> = (0..k).map(run).collect();
    let mut others = (0..rows)
        .flat_map(|row| (0..cols).map(move |col| Cell::new(row, col)))
        .filter(|cell| !own.contains(cell));
    let before_last = (0..k).filter(|&place| place != last).map(run);
    for cell in before_last {
        assert_eq!(
            game.play(cell),
            Ok(Verdict::Pending),
            "{rules}, {last} last"
        );
        let other = others.next().expect("there are squares enough");
        assert_eq!(
            game.play(other),
            Ok(Verdict::Pending),
            "{rules}, {last} last"
        );
    }
    let before = game.clone();
    assert_eq!(game.play(run(last)), Ok(Verdict::X), "{rules}, {last} last");
    assert_eq!(game.undo(), Ok(Verdict::Pending));
    assert_eq!(game, before);
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn boards_about_a_word_wide_are_judged_like_the_plain_reference(
        wide in prop::sample::select(&EDGES[..]),
        high in 1..=5_u16,
        k in 1..=129_u16,
        upright in any::<bool>(),
        seed in any::<u64>(),
    ) {
        let (rows, cols) = if upright { (wide, high) } else { (high, wide) };
        let k = k.min(wide);
        for k in [k, 1 + k % 4] {
            let rules = Rules::new(rows, cols, k, Mark::X).expect("the rules are in range");
            let setup = setup_of(rules, &mut Dice::new(seed));
            let found = lines(&setup.board, &rules).expect("the size is the rules'");
            let found: Vec<PlainLine> = found.iter().map(PlainLine::from).collect();
            prop_assert_eq!(found, plain_lines(&setup.board, &rules), "{:?}", setup);
            let verdict = plain_verdict(&setup.board, &rules);
            prop_assert_eq!(scan(&setup.board, &rules), Ok(verdict), "{:?}", setup);
        }
    }
}
