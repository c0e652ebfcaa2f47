//! The programs of the benchmarks.

use std::path::PathBuf;

use crate::{
    Failure,
    bench::failed,
    process::{cargo, output},
    root::root,
};

/// The folder that the benchmarks and their results stand in.
pub(crate) fn folder() -> PathBuf {
    root().join("crates/ttt-core/benches")
}

/// Builds a program of the benchmarks, optimised, and says where it stands.
pub(crate) fn build(name: &str) -> Result<PathBuf, Failure> {
    let messages = output(&mut cargo([
        "build",
        "--quiet",
        "--release",
        "--package=ttt-bench",
        "--bin",
        name,
        "--message-format=json",
    ]))?;
    let executable = |line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        message["executable"].as_str().map(PathBuf::from)
    };
    let mut found = messages.lines().filter_map(executable);
    let found = found.next_back();
    found.ok_or_else(|| failed(format!("cargo does not say where {name} stands")))
}
