package referee;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A game that is followed move by move.
 *
 * <p>A move takes constant time where only whole lines count, by signed counts; elsewhere the runs through its square
 * are looked at.
 */
final class Tracker {
  /** A call that changes nothing, and why. */
  static final class Refused extends Exception {
    final String why;

    Refused(String why) {
      super(why, null, false, false);
      this.why = why;
    }
  }

  private static final String PENDING = "Pending";

  private final Rules rules;
  private final Board board;
  private final SignedCounts counts;
  private final Deque<Cell> moves = new ArrayDeque<>();
  private String verdict = PENDING;

  Tracker(Rules rules) {
    this.rules = rules;
    this.board = new Board(rules);
    this.counts = rules.wholeLinesOnly() ? new SignedCounts(rules.k()) : null;
  }

  String verdict() {
    return verdict;
  }

  /** The mark that moves next. */
  Mark toMove() {
    return moves.size() % 2 == 0 ? rules.first() : rules.first().other();
  }

  /** Sets a mark of the player, and returns the verdict after it. */
  String play(Cell cell, Mark player) throws Refused {
    if (!rules.contains(cell)) {
      throw new Refused("out-of-bounds");
    }
    if (!verdict.equals(PENDING)) {
      throw new Refused("game-over");
    }
    if (board.at(cell) != null) {
      throw new Refused("occupied");
    }
    if (player != toMove()) {
      throw new Refused("out-of-turn");
    }
    board.set(cell, player);
    moves.push(cell);
    verdict = verdictAfter(cell, player);
    return verdict;
  }

  /** Takes the last mark back, after the end too, and returns the verdict after it. */
  String undo() throws Refused {
    if (moves.isEmpty()) {
      throw new Refused("nothing-to-undo");
    }
    Cell cell = moves.pop();
    if (counts != null) {
      counts.remove(cell, board.at(cell));
    }
    board.clear(cell);
    // A move is accepted only while the game is open, so before it the game was.
    verdict = PENDING;
    return verdict;
  }

  private String verdictAfter(Cell cell, Mark player) {
    boolean won = counts != null ? counts.add(cell, player) : Line.isThrough(board, cell);
    if (won) {
      return player.name();
    }
    return board.isFull() ? "Draw" : PENDING;
  }
}
