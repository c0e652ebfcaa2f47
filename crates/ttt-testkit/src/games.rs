//! Legal games at random.

use std::fmt;

use proptest::prelude::*;
use ttt_core::{Cell, Mark, Rules, Tracker};

use crate::{Dice, Setup, setups_by};

/// A legal game: rules, and moves of alternating players of which only the last may end it.
#[derive(Clone)]
pub struct Game {
    /// The rules.
    pub rules: Rules,
    /// The moves.
    pub moves: Vec<Cell>,
}

impl Game {
    /// The game as it stands after its last move.
    ///
    /// # Panics
    /// When a move is refused, which none is in a legal game.
    ///
    /// ```
    /// use ttt_core::{Cell, Mark, Rules};
    /// use ttt_testkit::Game;
    ///
    /// let game = Game { rules: Rules::classic(Mark::X), moves: vec![Cell::new(0, 0)] };
    /// assert_eq!(game.played().board().to_string(), "X..\n...\n...");
    /// ```
    #[must_use]
    pub fn played(&self) -> Tracker {
        let mut tracker = Tracker::new(self.rules);
        for &cell in &self.moves {
            tracker.play(cell).expect("the moves make a legal game");
        }
        tracker
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.rules)?;
        for Cell { row, col } in &self.moves {
            write!(f, "{row},{col} ")?;
        }
        write!(f, "\n{}\n", self.played().board())
    }
}

/// Legal games by given rules.
///
/// Either player plays the marks of a board at random, in any order, so that runs come about
/// that chance alone would not make.
///
/// ```
/// use proptest::prelude::*;
///
/// proptest!(ttt_testkit::cases(), |(game in ttt_testkit::games(ttt_testkit::small_rules()))| {
///     prop_assert!(game.played().history() == game.moves);
/// });
/// ```
pub fn games(rules: impl Strategy<Value = Rules>) -> impl Strategy<Value = Game> {
    (setups_by(rules), any::<u64>()).prop_map(|(setup, seed)| Game {
        rules: setup.rules,
        moves: moves(&setup, &mut Dice::new(seed)),
    })
}

fn moves(setup: &Setup, dice: &mut Dice) -> Vec<Cell> {
    let [mut of_x, mut of_o] = Mark::BOTH.map(|mark| {
        let mut cells: Vec<Cell> = setup.board.cells(mark).collect();
        dice.shuffle(&mut cells);
        cells
    });
    let mut game = Tracker::new(setup.rules);
    while !game.verdict().is_over() {
        let wanted = match game.side_to_move() {
            Mark::X => of_x.pop(),
            Mark::O => of_o.pop(),
        };
        let Some(cell) = wanted else { break };
        game.play(cell)
            .expect("the square is free, and the game goes on");
    }
    game.history().to_vec()
}
