//! The rows that Criterion times.

use std::{env, fs, process::Command};

use crate::{
    Failure,
    bench::{Effort, Extent, failed, row::Row},
    process,
};

/// Times the rows of `BENCHMARKS.md`.
pub(crate) fn rows(extent: Extent<'_>) -> Result<Vec<Row>, Failure> {
    of(&mut target("speed"), extent)
}

/// The command that runs a bench target of the main workspace.
pub(crate) fn target(name: &str) -> Command {
    process::cargo([
        "bench",
        "--quiet",
        "--package",
        "ttt-bench",
        "--bench",
        name,
    ])
}

/// Times the rows of a bench target, while Criterion shows how far it is.
pub(crate) fn of(bench: &mut Command, extent: Extent<'_>) -> Result<Vec<Row>, Failure> {
    let report = env::temp_dir().join(format!("ttt-bench-{}.json", std::process::id()));
    bench.env("TTT_BENCH_REPORT", &report).arg("--");
    bench.args(extent.filter);
    if extent.effort == Effort::Quick {
        let quick = [
            "--sample-size=10",
            "--measurement-time=0.4",
            "--warm-up-time=0.1",
        ];
        bench.args(quick);
    }
    process::run(bench)?;
    let text = fs::read_to_string(&report).map_err(failed)?;
    fs::remove_file(report).map_err(failed)?;
    serde_json::from_str(&text).map_err(failed)
}
