package referee;

import java.util.Comparator;

/** A place, counted from 0 at the top left; as a question gives it, it may lie off the board. */
record Cell(long row, long col) implements Comparable<Cell> {
  private static final Comparator<Cell> READING_ORDER =
      Comparator.comparingLong(Cell::row).thenComparingLong(Cell::col);

  Cell step(Direction direction) {
    return new Cell(row + direction.down, col + direction.right);
  }

  Cell stepBack(Direction direction) {
    return new Cell(row - direction.down, col - direction.right);
  }

  @Override
  public int compareTo(Cell other) {
    return READING_ORDER.compare(this, other);
  }
}
