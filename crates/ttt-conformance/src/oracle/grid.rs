//! The oracle's own board: rows of squares, and how they are read.

use ttt_core::Mark;

use super::Terms;
use crate::Malformed;

/// A board as rows of squares, all of one length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Grid(Vec<Vec<Option<Mark>>>);

impl Grid {
    pub(crate) fn blank(terms: &Terms) -> Self {
        Self(vec![vec![None; terms.cols]; terms.rows])
    }

    /// Reads a board, looking for one kind of fault after the other.
    pub(crate) fn read(rows: &[String], terms: &Terms) -> Result<Self, Malformed> {
        let rows: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
        if rows.iter().all(Vec::is_empty) {
            return Err(Malformed::Empty);
        }
        if rows.len() > 4096 || rows.iter().any(|row| row.len() > 4096) {
            return Err(Malformed::TooLarge);
        }
        let mut squares = Vec::new();
        for row in &rows {
            squares.push(
                row.iter()
                    .copied()
                    .map(symbol)
                    .collect::<Result<Vec<_>, _>>()?,
            );
        }
        if rows.iter().any(|row| row.len() != rows[0].len()) {
            return Err(Malformed::Ragged);
        }
        if rows.len() != terms.rows || rows[0].len() != terms.cols {
            return Err(Malformed::WrongSize);
        }
        Ok(Self(squares))
    }

    /// The mark on a square; none on a blank one and off the board.
    pub(crate) fn at(&self, row: isize, col: isize) -> Option<Mark> {
        let row = self.0.get(usize::try_from(row).ok()?)?;
        *row.get(usize::try_from(col).ok()?)?
    }

    /// The mark on a square, given as a pair.
    pub(crate) fn at_place(&self, (row, col): (isize, isize)) -> Option<Mark> {
        self.at(row, col)
    }

    pub(crate) fn set(&mut self, (row, col): (usize, usize), square: Option<Mark>) {
        self.0[row][col] = square;
    }

    /// All squares in reading order, with their places.
    pub(crate) fn squares(&self) -> impl Iterator<Item = ((usize, usize), Option<Mark>)> + '_ {
        self.0.iter().enumerate().flat_map(|(row, squares)| {
            let squares = squares.iter().enumerate();
            squares.map(move |(col, &square)| ((row, col), square))
        })
    }

    /// The places of a mark in reading order.
    pub(crate) fn places(&self, mark: Mark) -> Vec<(usize, usize)> {
        self.squares()
            .filter(|&(_, square)| square == Some(mark))
            .map(|(place, _)| place)
            .collect()
    }
}

/// What a character stands for.
pub(crate) fn symbol(symbol: char) -> Result<Option<Mark>, Malformed> {
    match symbol {
        'X' => Ok(Some(Mark::X)),
        'O' => Ok(Some(Mark::O)),
        '.' | ' ' => Ok(None),
        _ => Err(Malformed::UnknownSymbol),
    }
}
