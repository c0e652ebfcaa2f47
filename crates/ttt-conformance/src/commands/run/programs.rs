//! The options that name programs.

use std::{collections::HashSet, ffi::OsString};

use ttt_conformance::Program;

use super::super::Failure;

/// The options that name programs.
#[derive(clap::Args)]
pub(super) struct Programs {
    /// A program under a name of yours, quoted as for a shell; may be given several times
    #[arg(long = "impl", value_name = "NAME=COMMAND")]
    implementations: Vec<String>,
    /// The program with its arguments
    #[arg(last = true, value_name = "PROGRAM ARGS")]
    program: Vec<OsString>,
}

/// A program, under a name if it was given one.
pub(super) struct Named {
    /// The name that it was given.
    pub(super) name: Option<String>,
    /// The program.
    pub(super) program: Program,
}

impl Named {
    /// The name that it was given, or the program itself.
    pub(super) fn name_or_program(&self) -> String {
        let program = || self.program.to_string();
        self.name.clone().unwrap_or_else(program)
    }
}

impl Programs {
    /// The programs, in the order given; none where the built-in implementation is meant.
    pub(super) fn named(&self) -> Result<Vec<Named>, Failure> {
        let mut programs = Vec::new();
        let mut names = HashSet::new();
        for given in &self.implementations {
            let (name, command) = given
                .split_once('=')
                .filter(|(name, _)| !name.trim().is_empty())
                .ok_or_else(|| {
                    Failure::usage(format!("--impl {given:?}: expected NAME=COMMAND"))
                })?;
            if !names.insert(name) {
                return Err(Failure::usage(format!(
                    "--impl: the name {name:?} is given twice"
                )));
            }
            let program = Program::parse(command)
                .map_err(|error| Failure::usage(format!("--impl {given:?}: {error}")))?;
            let name = Some(name.to_owned());
            programs.push(Named { name, program });
        }
        if let [program, args @ ..] = &self.program[..] {
            let program = Program::new(program, args);
            let name = None;
            programs.push(Named { name, program });
        }
        Ok(programs)
    }
}

/// A word as a shell reads it.
pub(super) fn quoted(word: &str) -> String {
    Program::new(word, [""; 0]).to_string()
}
