//! What to ask.

use std::collections::HashSet;

use crate::{
    Answer, Ask, Case, Corpus, Outcome, Question, Reply, Rulebook, Transform, Variants,
    variants::{allowed, variants},
};

/// Which cases to ask, and whether their variants too.
///
/// ```
/// # use ttt_conformance::{Corpus, Plan, Selection};
/// # let corpus = Corpus::embedded()?;
/// # let selection = Selection { filter: "scan/win-first".into(), ..Selection::default() };
/// # let plan = Plan::new(&corpus, &selection);
/// assert_eq!(plan.items()[0].id(), "scan/win-first");
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// The asks to ask.
    pub asks: Vec<Ask>,
    /// A part of the id; all ids have the empty text as a part. A text that is the whole id of
    /// an item selects that alone. `scan::draw` is taken for `scan/draw`.
    pub filter: String,
    /// Whether to ask variants.
    pub expansion: Expansion,
}

/// Whether to ask variants.
///
/// ```
/// use ttt_conformance::{Corpus, Expansion, Plan, Selection};
///
/// let corpus = Corpus::embedded()?;
/// let cases = Selection::default();
/// let all = Selection { expansion: Expansion::WithVariants, ..cases.clone() };
/// assert!(Plan::new(&corpus, &all).items().len() > Plan::new(&corpus, &cases).items().len());
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expansion {
    /// The cases as they stand.
    CasesOnly,
    /// The cases and all their variants.
    WithVariants,
}

impl Default for Selection {
    /// Every case as it stands.
    fn default() -> Self {
        Self {
            asks: Ask::ALL.to_vec(),
            filter: String::new(),
            expansion: Expansion::CasesOnly,
        }
    }
}

/// A case or a variant of one, ready to be asked.
///
/// ```
/// # use ttt_conformance::{Corpus, Plan, Selection};
/// # let corpus = Corpus::embedded()?;
/// # let selection = Selection { filter: "scan/win-first".into(), ..Selection::default() };
/// # let plan = Plan::new(&corpus, &selection);
/// assert_eq!(plan.items()[0].clause(), "verdict.win-first");
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Item {
    place: usize,
    id: String,
    case: Case,
    transform: Transform,
    question: Question,
    answer: Answer,
}

/// Everything to ask, in the order of the cases.
///
/// ```
/// # use ttt_conformance::{Corpus, Plan, Selection};
/// # let corpus = Corpus::embedded()?;
/// # let selection = Selection { filter: "scan/win-first".into(), ..Selection::default() };
/// # let plan = Plan::new(&corpus, &selection);
/// assert_eq!(plan.items().len(), 1);
/// # Ok::<(), ttt_conformance::CorpusError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Plan {
    items: Vec<Item>,
    clauses: Vec<String>,
}

impl Plan {
    /// The items of a corpus that are selected.
    ///
    /// Which variants a case has is up to its clause in the rulebook of the corpus; without a
    /// rulebook there are none. O(squares of all questions).
    ///
    /// ```
    /// use ttt_conformance::{Corpus, Plan, Selection};
    ///
    /// let corpus = Corpus::embedded()?;
    /// let plan = Plan::new(&corpus, &Selection::default());
    /// assert_eq!(plan.items().len(), corpus.cases().len());
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn new(corpus: &Corpus, selection: &Selection) -> Self {
        let empty = Rulebook::default();
        Self::with_rulebook(corpus, corpus.rulebook().unwrap_or(&empty), selection)
    }

    /// The items that are selected, with the variants that another rulebook allows.
    ///
    /// ```
    /// use ttt_conformance::{Corpus, Plan, Rulebook, Selection};
    ///
    /// let corpus = Corpus::embedded()?;
    /// let plan = Plan::with_rulebook(&corpus, &Rulebook::default(), &Selection::default());
    /// assert_eq!(plan.items().len(), corpus.cases().len());
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn with_rulebook(corpus: &Corpus, rulebook: &Rulebook, selection: &Selection) -> Self {
        let filter = selection.filter.replace("::", "/");
        let mut items = Vec::new();
        let cases = corpus.cases().iter();
        for case in cases.filter(|case| selection.asks.contains(&case.ask())) {
            let allowed = match selection.expansion {
                Expansion::CasesOnly => Variants::None,
                Expansion::WithVariants => allowed(case, rulebook),
            };
            for variant in variants(case, allowed) {
                let id = item_id(case, variant.transform);
                if id.contains(&filter) {
                    items.push(Item {
                        place: items.len(),
                        id,
                        case: case.clone(),
                        transform: variant.transform,
                        question: variant.question,
                        answer: variant.answer,
                    });
                }
            }
        }
        if let Some(at) = items.iter().position(|item| item.id == filter) {
            items = vec![items.swap_remove(at)];
            items[0].place = 0;
        }
        let clauses = clauses(rulebook, &items);
        Self { items, clauses }
    }

