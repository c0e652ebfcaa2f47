//! Games move by move.

use ttt_core::{Cell, Mark, Refusal, Rules, Tracker, Verdict};

use crate::{board, played, rules};

#[test]
fn published_example() {
    let mut game = Tracker::new(Rules::classic(Mark::X));
    let moves = [(0, 0), (0, 2), (2, 2), (1, 1), (2, 0), (1, 0), (2, 1)];
    let players = [Mark::X, Mark::O].into_iter().cycle();
    let verdicts: Vec<_> = moves
        .into_iter()
        .zip(players)
        .map(|(cell, player)| game.play_as(player, cell.into()))
        .collect();
    let pending = Ok(Verdict::Pending);
    assert_eq!(
        verdicts,
        [
            pending,
            pending,
            pending,
            pending,
            pending,
            pending,
            Ok(Verdict::X)
        ]
    );
}

#[test]
fn a_new_game_is_blank_and_pending() {
    let rules = Rules::new(2, 3, 2, Mark::O).expect("the rules are in range");
    let game = Tracker::new(rules);
    assert_eq!(game.board(), &board(["...", "..."]));
    assert_eq!(game.verdict(), Verdict::Pending);
    assert_eq!(game.side_to_move(), Mark::O);
    assert_eq!(game.rules(), &rules);
    assert!(game.history().is_empty());
}

#[test]
fn marks_alternate_and_history_keeps_the_order() {
    let game = played(Rules::classic(Mark::O), [(1, 1), (0, 0), (2, 2)]);
    assert_eq!(game.board(), &board(["X..", ".O.", "..O"]));
    assert_eq!(game.history(), [(1, 1), (0, 0), (2, 2)].map(Cell::from));
    assert_eq!(game.side_to_move(), Mark::X);
}

#[test]
fn a_win_on_the_last_free_square_is_no_draw() {
    let game = played(
        Rules::classic(Mark::X),
        [
            (0, 0),
            (0, 1),
            (0, 2),
            (1, 0),
            (1, 1),
            (1, 2),
            (2, 1),
            (2, 0),
            (2, 2),
        ],
    );
    assert!(game.board().is_full());
    assert_eq!(game.verdict(), Verdict::X);
}

#[test]
fn the_second_player_wins_too() {
    let game = played(
        Rules::classic(Mark::O),
        [(0, 0), (2, 0), (0, 1), (2, 1), (1, 1), (2, 2)],
    );
    assert_eq!(game.verdict(), Verdict::X);
}

#[test]
fn a_full_board_without_a_line_is_a_draw() {
    let moves = [
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
    assert_eq!(
        played(Rules::classic(Mark::X), moves).verdict(),
        Verdict::Draw
    );
}

#[test]
fn undo_after_a_win_lets_the_game_go_on() {
    let mut game = played(rules(1, 4, 2), [(0, 0), (0, 3), (0, 1)]);
    assert_eq!(game.verdict(), Verdict::X);
    assert_eq!(game.side_to_move(), Mark::O);
    assert_eq!(game.undo(), Ok(Verdict::Pending));
    assert_eq!(game.side_to_move(), Mark::X);
    assert_eq!(game.play(Cell::new(0, 2)), Ok(Verdict::Pending));
    assert_eq!(game.play(Cell::new(0, 1)), Ok(Verdict::Draw));
    assert_eq!(game.undo(), Ok(Verdict::Pending));
    assert_eq!(game.play(Cell::new(0, 1)), Ok(Verdict::Draw));
}

#[test]
fn undo_goes_back_to_the_empty_board_on_counted_and_on_other_rules() {
    for rules in [Rules::classic(Mark::X), rules(3, 3, 2), rules(3, 4, 3)] {
        let mut game = Tracker::new(rules);
        let mut before = vec![game.clone()];
        for cell in [(1, 1), (0, 2), (2, 0), (2, 2)] {
            game.play(cell.into()).unwrap_or_else(|why| panic!("{why}"));
            before.push(game.clone());
            if game.verdict().is_over() {
                break;
            }
        }
        while let Some(earlier) = before.pop() {
            assert_eq!(game, earlier);
            assert_eq!(game.undo().is_err(), before.is_empty());
        }
        assert_eq!(game, Tracker::new(rules));
    }
}

/// A run through the played square counts in both directions, and only in its own line.
#[test]
fn the_middle_of_a_run_may_come_last() {
    let game = played(
        rules(2, 5, 5),
        [
            (0, 0),
            (1, 0),
            (0, 1),
            (1, 1),
            (0, 4),
            (1, 4),
            (0, 3),
            (1, 3),
            (0, 2),
        ],
    );
    assert_eq!(game.verdict(), Verdict::X);
    let game = played(
        rules(3, 4, 3),
        [(0, 0), (0, 3), (0, 1), (1, 1), (1, 2), (2, 2)],
    );
    assert_eq!(game.verdict(), Verdict::Pending);
}

#[test]
fn debug_shows_the_game() {
    let text = format!("{:?}", played(rules(1, 2, 1), [(0, 1)]));
    for part in [
        "Tracker {",
        "1×2 board\n.X\n",
        "verdict: X",
        "history: [Cell { row: 0, col: 1 }]",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[test]
fn trackers_by_other_rules_differ() {
    assert_ne!(Tracker::new(rules(3, 3, 3)), Tracker::new(rules(3, 3, 2)));
    let first = played(rules(3, 3, 3), [(0, 0), (0, 1), (0, 2), (1, 0)]);
    let second = played(rules(3, 3, 3), [(0, 2), (0, 1), (0, 0), (1, 0)]);
    assert_eq!(first.board(), second.board());
    assert_ne!(first, second);
}

#[test]
fn moves_of_a_foreign_number_type_do_not_wrap() {
    let mut game = Tracker::new(rules(4, 4, 4));
    // 65,536 + 1 as a 16-bit number would be 1; what fits none is the caller's to refuse.
    assert_eq!(game.play(Cell::new(1, 4)), Err(Refusal::OutOfBounds));
    assert_eq!(game.play(Cell::new(4, 1)), Err(Refusal::OutOfBounds));
}
