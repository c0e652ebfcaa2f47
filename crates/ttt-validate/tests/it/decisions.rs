//! Which boards are legal, by example.

use ttt_core::{
    Board, Cell,
    Mark::{O, X},
    Rules, Verdict,
};
use ttt_validate::validate;

use crate::{codes, legal};

#[test]
fn published_examples() {
    assert_eq!(codes(["O  ", "   ", "   "], 3, X), ["move-count"]);
    assert_eq!(codes(["XOX", " X ", "   "], 3, X), ["move-count"]);
    assert_eq!(codes(["XXX", "   ", "OOO"], 3, X), ["both-won"]);
    assert_eq!(
        legal(["XOX", "O O", "XOX"], 3, X).verdict(),
        Verdict::Pending
    );
}

#[test]
fn counts_follow_who_moves_first() {
    legal(["...", "...", "..."], 3, X);
    legal(["O..", "...", "..."], 3, O);
    legal(["XO.", "...", "..."], 3, O);
    assert_eq!(codes(["X..", "...", "..."], 3, O), ["move-count"]);
    assert_eq!(codes(["XX.", "...", "..."], 3, X), ["move-count"]);
    assert_eq!(codes(["OO.", "X..", "..."], 3, X), ["move-count"]);
}

#[test]
fn the_winner_moved_last() {
    assert_eq!(legal(["XXX", "OO.", "..."], 3, X).verdict(), Verdict::X);
    assert_eq!(legal(["OOO", "XX.", "X.."], 3, X).verdict(), Verdict::O);
    assert_eq!(codes(["XXX", "OO.", "O.."], 3, X), ["winner-not-last"]);
    assert_eq!(codes(["OOO", "XX.", "XX."], 3, X), ["winner-not-last"]);
    assert_eq!(codes(["XXX", "OO.", "..."], 3, O), ["move-count"]);
    assert_eq!(codes(["XXX", "OO.", "OO."], 3, O), ["winner-not-last"]);
    assert_eq!(legal(["XXX", "OO.", "O.."], 3, O).verdict(), Verdict::X);
}

#[test]
fn one_move_may_complete_several_lines() {
    assert_eq!(legal(["XXX", "XOO", "XOO"], 3, X).verdict(), Verdict::X);
    // Two diagonals at the centre.
    legal(["XOX", "OXO", "XOX"], 3, X);
    // Four lines at one square, one in each direction.
    let star = ["OOX.O", "..XOO", ".OXXX", "OX.XO", "X...X"];
    assert_eq!(legal(star, 3, X).witness().last(), Some(&Cell::new(2, 2)));
}

/// Four lines through one square, the one along the row longer than k. Where it began just before
/// a word, the crate saw a fifth line in it with k = 16 or 32, and no last move.
#[test]
fn four_lines_of_one_move_are_four_wherever_they_lie() {
    for k in [5, 15, 16, 17, 31, 32, 33] {
        for from in 0..=65 {
            // The row's run has one square more than a line, and any but its first and last
            // breaks it.
            let (middle, rows, cols) = (from + k / 2, 2 * k + 12, from + 2 * k);
            let mut board = Board::empty(rows, cols).expect("in range");
            for i in 0..=k {
                board.put(Cell::new(k, from + i), X);
            }
            for i in 0..k {
                let (row, col) = (k + i - k / 2, middle + i);
                board.put(Cell::new(row, middle), X);
                board.put(Cell::new(row, col - k / 2), X);
                board.put(Cell::new(row, middle + k / 2 - i), X);
            }
            // O has one mark less, none beside another.
            let free = (2 * k + 1..rows).step_by(2);
            let free =
                free.flat_map(|row| (0..cols).step_by(2).map(move |col| Cell::new(row, col)));
            let wanted = board.count(X) - 1;
            free.take(wanted as usize)
                .for_each(|cell| board.put(cell, O));
            assert_eq!(board.count(O), wanted);
            let rules = Rules::new(rows, cols, k, X).expect("in range");
            let position = validate(board, &rules).expect("one move completed all lines");
            let last = Cell::new(k, middle);
            assert_eq!(
                position.witness().last(),
                Some(&last),
                "k = {k}, from {from}"
            );
        }
    }
}

#[test]
fn full_lines_that_share_no_square() {
    assert_eq!(
        codes(["XXXX", "XXXX", "OOO.", "OOO."], 4, X),
        ["move-count", "no-last-move"]
    );
    assert_eq!(
        codes(["XXXX", "OOO.", "OOO.", "XXXX"], 4, O),
        ["move-count", "no-last-move"]
    );
    assert_eq!(
        codes(["XXXX", "OO.O", "OOO.", "XXXX"], 4, X),
        ["move-count", "no-last-move"]
    );
}

/// Row 0, column 0 and the anti-diagonal meet in pairs at three corners.
#[test]
fn lines_that_meet_in_pairs_but_not_together() {
    assert_eq!(
        codes(["XXXXX", "XOOXO", "XOX.O", "XXOOO", "XOO.O"], 5, X),
        ["no-last-move"]
    );
}

#[test]
fn a_long_run_needs_a_square_that_breaks_it() {
    legal(["XXX..", "O.O.."], 2, X);
    assert_eq!(codes(["XXXX.", "O.O.O"], 2, X), ["no-last-move"]);
    legal(["XXXXX", "O.O.O", ".O..."], 3, X);
    assert_eq!(
        codes(["XXXXXX", "O.O.O.", ".O.O.."], 3, X),
        ["no-last-move"]
    );
}

/// The lines share a square and no run reaches 2k, and yet a pair is left without it.
#[test]
fn a_shared_square_may_not_be_enough() {
    assert_eq!(codes(["..XXX", "OXO.O"], 2, X), ["no-last-move"]);
}

#[test]
fn lines_of_one_square() {
    legal(["X"], 1, X);
    legal(["..", "X."], 1, X);
    assert_eq!(codes(["XO"], 1, X), ["both-won"]);
    assert_eq!(codes(["X.X", ".O."], 1, X), ["both-won", "no-last-move"]);
    assert_eq!(codes(["X.X"], 1, X), ["move-count", "no-last-move"]);
    assert_eq!(codes(["O"], 1, X), ["move-count"]);
}

#[test]
fn a_game_need_not_be_over() {
    assert_eq!(
        legal(["XO.", ".X.", "..O"], 3, X).verdict(),
        Verdict::Pending
    );
    assert_eq!(legal(["XOX", "XOO", "OXX"], 3, X).verdict(), Verdict::Draw);
}
