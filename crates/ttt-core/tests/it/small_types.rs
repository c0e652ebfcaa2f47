//! Marks, cells, directions and verdicts.

use ttt_core::{Cell, Direction, Mark, Verdict};

#[test]
fn marks_have_each_other() {
    assert_eq!(Mark::BOTH, [Mark::X, Mark::O]);
    assert_eq!(Mark::BOTH.map(Mark::other), [Mark::O, Mark::X]);
    assert_eq!(Mark::BOTH.map(Mark::symbol), ['X', 'O']);
    assert_eq!(Mark::BOTH.map(|mark| mark.to_string()), ["X", "O"]);
}

#[test]
fn cells_compare_in_reading_order() {
    let mut cells = [(1, 0), (0, 1), (1, 1), (0, 0)].map(Cell::from);
    cells.sort();
    assert_eq!(cells, [(0, 0), (0, 1), (1, 0), (1, 1)].map(Cell::from));
    assert_eq!(Cell::new(4, 7).to_string(), "row 4, column 7");
    assert_eq!(Cell::from((4, 7)), Cell { row: 4, col: 7 });
}

#[test]
fn directions_are_listed_and_named() {
    let names = Direction::ALL.map(|direction| direction.to_string());
    assert_eq!(names, ["row", "column", "diagonal", "anti-diagonal"]);
    assert_eq!(format!("{:>8}|", Direction::Row), "     row|");
}

#[test]
fn verdicts_know_their_winner() {
    let table = [
        (Verdict::X, Some(Mark::X), true, "X"),
        (Verdict::O, Some(Mark::O), true, "O"),
        (Verdict::Draw, None, true, "Draw"),
        (Verdict::Pending, None, false, "Pending"),
    ];
    for (verdict, winner, over, text) in table {
        assert_eq!(verdict.winner(), winner, "{verdict}");
        assert_eq!(verdict.is_over(), over, "{verdict}");
        assert_eq!(verdict.to_string(), text);
    }
    assert_eq!(Mark::BOTH.map(Verdict::from), [Verdict::X, Verdict::O]);
    assert_eq!(format!("{:>8}|", Verdict::Draw), "    Draw|");
}
