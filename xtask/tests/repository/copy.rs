//! A copy of the repository, in which commands may change what they like.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

use crate::files;

/// The programs that a system may lack: what needs one that is not there is not run, and says so.
const LACKING: [&str; 6] = ["g++", "go", "javac", "node", "npm", "python3"];

/// What the documents call the reader's own program, in Python and in JavaScript: here it hands
/// the questions on to ours.
const PYTHON: &str = r#"import os
os.execvp("ttt-conformance", ["ttt-conformance", "answer"])
"#;
const JAVASCRIPT: &str = r#"require("child_process").spawnSync("ttt-conformance", ["answer"], {stdio: "inherit"});
"#;

/// A copy of the repository, all of it committed, the reader's own programs too.
pub(crate) struct RepositoryCopy {
    folder: PathBuf,
    /// The folder of our programs, and after it those where programs are.
    path: std::ffi::OsString,
}

impl RepositoryCopy {
    /// Copies what is committed or about to be, given where the program of ttt-conformance is.
    pub(crate) fn new(program: &Path) -> Self {
        let folder = files::root().join("target/commands/copy");
        if folder.exists() {
            fs::remove_dir_all(&folder).expect("an old copy can be removed");
        }
        let programs = program
            .parent()
            .expect("a program is in a folder")
            .to_owned();
        let others = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths([programs].into_iter().chain(env::split_paths(&others)));
        let copy = Self {
            folder,
            path: path.expect("no folder has a colon in its name"),
        };
        for path in files::paths() {
            copy.take(path);
        }
        for name in ["mine.py", "old.py", "path/to/mine.py"] {
            copy.write(name, PYTHON);
        }
        for name in ["new.js", "build/mine.js"] {
            copy.write(name, JAVASCRIPT);
        }
        copy.run(
            "",
            "printf '#!/bin/sh\\nexec ttt-conformance answer\\n' >mine && chmod +x mine && \
             git init --quiet && git add --all && \
             git -c user.name=copy -c user.email=copy@localhost commit --quiet --message=copy",
        );
        copy
    }

    /// Copies a file, or a link as a link.
    fn take(&self, path: &str) {
        let (from, to) = (files::root().join(path), self.place(path));
        match fs::read_link(&from) {
            Ok(target) => std::os::unix::fs::symlink(target, to).expect("a link can be made"),
            Err(_) => drop(fs::copy(from, to).expect("a file can be copied")),
        }
    }

    /// Where a file stands in the copy; its folder is there then.
    fn place(&self, path: &str) -> PathBuf {
        let place = self.folder.join(path);
        let folder = place.parent().expect("a file is in a folder");
        fs::create_dir_all(folder).expect("a folder can be made");
        place
    }

    pub(crate) fn write(&self, path: &str, text: &str) {
        fs::write(self.place(path), text).expect("a file can be written");
    }

    /// Runs commands as somebody types them, in a folder of the copy.
    ///
    /// # Panics
    /// When one fails.
    pub(crate) fn run(&self, folder: impl AsRef<Path>, commands: &str) {
        if let Some(program) = self.lacks(commands) {
            eprintln!("NOT RUN: {commands}: {program} is missing");
            return;
        }
        let start = Instant::now();
        let output = self.shell(folder.as_ref(), commands);
        let seconds = start.elapsed().as_secs_f64();
        eprintln!("{seconds:5.1} s: {}", commands.trim_end());
        assert!(
            output.status.success(),
            "{commands}\n{}\n{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        );
    }

    fn shell(&self, folder: &Path, commands: &str) -> std::process::Output {
        let output = Command::new("sh")
            .args(["-e", "-c", commands])
            .current_dir(self.folder.join(folder))
            .env("PATH", &self.path)
            // A folder of its own: what is built here stands for the sources here.
            .env(
                "CARGO_TARGET_DIR",
                files::root().join("target/commands/target"),
            )
            // Cargo tells it to us, and would not tell another one to those below us.
            .env_remove("INSTA_WORKSPACE_ROOT")
            .stdin(Stdio::null())
            .output();
        output.expect("there is a shell")
    }

    /// A program that the commands need and the system lacks.
    fn lacks(&self, commands: &str) -> Option<&'static str> {
        let mut needed = LACKING.into_iter().filter(|program| {
            let mut words = commands.split([' ', '\n', '\'', '=']);
            words.any(|word| word == *program)
        });
        needed.find(|program| {
            let found = self.shell(Path::new(""), &format!("command -v {program}"));
            !found.status.success()
        })
    }

    /// The files that differ from what was copied, in order.
    pub(crate) fn changed(&self) -> Vec<String> {
        let status = "git status --porcelain --untracked-files=all";
        let status = self.shell(Path::new(""), status);
        let status = String::from_utf8(status.stdout).expect("the names are UTF-8");
        // Two letters say how, and a space follows.
        let mut changed: Vec<String> = status.lines().map(|line| line[3..].to_owned()).collect();
        changed.sort_unstable();
        changed
    }
}
