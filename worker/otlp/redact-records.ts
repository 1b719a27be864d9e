import { compact } from "../../src/core/compact.ts";
import type { Redactor } from "../../src/core/redact/redact.ts";
import { isObject } from "../../src/core/schema/is-object.ts";
import type { Json, JsonObject } from "../../src/core/schema/json.ts";
import type { ScopedRecord } from "./records.ts";

/**
 * Fields that stay as they are: ids and times hold no personal data, and a time of nineteen digits may look like a card
 * number.
 */
const untouched = [
  "traceId",
  "spanId",
  "parentSpanId",
  "startTimeUnixNano",
  "endTimeUnixNano",
  "timeUnixNano",
  "observedTimeUnixNano",
  "kind",
] as const;

/**
 * Removes secrets from spans and log records and keeps their OTLP form. For the redactor, an attribute `{key, value:
 * {stringValue}}` becomes `{<key>: <text>}`, so that rules on names see the name.
 */
export function redactRecords(records: readonly ScopedRecord[], redactor: Redactor): ScopedRecord[] {
  // Shared resources and scopes are searched once: thousands of spans may have the same one, and it may be large.
  const places = [...new Set(records.flatMap(({ resource, scope }) => [resource, scope]))];
  const plain = {
    places: places.map(opened),
    records: records.map(({ record }): JsonObject => {
      const rest = Object.fromEntries(Object.entries(record).filter(([name]) => !isUntouched(name)));
      return {
        record: { ...objectOf(opened(rest)), events: openedList(record["events"]), links: openedList(record["links"]) },
      };
    }),
  };
  const redacted = redactor.redact(plain);
  const closedPlaces = new Map(places.map((place, index) => [place, closed(redacted.places[index] ?? null)]));
  return records.map(({ resource, scope, record }, index) => {
    const made = redacted.records[index] ?? {};
    const { events, links, ...rest } = isObject(made["record"]) ? made["record"] : {};
    const kept = Object.fromEntries(Object.entries(record).filter(([name]) => isUntouched(name)));
    return {
      resource: closedPlaces.get(resource) ?? null,
      scope: closedPlaces.get(scope) ?? null,
      record: {
        ...objectOf(closed(rest)),
        ...compact({
          events: record["events"] === undefined ? undefined : closedList(events, record["events"]),
          links: record["links"] === undefined ? undefined : closedList(links, []),
        }),
        ...kept,
      },
    };
  });
}

function isUntouched(name: string): boolean {
  return untouched.some((one) => one === name);
}

function openedList(list: Json | undefined): Json {
  return Array.isArray(list) ? list.filter(isObject).map(({ timeUnixNano: _time, ...rest }) => opened(rest)) : [];
}

function closedList(list: Json | undefined, originals: Json | undefined): Json {
  if (!Array.isArray(list)) return [];
  const times = Array.isArray(originals) ? originals.filter(isObject).map((one) => one["timeUnixNano"] ?? null) : [];
  return list
    .filter(isObject)
    .map((one, index): Json => ({ ...objectOf(closed(one)), timeUnixNano: times[index] ?? null }));
}

function opened(value: Json): Json {
  if (!isObject(value) || !Array.isArray(value["attributes"])) return value;
  const attributes = value["attributes"].filter(isObject).map((attribute): Json => {
    const inner = attribute["value"] ?? null;
    const text = isObject(inner) ? inner["stringValue"] : undefined;
    return { [keyOf(attribute)]: typeof text === "string" ? text : inner };
  });
  return { ...value, attributes };
}

function closed(value: Json): Json {
  if (!isObject(value) || !Array.isArray(value["attributes"])) return value;
  const attributes = value["attributes"].filter(isObject).flatMap((attribute): Json[] => {
    return Object.entries(attribute).map(([key, inner]) => ({
      key,
      value: typeof inner === "string" ? { stringValue: inner } : inner,
    }));
  });
  return { ...value, attributes };
}

function keyOf({ key }: JsonObject): string {
  return typeof key === "string" ? key : "";
}

function objectOf(value: Json): JsonObject {
  return isObject(value) ? value : {};
}
