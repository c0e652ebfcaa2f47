//! The gallery of faults: implementations that are wrong on purpose.
//!
//! A corpus is worth what it can tell apart. Each fault here is one mistake that people really
//! make, written as a small deviation from a plain textbook implementation, and the corpus must
//! catch every one of them. Two more keep that test honest: the textbook without a fault, which
//! no case may catch, and one that answers nothing right, which every case must catch.
//!
//! One mistake has no place here: a repeated JSON key of which the last silently wins. It is made
//! before there is a question, and is tested where JSON is read.

mod board;
mod conditions;
mod count;
mod game;
mod lines;
mod refuse;
mod replay;
mod rules;
mod scan;
mod text;
mod textbook;
mod track;
mod undo;
mod validate;
mod windows;
mod witness;

use self::textbook::{TEXTBOOK, Textbook};
use crate::{Answer, Ask, Implementation, Question, Reply};

/// An implementation with one mistake, or with none.
///
/// Not to be confused with [`Fault`](crate::Fault), what is wrong with a corpus.
///
/// ```
/// use ttt_conformance::{Implementation, faults};
///
/// let gallery = faults::gallery();
/// let fault = gallery.iter().find(|fault| fault.name() == "scan/draw-before-win").unwrap();
/// assert_eq!(fault.about(), "A full board is a draw before anybody looks for a line.");
/// ```
#[derive(Debug)]
pub struct Fault {
    name: &'static str,
    about: &'static str,
    textbook: Textbook,
}

impl Fault {
    /// The mistake, in a sentence.
    ///
    /// ```
    /// assert_eq!(ttt_conformance::faults::faultless().about(), "No mistake at all.");
    /// ```
    #[must_use]
    pub const fn about(&self) -> &'static str {
        self.about
    }
}

impl Implementation for Fault {
    fn name(&self) -> &str {
        self.name
    }

    fn answer(&self, question: &Question) -> Reply {
        self.textbook.answer(question).into()
    }
}

/// All faults, by the ask or the input that they concern.
///
/// ```
/// use ttt_conformance::{Implementation, faults};
///
/// assert!(faults::gallery().iter().any(|fault| fault.name() == "validate/counts-only"));
/// ```
#[must_use]
pub fn gallery() -> Vec<&'static Fault> {
    [
        rules::FAULTS,
        text::FAULTS,
        scan::FAULTS,
        count::FAULTS,
        lines::FAULTS,
        track::FAULTS,
        refuse::FAULTS,
        undo::FAULTS,
        replay::FAULTS,
        validate::FAULTS,
        witness::FAULTS,
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The textbook implementation that the faults deviate from.
///
/// ```
/// use ttt_conformance::{Implementation, faults};
///
/// assert_eq!(faults::faultless().name(), "control/faultless");
/// ```
#[must_use]
pub const fn faultless() -> &'static Fault {
    const FAULTLESS: &Fault = &Fault {
        name: "control/faultless",
        about: "No mistake at all.",
        textbook: TEXTBOOK,
    };
    FAULTLESS
}

/// An implementation that answers nothing right.
///
/// ```
/// use ttt_conformance::{Implementation, faults};
///
/// assert_eq!(faults::hopeless().name(), "control/hopeless");
/// ```
#[must_use]
pub const fn hopeless() -> impl Implementation {
    Hopeless
}

/// Calls every board legal, except a legal one.
#[derive(Debug)]
struct Hopeless;

impl Implementation for Hopeless {
    fn name(&self) -> &'static str {
        "control/hopeless"
    }

    fn answer(&self, question: &Question) -> Reply {
        let right = TEXTBOOK.answer(question);
        let wrong = match (question.ask(), right) {
            (Ask::Validate, Answer::Legal) => Answer::Illegal(Vec::new()),
            _ => Answer::Legal,
        };
        wrong.into()
    }
}
