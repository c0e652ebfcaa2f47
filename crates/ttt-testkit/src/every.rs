//! All boards and rules of a small size.

use ttt_core::{Board, Cell, Mark, Rules};

/// All boards of a size: 3 to the power of its squares.
///
/// # Panics
/// When the size makes no board, or one of more than 16 squares.
///
/// ```
/// assert_eq!(ttt_testkit::every_board(2, 2).count(), 81);
/// ```
pub fn every_board(rows: u16, cols: u16) -> impl Iterator<Item = Board> {
    let blank = Board::empty(rows, cols).expect("the sides make a board");
    let squares = blank.squares();
    assert!(squares <= 16, "{squares} squares make too many boards");
    (0..3_u32.pow(squares)).map(move |mut number| {
        let mut board = blank.clone();
        for row in 0..rows {
            for col in 0..cols {
                match number % 3 {
                    0 => {}
                    1 => board.put(Cell::new(row, col), Mark::X),
                    _ => board.put(Cell::new(row, col), Mark::O),
                }
                number /= 3;
            }
        }
        board
    })
}

/// All rules of a size: every `k`, both first players.
///
/// # Panics
/// When the size makes no board.
///
/// ```
/// assert_eq!(ttt_testkit::every_rules(2, 3).count(), 6);
/// ```
pub fn every_rules(rows: u16, cols: u16) -> impl Iterator<Item = Rules> {
    (1..=rows.max(cols)).flat_map(move |k| {
        Mark::BOTH.map(|first| Rules::new(rows, cols, k, first).expect("the sides make a board"))
    })
}
