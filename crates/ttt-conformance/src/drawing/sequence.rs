//! Long lists and texts, in part.

/// Up to how many elements are shown in full.
const FULL: usize = 40;
/// How many are shown at either end of more than that.
const END: usize = 15;
/// Up to how many characters of a row are shown in full.
const ROW: usize = 60;

/// The elements as texts; where they are many, those at the ends, and between them a text that
/// says how many are left out.
pub(crate) fn abbreviated<T>(
    elements: impl ExactSizeIterator<Item = T>,
    text: impl Fn(T) -> String,
    more: impl Fn(usize) -> String,
) -> Vec<String> {
    let len = elements.len();
    let mut texts = Vec::with_capacity(len.min(FULL));
    for (at, element) in elements.enumerate() {
        if len <= FULL || at < END || at >= len - END {
            texts.push(text(element));
        } else if at == END {
            texts.push(more(len - 2 * END));
        }
    }
    texts
}

/// A numbered list, one element a line.
pub(crate) fn listed(len: usize, text: impl Fn(usize) -> String) -> String {
    if len == 0 {
        return "(none)".to_owned();
    }
    let width = (len - 1).to_string().len();
    let line = |at| format!("{at:>width$} {}", text(at));
    let more = |count| format!("{:>width$} ({count} more)", "…");
    abbreviated(0..len, line, more).join("\n")
}

/// A row in quotes, everything but plain ASCII escaped; of a long one the beginning.
pub(super) fn quoted(row: &str) -> String {
    let len = row.chars().count();
    let shown: String = row
        .chars()
        .take(ROW)
        .flat_map(char::escape_default)
        .collect();
    if len <= ROW {
        format!("\"{shown}\"")
    } else {
        format!("\"{shown}\"… ({} characters more)", len - ROW)
    }
}

#[cfg(test)]
mod tests {
    use super::{listed, quoted};

    #[test]
    fn a_list_is_shown_in_full_up_to_forty_elements() {
        assert_eq!(listed(40, |at| at.to_string()).lines().count(), 40);
        let long = listed(41, |at| format!("#{at}"));
        let lines: Vec<&str> = long.lines().collect();
        assert_eq!(lines.len(), 31);
        assert_eq!(lines[14..17], ["14 #14", " … (11 more)", "26 #26"]);
    }

    #[test]
    fn hostile_rows_are_escaped() {
        assert_eq!(
            quoted("X\t\"\u{feff}\u{202e}"),
            r#""X\t\"\u{feff}\u{202e}""#
        );
        assert_eq!(quoted("X ."), "\"X .\"");
    }

    #[test]
    fn a_long_row_says_how_much_is_left_out() {
        let row = "X".repeat(65);
        assert_eq!(
            quoted(&row),
            format!("\"{}\"… (5 characters more)", "X".repeat(60))
        );
    }
}
