//! Other programs, run from the root of the repository.

use std::{
    env,
    ffi::OsStr,
    process::{Command, Stdio},
};

use crate::{Failure, root::root};

/// The cargo that runs us.
pub(crate) fn cargo<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command whose output is for people, to its end.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    let status = command.stdin(Stdio::null()).status();
    let status = status.map_err(|error| cannot_start(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure::Failed(format!(
            "{} failed, {status}",
            shown(command)
        )))
    }
}

/// Runs a command to its end and returns what it prints.
pub(crate) fn output(command: &mut Command) -> Result<String, Failure> {
    command.stdin(Stdio::null()).stderr(Stdio::inherit());
    let output = command.output();
    let output = output.map_err(|error| cannot_start(command, &error))?;
    let shown = shown(command);
    if !output.status.success() {
        return Err(Failure::Failed(format!(
            "{shown} failed, {}",
            output.status
        )));
    }
    String::from_utf8(output.stdout)
        .map_err(|error| Failure::Failed(format!("{shown} prints what is no text: {error}")))
}

fn cannot_start(command: &Command, error: &std::io::Error) -> Failure {
    Failure::Failed(format!("{} cannot be started: {error}", shown(command)))
}

/// A command as one would type it, its program without the folder.
fn shown(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let program = program.file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    let words: Vec<_> = words.map(OsStr::to_string_lossy).collect();
    format!("`{}`", words.join(" "))
}
