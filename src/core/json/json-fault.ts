/** The first fault of a JSON text. Our own scan finds it, since engines differ in wording and position of errors. */
export interface JsonFault {
  offset: number;
  expected: string;
  found: string;
}

const space = /[ \t\n\r]*/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Finds the first fault of a text that `JSON.parse` refused. It keeps its own stack, so any depth is safe. */
export function findJsonFault(text: string): JsonFault {
  const open: ("[" | "{")[] = [];
  let offset = skip(space, text, 0);
  let want: "value" | "key" | "first" | "after" = "value";
  for (;;) {
    const char = text[offset] ?? "";
    const inside = open.at(-1);
    if (want === "after") {
      if (inside === undefined)
        return char === "" ? fault(text, offset, "JSON") : fault(text, offset, "the end of the text");
      if (char === closing(inside)) open.pop();
      else if (char === ",") want = inside === "{" ? "key" : "value";
      else return fault(text, offset, `"," or "${closing(inside)}"`);
      offset = skip(space, text, offset + 1);
      continue;
    }
    if (want === "first" && inside !== undefined && char === closing(inside)) {
      open.pop();
      want = "after";
      offset = skip(space, text, offset + 1);
      continue;
    }
    if (inside === "{" && want !== "value") {
      const end = nameEnd(text, offset);
      if (typeof end !== "number") return fault(text, end.at, end.expected);
      offset = skip(space, text, end);
      want = "value";
      continue;
    }
    if (char === "[" || char === "{") {
      open.push(char);
      want = "first";
      offset = skip(space, text, offset + 1);
      continue;
    }
    const end = char === '"' ? stringEnd(text, offset) : skip(scalar, text, offset);
    if (typeof end !== "number") return fault(text, end.at, end.expected);
    if (end === offset) return fault(text, offset, "a value");
    offset = skip(space, text, end);
    want = "after";
  }
}

interface Fault {
  at: number;
  expected: string;
}

/** Offset after a member's name and its colon, or their fault. */
function nameEnd(text: string, offset: number): number | Fault {
  const end = stringEnd(text, offset);
  if (typeof end !== "number")
    return end.at === offset ? { at: offset, expected: "a member name in double quotes" } : end;
  const colon = skip(space, text, end);
  return text[colon] === ":" ? colon + 1 : { at: colon, expected: '":"' };
}

function stringEnd(text: string, offset: number): number | Fault {
  if (text[offset] !== '"') return { at: offset, expected: "a string" };
  // A loop, since a pattern over a long text would overflow the regex engine's stack.
  for (let end = offset + 1; ; ) {
    const code = text.charCodeAt(end);
    if (code === 0x22) return end + 1;
    const next = code === 0x5c ? skip(escape, text, end) : code >= 0x20 ? end + 1 : end;
    if (next === end) return { at: end, expected: code === 0x5c ? "a valid escape" : "a closing double quote" };
    end = next;
  }
}

function closing(open: "[" | "{"): string {
  return open === "[" ? "]" : "}";
}

function skip(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : offset;
}

function fault(text: string, offset: number, expected: string): JsonFault {
  const char = text.codePointAt(offset);
  return {
    offset,
    expected,
    found: char === undefined ? "the end of the text" : JSON.stringify(String.fromCodePoint(char)),
  };
}
