//! The names of cases.

use std::{error::Error, fmt, path::PathBuf, str::FromStr};

use crate::Ask;

/// The id of a case: its ask and its slug, which are its path in the corpus and never change.
///
/// Ids compare in listing order: by ask, then by slug.
///
/// ```
/// use ttt_conformance::{Ask, CaseId};
///
/// let id: CaseId = "scan::win-over-blanks".parse()?;
/// assert_eq!((id.ask(), id.slug()), (Ask::Scan, "win-over-blanks"));
/// assert_eq!(id.to_string(), "scan::win-over-blanks");
/// assert_eq!(id.path().to_str(), Some("scan/win-over-blanks.json"));
/// # Ok::<(), ttt_conformance::CaseIdError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CaseId {
    ask: Ask,
    slug: String,
}

impl CaseId {
    /// The id of an ask and a slug.
    ///
    /// # Errors
    /// [`CaseIdError::Slug`] where the slug is not lower-case kebab: groups of `a` to `z` and
    /// digits, with single hyphens between them.
    ///
    /// ```
    /// use ttt_conformance::{Ask, CaseId};
    ///
    /// assert!(CaseId::new(Ask::Scan, "4x4-draw").is_ok());
    /// assert_eq!(
    ///     CaseId::new(Ask::Scan, "Draw_4x4").unwrap_err().to_string(),
    ///     "\"Draw_4x4\" is not lower-case kebab, expected a name such as win-over-blanks",
    /// );
    /// ```
    pub fn new(ask: Ask, slug: &str) -> Result<Self, CaseIdError> {
        if is_kebab(slug) {
            let slug = slug.to_owned();
            Ok(Self { ask, slug })
        } else {
            Err(CaseIdError::Slug(slug.to_owned()))
        }
    }

    /// What the case asks.
    ///
    /// ```
    /// # use ttt_conformance::{Ask, CaseId};
    /// assert_eq!(CaseId::new(Ask::Track, "undo")?.ask(), Ask::Track);
    /// # Ok::<(), ttt_conformance::CaseIdError>(())
    /// ```
    #[must_use]
    pub const fn ask(&self) -> Ask {
        self.ask
    }

    /// The name of the case among those of its ask.
    ///
    /// ```
    /// # use ttt_conformance::{Ask, CaseId};
    /// assert_eq!(CaseId::new(Ask::Track, "undo")?.slug(), "undo");
    /// # Ok::<(), ttt_conformance::CaseIdError>(())
    /// ```
    #[must_use]
    pub fn slug(&self) -> &str {
        &self.slug
    }

    /// The path of its file within a corpus.
    ///
    /// ```
    /// # use ttt_conformance::{Ask, CaseId};
    /// assert_eq!(CaseId::new(Ask::Track, "undo")?.path().to_str(), Some("track/undo.json"));
    /// # Ok::<(), ttt_conformance::CaseIdError>(())
    /// ```
    #[must_use]
    pub fn path(&self) -> PathBuf {
        PathBuf::from(self.ask.name()).join(format!("{}.json", self.slug))
    }
}

impl fmt::Display for CaseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}::{}", self.ask, self.slug))
    }
}

impl FromStr for CaseId {
    type Err = CaseIdError;

    fn from_str(text: &str) -> Result<Self, CaseIdError> {
        let (ask, slug) = text
            .split_once("::")
            .ok_or_else(|| CaseIdError::Form(text.to_owned()))?;
        let ask = Ask::from_name(ask).ok_or_else(|| CaseIdError::Ask(ask.to_owned()))?;
        Self::new(ask, slug)
    }
}

/// Groups of lower-case letters and digits with single hyphens between them.
pub(crate) fn is_kebab(name: &str) -> bool {
    name.split('-').all(|group| {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        !group.is_empty() && group.bytes().all(plain)
    })
}

/// Why a text is the id of no case.
///
/// ```
/// use ttt_conformance::CaseId;
///
/// assert_eq!(
///     "scan".parse::<CaseId>().unwrap_err().to_string(),
///     "\"scan\" is no id of a case, expected one such as scan::win-over-blanks",
/// );
/// assert_eq!(
///     "scam::draw".parse::<CaseId>().unwrap_err().to_string(),
///     "\"scam\" is no ask, expected scan, lines, track, replay, validate or witness",
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CaseIdError {
    /// It is not an ask and a slug with `::` between them.
    Form(String),
    /// The ask is none.
    Ask(String),
    /// The slug is not lower-case kebab.
    Slug(String),
}

impl fmt::Display for CaseIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(found) => write!(
                f,
                "{found:?} is no id of a case, expected one such as scan::win-over-blanks"
            ),
            Self::Ask(found) => write!(f, "{found:?} is no ask, expected {}", Ask::list()),
            Self::Slug(found) => write!(
                f,
                "{found:?} is not lower-case kebab, expected a name such as win-over-blanks"
            ),
        }
    }
}

impl Error for CaseIdError {}
