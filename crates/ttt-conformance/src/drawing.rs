//! Boards and questions drawn for people, as text.
//!
//! A drawing is always the same for the same input, ends no line in blanks and has no line end
//! at its end. What is long is shown in part, and says so.

mod comparison;
mod grid;
mod sequence;

use ttt_core::{Board, Cell};

use crate::{Call, Integer, Question, Subject};

pub use self::comparison::comparison;
pub(crate) use self::sequence::{abbreviated, listed};

/// Draws a board with its row and column numbers; of more than 30 rows or columns, the first 14
/// and the last 14.
///
/// ```
/// use ttt_conformance::drawing;
/// use ttt_core::Board;
///
/// let board = Board::from_rows(["O.X", ".XO", "X.O"])?;
/// assert_eq!(
///     drawing::board(&board),
///     "  0 1 2\n\
///      0 O . X\n\
///      1 . X O\n\
///      2 X . O",
/// );
/// # Ok::<(), ttt_core::BoardError>(())
/// ```
#[must_use]
pub fn board(board: &Board) -> String {
    grid::grid(board.rows(), board.cols(), |row, col| {
        let mark = board.get(Cell::new(row, col));
        mark.map_or('.', ttt_core::Mark::symbol)
    })
}

/// Draws rows as they are given: numbered, in quotes, and with everything but plain ASCII
/// escaped, so that look-alikes show.
///
/// ```
/// use ttt_conformance::drawing;
///
/// let rows = ["XO.".to_owned(), "X\u{41e}".to_owned()];
/// assert_eq!(drawing::rows(&rows), "0 \"XO.\"\n1 \"X\\u{41e}\"");
/// assert_eq!(drawing::rows(&[]), "(no rows)");
/// ```
#[must_use]
pub fn rows(rows: &[String]) -> String {
    if rows.is_empty() {
        return "(no rows)".to_owned();
    }
    let width = (rows.len() - 1).to_string().len();
    let line = |(at, row): (usize, &String)| format!("{at:>width$} {}", sequence::quoted(row));
    let more = |count| format!("{:>width$} ({count} rows more)", "…");
    let lines = abbreviated(rows.iter().enumerate(), line, more);
    lines.join("\n")
}

/// Draws a question: its rules, and its board, or its rows where they are no board, or its calls
/// or moves.
///
/// ```
/// use ttt_conformance::{Question, drawing, json};
///
/// let question: Question = json::read(
///     br#"{"ask": "track", "rules": {"rows": 1, "cols": 2, "k": 2, "first": "X"},
///          "calls": [{"play": [0, 0]}, {"play": [0, 1], "as": "X"}, {"undo": true}]}"#,
/// )?;
/// assert_eq!(
///     drawing::question(&question),
///     "track on 1×2, 2 in a row, X first\n\n\
///      0 play [0,0]\n\
///      1 play [0,1] as X\n\
///      2 undo",
/// );
/// # Ok::<(), ttt_conformance::JsonError>(())
/// ```
#[must_use]
pub fn question(question: &Question) -> String {
    let content = match question.subject() {
        Subject::Board(board) => board_or_rows(board),
        Subject::Calls(calls) => listed(calls.len(), |at| call(&calls[at])),
        Subject::Moves(moves) => listed(moves.len(), |at| place(moves[at])),
    };
    format!("{}\n\n{content}", title(question))
}

/// What is asked, and the rules as they are given.
pub(crate) fn title(question: &Question) -> String {
    let given = question.rules();
    format!(
        "{} on {}×{}, {} in a row, {} first",
        question.ask(),
        given.rows,
        given.cols,
        given.k,
        given.first
    )
}

/// The board where the rows are one, of the rules' size or not, and else the rows as they are.
fn board_or_rows(given: &[String]) -> String {
    Board::from_rows(given).map_or_else(|_| rows(given), |read| board(&read))
}

/// A call as people write it.
pub(crate) fn call(made: &Call) -> String {
    match *made {
        Call::Play(cell) => format!("play {}", place(cell)),
        Call::PlayAs(cell, mark) => format!("play {} as {mark}", place(cell)),
        Call::Undo => "undo".to_owned(),
    }
}

/// A place as JSON writes it, in or out of range.
pub(crate) fn place([row, col]: [Integer; 2]) -> String {
    format!("[{row},{col}]")
}
