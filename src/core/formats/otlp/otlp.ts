import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { inputId } from "../input/content-id.ts";
import { at, first, listOf, objectsOf } from "../fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "../input/format.ts";
import { decodeOtlpJson, type OtlpSpan, readSpan } from "./otlp-span.ts";
import { decodeOtlpProtobuf, isOtlpProtobuf } from "./otlp-protobuf.ts";
import { isJaegerTrace, spanOfStore, spansOfJaeger } from "./span-stores.ts";
import { byTrace, readOtlpSpans } from "./read-otlp-spans.ts";
import { runsOf } from "../http/http-runs.ts";
import type { SpanNode } from "../spans/span-node.ts";
import { traceFromSpans } from "../spans/spans-to-trace.ts";
import { cloudflareGateway } from "./cloudflare-gateway.ts";
import { knownMessages } from "./known-messages.ts";
import { infosIn, isMlflowRow, openedRow, withInfo } from "./mlflow-info.ts";
import { sourceOf } from "./run-source.ts";
import { nodeOfSpan } from "./span-to-node.ts";

/** OpenTelemetry spans as JSON, JSON lines or protobuf, in any `Dialect` of instrumentations. */
export const otlp: TraceFormat = {
  name: "otlp",
  title:
    "OpenTelemetry as JSON, JSON lines or protobuf: GenAI conventions (attributes, span events, log records), OpenInference, OpenLLMetry, AI SDK, Langfuse, MLflow, Genkit, LiveKit, Logfire, Cloudflare AI Gateway; spans without the envelope; exports of Phoenix, MLflow and Jaeger",
  carries: "errors, times, tokens; content where the instrumentation captures it",
  detect: (input) => {
    const documents = documentsOf(input);
    if (documents.some(isEnvelope)) return 1;
    if (documents.some(hasLooseSpans)) return 0.9;
    return input.bytes && isOtlpProtobuf(input.bytes) ? 0.9 : 0;
  },
  itemKind: (item) => (isEnvelope(item) || hasLooseSpans(item) ? "part" : undefined),
  read: (input, { platform }) => {
    const traces = [...byTrace(spansOf(input))];
    const infos = infosIn(documentsOf(input).map(opened));
    const single = traces.flatMap(([, spans]) => (isSingleRequest(spans) ? spans : []));
    const others = traces.filter(([, spans]) => !isSingleRequest(spans));
    const read = others.flatMap(([traceId, of]): ReadTrace[] => {
      const id = traceId || inputId("otlp", { json: of.map(({ spanId, name }) => [spanId, name]) }, platform.hash);
      return withInfo(readOtlpSpans(of, id), of, infos);
    });
    return single.length === 0 ? read : [...read, ...readSingleRequests(single)];
  },
};

function spansOf(input: FormatInput): OtlpSpan[] {
  if (input.bytes && input.json === undefined && !input.lines)
    return decodeOtlpJson(decodeOtlpProtobuf(input.bytes, input.name));
  const enveloped = documentsOf(input).filter(isEnvelope).flatMap(decodeOtlpJson);
  return enveloped.length > 0 ? enveloped : looseSpans(input);
}

function documentsOf({ json, lines }: FormatInput): Json[] {
  if (lines) return lines;
  if (Array.isArray(json)) return json;
  // Stores of traces wrap their answers.
  const inner = first(json, "trace", "data");
  if (isObject(inner) && isEnvelope(inner)) return [inner];
  if (Array.isArray(inner) && inner.some(isEnvelope)) return inner;
  return json === undefined ? [] : [json];
}

function isEnvelope(value: Json): boolean {
  if (!isObject(value)) return false;
  const { resourceSpans, resource_spans, resourceLogs, resource_logs, batches } = value;
  const listed = resourceSpans ?? resource_spans ?? resourceLogs ?? resource_logs ?? batches;
  return (
    listed !== undefined && [resourceSpans, resource_spans, resourceLogs, resource_logs, batches].some(Array.isArray)
  );
}

/** Spans without the envelope: a list, `{spans}`, one per line, or the answer of a store of traces. */
function looseSpans(input: FormatInput): OtlpSpan[] {
  return documentsOf(input).flatMap((document) => looseSpansIn(opened(document)));
}

