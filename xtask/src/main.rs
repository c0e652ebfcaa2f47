//! What this repository runs on itself: `cargo xtask COMMAND`, one module for each command.
//!
//! The exit code is 0 when the command did what it is for, 1 when not, and 2 when its arguments
//! make no sense.

mod adapters;
mod api;
mod apt;
mod bench;
mod ci;
mod commands;
mod completions;
mod conformance;
mod external;
mod features;
mod fuzz;
mod minimal;
mod mutants;
mod new_case;
mod nightly;
mod no_std;
mod packages;
mod partition;
mod process;
mod prove;
mod root;
mod rules;
mod schema;
mod show;
mod tool;

use std::{env, process::ExitCode};

use clap::{Parser, Subcommand};

/// What this repository runs on itself
#[derive(Parser)]
#[command(bin_name = "cargo xtask", arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Conformance(conformance::Conformance),
    NewCase(new_case::NewCase),
    Show(show::Show),
    Schema(schema::Schema),
    Fuzz(fuzz::Fuzz),
    Mutants(mutants::Mutants),
    Rules(rules::Rules),
    Api(api::Api),
    Packages(packages::Packages),
    Adapters(adapters::Adapters),
    External(external::External),
    Partition(partition::Partition),
    Ci(ci::Ci),
    Commands(commands::Commands),
    Prove(prove::Prove),
    Bench(bench::Bench),
    Completions(completions::Completions),
}

/// Why a command did not do what it is for.
enum Failure {
    /// It was run, and this went wrong.
    Failed(String),
    /// The arguments make no sense, and why.
    Usage(String),
    /// It was not run, and what it lacks. Only CI goes on without it, and says so.
    NotRun(String),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Conformance(command) => command.run(),
        Command::NewCase(command) => command.run(),
        Command::Show(command) => command.run(),
        Command::Completions(command) => command.run(),
        Command::Schema(command) => command.run(),
        Command::Fuzz(command) => command.run(),
        Command::Mutants(command) => command.run(),
        Command::Rules(command) => command.run(),
        Command::Api(command) => command.run(),
        Command::Packages(command) => command.run(),
        Command::Adapters(command) => command.run(),
        Command::External(command) => command.run(),
        Command::Partition(command) => command.run(),
        Command::Ci(command) => command.run(),
        Command::Commands(command) => command.run(),
        Command::Prove(command) => command.run(),
        Command::Bench(command) => command.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Failed(why) | Failure::NotRun(why)) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
        Err(Failure::Usage(why)) => {
            let command = env::args().nth(1).unwrap_or_default();
            eprintln!("xtask: {why}\nsee: cargo xtask {command} --help");
            ExitCode::from(2)
        }
    }
}
