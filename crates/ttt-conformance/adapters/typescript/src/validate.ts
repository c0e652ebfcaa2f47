import type { Board } from "./board.js";
import { linesOf, type Line } from "./lines.js";
import { other } from "./rules.js";

export type Violation = "move-count" | "both-won" | "winner-not-last" | "no-last-move";

/** Every condition that a board breaks, in their fixed order; none for a legal board. */
export function violations(board: Board): Violation[] {
  const { first, k } = board.rules;
  let lead = 0;
  for (const [, mark] of board.eachMark()) {
    lead += mark === first ? 1 : -1;
  }
  const lines = [...linesOf(board)];
  const ofFirst = lines.filter(({ mark }) => mark === first);
  const ofSecond = lines.filter(({ mark }) => mark !== first);

  const countsAreRight = lead === 0 || lead === 1;
  const bothWon = ofFirst.length > 0 && ofSecond.length > 0;
  const last = lead === 1 ? first : other(first);
  const found: Violation[] = [];
  if (!countsAreRight) {
    found.push("move-count");
  }
  if (bothWon) {
    found.push("both-won");
  }
  // Only right counts tell who moved last, and only a lone winner can be blamed for it.
  if (countsAreRight && !bothWon && lines.some(({ mark }) => mark !== last)) {
    found.push("winner-not-last");
  }
  if (!oneMoveCompletes(ofFirst, k) || !oneMoveCompletes(ofSecond, k)) {
    found.push("no-last-move");
  }
  return found;
}

/** Whether there are no lines, or a square without which none of them would be left. */
function oneMoveCompletes(lines: Line[], k: number): boolean {
  return lines.length === 0 || completingCell(lines, k) !== undefined;
}

/** A square without which none of the lines would be left, as text. */
export function completingCell(lines: Line[], k: number): string | undefined {
  const [one, ...others] = lines.map((line) => breakingCells(line, k));
  return [...(one ?? [])].find((cell) => others.every((cells) => cells.has(cell)));
}

/** The squares that leave fewer than k on both sides when they are taken out of the line. */
function breakingCells({ cells }: Line, k: number): Set<string> {
  return new Set(cells.slice(cells.length - k, k).map(String));
}
