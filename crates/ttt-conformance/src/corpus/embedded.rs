//! The corpus that is part of the crate.

use super::{Corpus, Rulebook};
use crate::{Ask, Case, CaseId, CorpusError, CorpusPolicy, Fault, FaultKind};

include!(concat!(env!("OUT_DIR"), "/corpus.rs"));

impl Corpus {
    /// The corpus that is part of this crate, with its rulebook; O(length of all files).
    ///
    /// # Errors
    /// None in a released crate. In a working copy, whatever is wrong with the files as they
    /// were when the crate was built, as far as it shows in a single case; the rest is for
    /// [`load`](Self::load).
    ///
    /// ```
    /// use ttt_conformance::Corpus;
    ///
    /// let corpus = Corpus::embedded()?;
    /// assert!(corpus.cases().len() > 100);
    /// assert!(corpus.rulebook().is_some());
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    pub fn embedded() -> Result<Self, CorpusError> {
        let mut faults = Vec::new();
        let mut cases = Vec::with_capacity(CASES.len());
        for &(ask, slug, text) in CASES {
            let Some(ask) = Ask::from_name(ask) else {
                faults.push(Fault::new(ask, FaultKind::NoAsk));
                continue;
            };
            match CaseId::new(ask, slug).map(|id| Case::read(id, text, CorpusPolicy::Own)) {
                Ok(Ok(case)) => cases.push(case),
                Ok(Err(error)) => faults.extend(error.into_faults()),
                Err(_) => {
                    let file = format!("{ask}/{slug}.json");
                    faults.push(Fault::new(file, FaultKind::NotKebab));
                }
            }
        }
        let rulebook = match Rulebook::parse(RULEBOOK) {
            Ok(rulebook) => Some(rulebook),
            Err(error) => {
                faults.push(Fault::new(super::RULEBOOK, FaultKind::Rulebook(error)));
                None
            }
        };
        cases.sort_unstable_by(|one, other| one.id().cmp(other.id()));
        if faults.is_empty() {
            Ok(Self { cases, rulebook })
        } else {
            Err(CorpusError::new(faults))
        }
    }
}
