//! `cargo xtask api`

mod examples;

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{Failure, nightly, process, root::root};

/// Hold the public interface of each crate to what was reviewed, and each item to an example
///
/// The interface stands in api.txt beside the crate's manifest, an item a line. Needs the nightly
/// toolchain, whose rustdoc can write what it knows for programs.
#[derive(clap::Args, Default)]
pub(crate) struct Api {
    /// Make what there is now the interface that was reviewed
    #[arg(long)]
    bless: bool,
}

const CRATES: [&str; 3] = ["ttt-core", "ttt-validate", "ttt-conformance"];

impl Api {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut faults = Vec::new();
        for name in CRATES {
            let json = described(name)?;
            faults.extend(examples::missing(&json)?);
            let now = interface(&json)?;
            let file = root().join("crates").join(name).join("api.txt");
            let reviewed = fs::read_to_string(&file).unwrap_or_default();
            if self.bless {
                fs::write(&file, &now).map_err(failed)?;
                println!("wrote {}", file.display());
            } else {
                faults.extend(changes(&reviewed, &now));
            }
            println!("{name}: {} lines of public interface", now.lines().count());
        }
        if faults.is_empty() {
            return Ok(());
        }
        for fault in &faults {
            println!("{fault}");
        }
        Err(Failure::Failed(format!(
            "{} faults in the public interface; if its change is meant, accept it by \
             `cargo xtask api --bless`",
            faults.len()
        )))
    }
}

/// What rustdoc knows about a crate, with all its features, as a file of JSON.
fn described(name: &str) -> Result<PathBuf, Failure> {
    let target = root().join("target/api");
    let mut command = nightly::cargo([
        "rustdoc",
        "--quiet",
        "--lib",
        "--all-features",
        "--package",
        name,
    ])?;
    command.arg("--target-dir").arg(&target);
    command.args(["--", "-Zunstable-options", "--output-format=json"]);
    process::run(&mut command)?;
    Ok(target.join("doc").join(name.replace('-', "_") + ".json"))
}

/// The items, a line each.
fn interface(json: &Path) -> Result<String, Failure> {
    let mut command = process::cargo([
        "run",
        "--quiet",
        "--package=xtask",
        "--example=interface",
        "--",
    ]);
    process::output(command.arg(json))
}

/// The lines that were taken away, and those that were added.
fn changes(reviewed: &str, now: &str) -> Vec<String> {
    let only = |these: &str, others: &str, sign: char| {
        let others: Vec<&str> = others.lines().collect();
        let only = these.lines().filter(|line| !others.contains(line));
        only.map(|line| format!("{sign} {line}"))
            .collect::<Vec<_>>()
    };
    let changes = [only(reviewed, now, '-'), only(now, reviewed, '+')].concat();
    if changes.is_empty() && reviewed != now {
        return vec!["the same lines, in another order or number".to_owned()];
    }
    changes
}

fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::Failed(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::changes;

    #[test]
    fn a_change_is_what_went_and_what_came() {
        assert_eq!(
            changes("pub fn a\npub fn b\n", "pub fn a\npub fn b\n"),
            [""; 0]
        );
        assert_eq!(
            changes("pub fn a\npub fn b\n", "pub fn b\npub fn c\n"),
            ["- pub fn a", "+ pub fn c"]
        );
        assert_eq!(
            changes("pub fn a\npub fn b\n", "pub fn b\npub fn a\n"),
            ["the same lines, in another order or number"]
        );
    }
}
