//! An adapter: how to build and to run it.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Stdio},
};

use serde::Deserialize;
use ttt_conformance::Program;

use crate::{Failure, apt};

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
            // A program may be there and a library of its language not.
            Err(why) if apt::may_install() && !self.description.apt.is_empty() => {
                println!("{why}");
                let packages: Vec<&str> = self.description.apt.iter().map(String::as_str).collect();
                apt::install(&packages);
                self.try_build()
            }
            result => result,
        }
    }

    fn try_build(&self) -> Result<(), String> {
        let needs: Vec<&str> = self.description.needs.iter().map(String::as_str).collect();
        let missing = apt::missing(&needs);
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
}
