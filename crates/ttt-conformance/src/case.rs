//! Cases: a question, its answer, and why it is asked.

use std::path::Path;

use schemars::JsonSchema;
use serde::Deserialize;

use crate::{
    Answer, Ask, CaseId, CorpusError, CorpusPolicy, Fault, FaultKind, Question, corpus, json,
    schema,
};

/// A case of a corpus: a question, the answer that every implementation is held to, and why it
/// is asked.
///
/// A case is read from a file. Its answer is of a form that the ask can have.
///
/// ```
/// use ttt_conformance::{Answer, Ask, Case, CaseId, CorpusPolicy};
/// use ttt_core::Verdict;
///
/// let text = br#"{
///   "about": "A win outranks the blanks around it",
///   "question": {
///     "ask": "scan",
///     "rules": {"rows": 3, "cols": 3, "k": 3, "first": "O"},
///     "board": ["O.X", ".XO", "X.O"]
///   },
///   "answer": {"verdict": "X"}
/// }"#;
/// let id = CaseId::new(Ask::Scan, "win-over-blanks")?;
/// let case = Case::read(id, text, CorpusPolicy::Foreign)?;
/// assert_eq!(case.answer(), &Answer::Verdict(Verdict::X));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    id: CaseId,
    fields: CaseFields,
}

/// A case as the JSON of its file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Case")]
pub(crate) struct CaseFields {
    /// Why the case is there, in one line.
    #[schemars(schema_with = "schema::text")]
    about: String,
    /// Where it comes from: a published problem and example, or what it was written against.
    #[schemars(schema_with = "schema::text")]
    source: Option<String>,
    /// The clause of the rulebook that it is there for.
    #[schemars(schema_with = "schema::text")]
    clause: Option<String>,
    /// What is asked.
    question: Question,
    /// What every implementation has to answer.
    #[schemars(schema_with = "schema::expected")]
    answer: Answer,
}

impl Case {
    /// Reads a case from the text of its file.
    ///
    /// # Errors
    /// Every fault of the file that shows without the rest of the corpus.
    ///
    /// ```
    /// use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy};
    ///
    /// let id = CaseId::new(Ask::Scan, "no-such-field")?;
    /// let error = Case::read(id, br#"{"abuot": ""}"#, CorpusPolicy::Foreign).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "scan/no-such-field.json: line 1, column 8, at `abuot`: unknown field `abuot`, \
    ///      expected one of `about`, `source`, `clause`, `question`, `answer`",
    /// );
    /// # Ok::<(), ttt_conformance::CaseIdError>(())
    /// ```
    pub fn read(id: CaseId, text: &[u8], policy: CorpusPolicy) -> Result<Self, CorpusError> {
        let found = match json::read(text) {
            Ok(fields) => {
                let case = Self { id, fields };
                let kinds = case.faults(policy);
                if kinds.is_empty() {
                    return Ok(case);
                }
                let of_file = |kind| Fault::new(case.id.path(), kind);
                kinds.into_iter().map(of_file).collect()
            }
            Err(error) => vec![Fault::new(id.path(), FaultKind::Json(error))],
        };
        Err(CorpusError::new(found))
    }

    /// Reads the file of one case of a corpus, and no other file.
    ///
    /// # Errors
    /// As [`read`](Self::read), and when the file cannot be read.
    ///
    /// ```
    /// use std::path::Path;
    ///
    /// use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy};
    ///
    /// let id = CaseId::new(Ask::Scan, "not-there")?;
    /// let error = Case::load(Path::new("no-corpus"), id, CorpusPolicy::Foreign).unwrap_err();
    /// assert!(error.to_string().starts_with("scan/not-there.json: cannot be read: "));
    /// # Ok::<(), ttt_conformance::CaseIdError>(())
    /// ```
    pub fn load(corpus: &Path, id: CaseId, policy: CorpusPolicy) -> Result<Self, CorpusError> {
        match corpus::read_file(&corpus.join(id.path())) {
            Ok(text) => Self::read(id, &text, policy),
            Err(kind) => Err(CorpusError::new(vec![Fault::new(id.path(), kind)])),
        }
    }

    /// What is wrong with the case by itself.
    fn faults(&self, policy: CorpusPolicy) -> Vec<FaultKind> {
        let mut faults = Vec::new();
        let fields = &self.fields;
        let notes = [
            ("about", Some(&fields.about)),
            ("source", fields.source.as_ref()),
            ("clause", fields.clause.as_ref()),
        ];
        for (field, text) in notes {
            match text {
                None if policy == CorpusPolicy::Own => faults.push(FaultKind::Missing { field }),
                Some(text) if text.trim().is_empty() => faults.push(FaultKind::Blank { field }),
                _ => {}
            }
        }
        let (expected, found) = (self.id.ask(), fields.question.ask());
        if found != expected {
            faults.push(FaultKind::OtherAsk { found, expected });
        }
        if !fields.answer.fits(found) {
            faults.push(FaultKind::NoSuchAnswer { ask: found });
        }
        faults
    }

