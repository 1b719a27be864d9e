import { valueAt } from "../matching/json-pointer.ts";
import { leavesOf } from "../matching/leaves.ts";
import type { Check, CheckOf, WantedCall } from "../schema/check.ts";
import { type Equivalent, partMatcherSchema } from "../schema/matcher.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";

/**
 * A run and a check in which calls that a rule of replaykit.yaml makes equal are equal. `writes_are` compares both sides with every
 * batch written out. A check that names one tool sees the batch and what it counts as, so that neither hides the other.
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

/** Where more calls than the wanted ones are free, a batch and its parts both stand in the run, and wanted are the parts. */
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

/** A wanted call; of a batch whatever its arguments, one call of each part. */
function wantedParts({ tool, args, match }: WantedCall, rules: readonly Equivalent[]): WantedCall[] {
  if (args !== undefined && match !== "ignore") {
    return writtenOut({ tool, args }, rules).map((one) => ({ ...one, match }));
  }
  const rule = rules.find(({ call }) => call === tool);
  return rule ? rule.as.map((one) => ({ tool: one.tool, match: "ignore" })) : [{ tool, match: "ignore" }];
}

/** What a call of the run counts as: each part has the batch's answer, effect and group. */
function callsOf(call: RunCall, rules: readonly Equivalent[]): RunCall[] {
  return writtenOut(call, rules).map(({ tool, args }) => ({ ...call, tool, args }));
}

type Call = { tool: string; args: Json };

/** A call that no rule fits, or that has an argument of which its rule says nothing, stays as it is. */
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

/** The parts that a call is written out for; a batch of nothing is not nothing. */
function itemsOf(args: Json, { each }: Equivalent): (Json | undefined)[] | undefined {
  if (each === undefined) return [undefined];
  const list = valueAt(args, each);
  return Array.isArray(list) && list.length > 0 ? list : undefined;
}

/** `undefined`: the call has no such argument, and what it counts as has none either. */
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

/** An argument that a rule drops would be one that nobody checks any more. */
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
