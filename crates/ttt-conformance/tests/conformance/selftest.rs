//! Tests of the harness itself: this very program, run on corpora made for the purpose.

use libtest_mimic::Trial;

pub(crate) fn trials() -> Vec<Trial> {
    Vec::new()
}
