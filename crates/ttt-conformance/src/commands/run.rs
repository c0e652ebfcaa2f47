//! `ttt-conformance run`

mod known;
mod programs;

use std::{env, fs, path::PathBuf, process::ExitCode, time::Duration};

use indicatif::{ProgressBar, ProgressStyle};
use ttt_conformance::{
    Builtin, Foreign, ForeignOptions, Implementation, Item, Judgement, Plan, Report, Run,
    RunVerdict, Transform, run, summary,
};

use self::{
    known::Known,
    programs::{Named, Programs},
};
use super::{Failure, print, selected::Selected};

/// Judge implementations by the corpus
///
/// Starts each program, asks it the questions by the wire protocol, and compares its answers
/// with the expected ones. Without a program it judges the built-in implementation. The exit
/// code is 0 when all is as expected, 1 when not, and 2 when the arguments make no sense or a
/// program cannot be started.
#[derive(clap::Args)]
pub(crate) struct RunCommand {
    #[command(flatten)]
    selected: Selected,
    #[command(flatten)]
    known: Known,
    /// How long a program has for each reply, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    timeout: Duration,
    /// Write report.json, junit.xml and report.html into this folder
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,
    /// How many copies of a program to keep busy
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    #[command(flatten)]
    programs: Programs,
}

impl RunCommand {
    pub(crate) fn run(self) -> Result<ExitCode, Failure> {
        let loaded = self.selected.load()?;
        let plan = self.selected.plan(&loaded)?;
        let programs = self.programs.named()?;
        let known = self.known.read(&loaded, programs.len())?;
        if let Some(dir) = &self.report {
            fs::create_dir_all(dir).map_err(|error| Failure::about(dir, error))?;
        }
        let runs: Vec<Run> = if programs.is_empty() {
            vec![self.judge(&plan, &Builtin)]
        } else {
            programs
                .iter()
                .map(|program| self.program(&plan, program))
                .collect()
        };
        let known = self.known.write(known, &plan, &runs)?;
        let judgement = Judgement {
            plan: &plan,
            runs: &runs,
            known: &known,
        };
        self.print(judgement, &programs)?;
        if let Some(dir) = &self.report {
            let report = Report::new(judgement);
            report
                .write(dir)
                .map_err(|error| Failure::about(dir, error))?;
            print(&format!("report: {}\n", dir.join("report.html").display()))?;
        }
        Ok(exit_code(judgement))
    }

    fn program(&self, plan: &Plan, named: &Named) -> Run {
        let options = ForeignOptions {
            timeout: self.timeout,
            jobs: self.jobs.into(),
        };
        match Foreign::start(named.program.clone(), options) {
            Err(why) => Run::not_started(named.name_or_program(), why),
            Ok(foreign) => match &named.name {
                Some(name) => self.judge(plan, &foreign.named(name)),
                None => self.judge(plan, &foreign),
            },
        }
    }

    /// Runs everything, with a progress bar where there is a terminal.
    fn judge(&self, plan: &Plan, implementation: &dyn Implementation) -> Run {
        let bar = ProgressBar::new(plan.items().len() as u64);
        let style = ProgressStyle::with_template("{prefix} {wide_bar} {pos}/{len} {eta}")
            .expect("the template is well formed");
        bar.set_style(style);
        bar.set_prefix(implementation.name().escape_debug().to_string());
        let run = run(plan, implementation, self.jobs.into(), &|| bar.inc(1));
        bar.finish_and_clear();
        run
    }

    fn print(&self, judgement: Judgement<'_>, programs: &[Named]) -> Result<(), Failure> {
        for (place, run) in judgement.runs.iter().enumerate() {
            let again = |item: &Item| self.again(item, programs.get(place));
            print(&summary::failures(judgement, run, &again))?;
            print(&(summary::summary(judgement, run) + "\n"))?;
        }
        if judgement.runs.len() > 1 {
            print(&(summary::matrix(judgement) + "\n"))?;
        }
        Ok(())
    }

    /// The command that runs one item again.
    fn again(&self, item: &Item, program: Option<&Named>) -> String {
        // As this one was called: in a checkout it is on no path.
        let us = env::args()
            .next()
            .unwrap_or_else(|| "ttt-conformance".to_owned());
        let mut words = vec![us, "run".to_owned()];
        if let Some(dir) = &self.selected.corpus {
            words.extend(["--corpus".to_owned(), dir.display().to_string()]);
        }
        if item.transform() != Transform::IDENTITY {
            words.push("--variants".to_owned());
        }
        words.extend(["--filter".to_owned(), item.id().to_owned()]);
        let quoted = words.iter().map(|word| programs::quoted(word));
        let again = quoted.collect::<Vec<_>>().join(" ");
        match program {
            Some(named) => format!("{again} -- {}", named.program),
            None => again,
        }
    }
}

fn exit_code(judgement: Judgement<'_>) -> ExitCode {
    let verdicts = judgement.runs.iter().map(|run| judgement.verdict(run));
    let code = verdicts.map(|verdict| match verdict {
        RunVerdict::AsExpected => 0,
        RunVerdict::Failed | RunVerdict::NothingAnswered | RunVerdict::FailedAtEnd => 1,
        RunVerdict::NotStarted => 2,
    });
    ExitCode::from(code.max().unwrap_or_default())
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number: f64 = text.parse().map_err(|_| "expected a number of seconds")?;
    if (0.001..=86_400.0).contains(&number) {
        Ok(Duration::from_secs_f64(number))
    } else {
        Err("expected 0.001 to 86400 seconds".to_owned())
    }
}
