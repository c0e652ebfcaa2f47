import { weight, type Cell, type Mark } from "./rules.js";

/**
 * A sum for each row, column and diagonal of a square board: X adds 1, O takes 1 away.
 *
 * n squares are all one player's exactly when their sum is ±n, so that 2n + 2 sums decide a game in which
 * only whole lines count, and a move changes at most four of them, whatever n is.
 */
export class SignedCounts {
  private readonly rows: Int32Array;
  private readonly cols: Int32Array;
  private diagonal = 0;
  private antiDiagonal = 0;

  constructor(private readonly n: number) {
    this.rows = new Int32Array(n);
    this.cols = new Int32Array(n);
  }

  /** Counts a mark, and says whether it completes a line. */
  add(cell: Cell, mark: Mark): boolean {
    this.change(cell, weight(mark));
    const [row, col] = cell;
    const whole = this.n * weight(mark);
    return (
      this.rows[row] === whole ||
      this.cols[col] === whole ||
      (row === col && this.diagonal === whole) ||
      (row + col === this.n - 1 && this.antiDiagonal === whole)
    );
  }

  /** Takes a counted mark out again. */
  remove(cell: Cell, mark: Mark): void {
    this.change(cell, -weight(mark));
  }

  private change([row, col]: Cell, weight: number): void {
    this.rows[row]! += weight;
    this.cols[col]! += weight;
    // Two tests, not one or the other: the centre of an odd board is on both diagonals.
    if (row === col) {
      this.diagonal += weight;
    }
    if (row + col === this.n - 1) {
      this.antiDiagonal += weight;
    }
  }
}
