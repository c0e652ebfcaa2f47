//! Tools of cargo that are installed when they are missing.

use std::process::{Command, Stdio};

use crate::{Failure, process};

/// A subcommand of cargo from a package of the registry.
pub(crate) struct Tool {
    /// The subcommand; its package is named `cargo-` and this.
    pub(crate) name: &'static str,
    /// The version that is installed where there is none.
    pub(crate) version: &'static str,
}

impl Tool {
    /// Installs the tool where it is missing. Any version that is there is good enough.
    pub(crate) fn ensure(&self) -> Result<(), Failure> {
        let Self { name, version } = self;
        let there = Command::new("cargo")
            .args([name, "--version"])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success());
        if there {
            return Ok(());
        }
        let package = format!("cargo-{name}@{version}");
        println!("`cargo {name}` is missing: installing {package}");
        process::run(&mut process::cargo(["install", "--locked", &package]))
    }
}
