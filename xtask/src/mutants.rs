//! `cargo xtask mutants`

use std::fs;

use crate::{Failure, process, root::root, tool::Tool};

const TOOL: Tool = Tool {
    name: "mutants",
    version: "27.1.0",
};

/// Plant faults in ttt-core and ttt-validate, one at a time, and see that the tests notice
///
/// A fault that no test notices is a missed mutant, and fails the run. Those that cannot change
/// behaviour are excluded in .cargo/mutants.toml, each with its reason.
#[derive(clap::Args)]
pub(crate) struct Mutants {
    /// Only the mutants whose description contains this regular expression
    filter: Option<String>,
    /// How many mutants to test at once
    #[arg(long, default_value_t = 2)]
    jobs: u16,
}

impl Mutants {
    pub(crate) fn run(self) -> Result<(), Failure> {
        TOOL.ensure()?;
        let jobs = self.jobs.to_string();
        let mut command = process::cargo([
            "mutants",
            "--package=ttt-core",
            "--package=ttt-validate",
            "--output=target",
            "--jobs",
            &jobs,
        ]);
        if let Some(filter) = &self.filter {
            command.args(["--re", filter]);
        }
        let run = process::run(&mut command);
        let [caught, missed, timeout, unviable] =
            ["caught", "missed", "timeout", "unviable"].map(names);
        for name in &missed {
            println!("missed: {name}");
        }
        println!(
            "{} caught, {} timed out, {} did not compile",
            caught.len(),
            timeout.len(),
            unviable.len()
        );
        println!("{} missed", missed.len());
        // A mutant that runs for ever is noticed too; anything else that went wrong is not.
        if missed.is_empty() && caught.len() + timeout.len() > 0 {
            Ok(())
        } else {
            run.and(Err(Failure::Failed("no mutant was tested".into())))
        }
    }
}

/// The mutants of an outcome.
fn names(outcome: &str) -> Vec<String> {
    let list = root().join(format!("target/mutants.out/{outcome}.txt"));
    let list = fs::read_to_string(list).unwrap_or_default();
    list.lines().map(str::to_owned).collect()
}
