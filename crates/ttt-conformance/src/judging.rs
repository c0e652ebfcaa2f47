//! Whether an answer is what a case expects.

mod witness;

use std::{error::Error, fmt};

use ttt_core::Mark;

use crate::{Answer, Integer, Question, RefusalCode};

/// Judges an answer: whether it is what a case expects.
///
/// This is the one place that decides it, for tests, runs, reports and the gallery of faults
/// alike. Answers are compared exactly, with one exception: to `witness`, many answers are right,
/// and `{"legal": true}` expects any of them. There the moves are played, by code that shares
/// nothing with `ttt-core`; none may be refused, and they have to end on the board of the question.
///
/// Comparing takes O(length of the answer); playing takes O(squares + moves · k).
///
/// # Errors
/// What speaks against the answer first.
///
/// ```
/// use ttt_conformance::{Answer, Question, json, judge};
///
/// let question: Question = json::read(
///     br#"{"ask": "witness", "rules": {"rows": 1, "cols": 3, "k": 2, "first": "X"},
///          "board": ["XOX"]}"#,
/// )?;
/// let right: Answer = json::read(br#"{"moves": [[0, 2], [0, 1], [0, 0]]}"#)?;
/// assert_eq!(judge(&question, &Answer::Legal, &right), Ok(()));
/// let wrong: Answer = json::read(br#"{"moves": [[0, 1], [0, 0], [0, 2]]}"#)?;
/// assert_eq!(
///     judge(&question, &Answer::Legal, &wrong).unwrap_err().to_string(),
///     "the moves end on another board: O stands at row 0, column 0, expected X",
/// );
/// # Ok::<(), ttt_conformance::JsonError>(())
/// ```
pub fn judge(question: &Question, expected: &Answer, answer: &Answer) -> Result<(), Objection> {
    match (question, expected) {
        (Question::Witness { rules, board }, Answer::Legal) => match answer {
            Answer::Moves(moves) => witness::check(rules, board, moves),
            _ => Err(Objection::NoMoves),
        },
        _ if answer == expected => Ok(()),
        _ => Err(Objection::Differs),
    }
}

/// What speaks against an answer.
///
/// ```
/// use ttt_conformance::{Objection, RefusalCode};
///
/// let objection = Objection::Refused {
///     index: 3,
///     place: [1.into(), 1.into()],
///     why: RefusalCode::GameOver,
/// };
/// assert_eq!(objection.to_string(), "move 3, [1,1], is refused: game-over");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// It is not the expected one.
    Differs,
    /// It has no moves, and moves were expected.
    NoMoves,
    /// Moves were expected, and yet the question has no board that any could lead to: the case
    /// is wrong.
    NoBoard,
    /// A move is refused.
    Refused {
        /// Which move, counted from 0.
        index: usize,
        /// Its row and column.
        place: [Integer; 2],
        /// Why.
        why: RefusalCode,
    },
    /// The moves end on another board than that of the question.
    OtherBoard {
        /// The row of the first square in reading order that differs.
        row: usize,
        /// Its column.
        col: usize,
        /// What stands there after the moves.
        found: Option<Mark>,
        /// What stands there on the board of the question.
        expected: Option<Mark>,
    },
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let square = |square: Option<Mark>| square.map_or('.', Mark::symbol);
        match *self {
            Self::Differs => f.write_str("the answer is not the expected one"),
            Self::NoMoves => f.write_str("found no moves, expected some that lead to the board"),
            Self::NoBoard => f.write_str("no moves lead to what is no board, so the case is wrong"),
            Self::Refused {
                index,
                place: [row, col],
                why,
            } => write!(f, "move {index}, [{row},{col}], is refused: {}", why.code()),
            Self::OtherBoard {
                row,
                col,
                found,
                expected,
            } => write!(
                f,
                "the moves end on another board: {} stands at row {row}, column {col}, expected {}",
                square(found),
                square(expected)
            ),
        }
    }
}

impl Error for Objection {}
