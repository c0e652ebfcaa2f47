//! Random games on 15×15.

use gamie::gomoku::{Game, Player, Status};
use ttt_bench::{Reach, Row, Work, inputs, ours};
use ttt_core::{Cell, Mark, Rules, Verdict};

/// The rows of this file.
pub(crate) fn rows() -> Vec<Row> {
    let what = "Tracker, 15×15, k = 5, random games to the end";
    let row = Row::new("gomoku/gamie", what, "move", || {
        let rules = Rules::new(15, 15, 5, Mark::X).expect("in range");
        let games: Vec<Vec<Cell>> = inputs::games(400, rules)
            .into_iter()
            .map(|moves| moves[..play(&moves).1].to_vec())
            .collect();
        let moves = games.iter().map(Vec::len).sum::<usize>() as u64;
        let ours = move |games: &Vec<Vec<Cell>>| -> Vec<(Verdict, usize)> {
            games
                .iter()
                .map(|moves| ours::track(rules, moves))
                .collect()
        };
        let other = |games: &Vec<Vec<Cell>>| games.iter().map(|moves| play(moves)).collect();
        Work::new(vec![games], moves, ours, other).baseline("gamie", other)
    });
    vec![row.reach(Reach::Faster(1.5))]
}

/// The verdict, and after how many moves it stands.
fn play(moves: &[Cell]) -> (Verdict, usize) {
    let Ok(mut game) = Game::new();
    for (i, cell) in moves.iter().enumerate() {
        game.put(cell.row.into(), cell.col.into())
            .expect("each square once");
        let verdict = match game.status() {
            Status::Ongoing => continue,
            Status::Draw => Verdict::Draw,
            Status::Win(Player::Player0) => Verdict::X,
            Status::Win(Player::Player1) => Verdict::O,
        };
        return (verdict, i + 1);
    }
    (Verdict::Pending, moves.len())
}
