//! An adapter: how to build and to run it.

use std::{
    env, fs,
    path::PathBuf,
    process::{Command, Stdio},
};

use serde::Deserialize;
use ttt_conformance::Program;

use crate::Failure;

/// The file that describes an adapter, in its folder.
pub(super) const FILE: &str = "adapter.toml";

/// An adapter.
pub(super) struct Adapter {
    folder: PathBuf,
    description: Description,
}

/// The description of an adapter, as its file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Description {
    /// Its name in reports.
    name: String,
    /// The language, for people.
    language: String,
    /// The programs that it needs.
    needs: Vec<String>,
    /// The system packages that have them.
    apt: Vec<String>,
    /// The commands that build it, in its folder.
    build: Vec<Vec<String>>,
    /// The command that runs it, in its folder.
    run: Vec<String>,
}

impl Adapter {
    /// Reads the description in a folder.
    pub(super) fn read(folder: PathBuf) -> Result<Self, Failure> {
        let file = folder.join(FILE);
        let failed = |why: String| Failure::Failed(format!("{}: {why}", file.display()));
        let text = fs::read_to_string(&file).map_err(|error| failed(error.to_string()))?;
        let description: Description =
            toml::from_str(&text).map_err(|error| failed(error.to_string()))?;
        let commands = description.build.iter().chain([&description.run]);
        if commands.into_iter().any(Vec::is_empty) {
            return Err(failed("a command is empty, expected a program".to_owned()));
        }
        Ok(Self {
            folder,
            description,
        })
    }

    /// Its name in reports.
    pub(super) fn name(&self) -> &str {
        &self.description.name
    }

    /// The program that it is.
    pub(super) fn program(&self) -> Program {
        let (program, arguments) = self
            .description
            .run
            .split_first()
            .expect("an empty command is refused when it is read");
        // A path is one within the folder, wherever we are run from.
        let path = self.folder.join(program);
        let program = if path.is_file() {
            path.into()
        } else {
            program.into()
        };
        let program: std::ffi::OsString = program;
        Program::new(program, arguments).in_folder(&self.folder)
    }

    /// Builds it, in CI with the system packages that it needs; says why it cannot be built.
    pub(super) fn build(&self) -> Result<(), String> {
        match self.try_build() {
            Err(why) if env::var_os("CI").is_some() && !self.description.apt.is_empty() => {
                println!("{why}; installing {}", self.description.apt.join(", "));
                self.install();
                self.try_build()
            }
            result => result,
        }
    }

    fn try_build(&self) -> Result<(), String> {
        let needs = self.description.needs.iter();
        let missing: Vec<&str> = needs
            .filter(|program| !is_on_path(program))
            .map(String::as_str)
            .collect();
        if !missing.is_empty() {
            let language = &self.description.language;
            return Err(format!(
                "{} for {language} is not installed",
                missing.join(", ")
            ));
        }
        self.description
            .build
            .iter()
            .try_for_each(|command| self.build_step(command))
    }

    fn build_step(&self, command: &[String]) -> Result<(), String> {
        let shown = command.join(" ");
        let output = Command::new(&command[0])
            .args(&command[1..])
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .output()
            .map_err(|error| format!("`{shown}` cannot be started: {error}"))?;
        if output.status.success() {
            return Ok(());
        }
        let told = [output.stdout, output.stderr].concat();
        let told = String::from_utf8_lossy(&told);
        Err(format!(
            "`{shown}` failed, {}\n{}",
            output.status,
            told.trim()
        ))
    }

    /// Installs the packages; whether that was of use shows when it is built.
    fn install(&self) {
        let mut command = if is_on_path("sudo") {
            let mut sudo = Command::new("sudo");
            sudo.args(["-n", "apt-get"]);
            sudo
        } else {
            Command::new("apt-get")
        };
        command
            .args(["install", "--yes", "--no-install-recommends"])
            .args(&self.description.apt)
            .stdin(Stdio::null());
        match command.status() {
            Ok(status) if status.success() => {}
            Ok(status) => println!("the installation failed, {status}"),
            Err(error) => println!("apt-get cannot be started: {error}"),
        }
    }
}

fn is_on_path(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| {
        let file = folder.join(program);
        file.is_file() || file.with_extension("exe").is_file()
    })
}
