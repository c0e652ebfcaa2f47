//! One running copy of a program, and what is said to it.

use std::{
    io::Write,
    process::{ChildStdin, ExitStatus},
    sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel},
    thread,
    time::{Duration, Instant},
};

use process_wrap::std::ChildWrapper;
use serde::Serialize;

use super::{
    Program, REPLY_LIMIT,
    lines::{Event, read_lines},
    reply::{self, Hello},
    tail::Tail,
};
use crate::{Misbehaviour, MisbehaviourKind as Kind, Question, Reply, visible::excerpt};

/// How long a program whose pipes broke has to end, so that its exit status can be told.
const GRACE: Duration = Duration::from_secs(1);

/// How long the rest of a line is waited for of which the beginning has come.
const REST: Duration = Duration::from_secs(1);

/// A running copy of a program.
#[derive(Debug)]
pub(super) struct Conversation {
    child: Box<dyn ChildWrapper>,
    events: Receiver<Event>,
    input: Option<SyncSender<Vec<u8>>>,
    stderr: Tail,
    timeout: Duration,
    /// The ids of the questions, in rising order.
    ids: Vec<i64>,
}

/// A line that asks.
#[derive(Serialize)]
struct Asking<'a> {
    id: i64,
    question: &'a Question,
}

impl Conversation {
    /// Starts a program and waits for its hello.
    pub(super) fn start(
        program: &Program,
        timeout: Duration,
    ) -> Result<(Self, Hello), Misbehaviour> {
        let child = program.spawn().map_err(|error| {
            let why = error.to_string();
            Kind::NotStarted { why }.silent()
        })?;
        let mut conversation = Self::with(child, timeout);
        match conversation.hello() {
            Ok(hello) => Ok((conversation, hello)),
            Err(kind) => Err(conversation.kill(kind)),
        }
    }

    fn with(mut child: Box<dyn ChildWrapper>, timeout: Duration) -> Self {
        let piped = "the program was started with pipes";
        let stdin = child.stdin().take().expect(piped);
        let stdout = child.stdout().take().expect(piped);
        let stderr = Tail::of(child.stderr().take().expect(piped));
        // Room for one event: a program that floods us has to wait like any writer to a pipe.
        let (events, received) = sync_channel(1);
        let (input, lines) = sync_channel(1);
        let broken = events.clone();
        thread::spawn(move || write_lines(stdin, &lines, &broken));
        thread::spawn(move || read_lines(stdout, REPLY_LIMIT, &events));
        Self {
            child,
            events: received,
            input: Some(input),
            stderr,
            timeout,
            ids: Vec::new(),
        }
    }

    fn hello(&mut self) -> Result<Hello, Kind> {
        self.send(br#"{"hello":{"protocol":1}}"#.to_vec());
        let (line, more) = self.line()?;
        let hello = reply::hello(&line)?;
        if more {
            Err(self.next_unasked())
        } else {
            Ok(hello)
        }
    }

    /// Asks a question and waits for the reply.
    pub(super) fn ask(&mut self, question: &Question) -> Result<Reply, Kind> {
        match self.events.try_recv() {
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => return Err(self.ended(Kind::ClosedOutput)),
            Ok(event) => return Err(self.unasked(event)),
        }
        let id = self.next_id();
        let asking = Asking { id, question };
        self.send(serde_json::to_vec(&asking).expect("a question is plain data"));
        let (line, more) = self.line()?;
        let reply = self.reply(&line, id)?;
        if more {
            Err(self.next_unasked())
        } else {
            Ok(reply)
        }
    }

    /// Ends the input and waits for the program to stop.
    pub(super) fn finish(mut self) -> Result<(), Misbehaviour> {
        self.input = None;
        let end = Instant::now() + self.timeout;
        let timeout = self.timeout;
        let kind = loop {
            match self
                .events
                .recv_timeout(end.saturating_duration_since(Instant::now()))
            {
                Err(RecvTimeoutError::Timeout) => break Some(Kind::DidNotStop { timeout }),
                Err(RecvTimeoutError::Disconnected) | Ok(Event::End) => break None,
                Ok(Event::InputClosed) => {}
                Ok(event) => break Some(self.unasked(event)),
            }
        };
        let kind = kind.or_else(|| match self.exit(end) {
            None => Some(Kind::DidNotStop { timeout }),
            Some(status) if status.success() => None,
            Some(status) => Some(Kind::FailedAtEnd { how: how(status) }),
        });
        match kind {
            Some(kind) => Err(self.kill(kind)),
            None => Ok(()),
        }
    }

    /// Kills the program with its children, and gathers its last words.
    pub(super) fn kill(self, kind: Kind) -> Misbehaviour {
        let stderr = self.stderr.clone();
        drop(self);
        Misbehaviour {
            kind,
            stderr: stderr.text(),
        }
    }

    /// An id that a program cannot know before it has read the question: the steps between ids
    /// are irregular, so a reply that was written beforehand gives itself away.
    fn next_id(&mut self) -> i64 {
        let last = self.ids.last().copied().unwrap_or_default();
        let mixed = (last + 1)
            .unsigned_abs()
            .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let id = last + 1 + (mixed >> 58).cast_signed();
        self.ids.push(id);
        id
    }

    fn send(&self, mut line: Vec<u8>) {
        line.push(b'\n');
        if let Some(input) = &self.input {
            // When the writer is gone it has said why, as an event.
            let _ = input.send(line);
        }
    }

    /// The next line that is due, and whether there is already more.
    fn line(&mut self) -> Result<(String, bool), Kind> {
        let timeout = self.timeout;
        match self.events.recv_timeout(timeout) {
            Ok(Event::Line { text, more }) => Ok((text, more)),
            Ok(event) => Err(self.fault(event)),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended(Kind::ClosedOutput)),
            // A child of a program that has ended may hold its output open.
            Err(RecvTimeoutError::Timeout) => match self.exit(Instant::now()) {
                Some(status) => Err(Kind::Exited { how: how(status) }),
                None => Err(Kind::NoReply { timeout }),
            },
        }
    }

