//! Corpora made for a test, in a folder of their own, and this program run on them.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{self, Command},
    sync::atomic::{AtomicU32, Ordering},
};

/// A rulebook with the clauses that the staged cases name.
const RULEBOOK: &str = "# Rules\n\n#### `verdict.win`\nVariants: all\n\nA line wins.\n";

/// A folder with a corpus and its snapshots, taken away at the end.
pub(crate) struct Stage {
    folder: PathBuf,
}

/// How a run of this program ended.
pub(crate) struct Run {
    pub(crate) succeeded: bool,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Stage {
    /// A corpus without cases.
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("ttt-conformance-{}-{number}", process::id());
        let stage = Self {
            folder: env::temp_dir().join(name),
        };
        stage.write("corpus/RULES.md", RULEBOOK);
        stage
    }

    /// A corpus of two cases, `scan::column` and `scan::row`, with their snapshots.
    pub(crate) fn blessed() -> Self {
        let stage = Self::new();
        stage.case("row", &["XXX", "OO.", "..."], "X");
        stage.case("column", &["OX.", "OX.", "O.X"], "O");
        let run = stage.bless();
        assert!(run.succeeded, "{}{}", run.stdout, run.stderr);
        stage
    }

    /// Adds a case that asks for the verdict on a board of 3×3.
    pub(crate) fn case(&self, slug: &str, board: &[&str; 3], verdict: &str) {
        let [a, b, c] = board;
        let text = format!(
            r#"{{"about": "The case {slug}", "source": "made up", "clause": "verdict.win",
 "question": {{"ask": "scan", "rules": {{"rows": 3, "cols": 3, "k": 3, "first": "X"}},
  "board": ["{a}", "{b}", "{c}"]}},
 "answer": {{"verdict": "{verdict}"}}}}
"#
        );
        self.write(&format!("corpus/scan/{slug}.json"), &text);
    }

    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.folder.join(path)
    }

    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).expect("the file can be read")
    }

    pub(crate) fn write(&self, path: &str, text: impl AsRef<[u8]>) {
        let path = self.path(path);
        let folder = path.parent().expect("a file lies in a folder");
        fs::create_dir_all(folder).expect("the folder can be made");
        fs::write(path, text).expect("the file can be written");
    }

    /// Replaces the only occurrence of a text in a file.
    pub(crate) fn replace(&self, path: &str, old: &str, new: &str) {
        let text = self.read(path);
        assert_eq!(text.matches(old).count(), 1, "{old:?} in\n{text}");
        self.write(path, text.replace(old, new));
    }

    /// Runs the cases with their snapshots.
    pub(crate) fn run(&self, arguments: &[&str]) -> Run {
        self.run_with(arguments, &[])
    }

    /// The same in an environment.
    pub(crate) fn run_with(&self, arguments: &[&str], environment: &[(&str, &str)]) -> Run {
        let mut command = command(arguments);
        command.env("TTT_CORPUS", self.path("corpus"));
        command.env("TTT_SNAPSHOTS", self.path("snapshots"));
        command.envs(environment.iter().copied());
        run(&mut command)
    }

    /// Runs the cases as somebody else's, which have no snapshots.
    pub(crate) fn run_foreign(&self, arguments: &[&str]) -> Run {
        run(command(arguments).env("TTT_CORPUS", self.path("corpus")))
    }

    /// Writes the snapshots, as `cargo xtask conformance --bless` does.
    pub(crate) fn bless(&self) -> Run {
        let environment = [
            ("TTT_BLESS", "1"),
            ("INSTA_UPDATE", "always"),
            ("INSTA_OUTPUT", "none"),
        ];
        self.run_with(&[], &environment)
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        // What cannot be taken away lies in the folder for temporary files, and harms nobody.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// This program, in an environment in which nothing is said.
fn command(arguments: &[&str]) -> Command {
    let program = env::current_exe().expect("the program knows where it is");
    let mut command = Command::new(program);
    command
        .args(arguments)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")));
    for (name, _) in env::vars_os() {
        let is_ours = |name: &str| name.starts_with("TTT_") || name.starts_with("INSTA_");
        if name.to_str().is_some_and(is_ours) {
            command.env_remove(name);
        }
    }
    command
}

fn run(command: &mut Command) -> Run {
    let output = command.output().expect("the program can be run again");
    let text = |bytes| String::from_utf8(bytes).expect("the output is UTF-8");
    Run {
        succeeded: output.status.success(),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    }
}

impl Run {
    /// Asserts that the run failed, and that its output says this.
    pub(crate) fn fails_saying(&self, text: &str) {
        let Self { stdout, stderr, .. } = self;
        assert!(!self.succeeded, "it passed:\n{stdout}\n{stderr}");
        assert!(
            stdout.contains(text),
            "{text:?} does not stand in\n{stdout}\n{stderr}"
        );
    }

    /// Asserts that the run passed.
    pub(crate) fn passes(&self) {
        let Self { stdout, stderr, .. } = self;
        assert!(self.succeeded, "it failed:\n{stdout}\n{stderr}");
    }
}
