import { canonicalJson } from "../json/canonical-json.ts";
import { equalJson } from "../matching/equal-json.ts";
import { escapePointerPart, valueAt } from "../matching/json-pointer.ts";
import { leavesOf } from "../matching/leaves.ts";
import type { Check } from "../schema/check.ts";
import type { RecordedCall } from "../schema/fixtures.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";

/** By tool: JSON Pointers of arguments whose letter case does not matter to it. */
export type CaseFree = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Finds arguments whose letter case does not matter, from a tool's own results: it was given `w123` and answered about
 * `W123`, or answered both alike. An answer that repeats the argument unchanged shows nothing. Free text is not
 * considered.
 */
export function caseFreeArguments(calls: readonly RecordedCall[]): CaseFree {
  const found = new Map<string, Set<string>>();
  const add = (tool: string, pointer: string) => found.set(tool, (found.get(tool) ?? new Set()).add(pointer));
  const alike = new Map<string, RecordedCall[]>();
  for (const call of calls) {
    if (call.error !== undefined || call.output === undefined) continue;
    const ids = idsIn(call.args);
    if (ids.length === 0) continue;
    const answered = textsIn(call.output);
    for (const { pointer, value } of ids) if (isRespelled(value, answered)) add(call.tool, pointer);
    const key = canonicalJson([call.tool, withTexts(call.args, (text) => text.toLowerCase())]);
    const others = alike.get(key);
    if (others) others.push(call);
    else alike.set(key, [call]);
  }
  for (const [first, ...others] of alike.values()) {
    for (const other of others) {
      if (!first || !equalJson(first.output ?? null, other.output ?? null)) continue;
      for (const { pointer, value } of idsIn(other.args))
        if (valueAt(first.args, pointer) !== value) add(other.tool, pointer);
    }
  }
  return found;
}

/** Texts without spaces in which letter case can differ. */
function idsIn(args: Json): { pointer: string; value: string }[] {
  return leavesOf(args).flatMap(({ pointer, value }) =>
    typeof value === "string" && !/\s/.test(value) && value.toLowerCase() !== value.toUpperCase()
      ? [{ pointer, value }]
      : [],
  );
}

function textsIn(output: Json): Map<string, Set<string>> {
  const texts = new Map<string, Set<string>>();
  for (const { value } of leavesOf(output)) {
    if (typeof value !== "string") continue;
    const small = value.toLowerCase();
    texts.set(small, (texts.get(small) ?? new Set()).add(value));
  }
  return texts;
}

/** True if an answer has the value in another letter case, and never as it was given. */
function isRespelled(given: string, answered: Map<string, Set<string>>): boolean {
  const same = answered.get(given.toLowerCase());
  return same !== undefined && !same.has(given);
}

/** Arguments with the texts at these places in lower case. */
export function lowered(args: Json, pointers: ReadonlySet<string>): Json {
  return withTexts(args, (text, pointer) => (pointers.has(pointer) ? text.toLowerCase() : text));
}

/** Gives a tool's arguments the spelling that the case uses. */
export type Respell = (tool: string, args: Json) => Json;

/** Picks one spelling of each such argument: that of the first call with it, in any letter case. */
export function oneSpelling(caseFree: CaseFree, calls: readonly { tool: string; args?: Json | undefined }[]): Respell {
  const spellings = new Map<string, string>();
  const keyOf = (tool: string, pointer: string, text: string) => `${tool}\n${pointer}\n${text.toLowerCase()}`;
  for (const { tool, args } of calls) {
    for (const pointer of caseFree.get(tool) ?? []) {
      const text = args === undefined ? undefined : valueAt(args, pointer);
      if (typeof text !== "string") continue;
      const key = keyOf(tool, pointer, text);
      if (!spellings.has(key)) spellings.set(key, text);
    }
  }
  return (tool, args) => {
    const pointers = caseFree.get(tool);
    if (pointers === undefined) return args;
    return withTexts(args, (text, pointer) =>
      pointers.has(pointer) ? (spellings.get(keyOf(tool, pointer, text)) ?? text) : text,
    );
  };
}

/** A run in that spelling. */
export function respelledRun(run: Run, respell: Respell): Run {
  return { ...run, calls: run.calls.map((call) => ({ ...call, args: respell(call.tool, call.args) })) };
}

/** A check with its calls in that spelling. */
export function respelledCheck(check: Check, respell: Respell): Check {
  const call = <C extends { tool: string; args?: Json | undefined }>(one: C): C =>
    one.args === undefined ? one : { ...one, args: respell(one.tool, one.args) };
  if (check.kind === "tool_called" || check.kind === "tool_not_called") return call(check);
  if (check.kind === "writes_are") return { ...check, calls: check.calls.map(call) };
  if (check.kind !== "tool_sequence") return check;
  const items = check.calls.map((item) => ("group" in item ? { group: item.group.map(call) } : call(item)));
  return { ...check, calls: items };
}

function withTexts(value: Json, change: (text: string, pointer: string) => string, at = ""): Json {
  if (typeof value === "string") return change(value, at);
  if (Array.isArray(value)) return value.map((item, index) => withTexts(item, change, `${at}/${index}`));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([key, member]) => {
    return [key, withTexts(member, change, `${at}/${escapePointerPart(key)}`)] as const;
  });
  return Object.fromEntries(members);
}
