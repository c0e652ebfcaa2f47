//! Built 3×3 boards.

use bitboard_xo::{XOBoard, XOToken, XOTokenWinState};
use ttt_bench::{Reach, Row, Work, inputs, ours::CLASSIC};
use ttt_core::{Board, Cell, Mark, Verdict, lines, scan};

/// The rows of this file.
pub(crate) fn rows() -> Vec<Row> {
    let what = "scan of a board, n = 3, all boards but those where both have a line";
    let row = Row::new("scan/board/3/bitboard_xo", what, "board", || {
        let boards = inputs::all_three_by_three(inputs::ORDERS);
        let boards = boards.iter().map(ttt_bench::inputs::Text::board);
        // Where both have a line, the two crates name different winners.
        let boards = boards.filter(|board| !both_have_lines(board));
        let inputs = boards.map(|board| (theirs(&board), board)).collect();
        let ours = |(_, board): &(XOBoard, Board)| scan(board, &CLASSIC).expect("3×3");
        let other = |(board, _): &(XOBoard, Board)| verdict(board.evaluate_winner());
        Work::new(inputs, 1, ours, other).baseline("bitboard_xo", other)
    });
    vec![row.reach(Reach::Nanoseconds(7.0)).reach(Reach::Faster(1.0))]
}

fn both_have_lines(board: &Board) -> bool {
    let lines = lines(board, &CLASSIC).expect("3×3");
    let has = |mark| lines.iter().any(|line| line.mark() == mark);
    has(Mark::X) && has(Mark::O)
}

fn theirs(board: &Board) -> XOBoard {
    let mut squares = [None; 9];
    for (i, square) in (0_u16..).zip(&mut squares) {
        *square = board.get(Cell::new(i / 3, i % 3)).map(|mark| match mark {
            Mark::X => XOToken::X,
            Mark::O => XOToken::O,
        });
    }
    XOBoard::from_maybe_token_array(squares)
}

/// The verdict in our words.
pub(crate) fn verdict(state: Option<XOTokenWinState>) -> Verdict {
    match state {
        Some(XOTokenWinState::X) => Verdict::X,
        Some(XOTokenWinState::O) => Verdict::O,
        Some(XOTokenWinState::Stale) => Verdict::Draw,
        None => Verdict::Pending,
    }
}
