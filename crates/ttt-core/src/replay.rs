//! A whole list of moves.

use core::{error::Error, fmt};

use crate::{Cell, Refusal, Rules, Tracker, Verdict};

/// Plays a list of moves from the empty board, the marks alternating from the rules' first.
///
/// For a game that is written down; one that is still being played is a [`Tracker`]'s, which also
/// says what each move costs. Besides, O(squares / 64) for the board.
///
/// # Errors
/// The first move that is refused, and why.
///
/// ```
/// use ttt_core::{Mark, Refusal, Rules, Verdict, replay};
///
/// let rules = Rules::classic(Mark::X);
/// let won = replay([(0, 0), (2, 0), (1, 1), (2, 1), (2, 2)], &rules);
/// assert_eq!(won, Ok(Verdict::X));
///
/// let refused = replay([(1, 1), (1, 1)], &rules).unwrap_err();
/// assert_eq!((refused.index, refused.why), (1, Refusal::Occupied));
/// assert_eq!(refused.to_string(), "move 1 is refused: the square is occupied");
/// ```
pub fn replay<I>(moves: I, rules: &Rules) -> Result<Verdict, RefusedMove>
where
    I: IntoIterator<Item: Into<Cell>>,
{
    let mut game = Tracker::new(*rules);
    for (index, cell) in moves.into_iter().enumerate() {
        game.play(cell.into())
            .map_err(|why| RefusedMove { index, why })?;
    }
    Ok(game.verdict())
}

/// The first move of a list that is refused.
///
/// ```
/// use ttt_core::{Mark, RefusedMove, Refusal, Rules, replay};
///
/// let error = replay([(0, 3)], &Rules::classic(Mark::X)).unwrap_err();
/// assert_eq!(error, RefusedMove { index: 0, why: Refusal::OutOfBounds });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RefusedMove {
    /// Which move of the list, counted from 0.
    pub index: usize,
    /// Why it is refused.
    pub why: Refusal,
}

impl fmt::Display for RefusedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {} is refused: {}", self.index, self.why)
    }
}

impl Error for RefusedMove {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.why)
    }
}
