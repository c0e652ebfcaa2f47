//! `cargo xtask show`

use std::path::PathBuf;

use anstyle::{AnsiColor, Style};
use ttt_conformance::{Case, CaseId, Corpus, CorpusPolicy, reading};

use crate::{Failure, root};

/// Draw a case, with all that there is to see in it
///
/// In colour where the output is a terminal and `NO_COLOR` is not set.
#[derive(clap::Args)]
pub(crate) struct Show {
    /// The case, such as `scan::win-first` or `scan/win-first`
    case: String,
    /// Look for it in another corpus
    #[arg(long, value_name = "DIR")]
    corpus: Option<PathBuf>,
}

const X: Style = AnsiColor::Red.on_default().bold();
const O: Style = AnsiColor::Blue.on_default().bold();
const BLANK: Style = Style::new().dimmed();
const ABOUT: Style = Style::new().bold();
const WRONG: Style = AnsiColor::Yellow.on_default();

impl Show {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let name = self.case.replacen('/', "::", 1);
        let name = name.strip_suffix(".json").unwrap_or(&name);
        let id: CaseId = name
            .parse()
            .map_err(|error| Failure::Usage(format!("{error}")))?;
        let dir = self.corpus.unwrap_or_else(root::corpus);
        if !Corpus::ids(&dir).contains(&id) {
            let ask = id.ask();
            return Err(Failure::Usage(format!(
                "there is no case {id}; `cargo run -p ttt-conformance -- list --ask {ask}` lists \
                 those there are"
            )));
        }
        let case = Case::load(&dir, id, CorpusPolicy::Foreign)
            .map_err(|error| Failure::Failed(format!("{error}; mend the file first")))?;
        let answer = serde_json::to_string(case.answer())
            .map_err(|error| Failure::Failed(error.to_string()))?;
        // The stream leaves the colours out where they are not wanted.
        anstream::println!("{}\nanswer: {answer}", painted(&reading(&case)));
        Ok(())
    }
}

/// The reading of a case in colour.
fn painted(reading: &str) -> String {
    let lines = reading.lines().enumerate();
    let lines: Vec<String> = lines
        .map(|(at, line)| match at {
            0 => paint(ABOUT, line),
            _ if line.starts_with("legal: no") || line.starts_with("refused: ") => {
                paint(WRONG, line)
            }
            _ => marks(line),
        })
        .collect();
    lines.join("\n")
}

/// A line with its marks and blanks in their colours, wherever they are words of their own.
pub(crate) fn marks(line: &str) -> String {
    let word = |word: &str| match word {
        "X" => paint(X, word),
        "O" => paint(O, word),
        "." => paint(BLANK, word),
        _ => word.to_owned(),
    };
    let words: Vec<String> = line.split(' ').map(word).collect();
    words.join(" ")
}

fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
