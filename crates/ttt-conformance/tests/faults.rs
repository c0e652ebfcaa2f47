//! The corpus catches every fault of the gallery, and nothing else.
//!
//! `INSTA_UPDATE=always cargo test --package ttt-conformance --test faults` renews the matrix.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
};

use ttt_conformance::{
    Case, Corpus, CorpusPolicy, Implementation, Outcome,
    faults::{faultless, gallery, hopeless},
};

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus");

/// How many of the cases that catch a fault the snapshot names.
const NAMED: usize = 8;

fn corpus() -> Corpus {
    Corpus::load(CORPUS, CorpusPolicy::Own).unwrap()
}

/// The cases that an implementation does not pass.
fn caught<'a>(corpus: &'a Corpus, implementation: &dyn Implementation) -> Vec<&'a Case> {
    let fails = |case: &&Case| {
        let reply = implementation.answer(case.question());
        Outcome::of(case.question(), case.answer(), reply) != Outcome::Passed
    };
    corpus.cases().iter().filter(fails).collect()
}

fn ids(cases: &[&Case]) -> Vec<String> {
    cases.iter().map(|case| case.id().to_string()).collect()
}

#[test]
fn the_textbook_without_a_fault_is_caught_by_no_case() {
    assert_eq!(ids(&caught(&corpus(), faultless())), [""; 0]);
}

#[test]
fn an_implementation_that_answers_nothing_right_is_caught_by_every_case() {
    let corpus = corpus();
    assert_eq!(caught(&corpus, &hopeless()).len(), corpus.cases().len());
}

#[test]
fn every_fault_has_a_name_of_its_own() {
    let names: BTreeSet<&str> = gallery().into_iter().map(Implementation::name).collect();
    assert_eq!(names.len(), gallery().len());
    assert!(names.len() >= 45, "{} faults", names.len());
}

#[test]
fn every_fault_is_caught() {
    let corpus = corpus();
    let mut matrix = String::new();
    let mut slipped = Vec::new();
    let mut broken: BTreeMap<&str, usize> = BTreeMap::new();
    for fault in gallery() {
        let cases = caught(&corpus, fault);
        if cases.is_empty() {
            slipped.push(fault.name());
        }
        write_row(&mut matrix, fault.name(), fault.about(), &ids(&cases));
        let clauses: BTreeSet<&str> = cases.iter().filter_map(|case| case.clause()).collect();
        for clause in clauses {
            *broken.entry(clause).or_default() += 1;
        }
    }
    assert!(slipped.is_empty(), "no case catches {}", slipped.join(", "));
    write_clauses(&mut matrix, &corpus, &broken);
    insta::with_settings!({
        snapshot_path => "reports",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!("fault_matrix", matrix);
    });
}

/// The answer and the expected one do not show it, so it is said.
#[test]
fn a_wrong_witness_is_told_how_far_it_leads() {
    let corpus = corpus();
    let remark = |fault: &str, slug: &str| {
        let fault = gallery().into_iter().find(|known| known.name() == fault);
        let case = (corpus.cases().iter()).find(|case| case.id().to_string() == slug);
        let (fault, case) = (fault.unwrap(), case.unwrap());
        let (question, expected) = (case.question(), case.answer());
        let outcome = Outcome::of(question, expected, fault.answer(question));
        outcome.remark(question, expected).unwrap().to_string()
    };
    assert_eq!(
        remark(
            "witness/line-completed-too-early",
            "witness::line-above-other-marks"
        ),
        "move 5, [2,2], is refused: game-over"
    );
    assert_eq!(
        remark("witness/last-move-missing", "witness::open-game"),
        "the moves end on another board: . stands at row 2, column 2, expected X"
    );
}

fn write_row(matrix: &mut String, name: &str, about: &str, ids: &[String]) {
    let named = ids[..ids.len().min(NAMED)].join(" ");
    let more = match ids.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    writeln!(
        matrix,
        "{name}\n    {about}\n    {}: {named}{more}",
        ids.len()
    )
    .unwrap();
}

/// How many faults break each clause of the rulebook, the ones that none breaks first.
fn write_clauses(matrix: &mut String, corpus: &Corpus, broken: &BTreeMap<&str, usize>) {
    let all: BTreeSet<&str> = corpus
        .cases()
        .iter()
        .filter_map(|case| case.clause())
        .collect();
    let unbroken: Vec<&str> = (all.into_iter())
        .filter(|clause| !broken.contains_key(clause))
        .collect();
    let list = match unbroken.as_slice() {
        [] => "none".to_owned(),
        some => some.join(" "),
    };
    writeln!(matrix, "\nClauses that no fault breaks: {list}").unwrap();
    writeln!(matrix, "\nFaults that break a clause").unwrap();
    for (clause, faults) in broken {
        writeln!(matrix, "{clause}: {faults}").unwrap();
    }
}
