//! What `ttt-core` promises, held to it through its public API.
//!
//! One file a subject. The laws and the comparisons with the plain reference take their boards
//! from `ttt-testkit`.

mod auto_traits;
mod board;
mod board_errors;
mod board_text;
mod exhaustive;
#[cfg(feature = "serde")]
mod json;
mod laws;
mod limits;
mod line_counts;
mod line_edges;
mod lines;
mod long_runs;
mod memory;
mod refusals;
mod replay;
mod rules;
mod scan;
mod small_types;
mod symmetry;
mod tracker;
mod tracker_laws;
mod tracker_lines;

use ttt_core::{Board, Cell, Mark, Rules, Tracker};

/// The board of rows that are known to make one.
fn board<const N: usize>(rows: [&str; N]) -> Board {
    Board::from_rows(rows).expect("the rows make a board")
}

/// Gives O a list of squares.
fn put_all(board: &mut Board, cells: &[Cell]) {
    for &cell in cells {
        board.put(cell, Mark::O);
    }
}

/// Rules with X first that are known to be in range.
fn rules(rows: u16, cols: u16, k: u16) -> Rules {
    Rules::new(rows, cols, k, Mark::X).expect("the rules are in range")
}

/// A game after moves that none is refused of.
fn played<const N: usize>(rules: Rules, moves: [(u16, u16); N]) -> Tracker {
    let mut game = Tracker::new(rules);
    for cell in moves {
        game.play(Cell::from(cell)).expect("the move is legal");
    }
    game
}
