export type Mark = "X" | "O";

/** A place, counted from 0 at the top left; as a question gives it, it may lie off the board. */
export type Cell = readonly [row: number, col: number];

/** The rules of a game; those of a question are in range only once `checkRules` has passed. */
export interface Rules {
  readonly rows: number;
  readonly cols: number;
  readonly k: number;
  readonly first: Mark;
}

export const LARGEST_SIDE = 4096;

/** Rules out of range or a malformed board, with the answer that says so. */
export class BadInput extends Error {
  constructor(readonly answer: { "bad-rules": string } | { malformed: string }) {
    super(JSON.stringify(answer));
  }
}

/** Throws the first of rows, cols and k that is out of range. */
export function checkRules({ rows, cols, k }: Rules): void {
  const inRange = (value: number, largest: number) => 1 <= value && value <= largest;
  if (!inRange(rows, LARGEST_SIDE)) {
    throw new BadInput({ "bad-rules": "rows" });
  }
  if (!inRange(cols, LARGEST_SIDE)) {
    throw new BadInput({ "bad-rules": "cols" });
  }
  if (!inRange(k, Math.max(rows, cols))) {
    throw new BadInput({ "bad-rules": "k" });
  }
}

/** Whether only a whole row, column or diagonal is a line, so that sums decide. */
export function wholeLinesOnly({ rows, cols, k }: Rules): boolean {
  return rows === cols && cols === k;
}

export function contains(rules: Rules, [row, col]: Cell): boolean {
  return 0 <= row && row < rules.rows && 0 <= col && col < rules.cols;
}

export function other(mark: Mark): Mark {
  return mark === "X" ? "O" : "X";
}

/** What a mark adds to the sum of each row, column and diagonal that it stands on. */
export function weight(mark: Mark): number {
  return mark === "X" ? 1 : -1;
}
