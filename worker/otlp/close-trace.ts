import { canonicalJson } from "../../src/core/canonical-json.ts";
import { readTraces } from "../../src/core/formats/read-traces.ts";
import type { Json, JsonObject } from "../../src/core/schema/json.ts";
import type { TraceEvent, TraceRun } from "../../src/core/schema/trace.ts";
import type { Deps } from "../deps.ts";
import { ingestRuns } from "../ingest/ingest-runs.ts";
import { prepareRun } from "../ingest/prepare-run.ts";
import { contextOf } from "../ingest/receive-runs.ts";
import { announce } from "../notices.ts";
import { runKey, workerPlatform } from "../platform.ts";
import { decompress } from "../store/body-codec.ts";
import { spansOf, withoutRepeatedSpans } from "./spans.ts";

export interface GatheredTrace {
  project: string;
  traceId: string;
  /** Compressed chunks in the order in which they came. */
  chunks: Uint8Array[];
}

/** What closing needs of the app's parts. */
export interface ClosingParts extends Pick<Deps, "store" | "keyedHash" | "now" | "newId" | "log" | "post"> {
  projects: Pick<Deps["projects"], "settings">;
}

/** A gathered trace becomes a run: whole, once, and sampled like any other. */
export async function closeTrace({ project, traceId, chunks }: GatheredTrace, deps: ClosingParts): Promise<void> {
  const settings = await deps.projects.settings(project);
  if (!settings) return; // the project was deleted meanwhile
  const context = contextOf({ project, settings }, deps);
  const parts: JsonObject[] = chunks.map((chunk) => JSON.parse(decompress(chunk)));
  const json = withoutRepeatedSpans(parts.flatMap((part) => spansOf(part)));
  const traces = readGathered(json, traceId);
  const spans = JSON.stringify(json);
  for (const trace of traces) {
    // A close that was cut off is repeated: the key says whether it had been counted, even where nothing was kept.
    const key = workerPlatform.hash(`${trace.run_id}\n${spans}`).slice(0, 32);
    if ((await deps.store.answered(project, key)) !== undefined) continue;
    if (await appendLate(trace, { project, context }, deps)) continue;
    const { groups, before } = await ingestRuns([{ ok: true, trace }], context, deps, key);
    await announce(groups, before, { project, settings }, deps);
  }
  deps.log("trace_closed", { project, chunks: chunks.length, runs: traces.length });
}

/** The reader calls a run by its trace id, unless the spans carry a run of our own with an id of its own. */
function readGathered(json: Json, traceId: string): TraceRun[] {
  const read = readTraces({ name: "spans", json }, { format: "otlp", platform: workerPlatform });
  return read.map(({ trace }) => ({ ...trace, source: { format: "otlp", ...trace.source, trace_id: traceId } }));
}

type Place = { project: string; context: ReturnType<typeof contextOf> };

/** Spans of a run that is stored already are added to it; the run is judged anew with them. */
async function appendLate(trace: TraceRun, { project, context }: Place, deps: ClosingParts): Promise<boolean> {
  const id = runKey(project, trace.run_id);
  const stored = await deps.store.read(project, id, deps.now());
  if (!stored) return false;
  const events = mergeEvents(stored.trace.events, trace.events);
  if (events.length === stored.trace.events.length) return true;
  const status = stored.trace.status === "error" || trace.status === "error" ? "error" : stored.trace.status;
  const judged = prepareRun({ ...stored.trace, status, events }, context, stored.head.received_at);
  const { head } = judged;
  const name = stored.row.class === "success" && head.failed ? "failed" : stored.row.class;
  const hit =
    head.group === undefined || head.group === stored.row.group
      ? undefined
      : { group: head.group, title: head.title ?? head.group, agent: head.facts.agent, id, kept: true };
  const now = deps.now();
  await deps.store.replace(
    project,
    {
      head: { ...head, id, facts: { ...head.facts, late: true } },
      line: judged.line,
      class: name,
      expires_at: now + context.settings.retention[name],
    },
    { at: stored.row.received_at, now, delivery: deps.newId(), hit, lifted: false },
  );
  return true;
}

/** By time, where both have one; what is there already is not added. */
export function mergeEvents(stored: readonly TraceEvent[], late: readonly TraceEvent[]): TraceEvent[] {
  const known = new Set(stored.map((event) => canonicalJson(event as Json))); // parsed JSON on both sides
  const added = late.filter((event) => !known.has(canonicalJson(event as Json)));
  return [...stored, ...added].toSorted((a, b) => (a.at && b.at ? a.at.localeCompare(b.at) : 0));
}
