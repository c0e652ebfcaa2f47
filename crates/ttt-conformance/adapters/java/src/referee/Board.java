package referee;

import java.util.List;

/** Any arrangement of marks; off the board there are none. */
final class Board {
  final Rules rules;
  private final Mark[] squares;
  private int marks;

  /** An empty board. */
  Board(Rules rules) {
    this.rules = rules;
    this.squares = new Mark[rules.squares()];
  }

  /** The board that rows of text show, or the first thing that is wrong with them. */
  static Board read(Rules rules, List<String> text) throws BadInput {
    // A character is a Unicode scalar value, which Java calls a code point.
    List<int[]> rows = text.stream().map(row -> row.codePoints().toArray()).toList();
    check(rules, rows);
    Board board = new Board(rules);
    for (int row = 0; row < rules.rows(); row++) {
      for (int col = 0; col < rules.cols(); col++) {
        switch (rows.get(row)[col]) {
          case 'X' -> board.set(new Cell(row, col), Mark.X);
          case 'O' -> board.set(new Cell(row, col), Mark.O);
          default -> { }
        }
      }
    }
    return board;
  }

  private static void check(Rules rules, List<int[]> rows) throws BadInput {
    if (rows.stream().allMatch(row -> row.length == 0)) {
      throw BadInput.board("empty");
    }
    if (rows.size() > Rules.LARGEST_SIDE
        || rows.stream().anyMatch(row -> row.length > Rules.LARGEST_SIDE)) {
      throw BadInput.board("too-large");
    }
    for (int[] row : rows) {
      for (int symbol : row) {
        if ("XO .".indexOf(symbol) < 0) {
          throw BadInput.board("unknown-symbol");
        }
      }
    }
    int width = rows.get(0).length;
    if (rows.stream().anyMatch(row -> row.length != width)) {
      throw BadInput.board("ragged");
    }
    if (rows.size() != rules.rows() || width != rules.cols()) {
      throw BadInput.board("wrong-size");
    }
  }

  /** The mark on a cell; null on a blank and off the board. */
  Mark at(Cell cell) {
    return rules.contains(cell) ? squares[index(cell)] : null;
  }

  void set(Cell cell, Mark mark) {
    squares[index(cell)] = mark;
    marks++;
  }

  void clear(Cell cell) {
    squares[index(cell)] = null;
    marks--;
  }

  boolean isFull() {
    return marks == squares.length;
  }

  private int index(Cell cell) {
    return (int) cell.row() * rules.cols() + (int) cell.col();
  }
}
