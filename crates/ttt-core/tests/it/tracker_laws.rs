//! What holds for the tracker in every game and after every call.

use proptest::prelude::*;
use ttt_core::{Board, Line, Refusal, RefusedMove, Tracker, lines, replay, scan};
use ttt_testkit::{Call, calls, cases, fewer_cases, games, make, plain_lines, rules};

/// Everything that a tracker shows, to compare with a fresh scan of its board.
fn shows_what_a_scan_finds(game: &Tracker) -> Result<(), TestCaseError> {
    let (board, rules) = (game.board(), game.rules());
    prop_assert_eq!(scan(board, rules), Ok(game.verdict()));
    let found: Vec<Line> = lines(board, rules).expect("the size is the rules'");
    prop_assert_eq!(game.verdict().winner(), found.first().map(Line::mark));
    let mut fresh = Board::for_rules(rules);
    let mut mark = rules.first();
    for &cell in game.history() {
        fresh.put(cell, mark);
        mark = mark.other();
    }
    prop_assert_eq!(board, &fresh);
    prop_assert_eq!(game.side_to_move(), mark);
    Ok(())
}

proptest! {
    #![proptest_config(fewer_cases(2))]

    #[test]
    fn after_each_move_and_undo_the_tracker_shows_what_a_scan_finds(game in games(rules())) {
        let mut tracker = Tracker::new(game.rules);
        // On large boards not after every move, but after the last ones always.
        let stride = 1 + game.moves.len() / 64;
        let moves = game.moves.len();
        let watched = |done: usize| done.is_multiple_of(stride) || done + 3 > moves;
        for (done, &cell) in game.moves.iter().enumerate() {
            prop_assert!(!tracker.verdict().is_over());
            prop_assert_eq!(tracker.play(cell), Ok(tracker.verdict()));
            if watched(done + 1) {
                shows_what_a_scan_finds(&tracker)?;
            }
        }
        for done in (0..moves).rev() {
            prop_assert!(tracker.undo().is_ok());
            if watched(done) {
                shows_what_a_scan_finds(&tracker)?;
            }
        }
        prop_assert_eq!(tracker, Tracker::new(game.rules));
    }

    /// Also what no question shows: equality compares all that a tracker keeps.
    #[test]
    fn undo_restores_everything(game in games(rules())) {
        let mut tracker = Tracker::new(game.rules);
        for &cell in &game.moves {
            let before = tracker.clone();
            tracker.play(cell).expect("the game is legal");
            prop_assert_ne!(&tracker, &before);
            let after = tracker.clone();
            tracker.undo().expect("there is a move");
            prop_assert_eq!(&tracker, &before);
            tracker.play(cell).expect("the game is legal");
            prop_assert_eq!(&tracker, &after);
        }
    }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn a_refused_call_changes_nothing(calls in calls(rules(), 60)) {
        let mut game = Tracker::new(calls.rules);
        for &call in &calls.calls {
            let before = game.clone();
            let granted = make(&mut game, call).is_ok();
            prop_assert_eq!(granted, game != before, "{:?}", call);
        }
        shows_what_a_scan_finds(&game)?;
    }

    #[test]
    fn the_first_reason_that_applies_is_given(calls in calls(rules(), 60)) {
        let mut game = Tracker::new(calls.rules);
        for &call in &calls.calls {
            let (cell, mark) = match call {
                Call::Play(cell) => (cell, game.side_to_move()),
                Call::PlayAs(mark, cell) => (cell, mark),
                Call::Undo => {
                    prop_assert_eq!(game.history().is_empty(), game.clone().undo().is_err());
                    continue;
                }
            };
            let board = game.board();
            let won = !plain_lines(board, game.rules()).is_empty();
            let expected = if cell.row >= board.rows() || cell.col >= board.cols() {
                Some(Refusal::OutOfBounds)
            } else if won || board.is_full() {
                Some(Refusal::GameOver)
            } else if board.get(cell).is_some() {
                Some(Refusal::Occupied)
            } else if mark != game.side_to_move() {
                Some(Refusal::OutOfTurn)
            } else {
                None
            };
            prop_assert_eq!(game.play_as(mark, cell).err(), expected);
        }
    }

    #[test]
    fn replay_is_the_tracker_over_a_list(calls in calls(rules(), 60)) {
        let moves: Vec<_> = (calls.calls.iter())
            .filter_map(|call| match *call {
                Call::Play(cell) | Call::PlayAs(_, cell) => Some(cell),
                Call::Undo => None,
            })
            .collect();
        let mut game = Tracker::new(calls.rules);
        let refused = moves.iter().enumerate().find_map(|(index, &cell)| {
            let why = game.play(cell).err()?;
            Some(RefusedMove { index, why })
        });
        let expected = refused.map_or(Ok(game.verdict()), Err);
        prop_assert_eq!(replay(moves, &calls.rules), expected);
    }

    #[test]
    fn the_order_of_moves_shows_in_history_alone(game in games(rules())) {
        prop_assume!(game.moves.len() >= 3);
        let mut reordered = game.clone();
        // The first two moves of the first player change places; the last move stays last.
        reordered.moves.swap(0, 2);
        prop_assume!(game.moves.len() > 3 || !game.played().verdict().is_over());
        let (one, other) = (game.played(), reordered.played());
        prop_assert_eq!(one.board(), other.board());
        prop_assert_eq!(one.verdict(), other.verdict());
        prop_assert_ne!(&one, &other);
    }
}
