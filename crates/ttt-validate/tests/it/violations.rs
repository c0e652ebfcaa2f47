//! The evidence of each violation, their order, and what they say.

use ttt_core::{
    Line,
    Mark::{O, X},
};
use ttt_validate::Violation;

use crate::{codes, illegal};

/// First cells of lines, as row and column.
fn starts(lines: &[Line]) -> Vec<(char, u16, u16)> {
    let start = |line: &Line| (line.mark().symbol(), line.first().row, line.first().col);
    lines.iter().map(start).collect()
}

#[test]
fn move_count_gives_both_counts() {
    let illegal = illegal(["OO.", "...", "..X"], 3, X);
    let expected = Violation::MoveCount {
        first: X,
        first_count: 1,
        second_count: 2,
    };
    assert_eq!(illegal.violations(), std::slice::from_ref(&expected));
    assert!(expected.lines().is_empty());
    assert_eq!(
        expected.to_string(),
        "X moves first and has 1 marks, O has 2, expected equal counts or one more for X"
    );
}

#[test]
fn move_count_names_the_rules_first_player() {
    assert_eq!(
        illegal(["X..", "...", "..."], 3, O).violations()[0].to_string(),
        "O moves first and has 0 marks, X has 1, expected equal counts or one more for O"
    );
}

#[test]
fn both_won_gives_the_lines_of_both() {
    let illegal = illegal(["XXX", "...", "OOO"], 3, X);
    let [violation @ Violation::BothWon { lines }] = &illegal.violations()[..] else {
        panic!("{illegal:?}");
    };
    assert_eq!(starts(lines), [('X', 0, 0), ('O', 2, 0)]);
    assert_eq!(violation.lines(), lines);
    assert_eq!(violation.to_string(), "both players have a line");
}

#[test]
fn winner_not_last_gives_the_winner_and_the_lines() {
    let illegal = illegal(["OO.", "XXX", "O.."], 3, X);
    let [violation @ Violation::WinnerNotLast { winner, lines }] = &illegal.violations()[..] else {
        panic!("{illegal:?}");
    };
    assert_eq!((*winner, starts(lines)), (X, vec![('X', 1, 0)]));
    assert_eq!(violation.lines(), lines);
    assert_eq!(violation.to_string(), "X has a line, but O moved last");
}

#[test]
fn winner_not_last_names_the_second_player_too() {
    let illegal = illegal(["OOO", "XX.", "XX."], 3, X);
    assert_eq!(
        illegal.violations()[0].to_string(),
        "O has a line, but X moved last"
    );
}

#[test]
fn winner_not_last_waits_for_right_counts_and_one_winner() {
    // The counts are wrong, so nobody knows who moved last.
    assert_eq!(codes(["XXX", "...", "..."], 3, X), ["move-count"]);
    assert_eq!(codes(["OOO", "X..", "..."], 3, X), ["move-count"]);
    // Both have lines; one of them did not move last, which is said already.
    assert_eq!(codes(["XXX", "OOO", "X.."], 3, X), ["both-won"]);
}

#[test]
fn no_last_move_gives_the_lines_that_no_move_completes() {
    let illegal = illegal(["XXXX", "O.O."], 2, X);
    let [_, violation @ Violation::NoLastMove { lines }] = &illegal.violations()[..] else {
        panic!("{illegal:?}");
    };
    assert_eq!(starts(lines), [('X', 0, 0)]);
    assert_eq!(violation.lines(), lines);
    assert_eq!(
        violation.to_string(),
        "no single move could have completed all lines of X"
    );
}

/// Only the lines of the player who has no such move.
#[test]
fn no_last_move_leaves_out_the_other_players_lines() {
    let illegal = illegal(["OOOO", "....", "XX.."], 2, X);
    let [_, _, violation] = &illegal.violations()[..] else {
        panic!("{illegal:?}");
    };
    assert_eq!(starts(violation.lines()), [('O', 0, 0)]);
    assert_eq!(
        violation.to_string(),
        "no single move could have completed all lines of O"
    );
}

#[test]
fn no_last_move_of_both_players() {
    let illegal = illegal(["OOOO", "....", "XXXX"], 2, X);
    let [both_won, violation] = &illegal.violations()[..] else {
        panic!("{illegal:?}");
    };
    assert_eq!(both_won.code(), "both-won");
    assert_eq!(starts(violation.lines()), [('O', 0, 0), ('X', 2, 0)]);
    assert_eq!(
        violation.to_string(),
        "no single move could have completed all lines of X, nor all of O"
    );
}

#[test]
fn all_that_hold_are_given_in_order() {
    assert_eq!(
        codes(["XXXX", "....", "OO.."], 2, X),
        ["move-count", "both-won", "no-last-move"]
    );
    assert_eq!(codes(["XXXX", "O.O.", ".O.O"], 2, X)[0], "both-won");
    assert_eq!(
        codes(["XXXX.", "O.O.O", "....O"], 2, X),
        ["both-won", "no-last-move"]
    );
    assert_eq!(
        codes(["XXXX..", "O.O.O.", "......", "..O..."], 2, X),
        ["winner-not-last", "no-last-move"]
    );
}
