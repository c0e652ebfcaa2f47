//! `cargo xtask adapters`

mod adapter;

use std::{fs, num::NonZero, path::PathBuf, thread};

use ttt_conformance::{
    Corpus, Expansion, Foreign, ForeignOptions, Judgement, KnownFailures, Plan, Report, Run,
    RunVerdict, Selection, run, summary,
};

use self::adapter::Adapter;
use crate::{Failure, root};

/// Judge the adapters in other languages by the whole corpus with all variants
///
/// Builds what can be built, prints a matrix of adapters and clauses, and says which adapters
/// could not be run and why. With CI=true missing system packages are installed first.
#[derive(clap::Args, Default)]
pub(crate) struct Adapters {
    /// Judge only the adapter of this name
    name: Option<String>,
    /// Write report.json, junit.xml and report.html into this folder
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,
}

impl Adapters {
    pub(crate) fn run(self) -> Result<(), Failure> {
        self.judge().map(drop)
    }

    /// Judges the adapters that can be run; gives those that could not, each with the reason.
    pub(crate) fn judge(self) -> Result<Vec<String>, Failure> {
        let plan = plan()?;
        let mut runs = Vec::new();
        let mut not_run = Vec::new();
        for adapter in named(adapters()?, self.name.as_deref())? {
            println!("== {}", adapter.name());
            match adapter.build().and_then(|()| start(&adapter)) {
                Ok(foreign) => runs.push(run(&plan, &foreign, jobs(), &|| ())),
                Err(why) => {
                    println!("not run: {why}");
                    not_run.push(format!("{}: {why}", adapter.name()));
                }
            }
        }
        let judgement = Judgement {
            plan: &plan,
            runs: &runs,
            known: &KnownFailures::default(),
        };
        if let Some(dir) = &self.report {
            Report::new(judgement)
                .write(dir)
                .map_err(|error| Failure::Failed(format!("{}: {error}", dir.display())))?;
        }
        conclude(judgement, &not_run)?;
        Ok(not_run)
    }
}

/// Prints what came of it. Adapters that could not be run are no failure, as long as one was.
fn conclude(judgement: Judgement<'_>, not_run: &[String]) -> Result<(), Failure> {
    for run in judgement.runs {
        let again = |item: &ttt_conformance::Item| {
            format!("cargo xtask adapters {} ({})", run.name, item.id())
        };
        print!("{}", summary::failures(judgement, run, &again));
        println!("{}", summary::summary(judgement, run));
    }
    println!("{}", summary::matrix(judgement));
    for line in not_run {
        println!("NOT RUN: {line}");
    }
    let good = |run: &&Run| judgement.verdict(run) == RunVerdict::AsExpected;
    let good = judgement.runs.iter().filter(good).count();
    let (all, skipped) = (judgement.runs.len(), not_run.len());
    let told = format!("{good} of {all} adapters are as expected, {skipped} could not be run");
    if all == 0 || good < all {
        return Err(Failure::Failed(told));
    }
    println!("{told}");
    Ok(())
}

fn plan() -> Result<Plan, Failure> {
    let corpus = Corpus::embedded().map_err(|error| Failure::Failed(error.to_string()))?;
    let expansion = Expansion::WithVariants;
    let selection = Selection {
        expansion,
        ..Selection::default()
    };
    Ok(Plan::new(&corpus, &selection))
}

/// The adapters, by the names of their folders.
fn adapters() -> Result<Vec<Adapter>, Failure> {
    let dir = root::root().join("crates/ttt-conformance/adapters");
    let failed = |error| Failure::Failed(format!("{}: {error}", dir.display()));
    let mut folders = Vec::new();
    for entry in fs::read_dir(&dir).map_err(failed)? {
        let folder = entry.map_err(failed)?.path();
        if folder.join(adapter::FILE).is_file() {
            folders.push(folder);
        }
    }
    folders.sort();
    folders.into_iter().map(Adapter::read).collect()
}

/// The adapter of a name, or all of them where none is given.
fn named(mut adapters: Vec<Adapter>, name: Option<&str>) -> Result<Vec<Adapter>, Failure> {
    let Some(name) = name else {
        return Ok(adapters);
    };
    let names: Vec<String> = adapters.iter().map(|it| it.name().to_owned()).collect();
    adapters.retain(|adapter| adapter.name() == name);
    if adapters.is_empty() {
        let names = names.join(", ");
        let why = format!("no adapter is named {name:?}, expected one of {names}");
        return Err(Failure::Usage(why));
    }
    Ok(adapters)
}

fn start(adapter: &Adapter) -> Result<Foreign, String> {
    let options = ForeignOptions {
        jobs: jobs(),
        ..ForeignOptions::default()
    };
    match Foreign::start(adapter.program(), options) {
        Ok(foreign) => Ok(foreign.named(adapter.name())),
        Err(misbehaviour) => Err(misbehaviour.to_string()),
    }
}

/// One copy of a program for each processor.
fn jobs() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}
