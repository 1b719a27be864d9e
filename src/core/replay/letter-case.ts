import { canonicalJson } from "../canonical-json.ts";
import { equalJson } from "../matching/equal-json.ts";
import { escapePointerPart, valueAt } from "../matching/json-pointer.ts";
import { leavesOf } from "../matching/leaves.ts";
import type { WantedCall } from "../schema/check.ts";
import type { RecordedCall } from "../schema/fixtures.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";

/** By tool: JSON Pointers of arguments whose letter case does not matter to it. */
export type CaseFree = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Arguments whose letter case a tool's own results show not to matter: it was given `w123` and answered about `W123`, or gave the
 * same answer to both. That an answer repeats what was asked shows nothing, and free text is no id.
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
    alike.set(key, [...(alike.get(key) ?? []), call]);
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

/** Texts without a space that letter case can change. */
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

/** True where an answer has the value in another letter case, and nowhere as it was given. */
function isRespelled(given: string, answered: Map<string, Set<string>>): boolean {
  const same = answered.get(given.toLowerCase());
  return same !== undefined && !same.has(given);
}

/** Arguments with the texts at these places in small letters. */
export function lowered(args: Json, pointers: ReadonlySet<string>): Json {
  return withTexts(args, (text, pointer) => (pointers.has(pointer) ? text.toLowerCase() : text));
}

/** A run whose calls spell such arguments as the checks do, else as the recordings do, so that they are found equal. */
export function inRecordedSpelling(
  run: Run,
  known: { caseFree: CaseFree; wanted: readonly WantedCall[]; recorded: readonly RecordedCall[] },
): Run {
  if (known.caseFree.size === 0) return run;
  const spellings = [...known.wanted, ...known.recorded];
  const calls = run.calls.map((call) => {
    const pointers = known.caseFree.get(call.tool);
    if (pointers === undefined) return call;
    const args = withTexts(call.args, (text, pointer) => {
      if (!pointers.has(pointer)) return text;
      const spelled = spellings.flatMap((other) => {
        const value = other.tool === call.tool && other.args !== undefined ? valueAt(other.args, pointer) : undefined;
        return typeof value === "string" && value.toLowerCase() === text.toLowerCase() ? [value] : [];
      });
      return spelled[0] ?? text;
    });
    return { ...call, args };
  });
  return { ...run, calls };
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
