//! Lines of a limited length.

use std::io::{self, BufRead, ErrorKind};

/// What was read.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line within the limit, without its end.
    Whole,
    /// A longer line, which was passed over.
    TooLong {
        /// Its length in bytes, without its end.
        found: usize,
    },
    /// Nothing is left.
    End,
}

/// Reads the next line into `text`, which never holds more than `limit` bytes. A last line
/// without an end is a line.
pub(super) fn next_line(
    input: &mut impl BufRead,
    text: &mut Vec<u8>,
    limit: usize,
) -> io::Result<Line> {
    text.clear();
    let mut found = 0;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() && found == 0 {
            return Ok(Line::End);
        }
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = end.unwrap_or(chunk.len());
        let is_last = end.is_some() || chunk.is_empty();
        found += part;
        if found <= limit {
            text.extend_from_slice(&chunk[..part]);
        }
        input.consume(part + usize::from(end.is_some()));
        if is_last {
            return Ok(if found <= limit {
                Line::Whole
            } else {
                Line::TooLong { found }
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::{Line, next_line};

    /// All lines of a text that is read in chunks of so many bytes.
    fn lines(text: &str, chunk: usize, limit: usize) -> Vec<(Line, String)> {
        let mut input = BufReader::with_capacity(chunk, text.as_bytes());
        let mut lines = Vec::new();
        loop {
            let mut text = Vec::new();
            let line = next_line(&mut input, &mut text, limit).expect("memory can be read");
            assert!(text.len() <= limit, "{} bytes are held", text.len());
            if line == Line::End {
                return lines;
            }
            let text = String::from_utf8(text).expect("the text is ASCII");
            lines.push((line, text));
        }
    }

    #[test]
    fn lines_are_the_same_in_chunks_of_any_size() {
        for chunk in 1..20 {
            let whole = |text: &str| (Line::Whole, text.to_owned());
            assert_eq!(
                lines("one\n\nthree\nno end", chunk, 6),
                [whole("one"), whole(""), whole("three"), whole("no end")],
                "in chunks of {chunk}"
            );
        }
    }

    #[test]
    fn a_line_past_the_limit_is_passed_over_and_the_next_is_read() {
        for chunk in 1..20 {
            let lines = lines("12345\n123456\nnext", chunk, 5);
            let kinds: Vec<_> = lines.iter().map(|(line, _)| line).collect();
            assert_eq!(
                kinds,
                [&Line::Whole, &Line::TooLong { found: 6 }, &Line::Whole],
                "in chunks of {chunk}"
            );
            assert_eq!(lines[2].1, "next");
        }
    }
}
