//! Decides whether a board can occur in a legal game, and shows why or why not.
//!
//! A legal game is one of alternating single marks that stops at the first line. [`validate`](fn@validate)
//! turns a [`Board`](ttt_core::Board) that can occur in one into a [`Position`], which shows it
//! by a [witness](Position::witness): a move order that leads to it. A board that cannot comes
//! back inside the error with every [`Violation`] and its evidence. It is exact for every number
//! of rows and columns and every k.
//!
//! ```text
//! X X X     legal: both lines were completed by one move, in the corner, and it was the last
//! X O O
//! X O O
//!
//! X X X     not legal: the game was over before the second line
//! . . .
//! O O O
//! ```
//!
//! ```
//! use ttt_core::{Board, Mark, Rules};
//! use ttt_validate::{ValidateError, validate};
//!
//! let rules = Rules::classic(Mark::X);
//! let position = validate("XOX\nO.O\nXOX".parse()?, &rules)?;
//! assert_eq!(position.witness().len(), 8);
//!
//! let error = validate("XXX\n...\nOOO".parse()?, &rules).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "no legal game reaches the board: both players have a line",
//! );
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Features
//! `std`, on unless it is turned off, turns on that of `ttt-core`; nothing here needs it.
#![no_std]

extern crate alloc;

mod error;
mod lines_by_mark;
mod position;
mod validate;
mod violation;
mod violations;

pub use error::{Illegal, ValidateError};
pub use position::Position;
pub use validate::validate;
pub use violation::Violation;

/// Compiles and runs the code of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
