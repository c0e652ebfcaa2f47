//! The batch scanner.

use crate::{
    Board, Rules, Verdict, WrongSize,
    runs::{for_each_run, step, word_ends},
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
    Ok(match word_ends(board, rules.k()) {
        Some((x, o)) => by_firsts([up_to_lowest(x), up_to_lowest(o)], board),
        None => on_many_words(board, rules.k()),
    })
}

/// Out of line, so that small boards do not pay for what it needs.
#[inline(never)]
fn on_many_words(board: &Board, k: u16) -> Verdict {
    by_firsts(first_completions(board, k), board)
}

/// The verdict, given for each mark how late in reading order the first square is that is the
/// k-th of a run: the later the more, and `u64::MAX` where there is none.
#[inline]
fn by_firsts([x, o]: [u64; 2], board: &Board) -> Verdict {
    // All of it is looked at, since no branch could foresee what is found.
    let open = if board.is_full() {
        Verdict::Draw
    } else {
        Verdict::Pending
    };
    let winner = if x < o { Verdict::X } else { Verdict::O };
    // Two marks never share a square, so where both are equal there is none.
    if x == o { open } else { winner }
}

/// A number that is the greater the later the lowest bit that is set, and `u64::MAX` where none is.
#[inline]
const fn up_to_lowest(bits: u64) -> u64 {
    bits ^ bits.wrapping_sub(1)
}

/// For each mark, the index of the first square in reading order that is the k-th of a run, and
/// `u64::MAX` where there is none.
fn first_completions(board: &Board, k: u16) -> [u64; 2] {
    let mut first = [u64::MAX; 2];
    for_each_run(board, k, |mark, direction, start| {
        let end = start + (usize::from(k) - 1) * step(board, direction);
        first[mark.index()] = first[mark.index()].min(end as u64);
    });
    first
}
