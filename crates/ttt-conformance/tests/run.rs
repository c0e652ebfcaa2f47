//! `ttt-conformance run` and `list`, as a user meets them.

use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

use serde_json::Value;
use ttt_conformance::{
    Corpus, Implementation, Judgement, KnownFailures, Plan, Question, Reply, RunVerdict, Selection,
    run, summary,
};

fn command(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ttt-conformance"))
        .args(arguments)
        .output()
        .expect("the command runs")
}

/// Runs the command and returns its exit code and what it says, on both channels.
fn said(arguments: &[&str]) -> (i32, String) {
    let output = command(arguments);
    let mut text = String::from_utf8(output.stdout).expect("UTF-8");
    text += &String::from_utf8(output.stderr).expect("UTF-8");
    (output.status.code().expect("an exit"), text)
}

/// This very command, as the program to judge.
fn own(name: &str) -> String {
    format!("{name}={} answer", env!("CARGO_BIN_EXE_ttt-conformance"))
}

/// A corpus of two cases, of which one expects nonsense.
fn corpus(dir: &Path) {
    let case = |verdict: &str, board: &str| {
        format!(
            r#"{{"about": "A row", "question": {{"ask": "scan", "rules": {{"rows": 1, "cols": 3,
               "k": 3, "first": "X"}}, "board": ["{board}"]}}, "answer": {{"verdict": "{verdict}"}}}}"#
        )
    };
    fs::create_dir(dir.join("scan")).expect("a new folder");
    fs::write(dir.join("scan/right.json"), case("X", "XXX")).expect("a file");
    fs::write(dir.join("scan/wrong.json"), case("Draw", "OOO")).expect("a file");
}

#[test]
fn every_shell_gets_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let (code, script) = said(&["completions", shell]);
        assert_eq!(code, 0, "{shell}");
        assert!(script.contains("known-failures"), "{shell}");
    }
}

#[test]
fn the_builtin_implementation_is_judged_without_a_program() {
    let (code, text) = said(&["run", "--ask", "replay"]);
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("ttt-core and ttt-validate: "), "{text}");
    assert!(text.ends_with("passed: as expected\n\n"), "{text}");
}

#[test]
fn a_program_is_judged_by_the_wire_protocol_with_all_variants() {
    let program = env!("CARGO_BIN_EXE_ttt-conformance");
    let (code, text) = said(&["run", "--variants", "--jobs", "2", "--", program, "answer"]);
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("passed: as expected"), "{text}");
}

#[test]
fn a_failure_shows_the_question_and_both_answers_and_how_to_run_it_again() {
    let folder = tempfile::tempdir().expect("a folder");
    corpus(folder.path());
    let dir = folder.path().to_str().expect("UTF-8");
    let (code, text) = said(&["run", "--corpus", dir]);
    assert_eq!(code, 1, "{text}");
    // As the command was called, so that the line can be pasted.
    let us = env!("CARGO_BIN_EXE_ttt-conformance");
    for part in [
        "ttt-core and ttt-validate: scan/wrong failed (no clause)\n  A row\n",
        "\n  0 O O O\n",
        "≠ {\"verdict\":\"Draw\"}   {\"verdict\":\"O\"}\n",
        &format!("  again: {us} run --corpus {dir} --filter scan/wrong\n"),
        "1 of 2 passed, 1 failed: not as expected",
    ] {
        assert!(text.contains(part), "{part:?} is missing in:\n{text}");
    }
}

#[test]
fn clauses_that_are_skipped_in_full_are_counted_and_not_listed() {
    let mine = own("mine");
    let (code, text) = said(&["run", "--ask", "scan", "--impl", &mine]);
    assert_eq!(code, 0, "{text}");
    assert!(!text.contains("skipped in full"), "{text}");
    let plan = Plan::new(&Corpus::embedded().unwrap(), &Selection::default());
    let runs = [run(&plan, &OnlyReplays, 1, &|| ())];
    let known = KnownFailures::default();
    let judgement = Judgement {
        plan: &plan,
        runs: &runs,
        known: &known,
    };
    let summary = summary::summary(judgement, &runs[0]);
    let skips = |clause: &&String| {
        let of_clause = |item: &&ttt_conformance::Item| item.clause() == **clause;
        let mut items = plan.items().iter().filter(of_clause);
        !items.any(|item| item.case().ask() == ttt_conformance::Ask::Replay)
    };
    let skipped = plan.clauses().iter().filter(skips).count();
    assert!(skipped > 20, "{skipped}");
    let line = format!("\n{skipped} clauses skipped in full\n");
    assert!(summary.contains(&line), "{line} is missing in:\n{summary}");
    assert!(!summary.contains("\nline.row "), "{summary}");
}

