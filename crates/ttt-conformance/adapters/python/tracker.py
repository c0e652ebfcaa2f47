"""A game that is followed move by move."""

from board import whole_lines_only
from counts import SignedCounts
from lines import completes_line
from question import Cell, Play, Rules, Undo


class Refused(Exception):
    """A call that changes nothing, and why."""

    def __init__(self, why: str):
        super().__init__(why)
        self.why = why


class Tracker:
    """The marks set so far, who moves next, and the verdict.

    A move takes constant time where only whole lines count, by signed counts; elsewhere the runs
    through its square are looked at.
    """

    def __init__(self, rules: Rules):
        self.rules = rules
        self.verdict = "Pending"
        self._marks: dict[Cell, str] = {}
        self._moves: list[Cell] = []
        self._counts = SignedCounts(rules.k) if whole_lines_only(rules) else None

    def play(self, cell: Cell, player: str | None = None) -> str:
        """Set a mark of the player, or of the one whose turn it is, and return the verdict."""
        row, col = cell
        if not (0 <= row < self.rules.rows and 0 <= col < self.rules.cols):
            raise Refused("out-of-bounds")
        if self.verdict != "Pending":
            raise Refused("game-over")
        if cell in self._marks:
            raise Refused("occupied")
        mark = self._to_move()
        if player not in (None, mark):
            raise Refused("out-of-turn")
        self._moves.append(cell)
        self._marks[cell] = mark
        self.verdict = self._verdict_after(cell, mark)
        return self.verdict

    def undo(self) -> str:
        """Take the last mark back, after the end too, and return the verdict."""
        if not self._moves:
            raise Refused("nothing-to-undo")
        cell = self._moves.pop()
        mark = self._marks.pop(cell)
        if self._counts:
            self._counts.remove(cell, mark)
        # A move is accepted only while the game is open, so before it the game was.
        self.verdict = "Pending"
        return self.verdict

    def _to_move(self) -> str:
        second = "O" if self.rules.first == "X" else "X"
        return self.rules.first if len(self._moves) % 2 == 0 else second

    def _verdict_after(self, cell: Cell, mark: str) -> str:
        if self._counts:
            won = self._counts.add(cell, mark)
        else:
            won = completes_line(self._marks, cell, self.rules.k)
        if won:
            return mark
        return "Draw" if len(self._moves) == self.rules.rows * self.rules.cols else "Pending"


def track(rules: Rules, calls: list[Play | Undo]) -> list[str]:
    """For each call the verdict after it, or why it is refused."""
    tracker = Tracker(rules)
    returns = []
    for call in calls:
        try:
            returns.append(_perform(tracker, call))
        except Refused as refused:
            returns.append(refused.why)
    return returns


def _perform(tracker: Tracker, call: Play | Undo) -> str:
    if isinstance(call, Undo):
        return tracker.undo()
    return tracker.play(call.cell, call.player)


def replay(rules: Rules, moves: list[Cell]) -> dict:
    """The verdict after all moves, or the first move that is refused."""
    tracker = Tracker(rules)
    for number, cell in enumerate(moves):
        try:
            tracker.play(cell)
        except Refused as refused:
            return {"refused": {"move": number, "why": refused.why}}
    return {"verdict": tracker.verdict}
