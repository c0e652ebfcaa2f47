//! The conformance corpus for tic-tac-toe judging, and the harness that holds any
//! implementation to it.

mod answer;
mod ask;
mod builtin;
mod codes;
mod implementation;
mod integer;
mod question;

pub use answer::{Answer, AnswerLine, RefusedAnswer, Return};
pub use ask::Ask;
pub use builtin::Builtin;
pub use codes::{Bound, Malformed, RefusalCode, ViolationCode};
pub use implementation::{Implementation, Reply};
pub use integer::{Integer, IntegerError};
pub use question::{Call, Question, QuestionRules};
