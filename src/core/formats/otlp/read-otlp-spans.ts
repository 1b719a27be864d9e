import type { ReadTrace } from "../format.ts";
import { traceFromSpans } from "../spans-to-trace.ts";
import { MessageTexts } from "./message-texts.ts";
import type { OtlpSpan } from "./otlp-span.ts";
import { rebuildNative } from "./rebuild-native.ts";
import { dialectOf, nodeOfSpan } from "./span-to-node.ts";

/** The run that the spans of one trace tell of. A span that came twice counts once; the later one wins. */
export function readOtlpSpans(spans: readonly OtlpSpan[], traceId: string): ReadTrace {
  const own = rebuildNative(spans);
  if (own) return own;
  const byId = new Map(spans.map((span, index) => [span.spanId || `span-${index}`, span]));
  const texts = new MessageTexts();
  const nodes = [...byId.values()].map((span, index) => nodeOfSpan(span, index, texts));
  const names = [...new Set([...byId.values()].flatMap((span) => dialectOf(span)?.name ?? []))];
  const service = spans[0]?.resource["service.name"];
  const read = traceFromSpans(nodes, {
    run_id: traceId,
    format: "otlp",
    source: { dialects: names, trace_id: traceId },
    notes: names.length === 0 ? ["no span follows a convention for models or tools that is known here"] : [],
  });
  if (read.trace.agent || typeof service !== "string" || service.startsWith("unknown_service")) return read;
  return { ...read, trace: { ...read.trace, agent: { name: service } } };
}

/** Spans by trace, in the order in which the traces came. */
export function byTrace(spans: readonly OtlpSpan[]): Map<string, OtlpSpan[]> {
  const traces = new Map<string, OtlpSpan[]>();
  for (const span of spans) {
    const same = traces.get(span.traceId);
    if (same) same.push(span);
    else traces.set(span.traceId, [span]);
  }
  return traces;
}
