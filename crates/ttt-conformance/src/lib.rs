//! The conformance corpus for tic-tac-toe judging, and the harness that holds any
//! implementation to it.

mod answer;
mod ask;
mod builtin;
mod call;
mod case;
mod case_id;
mod codes;
mod corpus;
pub mod drawing;
mod given;
mod implementation;
mod integer;
pub mod json;
mod question;
mod reading;
mod schema;
pub mod wire;

pub use answer::{Answer, AnswerLine, RefusedAnswer, Return};
pub use ask::Ask;
pub use builtin::Builtin;
pub use call::Call;
pub use case::Case;
pub use case_id::{CaseId, CaseIdError};
pub use codes::{Bound, Malformed, RefusalCode, ViolationCode};
pub use corpus::{
    Clause, Corpus, CorpusError, CorpusPolicy, Fault, FaultKind, Rulebook, RulebookError, Variants,
};
pub use implementation::{Implementation, Reply};
pub use integer::{Integer, IntegerError};
pub use json::JsonError;
pub use question::{Question, QuestionRules};
pub use reading::reading;
pub use schema::case_schema;
