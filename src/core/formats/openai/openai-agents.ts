import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { CallError } from "../../schema/trace.ts";
import { kindOfError } from "../../run/error-text.ts";
import { argumentsOf, asText, at, listOf, objectOf, textOf, unwrapped } from "../fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "../input/format.ts";
import { addMessages } from "../messages/message.ts";
import { picked } from "../input/once-a-run.ts";
import { paramsOf, usageOf } from "../fields/model-fields.ts";
import { type SpanNode, spanNode } from "../spans/span-node.ts";
import { traceFromSpans } from "../spans/spans-to-trace.ts";
import { millisOf } from "../fields/times.ts";

/** Traces of the OpenAI Agents SDK. They are complete about tools, but may lack what models were asked and said. */
export const openAiAgents: TraceFormat = {
  name: "openai-agents",
  title: "OpenAI Agents SDK traces (ingest batches and exporters)",
  carries: "times, errors of the run; not what models were asked or said",
  settings: {
    content: "store result.state.toString() (RunState) beside the trace, and set traceIncludeSensitiveData to true",
    configuration:
      "set traceIncludeSensitiveData to true, and use the Chat Completions model, whose spans hold the request",
    model: "store result.state.toString() (RunState) beside the trace",
  },
  surest: 0.96,
  detect: ({ json, lines }) => {
    const values = lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json]);
    return values.some((value) => isObject(value) && itemsIn(value).some(isSpan)) ? 0.96 : 0;
  },
  itemKind: (item) => (isObject(item) && itemsIn(item).length > 0 ? "part" : undefined),
  read: (input) => {
    const traces = new Map<string, { head: JsonObject | undefined; spans: JsonObject[] }>();
    for (const item of itemsOf(input)) {
      const id = textOf(isSpan(item) ? item["trace_id"] : item["id"]) ?? "trace";
      const entry = traces.get(id) ?? { head: undefined, spans: [] };
      traces.set(id, entry);
      if (isSpan(item)) entry.spans.push(item);
      else entry.head = item;
    }
    return [...traces]
      .filter(([, { spans }]) => spans.length > 0)
      .map(([id, { head, spans }]) => readTrace(id, head, spans));
  },
};

function itemsOf({ json, lines }: FormatInput): JsonObject[] {
  const values = lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json]);
  return values.filter(isObject).flatMap(itemsIn);
}

/** Traces and spans of a batch, a recorded call or an export. Empty for anything else. */
function itemsIn(value: JsonObject): JsonObject[] {
  const { data, traces, body, object } = value;
  if (data === undefined && traces === undefined && body === undefined && !isItem(object)) return [];
  const items: JsonObject[] = [];
  let inside = false;
  for (const listed of [data, traces, isObject(body) ? body["data"] : undefined]) {
    for (const item of listOf(listed)) {
      if (!isObject(item)) continue;
      inside = true;
      addItems(item, items);
    }
  }
  if (!inside) addItems(value, items);
  return items;
}

function addItems(item: JsonObject, items: JsonObject[]): void {
  if (!isItem(item["object"])) return;
  items.push(item);
  for (const span of listOf(item["spans"])) if (isObject(span)) items.push(span);
}

function isItem(object: Json | undefined): boolean {
  return object === "trace" || object === "trace.span";
}

function isSpan(item: JsonObject): boolean {
  return item["object"] === "trace.span" && isObject(item["span_data"]);
}

function readTrace(run_id: string, head: JsonObject | undefined, spans: JsonObject[]): ReadTrace {
  const nodes = spans.map(nodeOf);
  const lossy = nodes.some(({ kind, input, output }) => kind === "model" && input.length + output.length === 0);
  const redacted = nodes.some(({ error }) => error?.message.includes("redacted") === true);
  const notes = [
    ...(lossy
      ? ["this export leaves out what models were asked and said; keep `result.state.toString()` (RunState) to replay"]
      : []),
    ...(redacted ? ["texts of tool errors were redacted by the SDK; give the tool an errorFunction to keep them"] : []),
  ];
  const metadata = objectOf(head?.["metadata"]);
  const source = Object.keys(metadata).length === 0 ? {} : { metadata };
  const options = { run_id, format: "openai-agents", source, notes, saysLimits: true, severalRoots: true };
  const read = traceFromSpans(nodes, options);
  const workflow = textOf(head?.["workflow_name"]);
  const session = textOf(head?.["group_id"]);
  if (workflow !== undefined) read.trace.labels = { workflow };
  if (session !== undefined) read.trace.session_id = session;
  return read;
}

