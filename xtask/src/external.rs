//! `cargo xtask external`

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use crate::{Failure, process, root};

/// Run the corpus and the READMEs from crates outside this repository
///
/// Packages the crates, unpacks the packages elsewhere, and makes crates there that depend on
/// them alone: one whose tests are all cases of the corpus, and for each package one that
/// compiles and runs the code of its README. So this shows that the packages are whole.
#[derive(clap::Args)]
pub(crate) struct External {}

/// The packages, each after those that it depends on.
const PACKAGES: [&str; 3] = ["ttt-core", "ttt-validate", "ttt-conformance"];

/// What the code of each package's README uses.
const READMES: [(&str, &[&str]); 3] = [
    ("ttt-core", &["ttt-core"]),
    ("ttt-validate", &["ttt-core", "ttt-validate"]),
    ("ttt-conformance", &["ttt-conformance"]),
];

/// The test of the outside crate: all that somebody has to write.
const TEST: &str = r#"use std::process::ExitCode;

use ttt_conformance::{Ask, Builtin, Harness, Implementation, Question, Reply};

struct Mine;

impl Implementation for Mine {
    fn name(&self) -> &str {
        "mine"
    }

    fn answer(&self, question: &Question) -> Reply {
        match question.ask() {
            Ask::Lines => Reply::Skip("lines are not done yet".to_owned()),
            _ => Builtin.answer(question),
        }
    }
}

fn main() -> ExitCode {
    Harness::new(Mine).main()
}
"#;

impl External {
    #[expect(
        clippy::unused_self,
        reason = "every command has the same form, also one without arguments"
    )]
    pub(crate) fn run(self) -> Result<(), Failure> {
        let folder = tempfile::tempdir().map_err(failed)?;
        let packages = package()?;
        for package in &packages {
            unpack(package, folder.path())?;
        }
        for (name, uses) in READMES {
            run_readme(folder.path(), name, uses)?;
        }
        run_corpus(folder.path())
    }
}

/// Compiles and runs the code of a package's README, in a crate that depends on what it uses.
fn run_readme(folder: &Path, name: &str, uses: &[&str]) -> Result<(), Failure> {
    let version = env!("CARGO_PKG_VERSION");
    let reader = folder.join(format!("reader-of-{name}"));
    let uses = uses.iter().map(|name| format!("{name} = \"{version}\"\n"));
    let parts = format!("[dependencies]\n{}", uses.collect::<String>());
    write(&reader, "Cargo.toml", &manifest(&parts))?;
    let page = format!("#![doc = include_str!(\"../../{name}-{version}/README.md\")]\n");
    write(&reader, "src/lib.rs", &page)?;
    let output = test(&reader, &["--doc"])?;
    let told = String::from_utf8_lossy(&output.stdout);
    // A page without code would pass too.
    if output.status.success() && !told.contains("running 0 tests") {
        println!("the code of {name}'s README runs outside the repository");
        return Ok(());
    }
    println!("{told}{}", String::from_utf8_lossy(&output.stderr));
    let why = format!("the code of {name}'s README does not run outside the repository");
    Err(Failure::Failed(why))
}

/// Runs the corpus as the tests of a crate that depends on `ttt-conformance` alone.
fn run_corpus(folder: &Path) -> Result<(), Failure> {
    let outside = folder.join("outside");
    let version = env!("CARGO_PKG_VERSION");
    let parts = format!(
        "[dev-dependencies]\nttt-conformance = \"{version}\"\n\n\
         [[test]]\nname = \"conformance\"\nharness = false\n"
    );
    write(&outside, "Cargo.toml", &manifest(&parts))?;
    let page = "//! A crate outside the repository.\n";
    write(&outside, "src/lib.rs", page)?;
    write(&outside, "tests/conformance.rs", TEST)?;
    let output = test(&outside, &["--test", "conformance"])?;
    let told = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    judge(output.status.success(), &told)
}

/// Runs tests of a crate that was written beside the packages.
fn test(krate: &Path, which: &[&str]) -> Result<Output, Failure> {
    // The versions that we are tested with, so that none is looked up.
    fs::copy(root::root().join("Cargo.lock"), krate.join("Cargo.lock")).map_err(failed)?;
    process::cargo(["test", "--quiet"])
        .args(which)
        .current_dir(krate)
        .env("CARGO_TARGET_DIR", root::root().join("target/external"))
        .stdin(Stdio::null())
        .output()
        .map_err(failed)
}

/// Holds the outcome to the corpus: the lines are skipped, and everything else passes.
fn judge(success: bool, told: &str) -> Result<(), Failure> {
    let corpus = ttt_conformance::Corpus::embedded().map_err(failed)?;
    let lines = |case: &&ttt_conformance::Case| case.ask() == ttt_conformance::Ask::Lines;
    let skipped = corpus.cases().iter().filter(lines).count();
    let passed = corpus.cases().len() - skipped;
    let expected = format!("{passed} passed; 0 failed; {skipped} ignored");
    if success && told.contains(&expected) {
        println!("a crate outside the repository ran all cases: {expected}");
        return Ok(());
    }
    println!("{told}");
    let why = format!("the outside crate was to end with \"{expected}\"");
    Err(Failure::Failed(why))
}

/// Packages the crates, and returns the packages.
fn package() -> Result<Vec<PathBuf>, Failure> {
    let mut command = process::cargo(["package", "--no-verify", "--allow-dirty", "--quiet"]);
    for package in PACKAGES {
        command.args(["--package", package]);
    }
    process::run(&mut command)?;
    let version = env!("CARGO_PKG_VERSION");
    let file = |name| root::root().join(format!("target/package/{name}-{version}.crate"));
    Ok(PACKAGES.map(file).into())
}

fn unpack(package: &Path, into: &Path) -> Result<(), Failure> {
    process::run(
        Command::new("tar")
            .arg("-xzf")
            .arg(package)
            .arg("-C")
            .arg(into),
    )
}

/// The manifest of a crate beside the packages, with parts of its own.
fn manifest(parts: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let patches = PACKAGES.map(|name| format!("{name} = {{ path = \"../{name}-{version}\" }}\n"));
    format!(
        "[package]\nname = \"outside\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n{parts}\n\
         [patch.crates-io]\n{}\n[workspace]\n",
        patches.concat(),
    )
}

fn write(folder: &Path, name: &str, text: &str) -> Result<(), Failure> {
    let file = folder.join(name);
    let parent = file.parent().unwrap_or(folder);
    fs::create_dir_all(parent).map_err(failed)?;
    fs::write(file, text).map_err(failed)
}

fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::Failed(error.to_string())
}
