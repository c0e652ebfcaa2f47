//! Whatever is called, a tracker shows what a fresh scan of its board finds, and undoing all
//! leads back to the start.
//!
//! The input: rows, columns and `k` (each less one, folded into range), the first player, then
//! three bytes a call: what (0 to 9 play, 10 and 11 play as X or O, 12 to 15 undo), row, column.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ttt_core::{Cell, LineCounts, Mark, Rules, Tracker, Verdict};
use ttt_testkit::{Call, make, plain_verdict};

fuzz_target!(|input: &[u8]| {
    let [rows, cols, k, first, calls @ ..] = input else {
        return;
    };
    let [rows, cols] = [rows, cols].map(|&side| 1 + u16::from(side) % 140);
    let k = 1 + u16::from(*k) % rows.max(cols);
    let first = Mark::BOTH[usize::from(first % 2)];
    let rules = Rules::new(rows, cols, k, first).expect("all are folded into range");
    let mut game = Tracker::new(rules);
    // Large boards are not looked at after every call.
    let stride = 1 + usize::from(rows) * usize::from(cols) / 256;
    for (number, call) in calls.chunks_exact(3).enumerate() {
        let before = game.clone();
        if make(&mut game, decode(call)).is_err() {
            assert!(game == before);
        }
        if number.is_multiple_of(stride) || game.verdict().is_over() {
            assert_eq!(game.verdict(), plain_verdict(game.board(), &rules));
        }
    }
    assert_eq!(game.verdict(), plain_verdict(game.board(), &rules));
    agrees_with_counts(&game);
    while game.undo().is_ok() {}
    assert!(game == Tracker::new(rules));
});

fn decode(call: &[u8]) -> Call {
    let cell = Cell::new(call[1].into(), call[2].into());
    match call[0] % 16 {
        0..10 => Call::Play(cell),
        10 => Call::PlayAs(Mark::X, cell),
        11 => Call::PlayAs(Mark::O, cell),
        _ => Call::Undo,
    }
}

/// Where full lines win, the sums alone tell the same winner.
fn agrees_with_counts(game: &Tracker) {
    let rules = game.rules();
    if rules.rows() != rules.cols() || rules.k() != rules.rows() {
        return;
    }
    let mut counts = LineCounts::new(rules.k()).expect("the side is in range");
    let mut winner = None;
    let mut mark = rules.first();
    for &cell in game.history() {
        winner = counts.play(cell, mark);
        mark = mark.other();
    }
    assert_eq!(winner, game.verdict().winner());
    assert_eq!(
        game.verdict() == Verdict::Pending,
        winner.is_none() && !game.board().is_full()
    );
}
