//! What the benchmarks of the referee share.
//!
//! - [`Work`] puts our way of doing a piece of work beside a baseline and a limit, and checks
//!   that they answer alike before anything is timed.
//! - [`run`] times the contenders of each [`Row`] in turns, so that a host that slows down slows
//!   all of them down, and writes what it found for `cargo xtask bench` to print.
//! - [`inputs`] makes the boards and games, the same ones on every run.
//! - [`ours`] are our ways, [`baselines`] those of the textbook, [`limits`] what no way can beat.
//! - [`workloads`] are our ways alone, for counting instructions.
//!
//! The rows themselves stand in the folder `speed`.

pub mod baselines;
pub mod inputs;
pub mod limits;
pub mod ours;
pub mod workloads;

mod contender;
mod reach;
mod report;
mod row;
mod stopwatch;
mod work;

pub use contender::Contender;
pub use reach::Reach;
pub use report::{Comparison, Report, Times};
pub use row::{Row, run};
pub use work::Work;
