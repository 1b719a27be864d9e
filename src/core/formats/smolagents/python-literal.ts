import type { Json, JsonObject } from "../../schema/json.ts";

const maxDepth = 100;
const words: Record<string, Json> = { None: null, True: true, False: false };
const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", a: "\x07", b: "\b", f: "\f", v: "\v", "\n": "" };

/**
 * Parses what Python prints for lists, dicts, strings, numbers, `None`, `True` and `False`, in linear time. Undefined
 * for anything else.
 */
export function pythonLiteral(text: string): Json | undefined {
  const reader = new Reader(text);
  const value = reader.value(0);
  return value !== undefined && reader.atEnd() ? value : undefined;
}

class Reader {
  private place = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  atEnd(): boolean {
    this.skipSpaces();
    return this.place === this.text.length;
  }

  value(depth: number): Json | undefined {
    if (depth > maxDepth) return undefined;
    this.skipSpaces();
    const head = this.text.charAt(this.place);
    if (head === "[" || head === "(") return this.list(head === "[" ? "]" : ")", depth);
    if (head === "{") return this.dict(depth);
    if (head === "'" || head === '"') return this.string(head);
    return this.word();
  }

  private list(end: string, depth: number): Json[] | undefined {
    const values: Json[] = [];
    this.place += 1;
    while (!this.takes(end)) {
      const value = this.value(depth + 1);
      if (value === undefined) return undefined;
      values.push(value);
      if (!this.takes(",") && !this.sees(end)) return undefined;
    }
    return values;
  }

  private dict(depth: number): JsonObject | undefined {
    const entries: [string, Json][] = [];
    this.place += 1;
    while (!this.takes("}")) {
      const key = this.value(depth + 1);
      const value = key !== undefined && this.takes(":") ? this.value(depth + 1) : undefined;
      if (value === undefined || (typeof key !== "string" && typeof key !== "number")) return undefined;
      entries.push([String(key), value]);
      if (!this.takes(",") && !this.sees("}")) return undefined;
    }
    return Object.fromEntries(entries);
  }

  private string(quote: string): string | undefined {
    let read = "";
    let from = this.place + 1;
    for (let at = from; at < this.text.length; at += 1) {
      const unit = this.text.charAt(at);
      if (unit === quote) {
        this.place = at + 1;
        return read + this.text.slice(from, at);
      }
      if (unit !== "\\") continue;
      const { value, length } = escapeAt(this.text, at + 1);
      read += this.text.slice(from, at) + value;
      at += length;
      from = at + 1;
    }
    return undefined;
  }

  private word(): Json | undefined {
    const found = /^[-+\w.]{1,400}/.exec(this.text.slice(this.place, this.place + 400))?.[0];
    if (found === undefined) return undefined;
    this.place += found.length;
    if (Object.hasOwn(words, found)) return words[found];
    return /^-?\d+(?:\.\d*)?(?:e[-+]?\d+)?$/.test(found) ? Number(found) : undefined;
  }

  private takes(unit: string): boolean {
    if (!this.sees(unit)) return false;
    this.place += 1;
    return true;
  }

  private sees(unit: string): boolean {
    this.skipSpaces();
    return this.text.charAt(this.place) === unit;
  }

  private skipSpaces(): void {
    while (/\s/.test(this.text.charAt(this.place))) this.place += 1;
  }
}

/** The meaning of an escape, and its length after the backslash. Python keeps a backslash that has no meaning. */
function escapeAt(text: string, at: number): { value: string; length: number } {
  const head = text.charAt(at);
  const digits = head === "x" ? 2 : head === "u" ? 4 : head === "U" ? 8 : 0;
  const code = text.slice(at + 1, at + 1 + digits);
  const point = /^[0-9a-fA-F]+$/.test(code) && code.length === digits ? Number.parseInt(code, 16) : Number.NaN;
  if (point <= 0x10ffff) return { value: String.fromCodePoint(point), length: 1 + digits };
  if (head === "'" || head === '"' || head === "\\") return { value: head, length: 1 };
  return Object.hasOwn(escapes, head) ? { value: escapes[head] ?? "", length: 1 } : { value: "\\", length: 0 };
}
