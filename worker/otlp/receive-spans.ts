import type { Json } from "../../src/core/schema/json.ts";
import type { Principal } from "../auth/principal.ts";
import type { Deps } from "../deps.ts";
import { redactorOf } from "../ingest/prepare-run.ts";
import { contextOf } from "../ingest/receive-runs.ts";
import { runKey, workerPlatform } from "../platform.ts";
import { compress } from "../store/body-codec.ts";
import type { PartialSuccess } from "./otlp-answer.ts";
import { redactSpans } from "./redact-span.ts";
import { envelope, spanIdOf, isEndedRoot, type PlacedSpan, spansOf, traceIdOf } from "./spans.ts";

/** Spans go, redacted, to where their trace gathers. A span that cannot belong anywhere is refused alone. */
export async function receiveSpans(
  document: Json,
  principal: Principal,
  deps: Deps,
): Promise<PartialSuccess | undefined> {
  const spans = spansOf(document);
  const traces = new Map<string, PlacedSpan[]>();
  for (const placed of spans) {
    const traceId = spanIdOf(placed.span) === undefined ? undefined : traceIdOf(placed.span);
    if (traceId === undefined) continue;
    const group = traces.get(traceId) ?? [];
    group.push(placed);
    traces.set(traceId, group);
  }
  await Promise.all([...traces].map(([traceId, of]) => appendSpans(traceId, of, { principal, deps })));
  const rejected = spans.length - [...traces.values()].reduce((sum, of) => sum + of.length, 0);
  deps.log("spans", { project: principal.project, spans: spans.length, traces: traces.size, rejected });
  return rejected === 0
    ? undefined
    : { rejected, message: "spans need a trace id of 32 and a span id of 16 hex digits, not all zero" };
}

type Scene = { principal: Principal; deps: Deps };

function appendSpans(traceId: string, spans: PlacedSpan[], { principal, deps }: Scene): Promise<void> {
  const { project } = principal;
  const redacted = redactSpans(spans, redactorOf(contextOf(principal, deps)));
  const text = JSON.stringify(envelope(redacted));
  return deps.gatherers.append(runKey(project, traceId), {
    project,
    traceId,
    body: compress(text),
    hash: workerPlatform.hash(text).slice(0, 32),
    rootEnded: spans.some(({ span }) => isEndedRoot(span)),
  });
}
