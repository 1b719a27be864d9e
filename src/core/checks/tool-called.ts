import type { CheckOf, WantedCall } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";
import { type CheckResult, callJson, decided, plural } from "./check-result.ts";
import { compact } from "../compact.ts";
import { isWanted, nearestCall, wantedJson, wantedText } from "./wanted-call.ts";

export function toolCalled(run: Run, { tool, args, match, times }: CheckOf<"tool_called">): CheckResult {
  const wanted: WantedCall = { tool, match, ...compact({ args }) };
  const found = run.calls.filter((call) => isWanted(wanted, call));
  const { min, max } = times ?? { min: 1 };
  const holds = found.length >= (min ?? 0) && found.length <= (max ?? Number.POSITIVE_INFINITY);
  const observed = `${wantedText(wanted)} was called ${plural(found.length, "time")}`;
  const facts = { expected: wantedJson(wanted), observed: found.map(callJson) };
  if (holds) return decided(true, observed, facts);
  const nearest = found.length < (min ?? 0) ? nearestCall(wanted, run.calls) : undefined;
  const message = `expected ${timesText(min, max)}; ${observed}${nearest ? `; ${nearest.message}` : ""}`;
  return decided(false, message, { ...facts, nearest: nearest?.call });
}

export function toolNotCalled(run: Run, { tool, args, match }: CheckOf<"tool_not_called">): CheckResult {
  const wanted: WantedCall = { tool, match, ...compact({ args }) };
  const found = run.calls.filter((call) => isWanted(wanted, call));
  const observed = `${wantedText(wanted)} was ${found.length === 0 ? "not called" : `called ${plural(found.length, "time")}`}`;
  return decided(found.length === 0, found.length === 0 ? observed : `expected no such call; ${observed}`, {
    expected: wantedJson(wanted),
    observed: found.map(callJson),
  });
}

function timesText(min: number | undefined, max: number | undefined): string {
  if (min === max && min !== undefined) return `exactly ${plural(min, "call")}`;
  if (max === undefined) return `at least ${plural(min ?? 0, "call")}`;
  return min === undefined ? `at most ${plural(max, "call")}` : `${min} to ${max} calls`;
}
