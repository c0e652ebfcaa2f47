package referee;

/** Rules in range. */
record Rules(int rows, int cols, int k, Mark first) {
  static final int LARGEST_SIDE = 4096;

  /** The rules as a question gives them, or the first of rows, cols and k that is out of range. */
  static Rules checked(long rows, long cols, long k, Mark first) throws BadInput {
    if (rows < 1 || rows > LARGEST_SIDE) {
      throw BadInput.rules("rows");
    }
    if (cols < 1 || cols > LARGEST_SIDE) {
      throw BadInput.rules("cols");
    }
    if (k < 1 || k > Math.max(rows, cols)) {
      throw BadInput.rules("k");
    }
    return new Rules((int) rows, (int) cols, (int) k, first);
  }

  int squares() {
    return rows * cols;
  }

  boolean contains(Cell cell) {
    return cell.row() >= 0 && cell.row() < rows && cell.col() >= 0 && cell.col() < cols;
  }

  /** Whether only a whole row, column or diagonal is a line, so that sums decide. */
  boolean wholeLinesOnly() {
    return rows == cols && cols == k;
  }
}
