//! Cost against the size of the board, for `cargo xtask bench --plot`.
//!
//! A row's id is what is done and n: `scan/16`.

use std::{cell::RefCell, io, rc::Rc};

use ttt_bench::{
    Row, Work,
    baselines::{Grid, counting_scan, window_scan},
    inputs::{self, Fill, Text},
    ours::{self, full_lines},
};
use ttt_core::{Board, Cell, Tracker, Verdict};
use ttt_validate::validate;

const SIZES: [u16; 13] = [3, 4, 6, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096];

fn main() -> io::Result<()> {
    let rows: Vec<Row> = [scanning, tracking, validating]
        .into_iter()
        .flat_map(|row| SIZES.map(row))
        .collect();
    ttt_bench::run(&rows)
}

/// As many boards as make a good mix, and no more than fit into memory with ease.
fn boards(n: u16) -> usize {
    let squares = usize::from(n) * usize::from(n);
    (4_000_000 / squares).clamp(1, 400)
}

fn scanning(n: u16) -> Row {
    Row::new(format!("scan/{n}"), "scan of text", "board", move || {
        let plain = |text: &Text| counting_scan(text.rows);
        let ours = move |text: &Text| ours::verdict(Board::from_rows(text.rows), full_lines(n));
        let texts = inputs::random(boards(n), n.into(), Fill::Full);
        Work::new(texts, 1, ours, plain).baseline("counting scan", plain)
    })
}

fn tracking(n: u16) -> Row {
    let what = "a move and taking it back";
    Row::new(format!("track/{n}"), what, "move", move || {
        let (game, blanks) = half_played(n);
        let grid = Rc::new(RefCell::new(grid(&game)));
        let mark = game.side_to_move();
        let game = RefCell::new(game);
        let ours = move |&cell: &Cell| {
            let mut game = game.borrow_mut();
            let verdict = game.play(cell).expect("a blank square");
            game.undo().expect("a move was made just now");
            verdict.winner()
        };
        let plain = move |cell: &Cell| {
            let mut grid = grid.borrow_mut();
            let (row, col) = (usize::from(cell.row), usize::from(cell.col));
            grid[row][col] = Some(mark);
            let verdict = window_scan(&grid, n.into());
            grid[row][col] = None;
            verdict.winner()
        };
        Work::new(blanks, 1, ours, plain.clone()).baseline("scan after each move", plain)
    })
}

/// A game without a line on half the squares, and some of the blank ones.
fn half_played(n: u16) -> (Tracker, Vec<Cell>) {
    let rules = full_lines(n);
    let mut game = Tracker::new(rules);
    let mut cells = inputs::games(1, rules).remove(0).into_iter();
    let half = usize::from(n) * usize::from(n) / 2;
    for cell in cells.by_ref() {
        if game.play(cell).is_ok_and(Verdict::is_over) {
            game.undo().expect("a move was made just now");
        }
        if game.history().len() == half {
            break;
        }
    }
    let blanks: Vec<Cell> = cells.take(16).collect();
    (game, blanks)
}

fn grid(game: &Tracker) -> Grid {
    let rules = game.rules();
    let square = |row, col| game.board().get(Cell::new(row, col));
    let row = |row| (0..rules.cols()).map(|col| square(row, col)).collect();
    (0..rules.rows()).map(row).collect()
}

fn validating(n: u16) -> Row {
    Row::new(
        format!("validate/{n}"),
        "validate from text",
        "board",
        move || {
            let plain = |text: &Text| counting_scan(text.rows) == Verdict::Draw;
            let ours = move |text: &Text| {
                let position = validate(text.board(), &full_lines(n));
                position.is_ok_and(|position| position.verdict() == Verdict::Draw)
            };
            let texts = (0..).map(|seed| inputs::balanced(n.into(), seed));
            let texts = texts.filter(plain).take(boards(n)).collect();
            Work::new(texts, 1, ours, plain).baseline("counting scan", plain)
        },
    )
}
