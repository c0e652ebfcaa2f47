//! Whether a move completes a line.

mod strings;
mod words;

use crate::{Board, Cell, LineCounts, Mark, Rules};

use strings::Strings;
use words::Words;

/// What a tracker keeps between moves, beside its board, to tell whether one completes a line.
///
/// The first that fits a game is taken; each is the fastest where it is. The tag is a number of
/// its own and not hidden in a list's capacity, from where it would have to be worked out at
/// every move.
#[derive(Clone, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Wins {
    /// Nothing: the whole board is one word a mark, and is looked at as one.
    Board,
    /// Full lines of a square board: their sums decide.
    Counts(LineCounts),
    /// Up to 64 squares a side: every row, column and diagonal is a word.
    Words(Words),
    /// Any other game: rows, columns and diagonals are strings of words.
    Strings(Strings),
}

impl Wins {
    /// For a board of blanks.
    pub(crate) fn new(rules: &Rules, board: &Board) -> Self {
        let (rows, cols, k) = (rules.rows(), rules.cols(), rules.k());
        if board.planes().only_word().is_some() {
            Self::Board
        } else if rows == cols && cols == k {
            Self::Counts(LineCounts::blank(k))
        } else if rows <= Words::MAX_SIDE && cols <= Words::MAX_SIDE {
            Self::Words(Words::blank(rows, cols))
        } else {
            Self::Strings(Strings::blank(rows, cols))
        }
    }

    /// Notes a move that the board shows already, and says whether it completes a line.
    #[inline]
    pub(crate) fn play(&mut self, board: &Board, cell: Cell, mark: Mark, k: u16) -> bool {
        // Three ways out at most, or the compiler makes a table of them, whose branch costs as
        // much as to count.
        if let Self::Counts(counts) = self {
            return counts.play(cell, mark).is_some();
        }
        if let Self::Words(words) = self {
            return words.play(cell, mark, k);
        }
        self.play_strings(board, cell, mark, k)
    }

    /// Out of line, so that other ways of play do not pay for what it needs.
    #[inline(never)]
    fn play_strings(&mut self, board: &Board, cell: Cell, mark: Mark, k: u16) -> bool {
        match self {
            Self::Strings(strings) => strings.play(board, cell, mark, k.into()),
            _ => false,
        }
    }

    /// Forgets a move.
    #[inline]
    pub(crate) fn take_back(&mut self, cell: Cell, mark: Mark) {
        match self {
            Self::Board => {}
            Self::Counts(counts) => counts.take_back(cell, mark),
            Self::Words(words) => words.take_back(cell, mark),
            Self::Strings(strings) => strings.take_back(cell, mark),
        }
    }
}
