import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { restOf } from "./otlp/span-to-node.ts";
import { withScores } from "./langfuse-scores.ts";
import { onceARun, picked } from "./once-a-run.ts";
import { kindOfError } from "../run/error-text.ts";
import { asText, at, first, objectOf, objectsOf, present, textOf, unwrapped } from "./fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./format.ts";
import { usageOf } from "./model-fields.ts";
import { observationKind } from "./observation-kind.ts";
import { MessageTexts } from "./message-texts.ts";
import { decoded, messagesIn } from "./otlp/dialect.ts";
import { attributesOf, type Attributes } from "./otlp/otlp-span.ts";
import { rangeOf, type SpanNode, spanNode } from "./span-node.ts";
import { runFailed, traceFromSpans } from "./spans-to-trace.ts";
import { millisOf } from "./times.ts";

interface Export {
  trace: JsonObject;
  observations: JsonObject[];
  scores: JsonObject[];
}

/** Langfuse: downloads of the page, answers of the API, and ingestion batches. */
export const langfuse: TraceFormat = {
  name: "langfuse",
  title: "Langfuse traces with observations, and ingestion batches",
  carries: "calls, results, errors, times, tokens, content",
  settings: { off: "pass input and output to the observation, or leave capturing on" },
  surest: 0.95,
  detect: (input) => (exportsOf(input).some(({ observations }) => observations.length > 0) ? 0.95 : 0),
  itemKind: (item) => {
    if (!isObject(item)) return undefined;
    return isObservation(item) || isSnakeCase(item) || "batch" in item || "observations" in item ? "part" : undefined;
  },
  read: (input) => exportsOf(input).map(readExport),
};

function exportsOf({ json, lines }: FormatInput): Export[] {
  const listed = isObject(json) && Array.isArray(json["data"]) ? json["data"] : json;
  const values = objectsOf(lines ?? (Array.isArray(listed) ? listed : listed === undefined ? [] : [listed])).map(
    camelCased,
  );
  if (values.length > 0 && values.every((value) => isObservation(value) && textOf(value["traceId"]) !== undefined)) {
    return exportsOfRows(values);
  }
  const batch = values.flatMap((value) => objectsOf(value["batch"]));
  const exported = values.flatMap((value) => {
    const observations = objectsOf(value["observations"]).map(camelCased).filter(isObservation);
    const trace = isObject(value["trace"]) ? value["trace"] : value;
    // A download may list the scores beside the trace too.
    const scores = [...new Set([trace["scores"], value["scores"]])].flatMap(objectsOf);
    return observations.length === 0 ? [] : [{ trace, observations, scores }];
  });
  return [...exportsOfBatch(batch), ...exported];
}

/** Rows of observations, as the API lists them and as batch exports keep them, by trace. */
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

/** Rows come without their trace: the one at the top knows what was asked and answered, and for whom. */
function endsOfRoot(rows: JsonObject[]): JsonObject {
  const [root, ...others] = rows.filter((row) => textOf(row["parentObservationId"]) === undefined);
  if (!root || others.length > 0 || observationKind(asText(root["type"])) === "model") return {};
  const { name, input, output, sessionId, userId } = root;
  return present({ name, input, output, sessionId, userId });
}

