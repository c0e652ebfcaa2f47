//! What is said of texts that are no boards: every message, and which one comes first.

use ttt_core::{Board, BoardError};

fn error(text: &str) -> BoardError {
    text.parse::<Board>().expect_err("the text makes no board")
}

fn says(text: &str, code: &str, message: &str) {
    let error = error(text);
    assert_eq!(
        (error.code(), error.to_string().as_str()),
        (code, message),
        "{text:?}"
    );
}

/// Asserts what is said of a symbol after the place.
fn hinted(symbol: char, named: &str, hint: &str) {
    let message = format!("row 1, column 2 is {named}, expected X, O, '.' or a space{hint}");
    says(&format!("XO.\nX.{symbol}"), "unknown-symbol", &message);
}

#[test]
fn no_squares() {
    let message = "the board has no squares, expected at least one";
    for text in ["", "\n", "\r\n", "\n\n\n"] {
        says(text, "empty", message);
    }
    let no_rows: [&str; 0] = [];
    assert_eq!(Board::from_rows(no_rows), Err(BoardError::Empty));
    assert_eq!(Board::from_rows(["", ""]), Err(BoardError::Empty));
}

#[test]
fn too_many_rows() {
    let message = "the board has 4097 rows, expected at most 4096";
    says(&"X\n".repeat(4097), "too-large", message);
    let message = "the board has 70000 rows, expected at most 4096";
    says(&"X\n".repeat(70_000), "too-large", message);
}

#[test]
fn a_row_too_long() {
    let message = "row 1 has 4097 characters, expected at most 4096";
    says(&format!("X\n{}", "O".repeat(4097)), "too-large", message);
    let message = "row 0 has 70000 characters, expected at most 4096";
    says(&"O".repeat(70_000), "too-large", message);
}

#[test]
fn a_row_is_measured_in_characters_not_bytes() {
    // 4096 characters of two bytes each: not too long, but unknown.
    let text = "Х".repeat(4096);
    assert_eq!(error(&text).code(), "unknown-symbol");
    let message = "row 0 has 4097 characters, expected at most 4096";
    says(&"Х".repeat(4097), "too-large", message);
}

#[test]
fn ragged_rows() {
    says(
        "XO\nX",
        "ragged",
        "row 1 has 1 characters, expected 2 as in row 0",
    );
    says(
        "XO\nXO\nXOX\nX",
        "ragged",
        "row 2 has 3 characters, expected 2 as in row 0",
    );
    says(
        "\nX",
        "ragged",
        "row 1 has 1 characters, expected 0 as in row 0",
    );
    says(
        "X\n\nX",
        "ragged",
        "row 1 has 0 characters, expected 1 as in row 0",
    );
    says(
        "X\n\n",
        "ragged",
        "row 1 has 0 characters, expected 1 as in row 0",
    );
}

#[test]
fn look_alikes_of_x() {
    let hint = "; probably the letter X was meant";
    hinted('x', "'x' (U+0078)", hint);
    hinted('Ｘ', "'Ｘ' (U+FF38)", hint);
    hinted('ｘ', "'ｘ' (U+FF58)", hint);
    hinted('\u{425}', "'Х' (U+0425)", hint);
    hinted('\u{445}', "'х' (U+0445)", hint);
    hinted('\u{3a7}', "'Χ' (U+03A7)", hint);
    hinted('\u{3c7}', "'χ' (U+03C7)", hint);
    hinted('×', "'×' (U+00D7)", hint);
}

#[test]
fn look_alikes_of_o() {
    let hint = "; probably the letter O was meant";
    hinted('o', "'o' (U+006F)", hint);
    hinted('0', "'0' (U+0030)", hint);
    hinted('Ｏ', "'Ｏ' (U+FF2F)", hint);
    hinted('ｏ', "'ｏ' (U+FF4F)", hint);
    hinted('０', "'０' (U+FF10)", hint);
    hinted('\u{41e}', "'О' (U+041E)", hint);
    hinted('\u{43e}', "'о' (U+043E)", hint);
    hinted('\u{39f}', "'Ο' (U+039F)", hint);
    hinted('\u{3bf}', "'ο' (U+03BF)", hint);
}

