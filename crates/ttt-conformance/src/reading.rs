//! The full reading of a case: everything that there is to see in it.

use std::fmt::Write as _;

use ttt_core::{
    Board, Cell, Line, Mark, NothingToUndo, Refusal, Rules, RulesError, Tracker, lines, scan,
};
use ttt_validate::{ValidateError, validate};

use crate::{
    Call, Case, Integer, Question, QuestionRules, Subject,
    drawing::{self, abbreviated, listed},
    given,
};

/// The full reading of a case, as text for people to review.
///
/// Why the case is there; its question, drawn; and what `ttt-core` and `ttt-validate` see in
/// it: of a board the verdict, every line, whether it is legal, every violation with its
/// evidence, and the witness, whatever is asked; of calls and moves what each returns, and the
/// board at the end; and of what is refused, why. It says nothing of the case's answer, so that
/// the two are independent.
///
/// No line ends in blanks, and there is no line end at the end.
///
/// ```
/// use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy, reading};
///
/// let text = br#"{
///   "about": "Two marks in a row win where k is 2",
///   "question": {
///     "ask": "scan",
///     "rules": {"rows": 1, "cols": 4, "k": 2, "first": "X"},
///     "board": ["XX.O"]
///   },
///   "answer": {"verdict": "X"}
/// }"#;
/// let id = CaseId::new(Ask::Scan, "k-below-size")?;
/// let case = Case::read(id, text, CorpusPolicy::Foreign)?;
/// assert_eq!(
///     reading(&case),
///     "Two marks in a row win where k is 2\n\n\
///      scan on 1×4, 2 in a row, X first\n\n  \
///      0 1 2 3\n\
///      0 X X . O\n\n\
///      marks: X 2, O 1, blank 1\n\
///      verdict: X\n\
///      lines: 1\n  \
///      X in a row of 2 from row 0, column 0 to row 0, column 1\n\
///      legal: yes\n\
///      witness: [0,1] [0,3] [0,0]",
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn reading(case: &Case) -> String {
    let mut text = format!("{}\n", case.about());
    for (name, note) in [("source", case.source()), ("clause", case.clause())] {
        if let Some(note) = note {
            push(&mut text, &format!("{name}: {note}"));
        }
    }
    push(&mut text, "");
    text + &findings(case.question())
}

