//! Counts of legal boards, by validating every board of a size.

use ttt_core::{Board, Mark, Rules, Verdict, lines};
use ttt_validate::{Position, ValidateError, Violation, validate};

use super::{
    Claim, Figures, Watch,
    boards::{board, count},
    parallel,
    reached::Reached,
    rules,
};

/// How many boards one job takes on.
const CHUNK: usize = 1 << 14;

/// Up to how many boards that only the last condition refuses are shown.
const SHOWN: usize = 16;

/// What was counted in some of the boards.
#[derive(Default)]
struct Tally {
    legal: u64,
    verdicts: [u64; 4],
    several_lines: u64,
    per_ply: Vec<u64>,
    classes_per_ply: Vec<u64>,
    no_last_move_only: u64,
    refused: Vec<String>,
    unlike_play: u64,
}

/// Which of the dear counts are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Classes {
    Counted,
    Left,
}

/// The claims on the boards of a game.
pub(super) fn claims(figures: &Figures, watch: &dyn Watch) -> Vec<Claim> {
    let rules = rules(figures);
    let tally = tally(rules, classes(figures), watch);
    let game = figures.game();
    let first = rules.first();
    let verdict = |verdict: Verdict| tally.verdicts[place(verdict)];
    let sum: u64 = tally.classes_per_ply.iter().sum();
    let known = |about: &str, figure: u64, expected: Option<u64>| {
        expected.map(|expected| Claim::new(format!("{about} of {game}"), figure, expected))
    };
    let per_ply = |about: &str, figures: &[u64], expected: Option<&Vec<u64>>| {
        let expected = expected?;
        let about = format!("{about} of {game} at each ply");
        Some(Claim::of_lists(about, figures, expected))
    };
    let reachable = Some(figures.reachable);
    let counted = figures
        .up_to_symmetry
        .filter(|_| classes(figures) == Classes::Counted);
    let accepted = tally.legal + tally.no_last_move_only;
    [
        known("legal boards", tally.legal, reachable),
        known(
            "boards judged unlike play from the empty board",
            tally.unlike_play,
            Some(0),
        ),
        known(
            "boards won by the first player",
            verdict(first.into()),
            figures.first_wins,
        ),
        known(
            "boards won by the second player",
            verdict(first.other().into()),
            figures.second_wins,
        ),
        known("drawn boards", verdict(Verdict::Draw), figures.draws),
        known("open boards", verdict(Verdict::Pending), figures.pending),
        known(
            "boards with several lines",
            tally.several_lines,
            figures.with_several_lines,
        ),
        per_ply(
            "legal boards",
            &tally.per_ply,
            figures.reachable_per_ply.as_ref(),
        ),
        known("legal boards up to symmetry", sum, counted),
        per_ply(
            "legal boards up to symmetry",
            &tally.classes_per_ply,
            figures.up_to_symmetry_per_ply.as_ref(),
        ),
        known(
            "boards accepted by counts and parity alone",
            accepted,
            figures.accepted_by_counts_and_parity_only,
        )
        .map(|claim| claim.with_notes(tally.shown())),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Classes of boards are counted here where there are few; else where games are.
fn classes(figures: &Figures) -> Classes {
    match figures.up_to_symmetry {
        Some(classes) if classes < 10_000 => Classes::Counted,
        _ => Classes::Left,
    }
}

fn tally(rules: Rules, classes: Classes, watch: &dyn Watch) -> Tally {
    let reached = Reached::by_play(rules);
    let boards = count(rules.rows(), rules.cols());
    let chunks: Vec<u64> = (0..boards).step_by(CHUNK).collect();
    let tallies = parallel::each(&chunks, |&start| {
        let mut tally = Tally::new(&rules);
        let end = boards.min(start + CHUNK as u64);
        for number in start..end {
            tally.add(
                &rules,
                board(&rules, number),
                reached.contains(number),
                classes,
            );
        }
        watch.advance(end - start);
        tally
    });
    tallies.into_iter().fold(Tally::new(&rules), Tally::join)
}

impl Tally {
    fn new(rules: &Rules) -> Self {
        let plies = usize::from(rules.rows()) * usize::from(rules.cols()) + 1;
        Self {
            per_ply: vec![0; plies],
            classes_per_ply: vec![0; plies],
            ..Self::default()
        }
    }

    fn add(&mut self, rules: &Rules, board: Board, reached: bool, classes: Classes) {
        let result = validate(board, rules);
        self.unlike_play += u64::from(result.is_ok() != reached);
        match result {
            Ok(position) => self.add_legal(&position, classes),
            Err(ValidateError::Illegal(illegal)) => {
                if let [Violation::NoLastMove { .. }] = illegal.violations()[..] {
                    self.no_last_move_only += 1;
                    self.refused.push(one_line(illegal.board()));
                }
            }
            Err(ValidateError::WrongSize { .. }) => self.unlike_play += 1,
        }
    }

    fn add_legal(&mut self, position: &Position, classes: Classes) {
        let (board, verdict) = (position.board(), position.verdict());
        let ply = (board.count(Mark::X) + board.count(Mark::O)) as usize;
        self.legal += 1;
        self.verdicts[place(verdict)] += 1;
        self.per_ply[ply] += 1;
        let won = verdict.winner().is_some();
        if won && lines(board, position.rules()).is_ok_and(|lines| lines.len() > 1) {
            self.several_lines += 1;
        }
        // Of each class the one board that stands for it is counted.
        if classes == Classes::Counted && board.canonical() == *board {
            self.classes_per_ply[ply] += 1;
        }
    }

    /// The boards that only the last condition refuses, where they are few.
    fn shown(&self) -> Vec<String> {
        if self.refused.len() > SHOWN {
            return Vec::new();
        }
        self.refused.clone()
    }

    fn join(mut self, other: Self) -> Self {
        self.legal += other.legal;
        self.several_lines += other.several_lines;
        self.no_last_move_only += other.no_last_move_only;
        self.unlike_play += other.unlike_play;
        add(&mut self.verdicts, &other.verdicts);
        add(&mut self.per_ply, &other.per_ply);
        add(&mut self.classes_per_ply, &other.classes_per_ply);
        self.refused.extend(other.refused);
        self.refused.truncate(SHOWN + 1);
        self
    }
}

fn add(sums: &mut [u64], others: &[u64]) {
    for (sum, other) in sums.iter_mut().zip(others) {
        *sum += other;
    }
}

/// Where the count of a verdict is kept.
const fn place(verdict: Verdict) -> usize {
    match verdict {
        Verdict::X => 0,
        Verdict::O => 1,
        Verdict::Draw => 2,
        Verdict::Pending => 3,
    }
}

/// The rows of a board beside each other.
fn one_line(board: &Board) -> String {
    board.to_rows().collect::<Vec<String>>().join(" / ")
}
