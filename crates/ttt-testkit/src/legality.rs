//! Legality, by search and by its definition.

use std::collections::HashMap;

use ttt_core::{Board, Mark, Rules};

use crate::plain_lines;

/// A search for a legal game that leads to a board; it remembers what it has found out.
///
/// ```
/// use ttt_core::{Board, Mark, Rules};
/// use ttt_testkit::Search;
///
/// let mut search = Search::new(Rules::new(2, 5, 2, Mark::X)?);
/// assert!(search.reaches(&Board::from_rows(["XX...", "O...."])?));
/// assert!(!search.reaches(&Board::from_rows(["XXXX.", "O.O.O"])?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Search {
    rules: Rules,
    known: HashMap<Board, bool>,
}

impl Search {
    /// A search by rules that knows nothing yet.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            known: HashMap::new(),
        }
    }

    /// Whether a board can occur in a legal game: it is empty, or some mark of the player who
    /// moved last can be taken off so that what is left has no line and can occur too.
    ///
    /// For boards of a dozen squares: it may look at every subset of the marks.
    pub fn reaches(&mut self, board: &Board) -> bool {
        if let Some(&answer) = self.known.get(board) {
            return answer;
        }
        let answer = board.is_empty() || self.reaches_by_a_move(board);
        self.known.insert(board.clone(), answer);
        answer
    }

    fn reaches_by_a_move(&mut self, board: &Board) -> bool {
        let (first, second) = (self.rules.first(), self.rules.first().other());
        let (firsts, seconds) = (board.count(first), board.count(second));
        if firsts != seconds && firsts != seconds + 1 {
            return false;
        }
        let last = if firsts == seconds { second } else { first };
        let cells: Vec<_> = board.cells(last).collect();
        cells.into_iter().any(|cell| {
            let mut before = board.clone();
            before.clear(cell);
            plain_lines(&before, &self.rules).is_empty() && self.reaches(&before)
        })
    }
}

/// The codes of the conditions of legality that a board breaks, each by its definition.
///
/// ```
/// use ttt_core::{Board, Mark, Rules};
///
/// let board = Board::from_rows(["XXXX.", "O.O.O"])?;
/// let rules = Rules::new(2, 5, 2, Mark::X)?;
/// assert_eq!(ttt_testkit::broken_conditions(&board, &rules), ["no-last-move"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn broken_conditions(board: &Board, rules: &Rules) -> Vec<&'static str> {
    let lines = plain_lines(board, rules);
    let won = |mark: Mark| lines.iter().any(|line| line.mark == mark);
    let (first, second) = (rules.first(), rules.first().other());
    let (firsts, seconds) = (board.count(first), board.count(second));
    let mut broken = Vec::new();
    if firsts != seconds && firsts != seconds + 1 {
        broken.push("move-count");
    }
    if won(first) && won(second) {
        broken.push("both-won");
    }
    let only_first_won = won(first) && !won(second);
    let only_second_won = won(second) && !won(first);
    if (only_first_won && firsts == seconds) || (only_second_won && firsts == seconds + 1) {
        broken.push("winner-not-last");
    }
    if Mark::BOTH
        .into_iter()
        .any(|mark| won(mark) && !has_last_move(board, rules, mark))
    {
        broken.push("no-last-move");
    }
    broken
}

/// Whether a mark with lines has a square without which it has none. It is on each of its lines,
/// so on the first.
fn has_last_move(board: &Board, rules: &Rules, mark: Mark) -> bool {
    let lines = plain_lines(board, rules);
    let own = lines.into_iter().find(|line| line.mark == mark);
    own.is_some_and(|line| {
        line.cells.into_iter().any(|cell| {
            let mut before = board.clone();
            before.clear(cell);
            plain_lines(&before, rules)
                .iter()
                .all(|line| line.mark != mark)
        })
    })
}
