//! Random 3×3 games to the end.

use bitboard_xo::{XO, XOPos};
use board_game::{
    board::{Board as _, Outcome, Player as Side},
    games::ttt::TTTBoard,
    util::coord::Coord3,
};
use gamie::tictactoe::{Game, Player, Status};
use tictactoe_rust::{board::Board, game::Players};
use ttt_bench::{
    Reach, Row, Work, inputs,
    ours::{self, CLASSIC},
};
use ttt_core::{Cell, Mark, Verdict};
use xo_core::{GameEngine, GameState};

/// The rows of this file.
pub(crate) fn rows() -> Vec<Row> {
    vec![
        row("games/3/bitboard_xo", "bitboard_xo", bitboard_xo),
        row("games/3/gamie", "gamie", gamie),
        row("games/3/board-game", "board-game", board_game),
        row("games/3/xo-core", "xo-core", xo_core),
        row("games/3/tictactoe-rust", "tictactoe-rust", tictactoe_rust),
    ]
}

fn row(id: &str, name: &'static str, other: fn(&[Cell]) -> Verdict) -> Row {
    let what = "Tracker, 3×3, random games to the end";
    Row::new(id, what, "move", move || {
        let games: Vec<Vec<Cell>> = inputs::games(2000, CLASSIC)
            .into_iter()
            .map(to_the_end)
            .collect();
        let moves = games.iter().map(Vec::len).sum::<usize>() as u64;
        let ours = |games: &Vec<Vec<Cell>>| -> Vec<Verdict> {
            games
                .iter()
                .map(|moves| ours::track(CLASSIC, moves).0)
                .collect()
        };
        let other = move |games: &Vec<Vec<Cell>>| -> Vec<Verdict> {
            games.iter().map(|moves| other(moves)).collect()
        };
        Work::new(vec![games], moves, ours, other).baseline(name, other)
    })
    .reach(Reach::Faster(1.0))
}

fn to_the_end(mut moves: Vec<Cell>) -> Vec<Cell> {
    let mut game = ttt_core::Tracker::new(CLASSIC);
    let last = moves
        .iter()
        .position(|&cell| game.play(cell).is_ok_and(Verdict::is_over));
    moves.truncate(last.expect("nine moves end every game") + 1);
    moves
}

fn bitboard_xo(moves: &[Cell]) -> Verdict {
    let mut game = XO::new();
    for cell in moves {
        let place = XOPos::row_col(cell.row.into(), cell.col.into()).expect("on the board");
        game.play(place)
            .expect("a game that ends with its last move");
    }
    crate::scan::verdict(game.win_state())
}

fn gamie(moves: &[Cell]) -> Verdict {
    let Ok(mut game) = Game::new();
    for cell in moves {
        game.put(cell.row.into(), cell.col.into())
            .expect("a game that ends with its last move");
    }
    match game.status() {
        Status::Ongoing => Verdict::Pending,
        Status::Draw => Verdict::Draw,
        Status::Win(Player::Player0) => Verdict::X,
        Status::Win(Player::Player1) => Verdict::O,
    }
}

fn board_game(moves: &[Cell]) -> Verdict {
    let mut board = TTTBoard::default();
    for &Cell { row, col } in moves {
        let cell = Coord3::from_xy(narrow(col), narrow(row));
        board
            .play(cell)
            .expect("a game that ends with its last move");
    }
    match board.outcome() {
        Some(Outcome::WonBy(Side::A)) => Verdict::X,
        Some(Outcome::WonBy(Side::B)) => Verdict::O,
        Some(Outcome::Draw) => Verdict::Draw,
        None => Verdict::Pending,
    }
}

fn narrow(side: u16) -> u8 {
    u8::try_from(side).expect("below three")
}

fn xo_core(moves: &[Cell]) -> Verdict {
    let mut game = GameEngine::new();
    let mut state = GameState::InProgress;
    for cell in moves {
        game.make_move(usize::from(cell.row * 3 + cell.col))
            .expect("each square once");
        state = game.check_state();
    }
    match state {
        GameState::Win(xo_core::Player::X) => Verdict::X,
        GameState::Win(xo_core::Player::O) => Verdict::O,
        GameState::Tie => Verdict::Draw,
        GameState::InProgress => Verdict::Pending,
    }
}

fn tictactoe_rust(moves: &[Cell]) -> Verdict {
    let mut board = Board::default();
    let mut winner = None;
    for (i, cell) in moves.iter().enumerate() {
        let player = if i % 2 == 0 {
            Players::Player1
        } else {
            Players::Player2
        };
        board
            .set_coordinate(cell.col.into(), cell.row.into(), player)
            .expect("each square once");
        board.update_matches();
        winner = board.has_match_line();
    }
    match winner {
        Some(Players::Player1) => Mark::X.into(),
        Some(Players::Player2) => Mark::O.into(),
        None if board.is_full() => Verdict::Draw,
        None => Verdict::Pending,
    }
}
