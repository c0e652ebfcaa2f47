//! The conformance corpus for tic-tac-toe judging, and the harness that holds any
//! implementation to it.
//!
//! - A [`Question`] is raw data, as somebody typed it; an [`Answer`] is plain data, and [`judge`]
//!   says whether it is the expected one. An [`Implementation`] answers questions: [`Builtin`] by
//!   the crates `ttt-core` and `ttt-validate`, [`Oracle`] by slow search, [`faults`] wrongly on
//!   purpose, and [`Foreign`] by a program in whatever language.
//! - A [`Corpus`] is a folder of [`Case`]s: a question, the answer that every implementation is
//!   held to, and why it is asked. Whatever is wrong with it is told at once, by file and place.
//! - [`json`] is the one strict reader for case files and for lines of the wire protocol, of
//!   which [`wire`] is the side that answers.
//! - A [`Harness`] makes a named test of each case, and [`run`] judges any implementation by a
//!   [`Plan`] of cases, of which a [`Report`] shows what came of them.
//! - [`variants()`] turns and swaps cases, [`KnownFailures`] lists what may fail, [`summary`] says
//!   in text what came of a run, and [`claims`] proves our own crates on whole domains.
//! - [`drawing`] shows boards, questions and differences to people, and [`reading()`]
//!   everything that there is to see in a case.
//!
//! How a case looks that an implementation fails, one that asks for blanks before it asks for lines:
//!
//! ```text
//! scan on 3×3, 3 in a row, O first
//!
//!   0 1 2
//! 0 O . X
//! 1 . X O
//! 2 X . O
//!
//!   expected          actual
//! ≠ {"verdict":"X"}   {"verdict":"Pending"}
//! ```
//!
//! ```
//! use ttt_conformance::{Ask, Builtin, Case, CaseId, CorpusPolicy, Implementation, Reply};
//!
//! let text = br#"{
//!   "about": "A win outranks the blanks around it",
//!   "question": {
//!     "ask": "scan",
//!     "rules": {"rows": 3, "cols": 3, "k": 3, "first": "O"},
//!     "board": ["O.X", ".XO", "X.O"]
//!   },
//!   "answer": {"verdict": "X"}
//! }"#;
//! let id = CaseId::new(Ask::Scan, "win-over-blanks")?;
//! let case = Case::read(id, text, CorpusPolicy::Foreign)?;
//! assert_eq!(Builtin.answer(case.question()), Reply::Answer(case.answer().clone()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod ask;
mod builtin;
mod call;
mod case;
mod case_id;
pub mod claims;
mod codes;
mod corpus;
pub mod drawing;
pub mod faults;
mod foreign;
mod given;
mod harness;
mod implementation;
mod integer;
pub mod json;
mod judgement;
mod judging;
mod known_failures;
mod misbehaviour;
mod oracle;
mod question;
mod reading;
mod report;
mod runner;
mod schema;
mod subject;
pub mod summary;
mod variants;
mod visible;
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
pub use foreign::{Foreign, ForeignOptions, GIVE_UP_AFTER, Program, ProgramError, REPLY_LIMIT};
pub use harness::Harness;
pub use implementation::{Implementation, Reply};
pub use integer::{Integer, IntegerError};
pub use json::JsonError;
pub use judgement::{Judgement, RunVerdict, Tally};
pub use judging::{Objection, judge};
pub use known_failures::{KnownFailures, KnownFailuresError};
pub use misbehaviour::{Misbehaviour, MisbehaviourKind};
pub use oracle::Oracle;
pub use question::{Question, QuestionRules};
pub use reading::{findings, reading};
pub use report::{
    CaseReport, Counts, ImplementationReport, MisbehaviourReport, OutcomeCode, Report,
    ResultReport, StatusCode, VerdictCode,
};
pub use runner::{Expansion, Item, Outcome, Plan, Run, Selection, Status, run};
pub use schema::case_schema;
pub use subject::Subject;
pub use variants::{Marks, Transform, Variant, allowed, variants};

/// The README's code is compiled with that of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
