//! Every small board, by every rules, against a search for a legal game.

use ttt_core::{Board, Mark, Rules, Tracker, Verdict};
use ttt_testkit::{Search, broken_conditions, every_board, every_rules};
use ttt_validate::{ValidateError, Violation, validate};

/// Compares all boards by some rules, and counts the legal ones by verdict.
fn compare(rules: &Rules) -> [u32; 4] {
    let mut search = Search::new(*rules);
    let mut found = [0; 4];
    for board in every_board(rules.rows(), rules.cols()) {
        let reached = search.reaches(&board);
        match validate(board.clone(), rules) {
            Ok(position) => {
                assert!(reached, "{rules}\n{board}");
                check_witness(&board, rules, &position.witness(), position.verdict());
                found[index(position.verdict())] += 1;
            }
            Err(ValidateError::Illegal(illegal)) => {
                assert!(!reached, "{rules}\n{board}");
                let codes: Vec<_> = illegal.violations().iter().map(Violation::code).collect();
                assert_eq!(codes, broken_conditions(&board, rules), "{rules}\n{board}");
            }
            Err(error) => panic!("{error}"),
        }
    }
    found
}

/// Plays a witness: every move is granted, and only the last ends the game.
fn check_witness(board: &Board, rules: &Rules, witness: &[ttt_core::Cell], verdict: Verdict) {
    let mut game = Tracker::new(*rules);
    for &cell in witness {
        game.play(cell)
            .unwrap_or_else(|why| panic!("{why}: {rules}\n{board}\n{witness:?}"));
    }
    assert_eq!((game.board(), game.verdict()), (board, verdict), "{rules}");
}

const fn index(verdict: Verdict) -> usize {
    match verdict {
        Verdict::X => 0,
        Verdict::O => 1,
        Verdict::Draw => 2,
        Verdict::Pending => 3,
    }
}

fn counts(rows: u16, cols: u16, k: u16) -> [u32; 4] {
    compare(&Rules::new(rows, cols, k, Mark::X).expect("the rules are in range"))
}

#[test]
fn every_rules_of_up_to_eight_squares() {
    let sizes = [
        (1, 1),
        (1, 2),
        (2, 1),
        (1, 3),
        (1, 6),
        (6, 1),
        (1, 8),
        (2, 2),
        (2, 3),
        (3, 2),
        (2, 4),
        (4, 2),
    ];
    for (rows, cols) in sizes {
        for rules in every_rules(rows, cols) {
            compare(&rules);
        }
    }
}

#[test]
fn three_by_three_has_the_known_counts() {
    assert_eq!(counts(3, 3, 3), [626, 316, 16, 4520]);
    assert_eq!(counts(3, 3, 2), [548, 312, 0, 374]);
}

#[test]
fn smaller_boards_have_the_known_counts() {
    assert_eq!(counts(1, 1, 1), [1, 0, 0, 1]);
    assert_eq!(counts(2, 2, 2), [12, 0, 0, 17]);
    assert_eq!(counts(2, 3, 3), [6, 0, 18, 241]);
}

#[test]
fn two_by_five_has_the_known_count() {
    assert_eq!(counts(2, 5, 2).iter().sum::<u32>(), 2589);
}

/// The same with O first: wins change hands, and no board becomes legal or illegal by it.
#[test]
fn the_other_first_player_swaps_the_counts() {
    let rules = Rules::new(3, 3, 3, Mark::O).expect("the rules are in range");
    assert_eq!(compare(&rules), [316, 626, 16, 4520]);
}
