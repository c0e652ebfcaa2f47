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

const TOKEN = /"(?:[^"\\]|\\.)*"|-?[0-9][-+.0-9eE]*|[{}[\],:]|true|false|null/g;
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
  return new Reader(text.match(TOKEN) ?? []).value();
}

/** Builds the value of a valid JSON text from its tokens. */
class Reader {
  private at = 0;

  constructor(private readonly tokens: string[]) {}

  value(): unknown {
    const token = this.next();
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
      this.next();
      fields[key] = this.value();
    }
    return fields;
  }

  private array(): unknown[] {
    const items: unknown[] = [];
    for (let token = this.next(); token !== "]"; token = this.next()) {
      if (token !== ",") {
        this.at -= 1;
        items.push(this.value());
      }
    }
    return items;
  }

  private next(): string {
    const token = this.tokens[this.at];
    if (token === undefined) {
      throw new Error("the text ends too early");
    }
    this.at += 1;
    return token;
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
