import { BadInput, contains, LARGEST_SIDE, weight, type Cell, type Mark, type Rules } from "./rules.js";

/** Any arrangement of marks; off the board there are none. */
export class Board {
  /** The weight of each square's mark, row by row; 0 is a blank. */
  private readonly squares: Int8Array;
  private marks = 0;

  /** An empty board. */
  constructor(readonly rules: Rules) {
    this.squares = new Int8Array(rules.rows * rules.cols);
  }

  /** The board that rows of text show; throws the first thing that is wrong with them. */
  static read(rules: Rules, text: string[]): Board {
    // A character is a Unicode scalar value, and so is an item of a spread string.
    const rows = text.map((row) => [...row]);
    checkText(rules, rows);
    const board = new Board(rules);
    rows.forEach((symbols, row) =>
      symbols.forEach((symbol, col) => {
        if (symbol === "X" || symbol === "O") {
          board.set([row, col], symbol);
        }
      }),
    );
    return board;
  }

  /** The mark on a cell, or nothing. */
  at(cell: Cell): Mark | undefined {
    const value = contains(this.rules, cell) ? this.squares[this.index(cell)] : 0;
    return value === 0 ? undefined : value === 1 ? "X" : "O";
  }

  /** Sets a mark on a blank square of the board. */
  set(cell: Cell, mark: Mark): void {
    this.squares[this.index(cell)] = weight(mark);
    this.marks += 1;
  }

  /** Takes the mark of a square away. */
  clear(cell: Cell): void {
    this.squares[this.index(cell)] = 0;
    this.marks -= 1;
  }

  isFull(): boolean {
    return this.marks === this.squares.length;
  }

  /** Every mark with its cell, in reading order. */
  *eachMark(): Generator<[Cell, Mark]> {
    for (let row = 0; row < this.rules.rows; row += 1) {
      for (let col = 0; col < this.rules.cols; col += 1) {
        const mark = this.at([row, col]);
        if (mark !== undefined) {
          yield [[row, col], mark];
        }
      }
    }
  }

  private index([row, col]: Cell): number {
    return row * this.rules.cols + col;
  }
}

function checkText(rules: Rules, rows: string[][]): void {
  const width = rows[0]?.length ?? 0;
  if (rows.every((row) => row.length === 0)) {
    throw new BadInput({ malformed: "empty" });
  }
  if (rows.length > LARGEST_SIDE || rows.some((row) => row.length > LARGEST_SIDE)) {
    throw new BadInput({ malformed: "too-large" });
  }
  if (rows.some((row) => row.some((symbol) => !"XO .".includes(symbol)))) {
    throw new BadInput({ malformed: "unknown-symbol" });
  }
  if (rows.some((row) => row.length !== width)) {
    throw new BadInput({ malformed: "ragged" });
  }
  if (rows.length !== rules.rows || width !== rules.cols) {
    throw new BadInput({ malformed: "wrong-size" });
  }
}
