import { canonicalJson } from "../../src/core/json/canonical-json.ts";
import type { Json } from "../../src/core/schema/json.ts";
import type { TraceEvent, TraceRun } from "../../src/core/schema/trace.ts";
import type { RunFacts } from "../../src/api/schema/run-row.ts";

/**
 * Whether a run is the stored one gone on: an agent that failed was resumed under its run id, and tells all that it had told and then
 * more, or that it ended otherwise and later. Of two runs at most one goes on from the other, in whatever order they come.
 */
export function continues(stored: TraceRun, sent: TraceRun): boolean {
  const [before, after] = [toldBy(stored), toldBy(sent)];
  if (after.length < before.length || !isWithin(before, after)) return false;
  return after.length > before.length || endOf(sent) > endOf(stored);
}

/** What can be said without the stored body: a repetition is mostly told by this, and costs no look at it. */
export function mayContinue(stored: RunFacts, sent: RunFacts): boolean {
  return stored.events !== sent.events || stored.status !== sent.status || stored.duration_ms !== sent.duration_ms;
}

/** Without how it ended, which going on takes back: its error or output, and calls that had no answer yet. */
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

/** All of the first in the second, in their order. */
function isWithin(before: readonly string[], after: readonly string[]): boolean {
  let found = 0;
  for (const text of after) if (text === before[found]) found += 1;
  return found === before.length;
}

function endOf({ ended_at }: TraceRun): number {
  const at = Date.parse(ended_at ?? "");
  return Number.isNaN(at) ? -Infinity : at;
}
