//! `cargo xtask ci`

use std::{
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use crate::{
    Failure, adapters::Adapters, api::Api, apt, features, minimal, no_std, packages::Packages,
    process,
};

/// Run everything that CI runs, step by step, until one fails
#[derive(clap::Args)]
pub(crate) struct Ci {
    /// Only the steps whose names contain this
    step: Option<String>,
}

/// A step: its name, and what it does.
type Step = (&'static str, fn() -> Result<(), Failure>);

/// What is quick comes first.
const STEPS: [Step; 17] = [
    ("formatting", formatting),
    ("lints", lints),
    ("dependencies", dependencies),
    ("build without std", no_std::build),
    ("documentation", documentation),
    ("tests", tests),
    ("optimised tests", optimised_tests),
    ("report in a browser", browser),
    ("features", features::check),
    ("conformance", conformance),
    ("slices", slices),
    ("packages", packages),
    ("outside crates", outside_crates),
    ("adapters", adapters),
    ("instruction counts", instructions),
    ("public interface", public_interface),
    ("oldest dependencies", minimal::check),
];

/// What became of a step.
enum Outcome {
    Passed(Duration),
    NotRun(String),
}

impl Ci {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let filter = self.step.unwrap_or_default();
        let mut done: Vec<(&str, Outcome)> = Vec::new();
        for (name, step) in STEPS.iter().filter(|(name, _)| name.contains(&filter)) {
            println!("== {name}");
            let start = Instant::now();
            let outcome = match step() {
                Ok(()) => Outcome::Passed(start.elapsed()),
                Err(Failure::NotRun(why)) => {
                    println!("NOT RUN: {why}");
                    Outcome::NotRun(why)
                }
                Err(Failure::Failed(why) | Failure::Usage(why)) => {
                    summarise(&done);
                    let seconds = start.elapsed().as_secs_f64();
                    println!("{name:<20} failed after {seconds:.1} s");
                    return Err(Failure::Failed(format!(
                        "the step \"{name}\" failed: {why}; run it alone by \
                         `cargo xtask ci \"{name}\"`"
                    )));
                }
            };
            done.push((name, outcome));
        }
        if done.is_empty() {
            let names = STEPS.map(|(name, _)| name).join(", ");
            return Err(Failure::Usage(format!(
                "no step has \"{filter}\" in its name; the steps are: {names}"
            )));
        }
        summarise(&done);
        Ok(())
    }
}

fn summarise(done: &[(&str, Outcome)]) {
    println!("== summary");
    let mut passed = 0;
    for (name, outcome) in done {
        match outcome {
            Outcome::Passed(time) => {
                passed += 1;
                println!("{name:<20} passed in {:.1} s", time.as_secs_f64());
            }
            Outcome::NotRun(why) => println!("{name:<20} NOT RUN: {why}"),
        }
    }
    println!("{passed} of {} steps passed", done.len());
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
            .env_remove("INSTA_FORCE_PASS")
            // The report has a step of its own.
            .env("TTT_BROWSER", "no"),
    )
}

/// What users run has neither debug assertions nor checks for overflow: the same tests as they
/// will be, and once more where arithmetic that overflows panics.
fn optimised_tests() -> Result<(), Failure> {
    ["release", "checked"].into_iter().try_for_each(|profile| {
        process::run(&mut process::cargo([
            "test",
            "--profile",
            profile,
            "--package=ttt-core",
            "--package=ttt-validate",
            "--all-features",
            "--lib",
            "--tests",
            "--quiet",
        ]))
    })
}

/// The report as people see it.
fn browser() -> Result<(), Failure> {
    apt::ensure(
        &["chromium", "chromedriver"],
        &["chromium", "chromium-driver"],
    )
    .map_err(Failure::NotRun)?;
    process::run(
        process::cargo([
            "test",
            "--package=ttt-conformance",
            "--test=browser",
            "--quiet",
        ])
        .env("TTT_BROWSER", "required"),
    )
}

/// The tests hold the crates to the corpus too; this is the command that people run.
fn conformance() -> Result<(), Failure> {
    process::run(&mut process::cargo(["xtask", "conformance"]))
}

/// The packages are whole: crates that depend on them alone run the corpus and the READMEs.
fn outside_crates() -> Result<(), Failure> {
    process::run(&mut process::cargo(["xtask", "external"]))
}

/// Slices of the tests cover every case once, as far as there is what cuts them.
fn slices() -> Result<(), Failure> {
    let version = process::cargo(["nextest", "--version"]).output();
    if version.is_ok_and(|output| output.status.success()) {
        return process::run(&mut process::cargo(["xtask", "partition"]));
    }
    Err(Failure::NotRun("cargo-nextest is not installed".to_owned()))
}

/// Licences, duplicate versions and sources of what we depend on.
///
/// Known vulnerabilities are left out: their list has to be fetched from the network first.
fn dependencies() -> Result<(), Failure> {
    let mut version = Command::new("cargo");
    version.args(["deny", "--version"]).stdin(Stdio::null());
    if !version.output().is_ok_and(|output| output.status.success()) {
        let why = "cargo-deny is not installed; `cargo install --locked cargo-deny` does it";
        return Err(Failure::NotRun(why.to_owned()));
    }
    process::run(&mut process::cargo([
        "deny",
        "--offline",
        "check",
        "bans",
        "licenses",
        "sources",
    ]))
}

/// The packages have what their users need and nothing else, and each of them builds alone.
fn packages() -> Result<(), Failure> {
    Packages {}.run()
}

/// The public interface is the one that was reviewed.
fn public_interface() -> Result<(), Failure> {
    Api::default().run()
}

/// Every adapter that can be run here is as the corpus wants it, all variants included.
fn adapters() -> Result<(), Failure> {
    let not_run = Adapters::default().judge()?;
    if not_run.is_empty() {
        return Ok(());
    }
    let first_lines: Vec<&str> = not_run
        .iter()
        .filter_map(|why| why.lines().next())
        .collect();
    Err(Failure::NotRun(format!(
        "{}; the others passed",
        first_lines.join(", ")
    )))
}

/// Time on the clock says little on a machine that CI shares; counts say the same everywhere.
fn instructions() -> Result<(), Failure> {
    apt::ensure(&["valgrind"], &["valgrind"]).map_err(Failure::NotRun)?;
    process::run(&mut process::cargo([
        "xtask",
        "bench",
        "--instructions",
        "--check",
    ]))
}
