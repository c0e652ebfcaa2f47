//! Boards as values.

use ttt_core::{Board, BoardError, Cell, Mark, Rules};

use crate::board;

#[test]
fn sides_out_of_range_make_no_board() {
    assert_eq!(Board::empty(0, 3), Err(BoardError::Empty));
    assert_eq!(Board::empty(3, 0), Err(BoardError::Empty));
    assert_eq!(Board::empty(0, 9999), Err(BoardError::Empty));
    assert_eq!(
        Board::empty(4097, 1),
        Err(BoardError::TooManyRows { found: 4097 })
    );
    assert_eq!(
        Board::empty(4097, 4097),
        Err(BoardError::TooManyRows { found: 4097 })
    );
    let too_wide = BoardError::RowTooLong {
        row: 0,
        found: 4097,
    };
    assert_eq!(Board::empty(1, 4097), Err(too_wide));
}

#[test]
fn sides_in_range_make_a_blank_board() {
    for (rows, cols) in [(1, 1), (2, 3), (1, 4096), (4096, 1), (70, 130)] {
        let board = Board::empty(rows, cols).expect("the sides are in range");
        assert_eq!((board.rows(), board.cols()), (rows, cols));
        assert_eq!(board.squares(), u32::from(rows) * u32::from(cols));
        assert!(board.is_empty() && !board.is_full());
        assert!(
            Mark::BOTH
                .iter()
                .all(|&mark| board.cells(mark).next().is_none())
        );
    }
}

#[test]
fn rules_give_the_board_to_start_from() {
    let rules = Rules::new(2, 5, 2, Mark::O).expect("the rules are in range");
    assert_eq!(Ok(Board::for_rules(&rules)), Board::empty(2, 5));
}

#[test]
fn put_replaces_what_stood_there() {
    let mut board = board(["X.", ".."]);
    board.put(Cell::new(0, 0), Mark::O);
    assert_eq!((board.count(Mark::X), board.count(Mark::O)), (0, 1));
    board.put(Cell::new(0, 0), Mark::O);
    assert_eq!((board.count(Mark::X), board.count(Mark::O)), (0, 1));
    board.put(Cell::new(1, 1), Mark::X);
    assert_eq!(board.to_string(), "O.\n.X");
    assert_eq!((board.count(Mark::X), board.count(Mark::O)), (1, 1));
}

#[test]
fn clear_makes_blank_what_was_a_mark_or_blank() {
    let mut board = board(["XO", ".."]);
    board.clear(Cell::new(0, 1));
    board.clear(Cell::new(1, 0));
    assert_eq!(board.to_string(), "X.\n..");
    assert_eq!((board.count(Mark::X), board.count(Mark::O)), (1, 0));
    board.clear(Cell::new(0, 0));
    assert_eq!(Ok(board), Board::empty(2, 2));
}

#[test]
#[should_panic(expected = "row 2, column 0 lies off the 2×3 board")]
fn put_below_the_board_panics() {
    board(["...", "..."]).put(Cell::new(2, 0), Mark::X);
}

#[test]
#[should_panic(expected = "row 1, column 3 lies off the 2×3 board")]
fn put_beside_the_board_panics() {
    board(["...", "..."]).put(Cell::new(1, 3), Mark::X);
}

#[test]
#[should_panic(expected = "row 0, column 3 lies off the 2×3 board")]
fn clear_off_the_board_panics() {
    board(["...", "..."]).clear(Cell::new(0, 3));
}

#[test]
fn get_is_none_off_the_board() {
    let board = board(["XO", "OX"]);
    assert_eq!(board.get(Cell::new(1, 0)), Some(Mark::O));
    assert_eq!(board.get(Cell::new(1, 1)), Some(Mark::X));
    for (row, col) in [(0, 2), (2, 0), (2, 2), (u16::MAX, u16::MAX)] {
        let cell = Cell::new(row, col);
        assert!(!board.contains(cell));
        assert_eq!(board.get(cell), None);
    }
}

#[test]
fn a_board_is_full_only_without_a_blank() {
    assert!(board(["XO", "OX"]).is_full());
    assert!(!board(["XO", "O."]).is_full());
    assert!(!board(["X.", ".."]).is_empty());
    assert!(!board(["..", ".O"]).is_empty());
}

#[test]
fn cells_come_in_reading_order() {
    let board = board([".X.", "XOX", "..X"]);
    let cells: Vec<Cell> = board.cells(Mark::X).collect();
    assert_eq!(cells, [(0, 1), (1, 0), (1, 2), (2, 2)].map(Cell::from));
    let cells: Vec<Cell> = board.cells(Mark::O).collect();
    assert_eq!(cells, [Cell::new(1, 1)]);
    let blanks: Vec<Cell> = board.blanks().collect();
    assert_eq!(blanks, [(0, 0), (0, 2), (2, 0), (2, 1)].map(Cell::from));
}

#[test]
fn cells_and_blanks_are_found_in_every_word_of_a_row() {
    let widths = [1, 2, 7, 8, 62, 63, 64, 65, 127, 128, 129, 200];
    for (rows, cols) in (1..4).flat_map(|rows| widths.map(|cols| (rows, cols))) {
        let all: Vec<Cell> = (0..rows)
            .flat_map(|row| (0..cols).map(move |col| Cell::new(row, col)))
            .collect();
        let mut board = Board::empty(rows, cols).unwrap();
        for (i, &cell) in all.iter().enumerate() {
            match i * i % 7 {
                1 => board.put(cell, Mark::X),
                2 => board.put(cell, Mark::O),
                _ => {}
            }
        }
        let with = |mark| {
            let board = &board;
            let is_so = move |cell: &Cell| board.get(*cell) == mark;
            all.iter().copied().filter(is_so)
        };
        for mark in Mark::BOTH {
            assert!(board.cells(mark).eq(with(Some(mark))), "{board:?}");
        }
        assert!(board.blanks().eq(with(None)), "{board:?}");
    }
}

#[test]
fn cells_stay_at_their_end() {
    let board = board(["X", "."]);
    let (mut cells, mut blanks) = (board.cells(Mark::X), board.blanks());
    assert_eq!(
        [cells.next(), blanks.next()],
        [(0, 0), (1, 0)].map(|at| Some(at.into()))
    );
    for _ in 0..3 {
        assert_eq!([cells.next(), blanks.next()], [None; 2]);
    }
}

#[test]
fn swapped_exchanges_the_marks() {
    let board = board(["XXO", "..O"]);
    assert_eq!(board.swapped().to_string(), "OOX\n..X");
    assert_eq!(board.swapped().count(Mark::O), 2);
    assert_eq!(board.swapped().swapped(), board);
}

#[test]
fn debug_shows_the_board() {
    assert_eq!(
        format!("{:?}", board(["XO.", "..."])),
        "2×3 board\nXO.\n...\n"
    );
}

#[test]
fn boards_of_other_sizes_or_marks_differ() {
    assert_ne!(Board::empty(2, 3), Board::empty(3, 2));
    assert_ne!(board(["X."]), board([".X"]));
    assert_ne!(board(["X."]), board(["O."]));
    assert_eq!(board(["X "]), board(["X."]));
}
