//! What can be asked.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::subject::Field;

/// The kinds of question.
///
/// ```
/// use ttt_conformance::Ask;
///
/// assert_eq!(Ask::Scan.to_string(), "scan");
/// assert_eq!(Ask::from_name("replay"), Some(Ask::Replay));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// The verdict on a board.
    Scan,
    /// All lines of a board.
    Lines,
    /// What each call of a tracker returns.
    Track,
    /// The verdict on a list of moves.
    Replay,
    /// Whether a board can occur in a legal game.
    Validate,
    /// A legal game that leads to a board.
    Witness,
}

impl Ask {
    /// All asks, in the order in which they are listed.
    ///
    /// ```
    /// # use ttt_conformance::Ask;
    /// assert_eq!(Ask::ALL.len(), 6);
    /// ```
    pub const ALL: [Self; 6] = [
        Self::Scan,
        Self::Lines,
        Self::Track,
        Self::Replay,
        Self::Validate,
        Self::Witness,
    ];

    /// Its name in JSON, in paths and on the command line.
    ///
    /// ```
    /// # use ttt_conformance::Ask;
    /// assert_eq!(Ask::Validate.name(), "validate");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Scan => "scan",
            Self::Lines => "lines",
            Self::Track => "track",
            Self::Replay => "replay",
            Self::Validate => "validate",
            Self::Witness => "witness",
        }
    }

    /// All names as a text for messages.
    pub(crate) fn list() -> String {
        let [names @ .., last] = &Self::ALL.map(Self::name);
        format!("{} or {last}", names.join(", "))
    }

    /// The field that its questions have besides `ask` and `rules`.
    pub(crate) const fn field(self) -> Field {
        match self {
            Self::Scan | Self::Lines | Self::Validate | Self::Witness => Field::Board,
            Self::Track => Field::Calls,
            Self::Replay => Field::Moves,
        }
    }

    /// The ask of a name.
    ///
    /// ```
    /// # use ttt_conformance::Ask;
    /// assert_eq!(Ask::from_name("lines"), Some(Ask::Lines));
    /// assert_eq!(Ask::from_name("Lines"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ask| ask.name() == name)
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
