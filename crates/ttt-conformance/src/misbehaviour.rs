//! What a program can do wrong besides answering wrongly.

use std::{error::Error, fmt, time::Duration};

/// A breach of the wire protocol, with the last words of the program.
///
/// A wrong answer is none, and neither is an error that a program reports: both keep to the
/// protocol. Each kind is worded so that the author of the program can act.
///
/// ```
/// use ttt_conformance::{Misbehaviour, MisbehaviourKind};
///
/// let what = Misbehaviour {
///     kind: MisbehaviourKind::ClosedInput,
///     stderr: "Traceback".to_owned(),
/// };
/// assert!(what.to_string().contains("closed its standard input"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misbehaviour {
    /// What the program did.
    pub kind: MisbehaviourKind,
    /// The end of what it wrote to its standard error, empty if nothing.
    pub stderr: String,
}

/// The ways to breach the wire protocol.
///
/// ```
/// use ttt_conformance::MisbehaviourKind;
///
/// assert_eq!(
///     MisbehaviourKind::ClosedOutput.to_string(),
///     "the program closed its standard output and runs on, expected a reply there",
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MisbehaviourKind {
    /// It could not be started at all.
    NotStarted {
        /// The operating system's reason.
        why: String,
    },
    /// It ended though its input had not.
    Exited {
        /// How it ended, such as `status 3` or `signal 11`.
        how: String,
    },
    /// It closed its standard input and runs on.
    ClosedInput,
    /// It closed its standard output and runs on.
    ClosedOutput,
    /// It did not reply in time and was killed with its children.
    NoReply {
        /// How long it had.
        timeout: Duration,
    },
    /// It wrote a line that does not end.
    LineTooLong {
        /// The longest line that is read, in bytes.
        limit: usize,
    },
    /// It wrote a line that is not UTF-8.
    NotUtf8 {
        /// The first byte of the line that is wrong, counted from 0.
        at: usize,
    },
    /// It wrote a line that is no message of the protocol.
    NoMessage {
        /// The beginning of the line.
        line: String,
        /// Why it is none.
        why: String,
    },
    /// Its hello names another version of the protocol.
    WrongVersion {
        /// The version that it speaks.
        found: i64,
    },
    /// It replied with an id that no question of this conversation had.
    WrongId {
        /// The id of the open question.
        expected: i64,
        /// The id of the reply.
        found: i64,
    },
    /// It replied twice to a question.
    AnsweredTwice {
        /// The id of the question.
        id: i64,
    },
    /// It replied to an earlier question than the open one.
    OutOfOrder {
        /// The id of the open question.
        expected: i64,
        /// The id of the reply.
        found: i64,
    },
    /// It wrote a line while no question was open.
    Unasked {
        /// The beginning of the line.
        line: String,
    },
    /// It took a valid message of ours for none.
    Rejected {
        /// What it found wrong with it.
        why: String,
    },
    /// It replied with an answer of no known form.
    NoAnswer {
        /// The beginning of the answer.
        answer: String,
        /// Why it is none.
        why: String,
    },
    /// It ended with a failure after the end of its input.
    FailedAtEnd {
        /// How it ended, such as `status 3`.
        how: String,
    },
    /// It went on after the end of its input and was killed with its children.
    DidNotStop {
        /// How long it had.
        timeout: Duration,
    },
    /// It was not asked any more, having misbehaved too often in a row.
    GivenUp {
        /// How often it had.
        after: usize,
    },
}

impl MisbehaviourKind {
    /// The word for it in reports.
    ///
    /// ```
    /// assert_eq!(ttt_conformance::MisbehaviourKind::ClosedInput.code(), "closed-input");
    /// ```
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotStarted { .. } => "not-started",
            Self::Exited { .. } => "exited",
            Self::ClosedInput => "closed-input",
            Self::ClosedOutput => "closed-output",
            Self::NoReply { .. } => "no-reply",
            Self::LineTooLong { .. } => "line-too-long",
            Self::NotUtf8 { .. } => "not-utf-8",
            Self::NoMessage { .. } => "no-message",
            Self::WrongVersion { .. } => "wrong-version",
            Self::WrongId { .. } => "wrong-id",
            Self::AnsweredTwice { .. } => "answered-twice",
            Self::OutOfOrder { .. } => "out-of-order",
            Self::Unasked { .. } => "unasked",
            Self::Rejected { .. } => "rejected",
            Self::NoAnswer { .. } => "no-answer",
            Self::FailedAtEnd { .. } => "failed-at-end",
            Self::DidNotStop { .. } => "did-not-stop",
            Self::GivenUp { .. } => "given-up",
        }
    }

    /// With nothing on standard error.
    pub(crate) const fn silent(self) -> Misbehaviour {
        Misbehaviour {
            kind: self,
            stderr: String::new(),
        }
    }
}

impl fmt::Display for MisbehaviourKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted { why } => write!(f, "the program could not be started: {why}"),
            Self::Exited { how } => write!(
                f,
                "the program ended with {how} before it replied, expected it to run until its \
                 input ends"
            ),
            Self::ClosedInput => f.write_str(
                "the program closed its standard input, expected it to read until its input ends",
            ),
            Self::ClosedOutput => f.write_str(
                "the program closed its standard output and runs on, expected a reply there",
            ),
            Self::NoReply { timeout } => write!(
                f,
                "no reply within {timeout:?}, so the program was killed; a reply has to be \
                 flushed, and must not wait for the next question"
            ),
            Self::LineTooLong { limit } => write!(
                f,
                "a line of more than {limit} bytes, expected one JSON object and a line end"
            ),
            Self::NotUtf8 { at } => {
                write!(
                    f,
                    "a line that is not UTF-8, the first wrong byte is at {at}"
                )
            }
            Self::NoMessage { line, why } => {
                write!(
                    f,
                    "a line that is no message: {why}; the line is {line}; what is not for us \
                     belongs on standard error"
                )
            }
            Self::WrongVersion { found } => write!(
                f,
                "the program speaks version {found} of the protocol, expected 1"
            ),
            Self::WrongId { expected, found } => write!(
                f,
                "a reply with the id {found}, which no question had, expected {expected}"
            ),
            Self::AnsweredTwice { id } => write!(
                f,
                "two replies to the question {id}, expected one reply to each question"
            ),
            Self::OutOfOrder { expected, found } => write!(
                f,
                "a reply to the earlier question {found}, expected one to {expected}, in the \
                 order of the questions"
            ),
            Self::Unasked { line } => write!(
                f,
                "a line that nothing asked for, expected none but replies; the line is {line}"
            ),
            Self::Rejected { why } => {
                write!(
                    f,
                    "the program took the question for no valid message: {why}"
                )
            }
            Self::NoAnswer { answer, why } => {
                write!(
                    f,
                    "the answer has no known form: {why}; the answer is {answer}"
                )
            }
            Self::FailedAtEnd { how } => write!(
                f,
                "the program ended with {how} after the end of its input, expected success"
            ),
            Self::DidNotStop { timeout } => write!(
                f,
                "the program still ran {timeout:?} after the end of its input and was killed, \
                 expected it to stop"
            ),
            Self::GivenUp { after } => write!(
                f,
                "not asked, since the program had misbehaved {after} times in a row"
            ),
        }
    }
}

impl fmt::Display for Misbehaviour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)?;
        if self.stderr.is_empty() {
            return Ok(());
        }
        write!(f, "; its standard error ends: {}", self.stderr)
    }
}

impl Error for Misbehaviour {}
