import { isObject } from "../../src/core/schema/is-object.ts";
import type { Json, JsonObject } from "../../src/core/schema/json.ts";
import { HttpError } from "../http-error.ts";
import { type Kind, requestShape, type Shape } from "./request-shape.ts";

/** One span with what stands around it in OTLP's envelope. */
export interface PlacedSpan {
  resource: Json;
  scope: Json;
  span: JsonObject;
}

/**
 * The spans of an `ExportTraceServiceRequest` as JSON, flat. Fields that OTLP has no name for are as if they were not there, `null`
 * is a field that is not set, and ids are in lower case; a list or an object in another's place is bad data.
 */
export function spansOf(document: Json): PlacedSpan[] {
  const request = readMessage(document, requestShape, { name: "body" });
  return members(request, "resourceSpans").flatMap((group) => {
    return members(group, "scopeSpans").flatMap((scoped) => {
      return members(scoped, "spans").map((span) => ({
        resource: group["resource"] ?? null,
        scope: scoped["scope"] ?? null,
        span,
      }));
    });
  });
}

/** Where in the document; put into words only where something is wrong there. */
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

/** The envelope again, each span once: exporters repeat a request whose answer they missed. */
export function withoutRepeatedSpans(spans: readonly PlacedSpan[]): JsonObject {
  const bySpan = new Map<string, PlacedSpan>();
  spans.forEach((placed, index) => bySpan.set(spanIdOf(placed.span) ?? String(index), placed));
  return envelope([...bySpan.values()]);
}

export function envelope(spans: readonly PlacedSpan[]): JsonObject {
  const groups = new Map<string, PlacedSpan[]>();
  for (const placed of spans) {
    const place = JSON.stringify([placed.resource, placed.scope]);
    const group = groups.get(place) ?? [];
    group.push(placed);
    groups.set(place, group);
  }
  return {
    resourceSpans: [...groups.values()].map((of): Json => {
      const { resource = null, scope = null } = of[0] ?? {};
      return {
        ...(resource === null ? {} : { resource }),
        scopeSpans: [{ ...(scope === null ? {} : { scope }), spans: of.map(({ span }) => span) }],
      };
    }),
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

/** A span without a parent that has ended: the run is over. */
export function isEndedRoot(span: JsonObject): boolean {
  const end = span["endTimeUnixNano"];
  const parent = span["parentSpanId"];
  return (parent === undefined || parent === "" || parent === null) && end !== undefined && end !== "0" && end !== 0;
}

function members(value: JsonObject, name: string): JsonObject[] {
  const list = value[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
}