function opened(document: Json): Json {
  return isObject(document) && isMlflowRow(document) ? openedRow(document) : document;
}

function looseSpansIn(document: Json): OtlpSpan[] {
  return holdersIn(document).flatMap((value) => {
    if (isJaegerTrace(value)) return spansOfJaeger(value).map(({ span, resource }) => readSpan(span, resource));
    return spanRowsIn(value)
      .map(spanOfStore)
      .filter(isLooseSpan)
      .map((span) => readSpan(span));
  });
}

/** Like `looseSpans`, but decodes nothing: this is enough to detect the format. */
function hasLooseSpans(document: Json): boolean {
  if (isObject(document) && isMlflowRow(document)) return true;
  return holdersIn(document).some((value) =>
    isJaegerTrace(value)
      ? spansOfJaeger(value).length > 0
      : spanRowsIn(value).some((row) => mayBeSpan(row) && (isLooseSpan(row) || isLooseSpan(spanOfStore(row)))),
  );
}

/**
 * True if a row has what every span has, in any columns. Quickly rejects other rows, also those with only trace ids.
 */
function mayBeSpan(row: JsonObject): boolean {
  if (typeof row["name"] !== "string") return false;
  return (
    "context" in row ||
    "spanContext" in row ||
    "span_id" in row ||
    "spanId" in row ||
    "context.trace_id" in row ||
    "context.traceId" in row
  );
}

function holdersIn(document: Json): Json[] {
  if (!isObject(document)) return [];
  const { data, traces } = document;
  if (data === undefined && traces === undefined) return [document];
  return [document, ...listOf(traces), ...(Array.isArray(data) ? data : [data ?? null])];
}

function spanRowsIn(value: Json): JsonObject[] {
  if (!isObject(value)) return [];
  const spans = listOf(value["spans"]);
  return spans.length > 0 ? objectsOf(spans) : [value];
}

function isLooseSpan(value: JsonObject): boolean {
  const context = first(value, "context", "spanContext") ?? value;
  const ids = first(context, "trace_id", "traceId") !== undefined && first(context, "span_id", "spanId") !== undefined;
  return ids && typeof at(value, "name") === "string" && isObject(at(value, "attributes"));
}

/** True for a trace that is one request through a proxy. The proxy does not know the run. */
function isSingleRequest(spans: readonly OtlpSpan[]): boolean {
  const [only, second] = spans;
  return only !== undefined && second === undefined && only.parentId === undefined && cloudflareGateway.speaks(only);
}

/**
 * Groups such requests into runs. A request that continues an earlier one is of the same run, as in HTTP recordings.
 */
function readSingleRequests(spans: readonly OtlpSpan[]): ReadTrace[] {
  const known = knownMessages();
  const requests = spans.map((span, index) => {
    const node = nodeOfSpan(span, index, known);
    const { input, output, error } = node;
    return { span, node, request: {}, asked: true, input, output, answer: { id: undefined, error }, retries: 0 };
  });
  const inOrder = requests.toSorted((a, b) => (a.node.start ?? 0) - (b.node.start ?? 0));
  return runsOf(inOrder).map((run) =>
    readRun(
      run.map(({ node }) => node),
      run.map(({ span }) => span),
    ),
  );
}

function readRun(nodes: SpanNode[], spans: OtlpSpan[]): ReadTrace {
  const ids = spans.map(({ traceId }) => traceId);
  const read = traceFromSpans(nodes, {
    run_id: ids[0] ?? "otlp",
    format: "otlp",
    source: {
      dialects: [cloudflareGateway.name],
      ...(ids.length === 1 ? { trace_id: ids[0] ?? null } : { trace_ids: ids }),
      ...sourceOf(spans, nodes),
    },
    notes: nodes.length === 1 ? [] : [`${nodes.length} requests continue one another and are read as one run`],
  });
  const failed = nodes.at(-1)?.error !== undefined;
  const ended = read.trace.events.some(({ type }) => type === "final_output");
  return { ...read, trace: { ...read.trace, status: failed ? "error" : ended ? "success" : "unknown" } };
}
