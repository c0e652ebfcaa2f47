//! Every 3×3 game: ours plays and takes back, the others play on copies, as they are made to.

use bitboard_xo::{XO, XOPos};
use board_game::{board::Board as _, games::ttt::TTTBoard, util::coord::Coord3};
use ttt_bench::{
    Reach, Row, Work,
    ours::{self, CLASSIC, PERFT_NODES},
};
use ttt_core::Tracker;

/// The rows of this file.
pub(crate) fn rows() -> Vec<Row> {
    vec![
        row(
            "perft/bitboard_xo",
            "bitboard_xo",
            || bitboard_xo(XO::new()),
        )
        .reach(Reach::Nanoseconds(20.0)),
        row("perft/board-game", "board-game", || {
            board_game(&TTTBoard::default())
        }),
    ]
}

fn row(id: &str, name: &'static str, other: fn() -> u64) -> Row {
    let what = "perft(9) of 3×3";
    Row::new(id, what, "node", move || {
        let ours = |(): &()| ours::perft(&mut Tracker::new(CLASSIC));
        Work::new(vec![()], PERFT_NODES, ours, |()| PERFT_NODES).baseline(name, move |()| other())
    })
    .reach(Reach::Faster(1.0))
}

fn bitboard_xo(game: XO) -> u64 {
    let mut nodes = 1;
    for index in 0..9 {
        let mut next = game;
        if let Ok(state) = next.play(XOPos::index(index).expect("below nine")) {
            nodes += if state.is_some() {
                1
            } else {
                bitboard_xo(next)
            };
        }
    }
    nodes
}

fn board_game(board: &TTTBoard) -> u64 {
    let mut nodes = 1;
    for cell in Coord3::all() {
        if board.is_available_move(cell) == Ok(true) {
            let next = board.clone_and_play(cell).expect("available");
            nodes += if next.is_done() { 1 } else { board_game(&next) };
        }
    }
    nodes
}
