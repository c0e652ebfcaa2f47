//! `cargo xtask partition`

use std::{collections::BTreeMap, process::Stdio};

use serde_json::Value;

use crate::{Failure, process};

/// Show that slices of the tests cover every case exactly once
///
/// Asks `cargo nextest` what each of some slices would run, and holds the union to the list of
/// all tests. Nothing is run.
#[derive(clap::Args)]
pub(crate) struct Partition {
    /// Into how many slices the tests are cut
    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u32).range(1..=64))]
    slices: u32,
}

impl Partition {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let slices = self.slices;
        let mut counts: BTreeMap<String, usize> = list("slice:1/1")?
            .into_iter()
            .map(|test| (test, 0))
            .collect();
        for slice in 1..=slices {
            let tests = list(&format!("slice:{slice}/{slices}"))?;
            println!("slice {slice} of {slices}: {} tests", tests.len());
            for test in tests {
                *counts.entry(test).or_default() += 1;
            }
        }
        let wrong = counts.iter().find(|&(_, &count)| count != 1);
        match wrong {
            Some((test, count)) => Err(Failure::Failed(format!(
                "{test} is in {count} of {slices} slices, expected it in one"
            ))),
            None if counts.is_empty() => Err(Failure::Failed("there are no tests".to_owned())),
            None => {
                println!("each of {} tests is in exactly one slice", counts.len());
                Ok(())
            }
        }
    }
}

/// The tests of the corpus that a slice has.
fn list(slice: &str) -> Result<Vec<String>, Failure> {
    let arguments = [
        "nextest",
        "list",
        "--package",
        "ttt-conformance",
        "--test",
        "conformance",
    ];
    let format = ["--message-format", "json", "--partition", slice];
    let output = process::cargo(arguments.into_iter().chain(format))
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| Failure::Failed(format!("cargo cannot be started: {error}")))?;
    if !output.status.success() {
        let why = "`cargo nextest list` failed; is it installed? cargo install cargo-nextest";
        return Err(Failure::Failed(why.to_owned()));
    }
    let list: Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| Failure::Failed(format!("the list of nextest is no JSON: {error}")))?;
    let suites = list["rust-suites"].as_object().into_iter().flatten();
    let tests = suites.flat_map(|(_, suite)| suite["testcases"].as_object().into_iter().flatten());
    Ok(tests
        .filter(|(_, test)| test["filter-match"]["status"] == "matches")
        .map(|(name, _)| name.clone())
        .collect())
}
