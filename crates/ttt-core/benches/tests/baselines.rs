//! The baselines answer as ours do, or comparing them would mean nothing.

use ttt_bench::{
    baselines::{LineCounters, MoveTracker, Rescan, counting_scan, grid, is_legal, window_scan},
    inputs::{self, turns},
    ours::CLASSIC,
};
use ttt_core::{Cell, Mark, Rules, Tracker, lines, scan};
use ttt_validate::validate;

#[test]
fn the_counting_scan_on_every_board_of_3x3() {
    let boards = inputs::all_three_by_three(1);
    assert_eq!(boards.len(), 19_683);
    for text in boards {
        assert_eq!(
            Ok(counting_scan(text.rows)),
            scan(&text.board(), &CLASSIC),
            "{}",
            text.whole
        );
    }
}

#[test]
fn the_window_scan_where_at_most_one_player_has_lines() {
    let mut compared = 0;
    for k in 1..=3 {
        let rules = Rules::new(3, 3, k, Mark::X).unwrap();
        for text in inputs::all_three_by_three(1) {
            let lines = lines(&text.board(), &rules).unwrap();
            let has = |mark| lines.iter().any(|line| line.mark() == mark);
            if !(has(Mark::X) && has(Mark::O)) {
                let found = window_scan(&grid(text.rows), k.into());
                assert_eq!(Ok(found), scan(&text.board(), &rules), "{}", text.whole);
                compared += 1;
            }
        }
    }
    assert!(compared > 19_683, "compared {compared}");
}

#[test]
fn the_legality_test_on_every_board_of_3x3() {
    let mut legal = 0;
    for text in inputs::all_three_by_three(1) {
        let found = is_legal(&[text.rows[0], text.rows[1], text.rows[2]]);
        assert_eq!(
            found,
            validate(text.board(), &CLASSIC).is_ok(),
            "{}",
            text.whole
        );
        legal += usize::from(found);
    }
    assert_eq!(legal, 5478);
}

#[test]
fn the_trackers_on_random_games() {
    for moves in inputs::games(500, CLASSIC) {
        let mut ours = Tracker::new(CLASSIC);
        let mut counters = LineCounters::new(3);
        let mut tracker = MoveTracker::new(3);
        let mut rescan = Rescan::new(3, 3, 3);
        for (cell, mark) in turns(&moves) {
            let verdict = ours.play(cell).unwrap();
            assert_eq!(counters.play(cell, mark), verdict.winner(), "{moves:?}");
            assert_eq!(tracker.play(cell, mark), Ok(verdict.winner()), "{moves:?}");
            assert_eq!(rescan.play(cell, mark), verdict, "{moves:?}");
            assert_eq!(tracker.play(cell, mark), Err("occupied"));
            if verdict.is_over() {
                break;
            }
        }
    }
}

#[test]
fn the_inputs_are_what_they_say() {
    let rules = Rules::new(19, 19, 5, Mark::X).unwrap();
    for board in inputs::without_lines(20, rules) {
        assert_eq!(lines(&board, &rules), Ok(vec![]));
    }
    for text in inputs::near_misses(5, 100) {
        let board = text.board();
        let os: Vec<Cell> = board.cells(Mark::O).collect();
        assert_eq!((os.len(), board.count(Mark::X)), (100, 9_900));
        assert!(os.iter().any(|cell| cell.row == cell.col));
        assert!(os.iter().any(|cell| cell.row + cell.col == 99));
        let full = Rules::square(100, Mark::X).unwrap();
        assert_eq!(lines(&board, &full), Ok(vec![]));
    }
    let threes = Rules::new(10, 12, 3, Mark::X).unwrap();
    let mut game = Tracker::new(threes);
    for cell in inputs::quiet(10, 12) {
        game.play(cell).unwrap();
    }
    assert!(game.board().is_full());
}
