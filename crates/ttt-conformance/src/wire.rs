//! The wire protocol, from the side of the program that answers.

mod line;
mod message;

use std::io::{self, BufRead, Write};

use serde::Serialize;

use self::{
    line::{Line, next_line},
    message::{Message, Response},
};
use crate::{Implementation, Reply, json};

/// The version of the wire protocol that is spoken here.
///
/// ```
/// assert_eq!(ttt_conformance::wire::PROTOCOL, 1);
/// ```
pub const PROTOCOL: i64 = 1;

/// The longest line that is read, in bytes: 64 MiB, four times what the largest board needs.
///
/// A longer one is refused without being held in memory.
///
/// ```
/// assert_eq!(ttt_conformance::wire::LINE_LIMIT, 64 * 1024 * 1024);
/// ```
pub const LINE_LIMIT: usize = 64 << 20;

/// Answers questions by the wire protocol until the input ends.
///
/// Messages are JSON objects, one a line. Each line gets exactly one reply, in order, and each
/// reply is flushed: `hello` is replied to with a `hello` of our own version, whatever version
/// it names; a question with its answer, a skip or an error; and a line that is no message, an
/// empty one included, with an error that says where it is wrong, under its `id` where that can
/// be read and `null` otherwise. At most one line of [`LINE_LIMIT`] is held in memory.
///
/// # Errors
/// What reading or writing fails with.
///
/// ```
/// use ttt_conformance::{Builtin, wire};
///
/// let input = br#"{"hello":{"protocol":1}}
/// {"id":7,"question":{"ask":"scan","rules":{"rows":1,"cols":2,"k":2,"first":"X"},"board":["XX"]}}
/// nonsense
/// "#;
/// let mut output = Vec::new();
/// wire::serve(&Builtin, &input[..], &mut output)?;
/// assert_eq!(
///     String::from_utf8(output).expect("JSON is UTF-8"),
///     r#"{"hello":{"protocol":1,"name":"ttt-core and ttt-validate","asks":["scan","lines","track","replay","validate","witness"]}}
/// {"id":7,"answer":{"verdict":"X"}}
/// {"id":null,"error":"line 1, column 2: expected ident"}
/// "#,
/// );
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn serve(
    implementation: &dyn Implementation,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut text = Vec::new();
    loop {
        let response = match next_line(&mut input, &mut text, LINE_LIMIT)? {
            Line::End => return Ok(()),
            Line::Whole => respond(implementation, &text),
            Line::TooLong { found } => Response::Error {
                id: None,
                error: format!("the line has {found} bytes, expected at most {LINE_LIMIT}"),
            },
        };
        send(&response, &mut output)?;
    }
}

/// The reply to a line.
fn respond(implementation: &dyn Implementation, text: &[u8]) -> Response {
    match json::read(text) {
        Ok(Message::Hello) => Response::hello(implementation),
        Ok(Message::Question { id, question }) => match implementation.answer(&question) {
            Reply::Answer(answer) => Response::Answer { id, answer },
            Reply::Skip(skip) => Response::Skip { id, skip },
            Reply::Error(error) => Response::Error {
                id: Some(id),
                error,
            },
            Reply::Misbehaved(misbehaviour) => Response::Error {
                id: Some(id),
                error: misbehaviour.to_string(),
            },
        },
        Err(error) => Response::Error {
            id: json::id_of(text),
            error: error.to_string(),
        },
    }
}

fn send(response: &impl Serialize, output: &mut impl Write) -> io::Result<()> {
    let mut line = serde_json::to_vec(response)?;
    line.push(b'\n');
    output.write_all(&line)?;
    output.flush()
}
