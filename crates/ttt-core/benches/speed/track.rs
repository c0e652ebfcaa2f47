//! Games, move by move.

use ttt_bench::{
    Reach, Row, Work,
    baselines::{LineCounters, MoveTracker, Rescan},
    inputs::{self, turns},
    limits,
    ours::{self, CELLS, CLASSIC, PERFT_NODES, full_lines},
};
use ttt_core::{Cell, Mark, Rules, Tracker, Verdict};

/// The squares of a 1000×1000 board.
const MILLION: u64 = 1_000_000;

/// The rows of this file.
pub(crate) fn rows() -> Vec<Row> {
    vec![
        gomoku(),
        thousand(),
        thousand_with_board(),
        line_counts(),
        perft(),
    ]
}

fn gomoku() -> Row {
    let what = "Tracker, 15×15, k = 5, random games to the end";
    Row::new("track/15", what, "move", || {
        let rules = Rules::new(15, 15, 5, Mark::X).expect("in range");
        let played = |moves: Vec<Cell>| {
            let length = rescanned(&moves).1;
            moves[..length].to_vec()
        };
        let games: Vec<_> = inputs::games(400, rules).into_iter().map(played).collect();
        let moves = games.iter().map(Vec::len).sum::<usize>();
        // Games differ in length, so all of them are one input.
        let inputs = vec![games];
        let ours = move |games: &Vec<Vec<Cell>>| -> Vec<(Verdict, usize)> {
            games
                .iter()
                .map(|moves| ours::track(rules, moves))
                .collect()
        };
        let plain = |games: &Vec<Vec<Cell>>| games.iter().map(|moves| rescanned(moves)).collect();
        Work::new(inputs, moves as u64, ours, plain).baseline("rescan after each move", plain)
    })
}

fn rescanned(moves: &[Cell]) -> (Verdict, usize) {
    let mut game = Rescan::new(15, 15, 5);
    for (i, (cell, mark)) in turns(moves).enumerate() {
        let verdict = game.play(cell, mark);
        if verdict.is_over() {
            return (verdict, i + 1);
        }
    }
    (Verdict::Pending, moves.len())
}

fn thousand() -> Row {
    let what = "Tracker, n = k = 1000, random order";
    Row::new("track/1000", what, "move", || {
        thousand_moves().baseline("counters alone", counted).limit(
            "writing the moves",
            |moves| limits::write(moves),
            Vec::clone,
        )
    })
    .reach(Reach::OfBaseline(1.5))
}

fn thousand_with_board() -> Row {
    let what = "Tracker, n = k = 1000, random order";
    Row::new("track/1000/board", what, "move", || {
        thousand_moves()
            .baseline("counters and a board of rows", |moves| {
                let mut game = MoveTracker::new(1000);
                turns(moves).find_map(|(cell, mark)| game.play(cell, mark).expect("each cell once"))
            })
            .limit(
                "sums, bits and moves",
                |moves| limits::track(1000, moves),
                counted,
            )
    })
}

fn thousand_moves() -> Work<Vec<Cell>, Option<Mark>> {
    let ours = |moves: &Vec<Cell>| ours::track(full_lines(1000), moves).0.winner();
    Work::new(inputs::games(4, full_lines(1000)), MILLION, ours, counted)
}

/// Who wins, by counters alone.
#[expect(clippy::ptr_arg, reason = "the inputs are lists")]
fn counted(moves: &Vec<Cell>) -> Option<Mark> {
    let mut counters = LineCounters::new(1000);
    turns(moves).find_map(|(cell, mark)| counters.play(cell, mark))
}

fn line_counts() -> Row {
    let what = "LineCounts, n = 1000, random order";
    Row::new("track/line-counts", what, "move", || {
        let games = inputs::games(4, full_lines(1000));
        let ours = |moves: &Vec<Cell>| ours::count(1000, moves);
        Work::new(games, MILLION, ours, counted).baseline("counters alone", counted)
    })
    .reach(Reach::OfBaseline(1.0))
}

fn perft() -> Row {
    let what = "perft(9) of 3×3 by play and undo";
    Row::new("track/perft", what, "node", || {
        let ours = |(): &()| ours::perft(&mut Tracker::new(CLASSIC));
        Work::new(vec![()], PERFT_NODES, ours, |()| PERFT_NODES)
            .baseline("rescan after each move", |()| {
                visit(&mut Rescan::new(3, 3, 3), Mark::X)
            })
    })
    .reach(Reach::Nanoseconds(20.0))
}

/// The number of positions from this one on.
fn visit(game: &mut Rescan, mark: Mark) -> u64 {
    let mut nodes = 1;
    for cell in CELLS {
        if game.is_blank(cell) {
            let over = game.play(cell, mark).is_over();
            nodes += if over { 1 } else { visit(game, mark.other()) };
            game.undo(cell);
        }
    }
    nodes
}
