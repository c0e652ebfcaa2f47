//! `cargo xtask new-case`

use std::{fs, io::Write, path::PathBuf};

use ttt_conformance::{Ask, CaseId};

use crate::{Failure, root};

/// Write the skeleton of a case, which fails until it is filled in
#[derive(clap::Args)]
pub(crate) struct NewCase {
    /// What the case asks: scan, lines, track, replay, validate or witness
    ask: String,
    /// Its name among the cases of the ask, in lower-case kebab, such as win-over-blanks
    slug: String,
    /// Write it into another corpus
    #[arg(long, value_name = "DIR")]
    corpus: Option<PathBuf>,
}

impl NewCase {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let id: CaseId = format!("{}::{}", self.ask, self.slug)
            .parse()
            .map_err(|error| Failure::Usage(format!("{error}")))?;
        let path = self.corpus.unwrap_or_else(root::corpus).join(id.path());
        let shown = path.display();
        let failed = |error| Failure::Failed(format!("{shown} cannot be written: {error}"));
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(failed)?;
        }
        let mut file = match fs::File::create_new(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                return Err(Failure::Usage(format!(
                    "{shown} is there already, and the name of a case never changes"
                )));
            }
            Err(error) => return Err(failed(error)),
        };
        file.write_all(skeleton(id.ask()).as_bytes())
            .map_err(failed)?;
        println!("wrote {shown}");
        println!("fill it in by hand: about, source, clause, the question and its answer; then");
        println!("cargo xtask conformance {id} --bless");
        Ok(())
    }
}

/// A case without text, which the loader refuses.
fn skeleton(ask: Ask) -> String {
    let board = r#""board": ["...", "...", "..."]"#;
    let (field, answer) = match ask {
        Ask::Scan => (board, r#"{"verdict": "Pending"}"#),
        Ask::Lines => (board, r#"{"lines": []}"#),
        Ask::Validate | Ask::Witness => (board, r#"{"legal": true}"#),
        Ask::Track => (
            r#""calls": [{"play": [0, 0]}, {"play": [0, 0], "as": "O"}, {"undo": true}]"#,
            r#"{"returns": ["Pending", "occupied", "Pending"]}"#,
        ),
        Ask::Replay => (r#""moves": [[0, 0], [1, 1]]"#, r#"{"verdict": "Pending"}"#),
    };
    format!(
        r#"{{
  "about": "",
  "source": "",
  "clause": "",
  "question": {{
    "ask": "{ask}",
    "rules": {{"rows": 3, "cols": 3, "k": 3, "first": "X"}},
    {field}
  }},
  "answer": {answer}
}}
"#
    )
}

#[cfg(test)]
mod tests {
    use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy, Fault, FaultKind};

    use super::skeleton;

    #[test]
    fn a_skeleton_lacks_nothing_but_its_texts() {
        for ask in Ask::ALL {
            let id = CaseId::new(ask, "new").expect("the slug is kebab");
            let error = Case::read(id, skeleton(ask).as_bytes(), CorpusPolicy::Own);
            let error = error.expect_err("the skeleton has to fail");
            let kinds: Vec<&FaultKind> = error.faults().iter().map(Fault::kind).collect();
            let blank = ["about", "source", "clause"].map(|field| FaultKind::Blank { field });
            assert_eq!(kinds, blank.iter().collect::<Vec<_>>(), "{ask}");
        }
    }
}
