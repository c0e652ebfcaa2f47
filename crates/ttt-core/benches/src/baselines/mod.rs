//! The ways of the textbook, for ours to be measured against.
//!
//! Each is written as a careful candidate would write it at a whiteboard: right, idiomatic, with
//! the usual good ideas, and no thought for the machine.

mod counting_scan;
mod legality;
mod line_counters;
mod move_tracker;
mod rescan;
mod window_scan;

pub use counting_scan::counting_scan;
pub use legality::is_legal;
pub use line_counters::LineCounters;
pub use move_tracker::MoveTracker;
pub use rescan::Rescan;
pub use window_scan::{Grid, grid, window_scan};
