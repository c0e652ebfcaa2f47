//! A grid of characters with its rulers.

/// Up to how many rows or columns are drawn in full.
const FULL: u16 = 30;
/// How many are drawn at either end of more than that.
const END: u16 = 14;

/// Draws a grid with the numbers of its rows at the left and of its columns above, these with
/// their digits one below the other.
pub(super) fn grid(rows: u16, cols: u16, symbol: impl Fn(u16, u16) -> char) -> String {
    let label = digits(rows - 1);
    let mut lines = Vec::new();
    for power in (0..digits(cols - 1)).rev() {
        let line = " ".repeat(label) + &spaced(cols, |col| digit(col, power));
        lines.push(line.trim_end().to_owned());
    }
    for row in shown(rows) {
        lines.push(match row {
            Some(row) => format!("{row:>label$}{}", spaced(cols, |col| symbol(row, col))),
            None => format!("{:>label$}", "…"),
        });
    }
    lines.join("\n")
}

/// The characters of the columns that are drawn, a blank before each.
fn spaced(cols: u16, character: impl Fn(u16) -> char) -> String {
    let of = |col: Option<u16>| [' ', col.map_or('…', &character)];
    shown(cols).flat_map(of).collect()
}

/// The indices that are drawn, in order; `None` stands for those that are left out.
fn shown(len: u16) -> impl Iterator<Item = Option<u16>> {
    let (head, tail) = if len > FULL {
        (END, len - END)
    } else {
        (len, len)
    };
    let gap = (head < tail).then_some(None);
    (0..head).map(Some).chain(gap).chain((tail..len).map(Some))
}

/// How many decimal digits a number has.
fn digits(number: u16) -> usize {
    number.checked_ilog10().map_or(1, |log| log as usize + 1)
}

/// The digit of a number at a power of ten, blank in front of its first.
fn digit(number: u16, power: usize) -> char {
    let text = number.to_string();
    let at = text.len().checked_sub(power + 1);
    at.map_or(' ', |at| char::from(text.as_bytes()[at]))
}

#[cfg(test)]
mod tests {
    use super::grid;

    #[test]
    fn column_numbers_stand_upright() {
        assert_eq!(
            grid(1, 12, |_, col| if col == 10 { 'X' } else { '.' }),
            "                      1 1\n  \
             0 1 2 3 4 5 6 7 8 9 0 1\n\
             0 . . . . . . . . . . X ."
        );
    }

    #[test]
    fn a_large_grid_is_drawn_at_its_ends() {
        let drawing = grid(31, 1, |row, _| if row < 20 { 'X' } else { 'O' });
        let lines: Vec<&str> = drawing.lines().collect();
        assert_eq!(lines.len(), 1 + 14 + 1 + 14);
        assert_eq!(
            [
                lines[0], lines[1], lines[14], lines[15], lines[16], lines[29]
            ],
            ["   0", " 0 X", "13 X", " …", "17 X", "30 O"]
        );
    }

    #[test]
    fn thirty_rows_are_drawn_in_full() {
        assert_eq!(grid(30, 1, |_, _| '.').lines().count(), 31);
    }

    #[test]
    fn a_gap_between_columns_shows_in_every_row() {
        let drawing = grid(1, 4096, |_, _| '.');
        let lines: Vec<&str> = drawing.lines().collect();
        assert_eq!(lines.len(), 5);
        assert!(
            lines[0].ends_with(" … 4 4 4 4 4 4 4 4 4 4 4 4 4 4"),
            "{drawing}"
        );
        assert!(
            lines[3].ends_with(" 2 3 … 2 3 4 5 6 7 8 9 0 1 2 3 4 5"),
            "{drawing}"
        );
        assert!(lines[4].starts_with("0 . . "), "{drawing}");
        assert!(
            drawing.lines().all(|line| !line.ends_with(' ')),
            "{drawing}"
        );
    }
}