/** Exports to files write the names of columns in snake case. */
function camelCased(row: JsonObject): JsonObject {
  if (!isSnakeCase(row)) return row;
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

function isSnakeCase(row: JsonObject): boolean {
  return "trace_id" in row && "start_time" in row && "type" in row;
}

function isObservation(value: JsonObject): boolean {
  return (
    typeof value["id"] === "string" && typeof value["type"] === "string" && ("startTime" in value || "traceId" in value)
  );
}

interface Merged {
  trace: JsonObject;
  byId: Map<string, JsonObject>;
  scores: JsonObject[];
}

/** Creations and updates of one observation merge, by trace. */
function exportsOfBatch(batch: JsonObject[]): Export[] {
  const traces = new Map<string, Merged>();
  for (const item of batch) {
    const body = objectOf(item["body"]);
    const type = textOf(item["type"]) ?? "";
    const whole = type === "trace-create";
    const traceId = textOf(whole ? body["id"] : body["traceId"]);
    if (traceId === undefined) continue;
    const entry: Merged = traces.get(traceId) ?? { trace: { id: traceId }, byId: new Map(), scores: [] };
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

function readExport({ trace, observations, scores }: Export): ReadTrace {
  const rootId = `trace ${asText(trace["id"])}`;
  const texts = new MessageTexts();
  const metadata = observations.map((observation) => objectOf(decoded(observation["metadata"])));
  const nodes = observations.map((observation, index) =>
    nodeOf(observation, { rootId, texts, metadata: metadata[index] ?? {} }),
  );
  const output = messagesIn(trace["output"], "assistant").filter(({ role }) => role === "assistant");
  const below = nodes.filter(({ parent }) => parent === rootId);
  const root = spanNode({
    id: rootId,
    name: textOf(trace["name"]) ?? "trace",
    kind: "agent",
    ...rangeOf(nodes),
    input: messagesIn(trace["input"], "user"),
    output,
    session: textOf(trace["sessionId"]),
    user: textOf(trace["userId"]),
    agent: textOf(trace["name"]),
    error: output.length > 0 && endsWell(below) ? undefined : errorOfRun(below),
  });
  const source = sourceOf(trace, observations, metadata);
  const run_id = textOf(trace["id"]) ?? "langfuse";
  return withScores(traceFromSpans([root, ...nodes], { run_id, format: "langfuse", source }), scores);
}

const ofParts = ["projectId", "environment", "release", "version", "tags", "promptName", "promptVersion"];
/** What the events tell from it, span by span. */
const toldBySpans = new Set(["attributes"]);

/** Where it ran, and metadata: the trace and its observations repeat them. */
function sourceOf(trace: JsonObject, observations: JsonObject[], ofObservations: JsonObject[]): JsonObject {
  const metadata = onceARun([objectOf(decoded(trace["metadata"])), ...ofObservations], toldBySpans);
  const own = onceARun([trace, ...observations].map((part) => picked(part, ofParts)));
  return { ...own, ...(Object.keys(metadata).length === 0 ? {} : { metadata }) };
}

/** The trace has no status of its own: what stands directly under it tells. */
function errorOfRun(below: SpanNode[]): SpanNode["error"] {
  return runFailed(below) ? below.findLast(({ error, kind }) => error && kind !== "tool")?.error : undefined;
}

/** True where the last thing that was done did not fail; the API lists observations in any order. */
function endsWell(below: readonly SpanNode[]): boolean {
  const last = below.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0)).at(-1);
  return last !== undefined && last.kind !== "tool" && last.error === undefined;
}

interface Around {
  rootId: string;
  texts: MessageTexts;
  metadata: JsonObject;
}

function nodeOf(observation: JsonObject, { rootId, texts, metadata }: Around): SpanNode {
  const attributes = attributesOf(unwrapped(metadata["attributes"]));
  const kind = kindOf(observation, attributes);
  const { input = null, output = null } = observation;
  const failed = observation["level"] === "ERROR" || attributes["error.type"] !== undefined;
  const message = textOf(observation["statusMessage"]) ?? "failed";
  const otherwise = kind === "tool" ? "tool" : kind === "model" ? "model" : "exception";
  const name = textOf(observation["name"]) ?? "span";
  return spanNode({
    id: asText(observation["id"]),
    parent: textOf(observation["parentObservationId"]) ?? rootId,
    name,
    kind,
    start: millisOf(observation["startTime"]),
    end: millisOf(observation["endTime"]),
    error: failed ? { kind: kindOfError(message, otherwise), message } : undefined,
    model: textOf(first(observation, "model", "providedModelName", "internalModel")),
    rest: restOf(attributes),
    usage:
      usageOf(unwrapped(observation["usageDetails"])) ?? usageOf(observation["usage"]) ?? countsBeside(observation),
    ...(kind === "tool"
      ? toolOf({ name, attributes, given: decoded(input), gave: decoded(output) })
      : { ...askedIn(input, texts, paramsIn(observation)), output: messagesIn(output, "assistant") }),
  });
}

/** LangChain's handler lists the tools behind the messages, each as a message of a tool. */
function askedIn(input: Json, texts: MessageTexts, params: JsonObject | undefined): Partial<SpanNode> {
  const listed = Array.isArray(input) ? input : [];
  const tools = listed.filter(isToolSchema).map((message) => at(message, "content") ?? null);
  if (tools.length === 0) return { input: messagesIn(input, "user", texts), params };
  const said = listed.filter((message) => !isToolSchema(message));
  return { input: messagesIn(said, "user", texts), params: { ...params, tools } };
}

function isToolSchema(message: Json): boolean {
  const told = at(message, "role") === "tool" && at(message, "content", "type") === "function";
  return told && isObject(at(message, "content", "function", "parameters"));
}

/** Older answers of the API have the counts beside everything else. */
function countsBeside({ promptTokens, completionTokens }: JsonObject) {
  return promptTokens === undefined && completionTokens === undefined
    ? undefined
    : usageOf({ promptTokens: promptTokens ?? null, completionTokens: completionTokens ?? null });
}

function paramsIn(observation: JsonObject): JsonObject | undefined {
  const params = unwrapped(observation["modelParameters"]);
  return isObject(params) && Object.keys(params).length > 0 ? params : undefined;
}

/** Older exports call a tool's observation a span; the attributes it came with tell. */
function kindOf(observation: JsonObject, attributes: Attributes): SpanNode["kind"] {
  const kind = observationKind(textOf(observation["type"]) ?? "");
  if (kind !== "other") return kind;
  const hints = [
    attributes["openinference.span.kind"],
    attributes["gen_ai.operation.name"],
    attributes["traceloop.span.kind"],
  ];
  if (attributes["gen_ai.tool.call.id"] !== undefined || attributes["gen_ai.tool.name"] !== undefined) return "tool";
  const operation = attributes["operation.name"];
  if (typeof operation === "string" && operation.startsWith("ai.toolCall")) return "tool";
  return hints.some((hint) => typeof hint === "string" && /^(?:tool|execute_tool)$/i.test(hint)) ? "tool" : "other";
}

interface ToolFacts {
  name: string;
  attributes: Attributes;
  given: Json | undefined;
  gave: Json | undefined;
}

function toolOf({ name, attributes, given, gave }: ToolFacts): Partial<SpanNode> {
  const id = first(attributes, "gen_ai.tool.call.id", "ai.toolCall.id", "tool_call.id") ?? at(given, "tool_call_id");
  const called = textOf(first(attributes, "gen_ai.tool.name", "ai.toolCall.name", "tool.name"));
  return {
    call: { id: textOf(id), name: called ?? name.replace(/^execute_tool /, ""), args: ownArgs(given) },
    result: gave === null ? undefined : gave,
  };
}

/** Some instrumentations put the arguments into an `input` of their own. */
function ownArgs(given: Json | undefined): Json | undefined {
  const inner = isObject(given) && Object.keys(given).length === 1 ? given["input"] : undefined;
  return isObject(inner) ? inner : (given ?? undefined);
}
