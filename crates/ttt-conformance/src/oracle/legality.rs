//! Legality by search, and the violations each from its own meaning.

use std::collections::HashMap;

use ttt_core::Mark;

use super::{
    Grid, Terms,
    runs::{has_line, winner},
};
use crate::ViolationCode;

/// The squares of a game, in the order of its moves.
pub(crate) type Moves = Vec<(usize, usize)>;

/// The search has looked at as many squares as it may.
#[derive(Debug)]
pub(crate) struct OverBudget;

/// The search for a game that leads to a board, by taking moves back.
///
/// What has been found out about a board is kept, for the next board too.
#[derive(Debug)]
pub(crate) struct Search {
    terms: Terms,
    /// How many squares may still be looked at.
    squares: u64,
    /// Whether a game could stand at a board and go on: it has no line and is legal.
    open: HashMap<Vec<u8>, bool>,
}

impl Search {
    pub(crate) fn within(terms: Terms, squares: u64) -> Self {
        Self {
            terms,
            squares,
            open: HashMap::new(),
        }
    }

    /// Whether some game leads to the board.
    pub(crate) fn is_legal(&mut self, grid: &Grid) -> Result<bool, OverBudget> {
        self.legal(&mut grid.clone())
    }

    /// The moves of a game that leads to the board, if there is one. What the search for the whole
    /// board has kept leads back to the empty one.
    pub(crate) fn game(&mut self, grid: &Grid) -> Result<Option<Moves>, OverBudget> {
        let mut grid = grid.clone();
        if !self.legal(&mut grid)? {
            return Ok(None);
        }
        let mut moves = Moves::new();
        while let Some(place) = self.last_move(&mut grid)? {
            grid.set(place, None);
            moves.push(place);
        }
        moves.reverse();
        Ok(Some(moves))
    }

    /// A board is legal if it is empty, or if a mark of the player who must have moved last can be
    /// taken off so that the game could go on from what is left.
    fn legal(&mut self, grid: &mut Grid) -> Result<bool, OverBudget> {
        let is_empty = grid.squares().all(|(_, square)| square.is_none());
        Ok(is_empty || self.last_move(grid)?.is_some())
    }

    /// A square that can have been played last, if there is one.
    fn last_move(&mut self, grid: &mut Grid) -> Result<Option<(usize, usize)>, OverBudget> {
        let marks = grid.squares().filter(|(_, square)| square.is_some());
        let Some(before) = marks.count().checked_sub(1) else {
            return Ok(None);
        };
        let last = self.terms.mover(before);
        for place in grid.places(last) {
            grid.set(place, None);
            let open = self.open(grid);
            grid.set(place, Some(last));
            if open? {
                return Ok(Some(place));
            }
        }
        Ok(None)
    }

    fn open(&mut self, grid: &mut Grid) -> Result<bool, OverBudget> {
        let key: Vec<u8> = grid
            .squares()
            .map(|(_, square)| square.map_or(0, digit))
            .collect();
        if let Some(&open) = self.open.get(&key) {
            return Ok(open);
        }
        let squares = self.terms.squares() as u64;
        self.squares = self.squares.checked_sub(squares).ok_or(OverBudget)?;
        let open = winner(grid, self.terms.k).is_none() && self.legal(grid)?;
        self.open.insert(key, open);
        Ok(open)
    }
}

const fn digit(mark: Mark) -> u8 {
    match mark {
        Mark::X => 1,
        Mark::O => 2,
    }
}

/// All violations, each found out from what its code says.
pub(crate) fn violations(grid: &Grid, terms: &Terms) -> Vec<ViolationCode> {
    let [firsts, seconds] = [terms.first, terms.first.other()].map(|mark| grid.places(mark).len());
    let winners: Vec<Mark> = Mark::BOTH
        .into_iter()
        .filter(|&mark| has_line(grid, mark, terms.k))
        .collect();
    let counts_fit = firsts == seconds || firsts == seconds + 1;
    let mut violations = Vec::new();
    if !counts_fit {
        violations.push(ViolationCode::MoveCount);
    }
    if winners.len() == 2 {
        violations.push(ViolationCode::BothWon);
    }
    if counts_fit && winners.len() == 1 && winners[0] == terms.mover(firsts + seconds) {
        violations.push(ViolationCode::WinnerNotLast);
    }
    if winners
        .iter()
        .any(|&mark| !one_move_explains(grid, mark, terms.k))
    {
        violations.push(ViolationCode::NoLastMove);
    }
    violations
}

/// Whether a player has a square without which they would have no line.
fn one_move_explains(grid: &Grid, mark: Mark, k: usize) -> bool {
    grid.places(mark).into_iter().any(|place| {
        let mut before = grid.clone();
        before.set(place, None);
        !has_line(&before, mark, k)
    })
}
