//! The signed counts alone.

use proptest::prelude::*;
use ttt_core::{Cell, LineCounts, Mark, Rules, RulesError};
use ttt_testkit::{cases, games};

fn counts(n: u16) -> LineCounts {
    LineCounts::new(n).expect("the side is in range")
}

#[test]
fn sides_are_checked() {
    assert_eq!(LineCounts::new(0), Err(RulesError::Rows { found: 0 }));
    assert_eq!(LineCounts::new(4097), Err(RulesError::Rows { found: 4097 }));
    assert!(LineCounts::new(1).is_ok() && LineCounts::new(4096).is_ok());
}

#[test]
fn every_full_line_wins_and_only_with_its_last_square() {
    for n in [2, 3, 4, 7] {
        let all = |cell: &dyn Fn(u16) -> Cell| (0..n).map(cell).collect::<Vec<_>>();
        let mut runs = vec![all(&|i| Cell::new(i, i)), all(&|i| Cell::new(i, n - 1 - i))];
        for side in 0..n {
            runs.push(all(&|i| Cell::new(side, i)));
            runs.push(all(&|i| Cell::new(i, side)));
        }
        for mark in Mark::BOTH {
            for cells in &runs {
                let mut counts = counts(n);
                let answers: Vec<_> = cells.iter().map(|&cell| counts.play(cell, mark)).collect();
                let (last, before) = answers.split_last().expect("a run has squares");
                assert_eq!(*last, Some(mark), "{cells:?}");
                assert!(before.iter().all(Option::is_none), "{cells:?}");
            }
        }
    }
}

#[test]
fn one_square_is_every_line() {
    assert_eq!(counts(1).play(Cell::new(0, 0), Mark::X), Some(Mark::X));
    assert_eq!(counts(1).play(Cell::new(0, 0), Mark::O), Some(Mark::O));
}

#[test]
fn a_mark_of_the_other_spoils_a_line() {
    let mut counts = counts(2);
    assert_eq!(counts.play(Cell::new(0, 0), Mark::X), None);
    assert_eq!(counts.play(Cell::new(0, 1), Mark::O), None);
    assert_eq!(counts.play(Cell::new(1, 0), Mark::O), Some(Mark::O));
}

/// The sum of the row is the other's full one when this player adds to it.
#[test]
fn a_line_is_won_by_its_own_mark_only() {
    let mut counts = counts(3);
    for col in 0..3 {
        counts.play(Cell::new(0, col), Mark::X);
    }
    assert_eq!(counts.play(Cell::new(1, 1), Mark::O), None);
}

#[test]
fn taking_back_restores_every_sum() {
    let blank = counts(3);
    for row in 0..3 {
        for col in 0..3 {
            for mark in Mark::BOTH {
                let mut counts = blank.clone();
                counts.play(Cell::new(row, col), mark);
                assert_ne!(counts, blank);
                counts.take_back(Cell::new(row, col), mark);
                assert_eq!(counts, blank);
            }
        }
    }
}

#[test]
#[should_panic(expected = "row 3, column 0 lies off the 3×3 board")]
fn a_row_off_the_board_panics() {
    counts(3).play(Cell::new(3, 0), Mark::X);
}

#[test]
#[should_panic(expected = "row 0, column 3 lies off the 3×3 board")]
fn a_column_off_the_board_panics() {
    counts(3).play(Cell::new(0, 3), Mark::X);
}

#[test]
#[should_panic(expected = "row 65535, column 65535 lies off the 3×3 board")]
fn taking_back_off_the_board_panics() {
    counts(3).take_back(Cell::new(u16::MAX, u16::MAX), Mark::X);
}

fn squares() -> impl Strategy<Value = Rules> {
    let n = prop_oneof![4 => 1..=5_u16, 1 => 1..=70_u16];
    (n, any::<bool>()).prop_map(|(n, o_first)| {
        let first = if o_first { Mark::O } else { Mark::X };
        Rules::square(n, first).expect("the side is in range")
    })
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn counts_tell_the_same_winner_as_the_tracker(game in games(squares())) {
        let mut tracker = ttt_core::Tracker::new(game.rules);
        let mut counts = counts(game.rules.rows());
        let mut before = Vec::new();
        for &cell in &game.moves {
            let mark = tracker.side_to_move();
            let verdict = tracker.play(cell).expect("the game is legal");
            before.push((cell, mark, counts.clone()));
            let winner = counts.play(cell, mark);
            prop_assert_eq!(winner, verdict.winner());
        }
        for (cell, mark, earlier) in before.into_iter().rev() {
            counts.take_back(cell, mark);
            prop_assert_eq!(&counts, &earlier);
        }
    }
}
