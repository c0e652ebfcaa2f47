//! What is sent and what is replied.

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

use super::PROTOCOL;
use crate::{Answer, Ask, Implementation, Integer, Question};

/// A message of the runner.
pub(super) enum Message {
    /// `{"hello":{"protocol":1}}`
    Hello,
    /// `{"id":7,"question":{…}}`
    Question { id: Integer, question: Question },
}

/// A message as its JSON fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MessageFields {
    hello: Option<Hello>,
    id: Option<Integer>,
    question: Option<Question>,
}

/// Unknown fields are let through here, because a later version may say more, and is to learn
/// our version by our own hello.
#[derive(Deserialize)]
struct Hello {
    #[serde(rename = "protocol")]
    _protocol: Integer,
}

impl<'de> Deserialize<'de> for Message {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match MessageFields::deserialize(deserializer)? {
            MessageFields {
                hello: Some(_),
                id: None,
                question: None,
            } => Ok(Self::Hello),
            MessageFields {
                hello: None,
                id: Some(id),
                question: Some(question),
            } => Ok(Self::Question { id, question }),
            _ => Err(D::Error::custom(
                "a message has `hello`, or `id` and `question`",
            )),
        }
    }
}

/// A reply to the runner.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Response {
    Hello { hello: OwnHello },
    Answer { id: Integer, answer: Answer },
    Skip { id: Integer, skip: String },
    Error { id: Option<Integer>, error: String },
}

/// What our hello says.
#[derive(Serialize)]
pub(super) struct OwnHello {
    protocol: i64,
    name: String,
    asks: Vec<Ask>,
}

impl Response {
    pub(super) fn hello(implementation: &dyn Implementation) -> Self {
        Self::Hello {
            hello: OwnHello {
                protocol: PROTOCOL,
                name: implementation.name().to_owned(),
                asks: implementation.asks().to_vec(),
            },
        }
    }
}
