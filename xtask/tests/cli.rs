//! The command line: what it refuses, and what `new-case` writes.

use std::{
    env, fs,
    path::PathBuf,
    process::{self, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

use ttt_conformance::{Corpus, CorpusPolicy};

/// The exit code, standard output and standard error.
fn xtask(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("xtask is there");
    let text = |bytes| String::from_utf8(bytes).expect("the output is UTF-8");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

/// A folder for a corpus, taken away at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        Self(env::temp_dir().join(format!("ttt-xtask-{}-{number}", process::id())))
    }

    /// `new-case` in this corpus.
    fn new_case(&self, ask: &str, slug: &str) -> (Option<i32>, String, String) {
        let dir = self.0.to_str().expect("the folder's name is UTF-8");
        xtask(&["new-case", ask, slug, "--corpus", dir])
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be taken away lies in the folder for temporary files, and harms nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn wrong_usage_is_exit_code_2() {
    for arguments in [
        &[][..],
        &["no-such-command"],
        &["conformance", "--no-such-flag"],
        &["conformance", "--bless", "--corpus", "."],
        &["conformance", "--corpus", "no-such-folder"],
        &["new-case", "scan"],
        // What has no effect is refused, and draws or writes nothing.
        &["bench", "--plot", "scan"],
        &["bench", "--write", "scan"],
        &["bench", "--harness", "--quick"],
        &["bench", "--memory", "--json", "figures.json"],
        &["bench", "--check"],
    ] {
        assert_eq!(xtask(arguments).0, Some(2), "{arguments:?}");
    }
}

#[test]
fn every_command_has_help() {
    let (code, help, _) = xtask(&["--help"]);
    assert_eq!(code, Some(0));
    for command in ["conformance", "new-case", "schema", "ci"] {
        assert!(help.contains(&format!("\n  {command}")), "{help}");
        assert_eq!(xtask(&[command, "--help"]).0, Some(0), "{command}");
    }
}

/// The skeleton is refused for its empty texts, and for nothing else.
#[test]
fn a_new_case_fails_until_it_is_filled_in() {
    let folder = Folder::new();
    let (code, stdout, _) = folder.new_case("validate", "my-case");
    assert_eq!(code, Some(0));
    assert!(
        stdout.ends_with(
            "\nfill it in by hand: about, source, clause, the question and the answer; then\n\
             cargo xtask conformance validate::my-case\n"
        ),
        "{stdout}"
    );
    let error = Corpus::load(&folder.0, CorpusPolicy::Foreign).expect_err("it is refused");
    assert_eq!(
        error.to_string(),
        "validate/my-case.json: the field `about` is empty, expected text\n\
         validate/my-case.json: the field `source` is empty, expected text\n\
         validate/my-case.json: the field `clause` is empty, expected text"
    );
    let path = folder.0.join("validate/my-case.json");
    let text = fs::read_to_string(&path).expect("the case is there");
    fs::write(&path, text.replace("\"\"", "\"text\"")).expect("the case can be filled in");
    assert!(Corpus::load(&folder.0, CorpusPolicy::Foreign).is_ok());
}

#[test]
fn a_new_case_takes_no_bad_or_old_name() {
    let folder = Folder::new();
    let refused = |ask, slug| {
        let (code, _, stderr) = folder.new_case(ask, slug);
        assert_eq!(code, Some(2), "{ask} {slug}");
        stderr
    };
    assert_eq!(
        refused("scam", "draw"),
        "xtask: \"scam\" is no ask, expected scan, lines, track, replay, validate or witness\n\
         see: cargo xtask new-case --help\n"
    );
    assert_eq!(
        refused("scan", "My_case"),
        "xtask: \"My_case\" is not lower-case kebab, expected a name such as win-over-blanks\n\
         see: cargo xtask new-case --help\n"
    );
    assert_eq!(
        refused("scan", "../up"),
        "xtask: \"../up\" is not lower-case kebab, expected a name such as win-over-blanks\n\
         see: cargo xtask new-case --help\n"
    );
    assert_eq!(folder.new_case("scan", "draw").0, Some(0));
    let again = refused("scan", "draw");
    assert!(
        again.ends_with(
            "draw.json is there already, and the name of a case never changes; take another\n\
             see: cargo xtask new-case --help\n"
        ),
        "{again}"
    );
}
