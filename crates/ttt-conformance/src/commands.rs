//! The subcommands, one module each.

mod answer;
mod completions;
mod list;
mod run;
mod selected;

use std::{
    fmt::Display,
    io::{self, ErrorKind, Write},
    path::Path,
    process::ExitCode,
};

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
    List(list::List),
    Run(run::RunCommand),
    Completions(completions::Completions),
}

/// Why a command could not do what it is for.
struct Failure(String);

impl Failure {
    /// The arguments make no sense, or name what is not there.
    fn usage(why: impl Display) -> Self {
        Self(why.to_string())
    }

    /// The same, about a file or a folder.
    fn about(path: &Path, why: impl Display) -> Self {
        Self(format!("{}: {why}", path.display()))
    }
}

/// Prints to standard output, for as long as anybody reads it.
fn print(text: &str) -> Result<(), Failure> {
    match io::stdout().write_all(text.as_bytes()) {
        // Whoever has read enough, such as `head`, closes the pipe.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Failure::usage(error)),
        _ => Ok(()),
    }
}

/// Runs the command that the arguments of the process name. The exit code is 0 when it did what
/// it is for, 1 when not, and 2 when the arguments make no sense.
pub(crate) fn run() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Answer(command) => return command.run(),
        Command::List(command) => command.run(),
        Command::Run(command) => command.run(),
        Command::Completions(command) => return command.run(),
    };
    result.unwrap_or_else(|Failure(why)| {
        eprintln!("ttt-conformance: {why}");
        ExitCode::from(2)
    })
}
