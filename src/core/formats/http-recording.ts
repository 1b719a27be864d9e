import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { kindOfError } from "./error-text.ts";
import { asText, at, first, listOf, numberOf, objectOf, objectsOf, textOf, unwrapped } from "./fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./format.ts";
import { readMessages } from "./message.ts";
import type { Message } from "./message-shape.ts";
import { paramsOf, usageOf } from "./model-fields.ts";
import { withinMessages } from "./otlp/dialect.ts";
import { type SpanNode, spanNode } from "./span-node.ts";
import { traceFromSpans } from "./spans-to-trace.ts";
import { answerOfStream } from "./stream-answer.ts";
import { millisOf } from "./times.ts";
import { joinTurns } from "./transcript.ts";

interface Exchange {
  url: string;
  request: JsonObject;
  status: number;
  response: Json;
  retries: number;
  start: number | undefined;
}

/** Recorded HTTP traffic of model APIs (VCR, HAR, a fetch wrapper): the only source that has retries and statuses. */
export const httpRecording: TraceFormat = {
  name: "http-recording",
  title: "HTTP recordings of model APIs (VCR, HAR)",
  detect: (input) => (exchangesOf(input).some(isModelCall) ? 0.9 : exchangesOf(input).length > 0 ? 0.3 : 0),
  read: (input, { platform }) => {
    const exchanges = exchangesOf(input);
    const calls = exchanges.filter(isModelCall);
    return runsOf(calls).map((run, index) => {
      const id = `http-${platform.hash(JSON.stringify([index, run])).slice(0, 16)}`;
      return readRun(run, id, exchanges.length - calls.length);
    });
  },
};

function exchangesOf({ json, lines }: FormatInput): Exchange[] {
  const inside = first(json, "interactions", "exchanges", "recordings") ?? at(json, "log", "entries");
  const values = lines ?? (inside === undefined ? json : inside);
  return objectsOf(values).flatMap((value) => {
    const request = value["request"];
    const response = value["response"];
    if (!isObject(request) || !isObject(response)) return [];
    const url = textOf(first(request, "url", "uri"));
    return url === undefined ? [] : [exchangeOf(url, { value, request, response })];
  });
}

function exchangeOf(
  url: string,
  { value, request, response }: { value: JsonObject; request: JsonObject; response: JsonObject },
): Exchange {
  const headers = objectOf(request["headers"]);
  const retry =
    first(request, "x-stainless-retry-count") ?? first(headers, "x-stainless-retry-count", "X-Stainless-Retry-Count");
  const status = response["status"] ?? response["statusCode"];
  return {
    url,
    request: objectOf(bodyOf(request)),
    status: numberOf(isObject(status) ? status["code"] : status) ?? 200,
    response: bodyOf(response),
    retries: numberOf(Array.isArray(retry) ? retry[0] : retry) ?? 0,
    start: millisOf(first(value, "startedDateTime", "recorded_at", "started_at")),
  };
}

function bodyOf(message: JsonObject): Json {
  const body = first(message, "body", "postData", "content", "json");
  const text = isObject(body) ? first(body, "string", "text") : undefined;
  return unwrapped(typeof text === "string" ? text : body) ?? null;
}

const modelPath =
  /\/(?:chat\/completions|responses|completions|messages|chat|generate|converse(?:-stream)?)(?:\?|$)|:(?:stream)?[gG]enerateContent/;

function isModelCall({ url, request }: Exchange): boolean {
  return modelPath.test(url) && ["messages", "input", "contents", "prompt", "message"].some((name) => name in request);
}

/** Requests that repeat or continue the history of the last one are one run; another beginning starts another. */
function runsOf(exchanges: Exchange[]): Exchange[][] {
  const runs: { key: string; exchanges: Exchange[]; size: number }[] = [];
  for (const exchange of exchanges) {
    const input = inputOf(exchange);
    const key = asText(input.find(({ role }) => role === "user")?.text);
    const open = runs.at(-1);
    const joined = textOf(exchange.request["previous_response_id"]) !== undefined;
    const grows = input.length >= (open?.size ?? 0);
    if (open && (joined || (open.key === key && grows))) {
      open.exchanges.push(exchange);
      open.size = input.length;
    } else runs.push({ key, exchanges: [exchange], size: input.length });
  }
  return runs.map((run) => run.exchanges);
}

