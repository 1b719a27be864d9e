import { valueAt } from "../matching/json-pointer.ts";
import { leavesOf } from "../matching/leaves.ts";
import type { Check, CheckOf, WantedCall } from "../schema/check.ts";
import { type Equivalent, partMatcherSchema } from "../schema/matcher.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";

/**
 * Applies the `equivalent` rules of replaykit.yaml, which make one call (a batch) count as several others (its parts).
 * For `writes_are` both sides are written out as parts. A check that names one tool sees the batch and its parts, so
 * that neither hides the other.
 */
export function withEquivalents(run: Run, check: Check, rules: readonly Equivalent[]): { run: Run; check: Check } {
  if (rules.length === 0) return { run, check };
  if (check.kind === "writes_are") {
    const calls = check.calls.flatMap((call): WantedCall[] => {
      const { tool, args, match } = call;
      return args === undefined ? [call] : writtenOut({ tool, args }, rules).map((one) => ({ ...one, match }));
    });
    return { run: { ...run, calls: run.calls.flatMap((call) => callsOf(call, rules)) }, check: { ...check, calls } };
  }
  if (check.kind === "tool_sequence") return inSequence(run, check, rules);
  const named = "tool" in check ? check.tool : undefined;
  if (named === undefined) return { run, check };
  const more = (call: RunCall) => callsOf(call, rules).filter(({ tool }) => tool !== call.tool && tool === named);
  return { run: { ...run, calls: run.calls.flatMap((call) => [call, ...more(call)]) }, check };
}

/** In modes that allow additional calls the run keeps each batch beside its parts, and the parts are wanted. */
function inSequence(
  run: Run,
  check: CheckOf<"tool_sequence">,
  rules: readonly Equivalent[],
): { run: Run; check: Check } {
  if (check.mode !== "in-order" && check.mode !== "superset") return { run, check };
  const parts = (call: RunCall) => callsOf(call, rules).filter(({ tool }) => tool !== call.tool);
  const calls = check.calls.flatMap((item): CheckOf<"tool_sequence">["calls"] =>
    "group" in item ? [{ group: item.group.flatMap((one) => wantedParts(one, rules)) }] : wantedParts(item, rules),
  );
  return { run: { ...run, calls: run.calls.flatMap((call) => [call, ...parts(call)]) }, check: { ...check, calls } };
}

/** The parts of a wanted call. A wanted batch with any arguments becomes one call of each part. */
function wantedParts({ tool, args, match }: WantedCall, rules: readonly Equivalent[]): WantedCall[] {
  if (args !== undefined && match !== "ignore") {
    return writtenOut({ tool, args }, rules).map((one) => ({ ...one, match }));
  }
  const rule = rules.find(({ call }) => call === tool);
  return rule ? rule.as.map((one) => ({ tool: one.tool, match: "ignore" })) : [{ tool, match: "ignore" }];
}

/** The parts of a call of the run; each has the batch's answer, effect and group. */
function callsOf(call: RunCall, rules: readonly Equivalent[]): RunCall[] {
  return writtenOut(call, rules).map(({ tool, args }) => ({ ...call, tool, args }));
}

type Call = { tool: string; args: Json };

/** The parts of a call. A call stays whole if no rule fits, or if its rule leaves one of its arguments unused. */
function writtenOut(call: Call, rules: readonly Equivalent[]): Call[] {
  for (const rule of rules) {
    if (rule.call !== call.tool) continue;
    const items = itemsOf(call.args, rule);
    if (items === undefined || !usesAll(call.args, rule)) continue;
    return items.flatMap((item) =>
      rule.as.map(({ tool, args }) => ({ tool, args: fill(args, call.args, item) ?? null })),
    );
  }
  return [call];
}

/** The items for which a call is written out; an empty batch stays whole. */
function itemsOf(args: Json, { each }: Equivalent): (Json | undefined)[] | undefined {
  if (each === undefined) return [undefined];
  const list = valueAt(args, each);
  return Array.isArray(list) && list.length > 0 ? list : undefined;
}

/** Fills in a template; `undefined` if it names an argument that the call does not have. */
function fill(template: Json, given: Json, item: Json | undefined): Json | undefined {
  const part = partMatcherSchema.safeParse(template);
  if (part.success) {
    if ("$arg" in part.data) return valueAt(given, part.data.$arg);
    return item === undefined ? undefined : valueAt(item, part.data.$each);
  }
  if (Array.isArray(template)) return template.map((member) => fill(member, given, item) ?? null);
  if (!isObject(template)) return template;
  const members = Object.entries(template).flatMap(([key, member]) => {
    const value = fill(member, given, item);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(members);
}

/** Whether a rule uses every argument of the call. No check would see an unused one. */
function usesAll(args: Json, rule: Equivalent): boolean {
  const used = rule.as.flatMap(({ args: template }) => pointersIn(template));
  const covered = (pointer: string, kind: "$arg" | "$each") =>
    used.some((one) => one.kind === kind && (pointer === one.pointer || pointer.startsWith(`${one.pointer}/`)));
  return leavesOf(args).every(({ pointer }) => {
    if (covered(pointer, "$arg")) return true;
    if (rule.each === undefined || !pointer.startsWith(`${rule.each}/`)) return false;
    const inItem = pointer.slice(rule.each.length + 1).replace(/^\d+/, "");
    return covered(inItem, "$each");
  });
}

function pointersIn(template: Json): { kind: "$arg" | "$each"; pointer: string }[] {
  const part = partMatcherSchema.safeParse(template);
  if (part.success) {
    if ("$arg" in part.data) return [{ kind: "$arg", pointer: part.data.$arg }];
    return [{ kind: "$each", pointer: part.data.$each }];
  }
  if (Array.isArray(template)) return template.flatMap(pointersIn);
  return isObject(template) ? Object.values(template).flatMap(pointersIn) : [];
}
