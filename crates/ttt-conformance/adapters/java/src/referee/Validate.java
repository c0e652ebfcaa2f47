package referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Whether a board can occur in a legal game. */
final class Validate {
  private Validate() {}

  /** Every condition that the board breaks, in their fixed order; none for a legal board. */
  static List<String> violations(Board board) {
    Mark first = board.rules.first();
    int lead = count(board, first) - count(board, first.other());
    boolean countsAreRight = lead == 0 || lead == 1;
    Mark last = lead == 1 ? first : first.other();

    List<Line> lines = Line.allOf(board);
    List<Line> ofFirst = ofPlayer(lines, first);
    List<Line> ofSecond = ofPlayer(lines, first.other());
    boolean bothWon = !ofFirst.isEmpty() && !ofSecond.isEmpty();

    List<String> violations = new ArrayList<>();
    if (!countsAreRight) {
      violations.add("move-count");
    }
    if (bothWon) {
      violations.add("both-won");
    }
    // Only right counts tell who moved last, and only a lone winner can be blamed for it.
    if (countsAreRight && !bothWon && lines.stream().anyMatch(line -> line.mark() != last)) {
      violations.add("winner-not-last");
    }
    int k = board.rules.k();
    if (!oneMoveCompletes(ofFirst, k) || !oneMoveCompletes(ofSecond, k)) {
      violations.add("no-last-move");
    }
    return violations;
  }

  private static int count(Board board, Mark mark) {
    int count = 0;
    for (int row = 0; row < board.rules.rows(); row++) {
      for (int col = 0; col < board.rules.cols(); col++) {
        count += board.at(new Cell(row, col)) == mark ? 1 : 0;
      }
    }
    return count;
  }

  static List<Line> ofPlayer(List<Line> lines, Mark player) {
    return lines.stream().filter(line -> line.mark() == player).toList();
  }

  /** Whether there are no lines, or a square without which none of them would be left. */
  private static boolean oneMoveCompletes(List<Line> lines, int k) {
    return lines.isEmpty() || !completingCells(lines, k).isEmpty();
  }

  /** The squares without which none of these lines, of which there is one, would be left. */
  static Set<Cell> completingCells(List<Line> lines, int k) {
    Set<Cell> shared = lines.get(0).breakingCells(k);
    for (Line line : lines) {
      shared.retainAll(line.breakingCells(k));
    }
    return shared;
  }
}
