"""Whether a board can occur in a legal game."""

from board import Board
from lines import Line, lines


def violations(board: Board) -> list[str]:
    """Every condition that the board breaks, in their fixed order; none for a legal board."""
    first = board.rules.first
    second = "O" if first == "X" else "X"
    lead = board.count(first) - board.count(second)
    won: dict[str, list[Line]] = {}
    for line in lines(board):
        won.setdefault(line.mark, []).append(line)

    found = []
    if lead not in (0, 1):
        found.append("move-count")
    if len(won) == 2:
        found.append("both-won")
    # Only right counts tell who moved last, and only a lone winner can be blamed for it.
    if lead in (0, 1) and len(won) == 1 and (first if lead == 1 else second) not in won:
        found.append("winner-not-last")
    if not all(completing_squares(player_lines, board.rules.k) for player_lines in won.values()):
        found.append("no-last-move")
    return found


def completing_squares(player_lines: list[Line], k: int) -> set[int]:
    """The squares without which none of these lines would be left."""
    return set.intersection(*(_breaking(line, k) for line in player_lines))


def _breaking(line: Line, k: int) -> set[int]:
    """The squares that leave fewer than k on both sides when they are taken out of the line."""
    return set(line.squares[len(line.squares) - k : k])
