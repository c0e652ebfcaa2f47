//! Programs in any language, spoken to by the wire protocol.

mod conversation;
mod lines;
mod program;
mod reply;
mod tail;

use std::{
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use self::conversation::Conversation;
pub use self::program::{Program, ProgramError};
use crate::{Ask, Implementation, Misbehaviour, MisbehaviourKind, Question, Reply};

/// The longest line that is read from a program, in bytes: 16 MiB.
///
/// Every answer of the corpus needs far less, but a witness of more than about 1.3 million moves
/// does not fit. Without a limit a program could fill the memory.
///
/// ```
/// assert_eq!(ttt_conformance::REPLY_LIMIT, 16 * 1024 * 1024);
/// ```
pub const REPLY_LIMIT: usize = 16 << 20;

/// After how many misbehaviours in a row a program is not asked any more.
///
/// One bad case may have sixteen variants, so the number is above that; each may take a whole
/// timeout, so it is not far above.
///
/// ```
/// assert!(ttt_conformance::GIVE_UP_AFTER > 16);
/// ```
pub const GIVE_UP_AFTER: usize = 32;

/// How a program is spoken to.
///
/// ```
/// use std::time::Duration;
/// use ttt_conformance::ForeignOptions;
///
/// let patient = ForeignOptions { timeout: Duration::from_secs(60), ..ForeignOptions::default() };
/// assert_eq!(patient.jobs, 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForeignOptions {
    /// How long a program has for its hello, for each reply, and to stop at the end.
    pub timeout: Duration,
    /// How many copies run at the same time; 0 counts as 1.
    pub jobs: usize,
}

impl Default for ForeignOptions {
    /// Ten seconds, one copy.
    fn default() -> Self {
        Self {
            timeout: Duration::from_secs(10),
            jobs: 1,
        }
    }
}

/// An implementation that is a program: copies of it run as child processes.
///
/// It is asked one question at a time and copy. A copy that breaches the protocol is killed
/// with its children, and the next question goes to a new copy; after [`GIVE_UP_AFTER`]
/// breaches in a row no more questions are asked.
///
/// ```no_run
/// use ttt_conformance::{Foreign, ForeignOptions, Implementation, Program};
///
/// let program = Program::new("python3", ["main.py"]);
/// let foreign = Foreign::start(program, ForeignOptions::default())?.named("mine");
/// assert_eq!(foreign.name(), "mine");
/// # Ok::<(), ttt_conformance::Misbehaviour>(())
/// ```
#[derive(Debug)]
pub struct Foreign {
    name: String,
    asks: Vec<Ask>,
    program: Program,
    options: ForeignOptions,
    pool: Mutex<Pool>,
    returned: Condvar,
}

/// The copies of a program.
#[derive(Debug, Default)]
struct Pool {
    idle: Vec<Conversation>,
    /// How many copies are there, idle or not.
    running: usize,
    /// How many questions in a row were misbehaved on.
    in_a_row: usize,
}

impl Foreign {
    /// Starts the first copy of a program and waits for its hello.
    ///
    /// # Errors
    /// When it cannot be started, or does anything but say hello in the one version of the
    /// protocol.
    ///
    /// ```
    /// use ttt_conformance::{Foreign, ForeignOptions, Program};
    ///
    /// let program = Program::new("/no/such/program", [""; 0]);
    /// let error = Foreign::start(program, ForeignOptions::default()).unwrap_err();
    /// assert_eq!(error.kind.code(), "not-started");
    /// ```
    pub fn start(program: Program, options: ForeignOptions) -> Result<Self, Misbehaviour> {
        let (conversation, hello) = Conversation::start(&program, options.timeout)?;
        Ok(Self {
            name: hello.name,
            asks: hello.asks,
            program,
            options,
            pool: Mutex::new(Pool {
                idle: vec![conversation],
                running: 1,
                in_a_row: 0,
            }),
            returned: Condvar::new(),
        })
    }

    /// The same program under another name than its hello gave.
    ///
    /// ```no_run
    /// # use ttt_conformance::{Foreign, ForeignOptions, Implementation, Program};
    /// let program = Program::new("./mine", [""; 0]);
    /// let mine = Foreign::start(program, ForeignOptions::default())?.named("mine");
    /// assert_eq!(mine.name(), "mine");
    /// # Ok::<(), ttt_conformance::Misbehaviour>(())
    /// ```
    #[must_use]
    pub fn named(mut self, name: impl Into<String>) -> Self {
        self.name = name.into();
        self
    }

    /// A copy to ask: an idle one, a new one, or the next to come back.
    fn take(&self) -> Result<Conversation, Misbehaviour> {
        let mut pool = self.pool();
        loop {
            if pool.in_a_row >= GIVE_UP_AFTER {
                let after = GIVE_UP_AFTER;
                return Err(MisbehaviourKind::GivenUp { after }.silent());
            }
            if let Some(conversation) = pool.idle.pop() {
                return Ok(conversation);
            }
            if pool.running < self.options.jobs.max(1) {
                pool.running += 1;
                break;
            }
            pool = self
                .returned
                .wait(pool)
                .unwrap_or_else(PoisonError::into_inner);
        }
        drop(pool);
        match Conversation::start(&self.program, self.options.timeout) {
            Ok((conversation, _)) => Ok(conversation),
            Err(misbehaviour) => {
                self.lose();
                Err(misbehaviour)
            }
        }
    }

    fn give_back(&self, conversation: Conversation) {
        let mut pool = self.pool();
        pool.idle.push(conversation);
        pool.in_a_row = 0;
        drop(pool);
        self.returned.notify_one();
    }

    /// Notes that a copy is gone because it misbehaved.
    fn lose(&self) {
        let mut pool = self.pool();
        pool.running -= 1;
        pool.in_a_row += 1;
        drop(pool);
        self.returned.notify_all();
    }

    fn pool(&self) -> MutexGuard<'_, Pool> {
        self.pool.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ask(&self, question: &Question) -> Result<Reply, Misbehaviour> {
        let mut conversation = self.take()?;
        match conversation.ask(question) {
            Ok(reply) => {
                self.give_back(conversation);
                Ok(reply)
            }
            Err(kind) => {
                let misbehaviour = conversation.kill(kind);
                self.lose();
                Err(misbehaviour)
            }
        }
    }
}

impl Implementation for Foreign {
    fn name(&self) -> &str {
        &self.name
    }

    /// What the program's hello lists.
    fn asks(&self) -> &[Ask] {
        &self.asks
    }

    fn answer(&self, question: &Question) -> Reply {
        let ask = question.ask();
        if !self.asks.contains(&ask) {
            return Reply::Skip(format!("the program's hello does not list {ask}"));
        }
        self.ask(question).unwrap_or_else(Reply::Misbehaved)
    }

    fn finish(&self) -> Vec<Misbehaviour> {
        let idle = std::mem::take(&mut self.pool().idle);
        idle.into_iter()
            .filter_map(|conversation| conversation.finish().err())
            .collect()
    }
}
