//! Reading board text in which nothing is wrong.
//!
//! Each of these gives up at once where anything is, or where the text is not of its kind.

use crate::{
    Board, MAX_SIDE,
    planes::{Pair, Planes, WORD},
    symbols::{LongRows, Short, read_classic, read_short},
};

/// The classic board of a text, with or without a line feed at its end; `None` where anything is
/// wrong or otherwise.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "handing a board over in memory costs as much as to read it"
)]
pub(super) fn read_classic_text(text: &[u8]) -> Option<Board> {
    let (rows, end) = text.split_first_chunk::<11>()?;
    if !(end.is_empty() || end == b"\n") {
        return None;
    }
    let (&first, rows) = rows.split_first_chunk()?;
    let (&second, third) = rows.split_first_chunk()?;
    read_classic(first, second, *third.as_array()?, b'\n').map(classic)
}

/// The classic board of three rows; `None` where anything is wrong or otherwise.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "handing a board over in memory costs as much as to read it"
)]
pub(super) fn read_classic_rows<S: AsRef<str>>(mut rows: impl Iterator<Item = S>) -> Option<Board> {
    // A list says how long it is, so that none of its rows has to be taken to find out.
    let (least, most) = rows.size_hint();
    if least > 3 || most.is_some_and(|most| most < 3) {
        return None;
    }
    let (first, second, third) = (rows.next()?, rows.next()?, rows.next()?);
    if rows.next().is_some() {
        return None;
    }
    let symbols = |row: &S| row.as_ref().as_bytes().as_array::<3>().copied();
    let ended = |row| symbols(row).map(|[a, b, c]| [a, b, c, 0]);
    read_classic(ended(&first)?, ended(&second)?, symbols(&third)?, 0).map(classic)
}

/// The classic board of its marks, of which each row takes four bits.
#[inline]
const fn classic(marks: Pair) -> Board {
    Board::from_planes(Planes::one_word(3, 3, 0x777, marks))
}

/// The board, or `None` where anything at all is wrong with the rows.
///
/// Sizes are looked at before anything is allocated, so that a long first row with nothing
/// behind it costs no more than its own length.
#[inline]
pub(super) fn read<S: AsRef<str>>(rows: impl Iterator<Item = S> + Clone) -> Option<Board> {
    let width = rows.clone().next()?.as_ref().len();
    let mut height = 0;
    for row in rows.clone() {
        height += 1;
        if row.as_ref().len() != width {
            return None;
        }
    }
    if width > 0 && height * (width + 1) <= WORD {
        return read_one_word(rows, height, width);
    }
    let mut planes = planes(height, width)?;
    let mut long = LongRows::default();
    for (row, text) in rows.enumerate() {
        read_row(&mut planes, &mut long, row, text.as_ref().as_bytes())?;
    }
    planes.count_anew();
    Some(Board::from_planes(planes))
}

/// The board of rows of one length, not 0, that fit into a word.
#[inline]
fn read_one_word<S: AsRef<str>>(
    rows: impl Iterator<Item = S>,
    height: usize,
    width: usize,
) -> Option<Board> {
    let mut found = Short::default();
    let (mut wrong, mut squares) = (0, 0);
    for (row, text) in rows.enumerate() {
        let place = row * (width + 1);
        wrong |= found.add_all(text.as_ref().as_bytes(), place);
        squares |= ((1 << width) - 1) << place;
    }
    if wrong != 0 || found.ends != 0 {
        return None;
    }
    let planes = Planes::one_word(height, width, squares, found.marks);
    Some(Board::from_planes(planes))
}

/// The board of a text of less than 64 bytes whose rows are of one length and all end in a line
/// feed, but perhaps the last; `None` where anything is wrong or otherwise.
///
/// Such a text is a board's plane as it stands, with the line feeds for the bits between rows.
pub(super) fn read_even_short(text: &[u8]) -> Option<Board> {
    let len = text.len();
    if len >= WORD {
        return None;
    }
    let Short { marks, ends } = read_short(text)?;
    let width = len.min(ends.trailing_zeros() as usize);
    let height = len.div_ceil(width + 1);
    // The first line feed, and one a row after every other, up to the end of the text.
    let all = (1 << len) - 1;
    let even = ((ends << width << 1) | (1 << width)) & all;
    if width == 0 || ends != even || len + 1 < height * (width + 1) {
        return None;
    }
    let planes = Planes::one_word(height, width, all ^ ends, marks);
    Some(Board::from_planes(planes))
}

/// The same for a long text, in which nothing is searched for: the first row says where all
/// others end.
pub(super) fn read_even_long(text: &[u8]) -> Option<Board> {
    let width = text
        .iter()
        .position(|&byte| byte == b'\n')
        .unwrap_or(text.len());
    let height = text.len().div_ceil(width + 1);
    if text.len() + 1 < height * (width + 1) {
        return None;
    }
    let mut planes = planes(height, width)?;
    let mut long = LongRows::default();
    for (row, text) in text.chunks(width + 1).enumerate() {
        let (symbols, end) = text.split_at(width);
        if !(end.is_empty() || end == b"\n") {
            return None;
        }
        read_row(&mut planes, &mut long, row, symbols)?;
    }
    planes.count_anew();
    Some(Board::from_planes(planes))
}

