import { ReplayKitError } from "../../src/core/error.ts";
import type { Redactor } from "../../src/core/redact/redact.ts";
import type { Principal } from "../auth/principal.ts";
import type { Deps } from "../deps.ts";
import { redactorOf } from "../ingest/prepare-run.ts";
import { contextOf, countRejection } from "../ingest/receive-runs.ts";
import { runKey, workerPlatform } from "../platform.ts";
import { compress } from "../store/body-codec.ts";
import { knownSubjects } from "./known-subjects.ts";
import type { PartialSuccess } from "./otlp-answer.ts";
import { redactSpans } from "./redact-span.ts";
import { envelope, spanIdOf, isEndedRoot, type PlacedSpan, traceIdOf } from "./spans.ts";

export type ReceivingParts = Pick<Deps, "gatherers" | "store" | "keyedHash" | "now" | "newId" | "log">;

/** Spans go, redacted, to where their trace gathers. A span that cannot belong anywhere is refused alone, and counted. */
export async function receiveSpans(
  spans: readonly PlacedSpan[],
  principal: Sender,
  deps: ReceivingParts,
): Promise<PartialSuccess | undefined> {
  const traces = byTrace(spans);
  const most = principal.settings.limits.items_per_request;
  const first = [...traces].slice(0, most);
  const taken = await Promise.all(first.map(([traceId, of]) => appendSpans(traceId, of, { principal, deps })));
  const counts: Record<Fault, number> = {
    unplaced: spans.length - sizeOf([...traces.values()]),
    surplus: sizeOf([...traces.values()].slice(most)),
    oversized: sizeOf(first.flatMap(([, of], index) => (taken[index] ? [] : [of]))),
  };
  deps.log("spans", { project: principal.project, spans: spans.length, traces: traces.size, ...counts });
  const found = faults.filter((fault) => counts[fault] > 0);
  for (const fault of found) {
    await countRejection(principal.project, { reason: told[fault].reason, count: counts[fault] }, deps);
  }
  if (found.length === 0) return undefined;
  const rejected = found.reduce((sum, fault) => sum + counts[fault], 0);
  return { rejected, message: found.map((fault) => told[fault].message).join("; ") };
}

const faults = ["unplaced", "surplus", "oversized"] as const;
type Fault = (typeof faults)[number];

const told: Record<Fault, { reason: string; message: string }> = {
  unplaced: {
    reason: "invalid_span",
    message: "spans need a trace id of 32 and a span id of 16 hex digits, not all zero",
  },
  surplus: { reason: "too_large", message: "the request holds spans of too many traces; send smaller batches" },
  oversized: {
    reason: "too_large",
    message:
      "a trace has more bytes of spans than a run may have, or a text too large to be looked through for secrets",
  },
};

/** Without the spans whose ids place them nowhere. */
function byTrace(spans: readonly PlacedSpan[]): Map<string, PlacedSpan[]> {
  const traces = new Map<string, PlacedSpan[]>();
  for (const placed of spans) {
    const traceId = spanIdOf(placed.span) === undefined ? undefined : traceIdOf(placed.span);
    if (traceId === undefined) continue;
    const group = traces.get(traceId) ?? [];
    group.push(placed);
    traces.set(traceId, group);
  }
  return traces;
}

function sizeOf(groups: readonly PlacedSpan[][]): number {
  return groups.reduce((sum, spans) => sum + spans.length, 0);
}

type Sender = Pick<Principal, "project" | "settings"> & { origin?: string };
type Scene = { principal: Sender; deps: ReceivingParts };

/** `undefined`: a text of these is too large to be looked through for secrets; the other traces of the request are taken. */
function redactedSpans(spans: PlacedSpan[], redactor: Redactor): PlacedSpan[] | undefined {
  try {
    return redactSpans(spans, redactor);
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError || (cause instanceof ReplayKitError && cause.code === "too_large");
    if (!isTooLarge) throw cause;
    return undefined;
  }
}

function appendSpans(traceId: string, spans: PlacedSpan[], { principal, deps }: Scene): Promise<boolean> {
  const { project, origin } = principal;
  const context = contextOf(principal, deps);
  const redacted = redactedSpans(spans, redactorOf(context));
  if (redacted === undefined) return Promise.resolve(false);
  const subjects = knownSubjects(spans, redacted, context.subjectHash);
  const known = Object.keys(subjects).length > 0 ? { subjects } : {};
  const text = JSON.stringify({ ...envelope(redacted), ...known, ...(origin === undefined ? {} : { origin }) });
  return deps.gatherers.append(runKey(project, traceId), {
    project,
    traceId,
    body: compress(text),
    bytes: text.length,
    hash: workerPlatform.hash(text).slice(0, 32),
    rootEnded: spans.some(({ span }) => isEndedRoot(span)),
  });
}
