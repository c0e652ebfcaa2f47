//! How the textbook finds a game that leads to a board, and faults in that.

use ttt_core::Mark;

use super::{
    Fault,
    board::Sheet,
    conditions::{explained, lines, needed, violations, winners},
    textbook::{Place, TEXTBOOK, Textbook},
};
use crate::{
    Answer, Integer, ViolationCode,
    oracle::{Terms, number},
};

pub(super) const FAULTS: &[Fault] = &[
    fault(
        "witness/line-completed-too-early",
        "Each player's marks are played in reading order, so a line may stand before the end.",
        |sheet| witness(sheet, |sheet| alternating(sheet, None)),
    ),
    fault(
        "witness/row-by-row",
        "The marks are played in reading order, whoever's turn it is.",
        |sheet| witness(sheet, in_reading_order),
    ),
    fault(
        "witness/one-player-after-the-other",
        "The first player makes all moves, and then the second.",
        |sheet| {
            witness(sheet, |sheet| {
                let first = sheet.terms.first;
                let players = [first, first.other()].into_iter();
                players.flat_map(|mark| sheet.grid.places(mark)).collect()
            })
        },
    ),
    fault(
        "witness/illegal-board-given-moves",
        "An illegal board is given moves too.",
        |sheet| moves(game(sheet)),
    ),
    fault(
        "witness/last-move-missing",
        "The last move is left out.",
        |sheet| {
            witness(sheet, |sheet| {
                let mut game = game(sheet);
                game.pop();
                game
            })
        },
    ),
    fault(
        "witness/x-always-first",
        "X is taken to make the first move, whatever the rules say.",
        |sheet| witness(sheet, |sheet| game(&as_if_first(sheet, Mark::X))),
    ),
    fault(
        "witness/o-always-first",
        "O is taken to make the first move, whatever the rules say.",
        |sheet| witness(sheet, |sheet| game(&as_if_first(sheet, Mark::O))),
    ),
    fault(
        "witness/any-square-of-a-line-last",
        "The last square of a line is played last, although another is the one that all lines need.",
        |sheet| {
            witness(sheet, |sheet| {
                let lines = winner(sheet).map(|mark| lines(sheet, mark));
                let cell = lines.and_then(|lines| lines[0].cells.last().copied());
                alternating(sheet, cell.map(place))
            })
        },
    ),
    fault(
        "witness/columns-before-rows",
        "A move is written as column and row.",
        |sheet| {
            witness(sheet, |sheet| {
                let game = game(sheet).into_iter();
                game.map(|(row, col)| (col, row)).collect()
            })
        },
    ),
    fault(
        "witness/counted-from-one",
        "Rows and columns are counted from 1.",
        |sheet| {
            witness(sheet, |sheet| {
                let game = game(sheet).into_iter();
                game.map(|(row, col)| (row + 1, col + 1)).collect()
            })
        },
    ),
    fault(
        "witness/legal-without-moves",
        "A legal board is called legal, and no moves are shown.",
        |sheet| match answer(sheet) {
            Answer::Moves(_) => Answer::Legal,
            other => other,
        },
    ),
    fault(
        "witness/illegal-without-reasons",
        "An illegal board is given no moves, as if it were empty.",
        |sheet| match answer(sheet) {
            Answer::Illegal(_) => Answer::Moves(Vec::new()),
            other => other,
        },
    ),
];

const fn fault(name: &'static str, about: &'static str, witness: fn(&Sheet) -> Answer) -> Fault {
    Fault {
        name,
        about,
        textbook: Textbook {
            witness,
            ..TEXTBOOK
        },
    }
}

/// The textbook's answer.
pub(super) fn answer(sheet: &Sheet) -> Answer {
    witness(sheet, game)
}

/// The violations of an illegal board, and for a legal one the moves as they are found.
fn witness(sheet: &Sheet, game: fn(&Sheet) -> Vec<Place>) -> Answer {
    let violations: Vec<ViolationCode> = violations(sheet, explained);
    if violations.is_empty() {
        moves(game(sheet))
    } else {
        Answer::Illegal(violations)
    }
}

fn moves(game: Vec<Place>) -> Answer {
    let pair = |(row, col): Place| [row, col].map(number);
    Answer::Moves(game.into_iter().map(pair).collect())
}

/// Each player's marks in reading order, but a square that all lines need last.
fn game(sheet: &Sheet) -> Vec<Place> {
    let last = winner(sheet).and_then(|mark| needed(&lines(sheet, mark), sheet.terms.k));
    alternating(sheet, last.map(place))
}

/// The players' marks by turns, each player's in reading order, and one square last.
fn alternating(sheet: &Sheet, last: Option<Place>) -> Vec<Place> {
    let first = sheet.terms.first;
    let [firsts, seconds] = [first, first.other()].map(|mark| {
        let mut places = sheet.grid.places(mark);
        if let Some(at) = places.iter().position(|&place| Some(place) == last) {
            let place = places.remove(at);
            places.push(place);
        }
        places
    });
    let turns = firsts.len().max(seconds.len());
    let turn = |turn: usize| [firsts.get(turn), seconds.get(turn)];
    (0..turns).flat_map(turn).flatten().copied().collect()
}

fn in_reading_order(sheet: &Sheet) -> Vec<Place> {
    let marked = sheet.grid.squares().filter(|(_, square)| square.is_some());
    marked.map(|(place, _)| place).collect()
}

/// The player who has lines.
fn winner(sheet: &Sheet) -> Option<Mark> {
    winners(sheet).first().copied()
}

fn as_if_first(sheet: &Sheet, first: Mark) -> Sheet {
    Sheet {
        terms: Terms {
            first,
            ..sheet.terms
        },
        grid: sheet.grid.clone(),
    }
}

/// A cell of a line as a square.
fn place([row, col]: [Integer; 2]) -> Place {
    let side = |side: Integer| usize::try_from(side.get()).expect("a line lies on the board");
    (side(row), side(col))
}
