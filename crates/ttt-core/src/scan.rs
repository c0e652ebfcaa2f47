//! The batch scanner.

use crate::{
    Board, Direction, Mark, Rules, Verdict, WrongSize,
    lines::step,
    planes::{lowest, run_starts},
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
    let [x, o] = first_completions(board, rules.k().into());
    Ok(match (x, o) {
        (None, None) if board.is_full() => Verdict::Draw,
        (None, None) => Verdict::Pending,
        (Some(x), Some(o)) if o < x => Verdict::O,
        (Some(_), _) => Verdict::X,
        (None, Some(_)) => Verdict::O,
    })
}

/// For each mark, the first square in reading order that is the k-th of a run.
fn first_completions(board: &Board, k: usize) -> [Option<usize>; 2] {
    let mut first = [None; 2];
    for direction in Direction::ALL {
        let step = step(board, direction);
        let starts = run_starts(board.planes().words(), step, k);
        for mark in Mark::BOTH {
            // In one direction the run that starts first is also complete first.
            let end = lowest(&starts, mark).map(|start| start + (k - 1) * step);
            let best = &mut first[mark.index()];
            *best = [*best, end].into_iter().flatten().min();
        }
    }
    first
}
