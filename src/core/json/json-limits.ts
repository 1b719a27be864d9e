import { ReplayKitError } from "../error.ts";
import { findJsonFault } from "./json-fault.ts";
import type { Json } from "../schema/json.ts";

/** A document to read, and its limits. */
export interface JsonSource {
  /** Name of the file or body, for error messages. */
  name: string;
  /** UTF-8 bytes; default 64 MiB. */
  maxBytes?: number;
  /** Nesting of arrays and objects; default 128. */
  maxDepth?: number;
  /** Number of values; default 5,000,000. */
  maxNodes?: number;
  /** Number of members of all objects; default 2,000,000. */
  maxKeys?: number;
}

export const jsonDefaults = {
  maxBytes: 64 * 1024 * 1024,
  maxDepth: 128,
  maxNodes: 5_000_000,
  maxKeys: 2_000_000,
} as const;

type Limits = Required<JsonSource>;

/**
 * Up to this number, lists and objects may be parsed before they are counted. They take the most memory per character.
 */
const fewOpenings = 500_000;

/**
 * Parses JSON within limits. They are checked before recursive code sees the value (the parser is not recursive): on
 * the parsed value, or on the text if it may hold very many values. The last of duplicate keys wins, as usual in
 * JavaScript; `__proto__` stays a plain own member. A leading byte order mark is ignored. Throws `invalid_json`,
 * `too_large`, `too_deep`.
 */
export function parseJson(text: string, where: JsonSource): Json {
  const limits = { ...jsonDefaults, ...where };
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  assertBytes(body, limits);
  const first = hasFewOpenings(body, fewOpenings);
  if (!first) assertTextLimits(body, limits);
  const value = parsed(body, limits);
  // A text that is too short for the limits and has too few brackets for the depth needs no count.
  const short = body.length <= Math.min(limits.maxNodes, limits.maxKeys);
  if (first && !(short && hasFewOpenings(body, limits.maxDepth))) assertValueLimits(value, limits);
  return value;
}

/** Fast and never too low: it also counts brackets inside of strings. */
function hasFewOpenings(text: string, most: number): boolean {
  if (text.length <= most) return true;
  let count = 0;
  for (const opening of ["{", "["]) {
    for (let at = text.indexOf(opening); at !== -1 && count <= most; at = text.indexOf(opening, at + 1)) count += 1;
  }
  return count <= most;
}

function parsed(body: string, limits: Limits): Json {
  try {
    const value: Json = JSON.parse(body);
    return value;
  } catch {
    assertTextLimits(body, limits);
    const { offset, expected, found } = findJsonFault(body);
    const { line, column } = lineAndColumn(body, offset);
    const cause: JsonFaultPosition = { offset };
    throw new ReplayKitError("invalid_json", `${limits.name}:${line}:${column}: expected ${expected}, found ${found}`, {
      hint: found === "the end of the text" ? "it ends too early: write it again" : "correct the JSON at this place",
      cause,
    });
  }
}

interface JsonFaultPosition {
  offset: number;
}

/** Whether a text does not even begin as JSON: its fault is the first character. */
export function isNoJson({ code, cause }: ReplayKitError): boolean {
  return code === "invalid_json" && isHolder(cause) && "offset" in cause && cause.offset === 0;
}

/** Parses NDJSON, one value per line. Empty lines are skipped. Errors name the line in the whole text. */
export function parseJsonLines(text: string, where: JsonSource): Json[] {
  assertBytes(text, { ...jsonDefaults, ...where });
  const values: Json[] = [];
  let line = 0;
  for (const part of text.split("\n")) {
    line += 1;
    if (part.trim() !== "") values.push(parseJson(part, { ...where, name: `${where.name} line ${line}` }));
  }
  return values;
}

/** Checks the same limits for a value that was parsed elsewhere. */
export function assertJsonLimits(value: unknown, where: JsonSource): void {
  assertValueLimits(value, { ...jsonDefaults, ...where });
}

type Holder = Record<string, unknown> | unknown[];

function isHolder(value: unknown): value is Holder {
  return typeof value === "object" && value !== null;
}

