//! All boards of a size, numbered.

use ttt_core::{Board, Cell, Mark, Rules};

/// How many boards of a size there are: each square is blank, X or O.
pub(super) fn count(rows: u16, cols: u16) -> u64 {
    3_u64.pow(u32::from(rows) * u32::from(cols))
}

/// The cells of a board in reading order.
pub(super) fn cells(rules: &Rules) -> impl Iterator<Item = Cell> + use<> {
    let (rows, cols) = (rules.rows(), rules.cols());
    (0..rows).flat_map(move |row| (0..cols).map(move |col| Cell::new(row, col)))
}

/// The digit of a square in base 3.
pub(super) const fn digit(square: Option<Mark>) -> u64 {
    match square {
        None => 0,
        Some(Mark::X) => 1,
        Some(Mark::O) => 2,
    }
}

/// The squares of a numbered board, in reading order.
pub(super) fn squares(rules: &Rules, number: u64) -> impl Iterator<Item = (Cell, Option<Mark>)> {
    let mut rest = number;
    cells(rules).map(move |cell| {
        let square = match rest % 3 {
            0 => None,
            1 => Some(Mark::X),
            _ => Some(Mark::O),
        };
        rest /= 3;
        (cell, square)
    })
}

/// The board of a number.
pub(super) fn board(rules: &Rules, number: u64) -> Board {
    let mut board = Board::for_rules(rules);
    for (cell, square) in squares(rules, number) {
        if let Some(mark) = square {
            board.put(cell, mark);
        }
    }
    board
}

/// The number of a board.
pub(super) fn number(rules: &Rules, board: &Board) -> u64 {
    let mut weight = 1;
    cells(rules)
        .map(|cell| {
            let value = digit(board.get(cell)) * weight;
            weight *= 3;
            value
        })
        .sum()
}
