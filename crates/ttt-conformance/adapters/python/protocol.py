"""The wire protocol: one JSON object a line on standard input and output.

Copy this file beside your own solution and call `serve`; nothing else here is needed:

    from protocol import serve

    def answer(question):
        return {"verdict": my_scan(question["board"])}

    serve("mine", ["scan"], answer)
"""

import json
import sys
import traceback
from collections.abc import Callable
from typing import Any

VERSION = 1
LARGEST_INTEGER = 2**53 - 1


class Skip(Exception):
    """Raised by `answer` for a question that it does not do: counted, never a pass."""


def serve(name: str, asks: list[str], answer: Callable[[dict], dict]) -> None:
    """Answer what comes in, line by line, until the input ends.

    `answer` gets the question as plain data and returns the answer as plain data. What it raises
    becomes the error of that one question; the next question is answered all the same.
    """
    hello = {"hello": {"protocol": VERSION, "name": name, "asks": asks}}
    for line in sys.stdin.buffer:
        reply = _reply(line, hello, asks, answer)
        text = json.dumps(reply, ensure_ascii=False, separators=(",", ":"))
        # A text that is no Unicode, as an exception may carry, must not end the run.
        sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace") + b"\n")
        sys.stdout.buffer.flush()


def is_integer(value: Any) -> bool:
    """Whether the value is a JSON integer in range: `True` is an `int` to Python alone."""
    return type(value) is int


def _reply(line: bytes, hello: dict, asks: list[str], answer: Callable) -> dict:
    try:
        message = _parse(line)
    except (ValueError, RecursionError) as error:
        return {"id": None, "error": f"not a JSON message: {error}"}
    if not isinstance(message, dict):
        return {"id": None, "error": "a message is a JSON object"}
    if message.keys() == {"hello"}:
        return _reply_to_hello(message["hello"], hello)
    if not is_integer(message.get("id")):
        return {"id": None, "error": "a message has a hello or an integer id"}
    return {"id": message["id"]} | _reply_to_question(message, asks, answer)


def _reply_to_hello(theirs: Any, hello: dict) -> dict:
    # Another version than ours gets the same reply: the runner decides what to do about it.
    if isinstance(theirs, dict) and is_integer(theirs.get("protocol")):
        return hello
    return {"id": None, "error": "a hello has an integer protocol"}


def _reply_to_question(message: dict, asks: list[str], answer: Callable) -> dict:
    question = message.get("question")
    if message.keys() != {"id", "question"} or not isinstance(question, dict):
        return {"error": "a message has an id and a question, and nothing else"}
    ask = question.get("ask")
    if not isinstance(ask, str):
        return {"error": "a question has an ask, which is text"}
    if ask not in asks:
        return {"skip": f"does not do the ask {ask}"}
    try:
        return {"answer": answer(question)}
    except Skip as skip:
        return {"skip": str(skip)}
    except Exception as error:
        raised = traceback.extract_tb(error.__traceback__)[-1]
        return {"error": f"{type(error).__name__}: {error} ({raised.filename}:{raised.lineno})"}


def _parse(line: bytes) -> Any:
    message = json.loads(
        line.decode("utf-8"),
        object_pairs_hook=_object,
        parse_int=_integer,
        parse_constant=_constant,
    )
    if b"\\u" in line:
        # An unpaired surrogate, which only an escape can bring in, is no character.
        json.dumps(message, ensure_ascii=False).encode("utf-8")
    return message


def _object(pairs: list[tuple[str, Any]]) -> dict:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a key is repeated")
    return fields


def _integer(digits: str) -> int | float:
    # Sixteen digits and a sign hold every integer that is allowed; any other becomes a float, as
    # 1.0 does, so that its type alone shows that it is no integer.
    if len(digits) <= 17 and abs(int(digits)) <= LARGEST_INTEGER:
        return int(digits)
    return float(digits)


def _constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")
