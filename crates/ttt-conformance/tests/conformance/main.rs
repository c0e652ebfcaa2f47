//! Holds these crates to the corpus: one test for each case, named `ask::slug`.
//!
//! A case passes when the answer is the one that its file gives, and the full reading is the
//! one that its snapshot gives. `cargo xtask conformance` is the comfortable way to run it; the
//! arguments are those of every Rust test. What is tested can be set by the environment, see
//! [`Setting`](setting::Setting).

mod case;
mod orphans;
mod selftest;
mod setting;
mod snapshot;
mod stage;

use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use ttt_conformance::{CaseId, Corpus};

use self::setting::{Bless, Setting};

fn main() -> ExitCode {
    let mut arguments = Arguments::from_args();
    let setting = match Setting::from_environment() {
        Ok(setting) => setting,
        Err(why) => {
            eprintln!("conformance: {why}");
            return ExitCode::from(2);
        }
    };
    let ids = ids(&arguments, &setting);
    let cases: Vec<Trial> = ids.into_iter().map(|id| case(&setting, id)).collect();
    let others = others(&setting);
    let selected = |trials: &[Trial]| {
        let is_selected = |trial: &&Trial| !arguments.is_filtered_out(trial);
        trials.iter().filter(is_selected).count()
    };
    let (of_cases, of_others) = (selected(&cases), selected(&others));
    if of_cases + of_others == 1 {
        // To start threads takes longer than a case does, and some runners start this program
        // for each.
        arguments.test_threads = Some(1);
    }
    let trials = cases.into_iter().chain(others).collect();
    let conclusion = libtest_mimic::run(&arguments, trials);
    if arguments.list {
        // Whoever lists tests parses the list, so nothing else is printed.
        return ExitCode::SUCCESS;
    }
    // To standard error, because standard output may be read by a machine.
    if of_cases + of_others == 0 {
        let filter = arguments.filter.as_deref().unwrap_or("");
        eprintln!(
            "conformance: no case of {} matches {filter:?}; cases are named ask::slug, and \
             `--list` lists them",
            Setting::shown(&setting.corpus)
        );
        return ExitCode::FAILURE;
    }
    if of_cases > 0 {
        let plural = if of_cases == 1 { "" } else { "s" };
        eprintln!("conformance: {of_cases} case{plural} ran");
    }
    conclusion.exit_code()
}

/// The cases that can be meant: one alone where the arguments name it exactly, so that a runner
/// that starts a process for each test does not have each of them look at the whole corpus.
fn ids(arguments: &Arguments, setting: &Setting) -> Vec<CaseId> {
    let named = match &arguments.filter {
        Some(filter) if arguments.exact => filter.parse::<CaseId>().ok(),
        _ => None,
    };
    match named {
        Some(id) if setting.corpus.join(id.path()).is_file() => vec![id],
        Some(_) => Vec::new(),
        None => Corpus::ids(&setting.corpus),
    }
}

fn case(setting: &Setting, id: CaseId) -> Trial {
    let setting = setting.clone();
    trial(id.to_string(), move || case::check(&setting, id))
}

/// What is tested besides the cases one by one.
fn others(setting: &Setting) -> Vec<Trial> {
    let corpus = setting.clone();
    let mut trials = vec![trial("corpus::is-sound".to_owned(), move || {
        Corpus::load(&corpus.corpus, corpus.policy)
            .map(drop)
            .map_err(|error| error.to_string())
    })];
    if let Some(snapshots) = setting.snapshots.clone() {
        let setting = setting.clone();
        trials.push(trial("corpus::no-orphan-snapshots".to_owned(), move || {
            orphans::check(&setting, &snapshots)
        }));
    }
    if setting.is_own && setting.bless == Bless::No {
        trials.extend(selftest::trials());
    }
    trials
}

fn trial(name: String, check: impl FnOnce() -> Result<(), String> + Send + 'static) -> Trial {
    Trial::test(name, move || check().map_err(Failed::from))
}
