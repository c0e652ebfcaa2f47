package referee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A legal game that leads to a legal board. */
final class Witness {
  private Witness() {}

  /** The moves of such a game. */
  static List<Cell> moves(Board board) {
    Mark first = board.rules.first();
    List<Cell> ofFirst = inOrder(board, first);
    List<Cell> ofSecond = inOrder(board, first.other());
    List<Cell> moves = new ArrayList<>();
    for (int turn = 0; turn < ofFirst.size(); turn++) {
      moves.add(ofFirst.get(turn));
      if (turn < ofSecond.size()) {
        moves.add(ofSecond.get(turn));
      }
    }
    return moves;
  }

  /** A player's squares in reading order, but one that completes all lines last. */
  private static List<Cell> inOrder(Board board, Mark player) {
    List<Cell> cells = new ArrayList<>();
    for (int row = 0; row < board.rules.rows(); row++) {
      for (int col = 0; col < board.rules.cols(); col++) {
        Cell cell = new Cell(row, col);
        if (board.at(cell) == player) {
          cells.add(cell);
        }
      }
    }
    List<Line> lines = Validate.ofPlayer(Line.allOf(board), player);
    if (!lines.isEmpty()) {
      Cell last = Collections.min(Validate.completingCells(lines, board.rules.k()));
      cells.remove(last);
      cells.add(last);
    }
    return cells;
  }
}
