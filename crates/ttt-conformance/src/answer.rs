//! Answers: plain data.

use schemars::JsonSchema;
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error as _, IntoDeserializer, value::StrDeserializer},
};
use ttt_core::{Mark, Verdict};

use crate::{Ask, Bound, Integer, Malformed, RefusalCode, ViolationCode, schema, subject::Field};

/// An answer to a question.
///
/// Answers are compared exactly: the same fields, arrays in the same order. The moves of a witness
/// are played instead; [`judge`](crate::judge) does either.
///
/// ```
/// use ttt_conformance::{Answer, ViolationCode, json};
///
/// let answer: Answer = json::read(br#"{"legal": false, "violations": ["both-won"]}"#)?;
/// assert_eq!(answer, Answer::Illegal(vec![ViolationCode::BothWon]));
/// # Ok::<(), ttt_conformance::JsonError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "AnswerFields", try_from = "AnswerFields")]
pub enum Answer {
    /// `{"verdict": "X"}`, to `scan` and `replay`.
    Verdict(Verdict),
    /// `{"lines": […]}`, to `lines`.
    Lines(Vec<AnswerLine>),
    /// `{"returns": […]}`, to `track`.
    Returns(Vec<Return>),
    /// `{"refused": {"move": 1, "why": "occupied"}}`, to `replay`.
    Refused(RefusedAnswer),
    /// `{"legal": true}`, to `validate`; a case of `witness` expects it too, and means any moves
    /// that lead to the board.
    Legal,
    /// `{"legal": false, "violations": […]}`, to `validate` and `witness`.
    Illegal(Vec<ViolationCode>),
    /// `{"moves": […]}`, rows and columns of a game, to `witness`.
    Moves(Vec<[Integer; 2]>),
    /// `{"bad-rules": "k"}`, to every ask.
    BadRules(Bound),
    /// `{"malformed": "ragged"}`, to the asks with a board.
    Malformed(Malformed),
}

/// A line in an answer.
///
/// ```
/// use ttt_conformance::{AnswerLine, json};
/// use ttt_core::Mark;
///
/// let line: AnswerLine = json::read(br#"{"mark": "X", "cells": [[0, 2], [1, 1]]}"#)?;
/// assert_eq!((line.mark, line.cells.len()), (Mark::X, 2));
/// # Ok::<(), ttt_conformance::JsonError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerLine {
    /// The mark of the line.
    #[schemars(schema_with = "schema::mark")]
    pub mark: Mark,
    /// Rows and columns of its cells, from its first in reading order.
    pub cells: Vec<[Integer; 2]>,
}

/// What one call of a tracker returns: the verdict after it, or why it is refused.
///
/// ```
/// use ttt_conformance::{RefusalCode, Return, json};
///
/// let returned: Return = json::read(br#""occupied""#)?;
/// assert_eq!(returned, Return::Refused(RefusalCode::Occupied));
/// # Ok::<(), ttt_conformance::JsonError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum Return {
    /// The verdict after the call.
    Verdict(Verdict),
    /// Why the call is refused.
    Refused(RefusalCode),
}

impl<'de> Deserialize<'de> for Return {
    /// By hand, because the derived reader of an untagged enum loses the place and the reason of
    /// an error.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        let known: StrDeserializer<'_, D::Error> = word.as_str().into_deserializer();
        Verdict::deserialize(known)
            .map(Self::Verdict)
            .or_else(|_| RefusalCode::deserialize(known).map(Self::Refused))
            .map_err(|_| {
                D::Error::custom(format_args!(
                    "`{word}` is no return of a call, expected a verdict (X, O, Draw, Pending) or \
                     a refusal (out-of-bounds, game-over, occupied, out-of-turn, nothing-to-undo)"
                ))
            })
    }
}

/// The first refused move of a list.
///
/// ```
/// use ttt_conformance::{Answer, RefusalCode, RefusedAnswer, json};
///
/// let answer: Answer = json::read(br#"{"refused": {"move": 1, "why": "occupied"}}"#)?;
/// let (index, why) = (1.into(), RefusalCode::Occupied);
/// assert_eq!(answer, Answer::Refused(RefusedAnswer { index, why }));
/// # Ok::<(), ttt_conformance::JsonError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RefusedAnswer {
    /// Which move, counted from 0.
    #[serde(rename = "move")]
    pub index: Integer,
    /// Why it is refused.
    pub why: RefusalCode,
}

