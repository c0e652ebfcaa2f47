//! The mark that a row is to reach.

use std::fmt;

use crate::Report;

/// A mark to reach.
///
/// Ratios are judged by the median of the rounds, in each of which the contenders were timed one
/// after another; nanoseconds by the best round, since other work on the machine only ever adds
/// to them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reach {
    /// At least so many times faster than the baseline.
    Faster(f64),
    /// At most so many times the baseline's time.
    OfBaseline(f64),
    /// At most so many times the limit's time.
    OfLimit(f64),
    /// At most so many nanoseconds an item.
    Nanoseconds(f64),
}

impl Reach {
    /// Whether a row's figures are at or past the mark; never so where there is nothing to
    /// compare with.
    #[must_use]
    pub fn is_reached(self, row: &Report) -> bool {
        let faster = row.baseline.as_ref().map(|baseline| baseline.ratio);
        let of_limit = row.limit.as_ref().map(|limit| 1.0 / limit.ratio);
        match self {
            Self::Faster(least) => faster.is_some_and(|ratio| ratio >= least),
            Self::OfBaseline(most) => faster.is_some_and(|ratio| 1.0 / ratio <= most),
            Self::OfLimit(most) => of_limit.is_some_and(|ratio| ratio <= most),
            Self::Nanoseconds(most) => row.ours.best <= most,
        }
    }
}

impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Faster(least) => write!(f, "≥ {least} × faster"),
            Self::OfBaseline(most) => write!(f, "≤ {most} × the baseline"),
            Self::OfLimit(most) => write!(f, "≤ {most} × the limit"),
            Self::Nanoseconds(most) => write!(f, "≤ {most} ns"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Reach;
    use crate::{Comparison, Report, Times};

    /// Ours takes 10 ns, the baseline 50, the limit 4.
    fn row() -> Report {
        let compared = |time| Comparison::of("other", &[time], &[10.0]);
        Report {
            id: "scan/3".to_owned(),
            what: "scan".to_owned(),
            item: "board",
            ours: Times::of(&[10.0]),
            baseline: Some(compared(50.0)),
            limit: Some(compared(4.0)),
            reach: Vec::new(),
            missed: Vec::new(),
        }
    }

    #[test]
    fn a_mark_is_reached_up_to_its_figure() {
        let reached = |mark: Reach| mark.is_reached(&row());
        assert!(reached(Reach::Faster(5.0)) && !reached(Reach::Faster(5.1)));
        assert!(reached(Reach::OfBaseline(0.2)) && !reached(Reach::OfBaseline(0.19)));
        assert!(reached(Reach::OfLimit(2.5)) && !reached(Reach::OfLimit(2.4)));
        assert!(reached(Reach::Nanoseconds(10.0)) && !reached(Reach::Nanoseconds(9.9)));
    }

    #[test]
    fn a_ratio_to_nothing_is_not_reached() {
        let alone = Report {
            baseline: None,
            limit: None,
            ..row()
        };
        assert!(!Reach::Faster(0.0).is_reached(&alone));
        assert!(!Reach::OfLimit(1e9).is_reached(&alone));
    }

    #[test]
    fn a_row_names_the_marks_that_it_misses() {
        let judged = row().judged(&[Reach::Faster(40.0), Reach::OfLimit(3.5)]);
        assert_eq!(judged.reach, ["≥ 40 × faster", "≤ 3.5 × the limit"]);
        assert_eq!(judged.missed, ["≥ 40 × faster"]);
    }
}
