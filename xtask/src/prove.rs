//! `cargo xtask prove`

use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use ttt_conformance::claims::{Claim, Length, Proof, Watch, proofs};

use crate::{Failure, process};

/// Prove every claim exhaustively
///
/// Goes through all boards of small sizes and all games on them, and prints each claim with what
/// was counted beside what has to come out. Where there is a terminal, a bar shows how far it is.
#[derive(clap::Args)]
pub(crate) struct Prove {
    /// Prove only the domains whose names contain this
    filter: Option<String>,
    /// Leave out what takes longer than a few seconds
    #[arg(long)]
    quick: bool,
    /// Do it in this build, optimised or not
    #[arg(long)]
    here: bool,
}

impl Prove {
    pub(crate) fn run(self) -> Result<(), Failure> {
        if cfg!(debug_assertions) && !self.here {
            return self.run_optimised();
        }
        let chosen = self.chosen();
        if chosen.is_empty() {
            let filter = self.filter.unwrap_or_default();
            return Err(Failure::Usage(format!(
                "no domain has \"{filter}\" in its name"
            )));
        }
        let bar = Bar::new(chosen.iter().map(Proof::steps).sum());
        let start = Instant::now();
        let mut claims = Vec::new();
        for proof in &chosen {
            bar.0.set_message(proof.name().to_owned());
            claims.extend(proof.run(&bar));
        }
        bar.0.finish_and_clear();
        print_table(&claims);
        let failed = claims.iter().filter(|claim| !claim.holds()).count();
        let (count, seconds) = (claims.len(), start.elapsed().as_secs_f64());
        println!(
            "{count} claims on {} domains in {seconds:.1} s",
            chosen.len()
        );
        if failed > 0 {
            return Err(Failure::Failed(format!(
                "{failed} of {count} claims do not hold"
            )));
        }
        println!("all claims hold");
        Ok(())
    }

    fn chosen(&self) -> Vec<Proof> {
        let named = |proof: &Proof| {
            let filter = self.filter.as_deref().unwrap_or_default();
            proof.name().contains(filter)
        };
        let short = |proof: &Proof| !self.quick || proof.length() == Length::Quick;
        let proofs = proofs().into_iter();
        proofs
            .filter(|proof| named(proof) && short(proof))
            .collect()
    }

    /// Does the same in a build that takes minutes instead of an hour.
    fn run_optimised(self) -> Result<(), Failure> {
        let mut command = process::cargo([
            "run",
            "--release",
            "--quiet",
            "--package=xtask",
            "--",
            "prove",
            "--here",
        ]);
        command.args(self.quick.then_some("--quick"));
        command.args(self.filter);
        process::run(&mut command)
    }
}

/// A bar on the terminal; without a terminal it draws nothing.
struct Bar(ProgressBar);

impl Bar {
    fn new(steps: u64) -> Self {
        let style = ProgressStyle::with_template(
            "{wide_bar} {human_pos} of {human_len} boards and games, {elapsed}, {msg}",
        )
        .expect("the template is a constant");
        Self(ProgressBar::new(steps).with_style(style))
    }
}

impl Watch for Bar {
    fn advance(&self, steps: u64) {
        self.0.inc(steps);
    }
}

/// The widest figure that still stands beside the one expected.
const WIDE: usize = 20;

fn print_table(claims: &[Claim]) {
    let about = claims.iter().map(|claim| width(claim.about())).max();
    let about = about.unwrap_or_default();
    println!(
        "{:<about$}  {:>WIDE$}  {:>WIDE$}",
        "claim", "figure", "expected"
    );
    for claim in claims {
        let ok = if claim.holds() { "ok" } else { "FAILED" };
        let [figure, expected] = [claim.figure(), claim.expected()].map(grouped);
        if figure.len().max(expected.len()) <= WIDE {
            println!(
                "{:<about$}  {figure:>WIDE$}  {expected:>WIDE$}  {ok}",
                claim.about()
            );
        } else {
            println!(
                "{:<about$}  {:>WIDE$}  {:>WIDE$}  {ok}",
                claim.about(),
                "below",
                "below"
            );
            println!("    figure    {figure}\n    expected  {expected}");
        }
        for note in claim.notes() {
            println!("    {}", note.replace('\n', "\n    "));
        }
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// Whole numbers with their thousands set apart.
fn grouped(figures: &str) -> String {
    let group = |number: &str| {
        let mut grouped = String::new();
        for (place, digit) in number.chars().enumerate() {
            if place > 0 && (number.len() - place).is_multiple_of(3) {
                grouped.push(',');
            }
            grouped.push(digit);
        }
        grouped
    };
    figures.split(' ').map(group).collect::<Vec<_>>().join(" ")
}
