"""The signed counts of a square board on which only whole lines count."""

from question import Cell


class SignedCounts:
    """A sum for each row, column and diagonal: X adds 1, O takes 1 away.

    n squares are all one player's exactly when their sum is ±n, so that 2n + 2 sums decide the game
    and a move changes at most four of them, whatever n is.
    """

    def __init__(self, n: int):
        self.n = n
        self.rows = [0] * n
        self.cols = [0] * n
        self.diagonal = 0
        self.anti_diagonal = 0

    def add(self, cell: Cell, mark: str) -> bool:
        """Count a mark, and say whether it completes a line."""
        weight = 1 if mark == "X" else -1
        self._change(cell, weight)
        row, col = cell
        whole = self.n * weight
        return (
            self.rows[row] == whole
            or self.cols[col] == whole
            or (row == col and self.diagonal == whole)
            or (row + col == self.n - 1 and self.anti_diagonal == whole)
        )

    def remove(self, cell: Cell, mark: str) -> None:
        """Take a counted mark out again."""
        self._change(cell, -1 if mark == "X" else 1)

    def _change(self, cell: Cell, weight: int) -> None:
        row, col = cell
        self.rows[row] += weight
        self.cols[col] += weight
        # Two tests, not one or the other: the centre of an odd board is on both diagonals.
        if row == col:
            self.diagonal += weight
        if row + col == self.n - 1:
            self.anti_diagonal += weight
