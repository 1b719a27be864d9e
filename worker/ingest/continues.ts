import { canonicalJson } from "../../src/core/json/canonical-json.ts";
import type { Json } from "../../src/core/schema/json.ts";
import type { TraceEvent, TraceRun } from "../../src/core/schema/trace.ts";
import type { RunFacts } from "../../src/api/schema/run-row.ts";

/**
 * Whether a run continues the stored one: a failed agent was resumed under its run id, and the run holds everything that it held and more,
 * or ended later in another way. Of two runs at most one continues the other, in whatever order they arrive.
 */
export function continues(stored: TraceRun, sent: TraceRun): boolean {
  const [before, after] = [toldBy(stored), toldBy(sent)];
  if (after.length < before.length || !isWithin(before, after)) return false;
  return after.length > before.length || endOf(sent) > endOf(stored);
}

/** A check without the stored body, which recognises most repetitions cheaply. */
export function mayContinue(stored: RunFacts, sent: RunFacts): boolean {
  return stored.events !== sent.events || stored.status !== sent.status || stored.duration_ms !== sent.duration_ms;
}

/** The events without their end, which a continuation replaces: error or output, and calls without an answer. */
function toldBy({ events }: TraceRun): string[] {
  const answered = new Set(events.flatMap((event) => (event.type === "tool_result" ? [event.call_id] : [])));
  const last = events.findLastIndex((event) => !isEnd(event));
  return events.slice(0, last + 1).flatMap((event) => {
    const isOpen = event.type === "tool_call" && event.call_id !== undefined && !answered.has(event.call_id);
    return isOpen ? [] : [canonicalJson(event as Json)]; // parsed JSON; loose schemas only lose that in their type
  });
}

function isEnd({ type }: TraceEvent): boolean {
  return type === "error" || type === "final_output";
}

/** Whether the second holds all of the first, in order. */
function isWithin(before: readonly string[], after: readonly string[]): boolean {
  let found = 0;
  for (const text of after) if (text === before[found]) found += 1;
  return found === before.length;
}

function endOf({ ended_at }: TraceRun): number {
  const at = Date.parse(ended_at ?? "");
  return Number.isNaN(at) ? -Infinity : at;
}
