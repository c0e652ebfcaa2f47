//! What these crates claim of themselves, checked exhaustively.
//!
//! Each [`Proof`] goes through a whole domain, all boards of a size or all games, and gives
//! [`Claim`]s: what was counted, and what it has to be. The expected figures stand in
//! `facts/counts.json`, with the published series that they match. The quick proofs run with the
//! tests; all of them run with `cargo xtask prove`, in release.

mod agreement;
mod boards;
mod claim;
mod classes;
mod counts;
mod figures;
mod games;
mod parallel;
mod reached;

use ttt_core::{Mark, Rules};

pub use self::{claim::Claim, figures::Figures};

/// Who watches a proof go on; called from several threads.
///
/// ```
/// use std::sync::atomic::{AtomicU64, Ordering};
/// use ttt_conformance::claims::{Watch, quick};
///
/// struct Count(AtomicU64);
///
/// impl Watch for Count {
///     fn advance(&self, steps: u64) {
///         self.0.fetch_add(steps, Ordering::Relaxed);
///     }
/// }
///
/// let count = Count(AtomicU64::new(0));
/// let proof = &quick()[0];
/// proof.run(&count);
/// assert_eq!(count.0.into_inner(), proof.steps());
/// ```
pub trait Watch: Sync {
    /// So many more boards or games are done.
    fn advance(&self, steps: u64);
}

/// Nobody watches.
impl Watch for () {
    fn advance(&self, _: u64) {}
}

/// How long a proof takes.
///
/// ```
/// use ttt_conformance::claims::{Length, quick};
///
/// assert!(quick().iter().all(|proof| proof.length() == Length::Quick));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// Seconds, also without optimisation.
    Quick,
    /// Up to a minute or so, in release.
    Long,
}

/// A domain to go through.
///
/// ```
/// use ttt_conformance::claims::{Claim, Length, proofs};
///
/// let proof = proofs().into_iter().find(|proof| proof.name() == "games of 2×2").unwrap();
/// assert_eq!(proof.length(), Length::Quick);
/// assert!(proof.run(&()).iter().all(Claim::holds));
/// ```
#[derive(Clone, Debug)]
pub struct Proof {
    name: String,
    length: Length,
    domain: Domain,
}

#[derive(Clone, Debug)]
enum Domain {
    /// All boards of these sizes, for every k and both first players, by every method.
    Agreement(Vec<(u16, u16)>),
    /// All boards of a size, for one k.
    Boards(Figures),
    /// All games of a size and one k, move by move.
    Games(Figures),
    /// All games of a size and one k, counted by the classes of boards under symmetry.
    Classes(Figures),
}

impl Proof {
    /// What is gone through.
    ///
    /// ```
    /// assert_eq!(ttt_conformance::claims::proofs()[0].name(), "agreement on boards up to 3×3");
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How long it takes.
    ///
    /// ```
    /// use ttt_conformance::claims::{Length, proofs};
    ///
    /// assert_eq!(proofs()[0].length(), Length::Quick);
    /// ```
    #[must_use]
    pub const fn length(&self) -> Length {
        self.length
    }

    /// How many boards or games it goes through.
    ///
    /// ```
    /// use ttt_conformance::claims::proofs;
    ///
    /// let proof = proofs().into_iter().find(|proof| proof.name() == "boards of 4×4").unwrap();
    /// assert_eq!(proof.steps(), 43_046_721);
    /// ```
    #[must_use]
    pub fn steps(&self) -> u64 {
        match &self.domain {
            Domain::Agreement(sizes) => sizes.iter().map(|&size| agreement::steps(size)).sum(),
            Domain::Boards(figures) => boards::count(figures.rows, figures.cols),
            Domain::Games(figures) => figures.complete_games.unwrap_or_default(),
            Domain::Classes(figures) => figures.up_to_symmetry.unwrap_or_default(),
        }
    }

    /// Goes through the domain on all processors, and says what was found.
    ///
    /// # Panics
    /// When `watch` does.
    ///
    /// ```
    /// use ttt_conformance::claims::proofs;
    ///
    /// let claims = proofs().into_iter().find(|proof| proof.name() == "boards of 1×1").unwrap().run(&());
    /// assert_eq!(claims[0].about(), "legal boards of 1×1");
    /// assert_eq!((claims[0].figure(), claims[0].expected()), ("2", "2"));
    /// ```
    #[must_use]
    pub fn run(&self, watch: &dyn Watch) -> Vec<Claim> {
        match &self.domain {
            Domain::Agreement(sizes) => {
                let claim = |&size| agreement::claim(size, watch);
                sizes.iter().map(claim).collect()
            }
            Domain::Boards(figures) => counts::claims(figures, watch),
            Domain::Games(figures) => games::claims(figures, watch),
            Domain::Classes(figures) => classes::claims(figures, watch),
        }
    }
}

/// All proofs, the quick ones first.
///
/// ```
/// assert!(ttt_conformance::claims::proofs().len() > ttt_conformance::claims::quick().len());
/// ```
#[must_use]
pub fn proofs() -> Vec<Proof> {
    let small = (1..=3).flat_map(|rows| (1..=3).map(move |cols| (rows, cols)));
    let mut proofs = vec![
        Proof {
            name: "agreement on boards up to 3×3".to_owned(),
            length: Length::Quick,
            domain: Domain::Agreement(small.chain([(1, 6)]).collect()),
        },
        Proof {
            name: "agreement on boards of 3×4".to_owned(),
            length: Length::Long,
            domain: Domain::Agreement(vec![(3, 4)]),
        },
    ];
    for figures in Figures::all() {
        proofs.extend(of_figures(&figures));
    }
    proofs.sort_by_key(|proof| proof.length == Length::Long);
    proofs
}

/// The proofs that take seconds without optimisation, too.
///
/// ```
/// use ttt_conformance::claims::{Length, quick};
///
/// assert!(quick().iter().all(|proof| proof.length() == Length::Quick));
/// ```
#[must_use]
pub fn quick() -> Vec<Proof> {
    let quick = proofs().into_iter();
    quick
        .filter(|proof| proof.length == Length::Quick)
        .collect()
}

/// The proofs of the figures for one size and k.
fn of_figures(figures: &Figures) -> Vec<Proof> {
    let name = figures.game();
    let is_small = boards::count(figures.rows, figures.cols) < 100_000;
    let small = if is_small {
        Length::Quick
    } else {
        Length::Long
    };
    let mut proofs = vec![Proof {
        name: format!("boards of {name}"),
        length: small,
        domain: Domain::Boards(figures.clone()),
    }];
    match figures.complete_games {
        // A processor plays some ten million games a second.
        Some(games) if games < 1 << 32 => proofs.push(Proof {
            name: format!("games of {name}"),
            length: small,
            domain: Domain::Games(figures.clone()),
        }),
        Some(_) => proofs.push(Proof {
            name: format!("games of {name} by classes"),
            length: Length::Long,
            domain: Domain::Classes(figures.clone()),
        }),
        None => {}
    }
    proofs
}

/// The rules of figures, with X first; swapping marks and first player changes no count.
fn rules(figures: &Figures) -> Rules {
    Rules::new(figures.rows, figures.cols, figures.k, Mark::X)
        .expect("the figures are of games that exist")
}
