//! Judges boards and games of tic-tac-toe and every rows × cols, k-in-a-row game.
//!
//! - [`scan`](fn@scan) reads a whole [`Board`] and says [`Verdict::X`], [`Verdict::O`],
//!   [`Verdict::Draw`] or [`Verdict::Pending`]; [`lines`](fn@lines) shows why.
//! - [`Tracker`] follows a game move by move: it refuses what the rules forbid, knows the
//!   verdict after each move at a cost that does not grow with the board, and takes moves back.
//! - [`LineCounts`] is the same for callers who check their moves themselves, in O(n) memory.
//! - [`replay`](fn@replay) judges a list of moves.
//! - [`Symmetry`] turns and mirrors boards, and [`Board::canonical`] finds the one that stands for
//!   all images.
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
//!
//! # Features
//! - `std` (on unless turned off): `alloc`; nothing more is needed of the standard library so far.
//! - `alloc` (with `std` and `serde`): boards, games and all that judges them. Without it what
//!   needs no heap is left: marks, cells, rules, verdicts, refusals and symmetries.
//! - `serde`: boards (as the list of their rows), rules, cells, marks, directions, verdicts,
//!   refusals and symmetries can be stored, and no stored value becomes one that the constructors
//!   would refuse.
#![no_std]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

mod cell;
mod direction;
mod mark;
mod refusal;
mod rules;
mod symmetry;
mod verdict;

pub use cell::Cell;
pub use direction::Direction;
pub use mark::Mark;
pub use refusal::{NothingToUndo, Refusal};
pub use rules::{MAX_SIDE, Rules, RulesError};
pub use symmetry::Symmetry;
pub use verdict::Verdict;

#[cfg(feature = "alloc")]
mod board;
#[cfg(feature = "alloc")]
mod board_error;
#[cfg(feature = "alloc")]
mod images;
#[cfg(feature = "alloc")]
mod line;
#[cfg(feature = "alloc")]
mod line_counts;
#[cfg(feature = "alloc")]
mod lines;
#[cfg(feature = "alloc")]
mod planes;
#[cfg(feature = "alloc")]
mod replay;
#[cfg(feature = "alloc")]
mod runs;
#[cfg(feature = "alloc")]
mod scan;
#[cfg(feature = "alloc")]
mod strings;
#[cfg(feature = "alloc")]
mod symbols;
#[cfg(feature = "alloc")]
mod text;
#[cfg(feature = "alloc")]
mod tracker;
#[cfg(feature = "alloc")]
mod wins;
#[cfg(feature = "alloc")]
mod wrong_size;

#[cfg(feature = "alloc")]
pub use self::{
    board::Board,
    board_error::BoardError,
    line::Line,
    line_counts::LineCounts,
    lines::{for_each_line, lines},
    replay::{RefusedMove, replay},
    scan::scan,
    tracker::Tracker,
    wrong_size::WrongSize,
};

/// Compiles and runs the code of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
