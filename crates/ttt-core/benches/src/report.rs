//! What was measured.

use serde::Serialize;

use crate::Reach;

/// A row of the table, measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// What the row is called by filters.
    pub id: String,
    /// What was done.
    pub what: String,
    /// What the nanoseconds are counted for.
    pub item: &'static str,
    /// Our times.
    pub ours: Times,
    /// The baseline's times, and how many times faster ours is.
    pub baseline: Option<Comparison>,
    /// The limit's times; how many times faster ours is stays below 1.
    pub limit: Option<Comparison>,
    /// The marks, as text.
    pub reach: Vec<String>,
    /// The marks that were not reached.
    pub missed: Vec<String>,
}

impl Report {
    /// Judges the row by its marks.
    pub(crate) fn judged(mut self, reach: &[Reach]) -> Self {
        let text = |marks: Vec<&Reach>| marks.iter().map(ToString::to_string).collect();
        self.missed = text(
            reach
                .iter()
                .filter(|mark| !mark.is_reached(&self))
                .collect(),
        );
        self.reach = text(reach.iter().collect());
        self
    }
}

/// Nanoseconds for an item.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Times {
    /// In the best round.
    pub best: f64,
    /// In the middle round.
    pub median: f64,
}

impl Times {
    /// The best and the median of some rounds.
    ///
    /// # Panics
    /// When there is no round.
    #[must_use]
    pub fn of(rounds: &[f64]) -> Self {
        let mut sorted = rounds.to_vec();
        sorted.sort_by(f64::total_cmp);
        Self {
            best: sorted[0],
            median: sorted[sorted.len() / 2],
        }
    }
}

/// The times of another contender beside ours.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// What the contender is called.
    pub name: &'static str,
    /// Its times.
    pub times: Times,
    /// Its time as a multiple of ours: the median over the rounds, each of which timed both.
    pub ratio: f64,
    /// Its best time as a multiple of our best.
    pub best_ratio: f64,
}

impl Comparison {
    /// Compares a contender's rounds with ours.
    ///
    /// # Panics
    /// When there is no round.
    #[must_use]
    pub fn of(name: &'static str, rounds: &[f64], ours: &[f64]) -> Self {
        let ratios: Vec<f64> = rounds
            .iter()
            .zip(ours)
            .map(|(theirs, ours)| theirs / ours)
            .collect();
        let times = Times::of(rounds);
        Self {
            name,
            times,
            ratio: Times::of(&ratios).median,
            best_ratio: times.best / Times::of(ours).best,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Comparison, Times};

    #[test]
    fn best_and_median() {
        let times = Times::of(&[3.0, 1.0, 2.0, 9.0, 8.0]);
        assert_eq!(
            times,
            Times {
                best: 1.0,
                median: 3.0
            }
        );
    }

    #[test]
    fn ratios_are_those_within_a_round() {
        // The host slowed down threefold in the second round and for the baseline alone in the
        // last.
        let comparison = Comparison::of("other", &[20.0, 60.0, 80.0], &[10.0, 30.0, 10.0]);
        assert!((comparison.ratio - 2.0).abs() < 1e-9);
        assert!((comparison.best_ratio - 2.0).abs() < 1e-9);
        assert!((comparison.times.median - 60.0).abs() < 1e-9);
    }
}
