import { isBatchedFormat } from "../../src/core/formats/input/join-inputs.ts";
import { maskText } from "../../src/core/redact/placeholder-pairs.ts";
import type { RunFacts } from "../../src/api/schema/run-row.ts";

const comparedMembers = ["status", "events", "tool_calls", "started_at", "duration_ms"] as const;

/** The answer for a duplicate that differs from the run stored under its id. */
export interface Difference {
  differs?: true;
  reason?: "other_parts";
  message?: string;
}

const ofParts = "a run of this trace is stored and differs: this one was not added; send all parts in one request";
const ofRuns = "another run is stored under this id, and this one was not accepted; give each run its own id";

/**
 * How a duplicate differs from the stored run. Some exporters send one trace in several requests, each a run with the
 * same id. Parts in one request are joined; a later part is reported as left out. In other formats, two runs share an
 * id by mistake.
 */
export function differenceOf(given: RunFacts, stored: RunFacts | undefined): Difference {
  if (stored === undefined) return {};
  const asksOther = asksOtherwise(given.asked, stored.asked);
  if (!asksOther && comparedMembers.every((name) => given[name] === stored[name])) return {};
  if (isBatchedFormat(given.format)) return { differs: true, reason: "other_parts", message: ofParts };
  // A repeated first part of a run that has continued since: all of it is stored.
  const earlier = !asksOther && given.started_at === stored.started_at && given.events < stored.events;
  return earlier ? {} : { differs: true, message: ofRuns };
}

/**
 * Whether the questions differ. Two short chats often have the same form and length. Redacted values do not count,
 * since their key may change.
 */
function asksOtherwise(given: string | undefined, stored: string | undefined): boolean {
  return given !== undefined && stored !== undefined && maskText(given).mask !== maskText(stored).mask;
}
