//! Pieces of our work alone, small enough for a machine that counts every instruction.

use std::hint::black_box;

use ttt_core::{Board, Cell, Mark, Rules, Tracker, scan};
use ttt_validate::validate;

use crate::{
    inputs::{self, Fill, Text},
    ours::{self, CLASSIC, full_lines},
};

/// A piece of work whose instructions are counted.
#[derive(Clone, Copy, Debug)]
pub struct Workload {
    /// What it is called in `instructions.json`.
    pub name: &'static str,
    /// How many items it does each time.
    pub items: u64,
    prepare: fn() -> Box<dyn FnMut()>,
}

impl Workload {
    /// Prepares the inputs, and does the work a number of times.
    pub fn run(&self, times: u64) {
        let mut work = (self.prepare)();
        for _ in 0..times {
            work();
        }
    }
}

/// The workload of this name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Workload> {
    ALL.iter().find(|workload| workload.name == name)
}

/// All of them.
pub const ALL: &[Workload] = &[
    workload("scan/text/3", BOARDS, || {
        over(inputs::all_three_by_three(1), |text| {
            ours::verdict(text.whole.parse(), CLASSIC)
        })
    }),
    workload("scan/text/100", 10_000, || {
        over(inputs::random(1, 100, Fill::TenthBlank), |text| {
            ours::verdict(text.whole.parse(), full_lines(100))
        })
    }),
    workload("scan/text/1000", 1_000_000, || {
        over(inputs::random(1, 1000, Fill::TenthBlank), |text| {
            ours::verdict(text.whole.parse(), full_lines(1000))
        })
    }),
    workload("scan/board/3", BOARDS, || {
        over(boards(&inputs::all_three_by_three(1)), |board| {
            scan(board, &CLASSIC)
        })
    }),
    workload("scan/board/19", 361, || {
        let rules = Rules::new(19, 19, 5, Mark::X).expect("in range");
        over(inputs::without_lines(1, rules), move |board| {
            scan(board, &rules)
        })
    }),
    workload("scan/board/1000", 1_000_000, || {
        over(boards(&inputs::random(1, 1000, Fill::Full)), |board| {
            scan(board, &full_lines(1000))
        })
    }),
    workload("perft/3", ours::PERFT_NODES, || {
        over(vec![()], |()| ours::perft(&mut Tracker::new(CLASSIC)))
    }),
    workload("track/1000", 1_000_000, || {
        over(inputs::games(1, full_lines(1000)), |moves| {
            ours::track(full_lines(1000), moves)
        })
    }),
    workload("track/1000/k=5", MOVES, || quiet(5)),
    workload("track/1000/k=50", MOVES, || quiet(50)),
    workload("track/1000/k=500", MOVES, || quiet(500)),
    workload("track/1000/k=5/growing", MOVES, || growing(5)),
    workload("track/1000/k=50/growing", MOVES, || growing(50)),
    workload("track/1000/k=500/growing", MOVES, || growing(500)),
    workload("line-counts/1000", 1_000_000, || {
        over(inputs::games(1, full_lines(1000)), |moves| {
            ours::count(1000, moves)
        })
    }),
    workload("validate/text/3", BOARDS, || {
        over(inputs::all_three_by_three(1), |text| {
            validate(text.board(), &CLASSIC).is_ok()
        })
    }),
    workload("validate/text/1000", 1_000_000, || {
        over(vec![inputs::balanced(1000, 6)], |text| {
            validate(text.board(), &full_lines(1000)).is_ok()
        })
    }),
    workload("witness/1000", 1, || {
        let position = validate(inputs::balanced(1000, 6).board(), &full_lines(1000));
        over(vec![position.expect("legal")], |position| {
            position.witness()
        })
    }),
];

/// All boards of 3×3.
const BOARDS: u64 = 19_683;

/// The moves of the long games.
const MOVES: u64 = 100_000;

const fn workload(name: &'static str, items: u64, prepare: fn() -> Box<dyn FnMut()>) -> Workload {
    Workload {
        name,
        items,
        prepare,
    }
}

fn over<I: 'static, A>(inputs: Vec<I>, answer: impl Fn(&I) -> A + 'static) -> Box<dyn FnMut()> {
    Box::new(move || {
        for input in &inputs {
            black_box(answer(black_box(input)));
        }
    })
}

fn boards(texts: &[Text]) -> Vec<Board> {
    texts.iter().map(Text::board).collect()
}

fn shorter_lines(k: u16) -> Rules {
    Rules::new(1000, 1000, k, Mark::X).expect("in range")
}

/// The same moves at each k.
fn quiet(k: u16) -> Box<dyn FnMut()> {
    over(vec![inputs::quiet(100, 1000)], move |moves| {
        ours::track(shorter_lines(k), moves)
    })
}

/// Each move makes a run one longer, until it is one short of a line: X in the even rows and O in
/// the odd ones.
fn growing(k: u16) -> Box<dyn FnMut()> {
    let row = |row| {
        let cols = (0..1000).filter(move |col| col % k != k - 1);
        cols.map(move |col| Cell::new(row, col))
    };
    let pairs = (0..1000)
        .step_by(2)
        .flat_map(|even| row(even).zip(row(even + 1)));
    let cells = pairs.flat_map(|(x, o)| [x, o]);
    let cells: Vec<Cell> = cells.zip(0..MOVES).map(|(cell, _)| cell).collect();
    over(vec![cells], move |moves| {
        ours::track(shorter_lines(k), moves)
    })
}
