//! What holds for legality on every board.

use proptest::prelude::*;
use ttt_core::{Board, Cell, Mark, Rules, Symmetry, Tracker, replay};
use ttt_testkit::{
    Game, Search, Setup, broken_conditions, cases, fewer_cases, games, rules, setups, small_rules,
};
use ttt_validate::{ValidateError, Violation, validate};

/// The codes of the violations; none for a legal board.
fn codes(setup: &Setup) -> Vec<&'static str> {
    match validate(setup.board.clone(), &setup.rules) {
        Ok(_) => Vec::new(),
        Err(ValidateError::Illegal(illegal)) => {
            illegal.violations().iter().map(Violation::code).collect()
        }
        Err(error) => panic!("{error}"),
    }
}

/// Holds a legal board to its witness: always the same order, and it leads to the board.
fn has_a_witness(board: &Board, rules: &Rules) -> Result<(), TestCaseError> {
    let position = validate(board.clone(), rules)
        .map_err(|error| TestCaseError::fail(format!("{error}\n{board}")))?;
    let witness = position.witness();
    prop_assert_eq!(
        replay(witness.iter().copied(), rules),
        Ok(position.verdict())
    );
    let game = position.tracker();
    prop_assert_eq!(game.board(), board);
    prop_assert_eq!(game.history(), &witness[..]);
    prop_assert_eq!(game.verdict(), position.verdict());
    prop_assert_eq!(game.side_to_move(), position.side_to_move());
    // Each player's squares are in reading order, but for the last move that completes lines.
    let ordered = witness.len() - usize::from(position.verdict().winner().is_some());
    for start in [0, 1] {
        prop_assert!(witness[..ordered].iter().skip(start).step_by(2).is_sorted());
    }
    Ok(())
}

proptest! {
    #![proptest_config(fewer_cases(4))]

    #[test]
    fn every_position_of_a_legal_game_validates_and_has_a_witness(game in games(rules())) {
        let Game { rules, moves } = &game;
        let mut tracker = Tracker::new(*rules);
        // On large boards not after every move, but after the last one always.
        let stride = 1 + moves.len() / 32;
        has_a_witness(tracker.board(), rules)?;
        for (done, &cell) in moves.iter().enumerate() {
            tracker.play(cell).expect("the game is legal");
            if done.is_multiple_of(stride) || done + 1 == moves.len() {
                has_a_witness(tracker.board(), rules)?;
            }
        }
    }

    #[test]
    fn violations_are_the_conditions_that_the_board_breaks(setup in setups()) {
        prop_assert_eq!(codes(&setup), broken_conditions(&setup.board, &setup.rules));
    }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn a_refused_board_comes_back_unharmed(setup in setups()) {
        match validate(setup.board.clone(), &setup.rules) {
            Ok(position) => prop_assert_eq!(position.into_board(), setup.board),
            Err(error) => prop_assert_eq!(error.into_board(), setup.board),
        }
    }

    #[test]
    fn symmetries_keep_legality_and_violations(setup in setups()) {
        let Setup { rules, board } = &setup;
        for symmetry in Symmetry::ALL {
            let board = symmetry.board(board);
            let rules = Rules::new(board.rows(), board.cols(), rules.k(), rules.first());
            let image = Setup { rules: rules.expect("the sides are the same"), board };
            prop_assert_eq!(codes(&image), codes(&setup), "{:?}", symmetry);
        }
    }

    #[test]
    fn swapping_marks_and_first_keeps_legality_and_violations(setup in setups()) {
        let swapped = Setup {
            rules: setup.rules.with_first(setup.rules.first().other()),
            board: setup.board.swapped(),
        };
        prop_assert_eq!(codes(&swapped), codes(&setup));
    }

    #[test]
    fn evidence_is_made_of_lines_of_the_board(setup in setups()) {
        let Err(ValidateError::Illegal(illegal)) = validate(setup.board.clone(), &setup.rules)
        else {
            return Ok(());
        };
        prop_assert!(!illegal.violations().is_empty());
        let lines = ttt_core::lines(&setup.board, &setup.rules).expect("the sizes agree");
        for violation in illegal.violations() {
            let evidence = violation.lines();
            prop_assert_eq!(evidence.is_empty(), violation.code() == "move-count");
            let mut rest = lines.iter();
            // In listing order, each once.
            prop_assert!(evidence.iter().all(|line| rest.any(|other| other == line)));
        }
    }

    /// Near a legal board lie the boards that are nearly legal.
    #[test]
    fn one_square_changed_is_judged_as_by_search(
        game in games(small_rules()),
        row in any::<u16>(),
        col in any::<u16>(),
        mark in prop::option::of(prop_oneof![Just(Mark::X), Just(Mark::O)]),
    ) {
        let Game { rules, .. } = game;
        let mut board = game.played().board().clone();
        let cell = Cell::new(row % rules.rows(), col % rules.cols());
        match mark {
            Some(mark) => board.put(cell, mark),
            None => board.clear(cell),
        }
        let legal = Search::new(rules).reaches(&board);
        prop_assert_eq!(validate(board.clone(), &rules).is_ok(), legal, "{}", board);
    }
}
