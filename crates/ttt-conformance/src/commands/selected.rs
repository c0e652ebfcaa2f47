//! Which cases a command is about.

use std::{fs, path::PathBuf};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use ttt_conformance::{Ask, Corpus, CorpusPolicy, Expansion, Plan, Rulebook, Selection};

use super::Failure;

/// The options that select cases.
#[derive(clap::Args)]
pub(super) struct Selected {
    /// Use the corpus in this folder instead of the one that is built in
    #[arg(long, value_name = "DIR")]
    pub(super) corpus: Option<PathBuf>,
    /// Only the cases of this ask; may be given several times
    #[arg(long, value_name = "ASK", value_parser = ask())]
    ask: Vec<Ask>,
    /// Only the cases with this text in their id, or the one that has it as its id
    #[arg(long, value_name = "TEXT", default_value = "")]
    filter: String,
    /// Each case also turned, mirrored and with the marks swapped, where its clause allows it
    #[arg(long)]
    pub(super) variants: bool,
}

/// Reads an ask on the command line, and knows all of them for the help.
fn ask() -> impl TypedValueParser<Value = Ask> {
    let names = PossibleValuesParser::new(Ask::ALL.map(Ask::name));
    names.map(|name| Ask::from_name(&name).expect("only names of asks are possible"))
}

/// A corpus, with the rulebook that says which variants there are.
pub(super) struct Loaded {
    corpus: Corpus,
    rulebook: Rulebook,
}

impl Selected {
    /// Reads the corpus.
    ///
    /// A corpus of somebody else may have a rulebook in our form, which then says which
    /// variants its cases have.
    pub(super) fn load(&self) -> Result<Loaded, Failure> {
        let (corpus, page) = match &self.corpus {
            None => (Corpus::embedded(), None),
            Some(dir) => (
                Corpus::load(dir, CorpusPolicy::Foreign),
                fs::read_to_string(dir.join("RULES.md")).ok(),
            ),
        };
        let corpus = corpus.map_err(Failure::usage)?;
        let own = corpus.rulebook().cloned();
        let rulebook = own
            .or_else(|| Rulebook::parse(&page.unwrap_or_default()).ok())
            .unwrap_or_default();
        Ok(Loaded { corpus, rulebook })
    }

    /// The items that are selected, of which there has to be one.
    pub(super) fn plan(&self, loaded: &Loaded) -> Result<Plan, Failure> {
        let asks = match &self.ask[..] {
            [] => Ask::ALL.to_vec(),
            asks => asks.to_vec(),
        };
        let expansion = match self.variants {
            true => Expansion::WithVariants,
            // The id of a variant selects the variant.
            false if self.filter.contains('@') => Expansion::WithVariants,
            false => Expansion::CasesOnly,
        };
        let filter = self.filter.clone();
        let selection = Selection {
            asks,
            filter,
            expansion,
        };
        let plan = loaded.plan(&selection);
        if plan.items().is_empty() {
            let found = &self.filter;
            return Err(Failure::usage(format!(
                "no case has {found:?} in its id; `ttt-conformance list` lists the cases"
            )));
        }
        Ok(plan)
    }
}

impl Loaded {
    /// Every case with every variant.
    pub(super) fn everything(&self) -> Plan {
        self.plan(&Selection {
            expansion: Expansion::WithVariants,
            ..Selection::default()
        })
    }

    fn plan(&self, selection: &Selection) -> Plan {
        Plan::with_rulebook(&self.corpus, &self.rulebook, selection)
    }
}
