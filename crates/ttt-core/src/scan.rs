//! The batch scanner.

use core::cmp::Ordering;

use crate::{
    Board, Rules, Verdict, WrongSize,
    runs::{for_each_run, step, word_has_runs},
};

/// The verdict on a whole board: who has a line, else a draw, else pending.
///
/// A win outranks everything, on a full board and on one with blanks. On a board where both
/// have lines, which no legal game reaches, the verdict names the player whose k-th square in a
/// row is reached first in reading order, as a scan that counts square by square does; the crate
/// `ttt-validate` says what is wrong with such a board.
///
/// O(squares / 64 · log k).
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
pub fn scan(board: &Board, rules: &Rules) -> Result<Verdict, WrongSize> {
    rules.check_size(board)?;
    Ok(match word_has_runs(board, rules.k()) {
        Some([true, false]) => Verdict::X,
        Some([false, true]) => Verdict::O,
        Some([false, false]) => without_line(board),
        Some([true, true]) | None => by_completion(board, rules.k()),
    })
}

fn without_line(board: &Board) -> Verdict {
    if board.is_full() {
        Verdict::Draw
    } else {
        Verdict::Pending
    }
}

/// The verdict by the first square in reading order that is the k-th of a run.
fn by_completion(board: &Board, k: u16) -> Verdict {
    let [x, o] = first_completions(board, k);
    match x.cmp(&o) {
        Ordering::Less => Verdict::X,
        Ordering::Greater => Verdict::O,
        // Two marks never share a square, so there is none.
        Ordering::Equal => without_line(board),
    }
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
