//! The messages of a program.

use serde::Deserialize;
use serde_json::Value;

use crate::{
    Answer, Ask, Integer, MisbehaviourKind as Kind, Reply, json,
    visible::{excerpt, visible},
    wire::PROTOCOL,
};

/// What a program says of itself.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hello {
    #[expect(
        dead_code,
        reason = "the field has to be there, and is judged beforehand"
    )]
    protocol: Integer,
    /// Its name.
    pub(super) name: String,
    /// What it can be asked.
    pub(super) asks: Vec<Ask>,
}

/// The line with a hello.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HelloLine {
    hello: Hello,
}

/// The line with a reply; exactly one of the three is there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReplyLine {
    id: Integer,
    #[serde(default)]
    answer: Option<Answer>,
    #[serde(default)]
    skip: Option<String>,
    #[serde(default)]
    error: Option<String>,
}

/// Reads a hello.
pub(super) fn hello(line: &str) -> Result<Hello, Kind> {
    // A hello of another version may look otherwise, so the version is looked for first.
    let loose: Value = serde_json::from_str(line).unwrap_or_default();
    match loose["hello"]["protocol"].as_i64() {
        None | Some(PROTOCOL) => {}
        Some(found) => return Err(Kind::WrongVersion { found }),
    }
    let HelloLine { hello } =
        json::read(line.as_bytes()).map_err(|error| no_message(line, &error))?;
    Ok(hello)
}

/// Reads a reply, with the id of its question.
pub(super) fn reply(line: &str) -> Result<(i64, Reply), Kind> {
    let found: ReplyLine =
        json::read(line.as_bytes()).map_err(|error| not_a_reply(line, &error))?;
    let reply = match (found.answer, found.skip, found.error) {
        (Some(answer), None, None) => Reply::Answer(answer),
        (None, Some(why), None) => Reply::Skip(why),
        (None, None, Some(why)) => Reply::Error(why),
        _ => {
            let why = "a reply has exactly one of answer, skip and error";
            return Err(no_message(line, &why));
        }
    };
    Ok((found.id.get(), reply))
}

/// The id that a line seems to have.
pub(super) fn id(line: &str) -> Option<i64> {
    let loose: Value = serde_json::from_str(line).ok()?;
    loose["id"].as_i64()
}

fn not_a_reply(line: &str, error: &json::JsonError) -> Kind {
    let loose: Value = serde_json::from_str(line).unwrap_or_default();
    if let (Some(Value::Null), Some(why)) = (loose.get("id"), loose["error"].as_str()) {
        let why = visible(why);
        return Kind::Rejected { why };
    }
    no_message(line, error)
}

/// The answer of a line whose only fault is that its answer has no known form, with its id.
pub(super) fn unknown_answer(line: &str) -> Option<(i64, Kind)> {
    let error = json::read::<ReplyLine>(line.as_bytes()).err()?;
    let in_answer = error.path().is_some_and(|path| path.starts_with("answer"));
    let loose: Value = serde_json::from_str(line).ok()?;
    let (id, answer) = (loose["id"].as_i64()?, loose.get("answer")?);
    in_answer.then(|| {
        let kind = Kind::NoAnswer {
            answer: excerpt(&answer.to_string()),
            why: error.to_string(),
        };
        (id, kind)
    })
}

fn no_message(line: &str, why: &dyn std::fmt::Display) -> Kind {
    Kind::NoMessage {
        line: excerpt(line),
        why: visible(&why.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_has_exactly_one_content() {
        let both = r#"{"id": 1, "skip": "no", "error": "no"}"#;
        for line in [both, r#"{"id": 1}"#] {
            let Err(Kind::NoMessage { why, .. }) = reply(line) else {
                panic!("{line} was read")
            };
            assert_eq!(why, "a reply has exactly one of answer, skip and error");
        }
    }

    #[test]
    fn another_version_is_told_from_no_hello() {
        let two = hello(r#"{"hello": {"protocol": 2, "greeting": "hi"}}"#);
        assert_eq!(two.unwrap_err(), Kind::WrongVersion { found: 2 });
        let none = hello(r#"{"hello": {"name": "x", "asks": []}}"#);
        assert!(matches!(none, Err(Kind::NoMessage { .. })));
    }

    #[test]
    fn a_message_that_was_refused_is_told_from_nonsense() {
        let refused = reply(r#"{"id": null, "error": "what?"}"#).unwrap_err();
        let why = "what?".to_owned();
        assert_eq!(refused, Kind::Rejected { why });
    }
}
