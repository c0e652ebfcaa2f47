//! The oracle agrees with every answer of the corpus that its budget reaches.

use std::fmt::Write as _;

use ttt_conformance::{Corpus, CorpusPolicy, Implementation as _, Oracle, Reply};

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus");

#[test]
fn the_oracle_gives_every_answer_or_skips_the_question() {
    let corpus = Corpus::load(CORPUS, CorpusPolicy::Own).unwrap();
    let oracle = Oracle::default();
    let mut skipped = String::new();
    let mut wrong = Vec::new();
    for case in corpus.cases() {
        match oracle.answer(case.question()) {
            Reply::Answer(answer) if answer == *case.answer() => {}
            Reply::Skip(why) => writeln!(skipped, "{}: {why}", case.id()).unwrap(),
            reply => wrong.push(format!(
                "{}: found {reply:?}, expected {:?}",
                case.id(),
                case.answer()
            )),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let count = skipped.lines().count();
    insta::assert_snapshot!("oracle_skips", format!("{count} skipped\n{skipped}"));
}
