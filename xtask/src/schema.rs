//! `cargo xtask schema`

use std::{fs, path::Path};

use crate::{Failure, root};

/// Write the JSON Schemas from the types
///
/// That of a case is corpus/case.schema.json, that of a report
/// crates/ttt-conformance/report.schema.json.
#[derive(clap::Args)]
pub(crate) struct Schema {}

impl Schema {
    #[expect(
        clippy::unused_self,
        reason = "every command has the same form, also one without arguments"
    )]
    pub(crate) fn run(self) -> Result<(), Failure> {
        let case = root::corpus().join("case.schema.json");
        write(&case, &ttt_conformance::case_schema())?;
        let report = root::root().join("crates/ttt-conformance/report.schema.json");
        write(&report, &ttt_conformance::Report::schema())
    }
}

fn write(path: &Path, schema: &str) -> Result<(), Failure> {
    let shown = path.display();
    fs::write(path, schema)
        .map_err(|error| Failure::Failed(format!("{shown} cannot be written: {error}")))?;
    println!("wrote {shown}");
    Ok(())
}
