//! What the strict reader refuses, and in which words.

use ttt_conformance::{Answer, Ask, Case, CaseId, CorpusPolicy, Question, json};

/// The message for a text that is no question.
fn question(text: &str) -> String {
    json::read::<Question>(text.as_bytes())
        .expect_err(text)
        .to_string()
}

/// The message for a text that is no answer.
fn answer(text: &str) -> String {
    json::read::<Answer>(text.as_bytes())
        .expect_err(text)
        .to_string()
}

/// A question `replay` with these rules and moves.
fn replay(rules: &str, moves: &str) -> String {
    format!(r#"{{"ask": "replay", "rules": {rules}, "moves": {moves}}}"#)
}

const RULES: &str = r#"{"rows": 3, "cols": 3, "k": 3, "first": "X"}"#;

#[test]
fn every_question_of_the_page_is_read() {
    for text in [
        replay(RULES, "[[0, 0], [1, 1]]"),
        replay(RULES, "[[-9007199254740991, 9007199254740991]]"),
        replay(RULES, "[]"),
        // The order of the fields does not matter.
        format!(r#"{{"board": ["XO"], "rules": {RULES}, "ask": "scan"}}"#),
        format!(
            r#"{{"ask": "track", "rules": {RULES}, "calls": [{{"as": "O", "play": [0, 0]}}, {{"undo": true}}]}}"#
        ),
    ] {
        let read: Question = json::read(text.as_bytes()).expect(&text);
        let written = serde_json::to_vec(&read).expect("a question is plain data");
        assert_eq!(json::read::<Question>(&written), Ok(read), "{text}");
    }
}

#[test]
fn what_is_no_integer_is_refused() {
    let expected = "expected an integer, written without fraction and exponent";
    for (number, found) in [
        ("1.5", "invalid type: floating point `1.5`"),
        ("1.0", "invalid type: floating point `1.0`"),
        ("1e3", "invalid type: floating point `1000.0`"),
        ("-0", "invalid type: floating point `-0.0`"),
        (r#""1""#, r#"invalid type: string "1""#),
        ("true", "invalid type: boolean `true`"),
        ("null", "invalid type: null"),
        ("[1]", "invalid type: sequence"),
        ("{}", "invalid type: map"),
    ] {
        let message = question(&replay(RULES, &format!("[[0, 0], [{number}, 1]]")));
        let (place, why) = message.split_once("`: ").expect(&message);
        assert!(place.ends_with(", at `moves[1][0]"), "{message}");
        assert_eq!(why, format!("{found}, {expected}"), "{number}");
    }
}

#[test]
fn what_is_wider_than_53_bits_is_refused() {
    for (number, why) in [
        (
            "9007199254740992",
            "the integer 9007199254740992 is outside ±(2^53 − 1)",
        ),
        (
            "-9007199254740992",
            "the integer -9007199254740992 is outside ±(2^53 − 1)",
        ),
        (
            "18446744073709551615",
            "the integer 18446744073709551615 is outside ±(2^53 − 1)",
        ),
        ("18446744073709551616", "the number is outside ±(2^53 − 1)"),
        ("-1e400", "number out of range"),
    ] {
        let rules = RULES.replace(r#""k": 3"#, &format!(r#""k": {number}"#));
        let message = question(&replay(&rules, "[]"));
        assert!(
            message.ends_with(&format!(", at `rules.k`: {why}")),
            "{message}"
        );
    }
}

#[test]
fn a_place_is_two_integers() {
    assert_eq!(
        question(&replay(RULES, "[[0, 1, 2]]")),
        "line 1, column 92, at `moves[0]`: invalid length 3, expected an array of 2"
    );
    assert!(
        question(&replay(RULES, "[[0]]"))
            .ends_with("at `moves[0]`: invalid length 1, expected an array of length 2")
    );
    assert!(
        question(&replay(RULES, r#"[{"row": 0, "col": 0}]"#))
            .ends_with("at `moves[0]`: invalid type: map, expected an array of 2")
    );
}

#[test]
fn fields_are_those_of_the_ask() {
    assert_eq!(
        question(&format!(
            r#"{{"ask": "scan", "rules": {RULES}, "moves": []}}"#
        )),
        "line 1, column 83: a question `scan` has no field `moves`, expected `ask`, `rules` and \
         `board`"
    );
    assert_eq!(
        question(&format!(r#"{{"ask": "track", "rules": {RULES}}}"#)),
        "line 1, column 71: missing field `calls`"
    );
    assert!(
        question(&format!(
            r#"{{"ask": "scan", "rules": {RULES}, "bord": []}}"#
        ))
        .ends_with(
            "at `bord`: unknown field `bord`, expected one of `ask`, `rules`, `board`, `calls`, \
             `moves`"
        )
    );
    assert!(question(r#"{"ask": "scam"}"#).ends_with(
        "at `ask`: unknown variant `scam`, expected one of `scan`, `lines`, `track`, `replay`, \
         `validate`, `witness`"
    ));
}

#[test]
fn repeated_keys_are_refused_at_any_depth() {
    let twice = |text: String, key: &str| {
        let message = question(&text);
        assert!(
            message.ends_with(&format!("duplicate field `{key}`")),
            "{message}"
        );
    };
    twice(
        format!(r#"{{"ask": "scan", "ask": "scan", "rules": {RULES}}}"#),
        "ask",
    );
    twice(
        replay(r#"{"rows": 3, "cols": 3, "k": 3, "rows": 3}"#, "[]"),
        "rows",
    );
    twice(
        format!(
            r#"{{"ask": "track", "rules": {RULES}, "calls": [{{"undo": true, "undo": true}}]}}"#
        ),
        "undo",
    );
    assert_eq!(
        answer(
            "{\"refused\": {\n  \"move\": 0,\n  \"why\": \"occupied\",\n  \"why\": \"occupied\"}}"
        ),
        "line 4, column 7, at `refused`: duplicate field `why`"
    );
}

/// What serde's derive would let through.
#[test]
fn one_form_is_not_taken_for_another() {
    assert!(
        question(&replay(r#"[3, 3, 3, "X"]"#, "[]"))
            .ends_with("at `rules`: invalid type: sequence, expected an object")
    );
    assert!(
        question(&replay(&RULES.replace(r#""X""#, r#"{"X": null}"#), "[]"))
            .ends_with("at `rules.first`: invalid type: map, expected a string")
    );
    assert!(
        answer(r#"{"verdict": null}"#)
            .ends_with("at `verdict`: invalid type: null, expected a string")
    );
    assert!(
        answer(r#"{"legal": true, "violations": null}"#)
            .ends_with("at `violations`: invalid type: null, expected a sequence")
    );
    assert!(answer(r#"["X"]"#).ends_with("invalid type: sequence, expected an object"));
}

#[test]
fn calls_have_their_forms() {
    let form = "a call is {\"play\": [row, col]}, with or without \"as\", or {\"undo\": true}";
    for call in [
        "{}",
        r#"{"undo": false}"#,
        r#"{"as": "X"}"#,
        r#"{"play": [0, 0], "undo": true}"#,
    ] {
        let message = question(&format!(
            r#"{{"ask": "track", "rules": {RULES}, "calls": [{call}]}}"#
        ));
        assert!(
            message.ends_with(&format!("at `calls[0]`: {form}")),
            "{message}"
        );
    }
}

#[test]
fn answers_have_one_form() {
    assert!(answer("{}").ends_with(
        ": an answer has one of verdict, lines, returns, refused, legal, moves, bad-rules and \
         malformed"
    ));
    assert!(answer(r#"{"verdict": "X", "lines": []}"#).ends_with(
        ": an answer has only one of verdict, lines, returns, refused, legal, moves, bad-rules \
         and malformed"
    ));
    assert!(
        answer(r#"{"legal": false}"#)
            .ends_with(": an answer has violations exactly where legal is false")
    );
    assert!(answer(r#"{"returns": ["X", "won"]}"#).ends_with(
        "at `returns[1]`: `won` is no return of a call, expected a verdict (X, O, Draw, Pending) \
         or a refusal (out-of-bounds, game-over, occupied, out-of-turn, nothing-to-undo)"
    ));
}

#[test]
fn the_text_is_utf8_without_a_mark() {
    let read = |text: &[u8]| json::read::<Answer>(text).expect_err("refused").to_string();
    assert_eq!(
        read(b"\xef\xbb\xbf{}"),
        "line 1, column 1: the text begins with a byte-order mark, expected none"
    );
    assert_eq!(
        read(b"{\n \"\xc3\xa9\xff"),
        "line 2, column 4: the byte 0xFF is no UTF-8"
    );
    assert_eq!(
        read(br#"{"verdict": "X"} {}"#),
        "line 1, column 18: trailing characters"
    );
}

/// Deep nesting ends at the first thing that is not expected, long before the stack does.
#[test]
fn nesting_of_a_million_is_refused() {
    let deep = "[".repeat(1_000_000);
    assert_eq!(
        question(&deep),
        "line 1, column 1: invalid type: sequence, expected an object"
    );
    let id = CaseId::new(Ask::Scan, "deep").expect("the slug is kebab");
    let text = format!("{{\"about\": {deep}");
    let error = Case::read(id, text.as_bytes(), CorpusPolicy::Foreign).expect_err("refused");
    assert_eq!(
        error.to_string(),
        "scan/deep.json: line 1, column 11, at `about`: invalid type: sequence, expected a string"
    );
}
