//! The implementation that these crates are.

use ttt_core::{
    Board, BoardError, Cell, Line, NothingToUndo, Refusal, RefusedMove, Rules, RulesError, Tracker,
    Verdict,
};
use ttt_validate::{Position, ValidateError, Violation};

use crate::{
    Answer, AnswerLine, Bound, Call, Implementation, Integer, Malformed, Question, RefusalCode,
    RefusedAnswer, Reply, Return, ViolationCode,
    given::{self, BadBoard},
};

/// The built-in implementation: answers by `ttt-core` and `ttt-validate`.
///
/// ```
/// use ttt_conformance::{Answer, Builtin, Implementation, Question, Reply, json};
/// use ttt_core::Verdict;
///
/// let question: Question = json::read(
///     br#"{"ask": "replay", "rules": {"rows": 3, "cols": 3, "k": 3, "first": "X"},
///          "moves": [[0, 0], [1, 1]]}"#,
/// )?;
/// let answer = Answer::Verdict(Verdict::Pending);
/// assert_eq!(Builtin.answer(&question), Reply::Answer(answer));
/// # Ok::<(), ttt_conformance::JsonError>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Builtin;

impl Implementation for Builtin {
    fn name(&self) -> &'static str {
        "ttt-core and ttt-validate"
    }

    fn answer(&self, question: &Question) -> Reply {
        answer(question).unwrap_or_else(|refusal| refusal).into()
    }
}

/// The answer; bad rules, bad boards and illegal ones are the `Err` side, so that `?` ends on them.
fn answer(question: &Question) -> Result<Answer, Answer> {
    let rules = given::rules(question.rules()).map_err(bad_rules)?;
    Ok(match question {
        Question::Scan { board, .. } => {
            let board = read(board, &rules)?;
            Answer::Verdict(ttt_core::scan(&board, &rules).map_err(wrong_size)?)
        }
        Question::Lines { board, .. } => {
            let board = read(board, &rules)?;
            let lines = ttt_core::lines(&board, &rules).map_err(wrong_size)?;
            Answer::Lines(lines.iter().map(AnswerLine::from).collect())
        }
        Question::Track { calls, .. } => track(rules, calls),
        Question::Replay { moves, .. } => replay(&rules, moves),
        Question::Validate { board, .. } => {
            position(read(board, &rules)?, &rules)?;
            Answer::Legal
        }
        Question::Witness { board, .. } => {
            let witness = position(read(board, &rules)?, &rules)?.witness();
            let place = |cell: Cell| [cell.row.into(), cell.col.into()];
            Answer::Moves(witness.into_iter().map(place).collect())
        }
    })
}

fn bad_rules(error: RulesError) -> Answer {
    Answer::BadRules(match error {
        RulesError::Rows { .. } => Bound::Rows,
        RulesError::Cols { .. } => Bound::Cols,
        RulesError::K { .. } => Bound::K,
    })
}

fn read(rows: &[String], rules: &Rules) -> Result<Board, Answer> {
    given::board(rows, rules).map_err(|error| match error {
        BadBoard::Size(error) => wrong_size(error),
        BadBoard::Text(error) => Answer::Malformed(match error {
            BoardError::Empty => Malformed::Empty,
            BoardError::TooManyRows { .. } | BoardError::RowTooLong { .. } => Malformed::TooLarge,
            BoardError::UnknownSymbol { .. } => Malformed::UnknownSymbol,
            BoardError::Ragged { .. } => Malformed::Ragged,
        }),
    })
}

fn wrong_size(_: ttt_core::WrongSize) -> Answer {
    Answer::Malformed(Malformed::WrongSize)
}

fn track(rules: Rules, calls: &[Call]) -> Answer {
    let mut game = Tracker::new(rules);
    let returns = calls.iter().map(|call| match *call {
        Call::Play(place) => played(game.play(given::cell(place))),
        Call::PlayAs(place, mark) => played(game.play_as(mark, given::cell(place))),
        Call::Undo => match game.undo() {
            Ok(verdict) => Return::Verdict(verdict),
            Err(NothingToUndo) => Return::Refused(RefusalCode::NothingToUndo),
        },
    });
    Answer::Returns(returns.collect())
}

fn played(result: Result<Verdict, Refusal>) -> Return {
    match result {
        Ok(verdict) => Return::Verdict(verdict),
        Err(refusal) => Return::Refused(refusal.into()),
    }
}

fn replay(rules: &Rules, moves: &[[Integer; 2]]) -> Answer {
    match ttt_core::replay(moves.iter().copied().map(given::cell), rules) {
        Ok(verdict) => Answer::Verdict(verdict),
        Err(RefusedMove { index, why }) => Answer::Refused(RefusedAnswer {
            index: count(index),
            why: why.into(),
        }),
    }
}

fn position(board: Board, rules: &Rules) -> Result<Position, Answer> {
    ttt_validate::validate(board, rules).map_err(|error| match error {
        ValidateError::Illegal(illegal) => {
            let violations = illegal.violations();
            Answer::Illegal(violations.iter().map(ViolationCode::from).collect())
        }
        ValidateError::WrongSize { why, .. } => wrong_size(why),
    })
}

/// A count of things in memory, which no question has 2^53 of.
fn count(number: usize) -> Integer {
    i64::try_from(number)
        .ok()
        .and_then(|number| Integer::try_from(number).ok())
        .expect("a list in memory has fewer than 2^53 elements")
}

impl From<&Line> for AnswerLine {
    fn from(line: &Line) -> Self {
        Self {
            mark: line.mark(),
            cells: line
                .cells()
                .map(|cell| [cell.row.into(), cell.col.into()])
                .collect(),
        }
    }
}

impl From<Refusal> for RefusalCode {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::OutOfBounds => Self::OutOfBounds,
            Refusal::GameOver => Self::GameOver,
            Refusal::Occupied => Self::Occupied,
            Refusal::OutOfTurn => Self::OutOfTurn,
        }
    }
}

impl From<&Violation> for ViolationCode {
    fn from(violation: &Violation) -> Self {
        match violation {
            Violation::MoveCount { .. } => Self::MoveCount,
            Violation::BothWon { .. } => Self::BothWon,
            Violation::WinnerNotLast { .. } => Self::WinnerNotLast,
            Violation::NoLastMove { .. } => Self::NoLastMove,
        }
    }
}
