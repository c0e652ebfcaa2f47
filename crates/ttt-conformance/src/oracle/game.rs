//! The oracle's own game: the whole board is scanned anew after each move.

use ttt_core::{Mark, Verdict};

use super::{Grid, Terms, number, scan};
use crate::{Answer, Call, Integer, RefusalCode, RefusedAnswer, Return};

/// A game as the list of its moves.
struct Game {
    terms: Terms,
    moves: Vec<(usize, usize)>,
}

impl Game {
    /// The board after the moves so far.
    fn grid(&self) -> Grid {
        let mut grid = Grid::blank(&self.terms);
        for (count, &place) in self.moves.iter().enumerate() {
            grid.set(place, Some(self.terms.mover(count)));
        }
        grid
    }

    fn verdict(&self) -> Verdict {
        scan(&self.grid(), self.terms.k)
    }

    fn play(
        &mut self,
        [row, col]: [Integer; 2],
        mark: Option<Mark>,
    ) -> Result<Verdict, RefusalCode> {
        let inside = |side: Integer, sides: usize| {
            usize::try_from(side.get())
                .ok()
                .filter(|&side| side < sides)
        };
        let (Some(row), Some(col)) = (inside(row, self.terms.rows), inside(col, self.terms.cols))
        else {
            return Err(RefusalCode::OutOfBounds);
        };
        if self.verdict() != Verdict::Pending {
            return Err(RefusalCode::GameOver);
        }
        if self.moves.contains(&(row, col)) {
            return Err(RefusalCode::Occupied);
        }
        if mark.is_some_and(|mark| mark != self.terms.mover(self.moves.len())) {
            return Err(RefusalCode::OutOfTurn);
        }
        self.moves.push((row, col));
        Ok(self.verdict())
    }

    fn undo(&mut self) -> Result<Verdict, RefusalCode> {
        self.moves.pop().ok_or(RefusalCode::NothingToUndo)?;
        Ok(self.verdict())
    }
}

pub(super) fn track(terms: &Terms, calls: &[Call]) -> Vec<Return> {
    let mut game = Game {
        terms: *terms,
        moves: Vec::new(),
    };
    let returns = calls.iter().map(|call| {
        let result = match *call {
            Call::Play(place) => game.play(place, None),
            Call::PlayAs(place, mark) => game.play(place, Some(mark)),
            Call::Undo => game.undo(),
        };
        result.map_or_else(Return::Refused, Return::Verdict)
    });
    returns.collect()
}

pub(super) fn replay(terms: &Terms, moves: &[[Integer; 2]]) -> Answer {
    let mut game = Game {
        terms: *terms,
        moves: Vec::new(),
    };
    for (index, &place) in moves.iter().enumerate() {
        if let Err(why) = game.play(place, None) {
            let index = number(index);
            return Answer::Refused(RefusedAnswer { index, why });
        }
    }
    Answer::Verdict(game.verdict())
}
