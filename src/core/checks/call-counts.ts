import { compact } from "../compact.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import type { CheckOf, WantedCall } from "../schema/check.ts";
import type { Json } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";
import { callJson, type CheckResult, countByTool, decided, plural } from "./check-result.ts";
import { isWanted, nearestCall, wantedJson, wantedText } from "./wanted-call.ts";

export function minToolCalls(run: Run, { tool, count }: CheckOf<"min_tool_calls">): CheckResult {
  const most = mostCalled(run, tool);
  const holds = most.count >= count;
  return decided(holds, holds ? most.text : `expected at least ${plural(count, "call")}; ${most.text}`, {
    expected: count,
    observed: most.count,
  });
}

export function maxToolCalls(run: Run, { tool, count }: CheckOf<"max_tool_calls">): CheckResult {
  const most = mostCalled(run, tool);
  const holds = most.count <= count;
  return decided(holds, holds ? most.text : `expected at most ${plural(count, "call")}; ${most.text}`, {
    expected: count,
    observed: most.count,
  });
}

export function repeatedCall(run: Run, check: CheckOf<"repeated_call">): CheckResult {
  const { tool, times, unchanged, not } = check;
  const most = mostRepeated(run, { tool, unchanged });
  const count = most?.count ?? 0;
  const holds = count >= times;
  const observed = most
    ? `${most.call.tool} was called ${plural(count, "time")} with equal arguments${unchanged ? " and answered alike" : ""}`
    : `${tool ?? "no tool"} was not called`;
  const wanted = not ? `fewer than ${plural(times, "equal call")}` : `at least ${plural(times, "equal call")}`;
  return decided(holds !== not, holds !== not ? observed : `expected ${wanted}; ${observed}`, {
    expected: times,
    observed: most ? { ...callJson({ ...most.call, error: undefined }), count } : null,
  });
}

interface Repetition {
  call: RunCall;
  count: number;
}

/**
 * The call made most often with equal arguments. With `unchanged`, only repetitions with equal answers count, and
 * another successful write in between restarts the count.
 */
export function mostRepeated(
  run: Run,
  { tool, unchanged = false }: { tool?: string | undefined; unchanged?: boolean } = {},
): Repetition | undefined {
  const rows = new Map<string, Repetition>();
  let most: Repetition | undefined;
  for (const call of run.calls) {
    const key = canonicalJson([call.tool, call.args] satisfies Json);
    // After a write the same question may have a new answer, so asking again is not a loop.
    if (unchanged && call.effect === "write" && call.error === undefined) {
      for (const other of rows.keys()) if (other !== key) rows.delete(other);
    }
    if (tool !== undefined && call.tool !== tool) continue;
    const before = rows.get(key);
    const goesOn = before !== undefined && (!unchanged || answersAlike(before.call, call));
    const row = { call: goesOn && !isAnswered(call) ? before.call : call, count: goesOn ? before.count + 1 : 1 };
    rows.set(key, row);
    if (most === undefined || row.count > most.count) most = row;
  }
  return most;
}

/** A call without a recorded answer, such as the last one before a limit, does not count as a different answer. */
function answersAlike(a: RunCall, b: RunCall): boolean {
  return !isAnswered(b) || answerKey(a) === answerKey(b);
}

function isAnswered({ output, error }: RunCall): boolean {
  return output !== undefined || error !== undefined;
}

function answerKey({ output, error }: RunCall): string {
  return error ? `error ${error.message}` : `output ${output === undefined ? "" : canonicalJson(output)}`;
}

function mostCalled(run: Run, tool: string | undefined): { count: number; text: string } {
  const counts = countByTool(run);
  if (tool !== undefined) {
    const count = counts.get(tool) ?? 0;
    return { count, text: `${tool} was called ${plural(count, "time")}` };
  }
  const [name, count] = [...counts].reduce<[string, number]>((most, one) => (one[1] > most[1] ? one : most), ["", 0]);
  return {
    count,
    text: count === 0 ? "no tool was called" : `the tool called most is ${name}: ${plural(count, "call")}`,
  };
}

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
