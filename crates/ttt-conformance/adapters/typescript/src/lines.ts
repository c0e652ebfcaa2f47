import type { Board } from "./board.js";
import type { Cell, Mark } from "./rules.js";

/** A run of k or more adjacent squares of one mark, as long as it goes, from its first cell in reading order. */
export interface Line {
  readonly mark: Mark;
  readonly cells: readonly Cell[];
}

type Direction = readonly [down: number, right: number];

/** Row, column, diagonal and anti-diagonal, in the order in which lines are listed. */
const DIRECTIONS: readonly Direction[] = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
];

/** Every line, by its first cell in reading order and then by direction. */
export function* linesOf(board: Board): Generator<Line> {
  for (const [start, mark] of board.eachMark()) {
    let alone = false;
    for (const direction of DIRECTIONS) {
      const length = lengthFrom(board, start, direction);
      // With k = 1, a square on its own in several directions is still one line.
      if (length < board.rules.k || (alone && length === 1)) {
        continue;
      }
      alone ||= length === 1;
      yield { mark, cells: Array.from({ length }, (_, at) => step(start, direction, at)) };
    }
  }
}

/** Whether the mark on a cell is in a line: only the runs through it are looked at. */
export function completesLine(board: Board, cell: Cell): boolean {
  return DIRECTIONS.some(
    (direction) =>
      reach(board, cell, direction, -1) + 1 + reach(board, cell, direction, 1) >= board.rules.k,
  );
}

/** The length of the run that starts here; 0 if it started earlier. */
function lengthFrom(board: Board, start: Cell, direction: Direction): number {
  const startedEarlier = board.at(step(start, direction, -1)) === board.at(start);
  return startedEarlier ? 0 : 1 + reach(board, start, direction, 1);
}

/** How many squares of the same mark follow a cell without a gap, forwards (1) or backwards (-1). */
function reach(board: Board, cell: Cell, direction: Direction, way: 1 | -1): number {
  const mark = board.at(cell);
  let count = 0;
  while (board.at(step(cell, direction, way * (count + 1))) === mark) {
    count += 1;
  }
  return count;
}

function step([row, col]: Cell, [down, right]: Direction, steps: number): Cell {
  return [row + down * steps, col + right * steps];
}
