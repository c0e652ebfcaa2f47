//! One way of doing a piece of work.

use std::{fmt, hint::black_box, rc::Rc, time::Duration};

use crate::stopwatch::Stopwatch;

/// Passes over fewer items than this are short beside the clock's own cost.
const ITEMS_WORTH_A_PASS: u64 = 5_000;

/// One way of doing a piece of work, ready to be timed.
///
/// Its inputs are taken in turns, so that no single one can be learnt by heart by the branch
/// predictor.
pub struct Contender {
    name: &'static str,
    items: u64,
    pass: Box<dyn FnMut()>,
}

impl Contender {
    /// A contender that answers each input in turn; every input holds `items` items.
    pub fn new<I: 'static, A>(
        name: &'static str,
        inputs: &Rc<[I]>,
        items: u64,
        answer: impl Fn(&I) -> A + 'static,
    ) -> Self {
        let a_pass = usize::try_from(ITEMS_WORTH_A_PASS.div_ceil(items))
            .unwrap_or(usize::MAX)
            .min(inputs.len());
        let inputs = Rc::clone(inputs);
        let mut next = 0;
        let pass = move || {
            if next + a_pass > inputs.len() {
                next = 0;
            }
            for input in &inputs[next..next + a_pass] {
                black_box(answer(black_box(input)));
            }
            next += a_pass;
        };
        Self {
            name,
            items: items * a_pass as u64,
            pass: Box::new(pass),
        }
    }

    /// What the table calls it.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The time that a number of passes take.
    pub fn passes(&mut self, passes: u64) -> Duration {
        let start = Stopwatch::start();
        for _ in 0..passes {
            (self.pass)();
        }
        start.elapsed()
    }

    /// Twice as many passes again and again until they take a time together: how many the last
    /// were, and the time that they took. Short passes so share the cost of reading the clock,
    /// and come upon warm caches.
    pub fn passes_for(&mut self, time: Duration, first: u64) -> (u64, Duration) {
        let mut passes = first;
        let mut total = Duration::ZERO;
        loop {
            let elapsed = self.passes(passes);
            total += elapsed;
            if total >= time {
                return (passes, elapsed);
            }
            passes *= 2;
        }
    }

    /// What a number of passes took, in nanoseconds for each item.
    #[must_use]
    #[expect(
        clippy::cast_precision_loss,
        reason = "no run lasts for the 104 days after which nanoseconds lose their last digit"
    )]
    pub fn nanoseconds(&self, elapsed: Duration, passes: u64) -> f64 {
        elapsed.as_nanos() as f64 / (passes * self.items) as f64
    }
}

impl fmt::Debug for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Contender")
            .field("name", &self.name)
            .field("items", &self.items)
            .finish_non_exhaustive()
    }
}
