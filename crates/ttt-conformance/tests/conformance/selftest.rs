//! Tests of the harness itself: this very program, run on corpora made for the purpose.

use std::fs;

use libtest_mimic::Trial;

use crate::stage::Stage;

/// A test of the harness.
type Test = (&'static str, fn());

const TESTS: [Test; 17] = [
    ("a-changed-board-fails", a_changed_board_fails),
    ("a-changed-answer-fails", a_changed_answer_fails),
    ("a-changed-about-fails", a_changed_about_fails),
    (
        "any-changed-character-of-a-snapshot-fails",
        any_changed_character_of_a_snapshot_fails,
    ),
    ("a-longer-snapshot-fails", a_longer_snapshot_fails),
    ("a-missing-snapshot-fails", a_missing_snapshot_fails),
    (
        "an-orphan-fails-until-blessed",
        an_orphan_fails_until_blessed,
    ),
    (
        "the-environment-turns-nothing-green",
        the_environment_turns_nothing_green,
    ),
    (
        "blessing-accepts-no-wrong-answer",
        blessing_accepts_no_wrong_answer,
    ),
    ("blessing-needs-its-variables", blessing_needs_its_variables),
    ("nothing-but-events-on-stdout", nothing_but_events_on_stdout),
    (
        "snapshots-are-found-on-every-thread",
        snapshots_are_found_on_every_thread,
    ),
    ("insta-asks-cargo-for-nothing", insta_asks_cargo_for_nothing),
    ("no-match-fails", no_match_fails),
    ("a-list-is-nothing-else", a_list_is_nothing_else),
    ("one-case-reads-one-file", one_case_reads_one_file),
    ("a-thousand-foreign-cases", a_thousand_foreign_cases),
];

pub(crate) fn trials() -> Vec<Trial> {
    let trial = |(name, test): Test| {
        Trial::test(format!("harness::{name}"), move || {
            test();
            Ok(())
        })
    };
    TESTS.map(trial).into()
}

const ROW: &str = "corpus/scan/row.json";
const SNAPSHOT: &str = "snapshots/scan/row.snap";

fn a_changed_board_fails() {
    let stage = Stage::blessed();
    stage.run(&[]).passes();
    stage.replace(ROW, "XXX", "XX.");
    let run = stage.run(&[]);
    run.fails_saying(
        "---- scan::row ----\n\
         The case row\n\
         corpus/scan/row.json\n\n\
         scan on 3×3, 3 in a row, X first\n\n  \
           0 1 2\n\
         0 X X .\n\
         1 O O .\n\
         2 . . .\n\n  \
           expected          actual\n\
         ≠ {\"verdict\":\"X\"}   {\"verdict\":\"Pending\"}\n\n\
         run this case alone: cargo xtask conformance scan::row --corpus ",
    );
    assert!(
        run.stderr.ends_with("conformance: 2 cases ran\n"),
        "{}",
        run.stderr
    );
}

fn a_changed_answer_fails() {
    let stage = Stage::blessed();
    stage.replace(ROW, r#""verdict": "X""#, r#""verdict": "O""#);
    stage
        .run(&[])
        .fails_saying("≠ {\"verdict\":\"O\"}   {\"verdict\":\"X\"}\n");
}

/// The answer still holds, but the reading is another, and the diff stands in the failure.
fn a_changed_about_fails() {
    let stage = Stage::blessed();
    stage.replace(ROW, "The case row", "The case raw");
    let run = stage.run(&[]);
    run.fails_saying("\n-The case row\n+The case raw\n source: made up\n");
    run.fails_saying("if the reading is right, accept it and review the diff: ");
    stage.bless().passes();
    stage.run(&[]).passes();
}

/// The header too, which insta compares only when told to, and blanks, which it does not see.
fn any_changed_character_of_a_snapshot_fails() {
    let stage = Stage::blessed();
    let text = stage.read(SNAPSHOT);
    for (at, character) in text.char_indices() {
        for other in ["#", ""] {
            if other.is_empty() && !character.is_whitespace() {
                continue;
            }
            let (before, after) = (&text[..at], &text[at + character.len_utf8()..]);
            stage.write(SNAPSHOT, format!("{before}{other}{after}"));
            let run = stage.run(&["scan::row", "--exact"]);
            assert!(
                !run.succeeded,
                "{character:?} at {at} became {other:?} unseen"
            );
        }
    }
}

fn a_longer_snapshot_fails() {
    let stage = Stage::blessed();
    let text = stage.read(SNAPSHOT);
    for end in ["\n", " ", "\r\n"] {
        stage.write(SNAPSHOT, format!("{text}{end}"));
        stage
            .run(&[])
            .fails_saying("the full reading (+) is not that of the snapshot ");
    }
}

fn a_missing_snapshot_fails() {
    let stage = Stage::blessed();
    fs::remove_file(stage.path(SNAPSHOT)).expect("the snapshot is there");
    let run = stage.run(&[]);
    run.fails_saying("there is no snapshot ");
    run.fails_saying("scan/row.snap yet\n");
    run.fails_saying("accept it and review the diff: cargo xtask conformance scan::row");
    assert!(
        !stage.path(SNAPSHOT).exists(),
        "a snapshot was written unasked"
    );
}

fn an_orphan_fails_until_blessed() {
    let stage = Stage::blessed();
    let orphan = "snapshots/scan/no-case.snap";
    stage.write(orphan, stage.read(SNAPSHOT));
    let run = stage.run(&[]);
    run.fails_saying("---- corpus::no-orphan-snapshots ----\nsnapshots without a case");
    run.fails_saying("no-case.snap\n");
    stage.bless().passes();
    assert!(!stage.path(orphan).exists(), "the orphan is still there");
    stage.run(&[]).passes();
}

fn the_environment_turns_nothing_green() {
    let stage = Stage::blessed();
    stage.replace(SNAPSHOT, "The case row", "The case raw");
    let (snapshot, case) = (stage.read(SNAPSHOT), "scan::row");
    for (name, value) in [
        ("INSTA_UPDATE", "always"),
        ("INSTA_UPDATE", "force"),
        ("INSTA_UPDATE", "unseen"),
        ("INSTA_UPDATE", "new"),
        ("INSTA_FORCE_UPDATE", "1"),
        ("INSTA_FORCE_PASS", "1"),
        ("INSTA_REQUIRE_FULL_MATCH", "0"),
    ] {
        let run = stage.run_with(&[case, "--exact"], &[(name, value)]);
        assert!(!run.succeeded, "{name}={value} made it pass");
        assert_eq!(stage.read(SNAPSHOT), snapshot, "{name}={value} wrote it");
        let pending = stage.path("snapshots/scan/row.snap.new");
        assert!(!pending.exists(), "{name}={value} wrote a pending one");
    }
    fs::remove_file(stage.path(SNAPSHOT)).expect("the snapshot is there");
    let all = [("INSTA_UPDATE", "always"), ("INSTA_FORCE_PASS", "1")];
    stage
        .run_with(&[case, "--exact"], &all)
        .fails_saying("scan/row.snap yet");
    assert!(
        !stage.path(SNAPSHOT).exists(),
        "a snapshot was written unasked"
    );
}

fn blessing_accepts_no_wrong_answer() {
    let stage = Stage::blessed();
    let before = stage.read(SNAPSHOT);
    stage.replace(ROW, "XXX", "XX.");
    stage
        .bless()
        .fails_saying("≠ {\"verdict\":\"X\"}   {\"verdict\":\"Pending\"}\n");
    assert_eq!(stage.read(SNAPSHOT), before);
}

fn blessing_needs_its_variables() {
    let stage = Stage::blessed();
    stage.replace(ROW, "The case row", "The case raw");
    let run = stage.run_with(&[], &[("TTT_BLESS", "1"), ("INSTA_UPDATE", "no")]);
    assert!(!run.succeeded);
    assert_eq!(
        run.stderr,
        "conformance: TTT_BLESS is 1, expected INSTA_UPDATE=always and INSTA_OUTPUT=none beside \
         it, as `cargo xtask conformance --bless` sets them\n"
    );
    let run = stage.run_with(&[], &[("TTT_BLESS", "yes")]);
    assert!(!run.succeeded);
    assert_eq!(
        run.stderr,
        "conformance: TTT_BLESS is \"yes\", expected 1, 0 or nothing\n"
    );
}

/// Whoever reads events gets events, also where snapshots differ on several threads.
fn nothing_but_events_on_stdout() {
    let stage = Stage::blessed();
    for case in ["row", "column"] {
        let snapshot = format!("snapshots/scan/{case}.snap");
        stage.replace(&snapshot, "The case", "A case");
    }
    let run = stage.run(&["--format", "json", "--test-threads", "2"]);
    assert!(!run.succeeded);
    for line in run.stdout.lines() {
        let event: serde_json::Value = serde_json::from_str(line).expect(line);
        assert!(event["type"].is_string(), "{line}");
    }
    assert_eq!(
        run.stdout.matches(r#""event": "failed""#).count(),
        3,
        "{}",
        run.stdout
    );
}

/// insta keeps its settings for each thread, so that those of one would be missing on another.
fn snapshots_are_found_on_every_thread() {
    let stage = Stage::blessed();
    for (number, board) in ["XX.", "X.X", ".XX", "XO.", "OX."].into_iter().enumerate() {
        stage.case(&format!("open-{number}"), &[board, "...", "..."], "Pending");
    }
    stage.bless().passes();
    for threads in ["1", "2", "8"] {
        let run = stage.run(&["--test-threads", threads]);
        run.passes();
        assert_eq!(run.stderr, "conformance: 7 cases ran\n");
    }
}

/// `.cargo/config.toml` says where the workspace is, or every process would ask cargo; where
/// cargo cannot be asked, insta complains of it on standard error.
fn insta_asks_cargo_for_nothing() {
    let run = Stage::blessed().run_with(&[], &[("CARGO", "no-such-program")]);
    run.passes();
    assert_eq!(run.stderr, "conformance: 2 cases ran\n");
}

fn no_match_fails() {
    let stage = Stage::blessed();
    for arguments in [&["nothing"][..], &["scan::nothing", "--exact"]] {
        let run = stage.run(arguments);
        assert!(!run.succeeded, "{arguments:?} passed");
        assert!(
            run.stderr
                .contains(&format!("matches {:?}; cases are named", arguments[0])),
            "{}",
            run.stderr
        );
    }
    let empty = Stage::new();
    empty
        .run(&[])
        .fails_saying("the corpus has no cases, expected at least one");
}

fn a_list_is_nothing_else() {
    let stage = Stage::blessed();
    stage.write(ROW, "not read for a list");
    let run = stage.run(&["--list", "--format", "terse"]);
    run.passes();
    assert_eq!(
        run.stdout,
        "scan::column: test\n\
         scan::row: test\n\
         corpus::is-sound: test\n\
         corpus::no-orphan-snapshots: test\n"
    );
    assert_eq!(run.stderr, "");
    let ignored = stage.run(&["--list", "--format", "terse", "--ignored"]);
    ignored.passes();
    assert_eq!((ignored.stdout.as_str(), ignored.stderr.as_str()), ("", ""));
}

fn one_case_reads_one_file() {
    let stage = Stage::blessed();
    stage.write("corpus/scan/column.json", "broken");
    stage.write("corpus/RULES.md", "#### broken");
    let run = stage.run(&["scan::row", "--exact"]);
    run.passes();
    assert_eq!(run.stderr, "conformance: 1 case ran\n");
    let whole = stage.run(&[]);
    whole.fails_saying("---- scan::column ----\nscan/column.json: line 1, column 1: ");
    whole.fails_saying("---- corpus::is-sound ----\nRULES.md: line 1: the heading ");
}

/// Each board is a number in ten binary digits, so that no two questions are the same, and none
/// has ten marks in a row.
fn a_thousand_foreign_cases() {
    let stage = Stage::new();
    for number in 0..1000 {
        let board = format!("{number:010b}").replace('0', ".").replace('1', "X");
        let text = format!(
            r#"{{"about": "The number {number}",
 "question": {{"ask": "scan", "rules": {{"rows": 1, "cols": 10, "k": 10, "first": "X"}},
  "board": ["{board}"]}},
 "answer": {{"verdict": "Pending"}}}}"#
        );
        stage.write(&format!("corpus/scan/number-{number}.json"), text);
    }
    let run = stage.run_foreign(&["--format", "terse"]);
    run.passes();
    assert_eq!(run.stderr, "conformance: 1000 cases ran\n");
}