    /// The items, in the order of the cases.
    ///
    /// ```
    /// # use ttt_conformance::{Corpus, Plan, Selection};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "scan/win-first".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// assert_eq!(plan.items()[0].place(), 0);
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The clauses that an item is there for, in the order of the rulebook; others after them.
    ///
    /// ```
    /// # use ttt_conformance::{Corpus, Plan, Selection};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "scan/win-first".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// assert_eq!(plan.clauses(), ["verdict.win-first"]);
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn clauses(&self) -> &[String] {
        &self.clauses
    }
}

impl Item {
    /// Its place in the plan, counted from 0.
    ///
    /// ```
    /// # use ttt_conformance::{Corpus, Plan, Selection};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "scan/win-first".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// assert_eq!(plan.items()[0].place(), 0);
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub const fn place(&self) -> usize {
        self.place
    }

    /// Its id: the path of the case, and after an `@` the name of the transform, such as
    /// `scan/win-first@rotate-right+swap`.
    ///
    /// ```
    /// # use ttt_conformance::{Corpus, Plan, Selection};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "scan/win-first".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// assert_eq!(plan.items()[0].id(), "scan/win-first");
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The case.
    ///
    /// ```
    /// # use ttt_conformance::{Corpus, Plan, Selection};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "scan/win-first".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// assert_eq!(plan.items()[0].case().id().slug(), "win-first");
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub const fn case(&self) -> &Case {
        &self.case
    }

    /// How it is made from the case.
    ///
    /// ```
    /// # use ttt_conformance::{Corpus, Plan, Selection};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "scan/win-first".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// assert_eq!(plan.items()[0].transform(), ttt_conformance::Transform::IDENTITY);
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub const fn transform(&self) -> Transform {
        self.transform
    }

    /// The question.
    ///
    /// ```
    /// # use ttt_conformance::{Corpus, Plan, Selection};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "scan/win-first".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// let item = &plan.items()[0];
    /// assert_eq!(item.question(), item.case().question());
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub const fn question(&self) -> &Question {
        &self.question
    }

    /// The expected answer.
    ///
    /// ```
    /// # use ttt_conformance::{Corpus, Plan, Selection};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "scan/win-first".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// let item = &plan.items()[0];
    /// assert_eq!(item.answer(), item.case().answer());
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub const fn answer(&self) -> &Answer {
        &self.answer
    }

    /// What a reply to its question is.
    ///
    /// ```
    /// # use ttt_conformance::{Corpus, Outcome, Plan, Selection};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "scan/win-first".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// let item = &plan.items()[0];
    /// assert_eq!(item.judge(item.answer().clone().into()), Outcome::Passed);
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn judge(&self, reply: Reply) -> Outcome {
        Outcome::of(&self.question, &self.answer, reply)
    }

    /// The clause that it is there for; `no clause` where it has none.
    ///
    /// ```
    /// # use ttt_conformance::{Corpus, Plan, Selection};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "scan/win-first".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// assert_eq!(plan.items()[0].clause(), "verdict.win-first");
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn clause(&self) -> &str {
        self.case.clause().unwrap_or("no clause")
    }
}

fn item_id(case: &Case, transform: Transform) -> String {
    let (ask, slug) = (case.ask(), case.id().slug());
    if transform == Transform::IDENTITY {
        format!("{ask}/{slug}")
    } else {
        format!("{ask}/{slug}@{transform}")
    }
}

fn clauses(rulebook: &Rulebook, items: &[Item]) -> Vec<String> {
    let mut missing: HashSet<&str> = items.iter().map(Item::clause).collect();
    let names = rulebook.clauses().iter().map(crate::Clause::name);
    let mut clauses: Vec<String> = names
        .filter(|name| missing.remove(name))
        .map(str::to_owned)
        .collect();
    let mut others: Vec<&str> = missing.into_iter().collect();
    others.sort_unstable();
    clauses.extend(others.into_iter().map(str::to_owned));
    clauses
}
