//! The clauses that a case can be there for.

use std::{fs, path::Path};

use ttt_conformance::Rulebook;

use crate::Failure;

/// The clauses of the rulebook of a corpus; none where it has no rulebook of our form.
pub(super) fn rulebook(corpus: &Path) -> Rulebook {
    let page = fs::read_to_string(corpus.join("RULES.md")).unwrap_or_default();
    Rulebook::parse(&page).unwrap_or_default()
}

/// The clauses by area, an area a line.
pub(super) fn list(rulebook: &Rulebook) -> String {
    let mut text = String::new();
    let mut area = None;
    for clause in rulebook.clauses() {
        if area == Some(clause.area()) {
            text += ", ";
        } else {
            area = Some(clause.area());
            text += if text.is_empty() { "" } else { "\n" };
            text += clause.area();
            text += ": ";
        }
        text += clause.name();
    }
    text
}

/// Refuses the name of a clause that there is not.
pub(super) fn check(rulebook: &Rulebook, name: &str) -> Result<(), Failure> {
    if rulebook.clauses().is_empty() || rulebook.get(name).is_some() {
        return Ok(());
    }
    Err(Failure::Usage(format!(
        "the rulebook has no clause {name:?}; `cargo xtask new-case` lists the clauses"
    )))
}
