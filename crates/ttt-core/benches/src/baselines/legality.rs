//! The 3×3 legality test.

/// Whether a 3×3 board can occur in a legal game that X begins.
///
/// ```
/// use ttt_bench::baselines::is_legal;
///
/// assert!(is_legal(&["XOX", "O.O", "XOX"]));
/// assert!(!is_legal(&["XXX", "...", "OOO"]));
/// ```
#[must_use]
pub fn is_legal(rows: &[&str; 3]) -> bool {
    let count = |mark| {
        rows.iter()
            .flat_map(|row| row.bytes())
            .filter(|&symbol| symbol == mark)
            .count()
    };
    let (x, o) = (count(b'X'), count(b'O'));
    if x != o && x != o + 1 {
        return false;
    }
    if has_line(rows, b'X') && x != o + 1 {
        return false;
    }
    !(has_line(rows, b'O') && x != o)
}

fn has_line(rows: &[&str; 3], mark: u8) -> bool {
    let at = |row: usize, col: usize| rows[row].as_bytes()[col] == mark;
    for i in 0..3 {
        if (at(i, 0) && at(i, 1) && at(i, 2)) || (at(0, i) && at(1, i) && at(2, i)) {
            return true;
        }
    }
    (at(0, 0) && at(1, 1) && at(2, 2)) || (at(0, 2) && at(1, 1) && at(2, 0))
}
