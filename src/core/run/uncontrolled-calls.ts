import type { EffectLookup } from "../effects.ts";
import type { RunCall } from "../schema/run.ts";

/** A call that happened, or is reported, without passing through the gateway. */
export interface UncontrolledCall {
  tool: string;
  /** The evidence: a later model request that contained its result, or only the runner's report. */
  told_by: "model request" | "runner";
}

export interface ObservedCalls {
  /** Calls in the runner's own output. Empty if it wrote none. */
  reported: readonly Pick<RunCall, "tool">[];
  /** Tools of the calls that passed through the gateway, one entry for each call. */
  passed: readonly string[];
  /** Tools whose results a model request contained although their calls never passed. */
  carried: readonly string[];
  effects: EffectLookup;
  /** Terminal tools: a run may end on their call without a result. */
  endings: readonly string[];
}

/**
 * Calls that a model request or the runner shows beyond those that passed. They are counted by tool, because an agent
 * may convert arguments on the way. Declared pure tools run for real and need not pass. A terminal tool that writes
 * nothing is often not a function at all.
 */
export function uncontrolledCalls({ reported, passed, carried, effects, endings }: ObservedCalls): UncontrolledCall[] {
  const left = countsOf(passed);
  const carriedCounts = countsOf(carried);
  const ends = new Set(endings);
  const unseen = reported.flatMap(({ tool }): UncontrolledCall[] => {
    if (take(left, tool) || take(carriedCounts, tool) || runsForReal(tool, effects)) return [];
    return ends.has(tool) && effects(tool).effect !== "write" ? [] : [{ tool, told_by: "runner" }];
  });
  return [...carried.map((tool): UncontrolledCall => ({ tool, told_by: "model request" })), ...unseen];
}

/**
 * The reason why an uncontrolled write ends an attempt, or `undefined` if there is none. If the tool is routed, another
 * function ran than the one that is.
 */
export function uncontrolledWrite(
  calls: readonly UncontrolledCall[],
  effects: EffectLookup,
  isRouted?: (tool: string) => boolean,
): string | undefined {
  const write = calls.find(({ tool }) => effects(tool).effect === "write");
  if (write === undefined) return undefined;
  if (write.told_by === "model request" && isRouted?.(write.tool))
    return `uncontrolled write: ${write.tool} was answered as by a function that ran, but the routed one was not called; route the one that ran or, if none did, answer the model in words that the tool does not use (docs/your-agent.md)`;
  const reason =
    write.told_by === "runner"
      ? "is reported by the runner, and never passed through the gateway"
      : "was answered without passing through the gateway";
  return `uncontrolled write: ${write.tool} ${reason}; route it, so that a replay can answer it (docs/gateway.md)`;
}

function runsForReal(tool: string, effects: EffectLookup): boolean {
  const { effect, guessed } = effects(tool);
  return effect === "pure" && !guessed;
}

function countsOf(tools: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tool of tools) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  return counts;
}

function take(counts: Map<string, number>, tool: string): boolean {
  const left = counts.get(tool) ?? 0;
  if (left === 0) return false;
  counts.set(tool, left - 1);
  return true;
}
