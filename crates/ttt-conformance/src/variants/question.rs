//! Questions, carried along by a transform.

use ttt_core::Symmetry;

use super::{Marks, Transform};
use crate::{Call, Integer, Question, QuestionRules, Subject, subject::OwnedSubject};

impl Transform {
    /// The question turned, mirrored and swapped; `None` where that cannot be said.
    pub(super) fn question(self, question: &Question) -> Option<Question> {
        let given = question.rules();
        let rules = QuestionRules {
            first: self.mark(given.first),
            ..*given
        };
        let subject = match question.subject() {
            Subject::Board(board) => OwnedSubject::Board(self.board(given, board)?),
            Subject::Calls(calls) => {
                let calls = calls.iter().map(|call| self.call(given, call));
                OwnedSubject::Calls(calls.collect::<Option<_>>()?)
            }
            Subject::Moves(moves) => {
                let moves = moves.iter().map(|&place| self.place(given, place));
                OwnedSubject::Moves(moves.collect::<Option<_>>()?)
            }
        };
        Question::new(question.ask(), rules, subject)
    }

    fn call(self, rules: &QuestionRules, call: &Call) -> Option<Call> {
        Some(match *call {
            Call::Play(place) => Call::Play(self.place(rules, place)?),
            Call::PlayAs(place, mark) => Call::PlayAs(self.place(rules, place)?, self.mark(mark)),
            Call::Undo => Call::Undo,
        })
    }

    /// Where a place comes to lie. A place off the board stays off it; one that is so far off
    /// that its image is out of range has none.
    pub(super) fn place(
        self,
        rules: &QuestionRules,
        [row, col]: [Integer; 2],
    ) -> Option<[Integer; 2]> {
        let from_below = mirrored(rules.rows, row);
        let from_right = mirrored(rules.cols, col);
        Some(match self.symmetry {
            Symmetry::Identity => [row, col],
            Symmetry::HalfTurn => [from_below?, from_right?],
            Symmetry::FlipRows => [from_below?, col],
            Symmetry::FlipColumns => [row, from_right?],
            Symmetry::RotateRight => [col, from_below?],
            Symmetry::RotateLeft => [from_right?, row],
            Symmetry::Transpose => [col, row],
            Symmetry::AntiTranspose => [from_right?, from_below?],
        })
    }

    /// The text of a board turned, mirrored and swapped, square by square: other characters
    /// than X and O stay what they are. `None` where it has not the rules' size and would have
    /// to be moved.
    fn board(self, rules: &QuestionRules, board: &[String]) -> Option<Vec<String>> {
        if self.symmetry == Symmetry::Identity {
            return Some(board.iter().map(|row| self.row(row.chars())).collect());
        }
        let rows = usize::try_from(rules.rows.get()).ok()?;
        let cols = usize::try_from(rules.cols.get()).ok()?;
        let squares: Vec<Vec<char>> = board.iter().map(|row| row.chars().collect()).collect();
        if squares.len() != rows || squares.iter().any(|row| row.len() != cols) {
            return None;
        }
        let mut image = squares.clone();
        for (row, symbols) in squares.iter().enumerate() {
            for (col, &symbol) in symbols.iter().enumerate() {
                let place = [integer(row)?, integer(col)?];
                let [row, col] = self.place(rules, place)?.map(Integer::get);
                let row = image.get_mut(usize::try_from(row).ok()?)?;
                *row.get_mut(usize::try_from(col).ok()?)? = symbol;
            }
        }
        Some(image.into_iter().map(|row| self.row(row)).collect())
    }

    fn row(self, symbols: impl IntoIterator<Item = char>) -> String {
        let swapped = |symbol| match (self.marks, symbol) {
            (Marks::Swapped, 'X') => 'O',
            (Marks::Swapped, 'O') => 'X',
            _ => symbol,
        };
        symbols.into_iter().map(swapped).collect()
    }
}

/// The place on a side of that length, counted from its other end.
fn mirrored(side: Integer, place: Integer) -> Option<Integer> {
    Integer::try_from(side.get() - 1 - place.get()).ok()
}

fn integer(number: usize) -> Option<Integer> {
    Integer::try_from(i64::try_from(number).ok()?).ok()
}
