//! Variants: a case turned, mirrored, and with the marks swapped.

mod answer;
mod question;

use std::{collections::HashSet, fmt};

use ttt_core::{Mark, Symmetry, Verdict};

use crate::{Answer, Case, Question, Rulebook, Variants};

/// Whether the marks change places.
///
/// ```
/// use ttt_conformance::{Marks, Transform};
///
/// let swap = Transform { marks: Marks::Swapped, ..Transform::IDENTITY };
/// assert_eq!(swap.to_string(), "swap");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marks {
    /// They stay.
    Kept,
    /// X and O change places, also in who moves first.
    Swapped,
}

/// One way to make a variant of a case: a symmetry of the board, with the marks kept or
/// swapped.
///
/// ```
/// use ttt_conformance::{Marks, Transform};
/// use ttt_core::Symmetry;
///
/// let transform = Transform { symmetry: Symmetry::RotateRight, marks: Marks::Swapped };
/// assert_eq!(transform.to_string(), "rotate-right+swap");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Transform {
    /// How the board is turned or mirrored.
    pub symmetry: Symmetry,
    /// Whether the marks change places.
    pub marks: Marks,
}

/// A variant of a case: what to ask, and the answer to expect.
///
/// ```
/// use ttt_conformance::{Corpus, Variants, variants};
///
/// let corpus = Corpus::embedded()?;
/// let case = &corpus.cases()[0];
/// assert_eq!(&variants(case, Variants::None)[0].question, case.question());
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    /// How it is made from the case.
    pub transform: Transform,
    /// The question.
    pub question: Question,
    /// The answer.
    pub answer: Answer,
}

impl Transform {
    /// The one that changes nothing.
    ///
    /// ```
    /// assert_eq!(ttt_conformance::Transform::IDENTITY.to_string(), "identity");
    /// ```
    pub const IDENTITY: Self = Self {
        symmetry: Symmetry::Identity,
        marks: Marks::Kept,
    };

    fn mark(self, mark: Mark) -> Mark {
        match self.marks {
            Marks::Kept => mark,
            Marks::Swapped => mark.other(),
        }
    }

    fn verdict(self, verdict: Verdict) -> Verdict {
        match verdict.winner().map(|winner| self.mark(winner)) {
            Some(Mark::X) => Verdict::X,
            Some(Mark::O) => Verdict::O,
            None => verdict,
        }
    }
}

impl fmt::Display for Transform {
    /// The name that follows the `@` in the id of a variant; `identity` for none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let symmetry = match self.symmetry {
            Symmetry::Identity => "identity",
            Symmetry::HalfTurn => "half-turn",
            Symmetry::FlipRows => "flip-rows",
            Symmetry::FlipColumns => "flip-columns",
            Symmetry::RotateRight => "rotate-right",
            Symmetry::RotateLeft => "rotate-left",
            Symmetry::Transpose => "transpose",
            Symmetry::AntiTranspose => "anti-transpose",
        };
        match (self.symmetry, self.marks) {
            (_, Marks::Kept) => f.pad(symmetry),
            (Symmetry::Identity, Marks::Swapped) => f.pad("swap"),
            (_, Marks::Swapped) => f.pad(&format!("{symmetry}+swap")),
        }
    }
}

/// The case itself and its variants, as far as a clause allows them; a variant whose question
/// is that of an earlier one is left out.
///
/// An oblong board has four symmetries, a square one eight; with the marks swapped, up to
/// sixteen variants. A question that a symmetry does not carry (a board that is not of the
/// rules' size, a coordinate that would leave the range of [`Integer`](crate::Integer)) has no
/// such variant. O(squares) for each.
///
/// ```
/// use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy, Variants, variants};
///
/// let text = br#"{"about": "A corner", "question": {"ask": "scan", "rules": {"rows": 2,
///     "cols": 2, "k": 2, "first": "X"}, "board": ["X.", ".."]}, "answer": {"verdict": "Pending"}}"#;
/// let case = Case::read(CaseId::new(Ask::Scan, "corner")?, text, CorpusPolicy::Foreign)?;
/// let found = variants(&case, Variants::All);
/// let names: Vec<String> = found.iter().map(|variant| variant.transform.to_string()).collect();
/// assert_eq!(
///     names,
///     ["identity", "half-turn", "flip-rows", "flip-columns",
///      "swap", "half-turn+swap", "flip-rows+swap", "flip-columns+swap"],
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn variants(case: &Case, allowed: Variants) -> Vec<Variant> {
    let mut seen = HashSet::new();
    let mut variants = transforms(case, allowed);
    variants.retain(|variant| seen.insert(variant.question.clone()));
    variants
}

/// Which variants the clause of a case allows; of a case without one, or with one that the
/// rulebook does not have, none.
///
/// ```
/// use ttt_conformance::{Corpus, Rulebook, Variants, allowed};
///
/// let corpus = Corpus::embedded()?;
/// assert_eq!(allowed(&corpus.cases()[0], &Rulebook::default()), Variants::None);
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[must_use]
pub fn allowed(case: &Case, rulebook: &Rulebook) -> Variants {
    case.clause()
        .and_then(|name| rulebook.get(name))
        .map_or(Variants::None, crate::Clause::variants)
}

fn transforms(case: &Case, allowed: Variants) -> Vec<Variant> {
    let (question, answer) = (case.question(), case.answer());
    let marks: &[Marks] = match allowed {
        Variants::All | Variants::SwapOnly => &[Marks::Kept, Marks::Swapped],
        Variants::None => &[Marks::Kept],
    };
    let symmetries = match allowed {
        Variants::All => symmetries(question, answer),
        Variants::SwapOnly | Variants::None => &[Symmetry::Identity],
    };
    let both = |&marks| {
        symmetries
            .iter()
            .map(move |&symmetry| Transform { symmetry, marks })
    };
    marks
        .iter()
        .flat_map(both)
        .filter_map(|transform| {
            Some(Variant {
                transform,
                question: transform.question(question)?,
                answer: transform.answer(question.rules(), answer)?,
            })
        })
        .collect()
}

/// The symmetries that carry a question and its answer along.
fn symmetries(question: &Question, answer: &Answer) -> &'static [Symmetry] {
    let rules = question.rules();
    let sides = (
        u16::try_from(rules.rows.get()),
        u16::try_from(rules.cols.get()),
    );
    match (sides, answer) {
        // These answers are about the text and the rules as they stand.
        (_, Answer::BadRules(_) | Answer::Malformed(_)) => &[Symmetry::Identity],
        ((Ok(rows), Ok(cols)), _) => Symmetry::of(rows, cols),
        _ => &[Symmetry::Identity],
    }
}
