//! The data of a report, as `report.json` has it.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    Answer, Item, Judgement, Misbehaviour, Outcome, Question, Run, RunVerdict, Status, Tally,
};

/// A report on some implementations.
///
/// ```
/// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Report, Selection, run};
/// # let corpus = Corpus::embedded()?;
/// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
/// # let plan = Plan::new(&corpus, &selection);
/// # let runs = [run(&plan, &Builtin, 1, &|| ())];
/// # let known = KnownFailures::default();
/// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
/// assert_eq!(Report::new(judgement).cases.len(), plan.items().len());
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The version of this format, 1.
    pub report: u32,
    /// The clauses that were asked about, in the order of the rulebook.
    pub clauses: Vec<String>,
    /// The implementations.
    pub implementations: Vec<ImplementationReport>,
    /// The cases and variants, in the order of the corpus.
    pub cases: Vec<CaseReport>,
}

/// What came of running an implementation.
///
/// ```
/// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Report, Selection, run};
/// # let corpus = Corpus::embedded()?;
/// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
/// # let plan = Plan::new(&corpus, &selection);
/// # let runs = [run(&plan, &Builtin, 1, &|| ())];
/// # let known = KnownFailures::default();
/// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
/// let report = Report::new(judgement);
/// assert_eq!(report.implementations[0].name, runs[0].name);
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ImplementationReport {
    /// Its name.
    pub name: String,
    /// Whether all is as expected, and if not, why not.
    pub verdict: VerdictCode,
    /// How many cases and variants came out how.
    pub counts: Counts,
    /// Why the program could not be started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub not_started: Option<MisbehaviourReport>,
    /// What went wrong after the last question.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub at_end: Vec<MisbehaviourReport>,
}

/// A misbehaviour outside of any question.
///
/// ```
/// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Report, Selection, run};
/// # let corpus = Corpus::embedded()?;
/// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
/// # let plan = Plan::new(&corpus, &selection);
/// # let runs = [run(&plan, &Builtin, 1, &|| ())];
/// # let known = KnownFailures::default();
/// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
/// let report = Report::new(judgement);
/// assert_eq!(report.implementations[0].at_end, []);
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MisbehaviourReport {
    /// The word for it.
    pub code: String,
    /// What it is.
    pub why: String,
    /// The end of the program's standard error.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub stderr: String,
}

/// How many cases and variants came out how.
///
/// ```
/// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Report, Selection, run};
/// # let corpus = Corpus::embedded()?;
/// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
/// # let plan = Plan::new(&corpus, &selection);
/// # let runs = [run(&plan, &Builtin, 1, &|| ())];
/// # let known = KnownFailures::default();
/// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
/// let report = Report::new(judgement);
/// assert_eq!(report.implementations[0].counts.passed, 1);
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Counts {
    /// How many failed and were not known to.
    pub failed: usize,
    /// How many passed although they were known to fail.
    pub unexpected_pass: usize,
    /// How many failed and were known to.
    pub known_failure: usize,
    /// How many were not answered.
    pub skipped: usize,
    /// How many passed.
    pub passed: usize,
}

/// A case or a variant, and what came of it.
///
/// ```
/// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Report, Selection, run};
/// # let corpus = Corpus::embedded()?;
/// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
/// # let plan = Plan::new(&corpus, &selection);
/// # let runs = [run(&plan, &Builtin, 1, &|| ())];
/// # let known = KnownFailures::default();
/// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
/// assert_eq!(Report::new(judgement).cases[0].id, "replay/no-moves");
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CaseReport {
    /// Its id; that of a variant has an `@` in it.
    pub id: String,
    /// What is asked.
    pub ask: String,
    /// The clause that it is there for, or `no clause`.
    pub clause: String,
    /// Why it is there.
    pub about: String,
    /// Where it comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The question.
    pub question: Question,
    /// The expected answer.
    pub expected: Answer,
    /// What came of it, one for each implementation, in their order; none for one that could
    /// not be started.
    pub results: Vec<ResultReport>,
}

/// What came of a case with an implementation.
///
/// ```
/// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, OutcomeCode, Plan, Report, Selection, run};
/// # let corpus = Corpus::embedded()?;
/// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
/// # let plan = Plan::new(&corpus, &selection);
/// # let runs = [run(&plan, &Builtin, 1, &|| ())];
/// # let known = KnownFailures::default();
/// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
/// let report = Report::new(judgement);
/// assert_eq!(report.cases[0].results[0].outcome, OutcomeCode::Passed);
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultReport {
    /// The name of the implementation.
    pub implementation: String,
    /// What it did.
    pub outcome: OutcomeCode,
    /// How that is to be taken, given the known failures.
    pub status: StatusCode,
    /// The wrong answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Answer>,
    /// The word for its misbehaviour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub misbehaviour: Option<String>,
    /// Why it skipped the question, what error it reported, how it misbehaved, or how far the
    /// wrong moves of a witness lead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// The end of its standard error, where it misbehaved.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub stderr: String,
    /// Why it is known to fail.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub known: Option<String>,
}

/// What an implementation did.
///
/// ```
/// let word = serde_json::to_value(ttt_conformance::OutcomeCode::Misbehaved)?;
/// assert_eq!(word, "misbehaved");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OutcomeCode {
    /// It gave the expected answer.
    Passed,
    /// It gave another answer.
    Wrong,
    /// It reported an error.
    Error,
    /// It did not keep to the wire protocol.
    Misbehaved,
    /// It does not answer such questions.
    Skipped,
}

