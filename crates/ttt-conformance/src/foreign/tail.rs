//! The end of what a program writes to its standard error.

use std::{
    collections::VecDeque,
    io::Read,
    sync::{Arc, Condvar, Mutex, PoisonError},
    thread,
    time::Duration,
};

/// How much is kept, in bytes: a traceback of usual length.
const KEPT: usize = 2048;

/// How long the last words of a dead program are waited for.
const GRACE: Duration = Duration::from_millis(500);

/// Reads a stream to its end on a thread of its own, so that the writer never waits, and keeps
/// only the end of it.
#[derive(Clone, Debug)]
pub(super) struct Tail(Arc<(Mutex<State>, Condvar)>);

#[derive(Debug, Default)]
struct State {
    bytes: VecDeque<u8>,
    cut: bool,
    ended: bool,
}

impl Tail {
    pub(super) fn of(mut stream: impl Read + Send + 'static) -> Self {
        let tail = Self(Arc::default());
        let writer = tail.clone();
        thread::spawn(move || {
            let mut buffer = [0; 8192];
            while let Ok(len @ 1..) = stream.read(&mut buffer) {
                writer.push(&buffer[..len]);
            }
            writer.end();
        });
        tail
    }

    fn push(&self, bytes: &[u8]) {
        let mut state = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.bytes.extend(bytes);
        let excess = state.bytes.len().saturating_sub(KEPT);
        state.bytes.drain(..excess);
        state.cut |= excess > 0;
    }

    fn end(&self) {
        let mut state = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.ended = true;
        self.0.1.notify_all();
    }

    /// The end of the text; waits a little for a dead program's last words to arrive.
    pub(super) fn text(&self) -> String {
        let (state, changed) = &*self.0;
        let state = state.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut state, _) = changed
            .wait_timeout_while(state, GRACE, |state| !state.ended)
            .unwrap_or_else(PoisonError::into_inner);
        let cut = if state.cut { "… " } else { "" };
        let text = String::from_utf8_lossy(state.bytes.make_contiguous());
        format!("{cut}{}", text.trim())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_text_is_kept_whole() {
        assert_eq!(Tail::of("one\ntwo\n".as_bytes()).text(), "one\ntwo");
    }

    #[test]
    fn of_a_long_text_only_the_end_is_kept() {
        let long = format!("{}end", "-".repeat(3 * KEPT));
        let text = Tail::of(std::io::Cursor::new(long)).text();
        assert_eq!(text, format!("… {}end", "-".repeat(KEPT - 3)));
    }
}
