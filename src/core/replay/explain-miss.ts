import { equalJson } from "../matching/equal-json.ts";
import { withoutPointers } from "../matching/json-pointer.ts";
import { leavesOf } from "../matching/leaves.ts";
import { matchArgs } from "../matching/match-value.ts";
import { shortJson } from "../matching/short-json.ts";
import type { RecordedCall } from "../schema/fixtures.ts";
import type { Json } from "../schema/json.ts";
import type { Miss } from "../schema/attempt-result.ts";
import { aliasRule } from "./recorded-run.ts";
import type { ToolRules } from "./tool-rules.ts";
import { compact } from "../compact.ts";
import { isObject } from "../schema/is-object.ts";

/**
 * Explains why no fixture fits a call: the nearest fixture, its first difference, and a rule that would make it match.
 */
export function explainMiss(tool: string, args: Json, { fixtures, rules, others = [], refused }: MissContext): Miss {
  const base = { kind: "tool" as const, tool, args };
  const nearest = nearestFixture(args, fixtures, rules);
  const why = refused === undefined ? "" : `; ${refused}`;
  if (!nearest) {
    const renamed = fixtures.length === 0 ? sameArguments(tool, args, others) : undefined;
    if (renamed === undefined) return { ...base, message: `no recording of ${tool} exists${why}` };
    const rule = aliasRule(tool, renamed);
    const message = `no recording of ${tool} exists${why}; ${renamed} has one with equal arguments: if that is its old name, write ${rule} in replaykit.yaml`;
    return { ...base, rule, message };
  }
  const { fixture, pointer, message } = nearest;
  const rule = ruleFor(tool, args, { fixture, pointer, rules });
  const where = pointer === "" ? "" : ` at ${pointer}`;
  return {
    ...base,
    nearest: fixture.args,
    differs_at: pointer,
    ...compact({ rule }),
    message: `no recording of ${tool} has the arguments ${shortJson(args)}; the nearest differs${where}: ${message}${why}`,
  };
}

interface MissContext {
  /** Fixtures of this tool. */
  fixtures: RecordedCall[];
  rules: ExplainRules;
  /** Fixtures of all tools. */
  others?: readonly RecordedCall[];
  /** Why the pool (reads recorded in other cases and runs) did not answer. */
  refused?: string | undefined;
}

/** The only other tool that was recorded with equal arguments; `undefined` if there is none, or several. */
function sameArguments(tool: string, args: Json, others: readonly RecordedCall[]): string | undefined {
  if (leavesOf(args).length === 0) return undefined;
  const names = others.filter((call) => call.tool !== tool && equalJson(call.args, args)).map((call) => call.tool);
  const [name, ...more] = new Set(names);
  return more.length === 0 ? name : undefined;
}

interface ExplainRules extends ToolRules {
  same: (recorded: Json, live: Json) => boolean;
}

interface Nearest {
  fixture: RecordedCall;
  pointer: string;
  message: string;
}

/** The first fixture with the fewest differences that count under the rules. */
function nearestFixture(args: Json, fixtures: RecordedCall[], rules: ExplainRules): Nearest | undefined {
  let best: (Nearest & { differences: number }) | undefined;
  const sent = withoutPointers(args, rules.ignore);
  for (const fixture of fixtures) {
    const result = matchArgs(fixture.args, args, rules);
    if (result.matches) continue;
    const differences = countDifferences(withoutPointers(fixture.args, rules.ignore), sent, rules.same);
    if (best && differences >= best.differences) continue;
    best = { fixture, pointer: result.pointer, message: result.message, differences };
  }
  return best;
}

/** A rule that is proposed but never applied: only a person knows whether the difference matters. */
function ruleFor(
  tool: string,
  args: Json,
  { fixture, pointer, rules }: { fixture: RecordedCall; pointer: string; rules: ExplainRules },
): string | undefined {
  const key = `replay.match.tools.${JSON.stringify(tool)}`;
  const ignore = [...rules.ignore, pointer];
  if (pointer !== "" && matchArgs(fixture.args, args, { ...rules, ignore }).matches) {
    return `${key}: { ignore: ${JSON.stringify(ignore)} }`;
  }
  if (rules.args === "exact" && matchArgs(fixture.args, args, { ...rules, args: "subset" }).matches)
    return `${key}: { args: subset }`;
  return undefined;
}

type Equality = (left: Json, right: Json) => boolean;

/** The number of leaves that are in one value only or differ between the two. */
function countDifferences(left: Json | undefined, right: Json | undefined, same: Equality): number {
  if (left === undefined) return countLeaves(right);
  if (right === undefined) return countLeaves(left);
  if (Array.isArray(left) && Array.isArray(right)) {
    let count = 0;
    for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
      count += countDifferences(left[index], right[index], same);
    }
    return count;
  }
  if (isObject(left) && isObject(right)) {
    let count = 0;
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      count += countDifferences(own(left, key), own(right, key), same);
    }
    return count;
  }
  return same(left, right) ? 0 : Math.max(countLeaves(left), countLeaves(right));
}

/** Empty lists and objects are leaves too. */
function countLeaves(value: Json | undefined): number {
  if (value === undefined) return 0;
  const members = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return members.length === 0 ? 1 : members.reduce((sum: number, member) => sum + countLeaves(member), 0);
}

function own(object: { [key: string]: Json }, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
