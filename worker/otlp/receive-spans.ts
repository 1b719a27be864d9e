import type { Principal } from "../auth/principal.ts";
import type { Deps } from "../deps.ts";
import { redactorOf } from "../ingest/prepare-run.ts";
import { contextOf, countRejection } from "../ingest/receive-runs.ts";
import { runKey, workerPlatform } from "../platform.ts";
import { compress } from "../store/body-codec.ts";
import type { PartialSuccess } from "./otlp-answer.ts";
import { redactSpans } from "./redact-span.ts";
import { envelope, spanIdOf, isEndedRoot, type PlacedSpan, traceIdOf } from "./spans.ts";

/** Spans go, redacted, to where their trace gathers. A span that cannot belong anywhere is refused alone, and counted. */
export async function receiveSpans(
  spans: readonly PlacedSpan[],
  principal: Principal,
  deps: Deps,
): Promise<PartialSuccess | undefined> {
  const traces = byTrace(spans);
  const taken = [...traces].slice(0, principal.settings.limits.items_per_request);
  await Promise.all(taken.map(([traceId, of]) => appendSpans(traceId, of, { principal, deps })));
  const placed = sizeOf([...traces.values()]);
  const unplaced = spans.length - placed;
  const surplus = placed - sizeOf(taken.map(([, of]) => of));
  deps.log("spans", { project: principal.project, spans: spans.length, traces: taken.length, unplaced, surplus });
  if (unplaced > 0) await countRejection(principal.project, { reason: "invalid_span", count: unplaced }, deps);
  if (surplus > 0) await countRejection(principal.project, { reason: "too_large", count: surplus }, deps);
  const messages = [
    ...(unplaced > 0 ? ["spans need a trace id of 32 and a span id of 16 hex digits, not all zero"] : []),
    ...(surplus > 0 ? [`a request may hold spans of ${taken.length} traces; send smaller batches`] : []),
  ];
  return messages.length === 0 ? undefined : { rejected: unplaced + surplus, message: messages.join("; ") };
}

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
