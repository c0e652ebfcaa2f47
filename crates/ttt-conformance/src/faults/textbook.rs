//! The textbook implementation, in steps that a fault can replace one at a time.

use ttt_core::{Mark, Verdict};

use super::{
    board::{self, Sheet},
    conditions,
    game::{self, Game},
    windows, witness,
};
use crate::{
    Answer, AnswerLine, Bound, Call, Integer, Malformed, Question, QuestionRules, RefusalCode,
    Return, ViolationCode,
    oracle::{Terms, runs, symbol},
};

/// A row and a column.
pub(super) type Place = (usize, usize);

/// Plays for a mark, or for the one whose turn it is.
type Play = fn(&Textbook, &mut Game, [Integer; 2], Option<Mark>) -> Result<Verdict, RefusalCode>;

/// The steps of the textbook implementation.
///
/// `scan`, `lines`, `replay`, `violations` and `witness` stand on their own, so that a fault in one of them
/// shows in the answers to its own ask only and must be caught there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Textbook {
    /// Reads the rules.
    pub(super) terms: fn(&QuestionRules) -> Result<Terms, Bound>,
    /// Reads rules and board, in this order.
    pub(super) sheet: fn(&Textbook, &QuestionRules, &[String]) -> Result<Sheet, Answer>,
    /// Splits a row into characters.
    pub(super) chars: fn(&str) -> Vec<char>,
    /// What a character stands for, if it is a symbol.
    pub(super) symbol: fn(char) -> Result<Option<Mark>, Malformed>,
    /// What is looked for in a board's text, in this order.
    pub(super) checks: &'static [Malformed],
    pub(super) scan: fn(&Sheet) -> Verdict,
    pub(super) lines: fn(&Sheet) -> Vec<AnswerLine>,
    /// Plays for a mark, or for the one whose turn it is.
    pub(super) play: Play,
    /// The square of a move, if it lies on the board.
    pub(super) place: fn(&Terms, [Integer; 2]) -> Option<Place>,
    /// Why a move on the board is refused.
    pub(super) refusal: fn(&Game, Place, Mark) -> Option<RefusalCode>,
    /// Adds a move to the sums of its row, column and diagonals, or takes it from them.
    pub(super) count: fn(&mut Game, Place, i32),
    /// Whether the move just made completes a line.
    pub(super) wins: fn(&Game, Place, Mark) -> bool,
    /// Turns the verdict after the move just made into another.
    pub(super) end: fn(Verdict, &Game) -> Verdict,
    pub(super) undo: fn(&Textbook, &mut Game) -> Result<(), RefusalCode>,
    /// The verdict that a call returns.
    pub(super) report: fn(Verdict) -> Verdict,
    pub(super) replay: fn(Terms, &[[Integer; 2]]) -> Answer,
    pub(super) violations: fn(&Sheet) -> Vec<ViolationCode>,
    pub(super) witness: fn(&Sheet) -> Answer,
}

/// The textbook without a fault.
pub(super) const TEXTBOOK: Textbook = Textbook {
    terms: Terms::read,
    sheet: board::sheet,
    chars: |row| row.chars().collect(),
    symbol,
    checks: &board::CHECKS,
    scan: |sheet| windows::verdict(sheet, windows::all(&sheet.terms)),
    lines: |sheet| runs(&sheet.grid, sheet.terms.k),
    play: game::play,
    place: game::place,
    refusal: game::refusal,
    count: game::count,
    wins: game::wins,
    end: |verdict, _| verdict,
    undo: game::undo,
    report: |verdict| verdict,
    replay: |terms, moves| game::replay(&TEXTBOOK, terms, moves),
    violations: |sheet| conditions::violations(sheet, conditions::explained),
    witness: witness::answer,
};

impl Textbook {
    pub(super) fn answer(&self, question: &Question) -> Answer {
        self.try_answer(question).unwrap_or_else(|refusal| refusal)
    }

    fn try_answer(&self, question: &Question) -> Result<Answer, Answer> {
        let rules = question.rules();
        let sheet = |rows: &[String]| (self.sheet)(self, rules, rows);
        let terms = || (self.terms)(rules).map_err(Answer::BadRules);
        Ok(match question {
            Question::Scan { board, .. } => Answer::Verdict((self.scan)(&sheet(board)?)),
            Question::Lines { board, .. } => Answer::Lines((self.lines)(&sheet(board)?)),
            Question::Track { calls, .. } => Answer::Returns(self.track(terms()?, calls)),
            Question::Replay { moves, .. } => (self.replay)(terms()?, moves),
            Question::Validate { board, .. } => {
                let violations = (self.violations)(&sheet(board)?);
                if violations.is_empty() {
                    Answer::Legal
                } else {
                    Answer::Illegal(violations)
                }
            }
            Question::Witness { board, .. } => (self.witness)(&sheet(board)?),
        })
    }

    fn track(&self, terms: Terms, calls: &[Call]) -> Vec<Return> {
        let mut game = Game::new(terms);
        let returns = calls.iter().map(|call| {
            let result = match *call {
                Call::Play(place) => self.play(&mut game, place, None),
                Call::PlayAs(place, mark) => self.play(&mut game, place, Some(mark)),
                Call::Undo => (self.undo)(self, &mut game).map(|()| game.verdict),
            };
            result.map_or_else(Return::Refused, |verdict| {
                Return::Verdict((self.report)(verdict))
            })
        });
        returns.collect()
    }

    /// Plays a move.
    pub(super) fn play(
        &self,
        game: &mut Game,
        place: [Integer; 2],
        mark: Option<Mark>,
    ) -> Result<Verdict, RefusalCode> {
        (self.play)(self, game, place, mark)
    }
}
