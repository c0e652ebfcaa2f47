//! Faults in reading a board's text.

use ttt_core::Mark;

use super::{
    Fault,
    textbook::{TEXTBOOK, Textbook},
};
use crate::{
    Malformed::{self, Empty, Ragged, TooLarge, UnknownSymbol, WrongSize},
    oracle::symbol as symbol_of,
};

pub(super) const FAULTS: &[Fault] = &[
    symbols(
        "text/zero-for-o",
        "The digit zero is taken for the letter O.",
        |symbol| match symbol {
            '0' => Ok(Some(Mark::O)),
            other => symbol_of(other),
        },
    ),
    symbols(
        "text/lower-case",
        "Lower-case letters are taken for marks.",
        |symbol| symbol_of(symbol.to_ascii_uppercase()),
    ),
    symbols(
        "text/full-width",
        "Full-width letters are taken for marks.",
        |symbol| match symbol {
            'Ｘ' => Ok(Some(Mark::X)),
            'Ｏ' => Ok(Some(Mark::O)),
            other => symbol_of(other),
        },
    ),
    symbols(
        "text/look-alikes",
        "Letters of other alphabets that look like X or O are taken for marks.",
        |symbol| match symbol {
            'Х' | 'Χ' => Ok(Some(Mark::X)),
            'О' | 'Ο' => Ok(Some(Mark::O)),
            other => symbol_of(other),
        },
    ),
    symbols(
        "text/any-white-space-is-blank",
        "A tab or a no-break space is taken for a blank.",
        |symbol| {
            if symbol.is_whitespace() {
                Ok(None)
            } else {
                symbol_of(symbol)
            }
        },
    ),
    symbols(
        "text/unknown-is-blank",
        "Whatever is no mark is taken for a blank.",
        |symbol| Ok(symbol_of(symbol).unwrap_or_default()),
    ),
    symbols(
        "text/unknown-is-o",
        "Whatever is neither X nor a blank is taken for O.",
        |symbol| symbol_of(symbol).or(Ok(Some(Mark::O))),
    ),
    symbols(
        "text/space-is-no-blank",
        "Only the full stop is a blank.",
        |symbol| match symbol {
            ' ' => Err(UnknownSymbol),
            other => symbol_of(other),
        },
    ),
    symbols(
        "text/full-stop-is-no-blank",
        "Only the space is a blank.",
        |symbol| match symbol {
            '.' => Err(UnknownSymbol),
            other => symbol_of(other),
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
    symbol: fn(char) -> Result<Option<Mark>, Malformed>,
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
