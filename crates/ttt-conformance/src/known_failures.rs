//! Lists of known failures.

use std::{collections::BTreeMap, error::Error, fmt, fmt::Write as _};

use crate::{Item, Outcome, Plan, Run, Status, visible::visible};

/// Cases that an implementation is known to fail, each with the reason.
///
/// A line for each: the id of a case or a variant, a colon, and the reason. Empty lines, and
/// lines that begin with `#`, are for people. A listed case that passes fails the run, so that
/// a list never outlives the bugs on it.
///
/// ```
/// use ttt_conformance::KnownFailures;
///
/// let text = "# Wins on a full board are not done yet.\nscan/full-board-row: answers Draw\n";
/// let known = KnownFailures::parse(text)?;
/// assert_eq!(known.reason("scan/full-board-row"), Some("answers Draw"));
/// assert_eq!(known.reason("scan/win-first"), None);
/// # Ok::<(), ttt_conformance::KnownFailuresError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnownFailures {
    reasons: BTreeMap<String, String>,
}

impl KnownFailures {
    /// Reads a list; O(length of the text).
    ///
    /// # Errors
    /// The first line that has no id, no reason, or an id that stands there already.
    ///
    /// ```
    /// use ttt_conformance::KnownFailures;
    ///
    /// assert_eq!(
    ///     KnownFailures::parse("scan/draw").unwrap_err().to_string(),
    ///     "line 1: found `scan/draw`, expected the id of a case, a colon, a space and why the case \
    ///      fails",
    /// );
    /// ```
    pub fn parse(text: &str) -> Result<Self, KnownFailuresError> {
        let mut reasons = BTreeMap::new();
        for (at, text) in text.lines().enumerate() {
            let text = text.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let line = at + 1;
            let (id, reason) = text
                .split_once(": ")
                .map(|(id, reason)| (id.trim().replace("::", "/"), reason.trim()))
                .filter(|(id, reason)| !id.is_empty() && !reason.is_empty())
                .ok_or_else(|| KnownFailuresError::NoReason {
                    line,
                    found: visible(text),
                })?;
            if reasons.contains_key(&id) {
                return Err(KnownFailuresError::Twice { line, id });
            }
            reasons.insert(id, reason.to_owned());
        }
        Ok(Self { reasons })
    }

    /// Why a case is known to fail; `None` where it is not. O(log cases).
    ///
    /// ```
    /// use ttt_conformance::KnownFailures;
    ///
    /// let known = KnownFailures::parse("scan/win-first: not done yet")?;
    /// assert_eq!(known.reason("scan/win-first"), Some("not done yet"));
    /// # Ok::<(), ttt_conformance::KnownFailuresError>(())
    /// ```
    #[must_use]
    pub fn reason(&self, id: &str) -> Option<&str> {
        self.reasons.get(id).map(String::as_str)
    }

