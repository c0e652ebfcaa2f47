//! The largest boards, and what judging them takes.

use allocation_counter::measure;
use ttt_core::{Board, Cell, MAX_SIDE, Mark, Rules, Verdict};
use ttt_validate::{ValidateError, Violation, validate};

const SQUARES: u64 = 1 << 24;

fn largest(k: u16) -> Rules {
    Rules::new(MAX_SIDE, MAX_SIDE, k, Mark::X).expect("the rules are in range")
}

/// A full board of the largest size without three equal marks in a row.
fn drawn() -> Board {
    let row = |start: usize| "XO".repeat(4096)[start..start + 4096].to_owned() + "\n";
    let text = [row(0), row(0), row(1), row(1)].concat().repeat(1024);
    text.parse().expect("the text makes a board")
}

#[test]
fn a_full_board_of_4096_by_4096_is_judged_and_witnessed() {
    let position = validate(drawn(), &largest(3)).expect("the board is legal");
    assert_eq!(position.verdict(), Verdict::Draw);
    let witness = position.witness();
    assert_eq!(witness.len(), 1 << 24);
    assert_eq!(position.tracker().board(), position.board());
}

#[test]
fn a_line_of_4096_is_completed_by_its_first_square() {
    let rules = largest(MAX_SIDE);
    let mut board = Board::for_rules(&rules);
    for place in 0..MAX_SIDE {
        board.put(Cell::new(place, MAX_SIDE - 1 - place), Mark::X);
        if place > 0 {
            board.put(Cell::new(place, MAX_SIDE - place), Mark::O);
        }
    }
    let position = validate(board, &rules).expect("the board is legal");
    assert_eq!(position.verdict(), Verdict::X);
    assert_eq!(position.witness().last(), Some(&Cell::new(0, MAX_SIDE - 1)));
}

/// Every square starts a line in up to four directions; they are counted all the same.
#[test]
fn a_board_full_of_one_mark_breaks_three_conditions_at_most() {
    let rules = Rules::new(500, 500, 1, Mark::X).expect("the rules are in range");
    let mut board = Board::for_rules(&rules);
    for row in 0..500 {
        for col in 0..500 {
            board.put(Cell::new(row, col), Mark::O);
        }
    }
    let Err(ValidateError::Illegal(illegal)) = validate(board, &rules) else {
        panic!("one player alone has all squares");
    };
    let codes: Vec<_> = illegal.violations().iter().map(Violation::code).collect();
    assert_eq!(codes, ["move-count", "no-last-move"]);
}

#[test]
fn judging_takes_a_few_boards_and_a_witness_its_moves() {
    let rules = largest(3);
    let mut judged = None;
    let board = drawn();
    let held = measure(|| judged = Some(validate(board, &rules))).bytes_max;
    assert!(held <= 2 * SQUARES, "{held}");
    let position = judged
        .expect("the board was judged")
        .expect("the board is legal");
    let held = measure(|| drop(position.witness())).bytes_max;
    assert!(held <= 4 * SQUARES + 64, "{held}");
}
