import { compact } from "../../src/core/compact.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import type { Redactor } from "../../src/core/redact/redact.ts";
import type { Json } from "../../src/core/schema/json.ts";
import type { Principal } from "../auth/principal.ts";
import type { Deps } from "../deps.ts";
import { runKey, workerPlatform } from "../http/platform.ts";
import { keepsSuccess } from "../ingest/decide.ts";
import { prepareRun, type ProjectContext, redactorOf } from "../ingest/prepare-run.ts";
import { contextOf, countRejection } from "../ingest/receive-runs.ts";
import { compress } from "../store/runs/body-codec.ts";
import { readGathered } from "./close-trace.ts";
import type { SpanChunk } from "./gatherers.ts";
import { type KnownSubjects, knownSubjects } from "./known-subjects.ts";
import type { PartialSuccess } from "./otlp-answer.ts";
import { envelope, isEndedRoot, type ScopedRecord, type Signal, spanIdOf, traceIdOf } from "./records.ts";
import { redactRecords } from "./redact-records.ts";
import { takeWhole, type WholeTraceDeps } from "./take-whole.ts";

export type ReceiveDeps = WholeTraceDeps & Pick<Deps, "keyedHash" | "quota">;

/**
 * Redacts spans or log records and sends them to where their traces gather. Records without a trace are refused by
 * themselves. Returns what was refused, if anything.
 */
export async function receiveRecords(
  { signal, records }: { signal: Signal; records: readonly ScopedRecord[] },
  principal: Sender,
  deps: ReceiveDeps,
): Promise<PartialSuccess | undefined> {
  const traces = byTrace(records, signal);
  const most = principal.settings.limits.items_per_request;
  const first = tracesWithin(traces, { most, bytes: deps.variables.MAX_BODY_BYTES });
  const delivery = { signal, principal, deps };
  const context = { ...contextOf(principal, deps), origin: principal.origin };
  const made = first.map(([traceId, of]) => redactedRecords({ traceId, records: of, signal }, context));
  const spans = signal === "spans" ? made.flatMap((trace) => trace ?? []) : [];
  const whole = await takeWhole(
    spans.map(({ records: redacted, ...trace }) => ({ ...trace, spans: redacted })),
    context,
    deps,
  );
  const gathering = made.flatMap((trace) => (trace === undefined || whole.has(trace.traceId) ? [] : [trace]));
  const taken = new Set([...whole, ...(await appendRecords(gathering, { ...delivery, context }))]);
  // A trace may come in many requests: the one that ends it counts.
  const ended = made.filter((trace) => trace?.rootEnded === true && taken.has(trace.traceId));
  deps.quota.took(principal.project, ended.length);
  const counts: Record<Fault, number> = {
    unplaced: records.length - sizeOf([...traces.values()]),
    surplus: sizeOf([...traces.values()]) - sizeOf(first.map(([, of]) => of)),
    oversized: sizeOf(first.flatMap(([traceId, of]) => (taken.has(traceId) ? [] : [of]))),
  };
  deps.log(signal, { project: principal.project, [signal]: records.length, traces: traces.size, ...counts });
  const found = faults.filter((fault) => counts[fault] > 0);
  for (const fault of found) {
    await countRejection(principal.project, { reason: rejections[signal][fault].reason, count: counts[fault] }, deps);
  }
  if (found.length === 0) return undefined;
  const rejected = found.reduce((sum, fault) => sum + counts[fault], 0);
  return { rejected, message: found.map((fault) => rejections[signal][fault].message).join("; ") };
}

const faults = ["unplaced", "surplus", "oversized"] as const;
type Fault = (typeof faults)[number];

const rejectionsOf = (
  signal: string,
  reason: string,
  unplaced: string,
): Record<Fault, { reason: string; message: string }> => ({
  unplaced: { reason, message: unplaced },
  surplus: {
    reason: "too_large",
    message: `the request holds ${signal} of too many traces; send smaller batches`,
  },
  oversized: {
    reason: "too_large",
    message: `a trace has more bytes of ${signal} than a run may have, or a text too large to search for secrets`,
  },
});

const rejections: Record<Signal, Record<Fault, { reason: string; message: string }>> = {
  spans: rejectionsOf(
    "spans",
    "invalid_span",
    "spans need a trace id of 32 and a span id of 16 hex digits, not all zero",
  ),
  logs: rejectionsOf(
    "log records",
    "invalid_log",
    "log records need the trace id of the span that they belong to: 32 hex digits",
  ),
};

