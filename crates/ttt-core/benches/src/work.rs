//! A piece of work and the contenders that do it.

use std::{fmt, rc::Rc};

use crate::Contender;

/// A piece of work: our way of doing it, and where there are any a baseline and a limit.
///
/// A contender joins only after its answers were compared, so nothing that answers wrongly is
/// ever timed.
///
/// ```
/// use ttt_bench::Work;
///
/// let work = Work::new(vec![3_u64, 4], 1, |n| n * (n + 1) / 2, |n| (1..=*n).sum::<u64>())
///     .baseline("adding up", |n| (1..=*n).sum::<u64>())
///     .limit("copying", |n| *n, |n| *n);
/// assert_eq!(work.contenders().count(), 3);
/// ```
pub struct Work<I, A> {
    inputs: Rc<[I]>,
    items: u64,
    answers: Vec<A>,
    subject: Contender,
    baseline: Option<Contender>,
    limit: Option<Contender>,
}

impl<I: 'static, A: PartialEq + fmt::Debug> Work<I, A> {
    /// Our way, and a plain one that it is checked by; every input holds `items` items.
    ///
    /// # Panics
    /// When the two do not answer alike.
    pub fn new(
        inputs: Vec<I>,
        items: u64,
        ours: impl Fn(&I) -> A + 'static,
        plain: impl Fn(&I) -> A,
    ) -> Self {
        let inputs: Rc<[I]> = inputs.into();
        let answers = inputs.iter().map(plain).collect();
        check("ours", &inputs, &answers, &ours);
        Self {
            subject: Contender::new("ours", &inputs, items, ours),
            inputs,
            items,
            answers,
            baseline: None,
            limit: None,
        }
    }

    /// Adds what ours is compared with.
    ///
    /// # Panics
    /// When its answers are not ours.
    #[must_use]
    pub fn baseline(self, name: &'static str, answer: impl Fn(&I) -> A + 'static) -> Self {
        check(name, &self.inputs, &self.answers, &answer);
        let baseline = Contender::new(name, &self.inputs, self.items, answer);
        Self {
            baseline: Some(baseline),
            ..self
        }
    }

    /// Adds what ours cannot be faster than, and a plain way that it is checked by.
    ///
    /// # Panics
    /// When the two do not answer alike.
    #[must_use]
    pub fn limit<B: PartialEq + fmt::Debug>(
        self,
        name: &'static str,
        answer: impl Fn(&I) -> B + 'static,
        plain: impl Fn(&I) -> B,
    ) -> Self {
        let answers = self.inputs.iter().map(plain).collect();
        check(name, &self.inputs, &answers, &answer);
        let limit = Contender::new(name, &self.inputs, self.items, answer);
        Self {
            limit: Some(limit),
            ..self
        }
    }

    /// All contenders, ours first.
    pub fn contenders(self) -> impl Iterator<Item = Contender> {
        let Contenders {
            subject,
            baseline,
            limit,
        } = self.into();
        [Some(subject), baseline, limit].into_iter().flatten()
    }
}

fn check<I, A: PartialEq + fmt::Debug>(
    name: &str,
    inputs: &[I],
    answers: &Vec<A>,
    answer: impl Fn(&I) -> A,
) {
    for (i, (input, expected)) in inputs.iter().zip(answers).enumerate() {
        let found = answer(input);
        assert!(
            found == *expected,
            "{name} answers {found:?} to input {i}, expected {expected:?}"
        );
    }
}

/// The contenders of a piece of work, whatever its inputs and answers are.
#[derive(Debug)]
pub(crate) struct Contenders {
    pub(crate) subject: Contender,
    pub(crate) baseline: Option<Contender>,
    pub(crate) limit: Option<Contender>,
}

impl<I, A> From<Work<I, A>> for Contenders {
    fn from(work: Work<I, A>) -> Self {
        Self {
            subject: work.subject,
            baseline: work.baseline,
            limit: work.limit,
        }
    }
}

impl<I, A> fmt::Debug for Work<I, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work")
            .field("inputs", &self.inputs.len())
            .field("items", &self.items)
            .field("subject", &self.subject)
            .field("baseline", &self.baseline)
            .field("limit", &self.limit)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::Work;

    #[test]
    #[should_panic(expected = "ours answers 5 to input 1, expected 4")]
    fn a_wrong_answer_of_ours_is_not_timed() {
        let _ = Work::new(
            vec![1, 2],
            1,
            |n| if *n == 2 { 5 } else { n * 2 },
            |n| n * 2,
        );
    }

    #[test]
    #[should_panic(expected = "textbook answers 3 to input 0, expected 2")]
    fn a_wrong_answer_of_the_baseline_is_not_timed() {
        let _ = Work::new(vec![1], 1, |n| n * 2, |n| n * 2).baseline("textbook", |n| n * 3);
    }
}
