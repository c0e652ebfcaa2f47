/**
 * The wire protocol: one JSON object a line on standard input and output.
 *
 * Copy protocol.ts and json.ts beside your own solution and call `serve`:
 *
 *     await serve("mine", ["scan"], (question) => ({ verdict: myScan(question.board) }));
 */

import { isObject, parseStrict, type JsonObject } from "./json.js";

const VERSION = 1;

/** Thrown for a question that the program does not do: counted, never a pass. */
export class Skip extends Error {}

/** Answers one question, which is plain data, with plain data; what it throws is the error of that question. */
export type Answerer = (question: JsonObject) => object;

class BadMessage extends Error {}

/** Answers what comes in, line by line, until the input ends. */
export async function serve(name: string, asks: string[], answer: Answerer): Promise<void> {
  const hello = { hello: { protocol: VERSION, name, asks } };
  for await (const line of linesOf(process.stdin)) {
    const reply = JSON.stringify(replyTo(line, hello, asks, answer));
    if (!process.stdout.write(reply + "\n")) {
      await new Promise((resolve) => process.stdout.once("drain", resolve));
    }
  }
}

/** The bytes between line feeds; Node's own readline would also split at U+2028 and repair broken UTF-8. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let started: Buffer[] = [];
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...started, chunk.subarray(from, end)]);
      started = [];
      from = end + 1;
    }
    started.push(chunk.subarray(from));
  }
  const last = Buffer.concat(started);
  if (last.length > 0) {
    yield last;
  }
}

function replyTo(line: Buffer, hello: object, asks: string[], answer: Answerer): object {
  try {
    const message = parseMessage(line);
    if (Object.keys(message).length === 1 && "hello" in message) {
      if (!isObject(message["hello"]) || !Number.isSafeInteger(message["hello"]["protocol"])) {
        throw new BadMessage("a hello has an integer protocol");
      }
      // Another version than ours gets the same reply: the runner decides what to do about it.
      return hello;
    }
    if (!Number.isSafeInteger(message["id"])) {
      throw new BadMessage("a message has a hello or an integer id");
    }
    return { id: message["id"], ...replyToQuestion(message, asks, answer) };
  } catch (error) {
    if (error instanceof BadMessage) {
      return { id: null, error: error.message };
    }
    throw error;
  }
}

function parseMessage(line: Buffer): JsonObject {
  let message: unknown;
  try {
    message = parseStrict(line);
  } catch (error) {
    throw new BadMessage(`not a JSON message: ${textOf(error)}`);
  }
  if (!isObject(message)) {
    throw new BadMessage("a message is a JSON object");
  }
  return message;
}

function replyToQuestion(message: JsonObject, asks: string[], answer: Answerer): object {
  const question = message["question"];
  if (Object.keys(message).length !== 2 || !isObject(question)) {
    return { error: "a message has an id and a question, and nothing else" };
  }
  const ask = question["ask"];
  if (typeof ask !== "string") {
    return { error: "a question has an ask, which is text" };
  }
  if (!asks.includes(ask)) {
    return { skip: `does not do the ask ${ask}` };
  }
  try {
    return { answer: answer(question) };
  } catch (error) {
    return error instanceof Skip ? { skip: error.message } : { error: textOf(error) };
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
