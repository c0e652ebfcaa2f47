//! The rows of `BENCHMARKS.md`, timed.

mod scan_board;
mod scan_text;
mod track;
mod validate;

use std::io;

fn main() -> io::Result<()> {
    let rows: Vec<_> = [
        scan_text::rows(),
        scan_board::rows(),
        track::rows(),
        validate::rows(),
    ]
    .into_iter()
    .flatten()
    .collect();
    ttt_bench::run(&rows)
}
