//! A trial of the commands that the documents name, in a copy of the repository.

use std::path::Path;

use crate::{
    commands::{RUN, Runner, conformance, named, runner},
    copy::RepositoryCopy,
    documents::Document,
    files,
};

/// The commands of the documents as they stand, and the scripts of the adapters; what they are
/// meant to change is all that has changed afterwards.
#[test]
fn the_commands_run_in_a_copy() {
    let copy = RepositoryCopy::new(conformance());
    let named = named();
    for entry @ (_, by) in &RUN {
        let Runner::Trial(more) = by else { continue };
        for command in named
            .iter()
            .filter(|command| runner(command) == Some(entry))
        {
            copy.run("", &format!("{command} {more}"));
            if command.contains("new-case") {
                copy.write(CASE, FILLED_IN);
            }
        }
    }
    for file in files::ending(".md") {
        let folder = Path::new(&file.path)
            .parent()
            .expect("a file is in a folder");
        for script in Document::parse(&file.text).scripts {
            copy.run(folder, &script);
        }
    }
    assert_eq!(
        copy.changed(),
        [
            "corpus/RULES.md",
            CASE,
            "crates/ttt-conformance/tests/reports/fault_matrix.snap",
            "crates/ttt-conformance/tests/snapshots/scan/win-in-the-corner.snap",
        ]
    );
}

/// The case of the recipe.
const CASE: &str = "corpus/scan/win-in-the-corner.json";

/// What a person writes into it.
const FILLED_IN: &str = r#"{
  "about": "The line ends in the last corner of the board",
  "source": "derived from the rulebook by hand",
  "clause": "line.row",
  "question": {
    "ask": "scan",
    "rules": {"rows": 3, "cols": 3, "k": 3, "first": "X"},
    "board": ["OO.", "...", "XXX"]
  },
  "answer": {"verdict": "X"}
}
"#;
