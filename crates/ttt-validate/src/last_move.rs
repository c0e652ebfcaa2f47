//! The move that completed all lines of a player.

use ttt_core::{Cell, Line};

/// The first square in reading order without which none of these lines of one player is left.
///
/// A square lies on at most one line in each of the four directions, so with more than four
/// lines there is none. O(k).
pub(crate) fn last_move(lines: &[Line], k: u16) -> Option<Cell> {
    if lines.len() > 4 {
        return None;
    }
    let mut candidates = lines.first()?.cells();
    candidates.find(|&cell| lines.iter().all(|line| breaks(line, cell, k)))
}

/// Whether a line without this square is no line any more: both rests are shorter than k.
fn breaks(line: &Line, cell: Cell, k: u16) -> bool {
    line.place(cell)
        .is_some_and(|place| place < k && line.len() - 1 - place < k)
}
