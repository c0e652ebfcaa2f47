//! Nothing allocates more than its input warrants.
//!
//! The bounds are in bytes a square or a move, a few times what the values need, so that another
//! layout passes and a runaway does not.

use allocation_counter::measure;
use ttt_core::{
    Board, Cell, LineCounts, MAX_SIDE, Mark, Refusal, Rules, Tracker, Verdict, for_each_line,
    lines, replay, scan,
};

/// The most bytes held at once while something runs.
fn most(run: impl FnOnce()) -> u64 {
    measure(run).bytes_max
}

fn largest() -> Rules {
    Rules::new(MAX_SIDE, MAX_SIDE, 5, Mark::X).expect("the rules are in range")
}

const SQUARES: u64 = 1 << 24;

#[test]
fn a_board_takes_at_most_half_a_byte_a_square() {
    let held = most(|| drop(Board::for_rules(&largest())));
    assert!(held <= SQUARES / 2, "{held}");
    let held = most(|| drop(Board::empty(1, 1)));
    assert!(held <= 64, "{held}");
    let held = most(|| drop(Board::empty(MAX_SIDE, 1)));
    assert!(held <= 64 * 1024, "{held}");
}

#[test]
fn reading_takes_no_more_than_the_board() {
    let text = ("X".repeat(4096) + "\n").repeat(4096);
    let held = most(|| assert!(text.parse::<Board>().is_ok()));
    assert!(held <= SQUARES / 2, "{held}");
}

#[test]
fn a_text_that_is_no_board_takes_nothing() {
    let texts = [
        "X\n".repeat(100_000),
        "X".repeat(100_000),
        "X".repeat(4096) + &"\n".repeat(4095),
        "X".repeat(4096) + &"\nX".repeat(4095),
        "\n".repeat(100_000),
    ];
    for text in texts {
        let held = most(|| assert!(text.parse::<Board>().is_err()));
        assert_eq!(held, 0, "{:?}", &text[..4]);
    }
}

/// The symbols are looked at last, when the board has been laid out already.
#[test]
fn a_bad_symbol_takes_no_more_than_the_board() {
    let text = ("X".repeat(4096) + "\n").repeat(4095) + &"x".repeat(4096);
    let held = most(|| assert!(text.parse::<Board>().is_err()));
    assert!(held <= SQUARES / 2, "{held}");
}

#[test]
fn scanning_takes_a_few_boards_at_most() {
    let board = Board::for_rules(&largest());
    let held = most(|| assert!(scan(&board, &largest()).is_ok()));
    assert!(held <= 2 * SQUARES, "{held}");
    let held = most(|| assert!(lines(&board, &largest()).is_ok()));
    assert!(held <= 2 * SQUARES, "{held}");
}

#[test]
fn scanning_a_small_board_takes_little() {
    let board = Board::from_rows(["XOX", "OXO", "OXO"]).expect("the rows make a board");
    let rules = Rules::classic(Mark::X);
    let held = most(|| assert!(scan(&board, &rules).is_ok()));
    assert!(held <= 256, "{held}");
}

#[test]
fn visiting_lines_takes_no_heap_on_a_small_board() {
    let board = Board::from_rows(["XXX", "XXO", "XOO"]).expect("the rows make a board");
    let rules = Rules::classic(Mark::X);
    let mut visited = 0;
    let held = most(|| for_each_line(&board, &rules, |_| visited += 1).expect("the size fits"));
    assert_eq!((visited, held), (3, 0));
}

#[test]
fn a_tracker_takes_at_most_two_bytes_a_square() {
    let held = most(|| drop(Tracker::new(largest())));
    assert!(held <= 2 * SQUARES, "{held}");
    let held = most(|| drop(Tracker::new(Rules::classic(Mark::X))));
    assert!(held <= 1024, "{held}");
}

#[test]
fn counts_take_16_bytes_a_row() {
    let held = most(|| drop(LineCounts::new(MAX_SIDE)));
    assert!(held <= 16 * 4096, "{held}");
    assert_eq!(most(|| drop(LineCounts::new(0))), 0);
    assert_eq!(most(|| drop(LineCounts::new(MAX_SIDE + 1))), 0);
}

/// The cells of the largest board in reading order, which win nothing before the last row.
fn reading_order() -> impl Iterator<Item = Cell> {
    (0..MAX_SIDE).flat_map(|row| (0..MAX_SIDE).map(move |col| Cell::new(row, col)))
}

fn largest_of_full_lines() -> Tracker {
    Tracker::new(Rules::square(MAX_SIDE, Mark::X).expect("the rules are in range"))
}

/// A move keeps its cell in the history, which grows by a small part of itself: in few steps, and
/// little room is left over after any.
#[test]
fn the_history_takes_4_bytes_a_move_and_little_more() {
    let mut game = largest_of_full_lines();
    let info = measure(|| {
        for cell in reading_order().take(200_000) {
            game.play(cell).expect("nobody wins");
        }
    });
    assert!(info.bytes_current <= 4 * 203_000, "{info:?}");
    assert!(info.count_total <= 300, "{info:?}");
}

#[test]
fn the_history_of_a_full_board_has_no_room_left() {
    let mut game = Tracker::new(Rules::new(30, 31, 31, Mark::X).expect("the rules are in range"));
    let info = measure(|| {
        for place in 0..930 {
            let cell = Cell::new(place / 31, place % 31);
            game.play(cell).expect("the marks of a row alternate");
        }
    });
    assert_eq!(game.verdict(), Verdict::Draw);
    assert_eq!(info.bytes_current, 4 * 930, "{info:?}");
}

#[test]
fn refusing_takes_nothing_when_the_history_is_full_either() {
    let mut game = largest_of_full_lines();
    for cell in reading_order().take(512) {
        game.play(cell).expect("nobody wins");
    }
    let info = measure(|| {
        let refused = game.play(Cell::new(0, 0));
        assert_eq!(refused, Err(Refusal::Occupied));
    });
    assert_eq!(info.count_total, 0, "{info:?}");
    let info = measure(|| {
        game.play(Cell::new(1, 0)).expect("nobody wins");
    });
    assert_eq!(info.count_total, 1, "{info:?}");
}

#[test]
fn a_move_takes_the_room_of_its_cell() {
    let mut game = Tracker::new(largest());
    let info = measure(|| {
        for col in (0..2000).map(|place| place * 2) {
            game.play(Cell::new(0, col)).expect("no five are in a row");
        }
    });
    assert!(info.bytes_max <= 4 * 3 * 2048, "{info:?}");
    assert!(info.count_total <= 16, "{info:?}");
}

#[test]
fn undoing_and_refusing_take_nothing() {
    let mut game = Tracker::new(largest());
    game.play(Cell::new(0, 0)).expect("the square is free");
    let info = measure(|| {
        for _ in 0..1000 {
            assert!(game.play(Cell::new(0, 0)).is_err());
            assert!(game.play(Cell::new(MAX_SIDE, 0)).is_err());
            assert!(game.play_as(Mark::X, Cell::new(1, 0)).is_err());
        }
        assert!(game.undo().is_ok());
        assert!(game.undo().is_err());
    });
    assert_eq!(info.count_total, 0, "{info:?}");
}

#[test]
fn a_refused_replay_takes_no_more_than_a_game() {
    let endless = std::iter::repeat((0, 0));
    let held = most(|| assert!(replay(endless, &Rules::classic(Mark::X)).is_err()));
    assert!(held <= 1024, "{held}");
}