/** Groups records by trace, without those whose ids name no trace. */
function byTrace(records: readonly ScopedRecord[], signal: Signal): Map<string, ScopedRecord[]> {
  const traces = new Map<string, ScopedRecord[]>();
  for (const scoped of records) {
    const named = signal === "logs" || spanIdOf(scoped.record) !== undefined;
    const traceId = named ? traceIdOf(scoped.record) : undefined;
    if (traceId === undefined) continue;
    const group = traces.get(traceId) ?? [];
    group.push(scoped);
    traces.set(traceId, group);
  }
  return traces;
}

/**
 * The traces that one request may bring. Each keeps its own copy of its resource and scopes, which many may share: all
 * copies together must not exceed the size of a body.
 */
function tracesWithin(
  traces: ReadonlyMap<string, ScopedRecord[]>,
  { most, bytes }: { most: number; bytes: number },
): [string, ScopedRecord[]][] {
  const sizes = new Map<Json, number>();
  let sum = 0;
  return [...traces].slice(0, most).filter(([, records]) => {
    for (const place of new Set(records.flatMap(({ resource, scope }) => [resource, scope]))) {
      const size = sizes.get(place) ?? JSON.stringify(place).length;
      sizes.set(place, size);
      sum += size;
    }
    return sum <= bytes;
  });
}

function sizeOf(groups: readonly ScopedRecord[][]): number {
  return groups.reduce((sum, records) => sum + records.length, 0);
}

type Sender = Pick<Principal, "project" | "settings"> & { origin?: string };
type Delivery = { signal: Signal; principal: Sender; deps: ReceiveDeps; context: ProjectContext };

/**
 * Returns `undefined` if a record has a text too large to search for secrets. The request's other traces are accepted.
 */
function redacted(records: ScopedRecord[], redactor: Redactor): ScopedRecord[] | undefined {
  try {
    return redactRecords(records, redactor);
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError || (cause instanceof ReplayKitError && cause.code === "too_large");
    if (!isTooLarge) throw cause;
    return undefined;
  }
}

interface RedactedRecords {
  traceId: string;
  records: ScopedRecord[];
  subjects: KnownSubjects;
  rootEnded: boolean;
}

function redactedRecords(
  { traceId, records, signal }: { traceId: string; records: ScopedRecord[]; signal: Signal },
  context: ProjectContext,
): RedactedRecords | undefined {
  const made = redacted(records, redactorOf(context));
  if (made === undefined) return undefined;
  const subjects = knownSubjects(records, made, context.subjectHash);
  const rootEnded = signal === "spans" && records.some(({ record }) => isEndedRoot(record));
  return { traceId, records: made, subjects, rootEnded };
}

/** Returns the ids of the traces whose records were accepted. */
async function appendRecords(traces: readonly RedactedRecords[], delivery: Delivery): Promise<string[]> {
  if (traces.length === 0) return [];
  const chunks = traces.map((trace) => chunkOf(trace, delivery));
  const accepted = await delivery.deps.gatherers.append(delivery.context, chunks);
  return traces.flatMap(({ traceId }, index) => (accepted[index] ? [traceId] : []));
}

function chunkOf({ traceId, records, subjects, rootEnded }: RedactedRecords, delivery: Delivery): SpanChunk {
  const { project, origin } = delivery.principal;
  const known = Object.keys(subjects).length > 0 ? { subjects } : {};
  const sentFrom = compact({ origin });
  const text = JSON.stringify({ ...envelope(records, delivery.signal), ...known, ...sentFrom });
  return {
    id: runKey(project, traceId),
    traceId,
    body: compress(text),
    bytes: text.length,
    hash: workerPlatform.hash(text).slice(0, 32),
    rootEnded,
    awaited: rootEnded && isAwaited({ traceId, spans: records }, delivery.context),
  };
}

/**
 * Whether the run of these spans will be visible once closed. A success that is sampled out can wait for the object's
 * next alarm, since an earlier one costs a row. Other requests may still make it a failure, which then appears later.
 */
export function isAwaited(spans: TraceRecords, context: ProjectContext): boolean {
  try {
    return canBeSeen(spans, context);
  } catch {
    return true; // unreadable spans are accepted: their close reports what is wrong
  }
}

interface TraceRecords {
  traceId: string;
  spans: ScopedRecord[];
}

function canBeSeen({ traceId, spans }: TraceRecords, context: ProjectContext): boolean {
  const runs = readGathered([{ spans, logs: [] }], traceId);
  if (runs instanceof ReplayKitError) return true;
  const { success } = context.settings.sampling;
  return runs.some((trace) => {
    const { head, test, runId } = prepareRun(trace, context, 0);
    return head.failed || test || head.rating !== undefined || keepsSuccess(runId, success, workerPlatform.hash);
  });
}
