//! Jobs on all processors.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// Does all jobs, as many at once as there are processors; the results are in the jobs' order.
pub(super) fn each<J: Sync, R: Send>(jobs: &[J], work: impl Fn(&J) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(job) = jobs.get(index) else {
                return done;
            };
            done.push((index, work(job)));
        }
    };
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let mut results: Vec<(usize, R)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..processors.min(jobs.len()))
            .map(|_| scope.spawn(worker))
            .collect();
        let join = |thread: thread::ScopedJoinHandle<'_, _>| thread.join().expect("a job panicked");
        threads.into_iter().flat_map(join).collect()
    });
    results.sort_unstable_by_key(|&(index, _)| index);
    results.into_iter().map(|(_, result)| result).collect()
}
