/** The referee in TypeScript: answers the six asks over the wire protocol. */

import { Board } from "./board.js";
import type { JsonObject } from "./json.js";
import { linesOf } from "./lines.js";
import { serve } from "./protocol.js";
import { readQuestion, type Call, type Question } from "./question.js";
import { BadInput, checkRules, type Cell, type Rules } from "./rules.js";
import { scan } from "./scan.js";
import { Refused, Tracker } from "./tracker.js";
import { violations } from "./validate.js";
import { witness } from "./witness.js";

/** Answers one question; bad rules and a bad board are answers like any other. */
function answer(raw: JsonObject): object {
  const question = readQuestion(raw);
  try {
    checkRules(question.rules);
    return answerChecked(question);
  } catch (error) {
    if (error instanceof BadInput) {
      return error.answer;
    }
    throw error;
  }
}

function answerChecked(question: Question): object {
  switch (question.ask) {
    case "scan":
      return { verdict: scan(Board.read(question.rules, question.board)) };
    case "lines":
      return { lines: [...linesOf(Board.read(question.rules, question.board))] };
    case "validate":
      return validate(Board.read(question.rules, question.board), () => ({ legal: true }));
    case "witness":
      return validate(Board.read(question.rules, question.board), (board) => ({ moves: witness(board) }));
    case "track":
      return track(question.rules, question.calls);
    case "replay":
      return replay(question.rules, question.moves);
  }
}

/** What is to be said of a legal board; and of any other, why it is not. */
function validate(board: Board, ofLegal: (board: Board) => object): object {
  const found = violations(board);
  return found.length === 0 ? ofLegal(board) : { legal: false, violations: found };
}

function track(rules: Rules, calls: Call[]): object {
  const tracker = new Tracker(rules);
  const returns = calls.map((call) => {
    const result = "undo" in call ? tracker.undo() : tracker.play(call.play, call.as);
    return result instanceof Refused ? result.why : result;
  });
  return { returns };
}

function replay(rules: Rules, moves: Cell[]): object {
  const tracker = new Tracker(rules);
  for (const [move, cell] of moves.entries()) {
    const result = tracker.play(cell);
    if (result instanceof Refused) {
      return { refused: { move, why: result.why } };
    }
  }
  return { verdict: tracker.verdict };
}

await serve("typescript", ["scan", "lines", "track", "replay", "validate", "witness"], answer);
