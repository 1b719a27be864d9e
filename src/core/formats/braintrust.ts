import { kindOfError } from "../run/error-text.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { argumentsOf, asText, at, first, listOf, objectOf, present, textOf } from "./fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./input/format.ts";
import type { Message } from "./messages/message-shape.ts";
import { MessageTexts } from "./messages/message-texts.ts";
import { paramsOf, usageOf } from "./fields/model-fields.ts";
import { onceARun, picked } from "./input/once-a-run.ts";
import { messagesIn } from "./otlp/dialect.ts";
import { withScores } from "./fields/scores.ts";
import { type SpanNode, spanNode } from "./spans/span-node.ts";
import { traceFromSpans } from "./spans/spans-to-trace.ts";
import { millisOf } from "./fields/times.ts";

/** Rows of Braintrust's logs and experiments, from its API or its SDKs: each row is a span. */
export const braintrust: TraceFormat = {
  name: "braintrust",
  title: "Braintrust logs and experiments: rows of spans, from its API or its SDKs",
  carries: "errors, times, tokens, scores as feedback",
  settings: { off: "log input and output of each span" },
  surest: 0.95,
  detect: (input) => (rowsOf(input).some(isRow) ? 0.95 : 0),
  itemKind: (item) => (isRow(item) ? "part" : undefined),
  read: (input) => {
    const runs = new Map<string, JsonObject[]>();
    for (const row of merged(rowsOf(input).filter(isRow))) {
      // If the root's id is empty, the span's own id names the run.
      const root = textOf(row["root_span_id"]) ?? textOf(row["span_id"]) ?? "braintrust";
      const known = runs.get(root);
      if (known) known.push(row);
      else runs.set(root, [row]);
    }
    return Array.from(runs, ([root, rows]) => readRun(root, rows));
  },
};

/** The API answers with `{events}`, its query language with `{data}`. */
function rowsOf({ json, lines }: FormatInput): Json[] {
  if (lines) return lines.flatMap((line) => (isRow(line) ? line : rowsOf({ name: "", json: line })));
  return Array.isArray(json) ? json : listOf(first(json, "events", "data", "rows"));
}

function isRow(value: Json): value is JsonObject {
  if (!isObject(value) || typeof value["span_id"] !== "string" || typeof value["root_span_id"] !== "string")
    return false;
  return isObject(value["span_attributes"]) || "_is_merge" in value;
}

/** The SDKs send a span in parts: rows with the same id are merged, object by object. */
function merged(rows: readonly JsonObject[]): JsonObject[] {
  const byId = new Map<string, JsonObject>();
  for (const row of rows) {
    const id = asText(row["id"] ?? row["span_id"]);
    const known = row["_is_merge"] === true ? byId.get(id) : undefined;
    byId.set(id, known ? put(known, row) : row);
  }
  return [...byId.values()];
}

function put(known: JsonObject, added: JsonObject): JsonObject {
  const all = Object.entries(added).map(([name, value]): [string, Json] => {
    const before = Object.hasOwn(known, name) ? known[name] : undefined;
    const both = name !== "output" && isObject(before) && isObject(value);
    return [name, both ? { ...before, ...value } : value];
  });
  return { ...known, ...Object.fromEntries(all) };
}

const ofRun = ["project_id", "experiment_id", "log_id", "tags", "expected"];
/** Members of metadata that events already hold. */
const inEvents = new Set(["model", "provider", "tools", "invocation_params"]);

function readRun(root: string, rows: readonly JsonObject[]): ReadTrace {
  const texts = new MessageTexts();
  const nodes = rows.map((row) => nodeOf(row, texts));
  const source = {
    ...onceARun(rows.map((row) => picked(row, ofRun))),
    metadata: onceARun(
      rows.map((row) => objectOf(row["metadata"])),
      inEvents,
    ),
    context: onceARun(rows.map((row) => objectOf(row["context"]))),
  };
  const kept = Object.entries(source).filter(([, value]) => !isObject(value) || Object.keys(value).length > 0);
  const read = traceFromSpans(nodes, { run_id: root, format: "braintrust", source: Object.fromEntries(kept) });
  return withScores(read, rows.flatMap(scoresIn));
}

