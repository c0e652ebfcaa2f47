//! `cargo xtask schema`

use std::fs;

use crate::{Failure, root};

/// Write corpus/case.schema.json, the JSON Schema of a case, from the types
#[derive(clap::Args)]
pub(crate) struct Schema {}

impl Schema {
    #[expect(
        clippy::unused_self,
        reason = "every command has the same form, also one without arguments"
    )]
    pub(crate) fn run(self) -> Result<(), Failure> {
        let path = root::corpus().join("case.schema.json");
        let shown = path.display();
        fs::write(&path, ttt_conformance::case_schema())
            .map_err(|error| Failure::Failed(format!("{shown} cannot be written: {error}")))?;
        println!("wrote {shown}");
        Ok(())
    }
}
