package referee;

/** A mark of one of the two players. */
enum Mark {
  X(1),
  O(-1);

  /** What the mark adds to the sum of each row, column and diagonal that it stands on. */
  final int weight;

  Mark(int weight) {
    this.weight = weight;
  }

  Mark other() {
    return this == X ? O : X;
  }
}
