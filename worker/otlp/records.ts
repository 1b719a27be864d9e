import { compact } from "../../src/core/compact.ts";
import { isObject } from "../../src/core/schema/is-object.ts";
import type { Json, JsonObject } from "../../src/core/schema/json.ts";
import { plainValue } from "../../src/core/formats/otlp/otlp-span.ts";
import { HttpError } from "../http/answer.ts";
import { type Kind, logsShape, type Shape, spansShape } from "./request-shape.ts";

/** A span or log record with its OTLP resource and scope. */
export interface ScopedRecord {
  resource: Json;
  scope: Json;
  record: JsonObject;
}

/** The signals that make runs. A chunk of a trace holds records of one. */
export const signals = {
  spans: { groups: "resourceSpans", scopes: "scopeSpans", records: "spans", shape: spansShape },
  logs: { groups: "resourceLogs", scopes: "scopeLogs", records: "logRecords", shape: logsShape },
} as const;
export type Signal = keyof typeof signals;

/**
 * The records of an exporter's request, as a flat list. Unknown fields are dropped, `null` means an unset field, and
 * ids become lower case. A list in the place of an object, or the reverse, is bad data (400).
 */
export function recordsOf(document: Json, signal: Signal): ScopedRecord[] {
  const request = readMessage(document, signals[signal].shape, { name: "body" });
  return recordsIn(request, signal).map((placed) => (signal === "logs" ? withPlainValues(placed) : placed));
}

/** The records of a document that `envelope` wrote. */
export function recordsIn(document: JsonObject, signal: Signal): ScopedRecord[] {
  const { groups, scopes, records } = signals[signal];
  return members(document, groups).flatMap((group) => {
    return members(group, scopes).flatMap((scoped) => {
      return members(scoped, records).map((record) => ({
        resource: group["resource"] ?? null,
        scope: scoped["scope"] ?? null,
        record,
      }));
    });
  });
}

/**
 * Log records may hold structures in OTLP's typed values. As plain JSON, the rules of redaction see the names in them.
 */
function withPlainValues({ record, ...place }: ScopedRecord): ScopedRecord {
  const attributes = members(record, "attributes").map(({ key = "", value = null }): JsonObject => {
    return { key, value: isObject(value) && "stringValue" in value ? value : plainValue(value) };
  });
  return {
    ...place,
    record: { ...record, attributes, ...compact({ body: record["body"] ? plainValue(record["body"]) : undefined }) },
  };
}

/** A place in the document; it becomes text only for an error. */
interface Path {
  name: string | number;
  in?: Path;
}

function readMessage(value: Json, shape: Shape, path: Path): JsonObject {
  if (!isObject(value)) throw badData(path, "an object");
  const found: JsonObject = {};
  for (const [name, kind] of Object.entries(shape)) {
    const member = value[name];
    if (member !== undefined && member !== null) found[name] = readField(member, kind, { name, in: path });
  }
  return found;
}

function readField(value: Json, kind: Kind, path: Path): Json {
  if (kind === "value") return value;
  if (kind === "id") return typeof value === "string" ? value.toLowerCase() : value;
  if ("one" in kind) return readMessage(value, kind.one, path);
  if (!Array.isArray(value)) throw badData(path, "a list");
  return value.map((item, name) => readMessage(item, kind.many, { name, in: path }));
}

function badData(path: Path, expected: string): HttpError {
  return new HttpError(400, "invalid_input", `${inWords(path)}: expected ${expected}`, "see the OTLP specification");
}

function inWords({ name, in: outer }: Path): string {
  if (outer === undefined) return String(name);
  return typeof name === "number" ? `${inWords(outer)}[${name}]` : `${inWords(outer)}.${name}`;
}

/** Rebuilds the envelope with each record once, since exporters repeat a request whose answer they missed. */
export function withoutRepeats(records: readonly ScopedRecord[], signal: Signal): JsonObject {
  const known = new Map<string, ScopedRecord>();
  records.forEach((placed, index) => known.set(nameOf(placed, signal) ?? String(index), placed));
  return envelope([...known.values()], signal);
}

/** What identifies a record. Log records have no id, so equal ones are the same. */
function nameOf({ record }: ScopedRecord, signal: Signal): string | undefined {
  return signal === "logs" ? JSON.stringify(record) : spanIdOf(record);
}

export function envelope(records: readonly ScopedRecord[], signal: Signal): JsonObject {
  const names = signals[signal];
  const groups = new Map<string, ScopedRecord[]>();
  const numberOf = numbering();
  for (const placed of records) {
    const place = `${numberOf(placed.resource)} ${numberOf(placed.scope)}`;
    const group = groups.get(place) ?? [];
    group.push(placed);
    groups.set(place, group);
  }
  return {
    [names.groups]: [...groups.values()].map((of): Json => {
      const { resource = null, scope = null } = of[0] ?? {};
      const scoped = { ...compact({ scope: scope ?? undefined }), [names.records]: of.map(({ record }) => record) };
      return { ...compact({ resource: resource ?? undefined }), [names.scopes]: [scoped] };
    }),
  };
}

/**
 * Numbers values; equal ones get the same number. A value that many records share is serialised once, since it may be
 * large.
 */
function numbering(): (value: Json) => number {
  const known = new Map<Json, number>();
  const byText = new Map<string, number>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const text = JSON.stringify(value);
    const number = byText.get(text) ?? byText.size;
    byText.set(text, number);
    known.set(value, number);
    return number;
  };
}

export function traceIdOf(span: JsonObject): string | undefined {
  const id = span["traceId"];
  return typeof id === "string" && /^(?!0{32})[0-9a-f]{32}$/.test(id) ? id : undefined;
}

export function spanIdOf(span: JsonObject): string | undefined {
  const id = span["spanId"];
  return typeof id === "string" && /^(?!0{16})[0-9a-f]{16}$/.test(id) ? id : undefined;
}

/** Whether a span has no parent and has ended, so that the run is over. */
export function isEndedRoot(span: JsonObject): boolean {
  const end = span["endTimeUnixNano"];
  const parent = span["parentSpanId"];
  return (parent === undefined || parent === "" || parent === null) && end !== undefined && end !== "0" && end !== 0;
}

function members(value: JsonObject, name: string): JsonObject[] {
  const list = value[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/**
 * Whether a log record is an event of the GenAI conventions, named in its field or, as earlier, in an attribute. Other
 * logs say nothing about a run.
 */
export function isGenAiEvent({ eventName, attributes }: JsonObject): boolean {
  const named = Array.isArray(attributes)
    ? attributes.filter(isObject).find(({ key }) => key === "event.name")
    : undefined;
  const older = isObject(named?.["value"]) ? named["value"]["stringValue"] : undefined;
  return [eventName, older].some((name) => typeof name === "string" && name.startsWith("gen_ai."));
}
