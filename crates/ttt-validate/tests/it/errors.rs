//! What a refused board comes back with.

use std::error::Error;

use ttt_core::{Mark::X, Rules, WrongSize};
use ttt_validate::{ValidateError, validate};

use crate::{board, illegal};

#[test]
fn a_board_of_another_size_comes_back_with_both_sizes() {
    let given = board(["XO", "X."]);
    let error = validate(given.clone(), &Rules::classic(X)).expect_err("the size is wrong");
    let why = WrongSize {
        found: (2, 2),
        expected: (3, 3),
    };
    let expected = ValidateError::WrongSize {
        board: given.clone(),
        why,
    };
    assert_eq!(error, expected);
    assert_eq!(error.to_string(), "the board is 2×2, but the rules say 3×3");
    assert_eq!(error.into_board(), given);
}

#[test]
fn an_illegal_board_comes_back_with_its_rules() {
    let given = board(["OO.", "...", "..."]);
    let rules = Rules::classic(X);
    let error = validate(given.clone(), &rules).expect_err("the counts are wrong");
    let ValidateError::Illegal(illegal) = &error else {
        panic!("{error:?}");
    };
    assert_eq!((illegal.board(), illegal.rules()), (&given, &rules));
    assert_eq!(error.to_string(), illegal.to_string());
    assert_eq!(error.into_board(), given);
}

#[test]
fn one_reason_is_one_sentence() {
    assert_eq!(
        illegal(["XXX", "...", "OOO"], 3, X).to_string(),
        "no legal game reaches the board: both players have a line"
    );
}

#[test]
fn several_reasons_are_told_apart_by_semicolons() {
    assert_eq!(
        illegal(["XXXX", "....", "OO.."], 2, X).to_string(),
        "no legal game reaches the board: X moves first and has 4 marks, O has 2, expected equal \
         counts or one more for X; both players have a line; no single move could have completed \
         all lines of X"
    );
}

#[test]
fn errors_have_no_deeper_cause() {
    let error = validate(board(["X"]), &Rules::classic(X)).expect_err("the size is wrong");
    assert!(error.source().is_none());
    assert!(illegal(["OO"], 2, X).source().is_none());
}
