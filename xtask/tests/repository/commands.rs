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

/// Who runs the commands that the documents name: the words that a command begins with, and a
/// file that runs it with what it has there. The longest words that fit count.
const RUN: [(&str, &str, &str); 25] = [
    ("cargo nextest", CI_WORKFLOW, "cargo nextest run"),
    // Nobody publishes for a trial: the packages are made and built instead.
    ("cargo publish", CI, "Packages {}.run()"),
    (
        "cargo run -p ttt-validate --example leetcode",
        "crates/ttt-validate/Cargo.toml",
        "test = true",
    ),
    (
        "cargo run -p ttt-conformance --",
        FOREIGN,
        "CARGO_BIN_EXE_ttt-conformance",
    ),
    ("cargo test", CI, r#""test", "--workspace""#),
    (
        "cargo xtask",
        KEYBOARD,
        "without_arguments_all_commands_are_shown",
    ),
    ("cargo xtask adapters", CI, "Adapters::default().judge()"),
    ("cargo xtask api", CI, "Api::default().run()"),
    (
        "cargo xtask bench",
        "crates/ttt-core/benches/BENCHMARKS.md",
        "cargo xtask bench",
    ),
    (
        "cargo xtask bench --instructions",
        CI,
        r#""--instructions""#,
    ),
    ("cargo xtask ci", ".ci/run", "cargo xtask ci"),
    (
        "cargo xtask completions",
        KEYBOARD,
        "every_shell_gets_completions",
    ),
    ("cargo xtask conformance", CI, r#""xtask", "conformance""#),
    ("cargo xtask conformance --bless", STAGE, "fn bless"),
    ("cargo xtask fuzz", PROOF_WORKFLOW, "cargo xtask fuzz"),
    ("cargo xtask mutants", PROOF_WORKFLOW, "cargo xtask mutants"),
    ("cargo xtask new-case", "xtask/tests/cli.rs", "new-case"),
    ("cargo xtask packages", CI, "Packages {}.run()"),
    ("cargo xtask prove", PROOF_WORKFLOW, "cargo xtask prove"),
    (
        "cargo xtask rules",
        "xtask/src/rules.rs",
        "fn the_table_is_current",
    ),
    (
        "cargo xtask schema",
        "crates/ttt-conformance/tests/corpus.rs",
        "fn the_schema_is_current",
    ),
    ("cargo xtask show", KEYBOARD, r#""show""#),
    (
        "ttt-conformance answer",
        "crates/ttt-conformance/tests/wire.rs",
        r#""answer""#,
    ),
    ("ttt-conformance list", FOREIGN, r#""list""#),
    ("ttt-conformance run", FOREIGN, r#""run""#),
];

const CI: &str = "xtask/src/ci.rs";
const CI_WORKFLOW: &str = ".github/workflows/ci.yml";
const PROOF_WORKFLOW: &str = ".github/workflows/proof.yml";
const KEYBOARD: &str = "xtask/tests/keyboard.rs";
const FOREIGN: &str = "crates/ttt-conformance/tests/run.rs";
const STAGE: &str = "crates/ttt-conformance/tests/conformance/stage.rs";

/// Who runs a command: the entry with the longest words that it begins with.
fn runner(command: &str) -> Option<&'static (&'static str, &'static str, &'static str)> {
    let fits = RUN.iter().filter(|(words, ..)| command.starts_with(words));
    fits.max_by_key(|(words, ..)| words.len())
}

/// All commands in sentences and consoles, without the comments behind them.
fn named() -> BTreeSet<String> {
    let documents = files::ending(".md").map(|file| Document::parse(&file.text));
    let commands = documents.flat_map(|document| {
        let is_command = |code: &String| {
            ["cargo ", "ttt-conformance "]
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
fn conformance() -> &'static Path {
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
    let wrong = RUN.iter().filter(|entry @ (_, path, has)| {
        let runs = files::text(path).contains(has);
        let is_named = commands
            .iter()
            .any(|command| runner(command) == Some(entry));
        !(runs && is_named)
    });
    let wrong: Vec<_> = wrong.map(|(words, ..)| words).collect();
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
