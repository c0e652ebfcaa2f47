"""The verdict on a board."""

from board import Board, whole_lines_only
from counts import SignedCounts
from lines import lines


def scan(board: Board) -> str:
    """`X`, `O`, `Draw` or `Pending`. A win outranks everything, blanks included."""
    winner = _by_counts(board) if whole_lines_only(board.rules) else _by_runs(board)
    if winner is not None:
        return winner
    return "Draw" if board.is_full() else "Pending"


def _by_counts(board: Board) -> str | None:
    # Reading order and a test after each square: of two lines, the one completed first wins.
    counts = SignedCounts(board.rules.k)
    return next((mark for cell, mark in board.marks.items() if counts.add(cell, mark)), None)


def _by_runs(board: Board) -> str | None:
    k = board.rules.k
    earliest = min(((line.cells[k - 1], line.mark) for line in lines(board)), default=None)
    return earliest and earliest[1]
