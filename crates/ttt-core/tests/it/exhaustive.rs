//! Every small board, by every rules, against the plain reference.

use ttt_core::{Mark, Verdict, lines, scan};
use ttt_testkit::{PlainLine, every_board, plain_lines, plain_verdict};

fn all_boards_agree(rows: u16, cols: u16) {
    for board in every_board(rows, cols) {
        for k in 1..=rows.max(cols) {
            let rules = crate::rules(rows, cols, k);
            let verdict = plain_verdict(&board, &rules);
            assert_eq!(scan(&board, &rules), Ok(verdict), "{rules}\n{board}");
            let found = lines(&board, &rules).expect("the size is the rules'");
            let plain = plain_lines(&board, &rules);
            assert!(
                found.iter().map(PlainLine::from).eq(plain.iter().cloned()),
                "{rules}\n{board}\n{found:?}\n{plain:?}"
            );
            assert_eq!(
                verdict.winner().is_some(),
                !found.is_empty(),
                "{rules}\n{board}"
            );
        }
    }
}

#[test]
fn one_square_and_strips() {
    for (rows, cols) in [(1, 1), (1, 2), (2, 1), (1, 5), (5, 1), (1, 8), (8, 1)] {
        all_boards_agree(rows, cols);
    }
}

#[test]
fn two_rows_or_columns() {
    for (rows, cols) in [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2)] {
        all_boards_agree(rows, cols);
    }
}

#[test]
fn three_by_three() {
    all_boards_agree(3, 3);
}

/// The published counts of reachable boards by their verdict, of boards that pass counts and
/// parity; on 3×3 with three in a row nothing else is asked of a legal board.
#[test]
fn verdicts_on_the_legal_boards_of_tic_tac_toe() {
    let rules = crate::rules(3, 3, 3);
    let mut found = [0; 4];
    for board in every_board(3, 3) {
        let lead = board.count(Mark::X).checked_sub(board.count(Mark::O));
        let won = lines(&board, &rules).expect("the size is the rules'");
        let by = |mark| won.iter().any(|line| line.mark() == mark);
        let legal = matches!(
            (lead, by(Mark::X), by(Mark::O)),
            (Some(0 | 1), false, false) | (Some(1), true, false) | (Some(0), false, true)
        );
        if legal {
            let at = match scan(&board, &rules) {
                Ok(Verdict::X) => 0,
                Ok(Verdict::O) => 1,
                Ok(Verdict::Draw) => 2,
                Ok(Verdict::Pending) => 3,
                Err(wrong) => panic!("{wrong}"),
            };
            found[at] += 1;
        }
    }
    assert_eq!(found, [626, 316, 16, 4520]);
}
