//! The subcommands, one module each.

mod answer;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The conformance corpus for tic-tac-toe judging, and the harness that holds implementations
/// to it
#[derive(Parser)]
#[command(name = "ttt-conformance", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Answer(answer::Answer),
}

/// Runs the command that the arguments of the process name. The exit code is 0 when it did what
/// it is for, 1 when not, and 2 when the arguments make no sense.
pub(crate) fn run() -> ExitCode {
    match Arguments::parse().command {
        Command::Answer(command) => command.run(),
    }
}
