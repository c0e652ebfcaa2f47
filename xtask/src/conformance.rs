//! `cargo xtask conformance`

use std::path::PathBuf;

use ttt_conformance::{CaseId, Corpus};

use crate::{Failure, process, root};

/// Hold these crates to the corpus
///
/// Each case is held to its answer and to the snapshot of its full reading, and is run as a
/// test named `ask::slug`.
#[derive(clap::Args)]
pub(crate) struct Conformance {
    /// Run only the cases whose names contain this; a whole name runs that case alone
    filter: Option<String>,
    /// Make the readings that changed the new snapshots, where the answers are right
    #[arg(long, conflicts_with = "corpus")]
    bless: bool,
    /// Run another corpus, which has no snapshots: answers only
    #[arg(long, value_name = "DIR")]
    corpus: Option<PathBuf>,
}

impl Conformance {
    pub(crate) fn run(self) -> Result<(), Failure> {
        // The harness stands in its own folder, so a relative path has to be made absolute.
        let other = match &self.corpus {
            Some(corpus) => Some(corpus.canonicalize().map_err(|error| {
                Failure::Usage(format!("{} cannot be read: {error}", corpus.display()))
            })?),
            None => None,
        };
        let dir = other.clone().unwrap_or_else(root::corpus);
        let mut command = process::cargo([
            "test",
            "--quiet",
            "--package=ttt-conformance",
            "--test=conformance",
            "--",
            // The tests of the harness are for those who change it.
            "--skip=harness::",
        ]);
        if let Some(filter) = &self.filter {
            let is_case = filter
                .parse::<CaseId>()
                .is_ok_and(|id| Corpus::ids(&dir).contains(&id));
            command.args(is_case.then_some("--exact"));
            command.arg(filter);
        } else {
            command.arg("--format=terse");
        }
        // Whatever the caller's environment says of insta, it says nothing here.
        command
            .env("INSTA_OUTPUT", "none")
            .env("INSTA_FORCE_PASS", "0");
        command.env("INSTA_UPDATE", if self.bless { "always" } else { "no" });
        command.env("TTT_BLESS", if self.bless { "1" } else { "0" });
        command.env_remove("TTT_SNAPSHOTS").env_remove("TTT_CORPUS");
        if let Some(other) = other {
            command.env("TTT_CORPUS", other);
        }
        process::run(&mut command)
            .map_err(|_| Failure::Failed("the conformance run failed, see above".to_owned()))
    }
}
