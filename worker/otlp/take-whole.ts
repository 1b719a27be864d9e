import { ReplayKitError } from "../../src/core/error.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import type { Deps } from "../deps.ts";
import type { ItemAnswer } from "../ingest/decide.ts";
import { ingestRuns } from "../ingest/ingest-runs.ts";
import type { ProjectContext } from "../ingest/prepare-run.ts";
import { announce } from "../notices/notices.ts";
import { runKey } from "../http/platform.ts";
import type { Delivery, SaveResult } from "../store/trace-store.ts";
import { keyOfFirst } from "./close-first.ts";
import { readGathered } from "./close-trace.ts";
import { hashOfSent, type KnownSubjects } from "./known-subjects.ts";
import type { PlacedRecord } from "./records.ts";
import { isEndedRoot, spanIdOf } from "./records.ts";

/** The redacted spans of one trace from one request. */
export interface TraceSpans {
  traceId: string;
  spans: PlacedRecord[];
  subjects: KnownSubjects;
}

export type WholeTraceDeps = Pick<Deps, "gatherers" | "store" | "now" | "newId" | "log" | "post"> & {
  variables: Pick<Deps["variables"], "MAX_BODY_BYTES" | "PUBLIC_URL">;
};

type WholeTrace = TraceSpans & { run: TraceRun };

/**
 * Traces that came whole in one request are closed at once, all with one write of the index, where that leaves what a close leaves: a run
 * that is kept or waits for feedback, and the key by which late spans find it. The others gather: what sampling leaves nothing of may
 * still be made a failure by what comes late. Answers which were taken.
 */
export async function takeWhole(
  traces: readonly TraceSpans[],
  context: ProjectContext,
  parts: WholeTraceDeps,
): Promise<ReadonlySet<string>> {
  const whole = traces.filter(({ spans }) => isWhole(spans)).flatMap(withRun);
  // Spans of a trace that came before wait for the rest: it is whole only with them.
  const ids = whole.map(({ traceId }) => runKey(context.project, traceId));
  const open = ids.length > 0 ? await parts.gatherers.areOpen(context, ids) : [];
  const complete = firstOfEachRun(whole.filter((_, index) => !open[index]));
  if (complete.length === 0) return new Set();
  try {
    return await takeAll(complete, context, parts);
  } catch (error) {
    // One of them was sent before, or a store is away: gathered, each comes to its run by itself, and what was saved already is its first part.
    parts.log("whole_gathered", { project: context.project, name: error instanceof Error ? error.name : "unknown" });
    return new Set();
  }
}

/** A further trace of the same run gathers, and is added to it. */
function firstOfEachRun(traces: readonly WholeTrace[]): WholeTrace[] {
  const first = new Map<string, WholeTrace>();
  for (const trace of traces) if (!first.has(trace.run.run_id)) first.set(trace.run.run_id, trace);
  return [...first.values()];
}

async function takeAll(
  traces: readonly WholeTrace[],
  context: ProjectContext,
  parts: WholeTraceDeps,
): Promise<ReadonlySet<string>> {
  const own = {
    ...context,
    subjectHash: hashOfSent(
      traces.map(({ subjects }) => subjects),
      context.subjectHash,
    ),
  };
  const byRun = new Map(traces.map((trace) => [runKey(context.project, trace.run.run_id), trace]));
  const taken = new Set<string>();
  const save = async (delivery: Delivery): Promise<SaveResult> => {
    const saved = await parts.store.save({ ...delivery, traceKeys: traceKeys(delivery, byRun, context) });
    // Another request stored one of them meanwhile: what these tell beyond it is added when they have gathered.
    if (saved.stored < delivery.kept.length) return { ...saved, stored: delivery.kept.length };
    for (const { traceId } of tracesOf(delivery, byRun)) taken.add(traceId);
    return saved;
  };
  const items = traces.map(({ run: trace }) => ({ ok: true as const, trace }));
  const { groups } = await ingestRuns(items, own, { ...parts, leaves, store: { ...parts.store, save } });
  await announce(groups, own, parts).catch((error: unknown) => {
    parts.log("notice_fault", { project: context.project, name: error instanceof Error ? error.name : "unknown" });
  });
  return taken;
}

/** Nothing would be there for what comes late. */
function leaves({ outcome, waits_until }: ItemAnswer): boolean {
  return outcome !== "stored" && waits_until === undefined;
}

function tracesOf({ kept, window }: Delivery, byRun: ReadonlyMap<string, WholeTrace>): WholeTrace[] {
  return [...kept, ...window.runs].flatMap(({ head }) => byRun.get(head.id) ?? []);
}

function traceKeys(delivery: Delivery, byRun: ReadonlyMap<string, WholeTrace>, context: ProjectContext) {
  const named = { gathering: `whole.${delivery.id}`, context };
  return tracesOf(delivery, byRun).map(({ run }) => keyOfFirst(run.run_id, delivery, named));
}

/** Spans that make no run, or several, and runs whose contents come by another request are a close's to sort out. */
function withRun(trace: TraceSpans): WholeTrace[] {
  const [run, ...others] = runsOf(trace);
  return run === undefined || others.length > 0 || waitsForContents(run) ? [] : [{ ...trace, run }];
}

/** A fault of the reader is one trace's: it is left to the close, and the request's others are taken. */
function runsOf({ spans, traceId }: TraceSpans): TraceRun[] {
  try {
    const runs = readGathered([{ spans, logs: [] }], traceId);
    return runs instanceof ReplayKitError ? [] : runs;
  } catch {
    return [];
  }
}

/** Some instrumentations send what was said as log records, which come by another request: such a trace waits for them. */
function waitsForContents({ events }: TraceRun): boolean {
  const calls = events.filter((event) => event.type === "model_call");
  return calls.length > 0 && calls.every(({ input, output }) => input === undefined && output === undefined);
}

/** A root that has ended, and under it only spans that have ended and whose parents are here. */
function isWhole(spans: readonly PlacedRecord[]): boolean {
  const ids = new Set(spans.map(({ record }) => spanIdOf(record)));
  let roots = 0;
  for (const { record } of spans) {
    const parent = record["parentSpanId"];
    if (isEndedRoot(record)) roots += 1;
    else if (typeof parent !== "string" || !ids.has(parent) || !hasEnded(record["endTimeUnixNano"])) return false;
  }
  return roots > 0;
}

function hasEnded(end: unknown): boolean {
  return end !== undefined && end !== null && end !== "0" && end !== 0;
}
