//! Lists of moves.

use std::error::Error;

use ttt_core::{Cell, Mark, Refusal, RefusedMove, Rules, Verdict, replay};

fn verdict<const N: usize>(moves: [(u16, u16); N]) -> Result<Verdict, RefusedMove> {
    replay(moves, &Rules::classic(Mark::X))
}

#[test]
fn published_examples() {
    assert_eq!(
        verdict([(0, 0), (2, 0), (1, 1), (2, 1), (2, 2)]),
        Ok(Verdict::X)
    );
    assert_eq!(
        verdict([(0, 0), (1, 1), (0, 1), (0, 2), (1, 0), (2, 0)]),
        Ok(Verdict::O)
    );
    let draw = [
        (0, 0),
        (1, 1),
        (2, 0),
        (1, 0),
        (1, 2),
        (2, 1),
        (0, 1),
        (0, 2),
        (2, 2),
    ];
    assert_eq!(verdict(draw), Ok(Verdict::Draw));
    assert_eq!(verdict([(0, 0), (1, 1)]), Ok(Verdict::Pending));
}

#[test]
fn no_moves_are_a_pending_game() {
    assert_eq!(verdict([]), Ok(Verdict::Pending));
}

#[test]
fn the_first_refused_move_ends_it() {
    let refused = |index, why| Err(RefusedMove { index, why });
    assert_eq!(verdict([(0, 3)]), refused(0, Refusal::OutOfBounds));
    assert_eq!(
        verdict([(0, 0), (0, 0), (9, 9)]),
        refused(1, Refusal::Occupied)
    );
    let past_the_win = [(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)];
    assert_eq!(verdict(past_the_win), refused(5, Refusal::GameOver));
}

#[test]
fn the_first_player_is_the_rules() {
    let won = [(0, 0), (2, 0), (1, 1), (2, 1), (2, 2)].map(Cell::from);
    assert_eq!(replay(won, &Rules::classic(Mark::O)), Ok(Verdict::O));
}

#[test]
fn a_refused_move_says_which_and_why() {
    let error = verdict([(0, 0), (0, 0)]).expect_err("the square is taken");
    assert_eq!(
        error.to_string(),
        "move 1 is refused: the square is occupied"
    );
    let source = error.source().expect("the refusal is its source");
    assert_eq!(source.to_string(), "the square is occupied");
}
