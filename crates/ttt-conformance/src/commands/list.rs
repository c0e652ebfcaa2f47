//! `ttt-conformance list`

use std::process::ExitCode;

use serde::Serialize;
use ttt_conformance::Item;

use super::{Failure, print, selected::Selected};

/// List the cases
///
/// One a line: the id and what the case is about.
#[derive(clap::Args)]
pub(crate) struct List {
    #[command(flatten)]
    selected: Selected,
    /// As a JSON array of objects
    #[arg(long)]
    json: bool,
}

/// A case in the JSON list.
#[derive(Serialize)]
struct Listed<'a> {
    id: &'a str,
    ask: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    clause: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<&'a str>,
    about: &'a str,
}

impl List {
    pub(crate) fn run(self) -> Result<ExitCode, Failure> {
        let loaded = self.selected.load()?;
        let plan = self.selected.plan(&loaded)?;
        let text = if self.json {
            let listed: Vec<_> = plan.items().iter().map(listed).collect();
            serde_json::to_string_pretty(&listed).map_err(Failure::usage)? + "\n"
        } else {
            let line = |item: &Item| format!("{}: {}\n", item.id(), item.case().about());
            plan.items().iter().map(line).collect()
        };
        print(&text)?;
        Ok(ExitCode::SUCCESS)
    }
}

fn listed(item: &Item) -> Listed<'_> {
    let case = item.case();
    Listed {
        id: item.id(),
        ask: case.ask().name(),
        clause: case.clause(),
        source: case.source(),
        about: case.about(),
    }
}
