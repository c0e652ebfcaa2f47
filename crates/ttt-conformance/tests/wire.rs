//! The wire protocol, spoken to the program and to the function in it.

use std::{
    io::{Read, Write},
    process::{Command, Stdio},
};

use ttt_conformance::{Answer, Ask, Builtin, Implementation, Question, Reply, wire};
use ttt_core::Verdict;

/// The replies to some lines.
fn served(implementation: &dyn Implementation, lines: &[u8]) -> String {
    let mut output = Vec::new();
    wire::serve(implementation, lines, &mut output).expect("memory can be read and written");
    String::from_utf8(output).expect("the replies are UTF-8")
}

const SCAN: &str = r#"{"ask":"scan","rules":{"rows":1,"cols":2,"k":2,"first":"X"},"board":["XX"]}"#;
const HELLO: &str = r#"{"hello":{"protocol":1,"name":"ttt-core and ttt-validate","asks":["scan","lines","track","replay","validate","witness"]}}"#;

#[test]
fn a_hello_of_any_version_gets_our_own() {
    for hello in [
        r#"{"hello":{"protocol":1}}"#,
        r#"{"hello":{"protocol":2,"and":["more"]}}"#,
    ] {
        assert_eq!(served(&Builtin, hello.as_bytes()), format!("{HELLO}\n"));
    }
}

#[test]
fn each_line_gets_one_reply_in_order() {
    let lines = format!(
        "{{\"id\":1,\"question\":{SCAN}}}\n\
         nonsense\n\
         \n\
         {{\"id\":-7,\"question\":{SCAN}}}\r\n\
         {{\"id\":2,\"question\":{SCAN},\"question\":{SCAN}}}\n\
         {{\"id\":1.5,\"question\":{SCAN}}}\n\
         {{\"id\":3}}\n\
         {{\"question\":{SCAN},\"id\":4}}"
    );
    assert_eq!(
        served(&Builtin, lines.as_bytes()),
        r#"{"id":1,"answer":{"verdict":"X"}}
{"id":null,"error":"line 1, column 2: expected ident"}
{"id":null,"error":"line 1, column 1: EOF while parsing a value"}
{"id":-7,"answer":{"verdict":"X"}}
{"id":2,"error":"line 1, column 105: duplicate field `question`"}
{"id":null,"error":"line 1, column 9, at `id`: invalid type: floating point `1.5`, expected an integer, written without fraction and exponent"}
{"id":3,"error":"line 1, column 8: a message has `hello`, or `id` and `question`"}
{"id":4,"answer":{"verdict":"X"}}
"#
    );
}

#[test]
fn invalid_utf8_is_one_bad_line() {
    let lines = [
        b"{\"id\":1,\"\xff\"}\n".as_slice(),
        b"{\"hello\":{\"protocol\":1}}\n",
    ]
    .concat();
    assert_eq!(
        served(&Builtin, &lines),
        format!(
            "{{\"id\":null,\"error\":\"line 1, column 10: the byte 0xFF is no UTF-8\"}}\n{HELLO}\n"
        )
    );
}

/// The line is made while it is read, so that only a reader that holds it needs the memory.
#[test]
fn a_line_past_the_limit_is_refused_and_the_next_is_served() {
    let length = wire::LINE_LIMIT + 1;
    let line = std::io::repeat(b'x').take(length as u64);
    let input = line.chain(&b"\n{\"hello\":{\"protocol\":1}}\n"[..]);
    let mut output = Vec::new();
    wire::serve(&Builtin, std::io::BufReader::new(input), &mut output).expect("memory is read");
    assert_eq!(
        String::from_utf8(output).expect("the replies are UTF-8"),
        format!(
            "{{\"id\":null,\"error\":\"the line has {length} bytes, expected at most {}\"}}\n{HELLO}\n",
            wire::LINE_LIMIT
        )
    );
}

/// Knows one ask, and fails at one thing.
struct Picky;

impl Implementation for Picky {
    fn name(&self) -> &'static str {
        "picky"
    }

    fn asks(&self) -> &[Ask] {
        &[Ask::Scan]
    }

    fn answer(&self, question: &Question) -> Reply {
        match question.board() {
            None => Reply::Skip("no \"board\"".to_owned()),
            Some([]) => Reply::Error("no rows".to_owned()),
            Some(_) => Answer::Verdict(Verdict::Draw).into(),
        }
    }
}

#[test]
fn skips_and_errors_are_sent_as_such() {
    let lines = format!(
        "{{\"hello\":{{\"protocol\":1}}}}\n{{\"id\":1,\"question\":{}}}\n{{\"id\":2,\"question\":{}}}\n{{\"id\":3,\"question\":{SCAN}}}\n",
        SCAN.replace(r#""ask":"scan""#, r#""ask":"replay""#)
            .replace(r#""board":["XX"]"#, r#""moves":[]"#),
        SCAN.replace(r#"["XX"]"#, "[]"),
    );
    assert_eq!(
        served(&Picky, lines.as_bytes()),
        r#"{"hello":{"protocol":1,"name":"picky","asks":["scan"]}}
{"id":1,"skip":"no \"board\""}
{"id":2,"error":"no rows"}
{"id":3,"answer":{"verdict":"Draw"}}
"#
    );
}

/// Each reply comes before the next question is sent, and the end of the input ends the program.
#[test]
fn the_program_flushes_each_reply() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_ttt-conformance"))
        .arg("answer")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program is there");
    let mut stdin = program.stdin.take().expect("its input is a pipe");
    let mut stdout = program.stdout.take().expect("its output is a pipe");
    for id in 0..3 {
        writeln!(stdin, "{{\"id\":{id},\"question\":{SCAN}}}").expect("it reads");
        let expected = format!("{{\"id\":{id},\"answer\":{{\"verdict\":\"X\"}}}}\n");
        let mut reply = vec![0; expected.len()];
        stdout.read_exact(&mut reply).expect("it replies");
        assert_eq!(String::from_utf8_lossy(&reply), expected);
    }
    drop(stdin);
    let mut rest = String::new();
    stdout.read_to_string(&mut rest).expect("its output ends");
    assert_eq!(rest, "");
    assert!(program.wait().expect("it ends").success());
}

#[test]
fn the_program_names_its_usage() {
    let run = |arguments: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_ttt-conformance"))
            .args(arguments)
            .stdin(Stdio::null())
            .output()
            .expect("the program is there")
    };
    assert_eq!(run(&["no-such-command"]).status.code(), Some(2));
    assert_eq!(run(&[]).status.code(), Some(2));
    assert_eq!(run(&["answer", "--help"]).status.code(), Some(0));
    assert_eq!(run(&["answer"]).status.code(), Some(0));
}
