//! Playing the moves of an answer.

use ttt_core::Mark;

use super::Objection;
use crate::{
    Integer, QuestionRules, RefusalCode,
    oracle::{Grid, Terms, through},
};

/// A game that is played to check it.
struct Game {
    terms: Terms,
    grid: Grid,
    /// How many marks stand on the board.
    marks: usize,
    /// Whether the last move completed a line.
    won: bool,
}

/// Plays the moves, and compares the board that they end on.
pub(super) fn check(
    rules: &QuestionRules,
    board: &[String],
    moves: &[[Integer; 2]],
) -> Result<(), Objection> {
    let terms = Terms::read(rules).map_err(|_| Objection::NoBoard)?;
    let wanted = Grid::read(board, &terms).map_err(|_| Objection::NoBoard)?;
    let mut game = Game {
        terms,
        grid: Grid::blank(&terms),
        marks: 0,
        won: false,
    };
    for (index, &place) in moves.iter().enumerate() {
        let refused = |why| Objection::Refused { index, place, why };
        game.play(place).map_err(refused)?;
    }
    compare(&game.grid, &wanted)
}

impl Game {
    fn play(&mut self, [row, col]: [Integer; 2]) -> Result<(), RefusalCode> {
        let inside = |side: Integer, sides: usize| {
            let side = usize::try_from(side.get()).ok();
            side.filter(|&side| side < sides)
        };
        let (Some(row), Some(col)) = (inside(row, self.terms.rows), inside(col, self.terms.cols))
        else {
            return Err(RefusalCode::OutOfBounds);
        };
        if self.won || self.marks == self.terms.squares() {
            return Err(RefusalCode::GameOver);
        }
        let at = (row.cast_signed(), col.cast_signed());
        if self.grid.at_place(at).is_some() {
            return Err(RefusalCode::Occupied);
        }
        let mark = self.terms.mover(self.marks);
        self.grid.set((row, col), Some(mark));
        self.marks += 1;
        self.won = through(&self.grid, at, self.terms.k);
        Ok(())
    }
}

/// The first square in reading order on which two boards of a size differ.
fn compare(found: &Grid, expected: &Grid) -> Result<(), Objection> {
    let pairs = found.squares().zip(expected.squares());
    let mut pairs = pairs.map(|((place, found), (_, expected))| (place, found, expected));
    let differs =
        |&(_, found, expected): &((usize, usize), Option<Mark>, Option<Mark>)| found != expected;
    match pairs.find(differs) {
        None => Ok(()),
        Some(((row, col), found, expected)) => Err(Objection::OtherBoard {
            row,
            col,
            found,
            expected,
        }),
    }
}

#[cfg(test)]
mod tests {
    use crate::{Answer, Question, json, judge};

    /// What speaks against moves that are to lead to a board of 3×3, X first.
    fn objection(board: &str, moves: &str) -> String {
        let question = format!(
            r#"{{"ask": "witness", "rules": {{"rows": 3, "cols": 3, "k": 3, "first": "X"}},
                "board": {board}}}"#
        );
        let question: Question = json::read(question.as_bytes()).expect("a question");
        let answer: Answer = json::read(moves.as_bytes()).expect("an answer");
        match judge(&question, &Answer::Legal, &answer) {
            Ok(()) => "none".to_owned(),
            Err(objection) => objection.to_string(),
        }
    }

    const OPEN: &str = r#"["XO.", "...", "..X"]"#;
    const WON: &str = r#"["XXX", "OO.", "..."]"#;

    #[test]
    fn every_order_that_leads_to_the_board_is_right() {
        for moves in [
            r#"{"moves": [[0,0],[0,1],[2,2]]}"#,
            r#"{"moves": [[2,2],[0,1],[0,0]]}"#,
        ] {
            assert_eq!(objection(OPEN, moves), "none", "{moves}");
        }
        let won = r#"{"moves": [[0,2],[1,1],[0,0],[1,0],[0,1]]}"#;
        assert_eq!(objection(WON, won), "none");
        assert_eq!(
            objection(r#"["...", "...", "..."]"#, r#"{"moves": []}"#),
            "none"
        );
    }

    #[test]
    fn the_moves_are_refused_as_in_any_game() {
        for (moves, expected) in [
            ("[[0,0],[0,3]]", "move 1, [0,3], is refused: out-of-bounds"),
            ("[[-1,0]]", "move 0, [-1,0], is refused: out-of-bounds"),
            ("[[0,0],[0,0]]", "move 1, [0,0], is refused: occupied"),
            (
                "[[0,0],[1,0],[0,1],[1,1],[0,2],[2,2]]",
                "move 5, [2,2], is refused: game-over",
            ),
            (
                "[[0,0],[0,1],[0,2],[1,1],[1,0],[1,2],[2,1],[2,0],[2,2],[2,2]]",
                "move 9, [2,2], is refused: game-over",
            ),
        ] {
            let moves = format!(r#"{{"moves": {moves}}}"#);
            assert_eq!(objection(OPEN, &moves), expected, "{moves}");
        }
    }

    #[test]
    fn the_moves_end_on_the_very_board() {
        for (moves, expected) in [
            ("[[0,0],[0,1]]", ". stands at row 2, column 2, expected X"),
            (
                "[[0,1],[0,0],[2,2]]",
                "O stands at row 0, column 0, expected X",
            ),
            (
                "[[0,0],[0,1],[2,2],[1,1]]",
                "O stands at row 1, column 1, expected .",
            ),
        ] {
            let moves = format!(r#"{{"moves": {moves}}}"#);
            let expected = format!("the moves end on another board: {expected}");
            assert_eq!(objection(OPEN, &moves), expected, "{moves}");
        }
    }

    #[test]
    fn nothing_but_moves_will_do() {
        let none = "found no moves, expected some that lead to the board";
        for answer in [
            r#"{"legal": true}"#,
            r#"{"legal": false, "violations": []}"#,
            r#"{"verdict": "Pending"}"#,
        ] {
            assert_eq!(objection(OPEN, answer), none, "{answer}");
        }
    }

    #[test]
    fn no_moves_lead_to_what_is_no_board() {
        assert_eq!(
            objection(r#"["XO."]"#, r#"{"moves": []}"#),
            "no moves lead to what is no board, so the case is wrong"
        );
    }
}
