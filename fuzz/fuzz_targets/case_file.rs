//! Any file is a case, whose question can be answered and written down again, or refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ttt_conformance::{
    Ask, Builtin, Case, CaseId, CorpusPolicy, Implementation, Question, json, reading,
};

fuzz_target!(|text: &[u8]| {
    for ask in Ask::ALL {
        let id = CaseId::new(ask, "fuzzed").expect("the name is a slug");
        for policy in [CorpusPolicy::Own, CorpusPolicy::Foreign] {
            match Case::read(id.clone(), text, policy) {
                Ok(case) => judge(&case),
                Err(error) => assert!(!error.faults().is_empty()),
            }
        }
    }
});

fn judge(case: &Case) {
    let question = serde_json::to_vec(case.question()).expect("a question has a form");
    let again: Question = json::read(&question).expect("what was written is read");
    assert_eq!(&again, case.question());
    let answered = Builtin.answer(case.question());
    assert_eq!(Builtin.answer(&again), answered);
    assert!(!reading(case).is_empty());
}
