//! The nightly toolchain, for what the stable one cannot do yet.

use std::{
    ffi::OsStr,
    process::{Command, Stdio},
};

use crate::{Failure, root::root};

/// The cargo of the nightly toolchain, where there is one.
pub(crate) fn cargo<A: AsRef<OsStr>>(
    arguments: impl IntoIterator<Item = A>,
) -> Result<Command, Failure> {
    // Only rustup knows where it is.
    let cargo = || {
        let mut command = Command::new("rustup");
        command.args(["run", "nightly", "cargo"]);
        command.current_dir(root());
        // Set for the toolchain that runs us, and wrong for this one.
        for name in ["CARGO", "RUSTC", "RUSTDOC", "RUSTUP_TOOLCHAIN"] {
            command.env_remove(name);
        }
        command
    };
    let mut version = cargo();
    version.arg("--version").stdin(Stdio::null());
    if version.output().is_ok_and(|output| output.status.success()) {
        let mut command = cargo();
        command.args(arguments);
        return Ok(command);
    }
    let why = "there is no nightly toolchain; `rustup toolchain install nightly --profile minimal` \
               gets one";
    Err(Failure::NotRun(why.to_owned()))
}
