//! What the loader of a corpus refuses, and in which words; and that ours is sound.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

use serde_json::Value;
use ttt_conformance::{Case, CaseId, Corpus, CorpusPolicy, case_schema, reading};

fn own_corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus")
}

/// A folder for a corpus, taken away at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("ttt-corpus-{}-{number}", process::id());
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("the folder can be made");
        Self(folder)
    }

    fn write(&self, path: &str, text: impl AsRef<[u8]>) -> &Self {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("it is made");
        fs::write(path, text).expect("the file can be written");
        self
    }

    /// The faults of the corpus, one a line.
    fn faults(&self, policy: CorpusPolicy) -> String {
        let error = Corpus::load(&self.0, policy).expect_err("the corpus is refused");
        error.to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be taken away lies in the folder for temporary files, and harms nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A case with a board of one row.
fn scan(board: &str, clause: &str) -> String {
    format!(
        r#"{{"about": "A row", "source": "made up", "clause": "{clause}",
 "question": {{"ask": "scan", "rules": {{"rows": 1, "cols": 2, "k": 2, "first": "X"}},
  "board": ["{board}"]}},
 "answer": {{"verdict": "Pending"}}}}"#
    )
}

const PAGE: &str = "#### `a.b`\nVariants: all\n\n#### `a.c`\nVariants: swap only\n";

#[test]
fn our_corpus_is_sound_and_in_order() {
    let corpus = Corpus::load(own_corpus(), CorpusPolicy::Own).expect("our corpus is sound");
    assert!(
        corpus.cases().len() >= 150,
        "{} cases",
        corpus.cases().len()
    );
    assert!(corpus.cases().is_sorted_by_key(Case::id));
    assert_eq!(Corpus::ids(own_corpus()).len(), corpus.cases().len());
    for case in corpus.cases() {
        assert_eq!(corpus.get(case.id()), Some(case));
    }
}

/// insta does not see blanks at the end of a line.
#[test]
fn no_reading_ends_a_line_in_blanks() {
    let corpus = Corpus::load(own_corpus(), CorpusPolicy::Own).expect("our corpus is sound");
    for case in corpus.cases() {
        let reading = reading(case);
        assert!(!reading.ends_with('\n'), "{}", case.id());
        for line in reading.lines() {
            assert_eq!(line, line.trim_end(), "{}", case.id());
        }
    }
}

#[test]
fn the_schema_is_current() {
    let path = own_corpus().join("case.schema.json");
    let found = fs::read_to_string(path).expect("the schema is there");
    // As data, because the order of keys depends on what else is built with serde_json.
    let data = |text: &str| serde_json::from_str::<Value>(text).expect("it is JSON");
    assert!(
        data(&found) == data(&case_schema()),
        "corpus/case.schema.json is not that of the types; renew it: cargo xtask schema"
    );
}

