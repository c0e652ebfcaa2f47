//! The command `ttt-conformance`.

mod commands;

use std::process::ExitCode;

fn main() -> ExitCode {
    commands::run()
}
