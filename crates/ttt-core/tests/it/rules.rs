//! The bounds of rules, and what they say.

use ttt_core::{Board, Cell, MAX_SIDE, Mark, Rules, RulesError, WrongSize};

fn refused(rows: u16, cols: u16, k: u16) -> RulesError {
    Rules::new(rows, cols, k, Mark::X).expect_err("a bound is broken")
}

#[test]
fn every_bound_is_named_with_what_it_should_be() {
    let text = |error: RulesError| (error.code(), error.to_string());
    let expected = [
        (refused(0, 3, 3), "rows", "rows is 0, expected 1 to 4096"),
        (
            refused(4097, 3, 3),
            "rows",
            "rows is 4097, expected 1 to 4096",
        ),
        (refused(3, 0, 3), "cols", "cols is 0, expected 1 to 4096"),
        (
            refused(3, 65535, 3),
            "cols",
            "cols is 65535, expected 1 to 4096",
        ),
        (
            refused(3, 4, 0),
            "k",
            "k is 0, expected 1 to 4, the longer side of the board",
        ),
        (
            refused(3, 4, 5),
            "k",
            "k is 5, expected 1 to 4, the longer side of the board",
        ),
        (
            refused(4, 3, 5),
            "k",
            "k is 5, expected 1 to 4, the longer side of the board",
        ),
    ];
    for (error, code, message) in expected {
        assert_eq!(text(error), (code, message.to_owned()));
    }
}

#[test]
fn rows_come_before_cols_and_cols_before_k() {
    assert_eq!(refused(0, 0, 0), RulesError::Rows { found: 0 });
    assert_eq!(refused(4097, 4097, 0), RulesError::Rows { found: 4097 });
    assert_eq!(refused(1, 0, 0), RulesError::Cols { found: 0 });
    assert_eq!(refused(1, 4097, 9999), RulesError::Cols { found: 4097 });
    assert_eq!(refused(1, 1, 2), RulesError::K { found: 2, max: 1 });
}

#[test]
fn the_bounds_themselves_are_in_range() {
    for (rows, cols, k) in [(1, 1, 1), (1, 4096, 4096), (4096, 1, 4096), (4096, 4096, 1)] {
        let rules = Rules::new(rows, cols, k, Mark::O).expect("the bounds are in range");
        assert_eq!((rules.rows(), rules.cols(), rules.k()), (rows, cols, k));
        assert_eq!(rules.first(), Mark::O);
    }
    assert_eq!(MAX_SIDE, 4096);
}

#[test]
fn square_rules_are_won_by_full_lines() {
    assert_eq!(Rules::square(5, Mark::O), Rules::new(5, 5, 5, Mark::O));
    assert_eq!(
        Rules::square(0, Mark::X),
        Err(RulesError::Rows { found: 0 })
    );
    assert_eq!(
        Rules::square(4097, Mark::X),
        Err(RulesError::Rows { found: 4097 })
    );
    assert_eq!(Ok(Rules::classic(Mark::O)), Rules::new(3, 3, 3, Mark::O));
}

#[test]
fn with_first_changes_nothing_else() {
    let rules = Rules::new(4, 6, 3, Mark::X).expect("the rules are in range");
    assert_eq!(Ok(rules.with_first(Mark::O)), Rules::new(4, 6, 3, Mark::O));
    assert_eq!(rules.with_first(Mark::X), rules);
}

#[test]
fn rules_print_as_a_phrase() {
    let rules = Rules::new(4, 6, 3, Mark::O).expect("the rules are in range");
    assert_eq!(rules.to_string(), "4×6, 3 in a row, O first");
}

#[test]
fn cells_are_on_the_board_up_to_its_last_row_and_column() {
    let rules = crate::rules(2, 3, 2);
    for (row, col, on) in [
        (0, 0, true),
        (1, 2, true),
        (2, 0, false),
        (0, 3, false),
        (2, 3, false),
    ] {
        assert_eq!(rules.contains(Cell::new(row, col)), on, "{row}, {col}");
    }
}

#[test]
fn a_board_of_another_size_is_named_with_both_sizes() {
    let rules = crate::rules(3, 4, 3);
    let size = |rows, cols| {
        let board = Board::empty(rows, cols).expect("the sides are in range");
        rules.check_size(&board)
    };
    assert_eq!(size(3, 4), Ok(()));
    let wrong = |found| {
        Err(WrongSize {
            found,
            expected: (3, 4),
        })
    };
    assert_eq!(size(4, 3), wrong((4, 3)));
    assert_eq!(size(3, 3), wrong((3, 3)));
    assert_eq!(size(2, 4), wrong((2, 4)));
    let message = size(4, 3).expect_err("the size is wrong").to_string();
    assert_eq!(message, "the board is 4×3, but the rules say 3×4");
}
