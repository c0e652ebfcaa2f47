//! What comes of asking a question.

use std::fmt;

use crate::{Answer, Misbehaviour, Objection, Question, Reply, judge};

/// What came of asking a question.
///
/// ```
/// use ttt_conformance::Outcome;
///
/// let outcome = Outcome::Skipped("too large".to_owned());
/// assert_eq!(outcome.to_string(), "skipped: too large");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The answer is as expected.
    Passed,
    /// It is not.
    Wrong(Answer),
    /// The implementation reported an error, or panicked.
    Error(String),
    /// The program did not keep to the wire protocol.
    Misbehaved(Misbehaviour),
    /// The implementation does not answer such a question, and why.
    Skipped(String),
}

/// How an outcome is to be taken, given the known failures.
///
/// ```
/// use ttt_conformance::Status;
///
/// assert_eq!(Status::KnownFailure.to_string(), "known to fail");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// It failed, and is not known to.
    Failed,
    /// It passed, although it is listed as a known failure: the list has to be corrected.
    UnexpectedPass,
    /// It failed, and is known to.
    KnownFailure,
    /// It was not answered.
    Skipped,
    /// It passed.
    Passed,
}

impl Outcome {
    /// What a reply to a question is, held against what is expected, as [`judge`] does.
    ///
    /// ```
    /// use ttt_conformance::{Corpus, Outcome};
    ///
    /// let corpus = Corpus::embedded()?;
    /// let case = &corpus.cases()[0];
    /// let reply = case.answer().clone().into();
    /// assert_eq!(Outcome::of(case.question(), case.answer(), reply), Outcome::Passed);
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn of(question: &Question, expected: &Answer, reply: Reply) -> Self {
        match reply {
            Reply::Answer(answer) => match judge(question, expected, &answer) {
                Ok(()) => Self::Passed,
                Err(_) => Self::Wrong(answer),
            },
            Reply::Error(why) => Self::Error(why),
            Reply::Misbehaved(misbehaviour) => Self::Misbehaved(misbehaviour),
            Reply::Skip(why) => Self::Skipped(why),
        }
    }

    /// What is to be said of a wrong answer besides showing it and the expected one: how far the
    /// moves of a witness lead.
    ///
    /// ```
    /// use ttt_conformance::{Corpus, Outcome};
    ///
    /// let corpus = Corpus::embedded()?;
    /// let case = &corpus.cases()[0];
    /// assert_eq!(Outcome::Passed.remark(case.question(), case.answer()), None);
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn remark(&self, question: &Question, expected: &Answer) -> Option<Objection> {
        let Self::Wrong(answer) = self else {
            return None;
        };
        let objection = judge(question, expected, answer).err()?;
        (objection != Objection::Differs).then_some(objection)
    }

    /// The word for it in reports.
    ///
    /// ```
    /// assert_eq!(ttt_conformance::Outcome::Passed.code(), "passed");
    /// ```
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::Wrong(_) => "wrong",
            Self::Error(_) => "error",
            Self::Misbehaved(_) => "misbehaved",
            Self::Skipped(_) => "skipped",
        }
    }

    /// How it is to be taken where no failure is known of.
    ///
    /// ```
    /// use ttt_conformance::{Answer, Outcome, Status};
    ///
    /// assert_eq!(Outcome::Wrong(Answer::Legal).status(), Status::Failed);
    /// ```
    #[must_use]
    pub const fn status(&self) -> Status {
        match self {
            Self::Passed => Status::Passed,
            Self::Skipped(_) => Status::Skipped,
            Self::Wrong(_) | Self::Error(_) | Self::Misbehaved(_) => Status::Failed,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Passed => f.write_str("passed"),
            Self::Wrong(answer) => {
                let json = serde_json::to_string(answer).map_err(|_| fmt::Error)?;
                write!(f, "answered {json}")
            }
            Self::Error(why) => write!(f, "reported an error: {why}"),
            Self::Misbehaved(misbehaviour) => write!(f, "misbehaved: {misbehaviour}"),
            Self::Skipped(why) => write!(f, "skipped: {why}"),
        }
    }
}

impl Status {
    /// All, the ones that need attention first.
    ///
    /// ```
    /// use ttt_conformance::Status;
    ///
    /// assert!(Status::ALL.is_sorted());
    /// ```
    pub const ALL: [Self; 5] = [
        Self::Failed,
        Self::UnexpectedPass,
        Self::KnownFailure,
        Self::Skipped,
        Self::Passed,
    ];

    /// The word for it in reports.
    ///
    /// ```
    /// assert_eq!(ttt_conformance::Status::UnexpectedPass.code(), "unexpected-pass");
    /// ```
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Failed => "failed",
            Self::UnexpectedPass => "unexpected-pass",
            Self::KnownFailure => "known-failure",
            Self::Skipped => "skipped",
            Self::Passed => "passed",
        }
    }

    /// Whether a run with it fails.
    ///
    /// ```
    /// use ttt_conformance::Status;
    ///
    /// assert!(Status::UnexpectedPass.fails() && !Status::KnownFailure.fails());
    /// ```
    #[must_use]
    pub const fn fails(self) -> bool {
        matches!(self, Self::Failed | Self::UnexpectedPass)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Failed => "failed",
            Self::UnexpectedPass => "passed unexpectedly",
            Self::KnownFailure => "known to fail",
            Self::Skipped => "skipped",
            Self::Passed => "passed",
        })
    }
}
