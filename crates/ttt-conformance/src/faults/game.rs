//! How the textbook follows a game: by sums where they decide, else by the runs through the
//! square just played.

use ttt_core::{Mark, Verdict};

use super::{
    board::Sheet,
    textbook::{Place, Textbook},
};
use crate::{
    Answer, Integer, RefusalCode, RefusedAnswer,
    oracle::{Grid, STEPS, Terms, number, without_line},
};

/// A game as it stands.
#[derive(Clone, Debug)]
pub(super) struct Game {
    pub(super) sheet: Sheet,
    pub(super) turn: Mark,
    pub(super) verdict: Verdict,
    pub(super) moves: Vec<Place>,
    /// The calls to play so far, for a fault that takes them for moves.
    pub(super) calls: usize,
    /// An X counts +1 and an O −1.
    pub(super) sums: Sums,
}

/// The sums of rows, columns and the two diagonals.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    pub(super) rows: Vec<i32>,
    pub(super) cols: Vec<i32>,
    pub(super) diagonal: i32,
    pub(super) anti_diagonal: i32,
}

impl Game {
    pub(super) fn new(terms: Terms) -> Self {
        let grid = Grid::blank(&terms);
        Self {
            sheet: Sheet { terms, grid },
            turn: terms.first,
            verdict: Verdict::Pending,
            moves: Vec::new(),
            calls: 0,
            sums: Sums {
                rows: vec![0; terms.rows],
                cols: vec![0; terms.cols],
                diagonal: 0,
                anti_diagonal: 0,
            },
        }
    }

    pub(super) fn mark((row, col): Place, grid: &Grid) -> Option<Mark> {
        grid.at(row.cast_signed(), col.cast_signed())
    }

    pub(super) fn is_occupied(&self, place: Place) -> bool {
        Self::mark(place, &self.sheet.grid).is_some()
    }
}

/// What a mark adds to a sum.
pub(super) const fn unit(mark: Mark) -> i32 {
    match mark {
        Mark::X => 1,
        Mark::O => -1,
    }
}

pub(super) fn place(terms: &Terms, [row, col]: [Integer; 2]) -> Option<Place> {
    let row = usize::try_from(row.get()).ok()?;
    let col = usize::try_from(col.get()).ok()?;
    (row < terms.rows && col < terms.cols).then_some((row, col))
}

pub(super) fn refusal(game: &Game, place: Place, mark: Mark) -> Option<RefusalCode> {
    if game.verdict.is_over() {
        Some(RefusalCode::GameOver)
    } else if game.is_occupied(place) {
        Some(RefusalCode::Occupied)
    } else if mark != game.turn {
        Some(RefusalCode::OutOfTurn)
    } else {
        None
    }
}

pub(super) fn play(
    textbook: &Textbook,
    game: &mut Game,
    place: [Integer; 2],
    mark: Option<Mark>,
) -> Result<Verdict, RefusalCode> {
    let mark = mark.unwrap_or(game.turn);
    let place = (textbook.place)(&game.sheet.terms, place).ok_or(RefusalCode::OutOfBounds)?;
    if let Some(why) = (textbook.refusal)(game, place, mark) {
        return Err(why);
    }
    game.sheet.grid.set(place, Some(mark));
    game.moves.push(place);
    game.turn = mark.other();
    (textbook.count)(game, place, unit(mark));
    let verdict = if (textbook.wins)(game, place, mark) {
        mark.into()
    } else {
        without_line(&game.sheet.grid)
    };
    game.verdict = (textbook.end)(verdict, game);
    Ok(game.verdict)
}

pub(super) fn count(game: &mut Game, (row, col): Place, unit: i32) {
    let sums = &mut game.sums;
    sums.rows[row] += unit;
    sums.cols[col] += unit;
    if row == col {
        sums.diagonal += unit;
    }
    if row + col + 1 == game.sheet.terms.rows {
        sums.anti_diagonal += unit;
    }
}

pub(super) fn wins(game: &Game, place: Place, mark: Mark) -> bool {
    if is_full_line_game(game) {
        sums(game, place).contains(&(full_sum(game) * unit(mark)))
    } else {
        let k = game.sheet.terms.k;
        STEPS
            .into_iter()
            .any(|step| run(game, place, step, mark) >= k)
    }
}

/// Whether the sums decide: only full lines of a square board win.
pub(super) fn is_full_line_game(game: &Game) -> bool {
    let terms = &game.sheet.terms;
    terms.rows == terms.cols && terms.k == terms.rows
}

/// The sum of a full line of X.
pub(super) fn full_sum(game: &Game) -> i32 {
    i32::try_from(game.sheet.terms.k).expect("k is at most 4096")
}

/// The sums that a square belongs to; those of the diagonals change with their own squares only,
/// so it does no harm to look at them after every move.
pub(super) fn sums(game: &Game, (row, col): Place) -> [i32; 4] {
    let sums = &game.sums;
    [
        sums.rows[row],
        sums.cols[col],
        sums.diagonal,
        sums.anti_diagonal,
    ]
}

/// The length of the run through a square just played, along a step.
fn run(game: &Game, (row, col): Place, (down, right): (isize, isize), mark: Mark) -> usize {
    let reach = |sign: isize| {
        (1..=game.sheet.terms.k.cast_signed())
            .map(|i| {
                (
                    row.cast_signed() + sign * i * down,
                    col.cast_signed() + sign * i * right,
                )
            })
            .take_while(|&(row, col)| game.sheet.grid.at(row, col) == Some(mark))
            .count()
    };
    reach(-1) + 1 + reach(1)
}

pub(super) fn undo(textbook: &Textbook, game: &mut Game) -> Result<(), RefusalCode> {
    let place = game.moves.pop().ok_or(RefusalCode::NothingToUndo)?;
    if let Some(mark) = Game::mark(place, &game.sheet.grid) {
        (textbook.count)(game, place, -unit(mark));
        game.turn = mark;
    }
    game.sheet.grid.set(place, None);
    game.verdict = Verdict::Pending;
    Ok(())
}

pub(super) fn replay(textbook: &Textbook, terms: Terms, moves: &[[Integer; 2]]) -> Answer {
    let mut game = Game::new(terms);
    for (index, &place) in moves.iter().enumerate() {
        if let Err(why) = textbook.play(&mut game, place, None) {
            let index = number(index);
            return Answer::Refused(RefusedAnswer { index, why });
        }
    }
    Answer::Verdict(game.verdict)
}

/// The low bits of two numbers, which is what is left of them in a narrow type.
pub(super) fn low_bits(numbers: [Integer; 2], mask: i64) -> [Integer; 2] {
    numbers.map(|number| Integer::try_from(number.get() & mask).unwrap_or(number))
}
