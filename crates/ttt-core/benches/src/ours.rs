//! Our ways, as a caller would write them.

use std::fmt;

use ttt_core::{Board, Cell, LineCounts, Mark, Rules, Tracker, Verdict, scan};

use crate::inputs::turns;

/// The rules of 3×3 with X first.
pub const CLASSIC: Rules = Rules::classic(Mark::X);

/// The rules of n × n with k = n and X first.
///
/// # Panics
/// When n is out of range.
#[must_use]
pub fn full_lines(n: u16) -> Rules {
    Rules::square(n, Mark::X).expect("in range")
}

/// The verdict on a board that was just read.
///
/// # Panics
/// When it could not be read or is not of the rules' size.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "a caller writes these two lines where they are needed, without a function around"
)]
pub fn verdict<E: fmt::Debug>(board: Result<Board, E>, rules: Rules) -> Verdict {
    let board = board.expect("made of symbols of boards");
    scan(&board, &rules).expect("of the rules' size")
}

/// The verdict after the last of some moves, and how many were made.
///
/// # Panics
/// When a move is refused.
#[must_use]
pub fn track(rules: Rules, moves: &[Cell]) -> (Verdict, usize) {
    let mut game = Tracker::new(rules);
    for &cell in moves {
        game.play(cell).expect("the game ends with its last move");
    }
    (game.verdict(), game.history().len())
}

/// Who wins, by the signed counts alone.
///
/// # Panics
/// When n is out of range, or a move off the board.
#[must_use]
pub fn count(n: u16, moves: &[Cell]) -> Option<Mark> {
    let mut counts = LineCounts::new(n).expect("in range");
    turns(moves).find_map(|(cell, mark)| counts.play(cell, mark))
}

/// The positions that [`perft`] goes through on the empty 3×3 board, that board included.
pub const PERFT_NODES: u64 = 549_946;

/// The number of positions from this one on, by playing and taking back every move.
///
/// # Panics
/// Never: only blank squares are played while the game is open, and taken back after that.
pub fn perft(game: &mut Tracker) -> u64 {
    let mut nodes = 1;
    let board = game.board().clone();
    for cell in board.blanks() {
        let verdict = game.play(cell).expect("a blank square of an open game");
        nodes += if verdict.is_over() { 1 } else { perft(game) };
        game.undo().expect("a move was made just now");
    }
    nodes
}

/// The cells of a 3×3 board.
pub const CELLS: [Cell; 9] = [
    Cell::new(0, 0),
    Cell::new(0, 1),
    Cell::new(0, 2),
    Cell::new(1, 0),
    Cell::new(1, 1),
    Cell::new(1, 2),
    Cell::new(2, 0),
    Cell::new(2, 1),
    Cell::new(2, 2),
];
