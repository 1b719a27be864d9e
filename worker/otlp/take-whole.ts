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
import type { ScopedRecord } from "./records.ts";
import { isEndedRoot, spanIdOf } from "./records.ts";

/** The redacted spans of one trace from one request. */
export interface TraceSpans {
  traceId: string;
  spans: ScopedRecord[];
  subjects: KnownSubjects;
}

export type WholeTraceDeps = Pick<Deps, "gatherers" | "store" | "now" | "newId" | "log" | "post"> & {
  variables: Pick<Deps["variables"], "MAX_BODY_BYTES" | "PUBLIC_URL">;
};

type WholeTrace = TraceSpans & { run: TraceRun };

/**
 * Closes traces that came whole in one request at once, with one write of the index. Their runs must be kept or wait
 * for feedback, so that late spans find them by their key. All other traces gather: late spans may still make a failure
 * of a run that sampling would drop. Returns the ids of the closed traces.
 */
export async function takeWhole(
  traces: readonly TraceSpans[],
  context: ProjectContext,
  parts: WholeTraceDeps,
): Promise<ReadonlySet<string>> {
  const whole = traces.filter(({ spans }) => isWhole(spans)).flatMap(withRun);
  // If earlier spans of a trace wait, it is whole only together with them.
  const ids = whole.map(({ traceId }) => runKey(context.project, traceId));
  const open = ids.length > 0 ? await parts.gatherers.areOpen(context, ids) : [];
  const complete = firstOfEachRun(whole.filter((_, index) => !open[index]));
  if (complete.length === 0) return new Set();
  try {
    return await takeAll(complete, context, parts);
  } catch (error) {
    // One of them was sent before, or storage is unavailable. All gather instead, and each comes to its run by itself;
    // what was saved already is the run's first part.
    parts.log("whole_gathered", { project: context.project, name: error instanceof Error ? error.name : "unknown" });
    return new Set();
  }
}

/** The first trace of each run. Another trace of the same run gathers and is added to it. */
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
    // Another request stored one of these runs meanwhile. These traces gather, and then add what they have beyond it.
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

/** Whether nothing would be stored that late spans could join. */
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

/**
 * The trace with its run, if it has exactly one. Other traces, and runs whose contents come in another request, are
 * left to the close.
 */
function withRun(trace: TraceSpans): WholeTrace[] {
  const [run, ...others] = runsOf(trace);
  return run === undefined || others.length > 0 || waitsForContents(run) ? [] : [{ ...trace, run }];
}

/** The runs of one trace. If the reader fails, the trace is left to the close and the request's others are taken. */
function runsOf({ spans, traceId }: TraceSpans): TraceRun[] {
  try {
    const runs = readGathered([{ spans, logs: [] }], traceId);
    return runs instanceof ReplayKitError ? [] : runs;
  } catch {
    return [];
  }
}

/** Whether a run's contents come later: some instrumentations send messages as log records, in another request. */
function waitsForContents({ events }: TraceRun): boolean {
  const calls = events.filter((event) => event.type === "model_call");
  return calls.length > 0 && calls.every(({ input, output }) => input === undefined && output === undefined);
}

/** Whether there is an ended root, and every other span has ended and has its parent here. */
function isWhole(spans: readonly ScopedRecord[]): boolean {
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
