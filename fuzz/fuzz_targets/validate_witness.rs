//! A legal board is led to by its witness, an illegal one breaks the conditions that are named.
//!
//! The input: rows, columns and `k` (each less one, folded into range), the first player, then a
//! byte a square in reading order: blank, X or O by its rest of a division by 3.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ttt_core::{Board, Cell, Mark, Rules, replay};
use ttt_testkit::{Search, broken_conditions};
use ttt_validate::{ValidateError, Violation, validate};

fuzz_target!(|input: &[u8]| {
    let [rows, cols, k, first, squares @ ..] = input else {
        return;
    };
    let [rows, cols] = [rows, cols].map(|&side| 1 + u16::from(side) % 70);
    let k = 1 + u16::from(*k) % rows.max(cols);
    let first = Mark::BOTH[usize::from(first % 2)];
    let rules = Rules::new(rows, cols, k, first).expect("all are folded into range");
    let board = fill(&rules, squares);
    match validate(board.clone(), &rules) {
        Ok(position) => {
            let witness = position.witness();
            assert_eq!(replay(witness, &rules), Ok(position.verdict()));
            assert_eq!(position.tracker().board(), &board);
            assert!(broken_conditions(&board, &rules).is_empty());
        }
        Err(ValidateError::Illegal(illegal)) => {
            let codes: Vec<_> = illegal.violations().iter().map(Violation::code).collect();
            assert_eq!(codes, broken_conditions(&board, &rules));
        }
        Err(error) => panic!("the board was made by the rules: {error}"),
    }
    if board.squares() <= 9 {
        let legal = Search::new(rules).reaches(&board);
        assert_eq!(validate(board, &rules).is_ok(), legal);
    }
});

fn fill(rules: &Rules, squares: &[u8]) -> Board {
    let mut board = Board::for_rules(rules);
    let cells = (0..rules.rows()).flat_map(|row| (0..rules.cols()).map(move |col| (row, col)));
    for (cell, square) in cells.map(Cell::from).zip(squares) {
        match square % 3 {
            0 => {}
            1 => board.put(cell, Mark::X),
            _ => board.put(cell, Mark::O),
        }
    }
    board
}
