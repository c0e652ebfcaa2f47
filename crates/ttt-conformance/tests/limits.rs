//! Input of any size and nesting: refused or answered, and never held where it is too large.

use std::io::{BufReader, Read};

use allocation_counter::measure;
use ttt_conformance::{Ask, Builtin, Case, CaseId, CorpusPolicy, Question, json, wire};

/// What the built-in implementation replies to some input.
fn served(input: impl Read) -> String {
    let mut output = Vec::new();
    wire::serve(&Builtin, BufReader::new(input), &mut output).expect("memory can be read");
    String::from_utf8(output).expect("replies are UTF-8")
}

/// A question that is answered, to show that serving goes on.
const QUESTION: &str = concat!(
    r#"{"id":7,"question":{"ask":"scan","#,
    r#""rules":{"rows":1,"cols":2,"k":2,"first":"X"},"board":["XX"]}}"#
);
const ANSWER: &str = "{\"id\":7,\"answer\":{\"verdict\":\"X\"}}\n";

fn nested(depth: usize) -> String {
    "[".repeat(depth) + &"]".repeat(depth)
}

#[test]
fn json_nested_10_000_deep_is_refused() {
    let error = json::read::<Question>(nested(10_000).as_bytes()).expect_err("it is too deep");
    assert!(error.to_string().starts_with("line 1, column "), "{error}");
    let id = CaseId::new(Ask::Scan, "deep").expect("the name is a slug");
    for place in ["about", "question", "answer", "unknown"] {
        let text = format!("{{\"{place}\": {}}}", nested(10_000));
        let case = Case::read(id.clone(), text.as_bytes(), CorpusPolicy::Foreign);
        let error = case.expect_err("it is too deep").to_string();
        assert!(
            error.starts_with("scan/deep.json: line 1, column "),
            "{error}"
        );
    }
}

#[test]
fn a_line_nested_10_000_deep_is_refused_and_serving_goes_on() {
    for field in ["id", "question", "hello", "unknown"] {
        let line = format!("{{\"id\":1,\"{field}\":{}}}", nested(10_000));
        let replies = served(format!("{line}\n{QUESTION}\n").as_bytes());
        let (refused, rest) = replies.split_once('\n').expect("there are two replies");
        assert!(
            refused.contains("\"error\":\"line 1, column "),
            "{field}: {refused}"
        );
        assert_eq!(rest, ANSWER, "{field}");
    }
}

/// 100 MiB come from a reader that holds none of it.
#[test]
fn a_line_of_100_mib_is_refused_without_being_held() {
    let length = 100 << 20;
    let long = std::io::repeat(b'x').take(length);
    let input = long.chain(b"\n".as_slice()).chain(QUESTION.as_bytes());
    let mut replies = String::new();
    let held = measure(|| replies = served(input)).bytes_max;
    let refused =
        "{\"id\":null,\"error\":\"the line has 104857600 bytes, expected at most 67108864\"}\n";
    assert_eq!(replies, refused.to_owned() + ANSWER);
    // A buffer that grows by doubling has its old and its new room for a moment.
    let limit = u64::try_from(wire::LINE_LIMIT).expect("the limit is small");
    assert!(held <= 2 * limit, "{held} bytes were held");
}

#[test]
fn a_line_of_the_limit_is_read_and_one_byte_more_is_not() {
    let padded = |length: usize| {
        let blanks = " ".repeat(length - QUESTION.len());
        served((QUESTION.to_owned() + &blanks + "\n").as_bytes())
    };
    assert_eq!(padded(wire::LINE_LIMIT), ANSWER);
    assert_eq!(
        padded(wire::LINE_LIMIT + 1),
        "{\"id\":null,\"error\":\"the line has 67108865 bytes, expected at most 67108864\"}\n"
    );
}

#[test]
fn invalid_utf_8_is_refused_and_serving_goes_on() {
    for bytes in [
        &b"\xff"[..],
        b"\xc3\x28",
        b"\xed\xa0\x80",
        b"{\"id\":\xf0\x9f}",
        b"\x00\xfe",
    ] {
        let input = [bytes, b"\n", QUESTION.as_bytes(), b"\n"].concat();
        let replies = served(&input[..]);
        let (refused, rest) = replies.split_once('\n').expect("there are two replies");
        assert!(
            refused.starts_with("{\"id\":null,\"error\":\"line 1, column "),
            "{refused}"
        );
        assert_eq!(rest, ANSWER);
    }
}

#[test]
fn the_largest_board_is_asked_and_answered() {
    let row = |start: usize| format!("{:?}", &"XO".repeat(2049)[start..start + 4096]);
    let rows = [row(0), row(0), row(1), row(1)].join(",");
    let board = vec![rows; 1024].join(",");
    let question = |k: u16| {
        format!(
            "{{\"id\":1,\"question\":{{\"ask\":\"scan\",\"rules\":{{\"rows\":4096,\"cols\":4096,\
             \"k\":{k},\"first\":\"X\"}},\"board\":[{board}]}}}}\n"
        )
    };
    assert_eq!(
        served((question(3) + &question(4097)).as_bytes()),
        "{\"id\":1,\"answer\":{\"verdict\":\"Draw\"}}\n{\"id\":1,\"answer\":{\"bad-rules\":\"k\"}}\n"
    );
}
