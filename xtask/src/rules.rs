//! `cargo xtask rules`

use std::{collections::BTreeMap, fmt::Write as _, fs};

use ttt_conformance::{Corpus, CorpusPolicy};

use crate::{Failure, root};

/// Write the table of all cases into corpus/RULES.md
#[derive(clap::Args)]
pub(crate) struct Rules {}

const BEGIN: &str = "<!-- cases:begin -->\n";
const END: &str = "<!-- cases:end -->";

impl Rules {
    #[expect(
        clippy::unused_self,
        reason = "every command has the same form, also one without arguments"
    )]
    pub(crate) fn run(self) -> Result<(), Failure> {
        let path = root::corpus().join("RULES.md");
        let failed = |error| Failure::Failed(format!("{} {error}", path.display()));
        let page = fs::read_to_string(&path)
            .map_err(|error| failed(format!("cannot be read: {error}")))?;
        let page = with_table(&page, &table()?)
            .ok_or_else(|| failed(format!("has no lines {BEGIN:?} and {END:?}")))?;
        fs::write(&path, page).map_err(|error| failed(format!("cannot be written: {error}")))?;
        println!("wrote {}", path.display());
        Ok(())
    }
}

/// The page with this table in the place of the old one.
fn with_table(page: &str, table: &str) -> Option<String> {
    let (before, rest) = page.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some([before, BEGIN, table, END, after].concat())
}

/// A row for each clause, in the order of the page, with its cases in the order of their names.
fn table() -> Result<String, Failure> {
    let corpus = Corpus::load(root::corpus(), CorpusPolicy::Own)
        .map_err(|error| Failure::Failed(error.to_string()))?;
    let mut cases: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for case in corpus.cases() {
        let id = case.id();
        let path = format!("`{}/{}`", id.ask(), id.slug());
        cases
            .entry(case.clause().unwrap_or_default())
            .or_default()
            .push(path);
    }
    let rulebook = corpus
        .rulebook()
        .expect("a corpus of our own is loaded with its rulebook");
    let mut table = String::from("| clause | cases |\n| --- | --- |\n");
    for clause in rulebook.clauses() {
        let mut cases = cases.remove(clause.name()).unwrap_or_default();
        cases.sort();
        let _ = writeln!(table, "| `{}` | {} |", clause.name(), cases.join(", "));
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::{fs, root, table, with_table};

    #[test]
    fn the_table_is_current() {
        let page = fs::read_to_string(root::corpus().join("RULES.md")).expect("the page is there");
        let Ok(table) = table() else {
            panic!("the corpus can be loaded")
        };
        let renewed = with_table(&page, &table).expect("the page has a place for the table");
        assert!(
            page == renewed,
            "the table of cases is stale: run `cargo xtask rules`"
        );
    }

    #[test]
    fn a_page_without_a_place_gets_no_table() {
        assert_eq!(with_table("# Rules\n", "| x |\n"), None);
    }
}
