package referee;

/**
 * A sum for each row, column and diagonal of a square board: X adds 1, O takes 1 away.
 *
 * <p>n squares are all one player's exactly when their sum is ±n, so that 2n + 2 sums decide a game in which only
 * whole lines count, and a move changes at most four of them, whatever n is.
 */
final class SignedCounts {
  private final int n;
  private final int[] rows;
  private final int[] cols;
  private int diagonal;
  private int antiDiagonal;

  SignedCounts(int n) {
    this.n = n;
    this.rows = new int[n];
    this.cols = new int[n];
  }

  /** Counts a mark, and says whether it completes a line. */
  boolean add(Cell cell, Mark mark) {
    change(cell, mark.weight);
    int whole = n * mark.weight;
    return rows[(int) cell.row()] == whole
        || cols[(int) cell.col()] == whole
        || (onDiagonal(cell) && diagonal == whole)
        || (onAntiDiagonal(cell) && antiDiagonal == whole);
  }

  /** Takes a counted mark out again. */
  void remove(Cell cell, Mark mark) {
    change(cell, -mark.weight);
  }

  private void change(Cell cell, int weight) {
    rows[(int) cell.row()] += weight;
    cols[(int) cell.col()] += weight;
    // Two tests, not one or the other: the centre of an odd board is on both diagonals.
    if (onDiagonal(cell)) {
      diagonal += weight;
    }
    if (onAntiDiagonal(cell)) {
      antiDiagonal += weight;
    }
  }

  private static boolean onDiagonal(Cell cell) {
    return cell.row() == cell.col();
  }

  private boolean onAntiDiagonal(Cell cell) {
    return cell.row() + cell.col() == n - 1;
  }
}
