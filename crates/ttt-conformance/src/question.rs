//! Questions: raw data, of which only answering builds boards and cells.

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use ttt_core::Mark;

use crate::{
    Ask, Call, Integer, Subject, schema,
    subject::{Field, OwnedSubject},
};

/// A question: what is asked, and all that is needed to answer it, as it was given.
///
/// Bad input is a question like any other, so nothing here is checked but that numbers are
/// integers and marks are marks.
///
/// ```
/// use ttt_conformance::{Ask, Question, json};
///
/// let question: Question = json::read(
///     br#"{"ask": "scan", "rules": {"rows": -3, "cols": 3, "k": 3, "first": "O"},
///          "board": ["any", "rows"]}"#,
/// )?;
/// assert_eq!(question.ask(), Ask::Scan);
/// # Ok::<(), ttt_conformance::JsonError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// The verdict on a board.
    Scan {
        /// The rules as given.
        rules: QuestionRules,
        /// The board's rows.
        board: Vec<String>,
    },
    /// All lines of a board.
    Lines {
        /// The rules as given.
        rules: QuestionRules,
        /// The board's rows.
        board: Vec<String>,
    },
    /// What each call of a tracker returns.
    Track {
        /// The rules as given.
        rules: QuestionRules,
        /// The calls, the first one first.
        calls: Vec<Call>,
    },
    /// The verdict on a list of moves.
    Replay {
        /// The rules as given.
        rules: QuestionRules,
        /// Rows and columns of the moves.
        moves: Vec<[Integer; 2]>,
    },
    /// Whether a board can occur in a legal game.
    Validate {
        /// The rules as given.
        rules: QuestionRules,
        /// The board's rows.
        board: Vec<String>,
    },
    /// A legal game that leads to a board.
    Witness {
        /// The rules as given.
        rules: QuestionRules,
        /// The board's rows.
        board: Vec<String>,
    },
}

/// Rules as given in a question, in range or not.
///
/// ```
/// use ttt_conformance::{QuestionRules, json};
///
/// let rules: QuestionRules = json::read(br#"{"rows": 0, "cols": 3, "k": 9, "first": "X"}"#)?;
/// assert_eq!(rules.k.get(), 9);
/// # Ok::<(), ttt_conformance::JsonError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct QuestionRules {
    /// The number of rows.
    pub rows: Integer,
    /// The number of columns.
    pub cols: Integer,
    /// How many adjacent squares make a line.
    pub k: Integer,
    /// The mark that moves first.
    #[schemars(schema_with = "schema::mark")]
    pub first: Mark,
}

impl Question {
    /// What is asked.
    ///
    /// ```
    /// # use ttt_conformance::{Ask, Question, json};
    /// # let rules = json::read(br#"{"rows": 3, "cols": 3, "k": 3, "first": "X"}"#)?;
    /// assert_eq!(Question::Track { rules, calls: vec![] }.ask(), Ask::Track);
    /// # Ok::<(), ttt_conformance::JsonError>(())
    /// ```
    #[must_use]
    pub const fn ask(&self) -> Ask {
        match self {
            Self::Scan { .. } => Ask::Scan,
            Self::Lines { .. } => Ask::Lines,
            Self::Track { .. } => Ask::Track,
            Self::Replay { .. } => Ask::Replay,
            Self::Validate { .. } => Ask::Validate,
            Self::Witness { .. } => Ask::Witness,
        }
    }

    /// The rules as given.
    ///
    /// ```
    /// # use ttt_conformance::{Question, json};
    /// # let rules = json::read(br#"{"rows": 3, "cols": 3, "k": 3, "first": "X"}"#)?;
    /// assert_eq!(Question::Track { rules, calls: vec![] }.rules(), &rules);
    /// # Ok::<(), ttt_conformance::JsonError>(())
    /// ```
    #[must_use]
    pub const fn rules(&self) -> &QuestionRules {
        match self {
            Self::Scan { rules, .. }
            | Self::Lines { rules, .. }
            | Self::Track { rules, .. }
            | Self::Replay { rules, .. }
            | Self::Validate { rules, .. }
            | Self::Witness { rules, .. } => rules,
        }
    }

