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
    for square, symbol in enumerate(board.squares):
        if symbol != "." and counts.add(board.cell(square), symbol):
            return symbol
    return None


def _by_runs(board: Board) -> str | None:
    kth = board.rules.k - 1
    earliest = min(lines(board), key=lambda line: line.squares[kth], default=None)
    return earliest.mark if earliest else None
