//! Lists of known failures are strict.

use ttt_conformance::{
    Builtin, Corpus, Expansion, Implementation, KnownFailures, Outcome, Plan, Question, Reply,
    Selection, Status, run,
};

/// Answers as the built-in implementation, but fails on every scan.
struct NoScan;

impl Implementation for NoScan {
    fn name(&self) -> &'static str {
        "no scan"
    }

    fn answer(&self, question: &Question) -> Reply {
        match question {
            Question::Scan { .. } => Reply::Error("cannot\nscan".to_owned()),
            _ => Builtin.answer(question),
        }
    }
}

fn plan(expansion: Expansion) -> Plan {
    let corpus = Corpus::embedded().expect("a sound corpus");
    let selection = Selection {
        expansion,
        ..Selection::default()
    };
    Plan::new(&corpus, &selection)
}

fn refusal(list: &str) -> String {
    KnownFailures::parse(list).unwrap_err().to_string()
}

#[test]
fn a_line_has_an_id_and_a_reason() {
    let expected = "found `scan/draw`, expected the id of a case, a colon, a space and why the \
                    case fails";
    assert_eq!(refusal("# one\n\nscan/draw"), format!("line 3: {expected}"));
    assert!(refusal("scan/draw: ").starts_with("line 1: "));
    assert!(refusal(": reason").starts_with("line 1: "));
}

#[test]
fn an_id_stands_there_once_whichever_way_it_is_written() {
    assert_eq!(
        refusal("scan/draw: a\nscan::draw: b"),
        "line 2: scan/draw is listed already",
    );
}

#[test]
fn ids_that_do_not_exist_are_refused_together() {
    let known = KnownFailures::parse("scan/no-such: a\nlines/neither: b").expect("a list");
    assert_eq!(
        known
            .check(&plan(Expansion::WithVariants))
            .unwrap_err()
            .to_string(),
        "the corpus has no lines/neither, scan/no-such; take it off the list",
    );
}

#[test]
fn a_listed_failure_is_known_and_a_listed_pass_is_unexpected() {
    let known = KnownFailures::parse("scan/a: slow").expect("a list");
    let wrong = Outcome::Error("no".to_owned());
    let skipped = Outcome::Skipped("no".to_owned());
    assert_eq!(known.status("scan/a", &wrong), Status::KnownFailure);
    assert_eq!(
        known.status("scan/a", &Outcome::Passed),
        Status::UnexpectedPass
    );
    assert_eq!(known.status("scan/a", &skipped), Status::Skipped);
    assert_eq!(known.status("scan/b", &wrong), Status::Failed);
    assert_eq!(known.status("scan/b", &Outcome::Passed), Status::Passed);
}

#[test]
fn a_written_list_is_read_back_and_explains_the_next_run() {
    let plan = plan(Expansion::CasesOnly);
    let run = run(&plan, &NoScan, 1, &|| ());
    let first = plan.items()[0].id();
    let before = KnownFailures::parse(&format!("{first}: my reason\nreplay/no-moves: gone"));
    let after = before.expect("a list").after(&plan, &run);
    let read = KnownFailures::parse(&after.to_string()).expect("what is written is read");
    assert_eq!(read, after);
    assert_eq!(read.reason(first), Some("my reason"), "reasons are kept");
    assert_eq!(
        read.reason(plan.items()[1].id()),
        Some("reported an error: cannot\\nscan"),
    );
    for (item, outcome) in plan.items().iter().zip(&run.outcomes) {
        assert!(!read.status(item.id(), outcome).fails(), "{}", item.id());
    }
}
