"""Rules and boards that have been checked."""

from question import Cell, Rules

LARGEST_SIDE = 4096


class BadInput(Exception):
    """Rules out of range or a malformed board, with the answer that says so."""

    def __init__(self, answer: dict[str, str]):
        super().__init__(answer)
        self.answer = answer


def check_rules(rules: Rules) -> None:
    """Raise the first of rows, cols and k that is out of range."""
    if not 1 <= rules.rows <= LARGEST_SIDE:
        raise BadInput({"bad-rules": "rows"})
    if not 1 <= rules.cols <= LARGEST_SIDE:
        raise BadInput({"bad-rules": "cols"})
    if not 1 <= rules.k <= max(rules.rows, rules.cols):
        raise BadInput({"bad-rules": "k"})


def whole_lines_only(rules: Rules) -> bool:
    """Whether only a whole row, column or diagonal is a line, so that sums decide."""
    return rules.rows == rules.cols == rules.k


class Board:
    """Any arrangement of marks, as one text: row by row, with a blank behind each row.

    The blank keeps a step in any direction from running off one edge and in at the other: steps of
    1, `width`, `width` + 1 and `width` - 1 go along a row, a column, a diagonal and an anti-diagonal.
    """

    def __init__(self, rules: Rules, text: list[str]):
        _check_text(rules, text)
        self.rules = rules
        self.width = rules.cols + 1
        self.squares = "".join(row.replace(" ", ".") + "." for row in text)

    def cell(self, square: int) -> Cell:
        return divmod(square, self.width)

    def count(self, mark: str) -> int:
        return self.squares.count(mark)

    def is_full(self) -> bool:
        return self.count("X") + self.count("O") == self.rules.rows * self.rules.cols


def _check_text(rules: Rules, text: list[str]) -> None:
    if not any(text):
        raise BadInput({"malformed": "empty"})
    if len(text) > LARGEST_SIDE or any(len(line) > LARGEST_SIDE for line in text):
        raise BadInput({"malformed": "too-large"})
    if not all(set(line) <= set("XO .") for line in text):
        raise BadInput({"malformed": "unknown-symbol"})
    if any(len(line) != len(text[0]) for line in text):
        raise BadInput({"malformed": "ragged"})
    if (len(text), len(text[0])) != (rules.rows, rules.cols):
        raise BadInput({"malformed": "wrong-size"})
