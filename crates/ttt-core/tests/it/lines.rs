//! The lines of a board, and what a line knows of itself.

use ttt_core::{Board, Cell, Direction, Line, Mark, Rules, WrongSize, for_each_line, lines};

use crate::{board, rules};

fn found<const N: usize>(rows: [&str; N], k: u16) -> Vec<Line> {
    let board = board(rows);
    lines(&board, &rules(board.rows(), board.cols(), k)).expect("the size is the rules'")
}

/// Mark, direction and cells as text, one line a line.
fn listed<const N: usize>(rows: [&str; N], k: u16) -> Vec<String> {
    let text = |line: &Line| {
        let cells: Vec<String> = line
            .cells()
            .map(|Cell { row, col }| format!("{row}{col}"))
            .collect();
        format!("{} {} {}", line.mark(), line.direction(), cells.join(" "))
    };
    found(rows, k).iter().map(text).collect()
}

#[test]
fn published_example() {
    assert_eq!(
        listed(["O.X", ".XO", "X.O"], 3),
        ["X anti-diagonal 02 11 20"]
    );
}

#[test]
fn no_line_is_an_empty_list() {
    assert!(found(["OOX", "XXO", "OXO"], 3).is_empty());
    assert!(found(["...", "...", "..."], 1).is_empty());
}

#[test]
fn listed_by_first_cell_then_direction() {
    assert_eq!(
        listed(["XXX", "XXX", "XXX"], 3),
        [
            "X row 00 01 02",
            "X column 00 10 20",
            "X diagonal 00 11 22",
            "X column 01 11 21",
            "X column 02 12 22",
            "X anti-diagonal 02 11 20",
            "X row 10 11 12",
            "X row 20 21 22",
        ]
    );
}

#[test]
fn lines_of_both_marks_are_mixed_in_reading_order() {
    assert_eq!(
        listed(["OX.", "OX.", "OX."], 3),
        ["O column 00 10 20", "X column 01 11 21"]
    );
    assert_eq!(
        listed(["XXOO", "OOXX"], 2),
        [
            "X row 00 01",
            "X diagonal 01 12",
            "O row 02 03",
            "O anti-diagonal 02 11",
            "O row 10 11",
            "X row 12 13",
        ]
    );
}

#[test]
fn a_line_is_as_long_as_its_run() {
    assert_eq!(
        listed(["XXXXX.XX"], 2),
        ["X row 00 01 02 03 04", "X row 06 07"]
    );
    assert_eq!(listed(["XXXXX.XX"], 3), ["X row 00 01 02 03 04"]);
}

#[test]
fn lines_of_one_square_are_listed_once() {
    assert_eq!(listed(["X"], 1), ["X row 00"]);
    assert_eq!(
        listed(["XX"], 1),
        ["X row 00 01", "X column 00", "X column 01"]
    );
    assert_eq!(
        listed(["X", "X"], 1),
        ["X row 00", "X column 00 10", "X row 10"]
    );
    assert_eq!(listed(["XO"], 1), ["X row 00", "O row 01"]);
    assert_eq!(listed(["X.X"], 1), ["X row 00", "X row 02"]);
}

#[test]
fn squares_that_start_runs_in_two_directions_and_stand_alone_in_others() {
    assert_eq!(
        listed(["XX", "X."], 1),
        [
            "X row 00 01",
            "X column 00 10",
            "X diagonal 00",
            "X column 01",
            "X anti-diagonal 01 10",
            "X row 10",
        ]
    );
}

#[test]
fn a_line_knows_its_cells() {
    let line = found(["..X", ".X.", "X.."], 2)[0];
    assert_eq!(
        (line.mark(), line.direction()),
        (Mark::X, Direction::AntiDiagonal)
    );
    assert_eq!((line.len(), line.first()), (3, Cell::new(0, 2)));
    assert_eq!(line.cells().len(), 3);
    assert!(line.cells().eq([(0, 2), (1, 1), (2, 0)].map(Cell::from)));
    assert!(
        line.cells()
            .rev()
            .eq([(2, 0), (1, 1), (0, 2)].map(Cell::from))
    );
    let by_place: Vec<Option<Cell>> = (0..5).map(|place| line.cell(place)).collect();
    let cells = [Some((0, 2)), Some((1, 1)), Some((2, 0)), None, None];
    assert_eq!(by_place, cells.map(|cell| cell.map(Cell::from)));
    assert_eq!(line.cell(u16::MAX), None);
}

/// On a board larger than the line, so that every way of missing it is asked for.
#[test]
fn a_line_knows_which_squares_are_its_own() {
    let boards = [
        [".....", ".XXX.", ".....", ".....", "....."],
        [".....", ".X...", ".X...", ".X...", "....."],
        [".....", ".X...", "..X..", "...X.", "....."],
        [".....", "...X.", "..X..", ".X...", "....."],
    ];
    for rows in boards {
        let line = found(rows, 3)[0];
        let cells: Vec<Cell> = line.cells().collect();
        for row in 0..6 {
            for col in 0..6 {
                let cell = Cell::new(row, col);
                let place = cells.iter().position(|&own| own == cell);
                assert_eq!(line.place(cell).map(usize::from), place, "{line}: {cell}");
                assert_eq!(line.contains(cell), place.is_some(), "{line}: {cell}");
            }
        }
    }
}

#[test]
fn a_line_prints_as_a_phrase() {
    let text = |rows: [&str; 3]| found(rows, 3)[0].to_string();
    assert_eq!(
        text(["...", "OOO", "..."]),
        "O in a row of 3 from row 1, column 0 to row 1, column 2"
    );
    assert_eq!(
        text(["..X", "..X", "..X"]),
        "X in a column of 3 from row 0, column 2 to row 2, column 2"
    );
    assert_eq!(
        text(["X..", ".X.", "..X"]),
        "X in a diagonal of 3 from row 0, column 0 to row 2, column 2"
    );
    assert_eq!(
        text(["..X", ".X.", "X.."]),
        "X in an anti-diagonal of 3 from row 0, column 2 to row 2, column 0"
    );
}

#[test]
fn another_size_is_refused() {
    let wrong = WrongSize {
        found: (2, 3),
        expected: (3, 3),
    };
    let board = Board::empty(2, 3).expect("the sides are in range");
    assert_eq!(lines(&board, &Rules::classic(Mark::X)), Err(wrong));
    let unvisited = |_| panic!("a board of another size has no lines to visit");
    assert_eq!(
        for_each_line(&board, &Rules::classic(Mark::X), unvisited),
        Err(wrong)
    );
}