    /// How many there are.
    ///
    /// ```
    /// use ttt_conformance::KnownFailures;
    ///
    /// let known = KnownFailures::parse("scan/win-first: not done yet")?;
    /// assert_eq!(known.len(), 1);
    /// # Ok::<(), ttt_conformance::KnownFailuresError>(())
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        self.reasons.len()
    }

    /// Whether there are none.
    ///
    /// ```
    /// use ttt_conformance::KnownFailures;
    ///
    /// assert!(KnownFailures::parse("# Nothing fails.")?.is_empty());
    /// # Ok::<(), ttt_conformance::KnownFailuresError>(())
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.reasons.is_empty()
    }

    /// Refuses a list with ids that do not exist, be they misspelt or gone.
    ///
    /// `everything` is the plan of the whole corpus with its variants.
    ///
    /// # Errors
    /// All of them.
    ///
    /// ```
    /// use ttt_conformance::{Corpus, Expansion, KnownFailures, Plan, Selection};
    ///
    /// let expansion = Expansion::WithVariants;
    /// let everything = Selection { expansion, ..Selection::default() };
    /// let plan = Plan::new(&Corpus::embedded()?, &everything);
    /// let known = KnownFailures::parse("scan/no-such-case: gone")?;
    /// assert_eq!(
    ///     known.check(&plan).unwrap_err().to_string(),
    ///     "the corpus has no scan/no-such-case; take it off the list",
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check(&self, everything: &Plan) -> Result<(), KnownFailuresError> {
        let ids: std::collections::HashSet<&str> =
            everything.items().iter().map(Item::id).collect();
        let unknown: Vec<String> = self
            .reasons
            .keys()
            .filter(|id| !ids.contains(id.as_str()))
            .cloned()
            .collect();
        if unknown.is_empty() {
            Ok(())
        } else {
            Err(KnownFailuresError::Unknown { ids: unknown })
        }
    }

    /// How an outcome is to be taken. A listed case that is skipped is skipped.
    ///
    /// ```
    /// use ttt_conformance::{KnownFailures, Outcome, Status};
    ///
    /// let known = KnownFailures::parse("scan/win-first: not done yet")?;
    /// assert_eq!(known.status("scan/win-first", &Outcome::Passed), Status::UnexpectedPass);
    /// # Ok::<(), ttt_conformance::KnownFailuresError>(())
    /// ```
    #[must_use]
    pub fn status(&self, id: &str, outcome: &Outcome) -> Status {
        match (outcome.status(), self.reason(id)) {
            (Status::Passed, Some(_)) => Status::UnexpectedPass,
            (Status::Failed, Some(_)) => Status::KnownFailure,
            (status, _) => status,
        }
    }

    /// The list after a run: what failed, with the reasons of this list where it has one, and
    /// what was on the list and did not run.
    ///
    /// ```
    /// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Selection, run};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// # let runs = [run(&plan, &Builtin, 1, &|| ())];
    /// # let known = KnownFailures::default();
    /// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
    /// assert!(known.after(&plan, &runs[0]).is_empty());
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn after(&self, plan: &Plan, run: &Run) -> Self {
        let mut reasons = self.reasons.clone();
        for (item, outcome) in plan.items().iter().zip(&run.outcomes) {
            match outcome.status() {
                Status::Passed => {
                    reasons.remove(item.id());
                }
                Status::Failed => {
                    let reason = || visible(&outcome.to_string());
                    reasons.entry(item.id().to_owned()).or_insert_with(reason);
                }
                _ => {}
            }
        }
        Self { reasons }
    }
}

impl fmt::Display for KnownFailures {
    /// The list as [`parse`](KnownFailures::parse) reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("# Known failures: the id of a case, a colon, and why it fails.\n")?;
        for (id, reason) in &self.reasons {
            writeln!(f, "{id}: {reason}")?;
        }
        Ok(())
    }
}

/// Why a text is no list of known failures, or not one of this corpus.
///
/// ```
/// use ttt_conformance::KnownFailures;
///
/// assert_eq!(
///     KnownFailures::parse("scan/a: x\nscan/a: y").unwrap_err().to_string(),
///     "line 2: scan/a is listed already",
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KnownFailuresError {
    /// A line is no id with a reason.
    NoReason {
        /// The line, counted from 1.
        line: usize,
        /// What stands there.
        found: String,
    },
    /// An id stands there twice.
    Twice {
        /// The later line, counted from 1.
        line: usize,
        /// The id.
        id: String,
    },
    /// There are no such cases.
    Unknown {
        /// The ids.
        ids: Vec<String>,
    },
}

impl fmt::Display for KnownFailuresError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoReason { line, found } => write!(
                f,
                "line {line}: found `{found}`, expected the id of a case, a colon, a space and \
                 why the case fails"
            ),
            Self::Twice { line, id } => write!(f, "line {line}: {id} is listed already"),
            Self::Unknown { ids } => {
                let mut list = String::new();
                for id in ids {
                    write!(list, "{}{id}", if list.is_empty() { "" } else { ", " })?;
                }
                write!(f, "the corpus has no {list}; take it off the list")
            }
        }
    }
}

impl Error for KnownFailuresError {}
