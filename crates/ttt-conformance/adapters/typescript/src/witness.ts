import type { Board } from "./board.js";
import { linesOf } from "./lines.js";
import { other, type Cell, type Mark } from "./rules.js";
import { completingCell } from "./validate.js";

/** The moves of a legal game that leads to a legal board. */
export function witness(board: Board): Cell[] {
  const { first } = board.rules;
  const ofSecond = inOrder(board, other(first));
  return inOrder(board, first).flatMap((cell, turn) => [cell, ...ofSecond.slice(turn, turn + 1)]);
}

/** A player's squares in reading order, but one that completes all lines last. */
function inOrder(board: Board, player: Mark): Cell[] {
  const lines = [...linesOf(board)].filter(({ mark }) => mark === player);
  const last = completingCell(lines, board.rules.k);
  const cells = [...board.eachMark()].filter(([, mark]) => mark === player).map(([cell]) => cell);
  return [
    ...cells.filter((cell) => String(cell) !== last),
    ...cells.filter((cell) => String(cell) === last),
  ];
}
