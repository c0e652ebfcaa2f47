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
const OURS: [(&str, Program); 4] = [
    ("cargo xtask", Program::Xtask),
    ("cargo run -p ttt-conformance --", Program::Conformance),
    (
        "cargo run --release -p ttt-conformance --",
        Program::Conformance,
    ),
    ("ttt-conformance", Program::Conformance),
];

#[derive(Clone, Copy)]
enum Program {
    Xtask,
    Conformance,
}

/// Other commands by the words that they begin with: cargo's own, and tools that are named
/// where they are to be installed.
const OTHERS: [&str; 9] = [
    "cargo add ",
    "cargo bench",
    "cargo doc",
    "cargo fuzz",
    "cargo install ",
    "cargo nextest",
    "cargo package",
    "cargo publish",
    "cargo test",
];

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
        None => OTHERS.iter().any(|words| command.starts_with(words)),
    };
    let unknown: Vec<&String> = commands.iter().filter(|command| !exists(command)).collect();
    assert_eq!(unknown, [""; 0]);
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
