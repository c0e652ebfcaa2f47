//! Rows as a table, which is Markdown too.

use comfy_table::{CellAlignment, Table, presets::ASCII_MARKDOWN};

use crate::bench::row::{Comparison, Row};

/// The table of some rows.
pub(crate) fn of(rows: &[Row]) -> Table {
    let mut table = markdown(&[
        "what",
        "for each",
        "ns, best",
        "median",
        "baseline",
        "ns, best",
        "median",
        "× faster",
        "of bests",
        "limit",
        "× its time",
        "to reach",
        "reached",
    ]);
    for column in [2, 3, 5, 6, 7, 8, 10] {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    for row in rows {
        let baseline = row.baseline.as_ref();
        let limit = row.limit.as_ref();
        let name =
            |other: Option<&Comparison>| other.map_or_else(String::new, |other| other.name.clone());
        let of_baseline =
            |get: fn(&Comparison) -> f64| baseline.map(get).map_or_else(String::new, figure);
        table.add_row([
            row.what.clone(),
            row.item.clone(),
            figure(row.ours.best),
            figure(row.ours.median),
            name(baseline),
            of_baseline(|other| other.times.best),
            of_baseline(|other| other.times.median),
            of_baseline(|other| other.ratio),
            of_baseline(|other| other.best_ratio),
            name(limit),
            limit.map_or_else(String::new, |other| figure(1.0 / other.ratio)),
            row.reach.join(", "),
            reached(row),
        ]);
    }
    table
}

/// A table of some columns, without rows yet.
pub(crate) fn markdown(columns: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN).set_header(columns);
    table
}

/// Three digits or so, or all before the point where there are more.
pub(crate) fn figure(number: f64) -> String {
    let digits = match number {
        ..0.1 => 4,
        ..10.0 => 2,
        ..100.0 => 1,
        _ => 0,
    };
    format!("{number:.digits$}")
}

fn reached(row: &Row) -> String {
    if row.reach.is_empty() {
        String::new()
    } else if row.missed.is_empty() {
        "ok".to_owned()
    } else {
        format!("missed: {}", row.missed.join(", "))
    }
}
