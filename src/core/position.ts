/**
 * Where an operation stands in a run. Every execution of the same program gives an operation the same position, so a
 * resume, a replay and a fork find its record by it. Stored operations, checkpoints (`step_id`) and traces (`call_id`)
 * hold positions as text:
 *
 *     position = place | once | call
 *     place    = { part "." } number   2 is the third operation of the program, 2.0 the first inside of operation 2
 *     part     = number | "~" key      inside of an operation, or inside of the `once` with this key (escaped)
 *     once     = "once:" key           the same key is the same effect wherever it stands, so it has no scope
 *     call     = "~" number            a call of a trace that another tool recorded: no program asks for it
 */
export type Position =
  | { kind: "place"; scope: Scope; number: number }
  | { kind: "once"; key: string }
  | { kind: "call"; number: number };

/** The operations around a position, outermost first. The program itself has the empty scope. */
export type Scope = readonly ScopePart[];

/** The number of an operation in its own scope, or the key of a `once`. */
export type ScopePart = number | { once: string };

/** The position in a text, `undefined` if it has none: other tools' step and call ids are free texts. */
export function parsePosition(text: string): Position | undefined {
  if (text.startsWith(oncePrefix)) return { kind: "once", key: text.slice(oncePrefix.length) };
  const parts = text.split(".").map(parsePart);
  const last = parts.pop();
  const scope = parts.filter((part) => part !== undefined);
  if (last === undefined || scope.length < parts.length) return undefined;
  if (typeof last === "number") return { kind: "place", scope, number: last };
  const number = parseNumber(last.once);
  return scope.length === 0 && number !== undefined ? { kind: "call", number } : undefined;
}

/** The text of a position. `parsePosition` reads it back. */
export function formatPosition(position: Position): string {
  if (position.kind === "once") return `${oncePrefix}${position.key}`;
  if (position.kind === "call") return `~${position.number}`;
  return [...position.scope, position.number].map(formatPart).join(".");
}

/** Positions of the steps and calls that an operation is inside of, innermost first. A `once` is not among them. */
export function enclosingPositions(text: string): string[] {
  const position = parsePosition(text);
  if (position?.kind !== "place") return [];
  const { scope } = position;
  return scope
    .flatMap((part, depth) =>
      typeof part === "number" ? formatPosition({ kind: "place", scope: scope.slice(0, depth), number: part }) : [],
    )
    .toReversed();
}

/** The names in a position that the program chose: keys of `once`. Undefined if the text is no position. */
export function namesIn(text: string): string[] | undefined {
  const position = parsePosition(text);
  if (position?.kind === "once") return [position.key];
  return position && enclosingOnces(text).map(({ key }) => key);
}

/** The `once`s that an operation ran inside of, outermost first, each with the scope that it was called in. */
export function enclosingOnces(text: string): { key: string; scope: Scope }[] {
  const position = parsePosition(text);
  if (position?.kind !== "place") return [];
  const { scope } = position;
  return scope.flatMap((part, depth) =>
    typeof part === "number" ? [] : { key: part.once, scope: scope.slice(0, depth) },
  );
}

/** True if an operation is inside of the one at `around`. */
export function isInside(text: string, around: string): boolean {
  return text.startsWith(`${around}.`) && parsePosition(text)?.kind === "place";
}

/**
 * In the order in which the program asked, because parallel operations may end in any order. Operations of which the
 * position says no order keep theirs, at the end.
 */
export function sortByPosition<T extends { position: string }>(operations: readonly T[]): T[] {
  const parsed = operations.map((operation) => ({ operation, position: parsePosition(operation.position) }));
  return parsed
    .toSorted(({ position: one }, { position: other }) => {
      if (one && other) return comparePositions(one, other);
      return one ? -1 : other ? 1 : 0;
    })
    .map(({ operation }) => operation);
}

/**
 * A total order: numbers by size, what is inside of an operation after it, and what ran inside of a `once` after the
 * numbers of its scope. Then come calls, and then `once` by key.
 */
export function comparePositions(one: Position, other: Position): number {
  if (one.kind === "place" && other.kind === "place")
    return compareParts([...one.scope, one.number], [...other.scope, other.number]);
  if (one.kind === "call" && other.kind === "call") return one.number - other.number;
  if (one.kind === "once" && other.kind === "once") return compareTexts(one.key, other.key);
  return ranks[one.kind] - ranks[other.kind];
}

const oncePrefix = "once:";

function parsePart(text: string): ScopePart | undefined {
  if (!text.startsWith("~")) return parseNumber(text);
  const once = unescaped(text.slice(1));
  return once === undefined ? undefined : { once };
}

function formatPart(part: ScopePart): string {
  return typeof part === "number" ? String(part) : `~${escaped(part.once)}`;
}

/** A number without leading zeros, so that every number has one text. No run has more than a billion operations. */
function parseNumber(text: string): number | undefined {
  return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined;
}

/** Half of a character, as a key has at its end if the program cut a text. It has no UTF-8. */
const loneSurrogate = /\p{Surrogate}/u;

/** A key without dots, which separate parts. */
function escaped(key: string): string {
  const encode = (character: string) =>
    loneSurrogate.test(character)
      ? `%u${character.charCodeAt(0).toString(16).toUpperCase()}`
      : encodeURIComponent(character);
  return Array.from(key, encode).join("").replaceAll(".", "%2E");
}

/** The key of an escaped text; `undefined` if `escaped` would have written another one. */
function unescaped(text: string): string | undefined {
  const decode = (part: string) =>
    part.startsWith("%u") ? String.fromCharCode(Number.parseInt(part.slice(2), 16)) : decodeURIComponent(part);
  try {
    const key = text.replaceAll(/%u[\dA-F]{4}|(?:%[\dA-F]{2})+/g, decode);
    return escaped(key) === text ? key : undefined;
  } catch {
    return undefined; // not UTF-8
  }
}

function compareParts(left: readonly ScopePart[], right: readonly ScopePart[]): number {
  for (const [index, part] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = comparePart(part, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function comparePart(left: ScopePart, right: ScopePart): number {
  if (typeof left === "number") return typeof right === "number" ? left - right : -1;
  return typeof right === "number" ? 1 : compareTexts(left.once, right.once);
}

function compareTexts(left: string, right: string): number {
  return left === right ? 0 : left < right ? -1 : 1;
}

const ranks = { place: 0, call: 1, once: 2 };
