import { isObject } from "../../src/core/schema/is-object.ts";
import type { Json, JsonObject } from "../../src/core/schema/json.ts";

/** One span with what stands around it in OTLP's envelope. */
export interface PlacedSpan {
  resource: Json;
  scope: Json;
  span: JsonObject;
}

/** The spans of an OTLP/JSON document, flat. What has not the envelope's form is passed over. */
export function spansOf(document: Json): PlacedSpan[] {
  return members(document, "resourceSpans").flatMap((group) => {
    return members(group, "scopeSpans").flatMap((scoped) => {
      return members(scoped, "spans").map((span) => ({
        resource: member(group, "resource"),
        scope: member(scoped, "scope"),
        span,
      }));
    });
  });
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
  return typeof id === "string" && /^(?!0{32})[0-9a-f]{32}$/i.test(id) ? id.toLowerCase() : undefined;
}

export function spanIdOf(span: JsonObject): string | undefined {
  const id = span["spanId"];
  return typeof id === "string" && /^(?!0{16})[0-9a-f]{16}$/i.test(id) ? id.toLowerCase() : undefined;
}

/** A span without a parent that has ended: the run is over. */
export function isEndedRoot(span: JsonObject): boolean {
  const end = span["endTimeUnixNano"];
  const parent = span["parentSpanId"];
  return (parent === undefined || parent === "" || parent === null) && end !== undefined && end !== "0" && end !== 0;
}

function members(value: Json, name: string): JsonObject[] {
  const list = isObject(value) ? value[name] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function member(value: JsonObject, name: string): Json {
  return value[name] ?? null;
}
