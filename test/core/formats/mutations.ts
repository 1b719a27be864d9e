import type { Json } from "../../../src/core/schema/json.ts";

/** Chance that is the same every time: a seed makes a sequence. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  of<T>(list: readonly T[], otherwise: T): T {
    return list[this.below(list.length)] ?? otherwise;
  }
}

/** Values that readers do not expect where they stand. */
const strange: Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  2 ** 53,
  "",
  "x",
  "\u0000\ud800",
  "__proto__",
  "constructor",
  "9999-99-99T99:99:99Z",
  "[",
  "{}",
  '{"role":',
  "Error: no",
  "assistant",
  "tool",
  [],
  {},
  [[]],
  [null],
  { toString: 1 },
  [{ role: "tool" }],
  [{ type: "tool_use" }],
  { content: { parts: [null] } },
  JSON.parse('{"__proto__":{"a":1}}'),
];

/** Whole arrays and objects of a document, with how each is reached. */
function holdersIn(document: Json): Json[] {
  const holders: Json[] = [];
  const waiting: Json[] = [document];
  for (let next = waiting.pop(); next !== undefined && holders.length < 5000; next = waiting.pop()) {
    if (typeof next !== "object" || next === null) continue;
    holders.push(next);
    waiting.push(...Object.values(next));
  }
  return holders;
}

/** Changes one place of a document, in place: another value, another name, one member less or twice, or something of another file. */
export function mutateValue(document: Json, other: Json, chance: Chance): void {
  const holder = chance.of(holdersIn(document), null);
  if (typeof holder !== "object" || holder === null) return;
  const value = chance.next() < 0.7 ? chance.of(strange, null) : chance.of(holdersIn(other), null);
  if (Array.isArray(holder)) mutateList(holder, structuredClone(value), chance);
  else mutateObject(holder, structuredClone(value), chance);
}

function mutateList(list: Json[], value: Json, chance: Chance): void {
  const at = chance.below(list.length);
  const kind = chance.below(5);
  if (kind === 0) list.splice(at, 1);
  else if (kind === 1) list.splice(at, 0, value);
  else if (kind === 2) list.push(structuredClone(list[at] ?? null));
  else if (kind === 3) list.reverse();
  else list[at] = value;
}

function mutateObject(holder: Record<string, Json>, value: Json, chance: Chance): void {
  const key = chance.of(Object.keys(holder), "x");
  const kind = chance.below(4);
  if (kind === 0) delete holder[key];
  else if (kind === 1) {
    const other = chance.of(Object.keys(holder), "x");
    const kept = holder[key] ?? null;
    holder[key] = holder[other] ?? null;
    holder[other] = kept;
  } else if (kind === 2) {
    Object.defineProperty(holder, chance.of(["__proto__", "constructor", "type", "role", `${key}x`], "x"), {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else holder[key] = value;
}

/** A copy of a document for each of its texts, with another text in its place. */
export function withEachText(document: Json, text: string): Json[] {
  const places = holdersIn(document).flatMap((holder, at) =>
    typeof holder === "object" && holder !== null
      ? Object.entries(holder).flatMap(([name, value]) => (typeof value === "string" ? [{ at, name }] : []))
      : [],
  );
  return places.map(({ at, name }) => {
    const copy = structuredClone(document);
    const holder = holdersIn(copy)[at];
    if (typeof holder === "object" && holder !== null) Object.assign(holder, { [name]: text });
    return copy;
  });
}

const tokens = [
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  '"',
  "\\",
  "\n",
  "null",
  "NaN",
  "\u0000",
  "\uFEFF",
  "data: ",
  "]]]]",
  "1e999",
];

/** Changes a text at one place: a piece less, a piece twice, a token more, or the end cut off. */
export function mutateText(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  const end = Math.min(text.length, at + 1 + chance.below(chance.next() < 0.8 ? 20 : 2000));
  const kind = chance.below(5);
  if (kind === 0) return text.slice(0, at) + text.slice(end);
  if (kind === 1) return text.slice(0, end) + text.slice(at);
  if (kind === 2) return text.slice(0, at);
  if (kind === 3) return text.slice(at);
  return text.slice(0, at) + chance.of(tokens, "x") + text.slice(at);
}

/** Changes bytes at a few places, or cuts them off. */
export function mutateBytes(bytes: Uint8Array, chance: Chance): Uint8Array {
  const changed = bytes.slice(0, chance.next() < 0.1 ? chance.below(bytes.length) : bytes.length);
  for (let count = 1 + chance.below(4); count > 0; count -= 1)
    changed[chance.below(changed.length)] = chance.below(256);
  return changed;
}
