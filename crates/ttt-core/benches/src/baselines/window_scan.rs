//! The scan by windows.

use ttt_core::{Mark, Verdict};

/// A board as a list of rows of squares.
pub type Grid = Vec<Vec<Option<Mark>>>;

/// The squares that some rows of text show.
///
/// ```
/// use ttt_core::Mark;
///
/// assert_eq!(ttt_bench::baselines::grid(&["X."]), [[Some(Mark::X), None]]);
/// ```
#[must_use]
pub fn grid(rows: &[&str]) -> Grid {
    let square = |symbol| match symbol {
        b'X' => Some(Mark::X),
        b'O' => Some(Mark::O),
        _ => None,
    };
    let squares = |row: &&str| row.bytes().map(square).collect();
    rows.iter().map(squares).collect()
}

/// The verdict on any board: from each square on, in each of four directions, are the next k
/// squares on the board and of one mark?
///
/// Names the first winner that it meets, so it is exact where at most one player has lines.
///
/// ```
/// use ttt_bench::baselines::{grid, window_scan};
/// use ttt_core::Verdict;
///
/// assert_eq!(window_scan(&grid(&["X.O", "XO.", "X.."]), 2), Verdict::X);
/// ```
#[must_use]
pub fn window_scan(grid: &Grid, k: usize) -> Verdict {
    let mut blanks = false;
    for (row, squares) in grid.iter().enumerate() {
        for (col, square) in squares.iter().enumerate() {
            let Some(mark) = *square else {
                blanks = true;
                continue;
            };
            for step in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                if is_line(grid, (row, col), step, k) {
                    return mark.into();
                }
            }
        }
    }
    if blanks {
        Verdict::Pending
    } else {
        Verdict::Draw
    }
}

/// Whether k squares from one on, step by step, exist and carry its mark.
fn is_line(grid: &Grid, from: (usize, usize), step: (usize, isize), k: usize) -> bool {
    let place = |i: usize| {
        let row = from.0 + step.0 * i;
        let col = from.1.checked_add_signed(step.1 * i.cast_signed())?;
        Some((row, col))
    };
    let ends_on_the_board =
        place(k - 1).is_some_and(|(row, col)| row < grid.len() && col < grid[0].len());
    ends_on_the_board
        && (1..k).all(|i| place(i).is_some_and(|(row, col)| grid[row][col] == grid[from.0][from.1]))
}
