//! What came of runs, as text for a terminal.

use std::fmt::Write as _;

use crate::{
    Ask, Item, Judgement, Outcome, Reply, Run, RunVerdict, Status, Tally, drawing,
    visible::{visible, visible_lines},
};

/// How many failures of a run are shown in full.
const SHOWN: usize = 20;

/// The failures of a run in full, as far as there are not too many, each with the question
/// drawn, what was expected and what came, and how to run it again.
///
/// `again` gives the command that runs one item again.
///
/// ```
/// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Selection, summary, run};
/// # let corpus = Corpus::embedded()?;
/// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
/// # let plan = Plan::new(&corpus, &selection);
/// # let runs = [run(&plan, &Builtin, 1, &|| ())];
/// # let known = KnownFailures::default();
/// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
/// let again = |item: &ttt_conformance::Item| format!("ttt-conformance run --filter {}", item.id());
/// assert_eq!(summary::failures(judgement, &runs[0], &again), "");
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[must_use]
pub fn failures(judgement: Judgement<'_>, run: &Run, again: &dyn Fn(&Item) -> String) -> String {
    let failing = |(.., status): &(_, _, Status)| status.fails();
    let mut text = String::new();
    for (item, outcome, status) in judgement.results(run).filter(failing).take(SHOWN) {
        text += &failure(item, outcome, status, &run.name);
        text += &indented(&format!("again: {}", again(item)));
        text.push('\n');
    }
    let left = judgement.results(run).filter(failing).count();
    if left > SHOWN {
        let left = left - SHOWN;
        let more = format!("and {left} more failures, which a report (--report DIR) shows\n\n");
        text.push_str(&more);
    }
    text
}

/// A failure in full, but for how to run it again.
pub(crate) fn failure(item: &Item, outcome: &Outcome, status: Status, name: &str) -> String {
    let (id, clause, about) = (item.id(), item.clause(), item.case().about());
    let mut text = format!("{}: {id} {status} ({clause})\n", visible(name));
    text += &indented(&visible(about));
    text += &indented(&drawing::question(item.question()));
    let reply = match outcome {
        Outcome::Passed => return text + &indented("take it off the list of known failures"),
        Outcome::Wrong(answer) => Reply::Answer(answer.clone()),
        Outcome::Error(why) => Reply::Error(why.clone()),
        Outcome::Skipped(why) => Reply::Skip(why.clone()),
        Outcome::Misbehaved(misbehaviour) => {
            let expected = serde_json::to_string(item.answer()).unwrap_or_default();
            return text
                + &indented(&format!("expected: {expected}"))
                + &indented(&format!("actual: {}", misbehaviour.kind))
                + &stderr(&misbehaviour.stderr);
        }
    };
    text += &indented(&drawing::comparison(item.answer(), &reply));
    if let Some(objection) = outcome.remark(item.question(), item.answer()) {
        text += &indented(&objection.to_string());
    }
    text
}

/// The last words of a program, if any.
fn stderr(text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    indented("its standard error ends:") + &indented(&indented(&visible_lines(text)))
}

/// What came of a run, by ask and by clause, and whether it is as expected; O(clauses · items).
///
/// ```
/// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Selection, summary, run};
/// # let corpus = Corpus::embedded()?;
/// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
/// # let plan = Plan::new(&corpus, &selection);
/// # let runs = [run(&plan, &Builtin, 1, &|| ())];
/// # let known = KnownFailures::default();
/// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
/// println!("{}", summary::summary(judgement, &runs[0]));
/// assert!(summary::summary(judgement, &runs[0]).contains("1 passed"));
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[must_use]
pub fn summary(judgement: Judgement<'_>, run: &Run) -> String {
    let name = visible(&run.name);
    if let Some(why) = &run.not_started {
        return format!("{name}: {}\n{}", why.kind, stderr(&why.stderr));
    }
    let mut text = table(judgement, run);
    text.push('\n');
    for misbehaviour in &run.at_end {
        let _ = writeln!(text, "{name}: {}", misbehaviour.kind);
        text += &stderr(&misbehaviour.stderr);
    }
    let all = judgement.tally(run, |_| true);
    let verdict = match judgement.verdict(run) {
        RunVerdict::AsExpected => "as expected",
        RunVerdict::NothingAnswered => "nothing was answered, so nothing is known",
        RunVerdict::NotStarted | RunVerdict::Failed | RunVerdict::FailedAtEnd => "not as expected",
    };
    text + &format!("{name}: {}: {verdict}\n", counts(&all))
}

