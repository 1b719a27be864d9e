import { isBatchedFormat } from "../../src/core/formats/input/join-inputs.ts";
import type { RunFacts } from "../../src/api/schema/run-row.ts";

const told = ["status", "events", "tool_calls", "started_at", "duration_ms"] as const;

/** What a duplicate's answer says where it tells something else than the run that is stored under its id. */
export interface Difference {
  differs?: true;
  reason?: "other_parts";
  message?: string;
}

const ofParts = "a run of this trace is stored and differs: this one was not added; send all parts in one request";
const ofRuns = "another run is stored under this id, and this one was not accepted; give each run its own id";

/**
 * Exporters of some formats send one trace in several requests, and each is a run under the same id. Parts are joined where they come
 * together; one that comes alone later says at least that it was left out. In other formats two runs share an id by mistake.
 */
export function differenceOf(given: RunFacts, stored: RunFacts | undefined): Difference {
  if (stored === undefined || told.every((name) => given[name] === stored[name])) return {};
  if (isBatchedFormat(given.format)) return { differs: true, reason: "other_parts", message: ofParts };
  // The first part of a run that went on since, sent again: all of it is there.
  const earlier = given.started_at === stored.started_at && given.events < stored.events;
  return earlier ? {} : { differs: true, message: ofRuns };
}
