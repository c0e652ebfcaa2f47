"""Questions as typed data: read from what came in, and refused if their shape is wrong."""

from dataclasses import dataclass, field
from typing import Any

from protocol import is_integer

BOARD_ASKS = ("scan", "lines", "validate", "witness")

Cell = tuple[int, int]


class BadQuestion(Exception):
    """The question does not have the shape of a question, so that it has no answer at all."""


@dataclass(frozen=True)
class Rules:
    """The rules as given: nothing says yet that they are in range."""

    rows: int
    cols: int
    k: int
    first: str


@dataclass(frozen=True)
class Play:
    """A mark to set: of the named player, or of the one whose turn it is."""

    cell: Cell
    player: str | None


@dataclass(frozen=True)
class Undo:
    """The last mark to take back."""


@dataclass(frozen=True)
class Question:
    """What is asked and the rules; of board, calls and moves, the one that the ask needs."""

    ask: str
    rules: Rules
    board: list[str] = field(default_factory=list)
    calls: list[Play | Undo] = field(default_factory=list)
    moves: list[Cell] = field(default_factory=list)


def read_question(raw: dict) -> Question:
    """Check a question's shape, field by field; whether its values make sense is its answer's matter."""
    ask = raw["ask"]
    if ask in BOARD_ASKS:
        board = [_row(item) for item in _items(raw, "board")]
        return Question(ask, _rules(raw["rules"]), board=board)
    if ask == "track":
        calls = [_call(item) for item in _items(raw, "calls")]
        return Question(ask, _rules(raw["rules"]), calls=calls)
    if ask == "replay":
        moves = [_cell(item) for item in _items(raw, "moves")]
        return Question(ask, _rules(raw["rules"]), moves=moves)
    raise BadQuestion(f"no such ask: {ask}")


def _items(raw: dict, name: str) -> list:
    _expect_fields(raw, {"ask", "rules", name}, "a question")
    if not isinstance(raw[name], list):
        raise BadQuestion(f"{name} is not an array")
    return raw[name]


def _rules(raw: Any) -> Rules:
    _expect_fields(raw, {"rows", "cols", "k", "first"}, "rules")
    return Rules(
        rows=_integer(raw["rows"], "rows"),
        cols=_integer(raw["cols"], "cols"),
        k=_integer(raw["k"], "k"),
        first=_mark(raw["first"], "first"),
    )


def _row(raw: Any) -> str:
    if not isinstance(raw, str):
        raise BadQuestion("a row of the board is not text")
    return raw


def _call(raw: Any) -> Play | Undo:
    if isinstance(raw, dict) and raw.keys() == {"undo"}:
        if raw["undo"] is not True:
            raise BadQuestion("undo is not true")
        return Undo()
    if isinstance(raw, dict) and "as" in raw:
        _expect_fields(raw, {"play", "as"}, "a call")
        return Play(_cell(raw["play"]), _mark(raw["as"], "as"))
    _expect_fields(raw, {"play"}, "a call")
    return Play(_cell(raw["play"]), None)


def _cell(raw: Any) -> Cell:
    if not isinstance(raw, list) or len(raw) != 2:
        raise BadQuestion("a cell is not an array of a row and a column")
    return _integer(raw[0], "a cell's row"), _integer(raw[1], "a cell's column")


def _integer(raw: Any, what: str) -> int:
    if not is_integer(raw):
        raise BadQuestion(f"{what} is not an integer within ±(2^53 - 1)")
    return raw


def _mark(raw: Any, what: str) -> str:
    if raw not in ("X", "O"):
        raise BadQuestion(f"{what} is not X or O")
    return raw


def _expect_fields(raw: Any, fields: set[str], what: str) -> None:
    if not isinstance(raw, dict) or raw.keys() != fields:
        raise BadQuestion(f"{what} is not an object of {', '.join(sorted(fields))}")
