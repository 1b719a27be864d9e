import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { bytesOf } from "../fields/base64.ts";
import { asText, at, first, listOf, objectOf, objectsOf, textOf } from "../fields/fields.ts";
import { millisOf } from "../fields/times.ts";

/** Events that are read as messages. */
export const messageEvents =
  /^gen_ai\.(?:(?:system|user|assistant|tool)\.message|choice|content\.|client\.inference\.operation\.details)/;

/** Attributes by name. The object has no prototype that a name could reach. */
export type Attributes = Record<string, Json>;

export interface SpanEvent {
  name: string;
  attributes: Attributes;
  /** The body of a log record. */
  body: Json | undefined;
  /** As the source writes it. */
  time: Json | undefined;
}

/** A span as OTLP transmits it, with its attributes flat. */
export interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  name: string;
  start: number | undefined;
  end: number | undefined;
  attributes: Attributes;
  events: SpanEvent[];
  /** Links to spans of other traces. */
  links: JsonObject[] | undefined;
  failed: boolean;
  ok: boolean;
  statusMessage: string | undefined;
  resource: Attributes;
  scope: string | undefined;
  /** True if only log records name it so far. They may arrive separately from their span. */
  ofLogs: boolean;
}

/** The spans of an `ExportTraceServiceRequest` as JSON, flat, with its log records added to them. */
export function decodeOtlpJson(document: Json): OtlpSpan[] {
  const spans: OtlpSpan[] = [];
  for (const group of objectsOf(first(document, "resourceSpans", "resource_spans", "batches"))) {
    const resource = attributesOf(at(group, "resource", "attributes"));
    for (const scoped of objectsOf(first(group, "scopeSpans", "scope_spans", "instrumentationLibrarySpans"))) {
      const scope = textOf(at(first(scoped, "scope", "instrumentationLibrary"), "name"));
      for (const span of objectsOf(at(scoped, "spans"))) spans.push(readSpan(span, resource, scope));
    }
  }
  addLogs(document, spans);
  return spans;
}

/** Reads a span. It may lack OTLP's envelope, as in the output of console exporters. */
export function readSpan(span: JsonObject, resource: Attributes = none(), scope?: string): OtlpSpan {
  const context = first(span, "context", "spanContext");
  const status = objectOf(at(span, "status"));
  const code = first(status, "code", "status_code");
  return {
    traceId: idOf(first(span, "traceId", "trace_id") ?? first(context, "traceId", "trace_id")),
    spanId: idOf(first(span, "spanId", "span_id") ?? first(context, "spanId", "span_id")),
    parentId: idOf(first(span, "parentSpanId", "parent_span_id", "parent_id", "parentId")) || undefined,
    name: textOf(at(span, "name")) ?? "span",
    start: millisOf(first(span, "startTimeUnixNano", "start_time_unix_nano", "start_time", "startTime")),
    end: millisOf(first(span, "endTimeUnixNano", "end_time_unix_nano", "end_time", "endTime")),
    attributes: attributesOf(at(span, "attributes")),
    events: objectsOf(at(span, "events")).map(readEvent),
    links: linksOf(span["links"]),
    failed: code === 2 || (typeof code === "string" && /ERROR$/i.test(code)),
    ok: code === 1 || (typeof code === "string" && /OK$/i.test(code)),
    statusMessage: textOf(first(status, "message", "description")),
    resource: firstKey(resource) === undefined ? attributesOf(at(span, "resource", "attributes")) : resource,
    scope,
    ofLogs: false,
  };
}

function linksOf(value: Json | undefined): JsonObject[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return objectsOf(value).map((link) => {
    const context = first(link, "context") ?? link;
    const attributes = { ...attributesOf(link["attributes"]) };
    return {
      trace_id: idOf(first(context, "traceId", "trace_id")),
      span_id: idOf(first(context, "spanId", "span_id")),
      ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
    };
  });
}

function readEvent(event: JsonObject): SpanEvent {
  return {
    name: textOf(event["name"]) ?? "",
    attributes: attributesOf(event["attributes"]),
    body: undefined,
    time: first(event, "timeUnixNano", "time_unix_nano", "timestamp", "time"),
  };
}

