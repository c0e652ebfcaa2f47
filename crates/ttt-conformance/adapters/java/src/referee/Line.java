package referee;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A run of k or more adjacent squares of one mark, as long as it goes, from its first cell in reading order. */
record Line(Mark mark, List<Cell> cells) {

  /** Every line of a board, by its first cell in reading order and then by direction. */
  static List<Line> allOf(Board board) {
    List<Line> lines = new ArrayList<>();
    for (int row = 0; row < board.rules.rows(); row++) {
      for (int col = 0; col < board.rules.cols(); col++) {
        addFrom(board, new Cell(row, col), lines);
      }
    }
    return lines;
  }

  private static void addFrom(Board board, Cell start, List<Line> lines) {
    Mark mark = board.at(start);
    if (mark == null) {
      return;
    }
    boolean alone = false;
    for (Direction direction : Direction.values()) {
      int length = lengthFrom(board, start, direction);
      // With k = 1, a square on its own in several directions is still one line.
      if (length >= board.rules.k() && !(alone && length == 1)) {
        alone |= length == 1;
        lines.add(new Line(mark, cells(start, direction, length)));
      }
    }
  }

  /** The length of the run that starts here; 0 if it started earlier. */
  private static int lengthFrom(Board board, Cell start, Direction direction) {
    boolean startedEarlier = board.at(start.stepBack(direction)) == board.at(start);
    return startedEarlier ? 0 : 1 + reach(board, start, direction.down, direction.right);
  }

  private static List<Cell> cells(Cell start, Direction direction, int length) {
    List<Cell> cells = new ArrayList<>(length);
    for (Cell cell = start; cells.size() < length; cell = cell.step(direction)) {
      cells.add(cell);
    }
    return cells;
  }

  /** Whether the mark on this cell is in a line: only the runs through it are looked at. */
  static boolean isThrough(Board board, Cell cell) {
    for (Direction direction : Direction.values()) {
      int after = reach(board, cell, direction.down, direction.right);
      int before = reach(board, cell, -direction.down, -direction.right);
      if (before + 1 + after >= board.rules.k()) {
        return true;
      }
    }
    return false;
  }

  /** How many squares of the same mark follow the cell without a gap. */
  private static int reach(Board board, Cell cell, int down, int right) {
    Mark mark = board.at(cell);
    int count = 0;
    while (board.at(new Cell(cell.row() + down * (count + 1L), cell.col() + right * (count + 1L)))
        == mark) {
      count++;
    }
    return count;
  }

  /** The squares that leave fewer than k on both sides when they are taken out of the line. */
  Set<Cell> breakingCells(int k) {
    int from = cells.size() - k;
    return new HashSet<>(from < k ? cells.subList(from, k) : List.of());
  }
}
