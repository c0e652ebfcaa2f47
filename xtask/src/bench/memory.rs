//! Memory, measured in a fresh process.

use std::process::Command;

use comfy_table::{CellAlignment, Table};
use serde::Deserialize;

use crate::{
    Failure,
    bench::{failed, table::markdown, tool},
    process,
};

/// What was measured of one piece of work.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Figure {
    what: String,
    unit: String,
    found: u64,
    most: u64,
}

/// Measures.
pub(crate) fn measure() -> Result<Vec<Figure>, Failure> {
    let program = tool::build("memory")?;
    let text = process::output(&mut Command::new(program))?;
    serde_json::from_str(&text).map_err(failed)
}

/// Prints the figures, and fails when one is above its mark.
pub(crate) fn judge(figures: &[Figure]) -> Result<(), Failure> {
    println!("\n{}", table(figures));
    let above = figures
        .iter()
        .filter(|figure| figure.found > figure.most)
        .count();
    match above {
        0 => Ok(()),
        above => Err(failed(format!(
            "{above} of the figures for memory are above their marks"
        ))),
    }
}

/// The figures as a table.
pub(crate) fn table(figures: &[Figure]) -> Table {
    let mut table = markdown(&["what", "unit", "found", "at most", "reached"]);
    for column in [2, 3] {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    for figure in figures {
        let reached = if figure.found <= figure.most {
            "ok"
        } else {
            "missed"
        };
        table.add_row([
            figure.what.clone(),
            figure.unit.clone(),
            figure.found.to_string(),
            figure.most.to_string(),
            reached.to_owned(),
        ]);
    }
    table
}
