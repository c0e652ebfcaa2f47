//! All games of a size, played move by move and taken back.

use ttt_core::{Cell, Rules, Tracker, Verdict};

use super::{Claim, Figures, Watch, boards::cells, parallel, rules};

/// What was counted in some of the games.
struct Tree {
    /// Sequences of 0, 1, 2 … moves.
    perft: Vec<u64>,
    first_wins: u64,
    second_wins: u64,
    draws: u64,
    /// Moves after which an undo did not give back what was before.
    unlike_before: u64,
}

/// The claims on the games of a game.
pub(super) fn claims(figures: &Figures, watch: &dyn Watch) -> Vec<Claim> {
    let rules = rules(figures);
    let tree = tree(rules, watch);
    let game = figures.game();
    let known = |about: &str, figure: u64, expected: Option<u64>| {
        expected.map(|expected| Claim::new(format!("{about} of {game}"), figure, expected))
    };
    let complete = tree.first_wins + tree.second_wins + tree.draws;
    let perft = figures.perft.as_ref().map(|expected| {
        let about = format!("sequences of moves of {game} at each ply");
        Claim::of_lists(about, &tree.perft, expected)
    });
    [
        known("complete games", complete, figures.complete_games),
        known(
            "games won by the first player",
            tree.first_wins,
            figures.games_first_wins,
        ),
        known(
            "games won by the second player",
            tree.second_wins,
            figures.games_second_wins,
        ),
        known("drawn games", tree.draws, figures.games_drawn),
        perft,
        known("moves not undone", tree.unlike_before, Some(0)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Plays all games, a job for each first move.
fn tree(rules: Rules, watch: &dyn Watch) -> Tree {
    let cells: Vec<Cell> = cells(&rules).collect();
    let trees = parallel::each(&cells, |&first| {
        let mut tree = Tree::new(&cells);
        tree.play(&mut Tracker::new(rules), &[first], &cells, watch);
        tree
    });
    let mut whole = trees.into_iter().fold(Tree::new(&cells), Tree::join);
    whole.perft[0] = 1;
    whole
}

impl Tree {
    fn new(cells: &[Cell]) -> Self {
        Self {
            perft: vec![0; cells.len() + 1],
            first_wins: 0,
            second_wins: 0,
            draws: 0,
            unlike_before: 0,
        }
    }

    /// Makes each of the moves that is not refused, goes on from there, and takes it back.
    fn play(&mut self, game: &mut Tracker, moves: &[Cell], all: &[Cell], watch: &dyn Watch) {
        let (mark, plies) = (game.side_to_move(), game.history().len());
        let mut ended = 0;
        for &cell in moves {
            let Ok(verdict) = game.play(cell) else {
                continue;
            };
            self.perft[plies + 1] += 1;
            match verdict {
                Verdict::Pending => self.play(game, all, all, watch),
                Verdict::Draw => self.draws += 1,
                _ if mark == game.rules().first() => self.first_wins += 1,
                _ => self.second_wins += 1,
            }
            ended += u64::from(verdict.is_over());
            let undone = game.undo() == Ok(Verdict::Pending)
                && game.board().get(cell).is_none()
                && game.side_to_move() == mark
                && game.history().len() == plies;
            self.unlike_before += u64::from(!undone);
        }
        watch.advance(ended);
    }

    fn join(mut self, other: Self) -> Self {
        for (sum, other) in self.perft.iter_mut().zip(other.perft) {
            *sum += other;
        }
        self.first_wins += other.first_wins;
        self.second_wins += other.second_wins;
        self.draws += other.draws;
        self.unlike_before += other.unlike_before;
        self
    }
}