impl Answer {
    /// Whether a case of an ask can expect an answer of this form.
    ///
    /// No case expects moves: those of a witness are checked, not compared.
    ///
    /// ```
    /// use ttt_conformance::{Answer, Ask};
    ///
    /// assert!(Answer::Legal.fits(Ask::Validate) && !Answer::Legal.fits(Ask::Scan));
    /// assert!(Answer::Legal.fits(Ask::Witness) && !Answer::Moves(vec![]).fits(Ask::Witness));
    /// ```
    #[must_use]
    pub const fn fits(&self, ask: Ask) -> bool {
        match self {
            Self::Verdict(_) => matches!(ask, Ask::Scan | Ask::Replay),
            Self::Lines(_) => matches!(ask, Ask::Lines),
            Self::Returns(_) => matches!(ask, Ask::Track),
            Self::Refused(_) => matches!(ask, Ask::Replay),
            Self::Legal | Self::Illegal(_) => matches!(ask, Ask::Validate | Ask::Witness),
            Self::Moves(_) => false,
            Self::BadRules(_) => true,
            Self::Malformed(_) => matches!(ask.field(), Field::Board),
        }
    }
}

/// An answer as its JSON fields; exactly one form's are there.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct AnswerFields {
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<Verdict>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<Vec<AnswerLine>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    returns: Option<Vec<Return>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<RefusedAnswer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    violations: Option<Vec<ViolationCode>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<[Integer; 2]>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bad_rules: Option<Bound>,
    #[serde(skip_serializing_if = "Option::is_none")]
    malformed: Option<Malformed>,
}

impl From<Answer> for AnswerFields {
    fn from(answer: Answer) -> Self {
        let mut fields = Self::default();
        match answer {
            Answer::Verdict(verdict) => fields.verdict = Some(verdict),
            Answer::Lines(lines) => fields.lines = Some(lines),
            Answer::Returns(returns) => fields.returns = Some(returns),
            Answer::Refused(refused) => fields.refused = Some(refused),
            Answer::Legal => fields.legal = Some(true),
            Answer::Illegal(violations) => {
                fields.legal = Some(false);
                fields.violations = Some(violations);
            }
            Answer::Moves(moves) => fields.moves = Some(moves),
            Answer::BadRules(bound) => fields.bad_rules = Some(bound),
            Answer::Malformed(malformed) => fields.malformed = Some(malformed),
        }
        fields
    }
}

impl TryFrom<AnswerFields> for Answer {
    type Error = &'static str;

    fn try_from(fields: AnswerFields) -> Result<Self, Self::Error> {
        // Taken apart, so that the compiler asks for a new form here too.
        let AnswerFields {
            verdict,
            lines,
            returns,
            refused,
            legal,
            violations,
            moves,
            bad_rules,
            malformed,
        } = fields;
        let legality = match (legal, violations) {
            (None, None) => None,
            (Some(true), None) => Some(Self::Legal),
            (Some(false), Some(violations)) => Some(Self::Illegal(violations)),
            _ => return Err("an answer has violations exactly where legal is false"),
        };
        let mut forms = [
            verdict.map(Self::Verdict),
            lines.map(Self::Lines),
            returns.map(Self::Returns),
            refused.map(Self::Refused),
            legality,
            moves.map(Self::Moves),
            bad_rules.map(Self::BadRules),
            malformed.map(Self::Malformed),
        ]
        .into_iter()
        .flatten();
        match (forms.next(), forms.next()) {
            (Some(answer), None) => Ok(answer),
            (None, _) => Err(
                "an answer has one of verdict, lines, returns, refused, legal, moves, \
                 bad-rules and malformed",
            ),
            (Some(_), Some(_)) => Err("an answer has only one of verdict, lines, returns, \
                                       refused, legal, moves, bad-rules and malformed"),
        }
    }
}
