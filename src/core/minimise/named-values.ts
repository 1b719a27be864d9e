import { effectLookup } from "../effects.ts";
import { type LoadedCase } from "../case/load-case.ts";
import { runFromTrace } from "../run/run-from-trace.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";

/** A longer text is prose. It always counts as named, because the agent may have used it in other words. */
const mostWords = 8;

/**
 * Tests whether a value or a member of it is named by the case's checks, by its input, or by the calls and texts of the
 * recorded run. Values on which that run visibly based a decision are named in this way, although its agent cannot run
 * here.
 */
export function namedValues({ case: replayCase, trace }: Pick<LoadedCase, "case" | "trace">): (value: Json) => boolean {
  const run = runFromTrace(trace, effectLookup());
  const { signatures, assertions, reviews, scenario } = replayCase;
  const wanted: unknown = [signatures, assertions, reviews, scenario, trace.feedback];
  const made: unknown = [run.calls.map(({ args }) => args), run.final_output, run.said, run.errors, run.states];
  const known = new Set([...textsIn(wanted), ...textsIn(made)].flatMap(wordsOf));
  return function isNamed(value: Json): boolean {
    if (Array.isArray(value)) return value.some(isNamed);
    if (isObject(value))
      return Object.entries(value).some(([key, member]) => isNamedKey(key, known) || isNamed(member));
    if (typeof value === "number") return known.has(wordOf(String(value)));
    if (typeof value !== "string") return false;
    return isProse(value) || hasAll(value, known);
  };
}

function isProse(text: string): boolean {
  return wordsOf(text).length > mostWords;
}

/**
 * A key counts only if it has a digit, as in a map of orders by id. A key such as `status` matters only for its value.
 */
function isNamedKey(key: string, known: ReadonlySet<string>): boolean {
  return /\d/.test(key) && hasAll(key, known);
}

function hasAll(text: string, known: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => known.has(word));
}

/** All texts and numbers in a value, including keys. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, member]) => [key, ...textsIn(member)]);
  }
  return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}_.]+/gu) ?? []).map(wordOf).filter((word) => word !== "");
}

/** Makes `60.50`, `60.5` and `60.5.` at the end of a sentence equal. */
function wordOf(text: string): string {
  const word = text.replace(/^\.+|\.+$/g, "").toLowerCase();
  return /^\d+\.\d+$/.test(word) ? String(Number(word)) : word;
}
