//! The oracle's own reading of rules.

use ttt_core::Mark;

use crate::{Bound, Integer, QuestionRules};

/// Rules that are in range.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    pub(crate) rows: usize,
    pub(crate) cols: usize,
    pub(crate) k: usize,
    pub(crate) first: Mark,
}

impl Terms {
    pub(crate) fn read(rules: &QuestionRules) -> Result<Self, Bound> {
        let within = |number: Integer, most: i64, bound: Bound| {
            let number = number.get();
            if number < 1 || number > most {
                return Err(bound);
            }
            usize::try_from(number).map_err(|_| bound)
        };
        let longer = rules.rows.get().max(rules.cols.get());
        Ok(Self {
            rows: within(rules.rows, 4096, Bound::Rows)?,
            cols: within(rules.cols, 4096, Bound::Cols)?,
            k: within(rules.k, longer, Bound::K)?,
            first: rules.first,
        })
    }

    pub(crate) const fn squares(&self) -> usize {
        self.rows * self.cols
    }

    /// The player who moves when so many marks stand on the board.
    pub(crate) const fn mover(&self, marks: usize) -> Mark {
        if marks.is_multiple_of(2) {
            self.first
        } else {
            self.first.other()
        }
    }
}
