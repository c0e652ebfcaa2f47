//! Faults in reading a board's text.

use ttt_core::Mark;

use super::{
    Fault, board,
    textbook::{TEXTBOOK, Textbook},
};
use crate::Malformed::{self, Empty, Ragged, TooLarge, UnknownSymbol, WrongSize};

pub(super) const FAULTS: &[Fault] = &[
    symbols(
        "text/zero-for-o",
        "The digit zero is taken for the letter O.",
        |symbol| match symbol {
            '0' => Some(Some(Mark::O)),
            other => board::symbol(other),
        },
    ),
    symbols(
        "text/lower-case",
        "Lower-case letters are taken for marks.",
        |symbol| board::symbol(symbol.to_ascii_uppercase()),
    ),
    symbols(
        "text/full-width",
        "Full-width letters are taken for marks.",
        |symbol| match symbol {
            'Ｘ' => Some(Some(Mark::X)),
            'Ｏ' => Some(Some(Mark::O)),
            other => board::symbol(other),
        },
    ),
    symbols(
        "text/look-alikes",
        "Letters of other alphabets that look like X or O are taken for marks.",
        |symbol| match symbol {
            'Х' | 'Χ' => Some(Some(Mark::X)),
            'О' | 'Ο' => Some(Some(Mark::O)),
            other => board::symbol(other),
        },
    ),
    symbols(
        "text/any-white-space-is-blank",
        "A tab or a no-break space is taken for a blank.",
        |symbol| {
            if symbol.is_whitespace() {
                Some(None)
            } else {
                board::symbol(symbol)
            }
        },
    ),
    symbols(
        "text/unknown-is-blank",
        "Whatever is no mark is taken for a blank.",
        |symbol| Some(board::symbol(symbol).flatten()),
    ),
    symbols(
        "text/unknown-is-o",
        "Whatever is neither X nor a blank is taken for O.",
        |symbol| board::symbol(symbol).or(Some(Some(Mark::O))),
    ),
    symbols(
        "text/space-is-no-blank",
        "Only the full stop is a blank.",
        |symbol| match symbol {
            ' ' => None,
            other => board::symbol(other),
        },
    ),
    symbols(
        "text/full-stop-is-no-blank",
        "Only the space is a blank.",
        |symbol| match symbol {
            '.' => None,
            other => board::symbol(other),
        },
    ),
    rows(
        "text/carriage-return-cut",
        "A carriage return on the end of a row is cut off.",
        |row| row.strip_suffix('\r').unwrap_or(row).chars().collect(),
    ),
    rows(
        "text/byte-order-mark-cut",
        "A byte-order mark before a row is cut off.",
        |row| {
            row.strip_prefix('\u{feff}')
                .unwrap_or(row)
                .chars()
                .collect()
        },
    ),
    rows(
        "text/trailing-blanks-trimmed",
        "Spaces on the end of a row are cut off, as editors do.",
        |row| row.trim_end_matches(' ').chars().collect(),
    ),
    rows(
        "text/bytes-for-characters",
        "A row is as long as its bytes, not as its characters.",
        |row| row.bytes().map(char::from).collect(),
    ),
    rows(
        "text/utf-16-for-characters",
        "A character outside the basic plane counts twice, as it does in UTF-16.",
        |row| {
            let twice = |symbol: char| vec![symbol; symbol.len_utf16()];
            row.chars().flat_map(twice).collect()
        },
    ),
    checks(
        "text/ragged-rows-filled-up",
        "Rows that are too short are filled up with blanks, and longer ones cut.",
        &[Empty, TooLarge, UnknownSymbol, WrongSize],
    ),
    checks(
        "text/size-not-compared",
        "A board of another size than the rules say is filled up or cut.",
        &[Empty, TooLarge, UnknownSymbol, Ragged],
    ),
    checks(
        "text/shape-before-symbols",
        "Ragged rows are reported before unknown symbols.",
        &[Empty, TooLarge, Ragged, UnknownSymbol, WrongSize],
    ),
    checks(
        "text/size-before-symbols",
        "A wrong size is reported before unknown symbols and ragged rows.",
        &[Empty, TooLarge, WrongSize, UnknownSymbol, Ragged],
    ),
    checks(
        "text/symbols-before-size-limit",
        "Unknown symbols are reported before a board that is too large.",
        &[Empty, UnknownSymbol, TooLarge, Ragged, WrongSize],
    ),
    checks(
        "text/empty-is-a-wrong-size",
        "A board without squares is only of a wrong size.",
        &[TooLarge, UnknownSymbol, Ragged, WrongSize],
    ),
    checks(
        "text/too-large-is-a-wrong-size",
        "A board beyond the limits is only of a wrong size.",
        &[Empty, UnknownSymbol, Ragged, WrongSize],
    ),
    checks(
        "text/empty-after-too-large",
        "More than 4096 empty rows are reported as too large.",
        &[TooLarge, Empty, UnknownSymbol, Ragged, WrongSize],
    ),
];

const fn symbols(
    name: &'static str,
    about: &'static str,
    symbol: fn(char) -> Option<Option<Mark>>,
) -> Fault {
    Fault {
        name,
        about,
        textbook: Textbook { symbol, ..TEXTBOOK },
    }
}

const fn rows(name: &'static str, about: &'static str, chars: fn(&str) -> Vec<char>) -> Fault {
    Fault {
        name,
        about,
        textbook: Textbook { chars, ..TEXTBOOK },
    }
}

const fn checks(name: &'static str, about: &'static str, checks: &'static [Malformed]) -> Fault {
    Fault {
        name,
        about,
        textbook: Textbook { checks, ..TEXTBOOK },
    }
}