/** Adds each log record to the span that it names. */
function addLogs(document: Json, spans: OtlpSpan[]): void {
  const groups = objectsOf(first(document, "resourceLogs", "resource_logs"));
  if (groups.length === 0) return;
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const records = groups
    .flatMap((group) => objectsOf(first(group, "scopeLogs", "scope_logs")))
    .flatMap((scoped) => objectsOf(first(scoped, "logRecords", "log_records")));
  for (const record of records) {
    const attributes = attributesOf(record["attributes"]);
    const name = textOf(first(record, "eventName", "event_name") ?? attributes["event.name"]) ?? "";
    const body = record["body"] === undefined ? undefined : plainValue(record["body"]);
    const spanId = idOf(first(record, "spanId", "span_id"));
    const span = byId.get(spanId) ?? spanOfLog(record, spanId, byId, spans);
    if (span.ofLogs && messageEvents.test(name)) span.attributes["gen_ai.operation.name"] = "chat";
    span.events.push({ name, attributes, body, time: first(record, "timeUnixNano", "observedTimeUnixNano") });
  }
}

/** A span for log records whose own is not here. If they are messages, they still show a call. */
function spanOfLog(record: JsonObject, spanId: string, byId: Map<string, OtlpSpan>, spans: OtlpSpan[]): OtlpSpan {
  const time = first(record, "timeUnixNano", "observedTimeUnixNano") ?? 0;
  const traceId = first(record, "traceId", "trace_id") ?? "";
  const span = readSpan({ spanId, traceId, name: "chat", startTimeUnixNano: time, endTimeUnixNano: time });
  span.ofLogs = true;
  byId.set(spanId, span);
  spans.push(span);
  return span;
}

function none(): Attributes {
  return Object.create(null);
}

/** Attributes from `[{key, value: {stringValue…}}]`, or from a plain object of values. */
export function attributesOf(value: Json | undefined): Attributes {
  const attributes = none();
  if (isObject(value)) for (const key in value) attributes[key] = value[key] ?? null;
  if (!Array.isArray(value)) return attributes;
  for (const entry of value) {
    const key = isObject(entry) ? textOf(entry["key"]) : undefined;
    if (key !== undefined && isObject(entry)) attributes[key] = plainValue(entry["value"] ?? null);
  }
  return attributes;
}

const maxDepth = 64;

/** Converts OTLP's typed values to plain JSON. */
export function plainValue(value: Json, depth = 0): Json {
  if (!isObject(value) || depth > maxDepth) return value;
  if (typeof value["stringValue"] === "string") return value["stringValue"];
  const key = firstKey(value);
  const member = key === undefined ? undefined : value[key];
  if (key === undefined || member === undefined) return null;
  if (key === "intValue" || key === "doubleValue") return numberValue(member);
  if (key === "stringValue" || key === "boolValue" || key === "bytesValue") return member;
  if (key === "arrayValue") return listOf(at(member, "values")).map((item) => plainValue(item, depth + 1));
  if (key !== "kvlistValue") return value;
  const entries = objectsOf(at(member, "values")).map((entry): [string, Json] => [
    asText(entry["key"] ?? ""),
    plainValue(entry["value"] ?? null, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

function firstKey(value: JsonObject): string | undefined {
  for (const key in value) return key;
  return undefined;
}

function numberValue(member: Json): Json {
  if (typeof member === "number") return member;
  if (typeof member === "string") {
    const number = Number(member);
    return Number.isSafeInteger(number) || !/^-?\d+$/.test(member) ? (Number.isNaN(number) ? member : number) : member;
  }
  const low = at(member, "low");
  const high = at(member, "high");
  return typeof low === "number" && typeof high === "number" ? high * 2 ** 32 + (low >>> 0) : null;
}

/** Converts base64 to hex. Protobuf's JSON writes ids in base64: 16 bytes of a trace, 8 of a span. */
function inHex(id: string): string {
  if (id.length === 32 || id.length === 16) return id;
  const base64 = /^(?:[A-Za-z0-9+/_-]{22}(?:==)?|[A-Za-z0-9+/_-]{11}=?)$/.test(id);
  if (!base64 || /^[0-9a-f]+$/i.test(id)) return id;
  return Array.from(bytesOf(id), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An id in hex. Some exporters write bytes as `{type: "Buffer", data}`, or write `0x` before the id. */
function idOf(value: Json | undefined): string {
  if (typeof value === "string") {
    const id = inHex(value);
    return id.charCodeAt(0) === 0x30 ? id.replace(/^0x/, "").replace(/^0+$/, "") : id;
  }
  const bytes = listOf(at(value, "data"));
  return bytes.map((byte) => (typeof byte === "number" ? (byte & 255).toString(16).padStart(2, "0") : "")).join("");
}
