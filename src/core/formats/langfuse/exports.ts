import { isObject } from "../../schema/is-object.ts";
import type { JsonObject } from "../../schema/json.ts";
import { asText, objectOf, objectsOf, present, textOf } from "../fields/fields.ts";
import type { FormatInput } from "../input/format.ts";
import { observationKind } from "../spans/observation-kind.ts";

/** A trace with its observations and scores, from any export. */
export interface Export {
  trace: JsonObject;
  observations: JsonObject[];
  scores: JsonObject[];
}

export function exportsOf({ json, lines }: FormatInput): Export[] {
  const listed = isObject(json) && Array.isArray(json["data"]) ? json["data"] : json;
  const parts = objectsOf(lines ?? (Array.isArray(listed) ? listed : listed === undefined ? [] : [listed]));
  if (!parts.some(isPart)) return [];
  const values = parts.map(camelCased);
  if (values.length > 0 && values.every((value) => isObservation(value) && textOf(value["traceId"]) !== undefined)) {
    return exportsOfRows(values);
  }
  const batch = values.flatMap((value) => objectsOf(value["batch"]));
  const exported = values.flatMap((value) => {
    const observations = objectsOf(value["observations"]).map(camelCased).filter(isObservation);
    const trace = isObject(value["trace"]) ? value["trace"] : value;
    // A download may also list the scores beside the trace.
    const scores = [...new Set([trace["scores"], value["scores"]])].flatMap(objectsOf);
    return observations.length === 0 ? [] : [{ trace, observations, scores }];
  });
  return [...exportsOfBatch(batch), ...exported];
}

/** Groups rows of observations by trace. The API and batch exports list such rows. */
function exportsOfRows(rows: JsonObject[]): Export[] {
  const traces = new Map<string, Export>();
  for (const row of rows) {
    const id = asText(row["traceId"]);
    const trace: JsonObject = present({ id, name: row["traceName"] });
    const entry: Export = traces.get(id) ?? { trace, observations: [], scores: [] };
    traces.set(id, entry);
    entry.observations.push(row);
  }
  for (const entry of traces.values()) entry.trace = { ...endsOfRoot(entry.observations), ...entry.trace };
  return [...traces.values()];
}

/** Rows come without their trace. If one row is the root, it has the input, output, session and user. */
function endsOfRoot(rows: JsonObject[]): JsonObject {
  const [root, ...others] = rows.filter((row) => textOf(row["parentObservationId"]) === undefined);
  if (!root || others.length > 0 || observationKind(asText(root["type"])) === "model") return {};
  const { name, input, output, sessionId, userId } = root;
  return present({ name, input, output, sessionId, userId });
}

/** Exports to files have column names in snake case. */
function camelCased(row: JsonObject): JsonObject {
  if (!isSnakeCase(row)) return row;
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

/** True for anything that can be part of an export. */
export function isPart(value: JsonObject): boolean {
  return "observations" in value || "batch" in value || isObservation(value) || isSnakeCase(value);
}

function isSnakeCase(row: JsonObject): boolean {
  return "trace_id" in row && "start_time" in row && "type" in row;
}

function isObservation(value: JsonObject): boolean {
  return (
    typeof value["id"] === "string" && typeof value["type"] === "string" && ("startTime" in value || "traceId" in value)
  );
}

interface MergedTrace {
  trace: JsonObject;
  byId: Map<string, JsonObject>;
  scores: JsonObject[];
}

/** Merges creations and updates of each observation, by trace. */
function exportsOfBatch(batch: JsonObject[]): Export[] {
  const traces = new Map<string, MergedTrace>();
  for (const item of batch) {
    const body = objectOf(item["body"]);
    const type = textOf(item["type"]) ?? "";
    const whole = type === "trace-create";
    const traceId = textOf(whole ? body["id"] : body["traceId"]);
    if (traceId === undefined) continue;
    const entry: MergedTrace = traces.get(traceId) ?? { trace: { id: traceId }, byId: new Map(), scores: [] };
    traces.set(traceId, entry);
    if (whole) entry.trace = { ...entry.trace, ...body };
    else if (type === "score-create") entry.scores.push(body);
    else if (/-(?:create|update)$/.test(type)) {
      const id = asText(body["id"]);
      const kind = type.replace(/-(?:create|update)$/, "").toUpperCase();
      entry.byId.set(id, { type: kind === "OBSERVATION" ? "SPAN" : kind, ...entry.byId.get(id), ...body });
    }
  }
  return [...traces.values()].map(({ trace, byId, scores }) => ({
    trace,
    observations: [...byId.values()],
    scores,
  }));
}
