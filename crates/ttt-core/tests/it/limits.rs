//! The largest boards, the longest lines and the longest games, and one past them.

use ttt_core::{
    Board, BoardError, Cell, Direction, LineCounts, MAX_SIDE, Mark, Refusal, Rules, Symmetry,
    Tracker, Verdict, lines, scan,
};

use crate::put_all;

const SIDE: u16 = MAX_SIDE;

fn largest(k: u16) -> Rules {
    Rules::new(SIDE, SIDE, k, Mark::X).expect("the rules are in range")
}

/// The text of a full board of the largest size without two equal marks side by side in a row,
/// three in a column or in a diagonal: 16 MiB and its line ends.
fn largest_text() -> String {
    let row = |start: usize| "XO".repeat(4096)[start..start + 4096].to_owned() + "\n";
    [row(0), row(0), row(1), row(1)].concat().repeat(1024)
}

#[test]
fn a_text_of_16_mib_is_read_scanned_and_printed() {
    let text = largest_text();
    assert_eq!(text.len(), 4096 * 4097);
    let board: Board = text.parse().expect("the text makes a board");
    assert_eq!(
        (board.rows(), board.cols(), board.squares()),
        (4096, 4096, 1 << 24)
    );
    assert_eq!(board.count(Mark::X), 1 << 23);
    assert!(board.is_full());
    assert_eq!(board.to_string() + "\n", text);
    assert_eq!(scan(&board, &largest(3)), Ok(Verdict::Draw));
    assert_eq!(lines(&board, &largest(3)), Ok(Vec::new()));
    assert_eq!(scan(&board, &largest(2)), Ok(Verdict::X));
}

#[test]
fn one_row_or_column_more_is_refused() {
    let text = largest_text();
    let row = "X".repeat(4096);
    let too_many = text.clone() + &row;
    assert_eq!(
        too_many.parse::<Board>(),
        Err(BoardError::TooManyRows { found: 4097 })
    );
    let too_long = text[..4097 * 4095].to_owned() + &row + ".";
    let expected = BoardError::RowTooLong {
        row: 4095,
        found: 4097,
    };
    assert_eq!(too_long.parse::<Board>(), Err(expected));
}

#[test]
fn a_bad_symbol_in_the_last_square_is_named() {
    let mut text = largest_text();
    text.truncate(text.len() - 2);
    text.push('o');
    let expected = BoardError::UnknownSymbol {
        row: 4095,
        col: 4095,
        symbol: 'o',
    };
    assert_eq!(text.parse::<Board>(), Err(expected));
}

#[test]
fn one_blank_at_the_end_is_pending() {
    let mut board: Board = largest_text().parse().expect("the text makes a board");
    board.clear(Cell::new(SIDE - 1, SIDE - 1));
    assert_eq!(scan(&board, &largest(3)), Ok(Verdict::Pending));
}

/// The cells of a longest line in each direction, on the board's edges or diagonals.
fn longest(direction: Direction) -> Vec<Cell> {
    (0..SIDE)
        .map(|place| match direction {
            Direction::Row => Cell::new(SIDE - 1, place),
            Direction::Column => Cell::new(place, SIDE - 1),
            Direction::Diagonal => Cell::new(place, place),
            Direction::AntiDiagonal => Cell::new(place, SIDE - 1 - place),
        })
        .collect()
}

#[test]
fn a_line_of_4096_is_found_and_one_short_is_not() {
    for direction in Direction::ALL {
        let cells = longest(direction);
        let mut board = Board::for_rules(&largest(SIDE));
        put_all(&mut board, &cells);
        assert_eq!(scan(&board, &largest(SIDE)), Ok(Verdict::O), "{direction}");
        let found = lines(&board, &largest(SIDE)).expect("the size is the rules'");
        assert_eq!(found.len(), 1, "{direction}");
        assert_eq!((found[0].direction(), found[0].len()), (direction, SIDE));
        assert!(found[0].cells().eq(cells.iter().copied()), "{direction}");
        board.clear(cells[2048]);
        assert_eq!(
            scan(&board, &largest(SIDE)),
            Ok(Verdict::Pending),
            "{direction}"
        );
    }
}

