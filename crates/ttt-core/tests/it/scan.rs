//! Verdicts on whole boards.

use ttt_core::{Board, Cell, Mark, Rules, Verdict, WrongSize, scan};

use crate::{board, put_all, rules};

fn verdict<const N: usize>(rows: [&str; N], k: u16) -> Verdict {
    let board = board(rows);
    let rules = rules(board.rows(), board.cols(), k);
    let verdict = scan(&board, &rules).expect("the rules have the board's size");
    let by_o = scan(&board, &rules.with_first(Mark::O)).expect("the same size");
    assert_eq!(verdict, by_o, "who moves first does not change the verdict");
    verdict
}

#[test]
fn published_examples() {
    assert_eq!(verdict(["O X", " XO", "X O"], 3), Verdict::X);
    assert_eq!(verdict(["OOX", "XXO", "OXO"], 3), Verdict::Draw);
    assert_eq!(verdict(["OOX", "XXO", "OX "], 3), Verdict::Pending);
}

#[test]
fn every_row_column_and_diagonal_wins_for_both() {
    let winning = [
        ["XXX", "...", "..."],
        ["...", "XXX", "..."],
        ["...", "...", "XXX"],
        ["X..", "X..", "X.."],
        [".X.", ".X.", ".X."],
        ["..X", "..X", "..X"],
        ["X..", ".X.", "..X"],
        ["..X", ".X.", "X.."],
    ];
    for rows in winning {
        assert_eq!(verdict(rows, 3), Verdict::X, "{rows:?}");
        let swapped = board(rows).swapped();
        assert_eq!(
            scan(&swapped, &Rules::classic(Mark::X)),
            Ok(Verdict::O),
            "{rows:?}"
        );
    }
}

#[test]
fn a_win_outranks_a_full_board_and_blanks() {
    assert_eq!(verdict(["XOO", "OXO", "XOX"], 3), Verdict::X);
    assert_eq!(verdict(["OOO", "XX.", "X.."], 3), Verdict::O);
}

#[test]
fn two_lines_that_end_on_one_square_win() {
    assert_eq!(verdict(["..X", "..X", "XXX"], 3), Verdict::X);
    assert_eq!(verdict(["X..", ".X.", "XXX"], 3), Verdict::X);
    assert_eq!(verdict(["X.X", ".XX", "..X"], 3), Verdict::X);
    assert_eq!(verdict(["X.X", "XX.", "X.."], 3), Verdict::X);
    assert_eq!(verdict(["....X", "...X.", "XXX.."], 3), Verdict::X);
    assert_eq!(verdict(["X...X", ".X.X.", "..X.."], 3), Verdict::X);
}

#[test]
fn three_by_three_with_another_k() {
    assert_eq!(verdict(["...", ".X.", "X.."], 2), Verdict::X);
    assert_eq!(verdict(["...", ".O.", "..."], 1), Verdict::O);
    assert_eq!(verdict(["X.X", "...", "X.X"], 2), Verdict::Pending);
}

/// Both marks may share a word, one behind the other.
#[test]
fn the_marks_of_two_players_make_no_line_together() {
    let rows = ["O......", ".......", "X......", "X......"];
    assert_eq!(verdict(rows, 3), Verdict::Pending);
}

#[test]
fn blanks_that_nobody_can_use_are_still_pending() {
    assert_eq!(verdict(["XOX", "XXO", "OX."], 3), Verdict::Pending);
    assert_eq!(verdict(["XO.O"], 4), Verdict::Pending);
}

#[test]
fn blanks_in_a_row_win_nothing() {
    assert_eq!(verdict(["...", "...", "..."], 3), Verdict::Pending);
    assert_eq!(verdict(["."], 1), Verdict::Pending);
}

#[test]
fn one_square_is_a_line_of_one() {
    assert_eq!(verdict(["X"], 1), Verdict::X);
    assert_eq!(verdict(["O"], 1), Verdict::O);
}

#[test]
fn a_gap_breaks_a_run() {
    assert_eq!(verdict(["XX.X"], 3), Verdict::Pending);
    assert_eq!(verdict(["XXOX"], 3), Verdict::Draw);
    assert_eq!(verdict(["X.X"], 2), Verdict::Pending);
    assert_eq!(verdict(["XX."], 2), Verdict::X);
}

