import { isObject, type JsonObject } from "./json.js";
import type { Cell, Mark, Rules } from "./rules.js";

/** A call to a tracker: a mark to set, of the named player or of the one whose turn it is; or one to take back. */
export type Call = { play: Cell; as?: Mark } | { undo: true };

/** A question as typed data. Its rules are as given: nothing says yet that they are in range. */
export type Question =
  | { ask: "scan" | "lines" | "validate" | "witness"; rules: Rules; board: string[] }
  | { ask: "track"; rules: Rules; calls: Call[] }
  | { ask: "replay"; rules: Rules; moves: Cell[] };

/** The question does not have the shape of a question, so that it has no answer at all. */
export class BadQuestion extends Error {}

/** Checks a question's shape, field by field; whether its values make sense is its answer's matter. */
export function readQuestion(raw: JsonObject): Question {
  const ask = raw["ask"];
  switch (ask) {
    case "scan":
    case "lines":
    case "validate":
    case "witness":
      return { ask, board: readEach(raw, "board", readRow), rules: readRules(raw["rules"]) };
    case "track":
      return { ask, calls: readEach(raw, "calls", readCall), rules: readRules(raw["rules"]) };
    case "replay":
      return { ask, moves: readEach(raw, "moves", readCell), rules: readRules(raw["rules"]) };
    default:
      throw new BadQuestion(`no such ask: ${String(ask)}`);
  }
}

function readEach<T>(question: JsonObject, field: string, read: (raw: unknown) => T): T[] {
  const items = fieldsOf(question, "a question", ["ask", "rules", field])[field];
  if (!Array.isArray(items)) {
    throw new BadQuestion(`${field} is not an array`);
  }
  return items.map(read);
}

function readRules(raw: unknown): Rules {
  const fields = fieldsOf(raw, "rules", ["rows", "cols", "k", "first"]);
  return {
    rows: readInteger(fields["rows"], "rows"),
    cols: readInteger(fields["cols"], "cols"),
    k: readInteger(fields["k"], "k"),
    first: readMark(fields["first"], "first"),
  };
}

function readRow(raw: unknown): string {
  if (typeof raw !== "string") {
    throw new BadQuestion("a row of the board is not text");
  }
  return raw;
}

function readCall(raw: unknown): Call {
  if (isObject(raw) && "undo" in raw) {
    if (fieldsOf(raw, "a call", ["undo"])["undo"] !== true) {
      throw new BadQuestion("undo is not true");
    }
    return { undo: true };
  }
  if (isObject(raw) && "as" in raw) {
    const fields = fieldsOf(raw, "a call", ["play", "as"]);
    return { play: readCell(fields["play"]), as: readMark(fields["as"], "as") };
  }
  return { play: readCell(fieldsOf(raw, "a call", ["play"])["play"]) };
}

function readCell(raw: unknown): Cell {
  if (!Array.isArray(raw) || raw.length !== 2) {
    throw new BadQuestion("a cell is not an array of a row and a column");
  }
  return [readInteger(raw[0], "a cell's row"), readInteger(raw[1], "a cell's column")];
}

function readInteger(raw: unknown, what: string): number {
  if (typeof raw !== "number") {
    throw new BadQuestion(`${what} is not an integer within ±(2^53 - 1)`);
  }
  return raw;
}

function readMark(raw: unknown, what: string): Mark {
  if (raw !== "X" && raw !== "O") {
    throw new BadQuestion(`${what} is not X or O`);
  }
  return raw;
}

function fieldsOf(raw: unknown, what: string, names: string[]): JsonObject {
  if (!isObject(raw) || Object.keys(raw).sort().join() !== [...names].sort().join()) {
    throw new BadQuestion(`${what} is not an object of ${names.join(", ")}`);
  }
  return raw;
}