function nodeOf(row: JsonObject, texts: MessageTexts): SpanNode {
  const { input, output } = row;
  const attributes = objectOf(row["span_attributes"]);
  const metadata = objectOf(row["metadata"]);
  const metrics = objectOf(row["metrics"]);
  const name = textOf(attributes["name"]) ?? "span";
  const parent = textOf(listOf(row["span_parents"])[0]);
  const kind = kindOf(textOf(attributes["type"]), parent);
  const failure = failureOf(row["error"]);
  const otherwise = kind === "model" ? "model" : kind === "tool" ? "tool" : "exception";
  const answer = kind === "model" || kind === "agent" ? answerOf(output) : [];
  return spanNode({
    id: asText(row["span_id"]),
    parent,
    name,
    kind,
    start: millisOf(metrics["start"]) ?? millisOf(row["created"]),
    end: millisOf(metrics["end"]),
    error: failure === undefined ? undefined : { kind: kindOfError(failure, otherwise), message: failure },
    agent: parent === undefined ? name : undefined,
    session: textOf(first(metadata, "session_id", "thread_id", "conversation_id")),
    user: textOf(metadata["user_id"]),
    ...(kind === "tool"
      ? { call: { id: callId(row), name, args: givenTo(input) }, result: output ?? undefined }
      : kind === "other"
        ? {}
        : { input: messagesIn(messagesOf(input), "user", texts), output: answer }),
    ...(kind === "model" ? modelOf(metadata, metrics, answer) : {}),
    ...(kind === "other" ? { rest: present({ type: attributes["type"], input, output }) } : {}),
  });
}

function modelOf(metadata: JsonObject, metrics: JsonObject, answer: readonly Message[]): Partial<SpanNode> {
  return {
    model: textOf(metadata["model"]),
    provider: textOf(metadata["provider"]),
    params: paramsOf(metadata, objectOf(metadata["invocation_params"])),
    usage: usageOf(metrics),
    finish: answer.findLast(({ finish }) => finish !== undefined)?.finish,
  };
}

function kindOf(type: string | undefined, parent: string | undefined): SpanNode["kind"] {
  if (type === "llm") return "model";
  if (type === "tool") return "tool";
  return parent === undefined ? "agent" : "other";
}

/** LangChain's handler wraps the list of messages in another list. */
function messagesOf(input: Json | undefined): Json | undefined {
  const [only, ...others] = listOf(input);
  return Array.isArray(only) && others.length === 0 ? only : input;
}

/** The answer is a list of choices (wrapped clients), a LangChain result, or a function's return value. */
function answerOf(output: Json | undefined): Message[] {
  const generation = at(output, "generations", 0, 0);
  const messages = messagesIn(at(generation, "message") ?? generation ?? output, "assistant");
  const finish = textOf(at(generation, "generationInfo", "finish_reason")) ?? textOf(at(output, 0, "finish_reason"));
  return messages
    .filter(({ role }) => role === "assistant")
    .map((message) => ({ ...message, finish: message.finish ?? finish }));
}

/** The AI SDK calls a tool with its arguments and details of the call. */
function givenTo(input: Json | undefined): Json | undefined {
  const [args, about] = listOf(input);
  if (isObject(about) && typeof about["toolCallId"] === "string") return args;
  return typeof input === "string" ? argumentsOf(input) : input;
}

function callId({ input, metadata }: JsonObject): string | undefined {
  return textOf(at(input, 1, "toolCallId")) ?? textOf(first(metadata, "tool_call_id", "toolCallId", "call_id"));
}

function failureOf(error: Json | undefined): string | undefined {
  return isObject(error) ? (textOf(error["message"]) ?? asText(error)) : textOf(error);
}

function scoresIn({ scores }: JsonObject): JsonObject[] {
  return Object.entries(objectOf(scores)).flatMap(([name, score]) => (score === null ? [] : { name, score }));
}
