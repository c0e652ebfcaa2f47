//! What `ttt-validate` promises, held to it through its public API.
//!
//! One file a subject. The laws take their boards from `ttt-testkit`, whose search for a legal
//! game is the reference.

mod auto_traits;
mod decisions;
mod errors;
mod exhaustive;
mod laws;
mod limits;
mod position;
mod violations;

use ttt_core::{Board, Mark, Rules};
use ttt_validate::{Illegal, Position, ValidateError, Violation, validate};

/// The board of rows that are known to make one.
fn board<const N: usize>(rows: [&str; N]) -> Board {
    Board::from_rows(rows).expect("the rows make a board")
}

/// Rules of a board's size.
fn rules_of(board: &Board, k: u16, first: Mark) -> Rules {
    Rules::new(board.rows(), board.cols(), k, first).expect("the rules are in range")
}

/// The position that a legal board is.
fn legal<const N: usize>(rows: [&str; N], k: u16, first: Mark) -> Position {
    let board = board(rows);
    let rules = rules_of(&board, k, first);
    validate(board, &rules).unwrap_or_else(|error| panic!("{rows:?} is legal, but {error}"))
}

/// What is wrong with an illegal board.
fn illegal<const N: usize>(rows: [&str; N], k: u16, first: Mark) -> Illegal {
    let board = board(rows);
    let rules = rules_of(&board, k, first);
    match validate(board, &rules) {
        Err(ValidateError::Illegal(illegal)) => illegal,
        other => panic!("{rows:?} is illegal, but {other:?}"),
    }
}

/// The codes of what is wrong with an illegal board.
fn codes<const N: usize>(rows: [&str; N], k: u16, first: Mark) -> Vec<&'static str> {
    let illegal = illegal(rows, k, first);
    illegal.violations().iter().map(Violation::code).collect()
}
