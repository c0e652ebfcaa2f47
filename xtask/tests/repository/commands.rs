//! The commands that the documents name.

use std::{
    collections::BTreeSet,
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::LazyLock,
};

use crate::{documents::Document, files};

/// What is read by our own programs, and the words before their arguments.
const OURS: [(&str, Program); 3] = [
    ("cargo xtask", Program::Xtask),
    ("cargo run -p ttt-conformance --", Program::Conformance),
    ("ttt-conformance", Program::Conformance),
];

#[derive(Clone, Copy)]
enum Program {
    Xtask,
    Conformance,
}

/// Who runs a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Runner {
    /// A file that runs it with what it has there.
    In(&'static str, &'static str),
    /// A trial in a copy of the repository, with more words behind.
    Trial(&'static str),
}

use Runner::{In, Trial};

/// Who runs the commands that the documents name, by the words that they begin with: the longest
/// that fit count. What is run in a copy is run in this order.
pub(crate) const RUN: [(&str, Runner); 36] = [
    // A trial: what is published is published for ever. The packages are built elsewhere.
    ("cargo publish", Trial("--dry-run --no-verify --quiet")),
    ("cargo xtask completions", Trial("")),
    ("cargo xtask show", Trial("")),
    ("cargo run -p ttt-validate --example leetcode", Trial("")),
    ("cargo run -p ttt-conformance --", Trial("list --ask scan")),
    ("cargo run -p ttt-conformance -- run", Trial("")),
    ("ttt-conformance answer", Trial("")),
    ("ttt-conformance list", Trial("")),
    ("ttt-conformance run", Trial("")),
    ("cargo fmt --all", Trial("")),
    ("cargo xtask schema", Trial("")),
    ("cargo xtask conformance --bless", Trial("")),
    ("cargo xtask api --bless", Trial("")),
    // All of it takes ten minutes; the scheduled job has them.
    ("cargo xtask bench", Trial("--quick track/15")),
    ("cargo xtask new-case", Trial("")),
    (
        "cargo xtask conformance scan::win-in-the-corner --bless",
        Trial(""),
    ),
    ("cargo xtask conformance scan::win-in-the-corner", Trial("")),
    ("cargo xtask rules", Trial("")),
    (
        "INSTA_UPDATE=always cargo test -p ttt-conformance --test faults",
        Trial("--quiet"),
    ),
    ("cargo nextest", In(CI_WORKFLOW, "cargo nextest run")),
    ("cargo test", In(CI, r#""test", "--workspace""#)),
    (
        "cargo xtask adapters",
        In(CI, "Adapters::default().judge()"),
    ),
    ("cargo xtask api", In(CI, "Api::default().run()")),
    ("cargo xtask external", In(CI, r#""xtask", "external""#)),
    (
        "cargo xtask partition",
        In(CI_WORKFLOW, "cargo xtask partition"),
    ),
    (
        "cargo xtask bench --instructions",
        In(CI, r#""--instructions""#),
    ),
    (
        "cargo xtask bench --plot",
        In(PROOF_WORKFLOW, "cargo xtask bench --plot"),
    ),
    (
        "cargo xtask bench --write",
        In(PROOF_WORKFLOW, "cargo xtask bench --write"),
    ),
    (
        "cargo xtask",
        In(
            "xtask/tests/keyboard.rs",
            "without_arguments_all_commands_are_shown",
        ),
    ),
    ("cargo xtask ci", In(".ci/run", "cargo xtask ci")),
    (
        "cargo xtask commands",
        In(PROOF_WORKFLOW, "cargo xtask commands"),
    ),
    (
        "cargo xtask conformance",
        In(CI, r#""xtask", "conformance""#),
    ),
    ("cargo xtask fuzz", In(PROOF_WORKFLOW, "cargo xtask fuzz")),
    (
        "cargo xtask mutants",
        In(PROOF_WORKFLOW, "cargo xtask mutants"),
    ),
    ("cargo xtask packages", In(CI, "Packages {}.run()")),
    ("cargo xtask prove", In(PROOF_WORKFLOW, "cargo xtask prove")),
];

const CI: &str = "xtask/src/ci.rs";
const CI_WORKFLOW: &str = ".github/workflows/ci.yml";
const PROOF_WORKFLOW: &str = ".github/workflows/proof.yml";

/// Who runs a command: the entry with the longest words that it begins with.
pub(crate) fn runner(command: &str) -> Option<&'static (&'static str, Runner)> {
    // What is known about the bare command says nothing about all others.
    let fits = RUN.iter().filter(|(words, _)| {
        command == *words || *words != "cargo xtask" && command.starts_with(words)
    });
    fits.max_by_key(|(words, _)| words.len())
}

/// All commands in sentences and consoles, without the comments behind them.
pub(crate) fn named() -> BTreeSet<String> {
    let documents = files::ending(".md").map(|file| Document::parse(&file.text));
    let commands = documents.flat_map(|document| {
        let is_command = |code: &String| {
            ["cargo ", "ttt-conformance ", "INSTA_UPDATE="]
                .iter()
                .any(|program| code.starts_with(program))
        };
        let code = document.code.into_iter().filter(is_command);
        document.commands.into_iter().chain(code)
    });
    let bare = |command: String| {
        let command = command.split(" # ").next().unwrap_or_default();
        command.trim().to_owned()
    };
    commands.map(bare).collect()
}

/// The arguments for one of our own programs.
fn ours(command: &str) -> Option<(Program, Vec<String>)> {
    OURS.iter().find_map(|(words, program)| {
        let arguments = command.strip_prefix(words)?;
        let whole = arguments.is_empty() || arguments.starts_with(' ');
        whole.then(|| {
            (
                *program,
                shlex::split(arguments).expect("quotes come in pairs"),
            )
        })
    })
}

/// Where the program of ttt-conformance stands, built once.
pub(crate) fn conformance() -> &'static Path {
    static PROGRAM: LazyLock<PathBuf> = LazyLock::new(|| {
        let status = Command::new(env!("CARGO"))
            .args([
                "build",
                "--quiet",
                "--package=ttt-conformance",
                "--bin=ttt-conformance",
            ])
            .current_dir(files::root())
            .status();
        assert!(status.expect("cargo is there").success());
        let xtask = Path::new(env!("CARGO_BIN_EXE_xtask"));
        xtask
            .with_file_name("ttt-conformance")
            .with_extension(env::consts::EXE_EXTENSION)
    });
    &PROGRAM
}

/// Whether the program understands the arguments. It is asked for help behind them, so that it
/// reads them all and does nothing.
fn understood<A: AsRef<str>>(program: Program, arguments: &[A]) -> bool {
    let arguments = arguments.iter().map(AsRef::as_ref);
    // What follows is for another program.
    let own = arguments.take_while(|word| *word != "--");
    let program = match program {
        Program::Xtask => Path::new(env!("CARGO_BIN_EXE_xtask")),
        Program::Conformance => conformance(),
    };
    let status = Command::new(program)
        .args(own)
        .arg("--help")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    status.expect("the program is there").success()
}

#[test]
fn every_command_in_a_document_exists() {
    let commands = named();
    assert!(commands.contains("cargo xtask conformance"), "{commands:?}");
    assert!(commands.contains("ttt-conformance answer"), "{commands:?}");
    let exists = |command: &&String| match ours(command) {
        Some((program, arguments)) => understood(program, &arguments),
        // One of cargo's own, or of a tool that is installed where it is named.
        None => true,
    };
    let unknown: Vec<&String> = commands.iter().filter(|command| !exists(command)).collect();
    assert_eq!(unknown, [""; 0]);
}

#[test]
fn every_command_in_a_document_is_run() {
    let commands = named();
    let alone: Vec<&String> = commands
        .iter()
        .filter(|command| runner(command).is_none())
        .collect();
    assert_eq!(alone, [""; 0]);
    let wrong = RUN.iter().filter(|entry @ (_, runner_of)| {
        let runs = match runner_of {
            In(path, has) => files::text(path).contains(has),
            Trial(_) => true,
        };
        let is_named = commands
            .iter()
            .any(|command| runner(command) == Some(entry));
        !(runs && is_named)
    });
    let wrong: Vec<_> = wrong.map(|(words, _)| words).collect();
    assert_eq!(wrong, [&""; 0]);
}

#[test]
fn a_command_that_does_not_exist_is_noticed() {
    assert!(understood(
        Program::Xtask,
        &["conformance", "scan", "--bless"]
    ));
    assert!(!understood(Program::Xtask, &["no-such-command"]));
    assert!(!understood(
        Program::Xtask,
        &["conformance", "--no-such-flag"]
    ));
    assert!(!understood(Program::Conformance, &["no-such-command"]));
    assert!(ours("cargo xtasks").is_none());
}