const kinds: Record<string, SpanNode["kind"]> = {
  agent: "agent",
  response: "model",
  generation: "model",
  function: "tool",
  task: "agent",
};

function nodeOf(span: JsonObject): SpanNode {
  const data = objectOf(span["span_data"]);
  const type = textOf(at(data, "data", "sdk_span_type")) ?? textOf(data["type"]) ?? "custom";
  const kind = (Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? "other";
  const name = textOf(data["name"]) ?? type;
  const node = spanNode({
    id: asText(span["id"]),
    parent: textOf(span["parent_id"]),
    name,
    kind,
    start: millisOf(span["started_at"]),
    end: millisOf(span["ended_at"]),
    error: errorOf(span, kind),
  });
  if (kind === "tool") addTool(node, data);
  else if (kind === "model") addModel(node, data, span);
  // The span of an agent has its name, and the tools and handoffs that it could use.
  else if (type === "agent") {
    node.agent = name;
    node.rest = abilitiesOf(data);
  } else if (kind === "other") node.rest = data;
  return node;
}

function abilitiesOf(data: JsonObject): JsonObject {
  const abilities = picked(data, ["tools", "handoffs", "output_type"]);
  for (const name in abilities)
    if (listOf(abilities[name]).length === 0 && Array.isArray(abilities[name])) delete abilities[name];
  return abilities;
}

function addTool(node: SpanNode, { input, output }: JsonObject): void {
  node.call = { id: undefined, name: node.name, args: isThere(input) ? argumentsOf(input) : undefined };
  node.result = isThere(output) ? output : undefined;
}

function isThere(value: Json | undefined): value is Json {
  return value !== null && value !== undefined;
}

function addModel(node: SpanNode, data: JsonObject, span: JsonObject): void {
  const response = objectOf(unwrapped(data["response"] ?? data["_response"]));
  const id = textOf(data["response_id"] ?? response["id"]);
  const written = textOf(span["span_data_response"]);
  const input = data["input"] ?? data["_input"] ?? span["span_data_input"];
  const instructions = response["instructions"];
  if (isThere(instructions)) addMessages(instructions, "system", node.input);
  if (isThere(input)) addMessages(input, "user", node.input);
  const output = data["output"] ?? response["output"] ?? textWritten(written);
  if (isThere(output)) addMessages(output, "assistant", node.output);
  node.model = textOf(data["model"]) ?? textOf(response["model"]) ?? literalAfter(written, ", model=");
  node.params = paramsOf(objectOf(data["model_config"]), response);
  if (id !== undefined)
    node.rest = written === undefined ? { response_id: id } : { response_id: id, response: written };
  node.usage = usageOf(data["usage"]) ?? usageOf(response["usage"]);
}

const pythonText = /'[^'\\]*(?:\\.[^'\\]*)*'|"[^"\\]*(?:\\.[^"\\]*)*"/y;

/** The first text after a name in an object as Python prints it, `Response(id='…', output=[…])`. */
function literalAfter(written: string | undefined, name: string, from = 0): string | undefined {
  const found = written?.indexOf(name, from) ?? -1;
  if (written === undefined || found === -1) return undefined;
  pythonText.lastIndex = found + name.length;
  const literal = pythonText.exec(written)?.[0];
  return literal === undefined ? undefined : textOf(plainText(literal));
}

const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r" };

/** The value of a Python string literal. Any other escape stands for the character after the backslash. */
function plainText(literal: string): string {
  return literal.slice(1, -1).replace(/\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|(.))/gs, (_, byte, unit, letter: string) => {
    const code = typeof byte === "string" ? byte : unit;
    return typeof code === "string" ? String.fromCharCode(Number.parseInt(code, 16)) : (escapes[letter] ?? letter);
  });
}

/** The last text in a response that Python printed. */
function textWritten(written: string | undefined): Json | undefined {
  const last = written?.lastIndexOf("ResponseOutputText(") ?? -1;
  const text = last === -1 ? undefined : literalAfter(written, ", text=", last);
  return text === undefined ? undefined : { role: "assistant", content: text };
}

function errorOf(span: JsonObject, kind: SpanNode["kind"]): CallError | undefined {
  const error: Json | undefined = span["error"];
  if (!isObject(error)) return undefined;
  const detail = at(error, "data", "error");
  const message = [textOf(error["message"]), detail === undefined ? undefined : asText(detail)]
    .filter(Boolean)
    .join(": ");
  const otherwise = kind === "tool" ? "tool" : kind === "model" ? "model" : "exception";
  return { kind: kindOfError(message, otherwise), message: message || "failed" };
}