#[test]
fn all_faults_are_told_at_once_by_file() {
    let folder = Folder::new();
    folder
        .write("RULES.md", PAGE)
        .write("case.schema.json", "{}")
        .write("notes.txt", "")
        .write("scam/row.json", "")
        .write("scan/Row.json", "")
        .write("scan/a--b.json", "")
        .write("scan/row.txt", "")
        .write("scan/deeper/row.json", "")
        .write("scan/broken.json", "{\n  \"about\": 1\n}")
        .write("scan/first.json", scan("X.", "a.b"))
        .write("scan/same.json", scan("X.", "a.b").replace('\n', "\n\n"))
        .write("scan/unknown.json", scan(".X", "a.d"))
        .write("lines/other.json", scan("..", "a.b"))
        .write(
            "scan/bare.json",
            scan("XO", "a.b").replace(r#""clause": "a.b","#, ""),
        )
        .write("scan/blank.json", scan("OX", " ").replace("A row", ""))
        .write(
            "scan/form.json",
            scan("OO", "a.b").replace("verdict\": \"Pending\"", "lines\": []"),
        );
    let stray = "does not belong here, expected only <ask>/<slug>.json, RULES.md and \
                 case.schema.json";
    let kebab = "the name is not lower-case kebab, expected one such as win-over-blanks.json";
    let expected = [
        "lines/other.json: at `question.ask`: found `scan`, expected `lines` as the folder says",
        &format!("notes.txt: {stray}"),
        "scam: the folder is no ask, expected scan, lines, track, replay, validate or witness",
        &format!("scan/Row.json: {kebab}"),
        &format!("scan/a--b.json: {kebab}"),
        "scan/bare.json: the field `clause` is missing",
        "scan/blank.json: the field `about` is empty, expected text",
        "scan/blank.json: the field `clause` is empty, expected text",
        "scan/broken.json: line 2, column 12, at `about`: invalid type: integer `1`, expected a \
         string",
        &format!("scan/deeper: {stray}"),
        "scan/form.json: at `answer`: no question `scan` has an answer of this form",
        &format!("scan/row.txt: {stray}"),
        "scan/same.json: the question is the very same as that of scan::first",
        "scan/unknown.json: at `clause`: RULES.md has no clause `a.d`",
    ];
    assert_eq!(folder.faults(CorpusPolicy::Own), expected.join("\n"));
}

#[test]
fn a_clause_without_a_case_is_refused() {
    let folder = Folder::new();
    folder
        .write("RULES.md", PAGE)
        .write("scan/row.json", scan("X.", "a.b"));
    assert_eq!(
        folder.faults(CorpusPolicy::Own),
        "RULES.md: line 4: the clause `a.c` has no case"
    );
}

#[test]
fn our_policy_needs_a_rulebook() {
    let folder = Folder::new();
    folder.write("scan/row.json", scan("X.", "a.b"));
    let faults = folder.faults(CorpusPolicy::Own);
    assert!(faults.starts_with("RULES.md: cannot be read: "), "{faults}");
    folder.write("RULES.md", "#### Draws");
    assert_eq!(
        folder.faults(CorpusPolicy::Own),
        "RULES.md: line 1: the heading \"Draws\" is no clause, expected one such as \
         `verdict.win-first`"
    );
}

/// Somebody else need not say where a case comes from, and may have a page in any form.
#[test]
fn a_foreign_corpus_has_fewer_duties() {
    let folder = Folder::new();
    let bare = scan("X.", "").replace(r#""source": "made up", "clause": "","#, "");
    folder
        .write("RULES.md", "#### Any heading")
        .write("scan/row.json", bare)
        .write("scan/other.json", scan("O.", "my own clause"));
    let corpus = Corpus::load(&folder.0, CorpusPolicy::Foreign).expect("it is sound");
    let clauses: Vec<_> = corpus.cases().iter().map(Case::clause).collect();
    assert_eq!(clauses, [Some("my own clause"), None]);
    assert_eq!(corpus.rulebook(), None);
    assert!(Corpus::load(&folder.0, CorpusPolicy::Own).is_err());
}

#[test]
fn an_empty_corpus_is_refused() {
    let folder = Folder::new();
    let empty = "the corpus has no cases, expected at least one";
    assert_eq!(folder.faults(CorpusPolicy::Foreign), empty);
    folder.write("RULES.md", "");
    assert_eq!(folder.faults(CorpusPolicy::Own), empty);
}

#[cfg(unix)]
#[test]
fn hostile_names_and_links_are_faults() {
    use std::{ffi::OsStr, os::unix};

    let folder = Folder::new();
    folder.write("scan/row.json", scan("X.", "a.b"));
    let hostile: &OsStr = unix::ffi::OsStrExt::from_bytes(b"\xff\n.json");
    let made = fs::write(folder.0.join("scan").join(hostile), "").is_ok();
    unix::fs::symlink("loop", folder.0.join("scan/loop")).expect("a link can be made");
    unix::fs::symlink("../scan", folder.0.join("scan/up.json")).expect("a link can be made");
    let faults = folder.faults(CorpusPolicy::Foreign);
    let lines: Vec<&str> = faults.lines().collect();
    assert!(
        lines[0].starts_with("scan/loop: cannot be read: "),
        "{faults}"
    );
    assert!(
        lines[1].starts_with("scan/up.json: does not belong here, "),
        "{faults}"
    );
    if made {
        assert_eq!(
            lines[2],
            "scan/\u{fffd}\\n.json: the name is no UTF-8, expected lower-case kebab"
        );
    }
}

/// The names alone are looked at, and only that file is read.
#[test]
fn one_case_can_be_loaded_alone() {
    let folder = Folder::new();
    folder
        .write("scan/row.json", scan("X.", "a.b"))
        .write("scan/broken.json", "");
    let ids: Vec<String> = Corpus::ids(&folder.0)
        .iter()
        .map(CaseId::to_string)
        .collect();
    assert_eq!(ids, ["scan::broken", "scan::row"]);
    let id: CaseId = "scan::row".parse().expect("it is an id");
    let case = Case::load(&folder.0, id, CorpusPolicy::Own).expect("the case is sound");
    assert_eq!((case.about(), case.source()), ("A row", Some("made up")));
}

/// An editor would call a case wrong whose form of an answer the schema forgets.
#[test]
fn the_schema_knows_the_form_of_every_answer() {
    let schema: Value = serde_json::from_str(&case_schema()).expect("the schema is JSON");
    let forms = schema["properties"]["answer"]["oneOf"]
        .as_array()
        .expect("an answer has one of some forms");
    let corpus = Corpus::load(own_corpus(), CorpusPolicy::Own).expect("our corpus is sound");
    for case in corpus.cases() {
        let answer = serde_json::to_value(case.answer()).expect("an answer is plain data");
        let fields = answer.as_object().expect("an answer is an object");
        let is_of = |form: &Value| {
            let required = form["required"].as_array().expect("a form has fields");
            required.len() == fields.len()
                && (required.iter())
                    .all(|name| name.as_str().is_some_and(|it| fields.contains_key(it)))
        };
        assert!(forms.iter().any(is_of), "{}: {answer}", case.id());
    }
}
