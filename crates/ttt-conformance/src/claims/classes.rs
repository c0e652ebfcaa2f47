//! Games that are too many to play, counted by the classes of their boards.
//!
//! From boards that can be turned or mirrored into each other the same number of games goes on,
//! so each class is played from once.

use std::collections::HashMap;

use ttt_core::{Cell, Rules, Tracker, Verdict};

use super::{
    Claim, Figures, Watch,
    boards::{cells, number},
    rules,
};

/// The claims on games and classes of a game.
pub(super) fn claims(figures: &Figures, watch: &dyn Watch) -> Vec<Claim> {
    let rules = rules(figures);
    let mut classes = Classes {
        rules,
        cells: cells(&rules).collect(),
        games: HashMap::new(),
        watch,
    };
    let games = classes.games_from(&mut Tracker::new(rules), Verdict::Pending);
    let game = figures.game();
    let known = |about: &str, figure: u64, expected: Option<u64>| {
        expected.map(|expected| Claim::new(format!("{about} of {game}"), figure, expected))
    };
    [
        known("complete games", games, figures.complete_games),
        known(
            "legal boards up to symmetry",
            classes.games.len() as u64,
            figures.up_to_symmetry,
        ),
    ]
    .into_iter()
    .flatten()
    .collect()
}

struct Classes<'a> {
    rules: Rules,
    cells: Vec<Cell>,
    /// How many games go on from the boards of a class, by the number of its canonical board.
    games: HashMap<u64, u64>,
    watch: &'a dyn Watch,
}

impl Classes<'_> {
    /// How many games go on from a board to their end; one where it is the end.
    fn games_from(&mut self, game: &mut Tracker, verdict: Verdict) -> u64 {
        let class = number(&self.rules, &game.board().canonical());
        if let Some(&games) = self.games.get(&class) {
            return games;
        }
        let mut games = u64::from(verdict.is_over());
        for place in 0..self.cells.len() {
            if let Ok(verdict) = game.play(self.cells[place]) {
                games += self.games_from(game, verdict);
                game.undo().expect("a move was made");
            }
        }
        self.games.insert(class, games);
        self.watch.advance(1);
        games
    }
}
