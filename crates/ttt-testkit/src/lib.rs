//! What the tests of the crates share: boards and games at random that shrink to readable ones,
//! all boards of a small size, and a plain reference for lines, verdicts and legality.
//!
//! Everything here goes through the public API of `ttt-core`, so it stays as it is when the
//! crates change inside.

mod calls;
mod config;
mod dice;
mod draw;
mod every;
mod games;
mod legality;
mod rules;
mod setup;
mod shrink;
mod slow;
mod walk;

pub use calls::{Call, Calls, calls, make};
pub use config::{cases, fewer_cases};
pub use dice::Dice;
pub use draw::setup_of;
pub use every::{every_board, every_rules};
pub use games::{Game, games};
pub use legality::{Search, broken_conditions};
pub use rules::{rules, small_rules};
pub use setup::{Setup, setups, setups_by};
pub use slow::{PlainLine, plain_lines, plain_verdict};
pub use walk::away;