/// Answers replays rightly, and nothing else.
struct OnlyReplays;

impl Implementation for OnlyReplays {
    fn name(&self) -> &'static str {
        "only replays"
    }

    fn answer(&self, question: &Question) -> Reply {
        match question.ask() {
            ttt_conformance::Ask::Replay => ttt_conformance::Builtin.answer(question),
            ask => Reply::Skip(format!("{ask} is not done")),
        }
    }
}

#[test]
fn whoever_reads_only_the_beginning_gets_no_panic() {
    let folder = tempfile::tempdir().expect("a folder");
    corpus(folder.path());
    let dir = folder.path().to_str().expect("UTF-8");
    for arguments in [&["run", "--corpus", dir][..], &["list", "--corpus", dir]] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = Command::new(env!("CARGO_BIN_EXE_ttt-conformance"))
            .args(arguments)
            .stdout(writer)
            .output()
            .expect("the command runs");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        // What there is to say is said by the exit code.
        let expected = i32::from(arguments[0] == "run");
        assert_eq!(output.status.code(), Some(expected));
    }
}

#[test]
fn known_failures_are_written_kept_and_strict() {
    let folder = tempfile::tempdir().expect("a folder");
    let cases = folder.path().join("corpus");
    fs::create_dir(&cases).expect("a new folder");
    corpus(&cases);
    let [dir, list] = [cases, folder.path().join("known")].map(|path| path.display().to_string());
    let run = |more: &[&str]| {
        said(&[&["run", "--corpus", &dir, "--known-failures", &list], more].concat())
    };
    let (code, text) = run(&["--write-known-failures"]);
    assert_eq!(code, 0, "{text}");
    assert_eq!(
        fs::read_to_string(&list).expect("the list"),
        "# Known failures: the id of a case, a colon, and why it fails.\n\
         scan/wrong: answered {\"verdict\":\"O\"}\n",
    );
    let (code, text) = run(&[]);
    assert_eq!(code, 0, "{text}");
    assert!(
        text.contains("1 of 2 passed, 1 known to fail: as expected"),
        "{text}"
    );
    fs::write(&list, "scan/wrong: slow\nscan/right: slow too").expect("a file");
    let (code, text) = run(&[]);
    assert_eq!(code, 1, "{text}");
    assert!(text.contains("scan/right passed unexpectedly"), "{text}");
    assert!(
        text.contains("take it off the list of known failures"),
        "{text}"
    );
    fs::write(&list, "scan/gone: slow").expect("a file");
    let (code, text) = run(&[]);
    assert_eq!(code, 2, "{text}");
    assert!(
        text.contains("the corpus has no scan/gone; take it off the list"),
        "{text}"
    );
}

#[test]
fn a_missing_program_does_not_keep_the_others_from_being_judged() {
    let own = own("own");
    let (code, text) = said(&[
        "run",
        "--filter",
        "scan/anti",
        "--impl",
        "missing=no-such-program-anywhere",
        "--impl",
        &own,
    ]);
    assert_eq!(code, 2, "{text}");
    assert!(
        text.contains("missing: the program could not be started: "),
        "{text}"
    );
    assert!(text.contains("passed: as expected"), "{text}");
}

#[test]
fn a_program_that_says_no_hello_was_not_started() {
    let program = env!("CARGO_BIN_EXE_ttt-conformance");
    let (code, text) = said(&["run", "--ask", "replay", "--", program, "list"]);
    assert_eq!(code, 2, "{text}");
    assert!(text.contains("a line that is no message"), "{text}");
}

/// Skips everything.
struct Shy;

impl Implementation for Shy {
    fn name(&self) -> &'static str {
        "shy"
    }

    fn answer(&self, _: &Question) -> Reply {
        Reply::Skip("not today".to_owned())
    }
}

