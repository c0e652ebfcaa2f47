//! `cargo xtask mutants`

use std::{fs, path::Path};

use crate::{Failure, process, root::root, tool::Tool};

const TOOL: Tool = Tool {
    name: "mutants",
    version: "27.1.0",
};

/// The tests that take longer than all others together, by parts of their names.
const SLOW: [&str; 6] = [
    "exhaustive::",
    "limits::",
    "line_edges::",
    "memory::",
    "every_byte_at_every_place",
    "every_two_bytes_side_by_side",
];

/// Plant faults in ttt-core and ttt-validate, one at a time, and see that the tests notice
///
/// A fault that no test notices is a missed mutant, and fails the run. Those that cannot change
/// behaviour are excluded in .cargo/mutants.toml, each with its reason. The tests that take long
/// are only asked about what all others miss.
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
        let all = self.filter.as_slice();
        let first = self.test(all, true)?;
        let mut caught = first.caught.len();
        let mut missed = first.missed;
        let mut timed_out = first.timed_out;
        if !missed.is_empty() {
            let places: Vec<String> = missed.iter().map(|name| place(name)).collect();
            let second = self.test(&places, false)?;
            caught += missed
                .iter()
                .filter(|name| second.caught.contains(name))
                .count();
            timed_out.extend(second.timed_out);
            missed = second.missed;
        }
        for name in &missed {
            println!("missed: {name}");
        }
        println!(
            "{caught} caught, {} timed out, {} did not compile",
            timed_out.len(),
            first.unviable.len()
        );
        println!("{} missed", missed.len());
        if missed.is_empty() {
            Ok(())
        } else {
            Err(Failure::Failed("the tests miss what is named above".into()))
        }
    }

    /// Tests the mutants whose descriptions contain one of some regular expressions, or all of
    /// them; quickly, by the tests that are.
    fn test(&self, filters: &[String], quickly: bool) -> Result<Outcome, Failure> {
        let output = root().join("target/mutants.out");
        if output.exists() {
            fs::remove_dir_all(&output).map_err(|error| {
                Failure::Failed(format!("{} cannot be removed: {error}", output.display()))
            })?;
        }
        let mut command = process::cargo([
            "mutants",
            "--package=ttt-core",
            "--package=ttt-validate",
            "--output=target",
            // Only the tests: the examples in the docs are there to explain.
            "--cargo-test-arg=--tests",
        ]);
        command.arg(format!("--jobs={}", self.jobs));
        command.args(filters.iter().map(|filter| format!("--re={filter}")));
        if quickly {
            command.env("PROPTEST_CASES", "32");
            command.arg("--cargo-test-arg=--");
            for name in SLOW {
                command.arg(format!("--cargo-test-arg=--skip={name}"));
            }
        }
        let run = process::run(&mut command);
        let [caught, missed, timed_out, unviable] =
            ["caught", "missed", "timeout", "unviable"].map(|outcome| names(&output, outcome));
        // Whatever is missed or runs for ever makes the program fail, and is told by us.
        if caught.len() + missed.len() + timed_out.len() == 0 {
            run?;
            return Err(Failure::Failed("no mutant was tested".into()));
        }
        Ok(Outcome {
            caught,
            missed,
            timed_out,
            unviable,
        })
    }
}

/// What became of the mutants of a run, by their descriptions.
struct Outcome {
    caught: Vec<String>,
    missed: Vec<String>,
    /// A mutant that runs for ever is noticed too.
    timed_out: Vec<String>,
    unviable: Vec<String>,
}

/// What the descriptions of all mutants at the same place of the same file contain.
fn place(name: &str) -> String {
    let parts: Vec<&str> = name.splitn(4, ':').take(3).collect();
    format!("{}: ", parts.join(":"))
}

/// The mutants of an outcome.
fn names(output: &Path, outcome: &str) -> Vec<String> {
    let list = fs::read_to_string(output.join(outcome).with_extension("txt"));
    list.unwrap_or_default()
        .lines()
        .map(str::to_owned)
        .collect()
}
