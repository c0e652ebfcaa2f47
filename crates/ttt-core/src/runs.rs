//! Finding the runs that win, on a whole board.

mod anchors;
mod doubling;
mod word;

use crate::{Board, Direction, Mark};

/// The shortest line for which anchors are looked at, on boards that have whole words a row.
///
/// Joining runs with themselves takes log2(k) passes over the whole board; looking at every k-th
/// row takes at most two, and far less than one on boards that do not have many long lines or
/// nearly have them.
const ANCHORED: usize = 16;

/// Visits every run of `k` or more squares of one mark: its mark, its direction, and the index
/// of the bit of its first square. In no particular order.
pub(crate) fn for_each_run(board: &Board, k: u16, mut visit: impl FnMut(Mark, Direction, usize)) {
    let k = usize::from(k);
    if let Some(pair) = board.planes().only_word() {
        word::for_each_run(board, pair, k, &mut visit);
    } else if k >= ANCHORED && board.planes().whole_words() {
        anchors::for_each_run(board, k, &mut visit);
    } else {
        doubling::for_each_run(board, k, &mut visit);
    }
}

/// The squares of X and of O that are the k-th or a later one of a run, on a board of one word a
/// mark; `None` on others.
#[inline]
pub(crate) fn word_ends(board: &Board, k: u16) -> Option<(u64, u64)> {
    let pair = board.planes().only_word()?;
    Some(word::ends(board, pair, k.into()))
}

/// Whether a mark's bits have a run of `k` or more, on a board of one word a mark.
#[inline]
pub(crate) fn word_has_run(bits: u64, stride: usize, k: u16) -> bool {
    word::has_run(bits, stride, k.into())
}

/// How far apart in the planes two squares that follow each other in a direction are.
#[inline]
pub(crate) const fn step(board: &Board, direction: Direction) -> usize {
    let stride = board.planes().stride();
    match direction {
        Direction::Row => 1,
        Direction::Column => stride,
        Direction::Diagonal => stride + 1,
        Direction::AntiDiagonal => stride - 1,
    }
}

/// Whether the square before this one in a direction has the same mark, so that a run through
/// both starts earlier.
#[inline]
fn goes_on(board: &Board, index: usize, step: usize, mark: Mark) -> bool {
    index
        .checked_sub(step)
        .is_some_and(|before| board.planes().has(before, mark))
}

#[cfg(test)]
mod tests {
    use super::word_ends;
    use crate::Board;

    #[test]
    fn a_small_board_is_looked_at_as_one_word() {
        let ends = |rows, cols| {
            let board = Board::empty(rows, cols).expect("in range");
            word_ends(&board, 1)
        };
        assert_eq!([ends(7, 8), ends(1, 63)], [Some((0, 0)); 2]);
        assert_eq!([ends(8, 8), ends(1, 64)], [None; 2]);
    }
}
