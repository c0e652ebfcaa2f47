//! What was counted, beside what it has to be.

/// Something that was counted, beside what it has to be.
///
/// ```
/// use ttt_conformance::claims::Claim;
///
/// let claim = Claim::new("legal boards of 1×1", 2, 2);
/// assert!(claim.holds());
/// assert!(!Claim::new("legal boards of 1×1", 3, 2).holds());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    about: String,
    figure: String,
    expected: String,
    notes: Vec<String>,
}

impl Claim {
    /// A claim of two figures that have to be the same.
    ///
    /// ```
    /// # use ttt_conformance::claims::Claim;
    /// assert_eq!(Claim::new("draws of 3×3", 16, 16).about(), "draws of 3×3");
    /// ```
    #[must_use]
    pub fn new(about: impl Into<String>, figure: u64, expected: u64) -> Self {
        Self::of_lists(about, &[figure], &[expected])
    }

    /// A claim of two lists of figures.
    pub(super) fn of_lists(about: impl Into<String>, figures: &[u64], expected: &[u64]) -> Self {
        Self {
            about: about.into(),
            figure: joined(figures),
            expected: joined(expected),
            notes: Vec::new(),
        }
    }

    /// The same claim with lines that show more of what was found.
    #[must_use]
    pub(super) fn with_notes(mut self, notes: Vec<String>) -> Self {
        self.notes = notes;
        self
    }

    /// What was counted.
    ///
    /// ```
    /// # use ttt_conformance::claims::Claim;
    /// assert_eq!(Claim::new("draws", 16, 16).about(), "draws");
    /// ```
    #[must_use]
    pub fn about(&self) -> &str {
        &self.about
    }

    /// What came out; several figures are a space apart.
    ///
    /// ```
    /// # use ttt_conformance::claims::Claim;
    /// assert_eq!(Claim::new("draws", 16, 17).figure(), "16");
    /// ```
    #[must_use]
    pub fn figure(&self) -> &str {
        &self.figure
    }

    /// What had to come out.
    ///
    /// ```
    /// # use ttt_conformance::claims::Claim;
    /// assert_eq!(Claim::new("draws", 16, 17).expected(), "17");
    /// ```
    #[must_use]
    pub fn expected(&self) -> &str {
        &self.expected
    }

    /// More of what was found, a line each: boards, or the first that is wrong.
    ///
    /// ```
    /// # use ttt_conformance::claims::Claim;
    /// assert!(Claim::new("draws", 16, 16).notes().is_empty());
    /// ```
    #[must_use]
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// Whether the figure is the expected one.
    ///
    /// ```
    /// # use ttt_conformance::claims::Claim;
    /// assert!(Claim::new("draws", 16, 16).holds());
    /// ```
    #[must_use]
    pub fn holds(&self) -> bool {
        self.figure == self.expected
    }
}

/// Figures beside each other.
fn joined(figures: &[u64]) -> String {
    let figures: Vec<String> = figures.iter().map(u64::to_string).collect();
    figures.join(" ")
}
