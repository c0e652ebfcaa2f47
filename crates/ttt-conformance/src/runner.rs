//! Running cases against implementations.

mod outcome;
mod plan;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

pub use outcome::{Outcome, Status};
pub use plan::{Expansion, Item, Plan, Selection};

use crate::{Implementation, Misbehaviour, Reply};

/// What came of running a plan against an implementation.
///
/// ```
/// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Selection, run};
/// # let corpus = Corpus::embedded()?;
/// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
/// # let plan = Plan::new(&corpus, &selection);
/// # let runs = [run(&plan, &Builtin, 1, &|| ())];
/// # let known = KnownFailures::default();
/// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
/// assert_eq!(runs[0].outcomes.len(), plan.items().len());
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The name of the implementation.
    pub name: String,
    /// What came of each item of the plan, in its order; empty if it could not be started.
    pub outcomes: Vec<Outcome>,
    /// What went wrong after the last question.
    pub at_end: Vec<Misbehaviour>,
    /// Why the implementation could not be started, which only befalls programs.
    pub not_started: Option<Misbehaviour>,
}

impl Run {
    /// That of a program which could not be started.
    ///
    /// ```
    /// use ttt_conformance::{Misbehaviour, MisbehaviourKind, Run};
    ///
    /// let kind = MisbehaviourKind::NotStarted { why: "no such file".to_owned() };
    /// let run = Run::not_started("mine".to_owned(), Misbehaviour { kind, stderr: String::new() });
    /// assert!(!run.answered());
    /// ```
    #[must_use]
    pub const fn not_started(name: String, why: Misbehaviour) -> Self {
        Self {
            name,
            outcomes: Vec::new(),
            at_end: Vec::new(),
            not_started: Some(why),
        }
    }

    /// Whether any question was answered, rightly or wrongly.
    ///
    /// ```
    /// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Selection, run};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// # let runs = [run(&plan, &Builtin, 1, &|| ())];
    /// # let known = KnownFailures::default();
    /// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
    /// assert!(runs[0].answered());
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn answered(&self) -> bool {
        self.outcomes
            .iter()
            .any(|outcome| matches!(outcome, Outcome::Passed | Outcome::Wrong(_)))
    }
}

/// Asks an implementation everything, on some threads, and judges what it replies.
///
/// `jobs` is the number of threads; 0 counts as 1. Each item is asked once. `progress` is called
/// after each item, from any of the threads.
///
/// # Panics
/// When `progress` does. A panic of the implementation is an error that it reports.
///
/// ```
/// use ttt_conformance::{Builtin, Corpus, Outcome, Plan, Selection, run};
///
/// let corpus = Corpus::embedded()?;
/// let plan = Plan::new(&corpus, &Selection { filter: "scan/".into(), ..Selection::default() });
/// let run = run(&plan, &Builtin, 1, &|| ());
/// assert!(run.outcomes.iter().all(|outcome| *outcome == Outcome::Passed));
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
pub fn run(
    plan: &Plan,
    implementation: &dyn Implementation,
    jobs: usize,
    progress: &(dyn Fn() + Sync),
) -> Run {
    let next = AtomicUsize::new(0);
    let outcomes = Mutex::new(vec![None; plan.items().len()]);
    let work = || {
        while let Some(item) = plan.items().get(next.fetch_add(1, Ordering::Relaxed)) {
            let outcome = item.judge(reply(implementation, item));
            let mut outcomes = outcomes.lock().unwrap_or_else(PoisonError::into_inner);
            outcomes[item.place()] = Some(outcome);
            drop(outcomes);
            progress();
        }
    };
    thread::scope(|scope| {
        for _ in 1..jobs {
            scope.spawn(work);
        }
        work();
    });
    let outcomes = outcomes
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner);
    Run {
        name: implementation.name().to_owned(),
        outcomes: outcomes
            .into_iter()
            .map(|outcome| outcome.expect("the threads go on until every item is done"))
            .collect(),
        at_end: implementation.finish(),
        not_started: None,
    }
}

/// The reply to a question; a panic is an error of the implementation, not of the run.
fn reply(implementation: &dyn Implementation, item: &Item) -> Reply {
    catch_unwind(AssertUnwindSafe(|| implementation.answer(item.question()))).unwrap_or_else(
        |panic| {
            let text = panic
                .downcast_ref::<String>()
                .map(String::as_str)
                .or_else(|| panic.downcast_ref::<&str>().copied())
                .unwrap_or("with no message");
            Reply::Error(format!("panicked: {text}"))
        },
    )
}
