//! What to draw of a question: squares, strokes and marked squares.

use std::collections::HashSet;

use ttt_core::{Board, Cell, Line, Rules, Tracker, lines};
use ttt_validate::{ValidateError, Violation, validate};

use crate::{Call, Question, Subject, given};

/// The longest side that is drawn; of a longer one the beginning is.
const SIDE: usize = 24;

/// A board to draw.
#[derive(Debug, Default)]
pub(super) struct Picture {
    /// The rows of squares.
    pub(super) rows: Vec<Vec<Square>>,
    /// The winning lines, as far as they are in the picture, from end to end.
    pub(super) strokes: Vec<[Cell; 2]>,
    /// What is to be said besides.
    pub(super) notes: Vec<String>,
}

/// A square to draw.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Square {
    /// What stands on it.
    pub(super) symbol: Symbol,
    /// Whether it is evidence of something wrong.
    pub(super) wrong: bool,
    /// Which move set it, counted from 1; 0 where that is not known.
    pub(super) turn: usize,
}

/// What stands on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Symbol {
    /// Nothing.
    #[default]
    Blank,
    /// An X.
    X,
    /// An O.
    O,
    /// A character that does not belong there.
    Other(char),
}

/// The picture of a question.
pub(super) fn picture(question: &Question) -> Picture {
    let rules = given::rules(question.rules());
    let mut picture = match question.subject() {
        Subject::Board(board) => given_board(board, rules.as_ref().ok()),
        Subject::Calls(calls) => match &rules {
            Ok(rules) => game(*rules, calls.iter().copied()),
            Err(_) => Picture::default(),
        },
        Subject::Moves(moves) => match &rules {
            Ok(rules) => game(*rules, moves.iter().copied().map(Call::Play)),
            Err(_) => Picture::default(),
        },
    };
    if let Err(error) = rules {
        picture.notes.insert(0, error.to_string());
    }
    picture.crop();
    picture
}

/// A board as it was given, good or bad.
fn given_board(rows: &[String], rules: Option<&Rules>) -> Picture {
    let mut picture = Picture {
        rows: rows.iter().take(SIDE + 1).map(|row| squares(row)).collect(),
        ..Picture::default()
    };
    match rules.map(|rules| (rules, given::board(rows, rules))) {
        Some((rules, Ok(board))) => picture.judge(board, rules),
        Some((_, Err(error))) => picture.notes.push(error.to_string()),
        None => {}
    }
    picture
}

fn squares(row: &str) -> Vec<Square> {
    row.chars()
        .take(SIDE + 1)
        .map(|c| {
            let symbol = match c {
                'X' => Symbol::X,
                'O' => Symbol::O,
                '.' | ' ' => Symbol::Blank,
                other => Symbol::Other(other),
            };
            let wrong = matches!(symbol, Symbol::Other(_));
            Square {
                symbol,
                wrong,
                turn: 0,
            }
        })
        .collect()
}

/// A game after the calls that are not refused.
fn game(rules: Rules, calls: impl Iterator<Item = Call>) -> Picture {
    let mut tracker = Tracker::new(rules);
    let mut played = Vec::new();
    for call in calls {
        match call {
            Call::Play(place) => {
                let cell = given::cell(place);
                if tracker.play(cell).is_ok() {
                    played.push(cell);
                }
            }
            Call::PlayAs(place, mark) => {
                let cell = given::cell(place);
                if tracker.play_as(mark, cell).is_ok() {
                    played.push(cell);
                }
            }
            Call::Undo => {
                if tracker.undo().is_ok() {
                    played.pop();
                }
            }
        }
    }
    let text = tracker.board().to_string();
    let mut picture = Picture {
        rows: text.lines().take(SIDE + 1).map(squares).collect(),
        ..Picture::default()
    };
    for (turn, cell) in played.iter().enumerate() {
        if let Some(square) = picture.square(*cell) {
            square.turn = turn + 1;
        }
    }
    picture.strike(&lines(tracker.board(), &rules).unwrap_or_default());
    picture
}

impl Picture {
    fn square(&mut self, cell: Cell) -> Option<&mut Square> {
        let row = self.rows.get_mut(usize::from(cell.row))?;
        row.get_mut(usize::from(cell.col))
    }

    /// Strikes the lines through, and marks and tells what is wrong with the board.
    fn judge(&mut self, board: Board, rules: &Rules) {
        self.strike(&lines(&board, rules).unwrap_or_default());
        if let Err(ValidateError::Illegal(illegal)) = validate(board, rules) {
            for violation in illegal.violations() {
                self.notes.push(violation.to_string());
                self.mark(&violation);
            }
        }
    }

    fn mark(&mut self, violation: &Violation) {
        let cells: HashSet<Cell> = violation.lines().iter().flat_map(Line::cells).collect();
        for cell in cells {
            if let Some(square) = self.square(cell) {
                square.wrong = true;
            }
        }
    }

    fn strike(&mut self, lines: &[Line]) {
        let inside = |cell: Cell| usize::from(cell.row.max(cell.col)) < SIDE;
        self.strokes = lines
            .iter()
            .filter_map(|line| {
                let last = line.cells().take_while(|&cell| inside(cell)).last()?;
                inside(line.first()).then_some([line.first(), last])
            })
            .collect();
    }

    /// Leaves out what would not be seen.
    fn crop(&mut self) {
        let cols = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        if self.rows.len() > SIDE || cols > SIDE {
            self.rows.truncate(SIDE);
            for row in &mut self.rows {
                row.truncate(SIDE);
            }
            let note = format!("drawn: the first {SIDE} rows and columns");
            self.notes.push(note);
        }
    }
}