    /// Its id.
    ///
    /// ```
    /// # use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy};
    /// # let text = br#"{"about": "The empty board", "question": {"ask": "scan", "rules": {"rows": 1,
    /// #     "cols": 1, "k": 1, "first": "X"}, "board": ["."]}, "answer": {"verdict": "Pending"}}"#;
    /// let id = CaseId::new(Ask::Scan, "empty-board")?;
    /// let case = Case::read(id.clone(), text, CorpusPolicy::Foreign)?;
    /// assert_eq!(case.id(), &id);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn id(&self) -> &CaseId {
        &self.id
    }

    /// What it asks.
    ///
    /// ```
    /// # use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy};
    /// # let text = br#"{"about": "The empty board", "question": {"ask": "scan", "rules": {"rows": 1,
    /// #     "cols": 1, "k": 1, "first": "X"}, "board": ["."]}, "answer": {"verdict": "Pending"}}"#;
    /// let id = CaseId::new(Ask::Scan, "empty-board")?;
    /// assert_eq!(Case::read(id, text, CorpusPolicy::Foreign)?.ask(), Ask::Scan);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn ask(&self) -> Ask {
        self.id.ask()
    }

    /// Why the case is there, in one line.
    ///
    /// ```
    /// # use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy};
    /// # let text = br#"{"about": "The empty board", "question": {"ask": "scan", "rules": {"rows": 1,
    /// #     "cols": 1, "k": 1, "first": "X"}, "board": ["."]}, "answer": {"verdict": "Pending"}}"#;
    /// let id = CaseId::new(Ask::Scan, "empty-board")?;
    /// assert_eq!(Case::read(id, text, CorpusPolicy::Foreign)?.about(), "The empty board");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn about(&self) -> &str {
        &self.fields.about
    }

    /// Where it comes from.
    ///
    /// ```
    /// # use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy};
    /// # let text = br#"{"about": "The empty board", "question": {"ask": "scan", "rules": {"rows": 1,
    /// #     "cols": 1, "k": 1, "first": "X"}, "board": ["."]}, "answer": {"verdict": "Pending"}}"#;
    /// let id = CaseId::new(Ask::Scan, "empty-board")?;
    /// assert_eq!(Case::read(id, text, CorpusPolicy::Foreign)?.source(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn source(&self) -> Option<&str> {
        self.fields.source.as_deref()
    }

    /// The clause that it is there for.
    ///
    /// ```
    /// # use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy};
    /// # let text = br#"{"about": "The empty board", "question": {"ask": "scan", "rules": {"rows": 1,
    /// #     "cols": 1, "k": 1, "first": "X"}, "board": ["."]}, "answer": {"verdict": "Pending"}}"#;
    /// let id = CaseId::new(Ask::Scan, "empty-board")?;
    /// assert_eq!(Case::read(id, text, CorpusPolicy::Foreign)?.clause(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn clause(&self) -> Option<&str> {
        self.fields.clause.as_deref()
    }

    /// The question.
    ///
    /// ```
    /// # use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy};
    /// # let text = br#"{"about": "The empty board", "question": {"ask": "scan", "rules": {"rows": 1,
    /// #     "cols": 1, "k": 1, "first": "X"}, "board": ["."]}, "answer": {"verdict": "Pending"}}"#;
    /// let id = CaseId::new(Ask::Scan, "empty-board")?;
    /// let case = Case::read(id, text, CorpusPolicy::Foreign)?;
    /// assert_eq!(case.question().board(), Some(&[".".to_owned()][..]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn question(&self) -> &Question {
        &self.fields.question
    }

    /// The answer that every implementation is held to.
    ///
    /// ```
    /// # use ttt_conformance::{Answer, Ask, Case, CaseId, CorpusPolicy};
    /// # let text = br#"{"about": "The empty board", "question": {"ask": "scan", "rules": {"rows": 1,
    /// #     "cols": 1, "k": 1, "first": "X"}, "board": ["."]}, "answer": {"verdict": "Pending"}}"#;
    /// let id = CaseId::new(Ask::Scan, "empty-board")?;
    /// let case = Case::read(id, text, CorpusPolicy::Foreign)?;
    /// assert_eq!(case.answer(), &Answer::Verdict(ttt_core::Verdict::Pending));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn answer(&self) -> &Answer {
        &self.fields.answer
    }
}
