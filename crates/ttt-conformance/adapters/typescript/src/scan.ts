import type { Board } from "./board.js";
import { SignedCounts } from "./counts.js";
import { linesOf } from "./lines.js";
import { wholeLinesOnly, type Mark } from "./rules.js";

export type Verdict = Mark | "Draw" | "Pending";

/** The verdict on a board. A win outranks everything, blanks included. */
export function scan(board: Board): Verdict {
  return verdict(wholeLinesOnly(board.rules) ? winnerByCounts(board) : winnerByRuns(board), board);
}

/** Names the winner, or tells a draw from an open game. */
export function verdict(winner: Mark | undefined, board: Board): Verdict {
  return winner ?? (board.isFull() ? "Draw" : "Pending");
}

/** Tests the sums after each square, so that of two lines the one completed first wins. */
function winnerByCounts(board: Board): Mark | undefined {
  const counts = new SignedCounts(board.rules.k);
  for (const [cell, mark] of board.eachMark()) {
    if (counts.add(cell, mark)) {
      return mark;
    }
  }
  return undefined;
}

/** The mark of the line whose k-th square comes first in reading order. */
function winnerByRuns(board: Board): Mark | undefined {
  let winner: Mark | undefined;
  let earliest = Infinity;
  for (const { mark, cells } of linesOf(board)) {
    const [row, col] = cells[board.rules.k - 1]!;
    const place = row * board.rules.cols + col;
    if (place < earliest) {
      [winner, earliest] = [mark, place];
    }
  }
  return winner;
}
