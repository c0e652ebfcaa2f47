//! The clauses of a rulebook.

use std::{collections::HashMap, error::Error, fmt};

/// A rulebook: clauses that cases point to.
///
/// It is a page of Markdown. A clause begins with a heading of level 4 that has nothing but its
/// name in backticks, directly followed by a line that says which variants of its cases keep
/// their answers; the rest of the page is for people.
///
/// ```
/// use ttt_conformance::{Rulebook, Variants};
///
/// let page = "# Rules\n\n#### `verdict.win-first`\nVariants: all\n\nA win outranks blanks.\n";
/// let rulebook = Rulebook::parse(page)?;
/// let clause = rulebook.get("verdict.win-first").expect("the clause is there");
/// assert_eq!((clause.line(), clause.variants()), (3, Variants::All));
/// # Ok::<(), ttt_conformance::RulebookError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulebook {
    clauses: Vec<Clause>,
}

/// A clause of a rulebook.
///
/// ```
/// use ttt_conformance::Rulebook;
///
/// let rulebook = Rulebook::parse("#### `verdict.draw`\nVariants: all")?;
/// assert_eq!(rulebook.clauses()[0].name(), "verdict.draw");
/// # Ok::<(), ttt_conformance::RulebookError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    name: String,
    area: String,
    line: usize,
    variants: Variants,
}

/// Which variants of a clause's cases may be asked, their answers carried along.
///
/// ```
/// use ttt_conformance::{Rulebook, Variants};
///
/// let rulebook = Rulebook::parse("#### `scan.order`\nVariants: swap only")?;
/// assert_eq!(rulebook.clauses()[0].variants(), Variants::SwapOnly);
/// # Ok::<(), ttt_conformance::RulebookError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variants {
    /// `all`: turned and mirrored boards, the marks swapped, and both.
    All,
    /// `swap only`: the marks swapped together with who moves first.
    SwapOnly,
    /// `none`: the case as it stands.
    None,
}

impl Rulebook {
    /// Reads the clauses of a page. O(length of the text).
    ///
    /// # Errors
    /// The first heading of level 4 that is no clause, stands twice, or is not followed by a
    /// line of variants.
    ///
    /// ```
    /// use ttt_conformance::Rulebook;
    ///
    /// assert_eq!(
    ///     Rulebook::parse("#### `scan.draw`\n\nVariants: all\n").unwrap_err().to_string(),
    ///     "line 2: found \"\", expected `Variants: all`, `Variants: swap only` or \
    ///      `Variants: none` right after the clause's heading",
    /// );
    /// ```
    pub fn parse(page: &str) -> Result<Self, RulebookError> {
        let mut clauses = Vec::new();
        let mut known: HashMap<&str, usize> = HashMap::new();
        let lines: Vec<&str> = page.lines().collect();
        let mut area = "";
        for (at, heading) in lines.iter().enumerate() {
            area = heading.strip_prefix("### ").unwrap_or(area);
            let Some(title) = heading.strip_prefix("#### ") else {
                continue;
            };
            let line = at + 1;
            let name = clause_name(title).ok_or_else(|| RulebookError::Heading {
                line,
                found: title.to_owned(),
            })?;
            if let Some(&first) = known.get(name) {
                let name = name.to_owned();
                return Err(RulebookError::Twice { line, name, first });
            }
            known.insert(name, line);
            let after = lines.get(at + 1).copied().unwrap_or("");
            let variants = Variants::parse(after).ok_or_else(|| RulebookError::Variants {
                line: line + 1,
                found: after.to_owned(),
            })?;
            clauses.push(Clause {
                name: name.to_owned(),
                area: area.to_owned(),
                line,
                variants,
            });
        }
        Ok(Self { clauses })
    }

    /// The clauses, in the order of the page.
    ///
    /// ```
    /// # use ttt_conformance::Rulebook;
    /// assert!(Rulebook::parse("# A page of prose")?.clauses().is_empty());
    /// # Ok::<(), ttt_conformance::RulebookError>(())
    /// ```
    #[must_use]
    pub fn clauses(&self) -> &[Clause] {
        &self.clauses
    }

    /// The clause of a name; O(clauses).
    ///
    /// ```
    /// # use ttt_conformance::Rulebook;
    /// assert_eq!(Rulebook::parse("# A page of prose")?.get("verdict.draw"), None);
    /// # Ok::<(), ttt_conformance::RulebookError>(())
    /// ```
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Clause> {
        self.clauses.iter().find(|clause| clause.name == name)
    }
}

