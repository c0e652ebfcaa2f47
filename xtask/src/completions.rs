//! `cargo xtask completions`

use std::io;

use clap::CommandFactory;
use clap_complete::{Shell, generate};

use crate::{Arguments, Failure};

/// Print what a shell needs to complete the commands of xtask
///
/// Shells complete `xtask`, not `cargo xtask`, so an alias goes with it, such as
/// `alias xtask='cargo xtask'`.
#[derive(clap::Args)]
pub(crate) struct Completions {
    /// The shell that is to read it
    shell: Shell,
}

impl Completions {
    #[expect(
        clippy::unnecessary_wraps,
        reason = "every command has the same form, also one that cannot fail"
    )]
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut command = Arguments::command();
        generate(self.shell, &mut command, "xtask", &mut io::stdout());
        Ok(())
    }
}
