//! Reading and printing boards.

use proptest::prelude::*;
use ttt_core::{Board, Mark};
use ttt_testkit::{cases, setups};

fn printed(text: &str) -> String {
    let board: Board = text.parse().expect("the text makes a board");
    board.to_string()
}

#[test]
fn blanks_are_dots_and_spaces_also_mixed() {
    assert_eq!(printed("X .\n. O"), "X..\n..O");
    assert_eq!(printed("   "), "...");
}

#[test]
fn rows_end_with_either_line_end_and_the_last_one_is_optional() {
    for text in [
        "XO\nOX",
        "XO\nOX\n",
        "XO\r\nOX",
        "XO\r\nOX\r\n",
        "XO\nOX\r\n",
    ] {
        assert_eq!(printed(text), "XO\nOX", "{text:?}");
    }
}

#[test]
fn one_row_and_one_column_are_boards() {
    assert_eq!(printed("XO."), "XO.");
    assert_eq!(printed("X\nO\n."), "X\nO\n.");
    assert_eq!(printed("X"), "X");
}

#[test]
fn texts_around_the_length_of_a_word_are_boards() {
    for len in 60..70 {
        let text = "XO. X.".repeat(len)[..len].replace(' ', ".");
        assert_eq!(printed(&text), text);
        assert_eq!(printed(&format!("{text}\n")), text);
    }
}

#[test]
fn the_same_fault_in_two_rows_is_one() {
    for row in ["?", "X?", "X?O..X?.", "XO.XO.XO?"] {
        let code = |rows| Board::from_rows(rows).map_err(|error| error.code());
        assert_eq!(code([row, row]), Err("unknown-symbol"), "{row}");
    }
}

#[test]
fn rows_may_be_any_text_type() {
    let expected = Ok(crate::board(["XO", ".."]));
    assert_eq!(Board::from_rows(["XO", ".."]), expected);
    assert_eq!(
        Board::from_rows(vec![String::from("XO"), String::from("  ")]),
        expected
    );
    assert_eq!(
        Board::from_rows(&[String::from("XO"), String::from(".  ".trim_end()) + "."]),
        expected
    );
}

#[test]
fn counts_are_kept_while_reading() {
    let board = crate::board(["XXO", "X.."]);
    assert_eq!((board.count(Mark::X), board.count(Mark::O)), (3, 1));
}

#[test]
fn rows_of_a_board_know_how_many_they_are() {
    let board = crate::board(["XO.", "...", "O.."]);
    let rows = board.to_rows();
    assert_eq!(rows.len(), 3);
    assert_eq!(rows.collect::<Vec<_>>(), ["XO.", "...", "O.."]);
}

/// The squares beside the edges of a word, which a reader of 64 at once may mix up.
#[test]
fn long_rows_keep_every_square_in_its_place() {
    for width in [63, 64, 65, 127, 128, 129, 200] {
        for place in 0..width {
            let row: String = (0..width)
                .map(|col| if col == place { 'X' } else { 'O' })
                .collect();
            let blank = ".".repeat(width);
            let board = Board::from_rows([&blank, &row, &blank]).expect("the rows make a board");
            assert_eq!(board.to_string(), format!("{blank}\n{row}\n{blank}"));
            let cell = board.cells(Mark::X).next().expect("one square has an X");
            assert_eq!((cell.row, usize::from(cell.col)), (1, place));
            assert_eq!(board.count(Mark::O) as usize, width - 1);
        }
    }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn a_printed_board_reads_as_itself(setup in setups()) {
        let text = setup.board.to_string();
        prop_assert_eq!(text.parse(), Ok(setup.board.clone()));
        prop_assert_eq!((text.clone() + "\n").parse(), Ok(setup.board.clone()));
        prop_assert_eq!(text.replace('\n', "\r\n").parse(), Ok(setup.board.clone()));
        prop_assert_eq!(text.replace('.', " ").parse(), Ok(setup.board.clone()));
        let rows: Vec<String> = setup.board.to_rows().collect();
        prop_assert_eq!(rows.join("\n"), text);
        prop_assert_eq!(Board::from_rows(&rows), Ok(setup.board));
    }

    /// Whatever the text: a board that prints as the text, or an error at a place in it.
    #[test]
    fn any_text_is_read_or_refused(text in r"[XO. x0\n\r\tХ]{0,40}") {
        match text.parse::<Board>() {
            Ok(board) => {
                let rows: Vec<String> = text.lines().map(|row| row.replace(' ', ".")).collect();
                prop_assert_eq!(board.to_string(), rows.join("\n"));
            }
            Err(error) => prop_assert_eq!(error.code(), expected_code(&text)),
        }
    }
}

/// The code of what is wrong with a text of fewer than 4096 rows and columns.
fn expected_code(text: &str) -> &'static str {
    let rows: Vec<&str> = text.lines().collect();
    let known = |symbol| "XO. ".contains(symbol);
    if rows.concat().is_empty() {
        "empty"
    } else if !rows.concat().chars().all(known) {
        "unknown-symbol"
    } else {
        "ragged"
    }
}
