import { isWordCode } from "../span.ts";

/**
 * The shape of a token, as a line of data: literal text, `(a|b)` for one of several texts, `{a:36}` for 36 characters of an
 * alphabet, `{a:20-30}` and `{a:20+}` for ranges, and `!` at the end where no letter or digit may follow. A run takes all that it can,
 * and no way back exists, so that a match takes one pass and no stack, however long the text is.
 */
export interface TokenShape {
  /** The end of the token that begins here, or -1. */
  endAt(text: string, at: number, ends?: RunEnds): number;
  /** Pairs of first characters that a token can have; `undefined` if it can begin with too many. */
  readonly beginnings: readonly string[] | undefined;
  /** A quick look: the characters that must stand so far behind the beginning, by their codes. */
  readonly probe: Probe;
  /** Where the random part begins, for literals that are not of one length: the shortest. */
  readonly lead: number;
}

export interface Probe {
  offset: number;
  accepts: Uint8Array;
}

/**
 * Where runs of one text end, by their alphabet: `sk-sk-sk-…` has a beginning in every third character, and each would read to the
 * end. A run that is entered again ends where it did.
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

/** Reads a shape; a fault in it is a fault of ours. */
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

/** Of a first run of one length, what stands behind it; of a text, the fourth character or the last, since many begin alike. */
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
  if (name === undefined) return { kind: "literal", texts: choices?.split("|") ?? [plain ?? ""] };
  const chars = alphabets[name];
  if (chars === undefined) throw new Error(`no alphabet ${name}`);
  const min = Number(count);
  return { kind: "run", accepts: acceptedBy(name, chars), chars, min, max: open ? endless : Number(most ?? count) };
}

const tables = new Map<string, Uint8Array>();

/** One table for each alphabet, so that rules share what they know of a run. */
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

/** Where the run ends that begins here. */
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

/** Shorter runs are read again sooner than looked up. */
const noted = 64;

/** Literals are told apart by their first two characters; a literal of one is followed by a character of the next run. */
function beginningsOf([first, second]: readonly TokenPiece[]): string[] | undefined {
  if (first?.kind !== "literal") return undefined;
  return first.texts.flatMap((text) => {
    if (text.length > 1) return [text.slice(0, 2)];
    const next =
      second?.kind === "literal" ? second.texts.map((after) => after.charAt(0)) : Array.from(second?.chars ?? "");
    return next.map((char) => text + char);
  });
}
