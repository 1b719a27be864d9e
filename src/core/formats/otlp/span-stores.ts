import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { asText, at, first, listOf, objectsOf, textOf, unwrapped } from "../fields/fields.ts";

/**
 * Converts a span from a store of traces to the members of OpenTelemetry's own exporters. Phoenix and MLflow keep the
 * status beside the span. Their tables have a column for each attribute and each part of the context.
 */
export function spanOfStore(row: JsonObject): JsonObject {
  const code = first(row, "status_code", "statusCode");
  const kind = textOf(first(row, "span_kind", "spanKind", "span_type", "spanType"));
  if (code === undefined && kind === undefined && !hasColumns(row)) return row;
  const columns = Object.entries(row).filter(([name]) => isColumn(name));
  const attributes: JsonObject = {
    ...(isObject(row["attributes"]) ? row["attributes"] : {}),
    ...Object.fromEntries(columns.flatMap(([name, value]) => columnOf("attributes.", name, value))),
  };
  if (kind !== undefined && isKind(kind)) attributes["openinference.span.kind"] ??= kind.toUpperCase();
  const context = Object.fromEntries(columns.flatMap(([name, value]) => columnOf("context.", name, value)));
  return {
    ...row,
    ...(Object.keys(context).length === 0 ? {} : { context }),
    attributes,
    ...(code === undefined ? {} : { status: { code, message: first(row, "status_message", "statusMessage") ?? null } }),
    // A table's cell holds a list as JSON text.
    events: unwrapped(row["events"]) ?? [],
  };
}

function hasColumns(row: JsonObject): boolean {
  for (const name in row) if (isColumn(name)) return true;
  return false;
}

function isColumn(name: string): boolean {
  return name.startsWith("attributes.") || name.startsWith("context.");
}

/** A cell is empty if only other spans have its attribute. */
function columnOf(prefix: string, name: string, value: Json): [string, Json][] {
  return name.startsWith(prefix) && value !== null && value !== "" ? [[name.slice(prefix.length), value]] : [];
}

/** True for a kind of OpenInference. OpenTelemetry's own kinds (INTERNAL, CLIENT) do not describe agents. */
function isKind(kind: string): boolean {
  return /^(?:llm|tool|agent|chain|retriever|embedding|reranker|guardrail|evaluator)$/i.test(kind);
}

/** True for a trace in the format of Jaeger's API and UI. */
export function isJaegerTrace(value: Json): value is JsonObject {
  const [span] = objectsOf(at(value, "spans"));
  return (
    isObject(value) && span !== undefined && "operationName" in span && "traceID" in span && Array.isArray(span["tags"])
  );
}

/** Converts Jaeger's tags, logs and references to a span's attributes, events and parent. */
export function spansOfJaeger(trace: JsonObject): { span: JsonObject; resource: JsonObject }[] {
  return objectsOf(trace["spans"]).map((span) => {
    const process = at(trace, "processes", asText(span["processID"])) ?? span["process"];
    const tags = tagsOf(span["tags"]);
    const parent = objectsOf(span["references"]).find(({ refType }) => refType === "CHILD_OF");
    const start = typeof span["startTime"] === "number" ? span["startTime"] : undefined;
    const duration = typeof span["duration"] === "number" ? span["duration"] : 0;
    const status = textOf(tags["otel.status_code"]) ?? (tags["error"] === true ? "ERROR" : "UNSET");
    return {
      span: {
        traceId: span["traceID"] ?? null,
        spanId: span["spanID"] ?? null,
        parentSpanId: parent?.["spanID"] ?? span["parentSpanID"] ?? null,
        name: span["operationName"] ?? null,
        // Microseconds.
        start_time: start ?? null,
        end_time: start === undefined ? null : start + duration,
        attributes: tags,
        events: objectsOf(span["logs"]).map(eventOfLog),
        status: { code: status, message: tags["otel.status_description"] ?? null },
      },
      resource: { "service.name": at(process, "serviceName") ?? null, ...tagsOf(at(process, "tags")) },
    };
  });
}

function eventOfLog(log: JsonObject): JsonObject {
  const { event = "log", ...attributes } = tagsOf(log["fields"]);
  return { name: event, attributes, timestamp: log["timestamp"] ?? null };
}

function tagsOf(value: Json | undefined): JsonObject {
  const tags = listOf(value).filter(isObject);
  return Object.fromEntries(tags.map((tag) => [asText(tag["key"]), tag["value"] ?? null]));
}