interface Counts {
  nodes: number;
  keys: number;
}

function assertValueLimits(value: unknown, limits: Limits): void {
  const counts: Counts = { nodes: 1, keys: 0 };
  if (isHolder(value)) count(value, 1, { counts, limits });
  assertCounts({ depth: 0, ...counts }, limits);
}

interface Sum {
  counts: Counts;
  limits: Limits;
}

/** Recurses no deeper than the limit. `Object.values` is several times as fast as a loop over keys. */
function count(holder: Holder, depth: number, sum: Sum): void {
  if (Array.isArray(holder)) {
    countAll(holder, depth, sum);
    return;
  }
  const members = Object.values(holder);
  sum.counts.keys += members.length;
  countAll(members, depth, sum);
}

/** Loops by index, twice as fast as an iterator here, since every document is walked. */
function countAll(members: readonly unknown[], depth: number, sum: Sum): void {
  const { counts, limits } = sum;
  counts.nodes += members.length;
  if (depth > limits.maxDepth || counts.nodes > limits.maxNodes || counts.keys > limits.maxKeys)
    assertCounts({ depth, ...counts }, limits);
  for (let at = 0; at < members.length; at += 1) {
    const member = members[at];
    if (isHolder(member)) count(member, depth + 1, sum);
  }
}

/** Length in UTF-8 bytes, since core has no encoder. A lone surrogate counts as the three bytes that replace it. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    bytes += unit < 0x800 ? 1 : 2;
    if (unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      i += 1;
    }
  }
  return bytes;
}

function assertBytes(text: string, limits: Limits): void {
  // A code unit has at most three bytes, so most texts need no count.
  if (text.length * 3 <= limits.maxBytes) return;
  const bytes = text.length > limits.maxBytes ? text.length : utf8Length(text);
  if (bytes <= limits.maxBytes) return;
  throw new ReplayKitError("too_large", `${limits.name}: more than ${limits.maxBytes} bytes`, {
    hint: "send or store a smaller document",
  });
}

/** Counts depth, values and members in the text. Invalid JSON may be miscounted, but the parser refuses it. */
function assertTextLimits(text: string, limits: Limits): void {
  let depth = 0;
  let commas = 0;
  let openings = 0;
  let keys = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit === 0x22) i = endOfJsonString(text, i + 1);
    else if (unit === 0x2c) commas += 1;
    else if (unit === 0x3a) keys += 1;
    else if (unit === 0x5b || unit === 0x7b) {
      openings += 1;
      depth += 1;
      if (depth > limits.maxDepth) assertCounts({ depth, nodes: 0, keys: 0 }, limits);
    } else if (unit === 0x5d || unit === 0x7d) depth -= 1;
  }
  assertCounts({ depth: 0, nodes: commas + openings + 1, keys }, limits);
}

/** Offset of the quote that closes the string around `from` (after an even number of backslashes), or of the end. */
export function endOfJsonString(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text.charCodeAt(before - 1) === 0x5c) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return text.length;
}

/** Offset of the bracket that closes the list around `from`; `undefined` if there is none. */
export function endOfJsonList(text: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) at = endOfJsonString(text, at + 1);
    else if (unit === 0x5b || unit === 0x7b) depth += 1;
    else if (unit === 0x5d || unit === 0x7d) {
      if (depth === 0) return unit === 0x5d ? at : undefined;
      depth -= 1;
    }
  }
  return undefined;
}

function assertCounts(counts: { depth: number; nodes: number; keys: number }, limits: Limits): void {
  const hint = "split the document, or leave out what the case does not need";
  if (counts.depth > limits.maxDepth) {
    throw new ReplayKitError("too_deep", `${limits.name}: nested deeper than ${limits.maxDepth} levels`, { hint });
  }
  if (counts.nodes > limits.maxNodes) {
    throw new ReplayKitError("too_large", `${limits.name}: more than ${limits.maxNodes} values`, { hint });
  }
  if (counts.keys > limits.maxKeys) {
    throw new ReplayKitError("too_large", `${limits.name}: more than ${limits.maxKeys} object members`, { hint });
  }
}

function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: offset - start + 1 };
}