    /// The board's rows, where the question has a board.
    ///
    /// ```
    /// # use ttt_conformance::{Question, json};
    /// # let rules = json::read(br#"{"rows": 3, "cols": 3, "k": 3, "first": "X"}"#)?;
    /// assert_eq!(Question::Track { rules, calls: vec![] }.board(), None);
    /// # Ok::<(), ttt_conformance::JsonError>(())
    /// ```
    #[must_use]
    pub const fn board(&self) -> Option<&[String]> {
        match self.subject() {
            Subject::Board(board) => Some(board),
            Subject::Calls(_) | Subject::Moves(_) => None,
        }
    }

    /// What it is about, besides the rules.
    ///
    /// ```
    /// # use ttt_conformance::{Question, Subject, json};
    /// # let rules = json::read(br#"{"rows": 3, "cols": 3, "k": 3, "first": "X"}"#)?;
    /// assert_eq!(Question::Track { rules, calls: vec![] }.subject(), Subject::Calls(&[]));
    /// # Ok::<(), ttt_conformance::JsonError>(())
    /// ```
    #[must_use]
    pub const fn subject(&self) -> Subject<'_> {
        match self {
            Self::Scan { board, .. }
            | Self::Lines { board, .. }
            | Self::Validate { board, .. }
            | Self::Witness { board, .. } => Subject::Board(board.as_slice()),
            Self::Track { calls, .. } => Subject::Calls(calls.as_slice()),
            Self::Replay { moves, .. } => Subject::Moves(moves.as_slice()),
        }
    }

    /// The question of an ask; `None` where the ask is not about such a subject.
    pub(crate) fn new(ask: Ask, rules: QuestionRules, subject: OwnedSubject) -> Option<Self> {
        Some(match (ask, subject) {
            (Ask::Scan, OwnedSubject::Board(board)) => Self::Scan { rules, board },
            (Ask::Lines, OwnedSubject::Board(board)) => Self::Lines { rules, board },
            (Ask::Track, OwnedSubject::Calls(calls)) => Self::Track { rules, calls },
            (Ask::Replay, OwnedSubject::Moves(moves)) => Self::Replay { rules, moves },
            (Ask::Validate, OwnedSubject::Board(board)) => Self::Validate { rules, board },
            (Ask::Witness, OwnedSubject::Board(board)) => Self::Witness { rules, board },
            // Named one by one, so that the compiler asks for a new ask here too.
            (
                Ask::Scan | Ask::Lines | Ask::Track | Ask::Replay | Ask::Validate | Ask::Witness,
                _,
            ) => return None,
        })
    }
}

/// A question as its JSON fields, of which `ask` says which are there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestionFields {
    ask: Ask,
    rules: QuestionRules,
    board: Option<Vec<String>>,
    calls: Option<Vec<Call>>,
    moves: Option<Vec<[Integer; 2]>>,
}

impl<'de> Deserialize<'de> for Question {
    /// By hand, because the derived reader of a tagged enum reads everything twice and so loses
    /// the place of an error.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let QuestionFields {
            ask,
            rules,
            board,
            calls,
            moves,
        } = QuestionFields::deserialize(deserializer)?;
        let own = ask.field();
        let given = [
            (Field::Board, board.map(OwnedSubject::Board)),
            (Field::Calls, calls.map(OwnedSubject::Calls)),
            (Field::Moves, moves.map(OwnedSubject::Moves)),
        ];
        let mut subject = None;
        for (field, given) in given {
            match given {
                Some(given) if field == own => subject = Some(given),
                Some(_) => {
                    let (name, own) = (field.name(), own.name());
                    return Err(D::Error::custom(format_args!(
                        "a question `{ask}` has no field `{name}`, expected `ask`, `rules` and \
                         `{own}`"
                    )));
                }
                None => {}
            }
        }
        subject
            .and_then(|subject| Self::new(ask, rules, subject))
            .ok_or_else(|| D::Error::missing_field(own.name()))
    }
}
