import { type MatchResult, matchArgs } from "../matching/match-value.ts";
import { shortJson } from "../matching/short-json.ts";
import type { WantedCall } from "../schema/check.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { RunCall } from "../schema/run.ts";
import { callJson } from "./check-result.ts";
import { isOneAmount } from "./contains-text.ts";

/** Whether a call's arguments are the wanted ones; without `args` any are. */
export function matchCallArgs({ args, match }: Omit<WantedCall, "tool">, call: RunCall): MatchResult {
  if (args === undefined) return { matches: true };
  return matchArgs(args, call.args, { args: match, ignore: [], matchers: true, same: sameValue });
}

/**
 * Compares numbers across notations, because agents write them differently: `"12.50"` is 12.5, and `"1.286 €"` is 1286.
 */
function sameValue(expected: Json, actual: Json): boolean {
  if (expected === actual) return true;
  if (typeof expected !== typeof actual && numberOf(expected) === numberOf(actual)) return true;
  if (!isTextOrNumber(expected) || !isTextOrNumber(actual)) return false;
  // Plain digits may be a version (`3.10` is not `3.1`). A number, a currency or a thousands separator shows that an
  // amount is meant.
  const isAmount = [expected, actual].some((value) => typeof value === "number" || !/^[\d.]*$/.test(value));
  return isAmount && isOneAmount(expected, actual);
}

function isTextOrNumber(value: Json): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/** The number that a value stands for, or else its JSON, which equals no number. */
function numberOf(value: Json): number | string {
  if (typeof value === "number") return value;
  const plain = typeof value === "string" && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value);
  return plain ? Number(value) : JSON.stringify(value);
}

/** Whether a call is the wanted one. */
export function isWanted(wanted: WantedCall, call: RunCall): boolean {
  return wanted.tool === call.tool && matchCallArgs(wanted, call).matches;
}

/** A wanted call as outcomes show it. */
export function wantedJson({ tool, args }: WantedCall): JsonObject {
  return args === undefined ? { tool } : { tool, args };
}

/** A wanted call in a sentence. */
export function wantedText({ tool, args }: WantedCall): string {
  return args === undefined ? tool : `${tool} ${shortJson(args, 80)}`;
}

export interface NearestCall {
  call: Json;
  message: string;
}

/** The call of the same tool that meets the most members of the wanted arguments. */
export function nearestCall(wanted: WantedCall, calls: readonly RunCall[]): NearestCall | undefined {
  let best: { call: RunCall; pointer: string; message: string; agreeing: number } | undefined;
  for (const call of calls) {
    if (call.tool !== wanted.tool) continue;
    const result = matchCallArgs(wanted, call);
    if (result.matches) continue;
    const agreeing = agreement(wanted.args, call.args);
    if (!best || agreeing > best.agreeing) best = { call, pointer: result.pointer, message: result.message, agreeing };
  }
  if (!best) return undefined;
  const where = best.pointer === "" ? "" : ` at ${best.pointer}`;
  return { call: callJson(best.call), message: `nearest ${best.call.tool}:${where} ${best.message}` };
}

/** How many members of the wanted arguments the call meets. */
function agreement(wanted: Json | undefined, args: Json): number {
  if (typeof wanted !== "object" || wanted === null || typeof args !== "object" || args === null) return 0;
  const members = new Map(Object.entries(args));
  return Object.entries(wanted).filter(([key, value]) => {
    const member: Json | undefined = members.get(key);
    return (
      member !== undefined &&
      matchArgs(value, member, { args: "exact", ignore: [], matchers: true, same: sameValue }).matches
    );
  }).length;
}
