//! The boards that play reaches from the empty board: a third opinion on legality.

use ttt_core::{Cell, Rules, Tracker};

use super::boards::{cells, count, digit};

/// Which of the numbered boards play reaches.
pub(super) struct Reached {
    words: Vec<u64>,
}

impl Reached {
    /// Plays every move from every board that is reached, and takes it back.
    pub(super) fn by_play(rules: Rules) -> Self {
        let words = count(rules.rows(), rules.cols()).div_ceil(64);
        let mut reached = Self {
            words: vec![0; usize::try_from(words).expect("the boards of a small size")],
        };
        let mut weight = 1;
        let squares: Vec<(Cell, u64)> = cells(&rules)
            .map(|cell| {
                let square = (cell, weight);
                weight *= 3;
                square
            })
            .collect();
        reached.insert(0);
        reached.go_on(&mut Tracker::new(rules), &squares, 0);
        reached
    }

    /// Whether play reaches a board.
    pub(super) fn contains(&self, number: u64) -> bool {
        self.words[(number / 64) as usize] >> (number % 64) & 1 == 1
    }

    /// Adds a board, and says whether it is new.
    fn insert(&mut self, number: u64) -> bool {
        let new = !self.contains(number);
        self.words[(number / 64) as usize] |= 1 << (number % 64);
        new
    }

    fn go_on(&mut self, game: &mut Tracker, squares: &[(Cell, u64)], number: u64) {
        let mark = game.side_to_move();
        for &(cell, weight) in squares {
            if game.play(cell).is_err() {
                continue;
            }
            let next = number + digit(Some(mark)) * weight;
            if self.insert(next) {
                self.go_on(game, squares, next);
            }
            game.undo().expect("a move was made");
        }
    }
}
