import { canonicalJson } from "../json/canonical-json.ts";
import { mostRepeated } from "../checks/call-counts.ts";
import type { Check, CheckOf } from "../schema/check.ts";
import type { Json } from "../schema/json.ts";
import { compact } from "../compact.ts";
import type { Run } from "../schema/run.ts";

/** As many equal calls as are a loop (`detectSignatures`): a right run makes fewer, however many the failed one made. */
const loopOfEqualCalls = 3;

/**
 * What a good run does instead of each thing that went wrong. Every detector has its wanted behaviour here, but for what feedback
 * contradicts, whose wanted behaviour is the feedback.
 */
export function opposites(signatures: readonly Check[], run: Run): Check[] {
  const checks = signatures.flatMap((check) => opposite(check, run));
  // A run that ended in an error has no answer to judge; a good one has.
  const absent = checks.some(({ kind }) => kind === "status_is") && run.final_output === undefined;
  if (absent) checks.push({ kind: "final_output_exists", exists: true });
  return uniqueChecks(checks, (check) => check);
}

function opposite(check: Check, run: Run): Check[] {
  if (check.kind === "status_is" && check.status !== "success") return [{ kind: "status_is", status: "success" }];
  if (check.kind === "error_matches") return [{ kind: "status_is", status: "success" }];
  if (check.kind === "error_ignored" && !check.not) return toldOrRepaired(check);
  if (check.kind === "final_output_exists" && !check.exists) return [{ kind: "final_output_exists", exists: true }];
  if (check.kind === "min_tool_calls") return fewerCalls(check, run);
  if (check.kind === "repeated_call" && !check.not) {
    return [{ ...check, times: Math.min(loopOfEqualCalls, check.times), not: true }];
  }
  return [];
}

/** A run that never asks the tool has no failure to tell of, so the tool is to be asked. */
function toldOrRepaired({ tool }: CheckOf<"error_ignored">): Check[] {
  return [
    ...(tool === undefined ? [] : [{ kind: "tool_called", tool, match: "exact" } satisfies Check]),
    { kind: "error_ignored", ...compact({ tool }), not: true },
    { kind: "status_is", status: "success" },
  ];
}

/** A number of calls is wrong by itself only where equal ones went in circles; any other limit would be invented. */
function fewerCalls({ tool, count }: CheckOf<"min_tool_calls">, run: Run): Check[] {
  const repeated = mostRepeated(run, { tool, unchanged: true });
  if (repeated === undefined || repeated.count < loopOfEqualCalls) return [];
  return [{ kind: "max_tool_calls", tool: repeated.call.tool, count: Math.max(1, Math.min(3, count - 1)) }];
}

/** Items whose checks differ, in their order. */
export function uniqueChecks<T>(items: T[], checkOf: (item: T) => Check): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = canonicalJson(checkOf(item) as Json); // a check is JSON
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
