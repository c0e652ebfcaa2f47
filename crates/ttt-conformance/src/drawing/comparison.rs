//! An expected answer and what came instead, side by side.

use crate::{Answer, Reply};

/// The widest that the left column gets, in characters.
const WIDTH: usize = 48;
/// How many rows are shown at most, and how many of them before the first difference.
const ROWS: usize = 40;
const BEFORE: usize = 5;

/// Sets the expected answer and a reply side by side, as JSON, one element of a list a row; `≠`
/// marks the rows that differ.
///
/// ```
/// use ttt_conformance::{Answer, Reply, ViolationCode, drawing};
///
/// let expected = Answer::Illegal(vec![ViolationCode::MoveCount, ViolationCode::BothWon]);
/// let actual = Answer::Illegal(vec![ViolationCode::MoveCount]);
/// assert_eq!(
///     drawing::comparison(&expected, &Reply::Answer(actual)),
///     "  expected          actual\n  \
///        {\"legal\":false,   {\"legal\":false,\n   \
///         \"violations\":[    \"violations\":[\n\
///      ≠   \"move-count\",     \"move-count\"]}\n\
///      ≠   \"both-won\"]}",
/// );
/// ```
#[must_use]
pub fn comparison(expected: &Answer, actual: &Reply) -> String {
    let left = rows(expected);
    let right = match actual {
        Reply::Answer(answer) => rows(answer),
        Reply::Skip(why) => vec![format!("skipped: {}", why.escape_debug())],
        Reply::Error(why) => vec![format!("error: {}", why.escape_debug())],
        Reply::Misbehaved(why) => vec![format!("misbehaved: {}", why.to_string().escape_debug())],
    };
    let len = left.len().max(right.len());
    let at = |rows: &[String], row: usize| rows.get(row).cloned().unwrap_or_default();
    let first = (0..len).find(|&row| at(&left, row) != at(&right, row));
    let start = if len > ROWS {
        first.unwrap_or(0).saturating_sub(BEFORE)
    } else {
        0
    };
    let end = len.min(start + ROWS);
    let shown: Vec<[String; 2]> = (start..end)
        .map(|row| [at(&left, row), at(&right, row)])
        .collect();
    let title = ["expected".to_owned(), "actual".to_owned()];
    let all = std::iter::once(&title).chain(&shown);
    let width = all.clone().map(|[left, _]| left.chars().count()).max();
    let width = width.unwrap_or(0).min(WIDTH);
    let mut lines: Vec<String> = all.map(|pair| line(pair, width)).collect();
    if start > 0 {
        lines.insert(1, format!("  … ({start} rows before)"));
    }
    if end < len {
        lines.push(format!("  … ({} rows after)", len - end));
    }
    lines.join("\n")
}

/// A row of the table.
fn line([left, right]: &[String; 2], width: usize) -> String {
    let is_title = left == "expected";
    let sign = if left == right || is_title {
        ' '
    } else {
        '≠'
    };
    let (left, right) = (fitted(left, width), fitted(right, WIDTH));
    format!("{sign} {left:<width$}   {right}")
        .trim_end()
        .to_owned()
}

/// A text of at most so many characters.
fn fitted(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let start: String = text.chars().take(width - 1).collect();
    start + "…"
}

/// An answer's JSON; of a list each element on a line of its own.
fn rows(answer: &Answer) -> Vec<String> {
    match answer {
        Answer::Lines(lines) => list("{\"lines\":[", lines.iter().map(to_json)),
        Answer::Returns(returns) => list("{\"returns\":[", returns.iter().map(to_json)),
        Answer::Moves(moves) => list("{\"moves\":[", moves.iter().map(to_json)),
        Answer::Illegal(violations) => {
            let mut rows = list(" \"violations\":[", violations.iter().map(to_json));
            rows.insert(0, "{\"legal\":false,".to_owned());
            rows
        }
        Answer::Verdict(_)
        | Answer::Refused(_)
        | Answer::Legal
        | Answer::BadRules(_)
        | Answer::Malformed(_) => vec![to_json(answer)],
    }
}

fn list(start: &str, elements: impl ExactSizeIterator<Item = String>) -> Vec<String> {
    let mut rows = vec![start.to_owned()];
    let last = elements.len().checked_sub(1);
    rows.extend(elements.enumerate().map(|(at, element)| {
        let end = if Some(at) == last { "]}" } else { "," };
        format!("  {element}{end}")
    }));
    if last.is_none() {
        rows[0].push_str("]}");
    }
    rows
}

fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("an answer is plain data")
}

#[cfg(test)]
mod tests {
    use ttt_core::Verdict;

    use super::comparison;
    use crate::{Answer, RefusalCode, Reply, Return};

    #[test]
    fn one_value_is_one_row() {
        let expected = Answer::Verdict(Verdict::X);
        assert_eq!(
            comparison(&expected, &Answer::Verdict(Verdict::O).into()),
            "  expected          actual\n\
             ≠ {\"verdict\":\"X\"}   {\"verdict\":\"O\"}"
        );
        assert_eq!(
            comparison(&expected, &Reply::Skip("too\nlarge".to_owned())),
            "  expected          actual\n\
             ≠ {\"verdict\":\"X\"}   skipped: too\\nlarge"
        );
    }

    #[test]
    fn a_long_list_is_shown_around_its_first_difference() {
        let mut returns = vec![Return::Verdict(Verdict::Pending); 100];
        let expected = Answer::Returns(returns.clone());
        returns[60] = Return::Refused(RefusalCode::Occupied);
        let text = comparison(&expected, &Answer::Returns(returns).into());
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 1 + 1 + 40 + 1);
        assert_eq!(lines[1], "  … (56 rows before)");
        assert_eq!(
            lines[7],
            "≠   \"Pending\",   \"occupied\",".replacen("   \"occ", "     \"occ", 1)
        );
        assert_eq!(lines[42], "  … (5 rows after)");
    }

    #[test]
    fn an_empty_list_is_one_row() {
        let text = comparison(&Answer::Lines(vec![]), &Answer::Returns(vec![]).into());
        assert_eq!(
            text,
            "  expected       actual\n≠ {\"lines\":[]}   {\"returns\":[]}"
        );
    }
}
