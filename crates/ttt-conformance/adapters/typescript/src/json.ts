/** JSON as the wire protocol has it, which is stricter than `JSON.parse`. */

export type JsonObject = { [key: string]: unknown };

/** Stands for a number that was not written as an integer within ±(2^53 - 1), such as 1.0 or 1e3. */
class NotAnInteger {}

export function isObject(value: unknown): value is JsonObject {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof NotAnInteger)
  );
}

/** A token, of a string only its opening quote: a pattern for the whole would need a stack as deep as it is long. */
const TOKEN = /[ \t\r\n]*([{}[\],:"]|-?[0-9][-+.0-9eE]*|true|false|null)/y;
const INTEGER = /^-?[0-9]+$/;

/**
 * Reads one JSON value, and refuses what `JSON.parse` lets pass: invalid UTF-8, unpaired surrogates, and
 * repeated keys, of which the last would win.
 *
 * To `JSON.parse` 1.0 is 1, so the numbers are looked at as they are written.
 */
export function parseStrict(bytes: Uint8Array): unknown {
  // A byte-order mark stays, and is then no JSON.
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  // It settles the syntax, so that the tokens need no check of their order.
  JSON.parse(text);
  return new Reader(text).value();
}

/** Builds the value of a valid JSON text, token by token. */
class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  value(token = this.next()): unknown {
    switch (token) {
      case "{":
        return this.object();
      case "[":
        return this.array();
      case "true":
        return true;
      case "false":
        return false;
      case "null":
        return null;
      default:
        return token.startsWith('"') ? readString(token) : readNumber(token);
    }
  }

  private object(): JsonObject {
    // Without a prototype, so that a key such as __proto__ is a key like any other.
    const fields: JsonObject = Object.create(null);
    for (let token = this.next(); token !== "}"; token = this.next()) {
      if (token === ",") {
        continue;
      }
      const key = readString(token);
      if (key in fields) {
        throw new Error(`the key ${token} is repeated`);
      }
      this.next(); // The colon.
      fields[key] = this.value();
    }
    return fields;
  }

  private array(): unknown[] {
    const items: unknown[] = [];
    for (let token = this.next(); token !== "]"; token = this.next()) {
      if (token !== ",") {
        items.push(this.value(token));
      }
    }
    return items;
  }

  private next(): string {
    TOKEN.lastIndex = this.at;
    const token = TOKEN.exec(this.text)?.[1];
    if (token === undefined) {
      throw new Error(`no token at ${this.at}`);
    }
    const start = TOKEN.lastIndex - token.length;
    this.at = token === '"' ? this.stringEnd(start) : TOKEN.lastIndex;
    return this.text.slice(start, this.at);
  }

  /** The place behind a string's closing quote, which is the first that no odd number of backslashes precedes. */
  private stringEnd(start: number): number {
    for (let end = start + 1; ; end += 1) {
      end = this.text.indexOf('"', end);
      let before = end;
      while (this.text[before - 1] === "\\") {
        before -= 1;
      }
      if ((end - before) % 2 === 0) {
        return end + 1;
      }
    }
  }
}

function readString(token: string): string {
  if (!token.includes("\\")) {
    return token.slice(1, -1);
  }
  const text: string = JSON.parse(token);
  // Only an escape can bring in half a surrogate pair, which is no character.
  if (/\p{Surrogate}/u.test(text)) {
    throw new Error("an unpaired surrogate");
  }
  return text;
}

function readNumber(token: string): number | NotAnInteger {
  const value = Number(token);
  return INTEGER.test(token) && Number.isSafeInteger(value) ? value : new NotAnInteger();
}
