//! What answers questions.

use crate::{Answer, Ask, Misbehaviour, Question};

/// Anything that answers questions: our crates, the slow oracle, a faulty implementation made
/// to be caught, a program in another language.
///
/// The harness has one path for all of them. An implementation that does not do an ask, or a
/// size, skips the question with a reason; a skip is counted and is never a pass.
///
/// ```
/// use ttt_conformance::{Answer, Ask, Implementation, Question, Reply};
/// use ttt_core::Verdict;
///
/// /// Takes every game for open.
/// struct Hopeful;
///
/// impl Implementation for Hopeful {
///     fn name(&self) -> &str {
///         "hopeful"
///     }
///
///     fn answer(&self, question: &Question) -> Reply {
///         match question.ask() {
///             Ask::Scan | Ask::Replay => Answer::Verdict(Verdict::Pending).into(),
///             ask => Reply::Skip(format!("does not do {ask}")),
///         }
///     }
/// }
///
/// assert_eq!(Hopeful.asks(), Ask::ALL);
/// ```
pub trait Implementation: Send + Sync {
    /// The name that reports give it.
    fn name(&self) -> &str;

    /// What it can be asked; everything, unless it says otherwise.
    fn asks(&self) -> &[Ask] {
        &Ask::ALL
    }

    /// Answers a question.
    fn answer(&self, question: &Question) -> Reply;

    /// Hears that no question follows, and tells what goes wrong then.
    ///
    /// Only a program can do wrong when its input ends; everything else keeps this default.
    fn finish(&self) -> Vec<Misbehaviour> {
        Vec::new()
    }
}

/// What comes back for a question.
///
/// ```
/// use ttt_conformance::{Answer, Reply};
///
/// assert_eq!(Reply::from(Answer::Legal), Reply::Answer(Answer::Legal));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// An answer, right or wrong.
    Answer(Answer),
    /// The question is not one that it answers, and why.
    Skip(String),
    /// It failed, and why.
    Error(String),
    /// It did not keep to the wire protocol.
    Misbehaved(Misbehaviour),
}

impl From<Answer> for Reply {
    fn from(answer: Answer) -> Self {
        Self::Answer(answer)
    }
}