    fn reply(&self, line: &str, expected: i64) -> Result<Reply, Kind> {
        let (found, reply) = match reply::reply(line) {
            Ok(found) => found,
            Err(kind) => match reply::unknown_answer(line) {
                Some((id, kind)) => (id, Reply::Misbehaved(kind.silent())),
                None => return Err(kind),
            },
        };
        let before = self.ids.len().checked_sub(2).map(|index| self.ids[index]);
        if found == expected {
            Ok(reply)
        } else if before == Some(found) {
            Err(Kind::AnsweredTwice { id: found })
        } else if self.ids.binary_search(&found).is_ok() {
            Err(Kind::OutOfOrder { expected, found })
        } else {
            Err(Kind::WrongId { expected, found })
        }
    }

    /// What the line is that follows a reply although nothing was asked.
    fn next_unasked(&mut self) -> Kind {
        match self.events.recv_timeout(REST) {
            Ok(event) => self.unasked(event),
            Err(_) => Kind::Unasked {
                line: "unfinished".to_owned(),
            },
        }
    }

    /// What an event is while no question is open.
    fn unasked(&mut self, event: Event) -> Kind {
        match event {
            Event::Line { text, .. } => match self.ids.last() {
                Some(&id) if reply::id(&text) == Some(id) => Kind::AnsweredTwice { id },
                _ => Kind::Unasked {
                    line: excerpt(&text),
                },
            },
            event => self.fault(event),
        }
    }

    /// What an event is that is no line.
    fn fault(&mut self, event: Event) -> Kind {
        match event {
            Event::Line { text, .. } => Kind::Unasked {
                line: excerpt(&text),
            },
            Event::NotUtf8(at) => Kind::NotUtf8 { at },
            Event::TooLong => Kind::LineTooLong { limit: REPLY_LIMIT },
            Event::End => self.ended(Kind::ClosedOutput),
            Event::InputClosed => self.ended(Kind::ClosedInput),
        }
    }

    /// A pipe broke: either the program has ended, or it is another fault.
    fn ended(&mut self, otherwise: Kind) -> Kind {
        match self.exit(Instant::now() + GRACE) {
            Some(status) => Kind::Exited { how: how(status) },
            None => otherwise,
        }
    }

    /// The exit status of the program, waited for until a time.
    fn exit(&mut self, until: Instant) -> Option<ExitStatus> {
        loop {
            // A failure to ask is no sign of life; the program is killed in any case.
            if let Some(status) = self.child.try_wait().ok()? {
                return Some(status);
            }
            if Instant::now() >= until {
                return None;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Drop for Conversation {
    /// No copy, and no child of one, outlives its conversation.
    fn drop(&mut self) {
        // Of a group whose last process has ended there is nothing to kill.
        let _ = self.child.start_kill();
        let _ = self.child.wait();
    }
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<Vec<u8>>, broken: &SyncSender<Event>) {
    for line in lines {
        if stdin.write_all(&line).and_then(|()| stdin.flush()).is_err() {
            // Whoever listens may have gone; then nobody needs to know.
            let _ = broken.send(Event::InputClosed);
            return;
        }
    }
}

/// How a program ended, in words.
fn how(status: ExitStatus) -> String {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return format!("signal {signal}");
    }
    match status.code() {
        Some(code) => format!("status {code}"),
        None => status.to_string(),
    }
}
