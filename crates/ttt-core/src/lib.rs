//! Judges boards and games of tic-tac-toe and every rows × cols, k-in-a-row game.
//!
//! - [`scan`](fn@scan) reads a whole [`Board`] and says [`Verdict::X`], [`Verdict::O`],
//!   [`Verdict::Draw`] or [`Verdict::Pending`]; [`lines`](fn@lines) shows why.
//! - [`Tracker`] follows a game move by move: it refuses what the rules forbid, knows the
//!   verdict after each move at a cost that does not grow with the board, and takes moves back.
//! - [`LineCounts`] is the same for callers who check their moves themselves, in O(n) memory.
//! - [`replay`](fn@replay) judges a list of moves.
//!
//! ```text
//!     0 1 2
//! 0   O . X     scan   X: nothing outranks a line, no blank either
//! 1   . X O     lines  X in an anti-diagonal of 3, from the top right
//! 2   X . O
//!
//! 0   X O X     scan   Draw: the board is full, and nobody has a line
//! 1   X O O
//! 2   O X X
//! ```
//!
//! A board is any arrangement of marks. Whether it can occur in a legal game is the question
//! of the crate `ttt-validate`.
//!
//! ```
//! use ttt_core::{Board, Cell, Mark, Rules, Tracker, Verdict, scan};
//!
//! let rules = Rules::classic(Mark::O);
//! let board = Board::from_rows(["O.X", ".XO", "X.O"])?;
//! assert_eq!(scan(&board, &rules)?, Verdict::X);
//!
//! let mut game = Tracker::new(rules);
//! assert_eq!(game.play(Cell::new(1, 1))?, Verdict::Pending);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod board;
mod board_error;
mod cell;
mod direction;
mod line;
mod line_counts;
mod lines;
mod mark;
mod planes;
mod refusal;
mod replay;
mod rules;
mod runs;
mod scan;
mod strings;
mod symbols;
mod symmetry;
mod text;
mod tracker;
mod verdict;
mod wins;
mod wrong_size;

pub use board::Board;
pub use board_error::BoardError;
pub use cell::Cell;
pub use direction::Direction;
pub use line::Line;
pub use line_counts::LineCounts;
pub use lines::{for_each_line, lines};
pub use mark::Mark;
pub use refusal::{NothingToUndo, Refusal};
pub use replay::{RefusedMove, replay};
pub use rules::{MAX_SIDE, Rules, RulesError};
pub use scan::scan;
pub use symmetry::Symmetry;
pub use tracker::Tracker;
pub use verdict::Verdict;
pub use wrong_size::WrongSize;

/// Compiles and runs the code of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
