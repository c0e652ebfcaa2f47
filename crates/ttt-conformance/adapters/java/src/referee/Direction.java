package referee;

/** The ways a line runs, in the order in which lines are listed. */
enum Direction {
  ROW(0, 1),
  COLUMN(1, 0),
  DIAGONAL(1, 1),
  ANTI_DIAGONAL(1, -1);

  final int down;
  final int right;

  Direction(int down, int right) {
    this.down = down;
    this.right = right;
  }
}
