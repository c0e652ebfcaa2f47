//! Legality and its proof.

use std::cell::RefCell;

use ttt_bench::{
    Reach, Row, Work,
    baselines::is_legal,
    inputs::{self, Text},
    ours::{CLASSIC, full_lines},
};
use ttt_core::{Board, Cell, Mark, Verdict, replay, scan};
use ttt_validate::{Position, ValidateError, validate};

/// The rows of this file.
pub(crate) fn rows() -> Vec<Row> {
    vec![three_by_three(), large_text(), large_board(), witness()]
}

fn three_by_three() -> Row {
    let what = "validate from text, n = 3, all boards";
    Row::new("validate/3", what, "board", || {
        let plain = |text: &Text| is_legal(&[text.rows[0], text.rows[1], text.rows[2]]);
        let ours = |text: &Text| {
            let board = text.whole.parse().expect("made of symbols of boards");
            validate(board, &CLASSIC).is_ok()
        };
        Work::new(inputs::all_three_by_three(inputs::ORDERS), 1, ours, plain)
            .baseline("textbook legality test", plain)
    })
    .reach(Reach::Nanoseconds(30.0))
}

/// The longest side, and the squares of such a board.
const N: u16 = 4096;
const SQUARES: u64 = N as u64 * N as u64;

fn large_text() -> Row {
    let what = "validate from text, n = 4096, legal";
    Row::new("validate/4096/text", what, "square", || {
        let rules = full_lines(N);
        let ours = move |text: &Text| validate(text.board(), &rules).is_ok();
        let scanned = move |text: &Text| scan(&text.board(), &rules);
        Work::new(vec![inputs::balanced(N.into(), 6)], SQUARES, ours, |_| true).limit(
            "scan of it",
            scanned,
            |_| Ok(Verdict::Draw),
        )
    })
    .reach(Reach::OfLimit(3.0))
}

fn large_board() -> Row {
    let what = "validate of a board, n = 4096, legal";
    Row::new("validate/4096/board", what, "square", || {
        let rules = full_lines(N);
        let board = RefCell::new(inputs::balanced(N.into(), 6).board());
        // The board is lent out and taken back, since copying it would count too.
        let ours = move |board: &RefCell<Board>| {
            let position = validate(board.replace(one_square()), &rules);
            let legal = position.is_ok();
            board.replace(position.map_or_else(ValidateError::into_board, Position::into_board));
            legal
        };
        let scanned = move |board: &RefCell<Board>| scan(&board.borrow(), &rules);
        Work::new(vec![board], SQUARES, ours, |_| true)
            .limit("scan of it", scanned, |_| Ok(Verdict::Draw))
    })
    .reach(Reach::OfLimit(3.0))
}

fn one_square() -> Board {
    Board::for_rules(&full_lines(1))
}

fn witness() -> Row {
    let what = "witness, n = 1000";
    Row::new("validate/witness/1000", what, "witness", || {
        let rules = full_lines(1000);
        let position = validate(inputs::balanced(1000, 6).board(), &rules).expect("legal");
        let ours = |position: &Position| position.witness();
        Work::new(vec![position], 1, ours, |position| {
            let moves = plain_witness(position.board());
            assert_eq!(replay(moves.iter().copied(), &rules), Ok(Verdict::Draw));
            moves
        })
    })
    .reach(Reach::Nanoseconds(20_000_000.0))
}

/// The cells of each mark in reading order, in turns.
fn plain_witness(board: &Board) -> Vec<Cell> {
    let (x, o) = (board.cells(Mark::X), board.cells(Mark::O));
    x.zip(o).flat_map(|(x, o)| [x, o]).collect()
}
