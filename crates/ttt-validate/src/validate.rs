//! The decision.

use alloc::vec::Vec;

use ttt_core::{Board, Line, Mark, Rules, Verdict, lines};

use crate::{Illegal, Position, ValidateError, Violation, last_move::last_move};

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
/// Costs little more than listing the [`lines`] of the board: a legal board has at most four.
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
pub fn validate(board: Board, rules: &Rules) -> Result<Position, ValidateError> {
    let lines = match lines(&board, rules) {
        Ok(lines) => lines,
        Err(why) => return Err(ValidateError::WrongSize { board, why }),
    };
    let violations = violations(&board, rules, &lines);
    if !violations.is_empty() {
        return Err(ValidateError::Illegal(Illegal::new(
            board, *rules, violations,
        )));
    }
    let verdict = match lines.first() {
        Some(line) => line.mark().into(),
        None if board.is_full() => Verdict::Draw,
        None => Verdict::Pending,
    };
    let last = last_move(&lines, rules.k());
    Ok(Position::new(board, *rules, verdict, last))
}

/// All conditions that fail, in their order.
fn violations(board: &Board, rules: &Rules, lines: &[Line]) -> Vec<Violation> {
    [
        move_count(board, rules),
        both_won(lines),
        winner_not_last(board, rules, lines),
        no_last_move(rules, lines),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Condition 1: moves alternate, so the counts are equal or the first player is one ahead.
fn move_count(board: &Board, rules: &Rules) -> Option<Violation> {
    let first = rules.first();
    last_mover(board, rules)
        .is_none()
        .then(|| Violation::MoveCount {
            first,
            first_count: board.count(first),
            second_count: board.count(first.other()),
        })
}

/// Condition 2: the game stops at the first line, so only one player has lines.
fn both_won(lines: &[Line]) -> Option<Violation> {
    let both = Mark::BOTH.into_iter().all(|mark| has_line(lines, mark));
    both.then(|| Violation::BothWon {
        lines: lines.to_vec(),
    })
}

/// Condition 3: the game stops at the first line, so its owner moved last.
///
/// Judged only where the counts are right and one player alone has lines, since only then is it
/// known who moved last.
fn winner_not_last(board: &Board, rules: &Rules, lines: &[Line]) -> Option<Violation> {
    let last = last_mover(board, rules)?;
    let winner = last.other();
    (has_line(lines, winner) && !has_line(lines, last)).then(|| Violation::WinnerNotLast {
        winner,
        lines: lines.to_vec(),
    })
}

/// Condition 4: one move, the last, completed all lines of its player.
fn no_last_move(rules: &Rules, lines: &[Line]) -> Option<Violation> {
    let unexplained = |mark| {
        let own: Vec<Line> = lines
            .iter()
            .copied()
            .filter(|line| line.mark() == mark)
            .collect();
        let explained = own.is_empty() || last_move(&own, rules.k()).is_some();
        (!explained).then_some(mark)
    };
    let marks: Vec<Mark> = Mark::BOTH.into_iter().filter_map(unexplained).collect();
    (!marks.is_empty()).then(|| Violation::NoLastMove {
        lines: lines
            .iter()
            .copied()
            .filter(|line| marks.contains(&line.mark()))
            .collect(),
    })
}

fn has_line(lines: &[Line], mark: Mark) -> bool {
    lines.iter().any(|line| line.mark() == mark)
}

/// Who made the last move, as the counts tell it; `None` where they fit no game. On the empty
/// board it is the second player, who has no line there.
fn last_mover(board: &Board, rules: &Rules) -> Option<Mark> {
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
