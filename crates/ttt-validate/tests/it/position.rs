//! What a legal board knows of itself.

use ttt_core::{
    Board, Cell,
    Mark::{self, O, X},
    Rules, Verdict,
};
use ttt_validate::validate;

use crate::legal;

fn witness<const N: usize>(rows: [&str; N], k: u16, first: Mark) -> Vec<(u16, u16)> {
    let witness = legal(rows, k, first).witness();
    witness
        .into_iter()
        .map(|cell| (cell.row, cell.col))
        .collect()
}

#[test]
fn marks_are_played_in_reading_order_taking_turns() {
    let moves = witness(["XO.", "O.X", "..X"], 3, X);
    assert_eq!(moves, [(0, 0), (0, 1), (1, 2), (1, 0), (2, 2)]);
}

#[test]
fn the_first_player_begins_the_witness() {
    assert_eq!(witness(["XO."], 3, O), [(0, 1), (0, 0)]);
    assert_eq!(witness(["XO."], 3, X), [(0, 0), (0, 1)]);
    assert_eq!(witness(["..."], 3, X), []);
}

#[test]
fn the_square_of_all_lines_comes_last() {
    let moves = witness(["OXO", ".X.", ".X."], 3, X);
    assert_eq!(
        moves.last(),
        Some(&(0, 1)),
        "the first square of the only line"
    );
    let moves = witness(["O.X", "OX.", "XXX", "OO."], 3, X);
    assert_eq!(
        moves.last(),
        Some(&(2, 0)),
        "the square of a row and an anti-diagonal"
    );
}

/// The first and last squares of a run of 2k − 1 leave k in a row: only the middle is left.
#[test]
fn the_middle_of_a_long_run_comes_last() {
    assert_eq!(witness(["XXX", "O.O"], 2, X).last(), Some(&(0, 1)));
    assert_eq!(witness(["XXXX..", "OO.O.."], 3, X).last(), Some(&(0, 1)));
    assert_eq!(witness(["OOOO..", "XX.XX."], 3, X).last(), Some(&(0, 1)));
}

#[test]
fn the_second_players_line_is_completed_last() {
    let moves = witness(["OOO", "XX.", "X.."], 3, X);
    assert_eq!(moves, [(1, 0), (0, 1), (1, 1), (0, 2), (2, 0), (0, 0)]);
}

#[test]
fn the_side_to_move_follows_from_the_counts() {
    for first in Mark::BOTH {
        let position = legal(["..."], 3, first);
        assert_eq!(position.side_to_move(), first);
    }
    assert_eq!(legal(["XO."], 3, X).side_to_move(), X);
    assert_eq!(legal(["XO."], 3, O).side_to_move(), O);
    assert_eq!(legal(["X.."], 3, X).side_to_move(), O);
    assert_eq!(legal(["O.."], 3, O).side_to_move(), X);
}

#[test]
fn a_position_gives_back_board_and_rules() {
    let board = Board::from_rows(["X.", ".O"]).expect("the rows make a board");
    let rules = Rules::square(2, X).expect("the side is in range");
    let position = validate(board.clone(), &rules).expect("the board is legal");
    assert_eq!((position.board(), position.rules()), (&board, &rules));
    assert_eq!(position.verdict(), Verdict::Pending);
    assert_eq!(position.into_board(), board);
}

#[test]
fn a_tracker_goes_on_from_the_position() {
    let position = legal(["XX.", "OO.", "..."], 3, X);
    let mut game = position.tracker();
    assert_eq!(game.board(), position.board());
    assert_eq!(game.rules(), position.rules());
    assert_eq!(game.history(), position.witness());
    assert_eq!(game.side_to_move(), X);
    assert_eq!(game.play(Cell::new(0, 2)), Ok(Verdict::X));
}
