"""Lines: runs of k or more adjacent squares of one mark."""

from collections.abc import Iterator
from dataclasses import dataclass

from board import Board
from question import Cell

# Row, column, diagonal and anti-diagonal, in the order in which lines are listed.
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


@dataclass(frozen=True)
class Line:
    """A run as long as it goes, from its first cell in reading order."""

    mark: str
    cells: list[Cell]


def lines(board: Board) -> Iterator[Line]:
    """Every line, by its first cell in reading order and then by direction."""
    for cell, mark in board.marks.items():
        alone = False
        for direction in DIRECTIONS:
            run = _run_from(board.marks, cell, mark, direction)
            if len(run) < board.rules.k or (alone and len(run) == 1):
                continue
            # With k = 1, a square on its own in several directions is still one line.
            alone = alone or len(run) == 1
            yield Line(mark, run)


def _run_from(marks: dict[Cell, str], start: Cell, mark: str, direction: Cell) -> list[Cell]:
    """The run that starts here; empty if it started earlier."""
    (row, col), (down, right) = start, direction
    if marks.get((row - down, col - right)) == mark:
        return []
    cells = []
    while marks.get((row, col)) == mark:
        cells.append((row, col))
        row, col = row + down, col + right
    return cells


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