fn table(judgement: Judgement<'_>, run: &Run) -> String {
    let of_ask = |ask: Ask| judgement.tally(run, |item| item.case().ask() == ask);
    let asks = Ask::ALL.map(|ask| (ask.to_string(), of_ask(ask)));
    let asks = asks.into_iter().filter(|(_, tally)| tally.total() > 0);
    let clauses = judgement.plan.clauses().iter().map(|clause| {
        let tally = judgement.tally(run, |item| item.clause() == clause);
        (clause.clone(), tally)
    });
    let all = |status| move |(_, tally): &(_, Tally)| tally.get(status) == tally.total();
    let (whole, others): (Vec<_>, Vec<_>) = clauses.partition(all(Status::Passed));
    let (skipped, others): (Vec<_>, Vec<_>) = others.into_iter().partition(all(Status::Skipped));
    let rows: Vec<_> = asks.chain(others).collect();
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let mut text = format!("{:width$}  passed  failed   known  skipped\n", "");
    for (name, tally) in rows {
        let failed = tally.get(Status::Failed) + tally.get(Status::UnexpectedPass);
        let _ = writeln!(
            text,
            "{name:width$}  {:6}  {failed:6}  {:6}  {:7}",
            tally.get(Status::Passed),
            tally.get(Status::KnownFailure),
            tally.get(Status::Skipped),
        );
    }
    for (count, what) in [(whole.len(), "passed"), (skipped.len(), "skipped")] {
        let _ = match count {
            0 => Ok(()),
            1 => writeln!(text, "1 clause {what} in full"),
            many => writeln!(text, "{many} clauses {what} in full"),
        };
    }
    text
}

/// The counts that are not zero, the passes always.
fn counts(tally: &Tally) -> String {
    let mut counts = format!("{} of {} passed", tally.get(Status::Passed), tally.total());
    for status in Status::ALL {
        let count = tally.get(status);
        if count > 0 && status != Status::Passed {
            let _ = write!(counts, ", {count} {status}");
        }
    }
    counts
}

/// Implementations and clauses crossed: how many of each clause's items each passed. `ok`
/// stands for all of them. O(runs · clauses · items).
///
/// ```
/// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Selection, summary, run};
/// # let corpus = Corpus::embedded()?;
/// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
/// # let plan = Plan::new(&corpus, &selection);
/// # let runs = [run(&plan, &Builtin, 1, &|| ())];
/// # let known = KnownFailures::default();
/// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
/// assert!(summary::matrix(judgement).contains("ok"));
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[must_use]
pub fn matrix(judgement: Judgement<'_>) -> String {
    let clauses = judgement.plan.clauses();
    let width = clauses.iter().map(String::len).max().unwrap_or(0);
    let names: Vec<String> = judgement
        .runs
        .iter()
        .map(|run| visible(&run.name))
        .collect();
    let mut text = " ".repeat(width);
    for name in &names {
        let _ = write!(text, "  {name:>9}");
    }
    for clause in clauses {
        let _ = write!(text, "\n{clause:width$}");
        for (run, name) in judgement.runs.iter().zip(&names) {
            let wide = name.chars().count().max(9);
            let tally = judgement.tally(run, |item| item.clause() == clause);
            let _ = write!(text, "  {:>wide$}", in_matrix(run, &tally));
        }
    }
    text.push('\n');
    text
}

fn in_matrix(run: &Run, tally: &Tally) -> String {
    let (passed, total) = (tally.get(Status::Passed), tally.total());
    if run.not_started.is_some() {
        "-".to_owned()
    } else if passed == total {
        "ok".to_owned()
    } else {
        format!("{passed}/{total}")
    }
}

/// The text two columns to the right, without trailing blanks.
fn indented(text: &str) -> String {
    text.lines()
        .map(|line| format!("  {line}").trim_end().to_owned() + "\n")
        .collect()
}
