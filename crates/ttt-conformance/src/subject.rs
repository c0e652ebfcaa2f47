//! What a question is about.

use crate::{Call, Integer};

/// What a question is about, besides its rules.
///
/// Whoever treats all questions about a board alike, to draw them or to turn them, needs no list
/// of the asks that have one.
///
/// ```
/// use ttt_conformance::{Question, Subject, json};
///
/// let question: Question = json::read(
///     br#"{"ask": "scan", "rules": {"rows": 1, "cols": 2, "k": 2, "first": "X"},
///          "board": ["XX"]}"#,
/// )?;
/// assert_eq!(question.subject(), Subject::Board(&["XX".to_owned()]));
/// # Ok::<(), ttt_conformance::JsonError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject<'a> {
    /// The rows of a board.
    Board(&'a [String]),
    /// The calls of a tracker.
    Calls(&'a [Call]),
    /// Rows and columns of moves.
    Moves(&'a [[Integer; 2]]),
}

/// The same, to make a question of.
#[derive(Clone, Debug)]
pub(crate) enum OwnedSubject {
    Board(Vec<String>),
    Calls(Vec<Call>),
    Moves(Vec<[Integer; 2]>),
}

/// The field of a question that holds what it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Board,
    Calls,
    Moves,
}

impl Field {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Calls => "calls",
            Self::Moves => "moves",
        }
    }
}
