//! Each way to breach the protocol, by a real child process.
//!
//! The process is this very binary: started with `misbehave FAULT FILE` it is a program with
//! that fault, so that no other language is needed and nothing has to be found.

mod program;
mod wording;

use std::{
    net::TcpStream,
    path::Path,
    process::ExitCode,
    time::{Duration, Instant},
};

use libtest_mimic::{Arguments, Failed, Trial};
use ttt_conformance::{
    Answer, Foreign, ForeignOptions, GIVE_UP_AFTER, Implementation, Misbehaviour, Program,
    Question, Reply,
};
use ttt_core::Verdict;

use self::wording::{AT_THE_END, AT_THE_START, ON_ONE_QUESTION, PATIENT};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [first, fault, file] = &words[..]
        && first == "misbehave"
    {
        return program::main(fault, file);
    }
    let trial = |name: &'static str, test: fn()| {
        Trial::test(name, move || {
            test();
            Ok::<(), Failed>(())
        })
    };
    let mut trials = vec![
        trial("a_missing_program", a_missing_program),
        trial("no_fault", no_fault),
        trial("hang_with_a_child", hang_with_a_child),
        trial("leave_a_child_behind", leave_a_child_behind),
        trial("answer_twice_later", answer_twice_later),
        trial("answer_out_of_order", answer_out_of_order),
        trial("keep_the_answer_to_itself", keep_the_answer_to_itself),
        trial("flood_the_standard_error", flood_the_standard_error),
        trial("announce_scan_alone", announce_scan_alone),
        trial(
            "an_error_and_a_skip_are_replies",
            an_error_and_a_skip_are_replies,
        ),
        trial("several_copies", several_copies),
        trial("giving_up", giving_up),
    ];
    if cfg!(unix) {
        trials.push(trial("close_the_input", close_the_input));
        trials.push(trial("close_the_output", close_the_output));
    }
    for &(fault, message) in ON_ONE_QUESTION {
        trials.push(Trial::test(fault.replace(' ', "_"), move || {
            on_one_question(fault, message);
            Ok(())
        }));
    }
    for &(fault, timeout, message) in AT_THE_START {
        trials.push(Trial::test(fault.replace(' ', "_"), move || {
            let misbehaviour = start(fault, timeout).unwrap_err();
            assert_eq!(misbehaviour.to_string(), message);
            Ok(())
        }));
    }
    for &(fault, timeout, message) in AT_THE_END {
        trials.push(Trial::test(fault.replace(' ', "_"), move || {
            at_the_end(fault, timeout, message);
            Ok(())
        }));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// The program with a fault that needs no file.
fn start(fault: &str, timeout: Duration) -> Result<Foreign, Misbehaviour> {
    start_with(fault, Path::new("none"), timeout)
}

fn start_with(fault: &str, file: &Path, timeout: Duration) -> Result<Foreign, Misbehaviour> {
    Foreign::start(program(fault, file), ForeignOptions { timeout, jobs: 1 })
}

fn program(fault: &str, file: &Path) -> Program {
    let own = std::env::current_exe().expect("a running test has a file");
    Program::new(
        own,
        ["misbehave".as_ref(), fault.as_ref(), file.as_os_str()],
    )
}

fn question(board: &str) -> Question {
    let text = format!(
        r#"{{"ask": "scan", "rules": {{"rows": 1, "cols": 3, "k": 3, "first": "X"}}, "board": ["{board}"]}}"#
    );
    ttt_conformance::json::read(text.as_bytes()).expect("a question")
}

/// Three questions and the answers to them.
fn questions() -> [(Question, Reply); 3] {
    [
        ("XXX", Verdict::X),
        ("OOO", Verdict::O),
        ("X..", Verdict::Pending),
    ]
    .map(|(board, verdict)| (question(board), Answer::Verdict(verdict).into()))
}

/// Asks all three, holds the first and the third to their answers, and returns what came for
/// the second.
fn second_reply(foreign: &Foreign) -> Reply {
    let [first, second, third] = questions();
    assert_eq!(foreign.answer(&first.0), first.1);
    let reply = foreign.answer(&second.0);
    assert_eq!(
        foreign.answer(&third.0),
        third.1,
        "the next question is answered again"
    );
    reply
}

fn message(reply: &Reply) -> String {
    match reply {
        Reply::Misbehaved(misbehaviour) => misbehaviour.to_string(),
        other => panic!("expected a misbehaviour, found {other:?}"),
    }
}

fn on_one_question(fault: &str, expected: &str) {
    let foreign = start(fault, PATIENT).unwrap();
    assert_eq!(message(&second_reply(&foreign)), expected);
    assert_eq!(foreign.finish(), [], "the copy that took over is faultless");
}

fn at_the_end(fault: &str, timeout: Duration, expected: &str) {
    let foreign = start(fault, timeout).unwrap();
    let [first, ..] = questions();
    assert_eq!(foreign.answer(&first.0), first.1);
    let faults: Vec<String> = foreign
        .finish()
        .iter()
        .map(Misbehaviour::to_string)
        .collect();
    assert_eq!(faults, [expected]);
}

fn a_missing_program() {
    let missing = Program::new("no-such-program-anywhere", ["argument"]);
    let misbehaviour = Foreign::start(missing, ForeignOptions::default()).unwrap_err();
    assert_eq!(misbehaviour.kind.code(), "not-started");
    let message = misbehaviour.to_string();
    assert!(
        message.starts_with("the program could not be started: "),
        "{message}"
    );
}

fn no_fault() {
    let foreign = start("none", PATIENT).unwrap();
    assert_eq!(foreign.name(), "none");
    for (question, reply) in questions() {
        assert_eq!(foreign.answer(&question), reply);
    }
    assert_eq!(foreign.finish(), []);
}

fn hang_with_a_child() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("port");
    let foreign = start_with("hang with a child", &file, Duration::from_secs(2)).unwrap();
    assert_eq!(
        message(&second_reply(&foreign)),
        "no reply within 2s, so the program was killed; a reply has to be flushed, and must not \
         wait for the next question",
    );
    assert_child_is_gone(&file);
}

