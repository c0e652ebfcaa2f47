//! Runs, judged by the known failures.

use crate::{Item, KnownFailures, Outcome, Plan, Run, Status};

/// Some runs of one plan, with what is known to fail.
///
/// ```
/// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, RunVerdict, Selection, run};
/// # let corpus = Corpus::embedded()?;
/// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
/// # let plan = Plan::new(&corpus, &selection);
/// # let runs = [run(&plan, &Builtin, 1, &|| ())];
/// # let known = KnownFailures::default();
/// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
/// assert_eq!(judgement.verdict(&runs[0]), RunVerdict::AsExpected);
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Judgement<'a> {
    /// What was asked.
    pub plan: &'a Plan,
    /// The runs, in the order of their columns in reports.
    pub runs: &'a [Run],
    /// What is known to fail.
    pub known: &'a KnownFailures,
}

/// How many outcomes of each status there are.
///
/// ```
/// use ttt_conformance::{Status, Tally};
///
/// assert_eq!(Tally::of([Status::Passed, Status::Failed]).total(), 2);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    counts: [usize; Status::ALL.len()],
}

/// Whether a run is as expected, and if not, the first reason why.
///
/// ```
/// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, RunVerdict, Selection, run};
/// # let corpus = Corpus::embedded()?;
/// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
/// # let plan = Plan::new(&corpus, &selection);
/// # let runs = [run(&plan, &Builtin, 1, &|| ())];
/// # let known = KnownFailures::default();
/// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
/// assert_eq!(judgement.verdict(&runs[0]), RunVerdict::AsExpected);
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunVerdict {
    /// It is.
    AsExpected,
    /// The program could not be started.
    NotStarted,
    /// Some outcomes fail.
    Failed,
    /// Nothing was answered, so that nothing is known.
    NothingAnswered,
    /// Something went wrong after the last question.
    FailedAtEnd,
}

impl Tally {
    /// The tally of some statuses.
    ///
    /// ```
    /// use ttt_conformance::{Status, Tally};
    ///
    /// assert_eq!(Tally::of([Status::Passed, Status::Passed]).get(Status::Passed), 2);
    /// ```
    pub fn of(statuses: impl IntoIterator<Item = Status>) -> Self {
        let mut tally = Self::default();
        for status in statuses {
            tally.counts[status as usize] += 1;
        }
        tally
    }

    /// How many there are of a status.
    ///
    /// ```
    /// use ttt_conformance::{Status, Tally};
    ///
    /// assert_eq!(Tally::of([Status::Passed]).get(Status::Failed), 0);
    /// ```
    #[must_use]
    pub const fn get(&self, status: Status) -> usize {
        self.counts[status as usize]
    }

    /// How many there are of any.
    ///
    /// ```
    /// use ttt_conformance::{Status, Tally};
    ///
    /// assert_eq!(Tally::of([Status::Passed, Status::Skipped]).total(), 2);
    /// ```
    #[must_use]
    pub fn total(&self) -> usize {
        self.counts.iter().sum()
    }

    /// The status that needs attention first, of those that occur; [`Status::Skipped`] where none
    /// does.
    ///
    /// ```
    /// use ttt_conformance::{Status, Tally};
    ///
    /// assert_eq!(Tally::of([Status::Passed, Status::Failed]).worst(), Status::Failed);
    /// ```
    #[must_use]
    pub fn worst(&self) -> Status {
        Status::ALL
            .into_iter()
            .find(|&status| self.get(status) > 0)
            .unwrap_or(Status::Skipped)
    }
}

impl<'a> Judgement<'a> {
    /// The outcomes of a run with their items and statuses.
    ///
    /// ```
    /// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Selection, Status, run};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// # let runs = [run(&plan, &Builtin, 1, &|| ())];
    /// # let known = KnownFailures::default();
    /// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
    /// assert!(judgement.results(&runs[0]).all(|(.., status)| status == Status::Passed));
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    pub fn results(
        self,
        run: &'a Run,
    ) -> impl Iterator<Item = (&'a Item, &'a Outcome, Status)> + Clone {
        let items = self.plan.items().iter();
        items
            .zip(&run.outcomes)
            .map(move |(item, outcome)| (item, outcome, self.known.status(item.id(), outcome)))
    }

    /// The tally of a run, of the items that are selected; O(items · log known failures).
    ///
    /// ```
    /// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Selection, run};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// # let runs = [run(&plan, &Builtin, 1, &|| ())];
    /// # let known = KnownFailures::default();
    /// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
    /// assert_eq!(judgement.tally(&runs[0], |_| true).total(), plan.items().len());
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn tally(self, run: &'a Run, selected: impl Fn(&Item) -> bool) -> Tally {
        let results = self.results(run).filter(|(item, ..)| selected(item));
        Tally::of(results.map(|(.., status)| status))
    }

    /// Whether a run is as expected, and if not, the first reason why; O(items · log known
    /// failures).
    ///
    /// ```
    /// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, RunVerdict, Selection, run};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// # let runs = [run(&plan, &Builtin, 1, &|| ())];
    /// # let known = KnownFailures::default();
    /// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
    /// assert_eq!(judgement.verdict(&runs[0]), RunVerdict::AsExpected);
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn verdict(self, run: &'a Run) -> RunVerdict {
        if run.not_started.is_some() {
            RunVerdict::NotStarted
        } else if self.results(run).any(|(.., status)| status.fails()) {
            RunVerdict::Failed
        } else if !run.answered() {
            RunVerdict::NothingAnswered
        } else if !run.at_end.is_empty() {
            RunVerdict::FailedAtEnd
        } else {
            RunVerdict::AsExpected
        }
    }
}

impl RunVerdict {
    /// The word for it in reports.
    ///
    /// ```
    /// assert_eq!(ttt_conformance::RunVerdict::AsExpected.code(), "as-expected");
    /// ```
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::AsExpected => "as-expected",
            Self::NotStarted => "not-started",
            Self::Failed => "failed",
            Self::NothingAnswered => "nothing-answered",
            Self::FailedAtEnd => "failed-at-end",
        }
    }
}
