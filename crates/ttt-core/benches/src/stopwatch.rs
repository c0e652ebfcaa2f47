//! The time that was spent on the work.

use std::time::Duration;

/// Counts the time that this thread has been running, which is the work's alone; on systems that
/// do not tell it, the time on the clock, which is also that of whatever else the machine does.
#[derive(Debug)]
pub(crate) struct Stopwatch(Time);

impl Stopwatch {
    pub(crate) fn start() -> Self {
        Self(now())
    }

    pub(crate) fn elapsed(&self) -> Duration {
        since(self.0)
    }
}

#[cfg(unix)]
type Time = Duration;

#[cfg(unix)]
fn now() -> Duration {
    nix::time::clock_gettime(nix::time::ClockId::CLOCK_THREAD_CPUTIME_ID)
        .expect("every Unix knows the time of a thread")
        .into()
}

#[cfg(unix)]
fn since(start: Duration) -> Duration {
    now().saturating_sub(start)
}

#[cfg(not(unix))]
type Time = std::time::Instant;

#[cfg(not(unix))]
fn now() -> Time {
    Time::now()
}

#[cfg(not(unix))]
fn since(start: Time) -> Duration {
    start.elapsed()
}
