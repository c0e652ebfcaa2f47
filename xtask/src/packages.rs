//! `cargo xtask packages`

use crate::{Failure, process};

/// Package the published crates, and see that each has what its users need and nothing else
///
/// Each package is built by itself from what is in it.
#[derive(clap::Args)]
pub(crate) struct Packages {}

/// What each package may have; `/` at the end stands for all that is below. Each must occur.
const CONTENTS: [(&str, &[&str]); 3] = [
    ("ttt-core", &["src/"]),
    ("ttt-validate", &["src/", "examples/leetcode.rs"]),
    (
        "ttt-conformance",
        &[
            "build.rs",
            "corpus/",
            "facts/counts.json",
            "report.schema.json",
            "src/",
        ],
    ),
];

/// What every package has: its own page, the licences, and what cargo adds to a manifest.
const EVERYWHERE: [&str; 6] = [
    "Cargo.lock",
    "Cargo.toml",
    "Cargo.toml.orig",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
];

impl Packages {
    #[expect(
        clippy::unused_self,
        reason = "every command has the same form, also one without arguments"
    )]
    pub(crate) fn run(self) -> Result<(), Failure> {
        for (name, contents) in CONTENTS {
            let list = [
                "package",
                "--allow-dirty",
                "--quiet",
                "--list",
                "--package",
                name,
            ];
            let list = process::output(&mut process::cargo(list))?;
            hold(name, &list, contents)?;
            println!("{name}: {} files", list.lines().count());
        }
        let mut command = process::cargo(["package", "--allow-dirty", "--quiet"]);
        for (name, _) in CONTENTS {
            command.args(["--package", name]);
        }
        process::run(&mut command)
    }
}

/// Holds the list of a package's files to what may and must be in it.
fn hold(name: &str, list: &str, contents: &[&str]) -> Result<(), Failure> {
    let failed = |why| Err(Failure::Failed(format!("the package {name} {why}")));
    let covers = |entry: &str, file: &str| {
        file == entry || (entry.ends_with('/') && file.starts_with(entry))
    };
    let entries = || contents.iter().chain(&EVERYWHERE);
    // Cargo says where the files came from, if they were committed.
    let mut files = list.lines().filter(|file| *file != ".cargo_vcs_info.json");
    if let Some(file) = { &mut files }.find(|file| !entries().any(|entry| covers(entry, file))) {
        return failed(format!("has {file}, which its users do not need"));
    }
    match entries().find(|entry| !list.lines().any(|file| covers(entry, file))) {
        Some(entry) => failed(format!("lacks {entry}")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::{EVERYWHERE, Failure, hold};

    fn why(list: &[&str]) -> Option<String> {
        let list = [list, &EVERYWHERE].concat().join("\n");
        match hold("p", &list, &["src/"]) {
            Ok(()) => None,
            Err(Failure::Failed(why) | Failure::Usage(why) | Failure::NotRun(why)) => Some(why),
        }
    }

    #[test]
    fn what_is_too_much_and_what_is_missing_is_named() {
        assert_eq!(why(&["src/lib.rs", ".cargo_vcs_info.json"]), None);
        let more = why(&["src/lib.rs", "tests/it.rs"]).expect("it is refused");
        assert_eq!(
            more,
            "the package p has tests/it.rs, which its users do not need"
        );
        let less = why(&[]).expect("it is refused");
        assert_eq!(less, "the package p lacks src/");
    }
}