/// How an outcome is to be taken.
///
/// ```
/// let word = serde_json::to_value(ttt_conformance::StatusCode::UnexpectedPass)?;
/// assert_eq!(word, "unexpected-pass");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StatusCode {
    /// It failed and was not known to.
    Failed,
    /// It passed although it was known to fail.
    UnexpectedPass,
    /// It failed and was known to.
    KnownFailure,
    /// It was not answered.
    Skipped,
    /// It passed.
    Passed,
}

/// Whether a run is as expected.
///
/// ```
/// let word = serde_json::to_value(ttt_conformance::VerdictCode::AsExpected)?;
/// assert_eq!(word, "as-expected");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum VerdictCode {
    /// It is.
    AsExpected,
    /// The program could not be started.
    NotStarted,
    /// Some cases failed, or passed unexpectedly.
    Failed,
    /// Nothing was answered.
    NothingAnswered,
    /// Something went wrong after the last question.
    FailedAtEnd,
}

/// The report of some runs.
pub(super) fn report(judgement: Judgement<'_>) -> Report {
    let items = judgement.plan.items();
    Report {
        report: 1,
        clauses: judgement.plan.clauses().to_vec(),
        implementations: judgement
            .runs
            .iter()
            .map(|run| implementation(judgement, run))
            .collect(),
        cases: items.iter().map(|item| case(judgement, item)).collect(),
    }
}

fn implementation(judgement: Judgement<'_>, run: &Run) -> ImplementationReport {
    ImplementationReport {
        name: run.name.clone(),
        verdict: judgement.verdict(run).into(),
        counts: judgement.tally(run, |_| true).into(),
        not_started: run.not_started.as_ref().map(MisbehaviourReport::from),
        at_end: run.at_end.iter().map(MisbehaviourReport::from).collect(),
    }
}

fn case(judgement: Judgement<'_>, item: &Item) -> CaseReport {
    let case = item.case();
    let result = |run: &Run| {
        let outcome = run.outcomes.get(item.place())?;
        Some(result(judgement, item, run, outcome))
    };
    CaseReport {
        id: item.id().to_owned(),
        ask: case.ask().to_string(),
        clause: item.clause().to_owned(),
        about: case.about().to_owned(),
        source: case.source().map(str::to_owned),
        question: item.question().clone(),
        expected: item.answer().clone(),
        results: judgement.runs.iter().filter_map(result).collect(),
    }
}

fn result(judgement: Judgement<'_>, item: &Item, run: &Run, outcome: &Outcome) -> ResultReport {
    let mut result = ResultReport {
        implementation: run.name.clone(),
        outcome: OutcomeCode::Passed,
        status: judgement.known.status(item.id(), outcome).into(),
        answer: None,
        misbehaviour: None,
        why: None,
        stderr: String::new(),
        known: judgement.known.reason(item.id()).map(str::to_owned),
    };
    match outcome {
        Outcome::Passed => {}
        Outcome::Wrong(answer) => {
            result.outcome = OutcomeCode::Wrong;
            result.answer = Some(answer.clone());
            let remark = outcome.remark(item.question(), item.answer());
            result.why = remark.map(|objection| objection.to_string());
        }
        Outcome::Error(why) => {
            result.outcome = OutcomeCode::Error;
            result.why = Some(why.clone());
        }
        Outcome::Skipped(why) => {
            result.outcome = OutcomeCode::Skipped;
            result.why = Some(why.clone());
        }
        Outcome::Misbehaved(misbehaviour) => {
            result.outcome = OutcomeCode::Misbehaved;
            result.misbehaviour = Some(misbehaviour.kind.code().to_owned());
            result.why = Some(misbehaviour.kind.to_string());
            result.stderr.clone_from(&misbehaviour.stderr);
        }
    }
    result
}

impl From<&Misbehaviour> for MisbehaviourReport {
    fn from(misbehaviour: &Misbehaviour) -> Self {
        Self {
            code: misbehaviour.kind.code().to_owned(),
            why: misbehaviour.kind.to_string(),
            stderr: misbehaviour.stderr.clone(),
        }
    }
}

impl From<Tally> for Counts {
    fn from(tally: Tally) -> Self {
        Self {
            failed: tally.get(Status::Failed),
            unexpected_pass: tally.get(Status::UnexpectedPass),
            known_failure: tally.get(Status::KnownFailure),
            skipped: tally.get(Status::Skipped),
            passed: tally.get(Status::Passed),
        }
    }
}

impl From<Status> for StatusCode {
    fn from(status: Status) -> Self {
        match status {
            Status::Failed => Self::Failed,
            Status::UnexpectedPass => Self::UnexpectedPass,
            Status::KnownFailure => Self::KnownFailure,
            Status::Skipped => Self::Skipped,
            Status::Passed => Self::Passed,
        }
    }
}

impl From<RunVerdict> for VerdictCode {
    fn from(verdict: RunVerdict) -> Self {
        match verdict {
            RunVerdict::AsExpected => Self::AsExpected,
            RunVerdict::NotStarted => Self::NotStarted,
            RunVerdict::Failed => Self::Failed,
            RunVerdict::NothingAnswered => Self::NothingAnswered,
            RunVerdict::FailedAtEnd => Self::FailedAtEnd,
        }
    }
}