function readRun(exchanges: Exchange[], run_id: string, skipped: number): ReadTrace {
  const nodes = inTurn(exchanges.map(nodeOf));
  const retried = exchanges.filter(({ retries }) => retries > 0).length;
  const notes = [
    ...(retried > 0 ? [`${retried} requests were retries of the one before`] : []),
    ...(skipped > 0 ? [`${skipped} exchanges with other services were left aside`] : []),
  ];
  const read = traceFromSpans(nodes, { run_id, format: "http-recording", notes });
  const attempts = exchanges.map(({ retries }) => retries);
  let next = 0;
  for (const event of read.trace.events) {
    if (event.type !== "model_call") continue;
    const retries = attempts[next] ?? 0;
    next += 1;
    if (retries > 0) event.attempt = retries + 1;
  }
  const failed = nodes.at(-1)?.error;
  const status = failed ? "error" : endsWell(read.trace.events.at(-1)?.type) ? "success" : "unknown";
  return { ...read, trace: { ...read.trace, status } };
}

/** Failed answers carry no time; they came after the one before. */
function inTurn(nodes: SpanNode[]): SpanNode[] {
  let latest = 0;
  return nodes.map((node) => {
    latest = Math.max(latest, node.start ?? 0);
    const start = latest === 0 ? undefined : latest;
    return { ...node, start, end: start };
  });
}

function endsWell(type: string | undefined): boolean {
  return type === "final_output";
}

function nodeOf(exchange: Exchange, index: number): SpanNode {
  const { request, url, status, start } = exchange;
  const body = typeof exchange.response === "string" ? answerOfStream(exchange.response) : exchange.response;
  const failure =
    status >= 400 ? (textOf(at(body, "error", "message")) ?? textOf(first(body, "message", "error")) ?? "") : undefined;
  const message = failure === undefined ? undefined : `HTTP ${status}: ${failure}`;
  return spanNode({
    id: `exchange-${index}`,
    name: url,
    kind: "model",
    start: start ?? millisOf(first(body, "created", "created_at")),
    end: start ?? millisOf(first(body, "created", "created_at")),
    input: inputOf(exchange),
    output: message === undefined ? outputOf(body) : [],
    model: textOf(first(body, "model", "modelVersion")) ?? textOf(request["model"]),
    params: paramsOf(request),
    usage: usageOf(first(body, "usage", "usageMetadata")),
    finish: textOf(at(body, "choices", 0, "finish_reason")) ?? textOf(first(body, "stop_reason", "finish_reason")),
    error: message === undefined ? undefined : { kind: kindOfError(message, "model"), message },
  });
}

function inputOf({ request }: Exchange): Message[] {
  const system = first(request, "system", "instructions", "systemInstruction", "preamble");
  const told = isObject(system) ? readMessages({ role: "system", ...system }) : readMessages(system, "system");
  const history = listOf(request["chat_history"]).flatMap((value) =>
    readMessages({
      role: asText(at(value, "role")).toLowerCase().replace("chatbot", "assistant"),
      content: first(value, "message", "content") ?? "",
    }),
  );
  const { system: _, instructions: __, ...rest } = request;
  const given =
    typeof request["message"] === "string" ? readMessages(request["message"]) : readMessages(withinMessages(rest));
  return [...told, ...history, ...joinedItems(given)];
}

function joinedItems(messages: Message[]): Message[] {
  return joinTurns(
    messages.map((message) => ({ message })),
    (a) => a.message.text === "",
  ).map(({ message }) => message);
}

function outputOf(body: Json): Message[] {
  const list = first(body, "choices", "output", "candidates");
  if (list !== undefined)
    return joinedItems(
      listOf(list).flatMap((value) =>
        readMessages(
          first(value, "content") !== undefined && isObject(at(value, "content"))
            ? (at(value, "content") ?? value)
            : value,
          "assistant",
        ),
      ),
    );
  const message = first(body, "message");
  if (message !== undefined) return readMessages(message, "assistant");
  if (typeof at(body, "text") === "string")
    return readMessages({
      role: "assistant",
      content: at(body, "text") ?? "",
      tool_calls: first(body, "tool_calls") ?? [],
    });
  return readMessages(body, "assistant");
}
