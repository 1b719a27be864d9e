import { canonicalJson } from "../json/canonical-json.ts";
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

/** The call made most often with equal arguments; `unchanged`: in a row of equal answers with no other call that writes between them. */
export function mostRepeated(
  run: Run,
  { tool, unchanged = false }: { tool?: string | undefined; unchanged?: boolean } = {},
): Repetition | undefined {
  const rows = new Map<string, Repetition>();
  let most: Repetition | undefined;
  for (const call of run.calls) {
    const key = canonicalJson([call.tool, call.args] satisfies Json);
    // After a write the same question may have another answer: who asks again does not go in circles.
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

/** A call whose answer nobody saw, as the last before a limit, has no other answer. */
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
