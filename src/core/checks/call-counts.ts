import { canonicalJson } from "../canonical-json.ts";
import type { CheckOf } from "../schema/check.ts";
import type { Json } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";
import { type CheckResult, callJson, countByTool, decided, plural } from "./check-result.ts";

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

export function repeatedCall(run: Run, { tool, times }: CheckOf<"repeated_call">): CheckResult {
  const most = mostRepeated(run, tool);
  const count = most?.count ?? 0;
  const came = most
    ? `${most.call.tool} was called ${plural(count, "time")} with equal arguments`
    : `${tool ?? "no tool"} was not called`;
  return decided(count >= times, count >= times ? came : `expected at least ${plural(times, "equal call")}; ${came}`, {
    expected: times,
    observed: most ? { ...callJson({ ...most.call, error: undefined }), count } : null,
  });
}

/** The call made most often with equal arguments. */
export function mostRepeated(run: Run, tool?: string): { call: RunCall; count: number } | undefined {
  const byCall = new Map<string, { call: RunCall; count: number }>();
  for (const call of run.calls) {
    if (tool !== undefined && call.tool !== tool) continue;
    const key = canonicalJson([call.tool, call.args] satisfies Json);
    const seen = byCall.get(key);
    if (seen) seen.count += 1;
    else byCall.set(key, { call, count: 1 });
  }
  return [...byCall.values()].reduce<{ call: RunCall; count: number } | undefined>(
    (most, one) => (most && most.count >= one.count ? most : one),
    undefined,
  );
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
