//! `cargo xtask fuzz`

mod seeds;

use std::process::Command;

use clap::ValueEnum;

use crate::{Failure, process, root::root, tool::Tool};

const TOOL: Tool = Tool {
    name: "fuzz",
    version: "0.13.2",
};

/// Throw mutated bytes at what reads input, and see that what must hold does
///
/// Needs the nightly toolchain and a C++ compiler. Starts from the cases of the corpus; a find
/// is kept in fuzz/artifacts/, and its bytes and how to run it alone are printed.
#[derive(clap::Args)]
pub(crate) struct Fuzz {
    /// One target; otherwise all, one after another
    target: Option<Target>,
    /// For how long, each
    #[arg(long, default_value_t = 60)]
    seconds: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Target {
    /// Any text is read as the board that it shows, or refused with a place in it
    BoardText,
    /// Any file is a case, or refused with all that is wrong
    CaseFile,
    /// Each line of any input gets exactly one reply
    ProtocolLine,
    /// A tracker shows what a fresh scan finds, and undoes all
    TrackerCalls,
    /// A legal board has a witness, an illegal one breaks what is named
    ValidateWitness,
}

impl Target {
    /// The program's name, and that of the folder of its seeds.
    const fn name(self) -> &'static str {
        match self {
            Self::BoardText => "board_text",
            Self::CaseFile => "case_file",
            Self::ProtocolLine => "protocol_line",
            Self::TrackerCalls => "tracker_calls",
            Self::ValidateWitness => "validate_witness",
        }
    }

    /// The longest input in bytes: more would only be slow.
    const fn longest(self) -> u32 {
        match self {
            Self::BoardText => 2048,
            Self::CaseFile | Self::ProtocolLine => 8192,
            Self::TrackerCalls | Self::ValidateWitness => 1024,
        }
    }
}

impl Fuzz {
    pub(crate) fn run(self) -> Result<(), Failure> {
        TOOL.ensure()?;
        let targets = match &self.target {
            Some(target) => std::slice::from_ref(target),
            None => Target::value_variants(),
        };
        for &target in targets {
            let seeds = seeds::write(target)?;
            println!("== {} from {seeds} seeds", target.name());
            self.run_one(target)?;
        }
        Ok(())
    }

    fn run_one(&self, target: Target) -> Result<(), Failure> {
        // The nightly toolchain beside the one that runs us: only rustup knows where it is.
        let mut command = Command::new("rustup");
        command
            .args([
                "run",
                "nightly",
                "cargo",
                "fuzz",
                "run",
                target.name(),
                "--",
            ])
            .arg(format!("-max_total_time={}", self.seconds))
            .arg(format!("-max_len={}", target.longest()))
            .args([
                "-timeout=60",
                "-rss_limit_mb=4096",
                "-print_final_stats=1",
                "-print_funcs=0",
            ])
            .current_dir(root());
        process::run(&mut command)
    }
}
