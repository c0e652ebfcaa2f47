"""A legal game that leads to a legal board."""

from itertools import chain, zip_longest

from board import Board
from lines import lines
from validate import completing_squares


def witness(board: Board) -> list[int]:
    """The squares of such a game, in the order of its moves."""
    first = board.rules.first
    turns = zip_longest(_in_order(board, first), _in_order(board, "O" if first == "X" else "X"))
    return [square for square in chain.from_iterable(turns) if square is not None]


def _in_order(board: Board, player: str) -> list[int]:
    """A player's squares in reading order, but one that completes all lines last."""
    squares = [square for square, mark in enumerate(board.squares) if mark == player]
    won = [line for line in lines(board) if line.mark == player]
    last = min(completing_squares(won, board.rules.k)) if won else None
    return sorted(squares, key=lambda square: square == last)