fn push(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

/// What there is to see in a question: what [`reading()`] says of a case, but for why it is there.
///
/// ```
/// use ttt_conformance::{Question, findings, json};
///
/// let question: Question = json::read(
///     br#"{"ask": "scan", "rules": {"rows": 1, "cols": 2, "k": 2, "first": "X"},
///          "board": ["X"]}"#,
/// )?;
/// assert_eq!(
///     findings(&question),
///     "scan on 1×2, 2 in a row, X first\n\n  0\n0 X\n\n\
///      refused: the board is 1×1, but the rules say 1×2",
/// );
/// # Ok::<(), ttt_conformance::JsonError>(())
/// ```
#[must_use]
pub fn findings(question: &Question) -> String {
    let text = found(question);
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n")
}

fn found(question: &Question) -> String {
    let rules = match given::rules(question.rules()) {
        Ok(rules) => rules,
        Err(error) => return refused(question, &bad_rules(question.rules(), error)),
    };
    let found = match question.subject() {
        Subject::Board(board) => match given::board(board, &rules) {
            Ok(read) => format!("{}\n\n{}", drawing::board(&read), of_board(read, &rules)),
            Err(error) => return refused(question, &error.to_string()),
        },
        Subject::Calls(calls) => of_calls(calls, rules),
        Subject::Moves(moves) => of_moves(moves, rules),
    };
    format!("{}\n\n{found}", drawing::title(question))
}

/// A question that is refused, as it was given, and why.
fn refused(question: &Question, why: &str) -> String {
    format!("{}\n\nrefused: {why}", drawing::question(question))
}

/// Why the rules are refused, with the number as it was given, which no `u16` may hold.
fn bad_rules(given: &QuestionRules, error: RulesError) -> String {
    let (number, stand_in) = match error {
        RulesError::Rows { found } => (given.rows, found),
        RulesError::Cols { found } => (given.cols, found),
        RulesError::K { found, .. } => (given.k, found),
    };
    let text = error.to_string();
    text.replacen(&format!("is {stand_in},"), &format!("is {number},"), 1)
}

fn of_board(board: Board, rules: &Rules) -> String {
    let verdict = scan(&board, rules).expect("the board was read by these rules");
    let lines = lines(&board, rules).expect("the board was read by these rules");
    let (of_x, of_o) = (board.count(Mark::X), board.count(Mark::O));
    let blank = board.squares() - of_x - of_o;
    let mut text = format!(
        "marks: X {of_x}, O {of_o}, blank {blank}\nverdict: {verdict}\nlines: {}",
        lines.len()
    );
    text += &indented(&lines, 1);
    text += "\n";
    text += &legality(board, rules);
    text
}

fn legality(board: Board, rules: &Rules) -> String {
    match validate(board, rules) {
        Ok(position) => format!("legal: yes\nwitness: {}", moves(&position.witness())),
        Err(ValidateError::Illegal(illegal)) => {
            let mut text = "legal: no".to_owned();
            for violation in illegal.violations() {
                // Writing to a string does not fail.
                let _ = write!(text, "\n  {}: {violation}", violation.code());
                text += &indented(violation.lines(), 2);
            }
            text
        }
        Err(ValidateError::WrongSize { why, .. }) => format!("refused: {why}"),
    }
}

/// Lines as text, each on a line of its own.
fn indented(lines: &[Line], depth: usize) -> String {
    let start = format!("\n{}", "  ".repeat(depth));
    let text = |line: &Line| format!("{start}{line}");
    let more = |count| format!("{start}… ({count} lines more)");
    abbreviated(lines.iter(), text, more).concat()
}

/// Moves in a row; the last one always shows, since it is the one that completes the lines.
fn moves(moves: &[Cell]) -> String {
    if moves.is_empty() {
        return "no moves".to_owned();
    }
    let text = |cell: &Cell| format!("[{},{}]", cell.row, cell.col);
    let more = |count| format!("… ({count} moves more) …");
    abbreviated(moves.iter(), text, more).join(" ")
}

fn of_calls(calls: &[Call], rules: Rules) -> String {
    let mut game = Tracker::new(rules);
    let mut returns = Vec::with_capacity(calls.len());
    for call in calls {
        let returned = match *call {
            Call::Play(place) => game.play(given::cell(place)).map_err(Refusal::code),
            Call::PlayAs(place, mark) => game
                .play_as(mark, given::cell(place))
                .map_err(Refusal::code),
            Call::Undo => game.undo().map_err(|_| NothingToUndo::CODE),
        };
        returns.push(returned.map_or_else(ToOwned::to_owned, |verdict| verdict.to_string()));
    }
    let text = |at: usize| format!("{} → {}", drawing::call(&calls[at]), returns[at]);
    format!("{}\n\n{}", listed(calls.len(), text), at_end(&game))
}

fn of_moves(moves: &[[Integer; 2]], rules: Rules) -> String {
    let mut game = Tracker::new(rules);
    let mut returns = Vec::with_capacity(moves.len());
    let mut is_refused = false;
    for &place in moves {
        returns.push(if is_refused {
            "not played".to_owned()
        } else {
            let returned = game.play(given::cell(place));
            is_refused = returned.is_err();
            returned.map_or_else(|why| why.code().to_owned(), |verdict| verdict.to_string())
        });
    }
    let text = |at: usize| format!("{} → {}", drawing::place(moves[at]), returns[at]);
    format!("{}\n\n{}", listed(moves.len(), text), at_end(&game))
}

fn at_end(game: &Tracker) -> String {
    format!(
        "at the end: {}, {} to move\n{}",
        game.verdict(),
        game.side_to_move(),
        drawing::board(game.board())
    )
}
