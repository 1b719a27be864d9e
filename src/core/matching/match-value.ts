import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { type ArgsMode, type ValueMatcher, valueMatcherSchema } from "../schema/matcher.ts";
import { equalJson } from "./equal-json.ts";
import { escapePointerPart, withoutPointers } from "./json-pointer.ts";
import { safePattern, testPattern } from "./safe-pattern.ts";
import { shortJson } from "./short-json.ts";

export type MatchResult = { matches: true } | { matches: false; pointer: string; message: string };

interface Comparison {
  mode: ArgsMode;
  /** False for recorded data, where `{$any: true}` is plain data. */
  matchers: boolean;
  same: (expected: Json, actual: Json) => boolean;
}

const matched: MatchResult = { matches: true };

/** Compares a value with an expected one that may contain matchers. On a difference it returns the JSON Pointer. */
export function matchValue(expected: Json, actual: Json, mode: ArgsMode = "exact"): MatchResult {
  return compare(expected, actual, { mode, matchers: true, same: identical });
}

export interface MatchArgsRules {
  args: ArgsMode;
  /** JSON Pointers that do not count. */
  ignore: readonly string[];
  /** True if a person wrote `expected`, so that it may contain matchers; recordings contain none. */
  matchers?: boolean;
  /** When two leaves are equal; by default if they are the same value. */
  same?: (expected: Json, actual: Json) => boolean;
}

/** Compares arguments under the rules of a case. */
export function matchArgs(expected: Json, actual: Json, rules: MatchArgsRules): MatchResult {
  const comparison = { mode: rules.args, matchers: rules.matchers ?? false, same: rules.same ?? identical };
  if (rules.ignore.length === 0) return compare(expected, actual, comparison);
  return compare(withoutPointers(expected, rules.ignore), withoutPointers(actual, rules.ignore), comparison);
}

/** The matcher that a value stands for, if it is one. */
export function matcherOf(value: Json): ValueMatcher | undefined {
  if (!isObject(value) || !Object.keys(value).some((key) => key.startsWith("$"))) return undefined;
  return valueMatcherSchema.safeParse(value).data;
}

function compare(expected: Json, actual: Json, comparison: Comparison): MatchResult {
  if (comparison.mode === "ignore") return matched;
  const matcher = comparison.matchers ? matcherOf(expected) : undefined;
  if (matcher) return matchMatcher(matcher, expected, actual);
  if (Array.isArray(expected)) return compareArrays(expected, actual, comparison);
  if (isObject(expected)) return compareObjects(expected, actual, comparison);
  return comparison.same(expected, actual) ? matched : differs(expected, actual);
}

function identical(expected: Json, actual: Json): boolean {
  return expected === actual;
}

/** Lists must have the same length in every mode; `subset` only relaxes the objects in them. */
function compareArrays(expected: Json[], actual: Json, comparison: Comparison): MatchResult {
  if (!Array.isArray(actual)) return differs(expected, actual);
  for (const [index, item] of expected.entries()) {
    const other = actual[index];
    if (other === undefined) return missing(`/${index}`, item);
    const result = compare(item, other, comparison);
    if (!result.matches) return under(index, result);
  }
  if (actual.length === expected.length) return matched;
  return unwanted(`/${expected.length}`, actual[expected.length]);
}

function compareObjects(expected: JsonObject, actual: Json, comparison: Comparison): MatchResult {
  if (!isObject(actual)) return differs(expected, actual);
  for (const [key, member] of Object.entries(expected)) {
    const other = Object.hasOwn(actual, key) ? actual[key] : undefined;
    if (other === undefined) return missing(`/${escapePointerPart(key)}`, member);
    const result = compare(member, other, comparison);
    if (!result.matches) return under(key, result);
  }
  if (comparison.mode === "subset") return matched;
  const extra = Object.keys(actual).find((key) => !Object.hasOwn(expected, key));
  return extra === undefined ? matched : unwanted(`/${escapePointerPart(extra)}`, actual[extra]);
}

/** A matcher also matches itself, because arguments of a database query may look like one. */
function matchMatcher(matcher: ValueMatcher, expected: Json, actual: Json): MatchResult {
  return satisfies(matcher, actual) || equalJson(expected, actual) ? matched : differs(expected, actual);
}

function satisfies(matcher: ValueMatcher, actual: Json): boolean {
  if ("$any" in matcher) return true;
  if ("$type" in matcher)
    return typeOf(actual) === matcher.$type || (matcher.$type === "number" && typeof actual === "number");
  if ("$one_of" in matcher) return matcher.$one_of.some((choice) => matchValue(choice, actual).matches);
  if ("$near" in matcher) return typeof actual === "number" && isNear(actual, matcher);
  if (typeof actual !== "string") return false;
  const safe = safePattern(matcher.$regex);
  return safe.ok && testPattern(safe, actual) === "match";
}

/** Allows for rounding: in binary, 0.3 − 0.2 is slightly more than 0.1. */
function isNear(actual: number, { $near, $by }: { $near: number; $by: number }): boolean {
  const rounding = Number.EPSILON * Math.max(1, Math.abs(actual), Math.abs($near));
  return Math.abs(actual - $near) <= $by + rounding;
}

function typeOf(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

function under(part: string | number, result: { matches: false; pointer: string; message: string }): MatchResult {
  return { ...result, pointer: `/${escapePointerPart(part)}${result.pointer}` };
}

function differs(expected: Json, actual: Json): MatchResult {
  return { matches: false, pointer: "", message: `expected ${shortJson(expected)}, got ${shortJson(actual)}` };
}

function missing(pointer: string, expected: Json): MatchResult {
  return { matches: false, pointer, message: `expected ${shortJson(expected)}, got nothing` };
}

function unwanted(pointer: string, actual: Json | undefined): MatchResult {
  return { matches: false, pointer, message: `expected nothing, got ${shortJson(actual)}` };
}
