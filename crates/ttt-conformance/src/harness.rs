//! The corpus as tests of somebody's crate.

use std::{
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use libtest_mimic::{Arguments, Completion, Conclusion, Failed, Trial};

use crate::{
    Corpus, Expansion, Implementation, Item, KnownFailures, Outcome, Plan, Selection, Status,
    summary,
};

/// The corpus as tests of an implementation in Rust: each case is a test with a name, which can
/// be listed, filtered and run alone, also by `cargo nextest`.
///
/// In `Cargo.toml` the test has `harness = false`, and this is all of its `main`:
///
/// ```no_run
/// use std::process::ExitCode;
///
/// use ttt_conformance::{Answer, Ask, Harness, Implementation, Question, Reply};
///
/// struct Mine;
///
/// impl Implementation for Mine {
///     fn name(&self) -> &str {
///         "mine"
///     }
///
///     fn answer(&self, question: &Question) -> Reply {
///         match question {
///             // Here yours is asked.
///             Question::Validate { .. } => Answer::Legal.into(),
///             _ => Reply::Skip("not done yet".to_owned()),
///         }
///     }
/// }
///
/// fn main() -> ExitCode {
///     Harness::new(Mine)
///         .known_failures("validate/both-won-columns: two winners are let through")
///         .main()
/// }
/// ```
///
/// A skipped question is listed as ignored, with its reason, and counted; a known failure too.
/// A known failure that passes fails. So does a whole run in which nothing was answered, and
/// one in which nothing matches the filter.
#[derive(Debug)]
pub struct Harness<I> {
    implementation: I,
    known: String,
    expansion: Expansion,
}

impl<I: Implementation + 'static> Harness<I> {
    /// The tests of an implementation: every case of the corpus that is part of this crate.
    ///
    /// ```
    /// use ttt_conformance::{Builtin, Harness};
    ///
    /// let harness = Harness::new(Builtin);
    /// ```
    #[must_use]
    pub const fn new(implementation: I) -> Self {
        Self {
            implementation,
            known: String::new(),
            expansion: Expansion::CasesOnly,
        }
    }

    /// With a list of known failures, as [`KnownFailures`] reads it.
    ///
    /// ```
    /// use ttt_conformance::{Builtin, Harness};
    ///
    /// let harness = Harness::new(Builtin).known_failures("scan/draw-1x2: not done yet");
    /// ```
    #[must_use]
    pub fn known_failures(mut self, list: &str) -> Self {
        list.clone_into(&mut self.known);
        self
    }

    /// With all variants of the cases, or without.
    ///
    /// ```
    /// use ttt_conformance::{Builtin, Expansion, Harness};
    ///
    /// let harness = Harness::new(Builtin).expand(Expansion::WithVariants);
    /// ```
    #[must_use]
    pub const fn expand(mut self, expansion: Expansion) -> Self {
        self.expansion = expansion;
        self
    }

    /// Runs the tests that the arguments of the process name. The exit code is 0 when all is as
    /// expected, 1 or 101 when not, and 2 when the known failures are no list of this corpus. With
    /// `--help`, or arguments that it does not know, it ends the process itself.
    ///
    /// ```no_run
    /// use ttt_conformance::{Builtin, Harness};
    ///
    /// fn main() -> std::process::ExitCode {
    ///     Harness::new(Builtin).main()
    /// }
    /// ```
    #[must_use]
    pub fn main(self) -> ExitCode {
        let arguments = Arguments::from_args();
        match self.tests() {
            Ok(Tests { trials, answered }) => {
                let conclusion = libtest_mimic::run(&arguments, trials);
                exit_code(&arguments, &conclusion, answered.load(Ordering::Relaxed))
            }
            Err(why) => {
                eprintln!("ttt-conformance: {why}");
                ExitCode::from(2)
            }
        }
    }

    fn tests(self) -> Result<Tests, String> {
        let corpus = Corpus::embedded().map_err(|error| error.to_string())?;
        let known = KnownFailures::parse(&self.known)
            .map_err(|error| format!("known failures: {error}"))?;
        if !known.is_empty() {
            let expansion = Expansion::WithVariants;
            let everything = Selection {
                expansion,
                ..Selection::default()
            };
            known
                .check(&Plan::new(&corpus, &everything))
                .map_err(|error| format!("known failures: {error}"))?;
        }
        let selection = Selection {
            expansion: self.expansion,
            ..Selection::default()
        };
        let plan = Plan::new(&corpus, &selection);
        let answered = Arc::new(AtomicUsize::new(0));
        let shared = Arc::new((self.implementation, known));
        let trial = |item: &Item| {
            let (item, shared, answered) = (item.clone(), shared.clone(), answered.clone());
            Trial::ignorable_test(item.id().replace('/', "::"), move || {
                let (implementation, known) = &*shared;
                judge(&item, implementation, known, &answered)
            })
        };
        let trials = plan.items().iter().map(trial).collect();
        Ok(Tests { trials, answered })
    }
}

/// The tests, and how many of them were answered so far.
struct Tests {
    trials: Vec<Trial>,
    answered: Arc<AtomicUsize>,
}

fn judge(
    item: &Item,
    implementation: &dyn Implementation,
    known: &KnownFailures,
    answered: &AtomicUsize,
) -> Result<Completion, Failed> {
    let outcome = item.judge(implementation.answer(item.question()));
    if matches!(outcome, Outcome::Passed | Outcome::Wrong(_)) {
        answered.fetch_add(1, Ordering::Relaxed);
    }
    let status = known.status(item.id(), &outcome);
    let reason = known.reason(item.id()).unwrap_or_default();
    match (status, outcome) {
        (Status::Passed, _) => Ok(Completion::Completed),
        (_, Outcome::Skipped(why)) => Ok(Completion::ignored_with(why)),
        (Status::KnownFailure, _) => {
            Ok(Completion::ignored_with(format!("known to fail: {reason}")))
        }
        (_, outcome) => Err(Failed::from(summary::failure(
            item,
            &outcome,
            status,
            implementation.name(),
        ))),
    }
}

fn exit_code(arguments: &Arguments, conclusion: &Conclusion, answered: usize) -> ExitCode {
    if conclusion.has_failed() || arguments.list {
        return conclusion.exit_code();
    }
    let whole = arguments.filter.is_none() && arguments.skip.is_empty();
    let ran = conclusion.num_passed + conclusion.num_ignored;
    let complaint = if ran == 0 {
        "no case matches, so nothing was tested"
    } else if whole && answered == 0 {
        "nothing was answered, so nothing is known"
    } else {
        return ExitCode::SUCCESS;
    };
    eprintln!("ttt-conformance: {complaint}");
    ExitCode::FAILURE
}
