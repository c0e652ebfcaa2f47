//! Measures memory by counting what the allocator hands out, and prints the figures as JSON.

use std::hint::black_box;

use allocation_counter::measure;
use serde::Serialize;
use ttt_bench::{
    inputs,
    ours::{self, CLASSIC, full_lines},
};
use ttt_core::{Board, Cell, LineCounts, Mark, Rules, Tracker, scan};

/// What was measured, and the mark.
#[derive(Serialize)]
struct Figure {
    what: &'static str,
    unit: &'static str,
    found: u64,
    most: u64,
}

fn main() -> serde_json::Result<()> {
    let empty = Board::for_rules(&CLASSIC);
    let lines_of_five = Rules::new(1000, 1000, 5, Mark::X).expect("in range");
    let figures = [
        bytes("Tracker, n = k = 1000, no move", 300_000, || {
            Tracker::new(full_lines(1000))
        }),
        beyond_moves(
            "Tracker, n = k = 1000, beyond 4 bytes a move",
            300_000,
            full_lines(1000),
        ),
        bytes("Tracker, n = 1000, k = 5, no move", 1_300_000, || {
            Tracker::new(lines_of_five)
        }),
        beyond_moves(
            "Tracker, n = 1000, k = 5, beyond 4 bytes a move",
            1_300_000,
            lines_of_five,
        ),
        bytes("LineCounts, n = 1000", 16_000, || {
            LineCounts::new(1000).expect("in range")
        }),
        allocations("scan of rows, n = 3", || {
            ours::verdict(Board::from_rows(["XO.", ".XO", "O.X"]), CLASSIC)
        }),
        allocations("scan of one string, n = 3", || {
            ours::verdict("XO.\n.XO\nO.X".parse(), CLASSIC)
        }),
        allocations("scan of a board, n = 3", || scan(&empty, &CLASSIC)),
    ];
    println!("{}", serde_json::to_string_pretty(&figures)?);
    Ok(())
}

/// The bytes that a value holds on the heap, with those that it is itself.
fn bytes<T>(what: &'static str, most: u64, make: impl Fn() -> T) -> Figure {
    Figure {
        what,
        unit: "bytes",
        found: held(make),
        most,
    }
}

fn held<T>(make: impl Fn() -> T) -> u64 {
    let mut value = None;
    let on_the_heap = measure(|| value = Some(make())).bytes_current;
    drop(black_box(value));
    on_the_heap.cast_unsigned() + size_of::<T>() as u64
}

/// The most that a tracker holds beyond four bytes for each move, at lengths just before and after
/// those where a list that doubles would double, and at the end of a quiet game.
fn beyond_moves(what: &'static str, most: u64, rules: Rules) -> Figure {
    let moves = quiet_game();
    let lengths = [
        1,
        2,
        100,
        1 << 16,
        (1 << 16) + 1,
        1 << 19,
        (1 << 19) + 1,
        moves.len(),
    ];
    let beyond = |&length: &usize| {
        let held = held(|| {
            let mut game = Tracker::new(rules);
            for &cell in &moves[..length] {
                game.play(cell).expect("a quiet game");
            }
            game
        });
        held.saturating_sub(4 * length as u64)
    };
    let found = lengths.iter().map(beyond).max();
    Figure {
        what,
        unit: "bytes",
        found: found.expect("there are lengths"),
        most,
    }
}

/// A game over all squares but the last in which no run grows longer than two.
fn quiet_game() -> Vec<Cell> {
    let mut moves = inputs::quiet(1000, 1000);
    moves.pop();
    moves
}

/// How many times memory was asked for; the mark is not at all.
fn allocations<T>(what: &'static str, work: impl Fn() -> T) -> Figure {
    let counted = measure(|| {
        black_box(work());
    });
    Figure {
        what,
        unit: "allocations",
        found: counted.count_total,
        most: 0,
    }
}
