//! `ttt-conformance answer`

use std::{
    io::{self, ErrorKind},
    process::ExitCode,
};

use ttt_conformance::{Builtin, wire};

/// Answer questions by the wire protocol, on standard input and output
///
/// One JSON object a line: `{"hello":{"protocol":1}}`, then `{"id":7,"question":{…}}` for each
/// question. Stops when the input ends.
#[derive(clap::Args)]
pub(crate) struct Answer {}

impl Answer {
    #[expect(
        clippy::unused_self,
        reason = "every command has the same form, also one without arguments"
    )]
    pub(crate) fn run(self) -> ExitCode {
        match wire::serve(&Builtin, io::stdin().lock(), io::stdout().lock()) {
            Ok(()) => ExitCode::SUCCESS,
            // Nobody is left to hear more.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("ttt-conformance: {error}");
                ExitCode::FAILURE
            }
        }
    }
}
