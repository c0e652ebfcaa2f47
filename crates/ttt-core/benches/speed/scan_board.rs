//! From a built board to the verdict.

use ttt_bench::{
    Reach, Row, Work,
    baselines::{Grid, counting_scan, grid, window_scan},
    inputs::{self, Fill, Text},
    ours::{CLASSIC, full_lines},
};
use ttt_core::{Board, Mark, Rules, Verdict, scan};

/// The rows of this file.
pub(crate) fn rows() -> Vec<Row> {
    vec![
        three_by_three(),
        go_board(),
        large(
            "scan/board/1000/full",
            "scan of a board, n = k = 1000, full",
            || inputs::random(16, 1000, Fill::Full),
        )
        .reach(Reach::Faster(30.0)),
        large(
            "scan/board/1000/near-miss",
            "scan of a board, n = k = 1000, near misses",
            || inputs::near_misses(16, 1000),
        )
        .reach(Reach::Faster(15.0)),
    ]
}

fn three_by_three() -> Row {
    let what = "scan of a board, n = 3, all boards";
    Row::new("scan/board/3", what, "board", || {
        let plain = |(text, _): &(Text, Board)| counting_scan(text.rows);
        let with_board = |text: Text| (text, text.board());
        let inputs = inputs::all_three_by_three(inputs::ORDERS);
        let inputs = inputs.into_iter().map(with_board).collect();
        let ours = |(_, board): &(Text, Board)| verdict(board, CLASSIC);
        Work::new(inputs, 1, ours, plain).baseline("counting scan", plain)
    })
    .reach(Reach::Nanoseconds(7.0))
}

fn go_board() -> Row {
    let what = "scan of a board, 19×19, k = 5, no line";
    Row::new("scan/board/19", what, "square", || {
        let rules = Rules::new(19, 19, 5, Mark::X).expect("in range");
        against_windows(inputs::without_lines(400, rules), rules)
    })
    .reach(Reach::Faster(20.0))
}

fn large(id: &'static str, what: &'static str, texts: fn() -> Vec<Text>) -> Row {
    Row::new(id, what, "square", move || {
        let rules = full_lines(1000);
        against_windows(texts().iter().map(Text::board).collect(), rules)
    })
}

fn against_windows(boards: Vec<Board>, rules: Rules) -> Work<(Board, Grid), Verdict> {
    let squares = u64::from(rules.rows()) * u64::from(rules.cols());
    let k = usize::from(rules.k());
    let windows = move |(_, grid): &(Board, Grid)| window_scan(grid, k);
    let with_grid = |board: Board| {
        let rows: Vec<String> = board.to_rows().collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        (board, grid(&rows))
    };
    let inputs = boards.into_iter().map(with_grid).collect();
    let ours = move |(board, _): &(Board, Grid)| verdict(board, rules);
    Work::new(inputs, squares, ours, windows).baseline("window scan", windows)
}

fn verdict(board: &Board, rules: Rules) -> Verdict {
    scan(board, &rules).expect("of the rules' size")
}
