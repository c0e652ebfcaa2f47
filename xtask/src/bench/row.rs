//! A row of the table, as the benchmarks report it.

use serde::{Deserialize, Serialize};

/// What was measured of one piece of work; the package `ttt-bench` says what each field means.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Row {
    pub(crate) id: String,
    pub(crate) what: String,
    pub(crate) item: String,
    pub(crate) ours: Times,
    pub(crate) baseline: Option<Comparison>,
    pub(crate) limit: Option<Comparison>,
    pub(crate) reach: Vec<String>,
    pub(crate) missed: Vec<String>,
}

/// Nanoseconds for an item.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Times {
    pub(crate) best: f64,
    pub(crate) median: f64,
}

/// Another contender beside ours.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Comparison {
    pub(crate) name: String,
    pub(crate) times: Times,
    pub(crate) ratio: f64,
    pub(crate) best_ratio: f64,
}

/// How many rows miss a mark.
pub(crate) fn missed(rows: &[Row]) -> usize {
    rows.iter().filter(|row| !row.missed.is_empty()).count()
}
