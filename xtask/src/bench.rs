//! `cargo xtask bench`: how fast the referee is.

mod harness;
mod instructions;
mod memory;
mod peers;
mod plot;
mod row;
mod table;
mod timed;
mod tool;
mod write;

use std::{fs, path::PathBuf};

use clap::Args;

use crate::Failure;
use row::{Row, missed};

/// Measure how fast the referee is, beside the textbook's ways and the machine's limits
///
/// Without an option that says otherwise, times the rows of BENCHMARKS.md and prints them as a
/// table. Fails when a row misses its mark.
#[derive(Debug, Args)]
pub(crate) struct Bench {
    /// Only the rows whose id matches this regular expression, such as scan/text; with
    /// --instructions, the workloads whose name contains it
    #[arg(conflicts_with_all = ["memory", "harness", "plot", "write"])]
    filter: Option<String>,
    /// Few and short samples, for a first look: the figures are rough
    #[arg(long, conflicts_with_all = ["instructions", "memory", "harness"])]
    quick: bool,
    /// Write the figures to a file too
    #[arg(long, value_name = "FILE", conflicts_with_all = ["instructions", "memory", "harness", "plot", "write"])]
    json: Option<PathBuf>,
    #[command(flatten)]
    instead: Instead,
    /// With --instructions: compare with instructions.json and leave it as it is
    #[arg(long, requires = "instructions")]
    check: bool,
}

/// What to do instead of timing the rows.
#[derive(Debug, Args)]
#[group(multiple = false)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a flag each, of which one at most may stand"
)]
struct Instead {
    /// Time published crates on the same work
    #[arg(long)]
    peers: bool,
    /// Count instructions, which do not depend on how busy the machine is, and write
    /// instructions.json; needs valgrind
    #[arg(long)]
    instructions: bool,
    /// Measure memory alone
    #[arg(long)]
    memory: bool,
    /// Time the conformance harness on ten thousand cases, and nextest beside cargo test
    #[arg(long)]
    harness: bool,
    /// Time boards of 3×3 to 4096×4096 and draw docs/cost.svg
    #[arg(long)]
    plot: bool,
    /// Measure everything and write BENCHMARKS.md
    #[arg(long)]
    write: bool,
}

/// How long to measure, and what.
#[derive(Clone, Copy, Debug)]
struct Extent<'a> {
    effort: Effort,
    filter: Option<&'a str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effort {
    Quick,
    Full,
}

impl Bench {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let effort = if self.quick {
            Effort::Quick
        } else {
            Effort::Full
        };
        let extent = Extent {
            effort,
            filter: self.filter.as_deref(),
        };
        let instead = &self.instead;
        if instead.instructions && self.check {
            instructions::check(extent)
        } else if instead.instructions {
            instructions::write(extent)
        } else if instead.harness {
            harness::time()
        } else if instead.plot {
            plot::draw(extent)
        } else if instead.write {
            write::benchmarks(effort)
        } else if instead.memory {
            memory::measure().and_then(|figures| memory::judge(&figures))
        } else {
            let rows = if instead.peers {
                peers::rows(extent)?
            } else {
                timed::rows(extent)?
            };
            if rows.is_empty() {
                let why = "no row's id matches the filter; the ids stand above";
                return Err(Failure::Usage(why.to_owned()));
            }
            if let Some(path) = &self.json {
                let text = serde_json::to_string_pretty(&rows).map_err(failed)?;
                fs::write(path, text).map_err(failed)?;
            }
            judge(&rows)
        }
    }
}

/// What went wrong, as the failure of a command.
#[expect(
    clippy::needless_pass_by_value,
    reason = "`map_err` hands its errors over"
)]
fn failed(why: impl ToString) -> Failure {
    Failure::Failed(why.to_string())
}

/// Prints the table, and fails when a row misses a mark.
fn judge(rows: &[Row]) -> Result<(), Failure> {
    println!("\n{}", table::of(rows));
    match missed(rows) {
        0 => Ok(()),
        1 => Err(failed("1 row misses a mark")),
        missed => Err(failed(format!("{missed} rows miss a mark"))),
    }
}
