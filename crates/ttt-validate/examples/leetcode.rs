//! The four well-known questions with their published signatures, each in a few lines.
//!
//! Run with `cargo run --example leetcode`: it asserts every example that was published with
//! the problems.

#![expect(
    clippy::needless_pass_by_value,
    reason = "the signatures are the published ones"
)]

use ttt_core::{Board, Cell, LineCounts, Mark, Rules, Verdict, replay, scan};
use ttt_validate::validate;

/// LCCI 16.04, Cracking the Coding Interview 16.4: who has won? O moves first.
fn tictactoe(board: Vec<String>) -> String {
    let board = Board::from_rows(&board).expect("the problem promises a board");
    let rules = Rules::square(board.rows(), Mark::O).expect("a board has a size");
    let verdict = scan(&board, &rules).expect("the problem promises a square");
    verdict.to_string()
}

/// LeetCode 348: the winner's number after each move, 0 while there is none.
struct TicTacToe(LineCounts);

impl TicTacToe {
    fn new(n: i32) -> Self {
        let n = u16::try_from(n).expect("the problem promises a size");
        Self(LineCounts::new(n).expect("the problem promises a size"))
    }

    fn make_a_move(&mut self, row: i32, col: i32, player: i32) -> i32 {
        let place = |at| u16::try_from(at).expect("the problem promises a cell");
        let mark = if player == 1 { Mark::X } else { Mark::O };
        let won = self.0.play(Cell::new(place(row), place(col)), mark);
        won.map_or(0, |_| player)
    }
}

/// LeetCode 1275: who won a list of moves? A plays X and moves first.
fn tictactoe_moves(moves: Vec<Vec<i32>>) -> String {
    let cell = |place: &Vec<i32>| {
        let [row, col] = [place[0], place[1]].map(|at| u16::try_from(at).unwrap_or(u16::MAX));
        Cell::new(row, col)
    };
    let verdict = replay(moves.iter().map(cell), &Rules::classic(Mark::X));
    match verdict.expect("the problem promises a legal game") {
        Verdict::X => "A".into(),
        Verdict::O => "B".into(),
        open => open.to_string(),
    }
}

/// LeetCode 794: can this board occur? X moves first.
fn valid_tic_tac_toe(board: Vec<String>) -> bool {
    let board = Board::from_rows(&board).expect("the problem promises a board");
    validate(board, &Rules::classic(Mark::X)).is_ok()
}

fn main() {
    let rows = |rows: [&str; 3]| rows.map(String::from).to_vec();

    assert_eq!(tictactoe(rows(["O X", " XO", "X O"])), "X");
    assert_eq!(tictactoe(rows(["OOX", "XXO", "OXO"])), "Draw");
    assert_eq!(tictactoe(rows(["OOX", "XXO", "OX "])), "Pending");

    let mut game = TicTacToe::new(3);
    let moves = [
        (0, 0, 1),
        (0, 2, 2),
        (2, 2, 1),
        (1, 1, 2),
        (2, 0, 1),
        (1, 0, 2),
        (2, 1, 1),
    ];
    let returns = moves.map(|(row, col, player)| game.make_a_move(row, col, player));
    assert_eq!(returns, [0, 0, 0, 0, 0, 0, 1]);

    let moves = |list: &[[i32; 2]]| list.iter().map(|cell| cell.to_vec()).collect();
    let games: [(&[[i32; 2]], &str); 4] = [
        (&[[0, 0], [2, 0], [1, 1], [2, 1], [2, 2]], "A"),
        (&[[0, 0], [1, 1], [0, 1], [0, 2], [1, 0], [2, 0]], "B"),
        (
            &[
                [0, 0],
                [1, 1],
                [2, 0],
                [1, 0],
                [1, 2],
                [2, 1],
                [0, 1],
                [0, 2],
                [2, 2],
            ],
            "Draw",
        ),
        (&[[0, 0], [1, 1]], "Pending"),
    ];
    for (game, answer) in games {
        assert_eq!(tictactoe_moves(moves(game)), answer);
    }

    assert!(!valid_tic_tac_toe(rows(["O  ", "   ", "   "])));
    assert!(!valid_tic_tac_toe(rows(["XOX", " X ", "   "])));
    assert!(!valid_tic_tac_toe(rows(["XXX", "   ", "OOO"])));
    assert!(valid_tic_tac_toe(rows(["XOX", "O O", "XOX"])));

    println!("all published examples hold");
}