/// Both on square rules, where sums decide, and with k one less, where runs do.
#[test]
fn a_game_of_full_lines_ends_with_the_4096th_square() {
    for k in [SIDE, SIDE - 1] {
        let mut game = Tracker::new(largest(k));
        for place in 0..k - 1 {
            assert_eq!(game.play(Cell::new(place, 7)), Ok(Verdict::Pending));
            let reply = Cell::new(place, if place % 2 == 0 { 9 } else { 4095 });
            assert_eq!(game.play(reply), Ok(Verdict::Pending));
        }
        assert_eq!(game.play(Cell::new(k - 1, 7)), Ok(Verdict::X), "k = {k}");
        assert_eq!(game.play(Cell::new(0, 0)), Err(Refusal::GameOver));
        assert_eq!(game.play(Cell::new(SIDE, 0)), Err(Refusal::OutOfBounds));
        assert_eq!(game.undo(), Ok(Verdict::Pending));
    }
}

#[test]
fn strips_of_4096_squares() {
    for (rows, cols) in [(1, SIDE), (SIDE, 1)] {
        let rules = Rules::new(rows, cols, SIDE, Mark::X).expect("the rules are in range");
        let mut board = Board::for_rules(&rules);
        let cell = |place: u16| Cell::new(place.min(rows - 1), place.min(cols - 1));
        (0..SIDE).for_each(|place| board.put(cell(place), Mark::X));
        assert_eq!(scan(&board, &rules), Ok(Verdict::X));
        assert_eq!(board.to_string().parse(), Ok(board.clone()));
        assert_eq!(board.canonical(), board);
        assert_eq!(Symmetry::Transpose.board(&board).rows(), cols);
    }
}

#[test]
fn counts_reach_4096() {
    let mut counts = LineCounts::new(SIDE).expect("the side is in range");
    for place in 0..SIDE - 1 {
        assert_eq!(
            counts.play(Cell::new(place, SIDE - 1 - place), Mark::O),
            None
        );
    }
    assert_eq!(counts.play(Cell::new(SIDE - 1, 0), Mark::O), Some(Mark::O));
    counts.take_back(Cell::new(SIDE - 1, 0), Mark::O);
    assert_eq!(counts.play(Cell::new(SIDE - 1, 1), Mark::O), None);
}

/// Callers of the counts may play a square as often as they like.
#[test]
fn counts_that_are_misused_do_not_panic() {
    let mut counts = LineCounts::new(1).expect("the side is in range");
    for _ in 0..100_000 {
        counts.play(Cell::new(0, 0), Mark::X);
    }
    for _ in 0..100_000 {
        counts.take_back(Cell::new(0, 0), Mark::X);
    }
    assert_eq!(Ok(counts), LineCounts::new(1));
}

/// Ten million calls on one tracker: moves, refusals and takings back.
#[test]
fn ten_million_calls() {
    let rules = Rules::new(1000, 1000, 5, Mark::X).expect("the rules are in range");
    let mut game = Tracker::new(rules);
    let mut calls = 0;
    let mut call = |granted: bool| {
        calls += 1;
        granted
    };
    for _ in 0..10 {
        // Each row is XXOOXXOO… and the next shifted by two, so no five are in a row.
        for row in 0..500 {
            for pair in 0..500 {
                let col = 2 * pair;
                let (x, o) = if (row + pair) % 2 == 0 {
                    (col, col + 1)
                } else {
                    (col + 1, col)
                };
                assert!(call(game.play(Cell::new(row, x)).is_ok()));
                assert!(call(game.play(Cell::new(row, o)).is_ok()));
            }
        }
        while call(game.undo().is_ok()) {}
    }
    assert_eq!(calls, 10 * (2 * 500_000 + 1));
    assert_eq!(game, Tracker::new(rules));
}