#[test]
fn runs_longer_than_k_win() {
    assert_eq!(verdict(["OOOO."], 3), Verdict::O);
}

#[test]
fn runs_do_not_go_on_in_the_next_row() {
    assert_eq!(verdict(["..X", "XX."], 3), Verdict::Pending);
    assert_eq!(verdict([".XX", "X..", "..."], 3), Verdict::Pending);
    // Diagonals that leave at the right or the left edge.
    assert_eq!(verdict([".X", "..", "X."], 2), Verdict::Pending);
    assert_eq!(verdict(["X.", "..", ".X"], 2), Verdict::Pending);
    assert_eq!(verdict(["..X", "...", "X.."], 2), Verdict::Pending);
    assert_eq!(verdict(["..X", "X..", "..."], 2), Verdict::Pending);
}

#[test]
fn oblong_boards_have_lines_of_k_either_way() {
    assert_eq!(verdict(["X...", ".X..", "..X."], 3), Verdict::X);
    assert_eq!(verdict([".X..", "..X.", "...X"], 3), Verdict::X);
    assert_eq!(verdict(["..O.", ".O..", "O..."], 3), Verdict::O);
    assert_eq!(verdict(["O", "O", "O", "."], 3), Verdict::O);
    // k longer than the shorter side: only rows are long enough.
    assert_eq!(verdict(["XXXX", "O.O."], 4), Verdict::X);
    assert_eq!(verdict(["OX..", "OX.."], 4), Verdict::Pending);
}

#[test]
fn of_two_winners_the_one_first_complete_in_reading_order() {
    assert_eq!(verdict(["XXX", "OOO", "..."], 3), Verdict::X);
    assert_eq!(verdict(["OOO", "XXX", "..."], 3), Verdict::O);
    // Both columns are complete in the last row.
    assert_eq!(verdict(["OX.", "OX.", "OX."], 3), Verdict::O);
    assert_eq!(verdict(["XO.", "XO.", "XO."], 3), Verdict::X);
    // X starts first, but O is complete first.
    assert_eq!(verdict(["X...", "XOOO", "X..."], 3), Verdict::O);
    // With k = 2 the second square of a long run counts, not its last.
    assert_eq!(verdict(["XXXX", "OO.."], 2), Verdict::X);
    assert_eq!(verdict(["O..XXXX", "O......"], 2), Verdict::X);
    assert_eq!(verdict(["OOOOXX"], 2), Verdict::O);
    assert_eq!(verdict(["OX"], 1), Verdict::O);
    // Lines before and behind the other's.
    assert_eq!(verdict(["XX..", "OO..", "XX.."], 2), Verdict::X);
    assert_eq!(verdict(["OO..", "XX..", "OO.."], 2), Verdict::O);
}

#[test]
fn of_two_winners_on_a_large_board_too() {
    // Below and above 16 lines are looked for in two ways.
    for k in [3, 16, 40] {
        for (row, winner) in [(k - 2, Mark::X), (k - 1, Mark::O)] {
            let mut board = Board::empty(k, 70).expect("the sides are in range");
            // O's column is complete in row k - 1, and X's row far to the right.
            let column = (0..k).map(|row| Cell::new(row, 2));
            put_all(&mut board, &column.collect::<Vec<_>>());
            for cell in (70 - k..70).map(|col| Cell::new(row, col)) {
                board.put(cell, Mark::X);
            }
            let found = scan(&board, &rules(k, 70, k));
            assert_eq!(found, Ok(winner.into()), "k = {k}\n{board}");
        }
    }
}

#[test]
fn another_size_is_refused() {
    let wrong = WrongSize {
        found: (1, 2),
        expected: (3, 3),
    };
    assert_eq!(scan(&board(["XO"]), &Rules::classic(Mark::X)), Err(wrong));
    let turned = WrongSize {
        found: (3, 1),
        expected: (1, 3),
    };
    let column = Board::empty(3, 1).expect("the sides are in range");
    assert_eq!(scan(&column, &rules(1, 3, 3)), Err(turned));
}
