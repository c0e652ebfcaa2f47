//! `cargo xtask commands`

use crate::{Failure, process};

/// Run the commands that the documents name in a copy of this repository
///
/// Each is run as it stands, the scripts of the adapters too; afterwards nothing may have changed
/// but what they are meant to change. What takes long or is a step of CI is left to those who run
/// it. The copy stays in target/commands until the next time.
#[derive(clap::Args)]
pub(crate) struct Commands {}

impl Commands {
    #[expect(
        clippy::unused_self,
        reason = "every command has the same form, also one without arguments"
    )]
    pub(crate) fn run(self) -> Result<(), Failure> {
        process::run(&mut process::cargo([
            "test",
            "--quiet",
            "--package=xtask",
            "--features=trial",
            "--test=repository",
            "--",
            "trial::",
            "--nocapture",
        ]))
    }
}