impl Clause {
    /// Its name, such as `verdict.win-first`.
    ///
    /// ```
    /// # use ttt_conformance::Rulebook;
    /// let rulebook = Rulebook::parse("#### `verdict.draw`\nVariants: all")?;
    /// assert_eq!(rulebook.clauses()[0].name(), "verdict.draw");
    /// # Ok::<(), ttt_conformance::RulebookError>(())
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The title of the part of the page that it stands in, the nearest heading of level 3 above
    /// it; empty where there is none.
    ///
    /// ```
    /// # use ttt_conformance::Rulebook;
    /// let rulebook = Rulebook::parse("### Verdict\n\n#### `verdict.draw`\nVariants: all")?;
    /// assert_eq!(rulebook.clauses()[0].area(), "Verdict");
    /// # Ok::<(), ttt_conformance::RulebookError>(())
    /// ```
    #[must_use]
    pub fn area(&self) -> &str {
        &self.area
    }

    /// The line of its heading, counted from 1.
    ///
    /// ```
    /// # use ttt_conformance::Rulebook;
    /// let rulebook = Rulebook::parse("#### `verdict.draw`\nVariants: all")?;
    /// assert_eq!(rulebook.clauses()[0].line(), 1);
    /// # Ok::<(), ttt_conformance::RulebookError>(())
    /// ```
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// Which variants of its cases may be asked.
    ///
    /// ```
    /// # use ttt_conformance::{Rulebook, Variants};
    /// let rulebook = Rulebook::parse("#### `scan.order`\nVariants: swap only")?;
    /// assert_eq!(rulebook.clauses()[0].variants(), Variants::SwapOnly);
    /// # Ok::<(), ttt_conformance::RulebookError>(())
    /// ```
    #[must_use]
    pub const fn variants(&self) -> Variants {
        self.variants
    }
}

impl Variants {
    fn parse(line: &str) -> Option<Self> {
        match line.strip_prefix("Variants: ")? {
            "all" => Some(Self::All),
            "swap only" => Some(Self::SwapOnly),
            "none" => Some(Self::None),
            _ => None,
        }
    }
}

/// The name in the title of a clause: two or more kebab words with dots between them.
fn clause_name(title: &str) -> Option<&str> {
    let name = title.strip_prefix('`')?.strip_suffix('`')?;
    let words = name.split('.');
    (words.clone().count() >= 2 && { words }.all(crate::case_id::is_kebab)).then_some(name)
}

/// Why a page is no rulebook.
///
/// ```
/// use ttt_conformance::Rulebook;
///
/// assert_eq!(
///     Rulebook::parse("#### Draws").unwrap_err().to_string(),
///     "line 1: the heading \"Draws\" is no clause, expected one such as `verdict.win-first`",
/// );
/// let twice = "#### `a.b`\nVariants: all\n#### `a.b`\nVariants: all";
/// assert_eq!(
///     Rulebook::parse(twice).unwrap_err().to_string(),
///     "line 3: the clause `a.b` stands in line 1 already",
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulebookError {
    /// A heading of level 4 is no clause.
    Heading {
        /// Its line, counted from 1.
        line: usize,
        /// Its title.
        found: String,
    },
    /// A clause stands there twice.
    Twice {
        /// The later line, counted from 1.
        line: usize,
        /// The clause.
        name: String,
        /// The earlier line.
        first: usize,
    },
    /// The line after the heading does not say which variants there are.
    Variants {
        /// The line, counted from 1.
        line: usize,
        /// What stands there.
        found: String,
    },
}

impl fmt::Display for RulebookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Heading { line, found } => write!(
                f,
                "line {line}: the heading {found:?} is no clause, expected one such as \
                 `verdict.win-first`"
            ),
            Self::Twice { line, name, first } => {
                write!(
                    f,
                    "line {line}: the clause `{name}` stands in line {first} already"
                )
            }
            Self::Variants { line, found } => write!(
                f,
                "line {line}: found {found:?}, expected `Variants: all`, `Variants: swap only` \
                 or `Variants: none` right after the clause's heading"
            ),
        }
    }
}

impl Error for RulebookError {}
