//! The decision.

use ttt_core::{Board, Cell, Mark, Rules, Verdict, WrongSize, scan};

use crate::{Illegal, Position, ValidateError, lines_by_mark::LinesByMark};

/// Decides whether a board can occur in a legal game by these rules.
///
/// It can if and only if all of these hold:
/// 1. the player who moves first has as many marks as the other, or one more;
/// 2. at most one player has a line;
/// 3. a player with a line moved last;
/// 4. a player with a line has a square without which no line of theirs would be left: the move
///    that completed them all.
///
/// *Why:* a legal game stops at the first line, so taking the last move back leaves none, which
/// gives 2, 3 and 4. The other way round, where no line stands, no earlier board had one either,
/// since it had fewer marks: any alternating order of the marks is a legal game. Where lines
/// stand, the square of 4 is played last. That order is the [witness](Position::witness).
///
/// O(squares / 64 · log k), and a step for each square of a line: little more than to [`scan`] the
/// board, and as much again where the player who moved last has a line. Witness and evidence are
/// built when they are asked for.
///
/// # Errors
/// [`ValidateError::Illegal`] with every violation; [`ValidateError::WrongSize`] when the board
/// is not of the rules' size. Both give the board back.
///
/// ```
/// use ttt_core::{Board, Mark, Rules, Verdict};
/// use ttt_validate::{ValidateError, Violation, validate};
///
/// let rules = Rules::new(2, 5, 2, Mark::X)?;
/// let position = validate("XX...\nO....".parse()?, &rules)?;
/// assert_eq!(position.verdict(), Verdict::X);
///
/// // One line, and yet no single move could have completed it.
/// let board: Board = "XXXX.\nO.O.O".parse()?;
/// let Err(ValidateError::Illegal(illegal)) = validate(board, &rules) else { panic!() };
/// let codes: Vec<&str> = illegal.violations().iter().map(Violation::code).collect();
/// assert_eq!(codes, ["no-last-move"]);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[inline]
pub fn validate(board: Board, rules: &Rules) -> Result<Position, ValidateError> {
    match decide(&board, rules) {
        Ok(Some((verdict, last))) => Ok(Position::new(board, *rules, verdict, last)),
        Ok(None) => Err(ValidateError::Illegal(Illegal::new(board, *rules))),
        Err(why) => Err(ValidateError::WrongSize { board, why }),
    }
}

/// The verdict on a legal board, with the move that completed its lines if it has any; `None` on
/// an illegal one.
///
/// Ends at the first condition that is broken; which ones are is found out when it is asked.
#[inline]
fn decide(board: &Board, rules: &Rules) -> Result<Option<(Verdict, Option<Cell>)>, WrongSize> {
    rules.check_size(board)?;
    let Some(last_mover) = last_mover(board, rules) else {
        return Ok(None);
    };
    let verdict = scan(board, rules)?;
    let Some(winner) = verdict.winner() else {
        return Ok(Some((verdict, None)));
    };
    if winner != last_mover {
        // Either the winner did not move last, or both have lines.
        return Ok(None);
    }
    let lines = LinesByMark::of(board, rules)?;
    if lines.both_won() {
        return Ok(None);
    }
    let last = lines.last_move(winner);
    Ok(last.map(|cell| (verdict, Some(cell))))
}

/// Who made the last move, as the counts tell it; `None` where they fit no game. On the empty
/// board it is the second player, who has no line there.
pub(crate) fn last_mover(board: &Board, rules: &Rules) -> Option<Mark> {
    let first = rules.first();
    let (of_first, of_second) = (board.count(first), board.count(first.other()));
    if of_first == of_second {
        Some(first.other())
    } else if of_first == of_second + 1 {
        Some(first)
    } else {
        None
    }
}