fn leave_a_child_behind() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("port");
    let foreign = start_with("leave a child behind", &file, Duration::from_secs(2)).unwrap();
    assert_eq!(
        message(&second_reply(&foreign)),
        "the program ended with status 5 before it replied, expected it to run until its input \
         ends",
    );
    assert_child_is_gone(&file);
}

/// The child listened on a port for a minute; nobody may do so any more.
fn assert_child_is_gone(file: &Path) {
    let port = std::fs::read_to_string(file).unwrap();
    let port: u16 = port.trim_end().parse().unwrap();
    let end = Instant::now() + Duration::from_secs(20);
    // A killed process takes a moment to go.
    while TcpStream::connect(("127.0.0.1", port)).is_ok() {
        assert!(Instant::now() < end, "the program's child still listens");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The second reply may come when the next question is open already: then it is that one which
/// fails. The fault is noticed in any case.
fn answer_twice_later() {
    let foreign = start("answer twice, later", PATIENT).unwrap();
    let [first, second, third] = questions();
    assert_eq!(foreign.answer(&first.0), first.1);
    assert_eq!(foreign.answer(&second.0), second.1);
    std::thread::sleep(Duration::from_millis(100));
    assert_eq!(
        message(&foreign.answer(&third.0)),
        "two replies to the question 62, expected one reply to each question",
    );
}

fn answer_out_of_order() {
    let foreign = start("answer out of order", PATIENT).unwrap();
    let [first, second, third] = questions();
    assert_eq!(foreign.answer(&first.0), first.1);
    assert_eq!(foreign.answer(&second.0), second.1);
    assert_eq!(
        message(&foreign.answer(&third.0)),
        "a reply to the earlier question 40, expected one to 122, in the order of the questions",
    );
}

fn keep_the_answer_to_itself() {
    let foreign = start("keep the answer to itself", Duration::from_secs(2)).unwrap();
    assert_eq!(
        message(&second_reply(&foreign)),
        "no reply within 2s, so the program was killed; a reply has to be flushed, and must not \
         wait for the next question",
    );
}

/// Four megabytes with each reply would fill any pipe.
fn flood_the_standard_error() {
    let foreign = start("flood the standard error", PATIENT).unwrap();
    for (question, reply) in questions() {
        assert_eq!(foreign.answer(&question), reply);
    }
    assert_eq!(foreign.finish(), []);
}

fn announce_scan_alone() {
    let foreign = start("announce scan alone", PATIENT).unwrap();
    let [first, ..] = questions();
    assert_eq!(foreign.answer(&first.0), first.1);
    let text =
        br#"{"ask": "replay", "rules": {"rows": 1, "cols": 3, "k": 3, "first": "X"}, "moves": []}"#;
    let replay = ttt_conformance::json::read(text).unwrap();
    let why = "the program's hello does not list replay".to_owned();
    assert_eq!(foreign.answer(&replay), Reply::Skip(why));
}

fn an_error_and_a_skip_are_replies() {
    let error = second_reply(&start("report an error", PATIENT).unwrap());
    assert_eq!(error, Reply::Error("too hard".to_owned()));
    let skip = second_reply(&start("skip", PATIENT).unwrap());
    assert_eq!(skip, Reply::Skip("too large".to_owned()));
}

fn close_the_input() {
    let foreign = start("close the input", PATIENT).unwrap();
    let [first, ..] = questions();
    let expected = "the program closed its standard input, expected it to read until its input \
                    ends";
    assert_eq!(message(&foreign.answer(&first.0)), expected);
}

fn close_the_output() {
    let foreign = start("close the output", PATIENT).unwrap();
    assert_eq!(
        message(&second_reply(&foreign)),
        "the program closed its standard output and runs on, expected a reply there",
    );
}

/// More questions than copies at the same time: each is answered, and by the right reply.
fn several_copies() {
    let options = ForeignOptions {
        timeout: PATIENT,
        jobs: 3,
    };
    let foreign = Foreign::start(program("none", Path::new("none")), options).unwrap();
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| {
                for (question, reply) in questions() {
                    assert_eq!(foreign.answer(&question), reply);
                }
            });
        }
    });
    assert_eq!(foreign.finish(), []);
}

fn giving_up() {
    let foreign = start("misname every question", PATIENT).unwrap();
    let [first, ..] = questions();
    for _ in 0..GIVE_UP_AFTER {
        let expected = "a reply with the id -7, which no question had, expected 40";
        assert_eq!(message(&foreign.answer(&first.0)), expected);
    }
    assert_eq!(
        message(&foreign.answer(&first.0)),
        "not asked, since the program had misbehaved 32 times in a row",
    );
}
