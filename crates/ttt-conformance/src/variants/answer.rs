//! Answers, carried along by a transform.

use std::collections::HashSet;

use ttt_core::Direction;

use super::Transform;
use crate::{Answer, AnswerLine, Integer, QuestionRules, Return};

/// Row and column.
type Place = [Integer; 2];

impl Transform {
    /// The answer to the question turned, mirrored and swapped; `None` where a line of it lies
    /// too far off the board to be moved.
    pub(super) fn answer(self, rules: &QuestionRules, answer: &Answer) -> Option<Answer> {
        Some(match answer {
            Answer::Verdict(verdict) => Answer::Verdict(self.verdict(*verdict)),
            Answer::Lines(lines) => Answer::Lines(self.lines(rules, lines)?),
            Answer::Returns(returns) => Answer::Returns(
                returns
                    .iter()
                    .map(|result| match *result {
                        Return::Verdict(verdict) => Return::Verdict(self.verdict(verdict)),
                        Return::Refused(why) => Return::Refused(why),
                    })
                    .collect(),
            ),
            Answer::Moves(moves) => {
                let moves = moves.iter().map(|&place| self.place(rules, place));
                Answer::Moves(moves.collect::<Option<_>>()?)
            }
            // Nothing in these depends on where the squares lie or who owns them.
            Answer::Refused(_)
            | Answer::Legal
            | Answer::Illegal(_)
            | Answer::BadRules(_)
            | Answer::Malformed(_) => answer.clone(),
        })
    }

    /// The lines, each from its new first cell, in listing order.
    fn lines(self, rules: &QuestionRules, lines: &[AnswerLine]) -> Option<Vec<AnswerLine>> {
        let mut moved = lines
            .iter()
            .map(|line| {
                let cells = line.cells.iter().map(|&cell| self.place(rules, cell));
                let mut cells = cells.collect::<Option<Vec<Place>>>()?;
                // Along a line, reading order is the order of its cells.
                cells.sort_unstable();
                let mark = self.mark(line.mark);
                Some(AnswerLine { mark, cells })
            })
            .collect::<Option<Vec<_>>>()?;
        let longer: HashSet<(Place, Direction)> = moved
            .iter()
            .filter_map(|line| Some((line, direction(&line.cells)?)))
            .flat_map(|(line, direction)| line.cells.iter().map(move |&cell| (cell, direction)))
            .collect();
        moved.sort_by_cached_key(|line| {
            let first = line.cells.first().copied();
            let direction = direction(&line.cells).or_else(|| whole_run(first?, &longer));
            (first, direction)
        });
        Some(moved)
    }
}

/// The direction of a line of two or more cells that are in reading order.
fn direction(cells: &[Place]) -> Option<Direction> {
    let [[row, col], [next_row, next_col], ..] = cells else {
        return None;
    };
    Some(match (next_row > row, next_col.cmp(col)) {
        (false, _) => Direction::Row,
        (true, std::cmp::Ordering::Equal) => Direction::Column,
        (true, std::cmp::Ordering::Greater) => Direction::Diagonal,
        (true, std::cmp::Ordering::Less) => Direction::AntiDiagonal,
    })
}

/// The direction of a line of one cell: the first in which no longer line goes through it.
fn whole_run(cell: Place, longer: &HashSet<(Place, Direction)>) -> Option<Direction> {
    Direction::ALL
        .into_iter()
        .find(|&direction| !longer.contains(&(cell, direction)))
}
