//! The expected figures.

use serde::Deserialize;

/// What is known of one game: its size, k, and counts of boards and of games.
///
/// Every count is of legal play, the empty board included; `first` and `second` are the players
/// who move first and second. What a game has no figure for is `None`.
///
/// ```
/// use ttt_conformance::claims::Figures;
///
/// let classic = Figures::all().into_iter().find(|figures| figures.game() == "3×3").unwrap();
/// assert_eq!(classic.reachable, 5478);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Figures {
    /// The number of rows.
    pub rows: u16,
    /// The number of columns.
    pub cols: u16,
    /// The length of a line.
    pub k: u16,
    /// How many boards legal play reaches.
    pub reachable: u64,
    /// On how many of them the first player has won.
    pub first_wins: Option<u64>,
    /// On how many of them the second player has won.
    pub second_wins: Option<u64>,
    /// How many of them are drawn.
    pub draws: Option<u64>,
    /// How many of them are open.
    pub pending: Option<u64>,
    /// How many of them have more than one line.
    pub with_several_lines: Option<u64>,
    /// How many of them no turning or mirroring makes the same.
    pub up_to_symmetry: Option<u64>,
    /// How many games there are, played to their end.
    pub complete_games: Option<u64>,
    /// How many of the games the first player wins.
    pub games_first_wins: Option<u64>,
    /// How many of the games the second player wins.
    pub games_second_wins: Option<u64>,
    /// How many of the games are drawn.
    pub games_drawn: Option<u64>,
    /// How many reachable boards have 0, 1, 2 … marks.
    pub reachable_per_ply: Option<Vec<u64>>,
    /// The same, of those that no turning or mirroring makes the same.
    pub up_to_symmetry_per_ply: Option<Vec<u64>>,
    /// How many sequences of 0, 1, 2 … moves there are.
    pub perft: Option<Vec<u64>>,
    /// How many boards pass without the condition that one move completed all lines.
    pub accepted_by_counts_and_parity_only: Option<u64>,
}

/// The file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Facts {
    #[serde(rename = "about")]
    _about: String,
    counts: Vec<Figures>,
}

impl Figures {
    /// The figures of `facts/counts.json`, which says where they come from; read
    /// anew for each call.
    ///
    /// # Panics
    /// Never: the file is part of the program.
    ///
    /// ```
    /// assert_eq!(ttt_conformance::claims::Figures::all().len(), 8);
    /// ```
    #[must_use]
    pub fn all() -> Vec<Self> {
        let facts = include_str!("../../facts/counts.json");
        let facts: Facts = serde_json::from_str(facts).expect("the figures are read by a test");
        facts.counts
    }

    /// The game in a few characters; k is left out where it is the longer side.
    ///
    /// ```
    /// use ttt_conformance::claims::Figures;
    ///
    /// let games: Vec<String> = Figures::all().iter().map(Figures::game).collect();
    /// assert!(games.contains(&"3×3 with k = 2".to_owned()));
    /// ```
    #[must_use]
    pub fn game(&self) -> String {
        let (rows, cols, k) = (self.rows, self.cols, self.k);
        if k == rows.max(cols) {
            format!("{rows}×{cols}")
        } else {
            format!("{rows}×{cols} with k = {k}")
        }
    }
}
