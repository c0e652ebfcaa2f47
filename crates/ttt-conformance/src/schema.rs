//! The JSON Schemas of what is written and read.

use std::borrow::Cow;

use schemars::{
    JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings, json_schema,
    transform::RecursiveTransform,
};
use serde_json::{Value, json};
use ttt_core::{Mark, Verdict};

use crate::{
    Answer, AnswerLine, Bound, Call, Integer, Malformed, RefusalCode, RefusedAnswer, Return,
    ViolationCode, case::CaseFields,
};

/// The JSON Schema (draft 2020-12) of a case's file, made from the types that read it; pretty
/// printed, with a line end at the end.
///
/// It is for editors, which complete and check a case while it is written; the loader checks
/// more. In this repository it is kept in `corpus/case.schema.json`.
///
/// ```
/// let schema = ttt_conformance::case_schema();
/// assert!(schema.contains("\"title\": \"Case\""));
/// ```
#[must_use]
pub fn case_schema() -> String {
    text_of::<CaseFields>()
}

/// The JSON Schema of a type, as its file holds it.
pub(crate) fn text_of<T: JsonSchema>() -> String {
    let settings = SchemaSettings::draft2020_12();
    let settings = settings.with_transform(RecursiveTransform(shorten_description));
    let schema = settings.into_generator().into_root_schema_for::<T>();
    let text = serde_json::to_string_pretty(&schema).expect("a schema is plain data");
    text + "\n"
}

/// Keeps the first paragraph of a description, which is the whole documentation of a type, its
/// Rust examples included.
fn shorten_description(schema: &mut Schema) {
    if let Some(Value::String(text)) = schema.get_mut("description") {
        let first = text.split("\n\n").next().unwrap_or("");
        *text = first.replace('\n', " ");
    }
}

/// A text that is not blank.
pub(crate) fn text(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "string", "pattern": "\\S" })
}

/// A mark.
pub(crate) fn mark(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "enum": Mark::BOTH })
}

/// A verdict.
fn verdict() -> Value {
    json!({ "enum": [Verdict::X, Verdict::O, Verdict::Draw, Verdict::Pending] })
}

/// A form of an object: its fields, of which all but those named optional are required.
fn form(fields: &Value, optional: &[&str]) -> Value {
    let names = fields
        .as_object()
        .into_iter()
        .flat_map(|fields| fields.keys());
    let required: Vec<&String> = names
        .filter(|name| !optional.contains(&name.as_str()))
        .collect();
    json!({
        "type": "object",
        "properties": fields,
        "required": required,
        "additionalProperties": false,
    })
}

impl JsonSchema for Integer {
    fn schema_name() -> Cow<'static, str> {
        "Integer".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "An integer that every JSON library carries exactly",
            "type": "integer",
            "minimum": Self::MIN,
            "maximum": Self::MAX,
        })
    }
}

impl JsonSchema for Call {
    fn schema_name() -> Cow<'static, str> {
        "Call".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let play = generator.subschema_for::<[Integer; 2]>();
        json_schema!({
            "description": "A call of a tracker",
            "oneOf": [
                form(&json!({ "play": play, "as": mark(generator) }), &["as"]),
                form(&json!({ "undo": { "const": true } }), &[]),
            ],
        })
    }
}

impl JsonSchema for Return {
    fn schema_name() -> Cow<'static, str> {
        "Return".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "What a call returns: the verdict after it, or why it is refused",
            "oneOf": [verdict(), generator.subschema_for::<RefusalCode>()],
        })
    }
}

/// The forms of an answer that a case can expect.
fn expected_forms(generator: &mut SchemaGenerator) -> Vec<Value> {
    let lines = generator.subschema_for::<Vec<AnswerLine>>();
    let returns = generator.subschema_for::<Vec<Return>>();
    let refused = generator.subschema_for::<RefusedAnswer>();
    let violations = generator.subschema_for::<Vec<ViolationCode>>();
    let bound = generator.subschema_for::<Bound>();
    let malformed = generator.subschema_for::<Malformed>();
    vec![
        form(&json!({ "verdict": verdict() }), &[]),
        form(&json!({ "lines": lines }), &[]),
        form(&json!({ "returns": returns }), &[]),
        form(&json!({ "refused": refused }), &[]),
        form(&json!({ "legal": { "const": true } }), &[]),
        form(
            &json!({ "legal": { "const": false }, "violations": violations }),
            &[],
        ),
        form(&json!({ "bad-rules": bound }), &[]),
        form(&json!({ "malformed": malformed }), &[]),
    ]
}

/// What a case expects.
pub(crate) fn expected(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({
        "description": "What every implementation has to answer; `{\"legal\": true}` expects of \
                        `witness` moves that lead to the board",
        "oneOf": expected_forms(generator),
    })
}

impl JsonSchema for Answer {
    fn schema_name() -> Cow<'static, str> {
        "Answer".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let moves = generator.subschema_for::<Vec<[Integer; 2]>>();
        let mut forms = expected_forms(generator);
        forms.push(form(&json!({ "moves": moves }), &[]));
        json_schema!({
            "description": "An answer, compared exactly; moves are played",
            "oneOf": forms,
        })
    }
}