/// Blank planes of a size that a board can have.
#[inline]
fn planes(height: usize, width: usize) -> Option<Planes> {
    let sides = 1..=usize::from(MAX_SIDE);
    (sides.contains(&height) && sides.contains(&width)).then(|| Planes::blank(height, width))
}

/// Writes a row of symbols; `None` where one is no symbol.
#[inline]
fn read_row(planes: &mut Planes, rows: &mut LongRows, row: usize, symbols: &[u8]) -> Option<()> {
    if symbols.len() >= WORD {
        return rows.read(symbols, planes.string_mut(row));
    }
    let bits = read_symbols(symbols)?;
    planes.write(planes.at(row, 0), bits);
    Some(())
}

/// The marks of a row of less than 64 symbols; `None` where one is no symbol.
#[inline]
fn read_symbols(symbols: &[u8]) -> Option<Pair> {
    let Short { marks, ends } = read_short(symbols)?;
    (ends == 0).then_some(marks)
}

#[cfg(test)]
mod tests {
    use std::{format, string::String, vec::Vec};

    use super::{read, read_classic_rows, read_classic_text, read_even_long, read_even_short};
    use crate::{Board, Cell, Mark, planes::WORD};

    /// A board in which no square has the mark of a neighbour.
    fn chequered(rows: u16, cols: u16) -> Board {
        let mut board = Board::empty(rows, cols).expect("in range");
        for cell in (0..rows).flat_map(|row| (0..cols).map(move |col| Cell::new(row, col))) {
            match (cell.row + 2 * cell.col) % 3 {
                0 => board.put(cell, Mark::X),
                1 => board.put(cell, Mark::O),
                _ => {}
            }
        }
        board
    }

    #[test]
    fn rows_of_one_length_are_read_without_looking_for_their_ends() {
        for (rows, cols) in (1..10).flat_map(|rows| (1..70).map(move |cols| (rows, cols))) {
            let board = chequered(rows, cols);
            let rows: Vec<String> = board.to_rows().collect();
            assert_eq!(Board::from_rows(&rows), Ok(board.clone()));
            for text in [format!("{board}"), format!("{board}\n")] {
                let short = (text.len() < WORD).then(|| board.clone());
                assert_eq!(read_even_short(text.as_bytes()), short, "{text:?}");
                assert_eq!(
                    read_even_long(text.as_bytes()),
                    Some(board.clone()),
                    "{text:?}"
                );
            }
        }
    }

    #[test]
    fn a_classic_text_is_read_as_any_other() {
        for whole in [b"XO.\nO X\n.XO\n", b"   \nXXX\nOOO\n"] {
            for (len, place) in [11, 12]
                .iter()
                .flat_map(|&len| (0..len).map(move |i| (len, i)))
            {
                for byte in 0..=u8::MAX {
                    let mut text = whole[..len].to_vec();
                    text[place] = byte;
                    let as_any = read_even_short(&text).filter(|board| board.rows() == 3);
                    assert_eq!(
                        read_classic_text(&text),
                        as_any,
                        "{byte:#x} at {place} of {len}"
                    );
                }
            }
        }
    }

    #[test]
    fn classic_rows_are_read_as_any_others() {
        for symbols in ["XO. OX.XO", "    X.X.O", "XOX.O.O X"] {
            for (place, symbol) in (0..9).flat_map(|i| ('\0'..='\x7f').map(move |c| (i, c))) {
                let mut symbols: Vec<char> = symbols.chars().collect();
                symbols[place] = symbol;
                let rows: Vec<String> = symbols.chunks(3).map(String::from_iter).collect();
                let as_any = read(rows.iter());
                assert_eq!(read_classic_rows(rows.iter()), as_any, "{rows:?}");
            }
        }
    }

    #[test]
    fn boards_that_are_not_classic_are_left_to_others() {
        for text in [
            "",
            "XXX",
            "XXX\nOOO",
            "XXX\nOOO\nXX",
            "XX\nXX\nXX\n",
            "XXX\nOOO\nXXX\n\n",
        ] {
            assert_eq!(read_classic_text(text.as_bytes()), None, "{text:?}");
            let rows = text.split('\n');
            assert_eq!(read_classic_rows(rows), None, "{text:?}");
        }
        assert_eq!(read_classic_rows(["XX", "OOO", "XXX"].iter()), None);
    }

    #[test]
    fn rows_of_other_lengths_are_left_to_others() {
        for rows in [
            "X\nOO",
            "XX\nO",
            "XX\nO\n",
            "XX\n\nO\n",
            "\nX",
            "\n",
            "",
            "X\r\nO\r\n",
            "XO\nX?",
        ] {
            assert_eq!(read_even_short(rows.as_bytes()), None, "{rows:?}");
            assert_eq!(read_even_long(rows.as_bytes()), None, "{rows:?}");
        }
    }
}