#[test]
fn a_run_in_which_nothing_is_answered_is_not_as_expected() {
    let corpus = Corpus::embedded().expect("a sound corpus");
    let plan = Plan::new(&corpus, &Selection::default());
    let runs = [run(&plan, &Shy, 1, &|| ())];
    let judgement = Judgement {
        plan: &plan,
        runs: &runs,
        known: &KnownFailures::default(),
    };
    assert_eq!(judgement.verdict(&runs[0]), RunVerdict::NothingAnswered);
    let text = summary::summary(judgement, &runs[0]);
    let count = plan.items().len();
    let end = format!(
        "shy: 0 of {count} passed, {count} skipped: nothing was answered, so nothing is known\n"
    );
    assert!(text.ends_with(&end), "{text}");
}

#[test]
fn arguments_that_make_no_sense_are_refused() {
    for (arguments, expected) in [
        (
            &["run", "--filter", "no such"][..],
            "no case has \"no such\" in its id",
        ),
        (
            &["run", "--impl", "python3 main.py"],
            "expected NAME=COMMAND",
        ),
        (
            &["run", "--impl", "a='b"],
            "the command has a quote that does not end",
        ),
        (
            &["run", "--impl", "a=b", "--impl", "a=c"],
            "the name \"a\" is given twice",
        ),
        (
            &["run", "--timeout", "0"],
            "expected 0.001 to 86400 seconds",
        ),
        (&["run", "--jobs", "0"], "0 is not in 1..=256"),
        (
            &["run", "--write-known-failures"],
            "--write-known-failures needs a file",
        ),
        (
            &["run", "--known-failures", "no-such-file"],
            "no-such-file: ",
        ),
        (&["run", "--corpus", "no-such-folder"], "cannot be read"),
        (&["run", "--ask", "guess"], "invalid value 'guess'"),
    ] {
        let (code, text) = said(arguments);
        assert_eq!(code, 2, "{arguments:?}: {text}");
        assert!(text.contains(expected), "{arguments:?}: {text}");
    }
}

#[test]
fn a_whole_id_selects_that_case_or_variant_alone() {
    let (code, text) = said(&["list", "--filter", "scan::anti-diagonal-3x3"]);
    assert_eq!((code, text.lines().count()), (0, 1), "{text}");
    let (code, text) = said(&["list", "--filter", "scan/anti-diagonal-3x3@swap"]);
    assert_eq!((code, text.lines().count()), (0, 1), "{text}");
}

#[test]
fn the_list_as_json_has_every_case() {
    let output = command(&["list", "--json"]);
    let list: Vec<Value> = serde_json::from_slice(&output.stdout).expect("JSON");
    let corpus = Corpus::embedded().expect("a sound corpus");
    assert_eq!(list.len(), corpus.cases().len());
    let case = &corpus.cases()[0];
    assert_eq!(list[0]["id"], case.id().to_string().replace("::", "/"));
    assert_eq!(list[0]["about"], case.about());
}

#[test]
fn a_report_has_three_files_that_tell_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    corpus(folder.path());
    let dir = folder.path().to_str().expect("UTF-8");
    let reports = tempfile::tempdir().expect("a folder");
    let into = reports.path().join("new/folder");
    let (code, text) = said(&[
        "run",
        "--corpus",
        dir,
        "--report",
        into.to_str().expect("UTF-8"),
    ]);
    assert_eq!(code, 1, "{text}");
    let read = |name: &str| fs::read_to_string(into.join(name)).expect("a file of the report");
    let json: Value = serde_json::from_str(&read("report.json")).expect("JSON");
    assert_eq!(json["implementations"][0]["counts"]["failed"], 1);
    assert_eq!(json["implementations"][0]["verdict"], "failed");
    assert_eq!(json["cases"][1]["id"], "scan/wrong");
    assert_eq!(json["cases"][1]["results"][0]["answer"]["verdict"], "O");
    let xml = read("junit.xml");
    assert!(
        xml.contains(r#"tests="2""#) && xml.contains(r#"failures="1""#),
        "{xml}"
    );
    assert!(read("report.html").contains(r#"id="scan/wrong""#));
}

#[test]
fn the_schema_of_reports_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("report.schema.json");
    let found = fs::read_to_string(path).expect("the schema is there");
    assert!(
        found == ttt_conformance::Report::schema(),
        "report.schema.json is not that of the types; renew it: cargo xtask schema"
    );
}
