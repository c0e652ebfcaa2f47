//! Faults of replaying a list of moves.

use ttt_core::{Mark, Verdict};

use super::{
    Fault,
    game::{self, Game},
    textbook::{TEXTBOOK, Textbook},
};
use crate::{
    Answer, Integer, RefusalCode, RefusedAnswer,
    oracle::{Grid, Terms, number, scan},
};

pub(super) const FAULTS: &[Fault] = &[
    fault(
        "replay/last-mover-wins",
        "Who moved last has won when the board is full, although nobody has a line.",
        |terms, moves| match right(terms, moves) {
            Answer::Verdict(Verdict::Draw) => Answer::Verdict(last_mover(terms, moves).into()),
            answer => answer,
        },
    ),
    fault(
        "replay/odd-count-wins",
        "An odd number of moves is taken for a win of the player who moves first.",
        |terms, moves| match right(terms, moves) {
            Answer::Verdict(verdict) if moves.len() % 2 == 1 && verdict != Verdict::Draw => {
                Answer::Verdict(terms.first.into())
            }
            answer => answer,
        },
    ),
    fault(
        "replay/last-move-win-called-draw",
        "A full board is a draw, although its last move has won.",
        |terms, moves| match right(terms, moves) {
            Answer::Verdict(_) if moves.len() == terms.squares() => Answer::Verdict(Verdict::Draw),
            answer => answer,
        },
    ),
    fault(
        "replay/draw-is-pending",
        "A full board without a line is pending.",
        |terms, moves| match right(terms, moves) {
            Answer::Verdict(Verdict::Draw) => Answer::Verdict(Verdict::Pending),
            answer => answer,
        },
    ),
    fault(
        "replay/short-list-is-draw",
        "A list that ends without a line is a draw, blanks or not.",
        |terms, moves| match right(terms, moves) {
            Answer::Verdict(Verdict::Pending) => Answer::Verdict(Verdict::Draw),
            answer => answer,
        },
    ),
    fault(
        "replay/moves-after-a-win-count",
        "Moves after a win are played too and change the result.",
        |terms, moves| match right(terms, moves) {
            Answer::Refused(RefusedAnswer {
                why: RefusalCode::GameOver,
                ..
            }) => Answer::Verdict(scan(&played(terms, moves), terms.k)),
            answer => answer,
        },
    ),
    fault(
        "replay/moves-after-the-end-ignored",
        "Moves after the end are passed over, and the verdict stands.",
        |terms, moves| match right(terms, moves) {
            Answer::Refused(RefusedAnswer {
                index,
                why: RefusalCode::GameOver,
            }) => {
                let kept = usize::try_from(index.get()).unwrap_or_default();
                right(terms, &moves[..kept])
            }
            answer => answer,
        },
    ),
    fault(
        "replay/refused-moves-passed-over",
        "A refused move is passed over, and the game goes on with the next.",
        |terms, moves| {
            let mut game = Game::new(terms);
            for &place in moves {
                if let Err(RefusalCode::GameOver) = TEXTBOOK.play(&mut game, place, None) {
                    return right(terms, moves);
                }
            }
            Answer::Verdict(game.verdict)
        },
    ),
    fault(
        "replay/counted-from-one",
        "The first move is number 1.",
        |terms, moves| match right(terms, moves) {
            Answer::Refused(RefusedAnswer { index, why }) => {
                let index = Integer::try_from(index.get() + 1).unwrap_or(index);
                Answer::Refused(RefusedAnswer { index, why })
            }
            answer => answer,
        },
    ),
    fault(
        "replay/last-refusal",
        "The last refused move is reported, not the first.",
        |terms, moves| {
            let mut game = Game::new(terms);
            let mut refused = None;
            for (index, &place) in moves.iter().enumerate() {
                if let Err(why) = TEXTBOOK.play(&mut game, place, None) {
                    let index = number(index);
                    refused = Some(RefusedAnswer { index, why });
                }
            }
            refused.map_or(Answer::Verdict(game.verdict), Answer::Refused)
        },
    ),
    fault(
        "replay/x-always-first",
        "X moves first, whatever the rules say.",
        |terms, moves| {
            let first = Mark::X;
            right(Terms { first, ..terms }, moves)
        },
    ),
    fault(
        "replay/turns-do-not-alternate",
        "Every move is the first player's.",
        |terms, moves| {
            let mut game = Game::new(terms);
            for (index, &place) in moves.iter().enumerate() {
                game.turn = terms.first;
                if let Err(why) = TEXTBOOK.play(&mut game, place, None) {
                    let index = number(index);
                    return Answer::Refused(RefusedAnswer { index, why });
                }
            }
            Answer::Verdict(game.verdict)
        },
    ),
    fault(
        "replay/occupied-before-game-over",
        "After the end an occupied square is refused as occupied.",
        |terms, moves| match right(terms, moves) {
            Answer::Refused(RefusedAnswer {
                index,
                why: RefusalCode::GameOver,
            }) => {
                let at = usize::try_from(index.get()).unwrap_or_default();
                let why = if moves[..at].contains(&moves[at]) {
                    RefusalCode::Occupied
                } else {
                    RefusalCode::GameOver
                };
                Answer::Refused(RefusedAnswer { index, why })
            }
            answer => answer,
        },
    ),
    fault(
        "replay/three-by-three",
        "The board is 3×3 with three in a row, whatever the rules say.",
        |terms, moves| {
            right(
                Terms {
                    rows: 3,
                    cols: 3,
                    k: 3,
                    ..terms
                },
                moves,
            )
        },
    ),
];

const fn fault(
    name: &'static str,
    about: &'static str,
    replay: fn(Terms, &[[Integer; 2]]) -> Answer,
) -> Fault {
    Fault {
        name,
        about,
        textbook: Textbook { replay, ..TEXTBOOK },
    }
}

fn right(terms: Terms, moves: &[[Integer; 2]]) -> Answer {
    game::replay(&TEXTBOOK, terms, moves)
}

fn last_mover(terms: Terms, moves: &[[Integer; 2]]) -> Mark {
    terms.mover(moves.len().saturating_sub(1))
}

/// The board after all moves, whatever they are.
fn played(terms: Terms, moves: &[[Integer; 2]]) -> Grid {
    let mut grid = Grid::blank(&terms);
    for (index, &place) in moves.iter().enumerate() {
        if let Some(place) = game::place(&terms, place) {
            grid.set(place, Some(terms.mover(index)));
        }
    }
    grid
}
