import { isWordCode } from "../span.ts";

/**
 * The shape of a token. Its notation: literal text, `(a|b)` for one of several texts, `{a:36}` for a run of 36
 * characters of an alphabet, `{a:20-30}` and `{a:20+}` for ranges, and `!` at the end if no word character may follow.
 * A run takes as much as it can and never backtracks: a match takes one pass and no stack, however long the text is.
 */
export interface TokenShape {
  /** The end of the token that begins here, or -1. */
  endAt(text: string, at: number, ends?: RunEnds): number;
  /** First two characters that a token can have; `undefined` if there are too many. */
  readonly beginnings: readonly string[] | undefined;
  /** A quick test before `endAt`: the character at one offset must be an accepted one. */
  readonly probe: Probe;
  /** Length of the leading literal, before the random part; of several, the shortest. */
  readonly lead: number;
}

export interface Probe {
  /** Distance from the beginning of the token. */
  offset: number;
  /** By ASCII code: 1 if accepted. */
  accepts: Uint8Array;
}

/**
 * Caches where runs of one text end, by alphabet. In `sk-sk-sk-…` a token may begin at every third character, and each
 * would otherwise read to the end.
 */
export type RunEnds = Map<Uint8Array, { from: number; end: number }>;

const endless = Number.MAX_SAFE_INTEGER;

const digits = "0123456789";
const lower = "abcdefghijklmnopqrstuvwxyz";
const upper = lower.toUpperCase();

/** Alphabets by letter. */
export const alphabets: Readonly<Record<string, string>> = {
  a: upper + lower + digits,
  w: `${upper}${lower}${digits}_-`,
  u: `${upper}${lower}${digits}_`,
  l: lower + digits,
  k: `${lower}${digits}_-`,
  h: `${digits}abcdef`,
  H: `${digits}abcdefABCDEF`,
  U: `${digits}ABCDEF`,
  A: upper + digits,
  d: digits,
  b: `${upper}${lower}${digits}+/`,
  e: `${upper}${lower}${digits}+/=`,
  q: `${upper}${lower}${digits}_=-`,
  v: `${upper}${lower}${digits}_.=-`,
  s: "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz",
  p: `${upper}${lower}${digits}_%.-`,
  x: `${upper}${lower}${digits}_+/=-`,
  f: `${upper}${lower}${digits}_@/-`,
};

interface CharacterRun {
  kind: "run";
  accepts: Uint8Array;
  chars: string;
  min: number;
  max: number;
}

interface Literal {
  kind: "literal";
  texts: readonly string[];
}

type TokenPiece = CharacterRun | Literal;

const piece = /\{(\w):(\d+)(?:(\+)|-(\d+))?\}|\(([^()]*)\)|([^{(]+)/g;

/** Compiles a shape. Throws if it names an unknown alphabet, which is a bug. */
export function tokenShape(source: string): TokenShape {
  const closed = source.endsWith("!");
  const parts = Array.from((closed ? source.slice(0, -1) : source).matchAll(piece), partOf);
  const probe = probeOf(parts);
  return {
    endAt: (text, at, ends) =>
      probe.accepts[text.charCodeAt(at + probe.offset)] === 1 ? endOf(parts, { closed, ends }, text, at) : -1,
    beginnings: beginningsOf(parts),
    probe,
    lead: parts[0]?.kind === "literal" ? Math.min(...parts[0].texts.map((text) => text.length)) : 0,
  };
}

/**
 * Probes the literal after a leading run of fixed length. Of a leading literal it probes the fourth character, or the
 * last of a shorter one, since many literals begin alike. Otherwise it probes the first character.
 */
function probeOf([first, second]: readonly TokenPiece[]): Probe {
  if (first?.kind === "run" && first.min === first.max && second?.kind === "literal")
    return { offset: first.min, accepts: codesAt(second.texts, 0) };
  if (first?.kind !== "literal") return { offset: 0, accepts: first?.accepts ?? new Uint8Array(128) };
  const offset = Math.min(3, ...first.texts.map((text) => text.length - 1));
  return { offset, accepts: codesAt(first.texts, offset) };
}

function codesAt(texts: readonly string[], offset: number): Uint8Array {
  const accepts = new Uint8Array(128);
  for (const text of texts) accepts[text.charCodeAt(offset)] = 1;
  return accepts;
}

function partOf([, name, count, open, most, choices, plain]: RegExpMatchArray): TokenPiece {
  // The longest text first: `sc` also begins `scauth`.
  const texts = choices?.split("|").toSorted((a, b) => b.length - a.length) ?? [plain ?? ""];
  if (name === undefined) return { kind: "literal", texts };
  const chars = alphabets[name];
  if (chars === undefined) throw new Error(`no alphabet ${name}`);
  const min = Number(count);
  return { kind: "run", accepts: acceptedBy(name, chars), chars, min, max: open ? endless : Number(most ?? count) };
}

const tables = new Map<string, Uint8Array>();

/** One table per alphabet, so that rules share the cached ends of runs. */
function acceptedBy(name: string, chars: string): Uint8Array {
  const known = tables.get(name);
  if (known) return known;
  const accepts = new Uint8Array(128);
  for (const char of chars) accepts[char.charCodeAt(0)] = 1;
  tables.set(name, accepts);
  return accepts;
}

interface Reading {
  closed: boolean;
  ends: RunEnds | undefined;
}

function endOf(parts: readonly TokenPiece[], { closed, ends }: Reading, text: string, from: number): number {
  let at = from;
  for (const part of parts) {
    if (part.kind === "literal") {
      const found = part.texts.find((literal) => text.startsWith(literal, at));
      if (found === undefined) return -1;
      at += found.length;
      continue;
    }
    const begin = at;
    at = runEnd(part, text, at, ends);
    if (at - begin < part.min) return -1;
  }
  return closed && isWordCode(text.charCodeAt(at)) ? -1 : at;
}

/** End of the run that begins at `from`. */
export function runEnd(
  { accepts, max }: Pick<CharacterRun, "accepts" | "max">,
  text: string,
  from: number,
  ends: RunEnds | undefined,
): number {
  const known = max === endless ? ends?.get(accepts) : undefined;
  if (known !== undefined && known.from <= from && from < known.end) return known.end;
  let end = from;
  while (end - from < max && accepts[text.charCodeAt(end)] === 1) end += 1;
  if (max === endless && end - from > noted) ends?.set(accepts, { from, end });
  return end;
}

/** Runs up to this length are not cached: reading them again is cheaper than a lookup. */
const noted = 64;

/** First two characters of the leading literals. A literal of one character is followed by each of the next piece's. */
function beginningsOf([first, second]: readonly TokenPiece[]): string[] | undefined {
  if (first?.kind !== "literal") return undefined;
  return first.texts.flatMap((text) => {
    if (text.length > 1) return [text.slice(0, 2)];
    const next =
      second?.kind === "literal" ? second.texts.map((after) => after.charAt(0)) : Array.from(second?.chars ?? "");
    return next.map((char) => text + char);
  });
}
