//! `cargo xtask ci`

use std::time::{Duration, Instant};

use crate::{Failure, bench, no_std, process};

/// Run everything that CI runs, step by step, until one fails
#[derive(clap::Args)]
pub(crate) struct Ci {}

/// A step: its name, and what it does.
type Step = (&'static str, fn() -> Result<(), Failure>);

/// What is quick comes first.
const STEPS: [Step; 9] = [
    ("formatting", formatting),
    ("lints", lints),
    ("build without std", no_std::build),
    ("documentation", documentation),
    ("tests", tests),
    ("conformance", conformance),
    ("slices", slices),
    ("outside crate", outside_crate),
    ("instruction counts", instructions),
];

impl Ci {
    #[expect(
        clippy::unused_self,
        reason = "every command has the same form, also one without arguments"
    )]
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut done: Vec<(&str, Duration)> = Vec::new();
        for (name, step) in STEPS {
            println!("== {name}");
            let start = Instant::now();
            if let Err(failure) = step() {
                summarise(&done);
                println!(
                    "{name:<20} failed after {:.1} s",
                    start.elapsed().as_secs_f64()
                );
                return Err(match failure {
                    Failure::Failed(why) | Failure::Usage(why) => {
                        Failure::Failed(format!("the step \"{name}\" failed: {why}"))
                    }
                });
            }
            done.push((name, start.elapsed()));
        }
        summarise(&done);
        println!("all {} steps passed", done.len());
        Ok(())
    }
}

fn summarise(done: &[(&str, Duration)]) {
    println!("== summary");
    for (name, time) in done {
        println!("{name:<20} passed in {:.1} s", time.as_secs_f64());
    }
}

fn formatting() -> Result<(), Failure> {
    process::run(&mut process::cargo(["fmt", "--all", "--check"]))
}

fn lints() -> Result<(), Failure> {
    process::run(&mut process::cargo([
        "clippy",
        "--workspace",
        "--all-targets",
        "--all-features",
        "--quiet",
        "--",
        "--deny=warnings",
    ]))
}

fn documentation() -> Result<(), Failure> {
    let mut command = process::cargo([
        "doc",
        "--workspace",
        "--all-features",
        "--no-deps",
        "--document-private-items",
        "--quiet",
    ]);
    process::run(command.env("RUSTDOCFLAGS", "--deny=warnings"))
}

fn tests() -> Result<(), Failure> {
    // What the caller's environment tells insta must not turn red into green.
    process::run(
        process::cargo(["test", "--workspace", "--quiet"])
            .env("INSTA_UPDATE", "no")
            .env_remove("INSTA_FORCE_PASS"),
    )
}

/// The tests hold the crates to the corpus too; this is the command that people run.
fn conformance() -> Result<(), Failure> {
    process::run(&mut process::cargo(["xtask", "conformance"]))
}

/// The packages are whole: a crate that depends on them alone runs the corpus.
fn outside_crate() -> Result<(), Failure> {
    process::run(&mut process::cargo(["xtask", "external"]))
}

/// Slices of the tests cover every case once, as far as there is what cuts them.
fn slices() -> Result<(), Failure> {
    let version = process::cargo(["nextest", "--version"]).output();
    if version.is_ok_and(|output| output.status.success()) {
        return process::run(&mut process::cargo(["xtask", "partition"]));
    }
    println!("NOT RUN: cargo-nextest is not installed");
    Ok(())
}

/// Time on the clock says little on a machine that CI shares; counts say the same everywhere.
fn instructions() -> Result<(), Failure> {
    if bench::can_count_instructions() {
        process::run(&mut process::cargo([
            "xtask",
            "bench",
            "--instructions",
            "--check",
        ]))
    } else {
        println!("NOT RUN: valgrind is not installed");
        Ok(())
    }
}
