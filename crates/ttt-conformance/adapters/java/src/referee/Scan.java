package referee;


import java.util.Comparator;

/** The verdict on a board. */
final class Scan {
  private Scan() {}

  /** {@code X}, {@code O}, {@code Draw} or {@code Pending}; a win outranks everything, blanks included. */
  static String verdict(Board board) {
    Mark winner = board.rules.wholeLinesOnly() ? winnerByCounts(board) : winnerByRuns(board);
    if (winner != null) {
      return winner.name();
    }
    return board.isFull() ? "Draw" : "Pending";
  }

  /** Reading order and a test after each square: of two lines, the one completed first wins. */
  private static Mark winnerByCounts(Board board) {
    SignedCounts counts = new SignedCounts(board.rules.k());
    for (int row = 0; row < board.rules.rows(); row++) {
      for (int col = 0; col < board.rules.cols(); col++) {
        Cell cell = new Cell(row, col);
        Mark mark = board.at(cell);
        if (mark != null && counts.add(cell, mark)) {
          return mark;
        }
      }
    }
    return null;
  }

  /** Of several lines, the one whose k-th square comes first in reading order wins. */
  private static Mark winnerByRuns(Board board) {
    int kth = board.rules.k() - 1;
    return Line.allOf(board).stream()
        .min(Comparator.comparing(line -> line.cells().get(kth)))
        .map(Line::mark)
        .orElse(null);
  }
}
