//! The counting scan.

use ttt_core::{Mark, Verdict};

/// The verdict on an n × n board with k = n: one pass that keeps a signed count for each row and
/// column and the two diagonals, and returns at the first that is full.
///
/// # Panics
/// When there are 2^31 rows or more.
///
/// ```
/// use ttt_bench::baselines::counting_scan;
/// use ttt_core::Verdict;
///
/// assert_eq!(counting_scan(&["O.X", ".XO", "X.O"]), Verdict::X);
/// ```
#[must_use]
pub fn counting_scan(rows: &[&str]) -> Verdict {
    let n = rows.len();
    let full = i32::try_from(n).expect("no board is so large");
    let mut row_counts = vec![0; n];
    let mut col_counts = vec![0; n];
    let mut diagonal = 0;
    let mut anti_diagonal = 0;
    let mut blanks = false;
    for (row, text) in rows.iter().enumerate() {
        for (col, symbol) in text.bytes().enumerate() {
            let (mark, sign) = match symbol {
                b'X' => (Mark::X, 1),
                b'O' => (Mark::O, -1),
                _ => {
                    blanks = true;
                    continue;
                }
            };
            row_counts[row] += sign;
            col_counts[col] += sign;
            if row == col {
                diagonal += sign;
            }
            if row + col == n - 1 {
                anti_diagonal += sign;
            }
            let full = full * sign;
            if row_counts[row] == full
                || col_counts[col] == full
                || diagonal == full
                || anti_diagonal == full
            {
                return mark.into();
            }
        }
    }
    if blanks {
        Verdict::Pending
    } else {
        Verdict::Draw
    }
}
