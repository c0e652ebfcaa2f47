//! Corpora: folders of cases.

mod embedded;
mod error;
mod folder;
mod rulebook;

use std::{
    collections::{BTreeSet, HashMap},
    fs,
    path::Path,
};

use crate::{Case, CaseId};

pub use error::{CorpusError, Fault, FaultKind};
pub use rulebook::{Clause, Rulebook, RulebookError, Variants};

/// The rulebook's file in a corpus.
pub(crate) const RULEBOOK: &str = "RULES.md";
/// The JSON Schema's file in a corpus.
pub(crate) const SCHEMA: &str = "case.schema.json";

/// What a corpus has to have besides cases.
///
/// ```
/// use ttt_conformance::{Corpus, CorpusPolicy};
///
/// // Somebody else's corpus needs no rulebook, but cases all the same.
/// assert!(Corpus::load("no-such-folder", CorpusPolicy::Foreign).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CorpusPolicy {
    /// This repository's corpus: every case has a source and a clause, each clause stands in
    /// the rulebook `RULES.md`, and each clause of the rulebook has a case.
    Own,
    /// Somebody else's: `source` and `clause` may be left out, and say what they like; a
    /// `RULES.md` is not read.
    Foreign,
}

/// A corpus: cases that are known to be sound, in listing order.
///
/// ```
/// use ttt_conformance::Corpus;
///
/// let corpus = Corpus::embedded()?;
/// for case in corpus.cases() {
///     println!("{}: {}", case.id(), case.about());
/// }
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corpus {
    cases: Vec<Case>,
    rulebook: Option<Rulebook>,
}

impl Corpus {
    /// Reads a corpus: files `<ask>/<slug>.json`, and besides them nothing but `RULES.md` and
    /// `case.schema.json`; O(length of all files).
    ///
    /// # Errors
    /// Everything that is wrong with it at once: files that are no cases, names that are not
    /// lower-case kebab, folders that are no asks, cases with the very same question, clauses
    /// that are unknown or without a case, or no cases at all.
    ///
    /// ```
    /// use ttt_conformance::{Corpus, CorpusPolicy};
    ///
    /// let error = Corpus::load("no-such-folder", CorpusPolicy::Foreign).unwrap_err();
    /// assert!(error.to_string().starts_with("cannot be read: "));
    /// ```
    pub fn load(dir: impl AsRef<Path>, policy: CorpusPolicy) -> Result<Self, CorpusError> {
        let dir = dir.as_ref();
        let folder::Listing { ids, mut faults } = folder::list(dir);
        if ids.is_empty() && faults.is_empty() {
            faults.push(Fault::new("", FaultKind::Empty));
        }
        let mut cases = Vec::with_capacity(ids.len());
        for id in ids {
            match Case::load(dir, id, policy) {
                Ok(case) => cases.push(case),
                Err(error) => faults.extend(error.into_faults()),
            }
        }
        faults.extend(same_questions(&cases));
        let rulebook = match policy {
            CorpusPolicy::Own => read_rulebook(dir, &mut faults),
            CorpusPolicy::Foreign => None,
        };
        if let Some(rulebook) = &rulebook {
            faults.extend(unknown_clauses(&cases, rulebook));
            faults.extend(uncovered_clauses(&cases, rulebook, &faults));
        }
        if faults.is_empty() {
            Ok(Self { cases, rulebook })
        } else {
            Err(CorpusError::new(faults))
        }
    }

    /// The ids of the cases that lie in a folder, by the names of their files alone, in listing
    /// order: what is no name of a case is left out.
    ///
    /// For a list of tests, which has to be quick; [`load`](Self::load) says what is wrong.
    ///
    /// ```
    /// use ttt_conformance::Corpus;
    ///
    /// assert!(Corpus::ids("no-such-folder").is_empty());
    /// ```
    #[must_use]
    pub fn ids(dir: impl AsRef<Path>) -> Vec<CaseId> {
        folder::list(dir.as_ref()).ids
    }

    /// The cases, in the order of their ids; at least one.
    ///
    /// ```
    /// # use ttt_conformance::Corpus;
    /// let corpus = Corpus::embedded()?;
    /// println!("{} cases", corpus.cases().len());
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn cases(&self) -> &[Case] {
        &self.cases
    }

    /// The case of an id; O(log cases).
    ///
    /// ```
    /// # use ttt_conformance::Corpus;
    /// let corpus = Corpus::embedded()?;
    /// let case = corpus.get(&"scan::win-first".parse()?).expect("the case is there");
    /// println!("{}", case.about());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn get(&self, id: &CaseId) -> Option<&Case> {
        let place = self.cases.binary_search_by(|case| case.id().cmp(id)).ok()?;
        self.cases.get(place)
    }

    /// The rulebook, which [`CorpusPolicy::Own`] reads.
    ///
    /// ```
    /// # use ttt_conformance::Corpus;
    /// let corpus = Corpus::embedded()?;
    /// let rulebook = corpus.rulebook().expect("our corpus has a rulebook");
    /// println!("{} clauses", rulebook.clauses().len());
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub const fn rulebook(&self) -> Option<&Rulebook> {
        self.rulebook.as_ref()
    }
}

/// The bytes of a file, or why it cannot be read.
pub(crate) fn read_file(path: &Path) -> Result<Vec<u8>, FaultKind> {
    fs::read(path).map_err(|error| FaultKind::Unreadable(error.to_string()))
}

fn read_rulebook(dir: &Path, faults: &mut Vec<Fault>) -> Option<Rulebook> {
    let read = read_file(&dir.join(RULEBOOK)).and_then(|text| {
        let text = String::from_utf8(text)
            .map_err(|_| FaultKind::Unreadable("it is no UTF-8".to_owned()))?;
        Rulebook::parse(&text).map_err(FaultKind::Rulebook)
    });
    read.map_err(|kind| faults.push(Fault::new(RULEBOOK, kind)))
        .ok()
}

/// Cases whose question an earlier case has: the same data, however it is written.
fn same_questions(cases: &[Case]) -> Vec<Fault> {
    let mut seen = HashMap::with_capacity(cases.len());
    let mut faults = Vec::new();
    for case in cases {
        if let Some(&first) = seen.get(case.question()) {
            let other = CaseId::clone(first);
            faults.push(Fault::new(
                case.id().path(),
                FaultKind::SameQuestion { other },
            ));
        } else {
            seen.insert(case.question(), case.id());
        }
    }
    faults
}

fn unknown_clauses(cases: &[Case], rulebook: &Rulebook) -> Vec<Fault> {
    let mut faults = Vec::new();
    for case in cases {
        if let Some(clause) = case.clause()
            && rulebook.get(clause).is_none()
        {
            let clause = clause.to_owned();
            faults.push(Fault::new(
                case.id().path(),
                FaultKind::UnknownClause { clause },
            ));
        }
    }
    faults
}

/// Clauses without a case. Where a case could not be read, nobody knows which clause it covers,
/// so nothing is said.
fn uncovered_clauses(cases: &[Case], rulebook: &Rulebook, so_far: &[Fault]) -> Vec<Fault> {
    if so_far.iter().any(|fault| fault.kind().hides_a_case()) {
        return Vec::new();
    }
    let covered: BTreeSet<&str> = cases.iter().filter_map(Case::clause).collect();
    let clauses = rulebook.clauses().iter();
    clauses
        .filter(|clause| !covered.contains(clause.name()))
        .map(|clause| {
            let (clause, line) = (clause.name().to_owned(), clause.line());
            Fault::new(RULEBOOK, FaultKind::Uncovered { clause, line })
        })
        .collect()
}
