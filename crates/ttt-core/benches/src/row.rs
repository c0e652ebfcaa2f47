//! The rows of the table, and how they are timed.

use std::{env, fs, io, time::Duration};

use criterion::{Criterion, SamplingMode};

use crate::{Comparison, Contender, Reach, Report, Times, Work, work::Contenders};

/// The environment variable that names the file to write what was measured to.
const REPORT: &str = "TTT_BENCH_REPORT";

/// What takes less time is done again and again: it would be measured on cold caches, and the
/// clock with it.
const SHORTEST: Duration = Duration::from_millis(1);

/// A row of the table. Its inputs are made only when it is run, since filters skip most rows.
pub struct Row {
    id: String,
    what: String,
    item: &'static str,
    reach: Vec<Reach>,
    work: Box<dyn Fn() -> Contenders>,
}

impl Row {
    /// A row by its id, which filters match, what is done, and what the time is counted for.
    pub fn new<I: 'static, A: PartialEq + std::fmt::Debug + 'static>(
        id: impl Into<String>,
        what: impl Into<String>,
        item: &'static str,
        work: impl Fn() -> Work<I, A> + 'static,
    ) -> Self {
        Self {
            id: id.into(),
            what: what.into(),
            item,
            reach: Vec::new(),
            work: Box::new(move || work().into()),
        }
    }

    /// Adds a mark to reach.
    #[must_use]
    pub fn reach(mut self, mark: Reach) -> Self {
        self.reach.push(mark);
        self
    }

    /// Times the row, unless the filter on the command line skips it.
    fn time(&self, criterion: &mut Criterion) -> Option<Report> {
        let mut contenders = None;
        let mut rounds = Vec::new();
        let mut group = criterion.benchmark_group(&self.id);
        // All samples alike, so that each is a round as good as any other.
        group.sampling_mode(SamplingMode::Flat);
        group.bench_function("ours", |bencher| {
            let contenders = contenders.get_or_insert_with(&self.work);
            bencher.iter_custom(|passes| {
                let (ours, round) = Round::of(contenders, passes);
                rounds.push(round);
                ours
            });
        });
        group.finish();
        contenders.and_then(|contenders| self.report(&contenders, rounds))
    }

    fn report(&self, contenders: &Contenders, mut rounds: Vec<Round>) -> Option<Report> {
        // The rounds before were to warm up and to find out how many passes fill a sample.
        let asked = rounds.last()?.asked;
        rounds.retain(|round| round.asked == asked);
        let column = |time: fn(&Round) -> Option<f64>| rounds.iter().filter_map(time).collect();
        let ours: Vec<f64> = column(|round| Some(round.ours));
        let baseline: Vec<f64> = column(|round| round.baseline);
        let limit: Vec<f64> = column(|round| round.limit);
        let compare = |times: &[f64], name| Comparison::of(name, times, &ours);
        let report = Report {
            id: self.id.clone(),
            what: self.what.clone(),
            item: self.item,
            ours: Times::of(&ours),
            baseline: (contenders.baseline.as_ref()).map(|other| compare(&baseline, other.name())),
            limit: (contenders.limit.as_ref()).map(|other| compare(&limit, other.name())),
            reach: Vec::new(),
            missed: Vec::new(),
        };
        Some(report.judged(&self.reach))
    }
}

impl std::fmt::Debug for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Row")
            .field("id", &self.id)
            .field("reach", &self.reach)
            .finish_non_exhaustive()
    }
}

/// All contenders timed once, one straight after another.
struct Round {
    /// How many passes Criterion asked for.
    asked: u64,
    ours: f64,
    baseline: Option<f64>,
    limit: Option<f64>,
}

impl Round {
    /// Ours makes the passes, or more where they are soon done, and the others get about as much
    /// time as it took. Returns the time for the passes that were asked for.
    fn of(contenders: &mut Contenders, asked: u64) -> (Duration, Self) {
        let subject = &mut contenders.subject;
        let (passes, elapsed) = subject.passes_for(SHORTEST, asked);
        let ours = subject.nanoseconds(elapsed, passes);
        let within = |other: &mut Contender| {
            let (passes, elapsed) = other.passes_for(elapsed, 1);
            other.nanoseconds(elapsed, passes)
        };
        let round = Self {
            asked,
            ours,
            baseline: contenders.baseline.as_mut().map(within),
            limit: contenders.limit.as_mut().map(within),
        };
        (scaled(elapsed, asked, passes), round)
    }
}

/// The share of a time that some of the passes have.
fn scaled(elapsed: Duration, some: u64, all: u64) -> Duration {
    let nanoseconds = elapsed.as_nanos() * u128::from(some) / u128::from(all);
    Duration::from_nanos(nanoseconds.try_into().unwrap_or(u64::MAX))
}

/// Times the rows that the command line asks for, and writes the reports where
/// `TTT_BENCH_REPORT` says. Where it asks for none that there is, says which there are.
///
/// # Errors
/// When the reports cannot be written.
pub fn run(rows: &[Row]) -> io::Result<()> {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_millis(1500))
        .configure_from_args();
    let reports: Vec<Report> = rows
        .iter()
        .filter_map(|row| row.time(&mut criterion))
        .collect();
    if reports.is_empty() {
        let ids: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
        eprintln!("the rows are {}", ids.join(", "));
    }
    if let Some(path) = env::var_os(REPORT) {
        fs::write(path, serde_json::to_string_pretty(&reports)?)?;
    }
    Ok(())
}
