//! The slow, plain implementation that the fast one is compared with.

mod game;
mod grid;
mod legality;
mod runs;
mod terms;

use ttt_core::Verdict;

pub(crate) use self::{
    grid::{Grid, symbol},
    legality::{Moves, Search, violations},
    runs::{STEPS, runs, scan, through, winner},
    terms::Terms,
};
use crate::{Answer, Implementation, Integer, Question, Reply, ViolationCode};

/// The oracle: answers every question in the plainest way there is, or skips it.
///
/// It shares no line-finding, text or legality code with `ttt-core` and `ttt-validate`: a board is
/// a list of rows of squares, lines are walked square by square, and a game is scanned anew after
/// each move. Legality is a search and knows none of the four conditions: a board is legal if it
/// is empty, or if some mark can be taken off so that what is left had no line and is legal. Where
/// the search and the list of violations disagree, the oracle reports an error, never an answer.
///
/// All this takes long on large boards, and the search takes exponentially long where it fails,
/// so there is a budget of squares to look at. What exceeds it is skipped, with the reason.
///
/// ```
/// use ttt_conformance::{Answer, Implementation, Oracle, Question, Reply, ViolationCode};
///
/// let question: Question = serde_json::from_str(
///     r#"{"ask": "validate", "rules": {"rows": 2, "cols": 5, "k": 2, "first": "X"},
///         "board": ["XXXX.", "O.O.O"]}"#,
/// )?;
/// let violations = vec![ViolationCode::NoLastMove];
/// assert_eq!(Oracle::default().answer(&question), Reply::Answer(Answer::Illegal(violations)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Oracle {
    squares: u64,
}

impl Oracle {
    /// An oracle that looks at no more than about this many squares for a question.
    ///
    /// The default is 8,000,000: every question on a board of up to 4×4, and a second or so.
    ///
    /// ```
    /// use ttt_conformance::{Implementation, Oracle, Question, Reply};
    ///
    /// let question: Question = serde_json::from_str(
    ///     r#"{"ask": "scan", "rules": {"rows": 2, "cols": 2, "k": 2, "first": "X"},
    ///         "board": ["X.", ".."]}"#,
    /// )?;
    /// assert_eq!(
    ///     Oracle::with_budget(3).answer(&question),
    ///     Reply::Skip("more than 3 squares to look at".to_owned()),
    /// );
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    #[must_use]
    pub const fn with_budget(squares: u64) -> Self {
        Self { squares }
    }

    fn try_answer(self, question: &Question) -> Result<Answer, Reply> {
        let terms = Terms::read(question.rules()).map_err(Answer::BadRules)?;
        let grid = |board: &[String]| -> Result<Grid, Reply> {
            let grid = Grid::read(board, &terms).map_err(Answer::Malformed)?;
            self.afford(&terms, 1)?;
            Ok(grid)
        };
        match question {
            Question::Scan { board, .. } => Ok(Answer::Verdict(scan(&grid(board)?, terms.k))),
            Question::Lines { board, .. } => Ok(Answer::Lines(runs(&grid(board)?, terms.k))),
            Question::Track { calls, .. } => {
                self.afford(&terms, calls.len())?;
                Ok(Answer::Returns(game::track(&terms, calls)))
            }
            Question::Replay { moves, .. } => {
                self.afford(&terms, moves.len())?;
                Ok(game::replay(&terms, moves))
            }
            Question::Validate { board, .. } => {
                let game = self.game(&grid(board)?, terms)?;
                Ok(game.map_or_else(Answer::Illegal, |_| Answer::Legal))
            }
            Question::Witness { board, .. } => {
                let game = self.game(&grid(board)?, terms)?;
                Ok(game.map_or_else(Answer::Illegal, |moves| Answer::Moves(places(moves))))
            }
        }
    }

    /// The moves of a game that leads to the board, or the violations that say why there is none.
    fn game(self, grid: &Grid, terms: Terms) -> Result<Result<Moves, Vec<ViolationCode>>, Reply> {
        let game = Search::within(terms, self.squares)
            .game(grid)
            .map_err(|_| self.over_budget())?;
        let violations = violations(grid, &terms);
        match (game, violations.is_empty()) {
            (Some(moves), true) => Ok(Ok(moves)),
            (None, false) => Ok(Err(violations)),
            (Some(_), false) => Err(Reply::Error(format!(
                "the search found a game that leads to the board, and yet it has {violations:?}"
            ))),
            (None, true) => Err(Reply::Error(
                "the search found no game that leads to the board, and yet it has no violation"
                    .to_owned(),
            )),
        }
    }

    /// Refuses what would look at the whole board too often.
    fn afford(self, terms: &Terms, times: usize) -> Result<(), Reply> {
        if (terms.squares() as u64).saturating_mul(times as u64) > self.squares {
            return Err(self.over_budget());
        }
        Ok(())
    }

    fn over_budget(self) -> Reply {
        Reply::Skip(format!("more than {} squares to look at", self.squares))
    }
}

impl Default for Oracle {
    fn default() -> Self {
        Self::with_budget(8_000_000)
    }
}

impl Implementation for Oracle {
    fn name(&self) -> &'static str {
        "oracle"
    }

    fn answer(&self, question: &Question) -> Reply {
        self.try_answer(question)
            .map_or_else(|other| other, Reply::Answer)
    }
}

/// The verdict where nobody has a line.
pub(crate) fn without_line(grid: &Grid) -> Verdict {
    if grid.squares().all(|(_, square)| square.is_some()) {
        Verdict::Draw
    } else {
        Verdict::Pending
    }
}

/// Moves as an answer has them.
fn places(moves: Moves) -> Vec<[Integer; 2]> {
    let moves = moves.into_iter();
    moves.map(|(row, col)| [row, col].map(number)).collect()
}

/// A number of squares or moves as a number of an answer.
pub(crate) fn number(count: usize) -> Integer {
    i64::try_from(count)
        .ok()
        .and_then(|count| Integer::try_from(count).ok())
        .expect("what is counted is in memory, so there are fewer than 2^53")
}
