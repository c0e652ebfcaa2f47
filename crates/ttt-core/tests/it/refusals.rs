//! What a tracker refuses, in which order, and what it says.

use ttt_core::{Cell, Mark, NothingToUndo, Refusal, Rules, Tracker, Verdict};

use crate::{played, rules};

#[test]
fn every_refusal_has_a_code_and_a_text() {
    let table = [
        (
            Refusal::OutOfBounds,
            "out-of-bounds",
            "the cell lies off the board",
        ),
        (Refusal::GameOver, "game-over", "the game is over"),
        (Refusal::Occupied, "occupied", "the square is occupied"),
        (
            Refusal::OutOfTurn,
            "out-of-turn",
            "it is the other mark's turn",
        ),
    ];
    for (refusal, code, text) in table {
        assert_eq!((refusal.code(), refusal.to_string().as_str()), (code, text));
    }
    assert_eq!(NothingToUndo::CODE, "nothing-to-undo");
    assert_eq!(NothingToUndo.to_string(), "there is no move to take back");
    assert_eq!(format!("{:>18}|", Refusal::GameOver), "  the game is over|");
    assert_eq!(
        format!("{NothingToUndo:>31}|"),
        "  there is no move to take back|"
    );
}

#[test]
fn out_of_bounds_comes_first() {
    let won = played(rules(1, 3, 1), [(0, 0)]);
    let mut game = won.clone();
    for (row, col) in [(1, 0), (0, 3), (u16::MAX, 0), (0, u16::MAX), (4096, 4096)] {
        let cell = Cell::new(row, col);
        assert_eq!(game.play(cell), Err(Refusal::OutOfBounds));
        assert_eq!(game.play_as(Mark::X, cell), Err(Refusal::OutOfBounds));
    }
    assert_eq!(game, won);
}

#[test]
fn game_over_comes_before_occupied_and_out_of_turn() {
    let won = played(rules(1, 3, 1), [(0, 0)]);
    let mut game = won.clone();
    assert_eq!(game.play(Cell::new(0, 0)), Err(Refusal::GameOver));
    assert_eq!(game.play(Cell::new(0, 1)), Err(Refusal::GameOver));
    assert_eq!(
        game.play_as(Mark::X, Cell::new(0, 1)),
        Err(Refusal::GameOver)
    );
    assert_eq!(
        game.play_as(Mark::O, Cell::new(0, 1)),
        Err(Refusal::GameOver)
    );
    assert_eq!(game, won);
}

#[test]
fn a_draw_ends_the_game_too() {
    let mut game = played(rules(1, 2, 2), [(0, 0), (0, 1)]);
    assert_eq!(game.verdict(), Verdict::Draw);
    assert_eq!(game.play(Cell::new(0, 0)), Err(Refusal::GameOver));
}

#[test]
fn occupied_comes_before_out_of_turn() {
    let begun = played(Rules::classic(Mark::X), [(1, 1)]);
    let mut game = begun.clone();
    assert_eq!(
        game.play_as(Mark::X, Cell::new(1, 1)),
        Err(Refusal::Occupied)
    );
    assert_eq!(
        game.play_as(Mark::O, Cell::new(1, 1)),
        Err(Refusal::Occupied)
    );
    assert_eq!(
        game.play_as(Mark::X, Cell::new(0, 0)),
        Err(Refusal::OutOfTurn)
    );
    assert_eq!(game, begun);
    assert_eq!(game.side_to_move(), Mark::O);
}

#[test]
fn a_column_past_the_edge_is_not_the_next_row() {
    let mut game = Tracker::new(rules(3, 3, 3));
    assert_eq!(game.play(Cell::new(0, 3)), Err(Refusal::OutOfBounds));
    assert!(game.board().is_empty());
}

#[test]
fn nothing_to_undo_before_the_first_move_and_after_the_last_undo() {
    let mut game = Tracker::new(Rules::classic(Mark::X));
    assert_eq!(game.undo(), Err(NothingToUndo));
    let mut game = played(Rules::classic(Mark::X), [(0, 0)]);
    assert_eq!(game.undo(), Ok(Verdict::Pending));
    assert_eq!(game.undo(), Err(NothingToUndo));
    assert_eq!(game, Tracker::new(Rules::classic(Mark::X)));
}
