//! Variants: the answers that are carried along are the right ones.

use std::collections::HashSet;

use ttt_conformance::{
    Ask, Builtin, Case, CaseId, Corpus, CorpusPolicy, Expansion, Implementation, Item, Oracle,
    Outcome, Plan, Selection, Status, Variants, allowed, run, variants,
};

fn everything() -> Plan {
    let expansion = Expansion::WithVariants;
    let selection = Selection {
        expansion,
        ..Selection::default()
    };
    Plan::new(&Corpus::embedded().expect("a sound corpus"), &selection)
}

fn case(ask: Ask, question_and_answer: &str) -> Case {
    let text = format!(r#"{{"about": "A case", {question_and_answer}}}"#);
    let id = CaseId::new(ask, "case").expect("a slug");
    Case::read(id, text.as_bytes(), CorpusPolicy::Foreign).expect("a case")
}

/// What an implementation neither passes nor skips.
fn failed(implementation: &dyn Implementation) -> Vec<String> {
    let plan = everything();
    let run = run(&plan, implementation, 2, &|| ());
    let failing = |(_, outcome): &(&Item, &Outcome)| outcome.status() == Status::Failed;
    let results = plan.items().iter().zip(&run.outcomes);
    results
        .filter(failing)
        .map(|(item, outcome)| format!("{}: {outcome}", item.id()))
        .collect()
}

#[test]
fn the_builtin_implementation_passes_every_variant() {
    assert_eq!(failed(&Builtin), [""; 0]);
    let run = run(&everything(), &Builtin, 2, &|| ());
    assert!(
        run.outcomes
            .iter()
            .all(|outcome| *outcome == Outcome::Passed),
        "none is skipped"
    );
}

#[test]
fn the_oracle_fails_no_variant() {
    assert_eq!(failed(&Oracle::default()), [""; 0]);
}

#[test]
fn the_variants_of_a_case_are_different_questions() {
    let corpus = Corpus::embedded().expect("a sound corpus");
    let rulebook = corpus.rulebook().expect("our corpus has a rulebook");
    for case in corpus.cases() {
        let found = variants(case, allowed(case, rulebook));
        let questions: HashSet<_> = found.iter().map(|variant| &variant.question).collect();
        assert_eq!(questions.len(), found.len(), "{}", case.id());
        assert_eq!(found[0].question, *case.question(), "{}", case.id());
    }
}

#[test]
fn ids_are_unique() {
    let plan = everything();
    let ids: HashSet<&str> = plan.items().iter().map(Item::id).collect();
    assert_eq!(ids.len(), plan.items().len());
}

#[test]
fn an_asymmetric_square_board_has_sixteen_and_an_oblong_one_eight() {
    let square = case(
        Ask::Scan,
        r#""question": {"ask": "scan", "rules": {"rows": 3, "cols": 3, "k": 3, "first": "X"},
           "board": ["XO.", "...", "..."]}, "answer": {"verdict": "Pending"}"#,
    );
    assert_eq!(variants(&square, Variants::All).len(), 16);
    assert_eq!(variants(&square, Variants::SwapOnly).len(), 2);
    assert_eq!(variants(&square, Variants::None).len(), 1);
    let oblong = case(
        Ask::Scan,
        r#""question": {"ask": "scan", "rules": {"rows": 2, "cols": 3, "k": 3, "first": "X"},
           "board": ["XO.", "..."]}, "answer": {"verdict": "Pending"}"#,
    );
    assert_eq!(variants(&oblong, Variants::All).len(), 8);
}

#[test]
fn lines_of_a_variant_are_listed_in_order_from_their_new_first_cells() {
    let case = case(
        Ask::Lines,
        r#""question": {"ask": "lines", "rules": {"rows": 3, "cols": 3, "k": 3, "first": "X"},
           "board": ["XXX", "X..", "X.."]},
           "answer": {"lines": [{"mark": "X", "cells": [[0,0],[0,1],[0,2]]},
                                {"mark": "X", "cells": [[0,0],[1,0],[2,0]]}]}"#,
    );
    let found = variants(&case, Variants::All);
    let half_turn = &found[1];
    assert_eq!(half_turn.transform.to_string(), "half-turn");
    assert_eq!(
        serde_json::to_string(&half_turn.answer).expect("plain data"),
        r#"{"lines":[{"mark":"X","cells":[[0,2],[1,2],[2,2]]},{"mark":"X","cells":[[2,0],[2,1],[2,2]]}]}"#,
    );
}

#[test]
fn a_place_whose_image_is_out_of_range_has_no_such_variant() {
    let case = case(
        Ask::Replay,
        r#""question": {"ask": "replay", "rules": {"rows": 2, "cols": 2, "k": 2, "first": "X"},
           "moves": [[-9007199254740991, 0]]},
           "answer": {"refused": {"move": 0, "why": "out-of-bounds"}}"#,
    );
    let names: Vec<String> = variants(&case, Variants::All)
        .iter()
        .map(|variant| variant.transform.to_string())
        .collect();
    assert_eq!(
        names,
        [
            "identity",
            "flip-columns",
            "rotate-left",
            "transpose",
            "swap",
            "flip-columns+swap",
            "rotate-left+swap",
            "transpose+swap"
        ]
    );
}

#[test]
fn marks_are_swapped_in_calls_boards_returns_and_who_moves_first() {
    let case = case(
        Ask::Track,
        r#""question": {"ask": "track", "rules": {"rows": 1, "cols": 1, "k": 1, "first": "X"},
           "calls": [{"play": [0, 0], "as": "O"}, {"play": [0, 0]}, {"undo": true}]},
           "answer": {"returns": ["out-of-turn", "X", "Pending"]}"#,
    );
    let found = variants(&case, Variants::SwapOnly);
    assert_eq!(
        serde_json::to_string(&found[1].question).expect("plain data"),
        r#"{"ask":"track","rules":{"rows":1,"cols":1,"k":1,"first":"O"},"calls":[{"play":[0,0],"as":"X"},{"play":[0,0]},{"undo":true}]}"#,
    );
    assert_eq!(
        serde_json::to_string(&found[1].answer).expect("plain data"),
        r#"{"returns":["out-of-turn","O","Pending"]}"#,
    );
}