#[test]
fn look_alikes_of_blanks() {
    let hint = "; probably a space was meant";
    hinted('\u{a0}', "'\\u{a0}' (U+00A0)", hint);
    hinted('\u{3000}', "'\\u{3000}' (U+3000)", hint);
    hinted('\t', "'\\t' (U+0009)", hint);
    let hint = "; probably '.' was meant";
    hinted('．', "'．' (U+FF0E)", hint);
    hinted('_', "'_' (U+005F)", hint);
    hinted('-', "'-' (U+002D)", hint);
}

#[test]
fn what_editors_and_systems_put_in() {
    let hint = "; a byte-order mark is no part of a board, take it away";
    hinted('\u{feff}', "'\\u{feff}' (U+FEFF)", hint);
    let hint = "; a line end within a row, end rows with \\n or \\r\\n";
    hinted('\r', "'\\r' (U+000D)", hint);
    let error = Board::from_rows(["X\nO"]).expect_err("a row holds a line end");
    assert_eq!(
        error.to_string(),
        "row 0, column 1 is '\\n' (U+000A), expected X, O, '.' or a space; \
         a line end within a row, end rows with \\n or \\r\\n"
    );
}

#[test]
fn symbols_that_look_like_nothing() {
    hinted('Z', "'Z' (U+005A)", "");
    hinted('1', "'1' (U+0031)", "");
    hinted('😀', "'😀' (U+1F600)", "");
    hinted('\'', "'\\'' (U+0027)", "");
}

#[test]
fn the_first_place_in_reading_order_is_named() {
    assert_eq!(
        error("X.O\n.y.\nz.."),
        BoardError::UnknownSymbol {
            row: 1,
            col: 1,
            symbol: 'y'
        }
    );
    assert_eq!(
        error("Х.O"),
        BoardError::UnknownSymbol {
            row: 0,
            col: 0,
            symbol: 'Х'
        }
    );
    // Columns are counted in characters.
    assert_eq!(
        error("..Х.Х"),
        BoardError::UnknownSymbol {
            row: 0,
            col: 2,
            symbol: 'Х'
        }
    );
}

#[test]
fn size_comes_before_symbols_and_symbols_before_raggedness() {
    let long = "?".repeat(4097);
    assert_eq!(
        error(&format!("X\n{long}")),
        BoardError::RowTooLong {
            row: 1,
            found: 4097
        }
    );
    let many = format!("{long}\n{}", "X\n".repeat(4096));
    assert_eq!(error(&many), BoardError::TooManyRows { found: 4097 });
    assert_eq!(error("XO\nX\n..?").code(), "unknown-symbol");
    assert_eq!(error(&"\n".repeat(5000)), BoardError::Empty);
}

/// A row as long in bytes as the others, but not in characters.
#[test]
fn rows_of_one_length_in_bytes_are_looked_at_in_characters() {
    assert_eq!(
        error("XO.\nХ."),
        BoardError::UnknownSymbol {
            row: 1,
            col: 0,
            symbol: 'Х'
        }
    );
}

#[test]
fn every_place_of_a_long_row_is_looked_at() {
    for width in [63, 64, 65, 128, 129] {
        for col in 0..width {
            let mut row = "X".repeat(width);
            row.replace_range(col..=col, "0");
            let expected = BoardError::UnknownSymbol {
                row: 1,
                col,
                symbol: '0',
            };
            // Among marks alone, other symbols are looked for than after a blank.
            for good in [".", "O"] {
                let good = good.repeat(width);
                assert_eq!(Board::from_rows([&good, &row]), Err(expected));
            }
        }
    }
}
