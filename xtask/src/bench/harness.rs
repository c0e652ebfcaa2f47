//! How fast the harness is.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use ttt_conformance::{Builtin, Implementation, Question, Reply, json as strict};

use crate::{
    Failure,
    bench::{failed, table::markdown},
    process::{self, cargo},
};

/// The cases of the large corpus.
const CASES: u32 = 10_000;

/// How long they may take, build excluded.
const MOST: Duration = Duration::from_secs(5);

/// How many times as long as `cargo test` nextest may take.
const MOST_BY_NEXTEST: f64 = 2.0;

/// Times a corpus of ten thousand cases, and the repository's own by `cargo test` and by nextest:
/// as it comes, where it starts itself once more before each test, and without that.
/// All of that is time on the clock, which other work on the machine makes longer.
pub(crate) fn time() -> Result<(), Failure> {
    let corpus = Corpus::generate()?;
    let mut large = cargo(["xtask", "conformance", "--corpus"]);
    let large = second(large.arg(&corpus.0))?;
    let own = second(&mut conformance("test"))?;
    let mut table = markdown(&["what", "seconds", "to reach"]);
    let seconds = |time: Duration| format!("{:.2}", time.as_secs_f64());
    let mark = format!("≤ {} s", MOST.as_secs());
    table.add_row([
        "cargo xtask conformance --corpus, 10,000 cases",
        &seconds(large),
        &mark,
    ]);
    table.add_row(["cargo test, our corpus", &seconds(own), ""]);
    let mut faults = Vec::new();
    if large > MOST {
        faults.push(format!(
            "the large corpus takes {} s, expected {mark}",
            seconds(large)
        ));
    }
    if has_nextest() {
        let nextest = second(&mut conformance("nextest"))?;
        let mark = format!("≤ {MOST_BY_NEXTEST} × cargo test");
        table.add_row(["cargo nextest run, our corpus", &seconds(nextest), &mark]);
        let direct = second(conformance("nextest").env("NEXTEST_DOUBLE_SPAWN", "0"))?;
        table.add_row(["the same, NEXTEST_DOUBLE_SPAWN=0", &seconds(direct), ""]);
        let ratio = nextest.as_secs_f64() / own.as_secs_f64();
        if ratio > MOST_BY_NEXTEST {
            faults.push(format!(
                "nextest takes {ratio:.1} × cargo test, expected {mark}"
            ));
        }
    } else {
        println!("cargo-nextest is missing: not timed");
    }
    println!("\n{table}");
    if faults.is_empty() {
        Ok(())
    } else {
        Err(failed(faults.join("\n")))
    }
}

/// The command that runs our corpus as tests.
fn conformance(runner: &str) -> Command {
    let run: &[&str] = match runner {
        "nextest" => &["run", "--status-level=fail"],
        _ => &[],
    };
    let mut command = cargo([runner]);
    command
        .args(run)
        .args(["--package=ttt-conformance", "--test=conformance"]);
    command
}

fn has_nextest() -> bool {
    process::output(&mut cargo(["nextest", "--version"])).is_ok()
}

/// The time of a command's second run; the first builds what it needs.
fn second(command: &mut Command) -> Result<Duration, Failure> {
    process::output(command)?;
    let start = Instant::now();
    process::output(command)?;
    Ok(start.elapsed())
}

/// A corpus in a folder of its own, which goes with it.
struct Corpus(PathBuf);

impl Corpus {
    /// Scans of 4×4 boards, all different, each with the answer of our crates: what is timed is
    /// the harness.
    fn generate() -> Result<Self, Failure> {
        let folder = env::temp_dir().join(format!("ttt-bench-corpus-{}", std::process::id()));
        fs::create_dir_all(folder.join("scan")).map_err(failed)?;
        let corpus = Self(folder);
        for number in 0..CASES {
            write(&corpus.0, number)?;
        }
        Ok(corpus)
    }
}

impl Drop for Corpus {
    fn drop(&mut self) {
        // What cannot be removed stands in a folder for temporary files.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn write(corpus: &Path, number: u32) -> Result<(), Failure> {
    let question = question(number);
    let text = serde_json::to_vec(&question).map_err(failed)?;
    let asked: Question = strict::read(&text).map_err(failed)?;
    let Reply::Answer(answer) = Builtin.answer(&asked) else {
        return Err(failed("our crates answer every scan"));
    };
    let case = json!({
        "about": format!("Board number {number}"),
        "question": question,
        "answer": answer,
    });
    let text = serde_json::to_string_pretty(&case).map_err(failed)?;
    fs::write(
        corpus.join(format!("scan/board-{number}.json")),
        text + "\n",
    )
    .map_err(failed)
}

/// The board whose squares are the number's digits to the base of three.
fn question(number: u32) -> Value {
    let symbol = |square: u32| ['.', 'X', 'O'][(number / 3_u32.pow(square) % 3) as usize];
    let row = |row: u32| (0..4).map(|col| symbol(row * 4 + col)).collect::<String>();
    json!({
        "ask": "scan",
        "rules": {"rows": 4, "cols": 4, "k": 3, "first": "X"},
        "board": (0..4).map(row).collect::<Vec<_>>(),
    })
}
