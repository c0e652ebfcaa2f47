//! What is wrong with a corpus.

use std::{
    error::Error,
    fmt,
    path::{Path, PathBuf},
};

use super::rulebook::RulebookError;
use crate::{Ask, CaseId, JsonError};

/// Everything that is wrong with a corpus; at least one fault.
///
/// It displays as one fault a line.
///
/// ```
/// use ttt_conformance::{Corpus, CorpusPolicy, FaultKind};
///
/// let error = Corpus::load("no-such-folder", CorpusPolicy::Foreign).unwrap_err();
/// assert!(matches!(error.faults()[0].kind(), FaultKind::Unreadable(_)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorpusError {
    faults: Vec<Fault>,
}

impl CorpusError {
    /// At least one fault was found. They are put in the order of their files.
    pub(crate) fn new(mut faults: Vec<Fault>) -> Self {
        faults.sort_by(|a, b| a.file.cmp(&b.file));
        Self { faults }
    }

    /// The faults, by file.
    ///
    /// ```
    /// # use ttt_conformance::{Corpus, CorpusPolicy};
    /// let error = Corpus::load("no-such-folder", CorpusPolicy::Foreign).unwrap_err();
    /// assert_eq!(error.faults().len(), 1);
    /// ```
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    pub(crate) fn into_faults(self) -> Vec<Fault> {
        self.faults
    }
}

impl fmt::Display for CorpusError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            let separator = if i == 0 { "" } else { "\n" };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

impl Error for CorpusError {}

/// One thing that is wrong with a corpus, and where.
///
/// Not to be confused with [`faults::Fault`](crate::faults::Fault), a faulty implementation.
///
/// ```
/// use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy};
///
/// let id = CaseId::new(Ask::Scan, "empty")?;
/// let error = Case::read(id, b"", CorpusPolicy::Foreign).unwrap_err();
/// assert_eq!(
///     error.faults()[0].to_string(),
///     "scan/empty.json: line 1, column 1: EOF while parsing a value",
/// );
/// # Ok::<(), ttt_conformance::CaseIdError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    file: PathBuf,
    kind: FaultKind,
}

impl Fault {
    pub(crate) fn new(file: impl Into<PathBuf>, kind: FaultKind) -> Self {
        let file = file.into();
        Self { file, kind }
    }

    /// The file or folder, as a path within the corpus; empty for the corpus itself.
    ///
    /// ```
    /// # use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy};
    /// # let id = CaseId::new(Ask::Scan, "empty")?;
    /// let error = Case::read(id, b"", CorpusPolicy::Foreign).unwrap_err();
    /// assert_eq!(error.faults()[0].file().to_str(), Some("scan/empty.json"));
    /// # Ok::<(), ttt_conformance::CaseIdError>(())
    /// ```
    #[must_use]
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// What is wrong there.
    ///
    /// ```
    /// # use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy, FaultKind};
    /// # let id = CaseId::new(Ask::Scan, "empty")?;
    /// let error = Case::read(id, b"", CorpusPolicy::Foreign).unwrap_err();
    /// let FaultKind::Json(error) = error.faults()[0].kind() else { panic!() };
    /// assert_eq!(error.line(), 1);
    /// # Ok::<(), ttt_conformance::CaseIdError>(())
    /// ```
    #[must_use]
    pub const fn kind(&self) -> &FaultKind {
        &self.kind
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.file.as_os_str().is_empty() {
            return self.kind.fmt(f);
        }
        // One spelling on every system; a name that is no UTF-8, or has control characters in
        // it, is shown escaped.
        let file = self.file.to_string_lossy().replace('\\', "/");
        write!(f, "{}: {}", file.escape_debug(), self.kind)
    }
}

/// What can be wrong with a corpus.
///
/// ```
/// use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy};
///
/// let id = CaseId::new(Ask::Scan, "new")?;
/// let error = Case::read(id, b"", CorpusPolicy::Foreign).unwrap_err();
/// println!("{}", error.faults()[0].kind());
/// # Ok::<(), ttt_conformance::CaseIdError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The file or folder cannot be read, and why.
    Unreadable(String),
    /// The name is no UTF-8.
    NotUtf8,
    /// The file does not belong there.
    Stray,
    /// The folder is named after no ask.
    NoAsk,
    /// The name is not lower-case kebab.
    NotKebab,
    /// The text is not the JSON of a case.
    Json(JsonError),
    /// A field that this corpus requires is not there.
    Missing {
        /// Its name.
        field: &'static str,
    },
    /// A field has no text.
    Blank {
        /// Its name.
        field: &'static str,
    },
    /// The question asks something else than the folder says.
    OtherAsk {
        /// What the question asks.
        found: Ask,
        /// What the folder says.
        expected: Ask,
    },
    /// The answer has a form that no answer to the ask has.
    NoSuchAnswer {
        /// The ask.
        ask: Ask,
    },
    /// An earlier case has the very same question.
    SameQuestion {
        /// The earlier case.
        other: CaseId,
    },
    /// The clause does not stand in the rulebook.
    UnknownClause {
        /// The clause that the case names.
        clause: String,
    },
    /// A clause of the rulebook has no case.
    Uncovered {
        /// The clause.
        clause: String,
        /// The line of the rulebook where it stands, counted from 1.
        line: usize,
    },
    /// The rulebook cannot be read.
    Rulebook(RulebookError),
    /// There are no cases.
    Empty,
}

impl FaultKind {
    /// Whether a case with this fault is left out, so that what it covers is unknown.
    pub(super) const fn hides_a_case(&self) -> bool {
        !matches!(
            self,
            Self::SameQuestion { .. } | Self::UnknownClause { .. } | Self::Uncovered { .. }
        )
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(why) => write!(f, "cannot be read: {why}"),
            Self::NotUtf8 => f.write_str("the name is no UTF-8, expected lower-case kebab"),
            Self::Stray => f.write_str(
                "does not belong here, expected only <ask>/<slug>.json, RULES.md and \
                 case.schema.json",
            ),
            Self::NoAsk => write!(f, "the folder is no ask, expected {}", Ask::list()),
            Self::NotKebab => f.write_str(
                "the name is not lower-case kebab, expected one such as win-over-blanks.json",
            ),
            Self::Json(error) => error.fmt(f),
            Self::Missing { field } => write!(f, "the field `{field}` is missing"),
            Self::Blank { field } => write!(f, "the field `{field}` is empty, expected text"),
            Self::OtherAsk { found, expected } => write!(
                f,
                "at `question.ask`: found `{found}`, expected `{expected}` as the folder says"
            ),
            Self::NoSuchAnswer { ask } => {
                write!(
                    f,
                    "at `answer`: no question `{ask}` has an answer of this form"
                )
            }
            Self::SameQuestion { other } => {
                write!(f, "the question is the very same as that of {other}")
            }
            Self::UnknownClause { clause } => {
                write!(f, "at `clause`: RULES.md has no clause `{clause}`")
            }
            Self::Uncovered { clause, line } => {
                write!(f, "line {line}: the clause `{clause}` has no case")
            }
            Self::Rulebook(error) => error.fmt(f),
            Self::Empty => f.write_str("the corpus has no cases, expected at least one"),
        }
    }
}
