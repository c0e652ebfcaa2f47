//! The oracle agrees with every answer of the corpus that its budget reaches.
//!
//! `INSTA_UPDATE=always cargo test --package ttt-conformance --test oracle` renews the report of
//! what it skips.

use std::fmt::Write as _;

use ttt_conformance::{Corpus, CorpusPolicy, Implementation as _, Oracle, Outcome};

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus");

#[test]
fn the_oracle_gives_every_answer_or_skips_the_question() {
    let corpus = Corpus::load(CORPUS, CorpusPolicy::Own).unwrap();
    let oracle = Oracle::default();
    let mut skipped = String::new();
    let mut wrong = Vec::new();
    for case in corpus.cases() {
        let reply = oracle.answer(case.question());
        match Outcome::of(case.question(), case.answer(), reply) {
            Outcome::Passed => {}
            Outcome::Skipped(why) => writeln!(skipped, "{}: {why}", case.id()).unwrap(),
            outcome => wrong.push(format!(
                "{}: {outcome}, expected {:?}",
                case.id(),
                case.answer()
            )),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let report = format!("{} skipped\n{skipped}", skipped.lines().count());
    insta::with_settings!({
        snapshot_path => "reports",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!("oracle_skips", report);
    });
}
