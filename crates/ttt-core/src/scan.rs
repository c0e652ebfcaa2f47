//! The batch scanner.

use crate::{
    Board, Rules, Verdict, WrongSize,
    runs::{for_each_run, step, word_starts},
};

/// The verdict on a whole board: who has a line, else a draw, else pending.
///
/// A win outranks everything, on a full board and on one with blanks. On a board where both
/// have lines, which no legal game reaches, the verdict names the player whose k-th square in a
/// row is reached first in reading order, as a scan that counts square by square does; the crate
/// `ttt-validate` says what is wrong with such a board.
///
/// O(squares / 64 · log k), and a step for each square of a line. On a board that needs more than
/// one word a mark, up to three copies of it are held meanwhile.
///
/// # Errors
/// [`WrongSize`] when the board is not of the rules' size.
///
/// ```
/// use ttt_core::{Board, Mark, Rules, Verdict, scan};
///
/// let rules = Rules::classic(Mark::O);
/// let verdict = |rows: [&str; 3]| scan(&Board::from_rows(rows).unwrap(), &rules);
/// assert_eq!(verdict(["O X", " XO", "X O"]), Ok(Verdict::X));
/// assert_eq!(verdict(["OOX", "XXO", "OXO"]), Ok(Verdict::Draw));
/// assert_eq!(verdict(["OOX", "XXO", "OX "]), Ok(Verdict::Pending));
/// ```
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "handing a small board and its verdict over in memory costs as much as to scan it"
)]
pub fn scan(board: &Board, rules: &Rules) -> Result<Verdict, WrongSize> {
    rules.check_size(board)?;
    Ok(match word_starts(board, rules.k()) {
        Some((x, o)) if x.min(o) == 0 => by_lines([x != 0, o != 0], board),
        _ => by_completion(board, rules.k()),
    })
}

/// The verdict on a board where at most one mark has a line.
#[inline]
fn by_lines([x, o]: [bool; 2], board: &Board) -> Verdict {
    // All of it is looked at, since no branch could foresee what is found.
    let open = if board.is_full() {
        Verdict::Draw
    } else {
        Verdict::Pending
    };
    let unless_x = if o { Verdict::O } else { open };
    if x { Verdict::X } else { unless_x }
}

/// The verdict by the first square in reading order that is the k-th of a run.
#[inline(never)]
fn by_completion(board: &Board, k: u16) -> Verdict {
    let [x, o] = first_completions(board, k);
    // Two marks never share a square, so where both are equal there is none.
    by_lines([x < o, o < x], board)
}

/// For each mark, the first square in reading order that is the k-th of a run; past every board
/// where there is none.
fn first_completions(board: &Board, k: u16) -> [usize; 2] {
    let mut first = [usize::MAX; 2];
    for_each_run(board, k, |mark, direction, start| {
        let end = start + (usize::from(k) - 1) * step(board, direction);
        first[mark.index()] = first[mark.index()].min(end);
    });
    first
}
