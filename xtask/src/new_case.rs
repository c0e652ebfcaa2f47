//! `cargo xtask new-case`

mod clauses;
mod skeleton;

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use serde_json::json;
use ttt_conformance::{Ask, CaseId, Question, findings};

use crate::{Failure, root, show};

/// Write the skeleton of a case, which fails until it is filled in
///
/// Without a name it lists the clauses that a case can be there for. With a board it shows what
/// these crates see in it, and leaves the answer to be written by hand: a case that repeats what a
/// program said can find no fault of that program.
#[derive(clap::Args)]
pub(crate) struct NewCase {
    /// What the case asks, such as scan; a wrong one is told all that there are
    #[arg(requires = "slug")]
    ask: Option<String>,
    /// Its name among the cases of the ask, in lower-case kebab, such as win-over-blanks
    slug: Option<String>,
    /// The clause that it is there for
    #[arg(long, value_name = "NAME", default_value = "")]
    clause: String,
    /// The board, rows parted by slashes, such as O.X/.XO/X.O
    #[arg(long, value_name = "ROWS", requires = "ask")]
    board: Option<String>,
    /// The rules of the board: rows, columns and k, in range or not
    #[arg(
        long,
        value_name = "ROWSxCOLSxK",
        default_value = "3x3x3",
        requires = "board"
    )]
    rules: String,
    /// The mark that moves first on the board
    #[arg(long, value_name = "MARK", default_value = "X", requires = "board", value_parser = ["X", "O"])]
    first: String,
    /// Write it into another corpus
    #[arg(long, value_name = "DIR")]
    corpus: Option<PathBuf>,
}

impl NewCase {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let corpus = self.corpus.clone().unwrap_or_else(root::corpus);
        let rulebook = clauses::rulebook(&corpus);
        let (Some(ask), Some(slug)) = (&self.ask, &self.slug) else {
            println!("{}", clauses::list(&rulebook));
            println!("\nthen: cargo xtask new-case ASK NAME --clause CLAUSE");
            return Ok(());
        };
        let id: CaseId = format!("{ask}::{slug}")
            .parse()
            .map_err(|error| Failure::Usage(format!("{error}")))?;
        if !self.clause.is_empty() {
            clauses::check(&rulebook, &self.clause)?;
        } else if !rulebook.clauses().is_empty() {
            println!("{}\n", clauses::list(&rulebook));
        }
        let question = self.question(id.ask())?;
        let text = match &question {
            Some(question) => skeleton::asking(question, &self.clause)?,
            None => skeleton::blank(id.ask(), &self.clause),
        };
        write(&corpus.join(id.path()), &text)?;
        if let Some(question) = &question {
            let lines: Vec<String> = findings(question).lines().map(show::marks).collect();
            anstream::println!("\n{}\n", lines.join("\n"));
            println!("so these crates see it; the answer is yours to derive from the rulebook");
        }
        let missing = self.missing().join(", ");
        println!("fill it in by hand: {missing} and the answer; then");
        println!("cargo xtask conformance {id}");
        Ok(())
    }

    /// What stands in the skeleton only as an example or not at all, besides the answer.
    fn missing(&self) -> Vec<&'static str> {
        let mut missing = vec!["about", "source"];
        if self.clause.is_empty() {
            missing.push("clause");
        }
        if self.board.is_none() {
            missing.push("the question");
        }
        missing
    }

    /// The question about the board, if there is one.
    fn question(&self, ask: Ask) -> Result<Option<Question>, Failure> {
        let Some(board) = &self.board else {
            return Ok(None);
        };
        let numbers: Option<Vec<i64>> = self
            .rules
            .split('x')
            .map(|side| side.parse().ok())
            .collect();
        let Some(&[rows, cols, k]) = numbers.as_deref() else {
            return Err(Failure::Usage(format!(
                "{:?} are no rules, expected rows, columns and k such as 3x3x3",
                self.rules
            )));
        };
        let rules = json!({"rows": rows, "cols": cols, "k": k, "first": self.first});
        let board: Vec<&str> = board.split('/').collect();
        serde_json::from_value(json!({"ask": ask, "rules": rules, "board": board}))
            .map(Some)
            .map_err(|error| Failure::Usage(error.to_string()))
    }
}

/// Writes a file that must not be there yet.
fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let shown = path.display();
    let failed = |error| Failure::Failed(format!("{shown} cannot be written: {error}"));
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(failed)?;
    }
    let mut file = match fs::File::create_new(path) {
        Ok(file) => file,
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            return Err(Failure::Usage(format!(
                "{shown} is there already, and the name of a case never changes; take another"
            )));
        }
        Err(error) => return Err(failed(error)),
    };
    file.write_all(text.as_bytes()).map_err(failed)?;
    println!("wrote {shown}");
    Ok(())
}
