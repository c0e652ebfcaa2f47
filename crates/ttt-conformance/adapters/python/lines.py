"""Lines: runs of k or more adjacent squares of one mark."""

import re
from dataclasses import dataclass

from board import Board
from question import Cell

# Row, column, diagonal and anti-diagonal, in the order in which lines are listed.
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


@dataclass(frozen=True)
class Line:
    """A run as long as it goes: its mark, and its squares from the first in reading order."""

    mark: str
    squares: range


def lines(board: Board) -> list[Line]:
    """Every line, by its first square in reading order and then by direction.

    Every stride-th square makes a text of its own, in which a run is found as text is: in linear time,
    since a search can only begin where a run does.
    """
    k = board.rules.k
    run = re.compile(rf"(?<!X)X{{{k},}}|(?<!O)O{{{k},}}")
    found = []
    for down, right in DIRECTIONS:
        stride = down * board.width + right
        for offset in range(stride):
            for match in run.finditer(board.squares[offset::stride]):
                first, end = (offset + stride * at for at in match.span())
                found.append(Line(match[0][0], range(first, end, stride)))
    # With k = 1, a square on its own in several directions is still one line: equal ranges are one key.
    # The sort keeps the directions of a square in their order.
    return sorted(dict.fromkeys(found), key=lambda line: line.squares[0])


def completes_line(marks: dict[Cell, str], cell: Cell, k: int) -> bool:
    """Whether the mark on this cell is in a line: only the runs through it are looked at."""
    return any(
        1 + _reach(marks, cell, (down, right)) + _reach(marks, cell, (-down, -right)) >= k
        for down, right in DIRECTIONS
    )


def _reach(marks: dict[Cell, str], cell: Cell, direction: Cell) -> int:
    """How many squares of the same mark follow the cell without a gap."""
    (row, col), (down, right) = cell, direction
    mark, count = marks[cell], 0
    while marks.get((row := row + down, col := col + right)) == mark:
        count += 1
    return count
