import { canonicalJson } from "../json/canonical-json.ts";
import { compact } from "../compact.ts";
import type { RunCall } from "../schema/run.ts";

/**
 * Completes calls with data from another record of the same run: output, error, group, declared effect, and whether the
 * answer was simulated. Equal calls are paired in order. Calls that only the other record has are ignored.
 */
export function completeCalls(listed: readonly RunCall[], others: readonly RunCall[]): RunCall[] {
  const left = new Map<string, RunCall[]>();
  for (const call of others) {
    const same = left.get(keyOf(call));
    if (same) same.push(call);
    else left.set(keyOf(call), [call]);
  }
  return listed.map((call) => {
    const other = left.get(keyOf(call))?.shift();
    return other ? completed(call, other) : call;
  });
}

function completed(call: RunCall, other: RunCall): RunCall {
  const declared = call.effect_guessed && !other.effect_guessed;
  return {
    ...call,
    ...(declared ? { effect: other.effect, effect_guessed: false } : {}),
    group: call.group ?? other.group,
    output: call.output ?? other.output,
    error: call.error ?? other.error,
    simulated: call.simulated || other.simulated,
    ...compact({ said_before: other.said_before }),
  };
}

function keyOf({ tool, args }: RunCall): string {
  return `${tool}\n${canonicalJson(args)}`;
}
