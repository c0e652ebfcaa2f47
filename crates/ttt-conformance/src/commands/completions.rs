//! `ttt-conformance completions`

use std::{
    io::{self, ErrorKind, Write},
    process::ExitCode,
};

use clap::CommandFactory;
use clap_complete::{Shell, generate};

use super::Arguments;

/// Print what a shell needs to complete the commands
///
/// For bash, put it into ~/.local/share/bash-completion/completions/ttt-conformance.
#[derive(clap::Args)]
pub(crate) struct Completions {
    /// The shell that is to read it
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self) -> ExitCode {
        let mut script = Vec::new();
        let mut command = Arguments::command();
        generate(self.shell, &mut command, "ttt-conformance", &mut script);
        match io::stdout().write_all(&script) {
            // Whoever has read enough, such as `head`, closes the pipe.
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                eprintln!("ttt-conformance: {error}");
                ExitCode::FAILURE
            }
            _ => ExitCode::SUCCESS,
        }
    }
}
