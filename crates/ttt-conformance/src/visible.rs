//! Foreign text, made fit to be shown.

/// How many characters of a line are shown.
const SHOWN: usize = 200;

/// The text with everything that would not print, or would steer a terminal, escaped.
pub(crate) fn visible(text: &str) -> String {
    text.chars()
        .flat_map(|c| {
            let plain = matches!(c, '"' | '\'' | '\\');
            let escaped = (!plain).then(|| c.escape_debug());
            plain
                .then_some(c)
                .into_iter()
                .chain(escaped.into_iter().flatten())
        })
        .collect()
}

/// The same on several lines.
pub(crate) fn visible_lines(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(visible).collect();
    lines.join("\n")
}

/// The beginning of a line, visible.
pub(crate) fn excerpt(line: &str) -> String {
    match line.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", visible(&line[..end])),
        None => visible(line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_terminal_is_escaped_and_quotes_are_not() {
        assert_eq!(visible("{\"é\": '\\'}"), "{\"é\": '\\'}");
        assert_eq!(visible("\u{1b}[2J\u{202e}\t"), "\\u{1b}[2J\\u{202e}\\t");
    }

    #[test]
    fn lines_stay_lines() {
        assert_eq!(visible_lines("a\r\nb\u{7}\n"), "a\nb\\u{7}");
    }

    #[test]
    fn an_excerpt_is_cut_between_characters() {
        assert_eq!(excerpt(&"é".repeat(SHOWN)), "é".repeat(SHOWN));
        assert_eq!(excerpt(&"é".repeat(SHOWN + 1)), "é".repeat(SHOWN) + "…");
    }
}
