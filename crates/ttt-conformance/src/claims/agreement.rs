//! The crates, the oracle and plain play agree on every board of a size.

use ttt_core::{Board, Mark, Rules, Tracker, Verdict, lines, scan};
use ttt_validate::{ValidateError, validate};

use super::{
    Claim, Watch,
    boards::{board, count, squares},
    parallel,
    reached::Reached,
};
use crate::{
    AnswerLine, ViolationCode,
    oracle::{self, Grid, Search, Terms},
};

/// After how many boards the watcher hears of them.
const STRIDE: u64 = 243;

/// How many boards to report that are wrong.
const REPORTED: usize = 3;

/// How many boards are compared: those of a size, for every k and both first players.
pub(super) fn steps((rows, cols): (u16, u16)) -> u64 {
    count(rows, cols) * u64::from(rows.max(cols)) * 2
}

/// Compares all boards of a size, for every k and both first players.
pub(super) fn claim((rows, cols): (u16, u16), watch: &dyn Watch) -> Claim {
    let games: Vec<Rules> = (1..=rows.max(cols))
        .flat_map(|k| Mark::BOTH.map(|first| Rules::new(rows, cols, k, first)))
        .collect::<Result<_, _>>()
        .expect("k is up to the longer side");
    let results = parallel::each(&games, |&rules| compare(rules, watch));
    let agreed: u64 = results.iter().map(|(agreed, _)| agreed).sum();
    let wrong = results.into_iter().flat_map(|(_, wrong)| wrong);
    Claim::new(
        format!("boards of {rows}×{cols} that all agree on, every k, both first players"),
        agreed,
        steps((rows, cols)),
    )
    .with_notes(wrong.take(REPORTED).collect())
}

/// On how many boards all agree, and what is wrong with the first others.
fn compare(rules: Rules, watch: &dyn Watch) -> (u64, Vec<String>) {
    let terms = terms(rules);
    let reached = Reached::by_play(rules);
    let mut search = Search::within(terms, u64::MAX);
    let (mut agreed, mut wrong) = (0, Vec::new());
    let boards = count(rules.rows(), rules.cols());
    for number in 0..boards {
        let board = board(&rules, number);
        let mut grid = Grid::blank(&terms);
        for (cell, square) in squares(&rules, number) {
            grid.set((cell.row.into(), cell.col.into()), square);
        }
        let opinions = Opinions {
            rules,
            board: &board,
            grid: &grid,
            legal: [
                search.is_legal(&grid).expect("there is no budget"),
                reached.contains(number),
            ],
        };
        match opinions.compare() {
            Ok(()) => agreed += 1,
            Err(what) if wrong.len() < REPORTED => {
                wrong.push(format!("{what} differ by {rules} on\n{board}"));
            }
            Err(_) => {}
        }
        if (number + 1).is_multiple_of(STRIDE) {
            watch.advance(STRIDE);
        }
    }
    watch.advance(boards % STRIDE);
    (agreed, wrong)
}

/// One board, and what the oracle and plain play have found out about it.
struct Opinions<'a> {
    rules: Rules,
    board: &'a Board,
    grid: &'a Grid,
    /// Whether it is legal by search and by play.
    legal: [bool; 2],
}

impl Opinions<'_> {
    /// Says what differs first.
    fn compare(&self) -> Result<(), &'static str> {
        let k = self.rules.k().into();
        let verdict = scan(self.board, &self.rules).expect("the board is of the rules' size");
        if verdict != oracle::scan(self.grid, k) {
            return Err("the verdicts");
        }
        let lines = lines(self.board, &self.rules).expect("the board is of the rules' size");
        let lines = lines.iter().map(AnswerLine::from);
        if !lines.eq(oracle::runs(self.grid, k)) {
            return Err("the lines");
        }
        self.compare_legality(verdict)
    }

    fn compare_legality(&self, verdict: Verdict) -> Result<(), &'static str> {
        let result = validate(self.board.clone(), &self.rules);
        if self.legal != [result.is_ok(); 2] {
            return Err("the decisions on legality");
        }
        let codes: Vec<ViolationCode> = match &result {
            Ok(_) => Vec::new(),
            Err(ValidateError::Illegal(illegal)) => {
                let violations = illegal.violations();
                violations.iter().map(ViolationCode::from).collect()
            }
            Err(ValidateError::WrongSize { .. }) => return Err("the sizes"),
        };
        if codes != oracle::violations(self.grid, &terms(self.rules)) {
            return Err("the violations");
        }
        let Ok(position) = result else { return Ok(()) };
        let mut game = Tracker::new(self.rules);
        let played = position
            .witness()
            .into_iter()
            .all(|cell| game.play(cell).is_ok());
        let reaches =
            game.board() == self.board && [game.verdict(), position.verdict()] == [verdict; 2];
        if played && reaches {
            Ok(())
        } else {
            Err("the witness and the board")
        }
    }
}

/// The rules as the oracle has them.
fn terms(rules: Rules) -> Terms {
    Terms {
        rows: rules.rows().into(),
        cols: rules.cols().into(),
        k: rules.k().into(),
        first: rules.first(),
    }
}
