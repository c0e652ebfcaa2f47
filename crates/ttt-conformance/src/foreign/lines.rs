//! Lines from a program that may write anything.

use std::{
    io::{BufRead, BufReader, Read},
    sync::mpsc::SyncSender,
};

/// What happens on the pipes to a program.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// It wrote a line.
    Line {
        /// The line without its end.
        text: String,
        /// Whether it had already written more when the line was read.
        more: bool,
    },
    /// It wrote a line that is not UTF-8, from that byte on.
    NotUtf8(usize),
    /// It wrote more than the limit without a line end.
    TooLong,
    /// Its output has ended.
    End,
    /// It does not read its input any more.
    InputClosed,
}

/// Reads lines and sends them on until the stream ends or a line is too long to go on.
///
/// No more than `limit` bytes and one buffer are held.
pub(super) fn read_lines(stream: impl Read, limit: usize, events: &SyncSender<Event>) {
    let mut stream = BufReader::with_capacity(1 << 16, stream);
    let mut line = Vec::new();
    loop {
        let (found, used, more) = match stream.fill_buf() {
            Ok([]) | Err(_) => break,
            Ok(buffer) => {
                if let Some(end) = buffer.iter().position(|&byte| byte == b'\n') {
                    line.extend_from_slice(&buffer[..end]);
                    (true, end + 1, end + 1 < buffer.len())
                } else {
                    line.extend_from_slice(buffer);
                    (false, buffer.len(), false)
                }
            }
        };
        stream.consume(used);
        if line.len() > limit {
            // Whoever listens may have gone; then nobody needs to know.
            let _ = events.send(Event::TooLong);
            return;
        }
        if found && events.send(event(std::mem::take(&mut line), more)).is_err() {
            return;
        }
    }
    if !line.is_empty() && events.send(event(line, false)).is_err() {
        return;
    }
    let _ = events.send(Event::End);
}

fn event(mut line: Vec<u8>, more: bool) -> Event {
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    match String::from_utf8(line) {
        Ok(text) => Event::Line { text, more },
        Err(error) => Event::NotUtf8(error.utf8_error().valid_up_to()),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn events(bytes: &[u8], limit: usize) -> Vec<Event> {
        let (sender, receiver) = mpsc::sync_channel(16);
        read_lines(bytes, limit, &sender);
        drop(sender);
        receiver.into_iter().collect()
    }

    fn line(text: &str, more: bool) -> Event {
        let text = text.to_owned();
        Event::Line { text, more }
    }

    #[test]
    fn lines_come_without_their_ends() {
        let found = events(b"one\ntwo\r\nthree", 5);
        assert_eq!(
            found,
            [
                line("one", true),
                line("two", true),
                line("three", false),
                Event::End
            ]
        );
    }

    #[test]
    fn the_last_line_has_nothing_behind_it() {
        assert_eq!(events(b"one\n", 3), [line("one", false), Event::End]);
    }

    #[test]
    fn a_line_past_the_limit_ends_the_reading() {
        assert_eq!(
            events(b"12345\n123456\n1", 5),
            [line("12345", true), Event::TooLong]
        );
    }

    #[test]
    fn a_line_that_is_not_utf8_names_its_byte() {
        assert_eq!(events(b"ab\xff\n", 5), [Event::NotUtf8(2), Event::End]);
    }

    #[test]
    fn no_more_than_the_limit_and_a_buffer_is_held_of_an_endless_line() {
        let mut taken = 0_u64;
        let endless = std::io::repeat(b' ').take(1 << 30);
        let counted = Counted {
            inner: endless,
            taken: &mut taken,
        };
        let (sender, receiver) = mpsc::sync_channel(1);
        read_lines(counted, 1 << 20, &sender);
        assert_eq!(receiver.recv(), Ok(Event::TooLong));
        assert!(
            taken <= (1 << 20) + 2 * (1 << 16),
            "{taken} bytes were read"
        );
    }

    struct Counted<'a, R> {
        inner: R,
        taken: &'a mut u64,
    }

    impl<R: Read> Read for Counted<'_, R> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let len = self.inner.read(buffer)?;
            *self.taken += len as u64;
            Ok(len)
        }
    }
}
