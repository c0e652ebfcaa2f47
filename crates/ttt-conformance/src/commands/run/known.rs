//! The options about known failures.

use std::{fs, path::PathBuf};

use ttt_conformance::{KnownFailures, Plan, Run};

use super::super::{Failure, print, selected::Loaded};

/// The options about known failures.
#[derive(clap::Args)]
pub(super) struct Known {
    /// A list of cases that are known to fail, with reasons; one that passes fails the run
    #[arg(long, value_name = "FILE")]
    known_failures: Option<PathBuf>,
    /// Write the list: what fails now, with the reasons that the list already has; into the
    /// file of --known-failures unless another is given
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    #[expect(
        clippy::option_option,
        reason = "an option may be left out, and so may its value"
    )]
    write_known_failures: Option<Option<PathBuf>>,
}

impl Known {
    /// Reads the list; an empty one where none is given, or is yet to be written.
    pub(super) fn read(&self, loaded: &Loaded, programs: usize) -> Result<KnownFailures, Failure> {
        let target = self.target()?;
        if programs > 1 && (self.known_failures.is_some() || target.is_some()) {
            return Err(Failure::usage(format!(
                "known failures are those of one implementation, found {programs}; run each by \
                 itself"
            )));
        }
        let Some(file) = &self.known_failures else {
            return Ok(KnownFailures::default());
        };
        if target.is_some() && !file.exists() {
            return Ok(KnownFailures::default());
        }
        let text = fs::read_to_string(file).map_err(|error| Failure::about(file, error))?;
        let known = KnownFailures::parse(&text).map_err(|error| Failure::about(file, error))?;
        if target.is_none() {
            let everything = loaded.everything();
            known
                .check(&everything)
                .map_err(|error| Failure::about(file, error))?;
        }
        Ok(known)
    }

    /// Writes the list where that was asked for, and returns the one that holds now.
    pub(super) fn write(
        &self,
        known: KnownFailures,
        plan: &Plan,
        runs: &[Run],
    ) -> Result<KnownFailures, Failure> {
        let (Some(file), [run]) = (self.target()?, runs) else {
            return Ok(known);
        };
        let known = known.after(plan, run);
        fs::write(file, known.to_string()).map_err(|error| Failure::about(file, error))?;
        print(&format!(
            "known failures: {} in {}\n",
            known.len(),
            file.display()
        ))?;
        Ok(known)
    }

    /// The file to write, if any.
    fn target(&self) -> Result<Option<&PathBuf>, Failure> {
        match (&self.write_known_failures, &self.known_failures) {
            (None, _) => Ok(None),
            (Some(Some(file)), _) | (Some(None), Some(file)) => Ok(Some(file)),
            (Some(None), None) => Err(Failure::usage(
                "--write-known-failures needs a file, either its own or that of --known-failures",
            )),
        }
    }
}
