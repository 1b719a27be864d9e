import { anthropicMessages } from "../../src/core/providers/anthropic-messages.ts";
import { isObject } from "../../src/core/schema/is-object.ts";
import type { Json, JsonObject } from "../../src/core/schema/json.ts";
import { chatAnswer, type StubAnswer, type StubRequest } from "./stub-provider.ts";

const errors: Record<string, number> = { limited: 429, broken: 500 };

/** Answers like OpenAI, Anthropic and Gemini, by what the user said last: `parallel`, `structured`, `limited`, … or anything. */
export function stubModels({ path, body }: StubRequest): StubAnswer {
  const request: JsonObject = JSON.parse(JSON.stringify(body));
  const asked = lastWords(request);
  const status = errors[asked];
  const api = path.includes("/chat/completions")
    ? chat
    : path.includes("/responses")
      ? responses
      : path.includes("/embeddings")
        ? embeddings
        : path.includes("/messages")
          ? messages
          : gemini;
  if (status !== undefined) return { status, body: errorOf(api, status) };
  return api(request, asked, path);
}

type Api = (request: JsonObject, asked: string, path: string) => StubAnswer;

function errorOf(api: Api, status: number): JsonObject {
  const message = status === 429 ? "slow down" : "it broke";
  if (api === messages) return { type: "error", error: { type: "rate_limit_error", message } };
  if (api === gemini) return { error: { code: status, message, status: "RESOURCE_EXHAUSTED" } };
  return { error: { message, type: "rate_limit", param: null, code: "rate_limit_exceeded" } };
}

/** What the user said; what a tool answered counts as `after tools`. */
function lastWords(request: JsonObject): string {
  const list = request["messages"] ?? request["input"] ?? request["contents"];
  const last: Json | undefined = Array.isArray(list) ? list.at(-1) : list;
  const text = JSON.stringify(last ?? "");
  if (/"role":"tool"|tool_result|function_call_output|functionResponse/.test(text)) return "after tools";
  return /limited|broken|parallel|structured|async \w+|stream/.exec(text)?.[0] ?? "plain";
}

const calls = [
  { id: "call_a", name: "lookup", args: { user: "u1" } },
  { id: "call_b", name: "lookup", args: { user: "u2" } },
];
const said = (asked: string) => (asked === "structured" ? '{"total":42.5}' : `You said: ${asked}.`);

function chat(request: JsonObject, asked: string): StubAnswer {
  const body = asked === "parallel" ? chatAnswer(undefined, calls) : chatAnswer(said(asked));
  if (request["stream"] !== true) return { body };
  const head = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "gpt-x" };
  const chunk = (delta: JsonObject, finish_reason: Json = null) => ({
    ...head,
    choices: [{ index: 0, delta, finish_reason }],
  });
  const asks = calls.flatMap(({ id, name, args }, index) => [
    chunk({ tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }] }),
    ...JSON.stringify(args)
      .split(/(?<=:)/)
      .map((part) => chunk({ tool_calls: [{ index, function: { arguments: part } }] })),
  ]);
  const words = said(asked)
    .split(/(?<= )/)
    .map((content) => chunk({ content }));
  const parallel = asked === "parallel";
  const usage = { ...head, choices: [], usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 } };
  const events = [
    chunk({ role: "assistant", content: parallel ? null : "" }),
    ...(parallel ? asks : words),
    chunk({}, parallel ? "tool_calls" : "stop"),
    ...(isObject(request["stream_options"]) ? [usage] : []),
  ];
  return { body: null, events: [...events, "[DONE]"] };
}

function responses(request: JsonObject, asked: string): StubAnswer {
  const text = { type: "output_text", text: said(asked), annotations: [] };
  const message = { type: "message", id: "msg_1", role: "assistant", status: "completed", content: [text] };
  const asks = calls.map(({ id, name, args }, index) => ({
    type: "function_call",
    id: `fc_${index}`,
    call_id: id,
    name,
    arguments: JSON.stringify(args),
    status: "completed",
  }));
  const output = asked === "parallel" ? [message, ...asks] : [message];
  const usage = {
    input_tokens: 10,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: 5,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 15,
  };
  const head = { id: "resp_1", object: "response", created_at: 1, model: "gpt-x", parallel_tool_calls: true };
  const body = { ...head, tool_choice: "auto", tools: [], status: "completed", output, usage };
  if (request["stream"] !== true) return { body };
  const begun = { ...body, status: "in_progress", output: [], usage: null };
  const parts = { output_index: 0, item_id: "msg_1", content_index: 0 };
  const words = text.text.split(/(?<= )/).map((delta) => ({ type: "response.output_text.delta", ...parts, delta }));
  const events: JsonObject[] = [
    { type: "response.created", response: begun },
    { type: "response.in_progress", response: begun },
    { type: "response.output_item.added", output_index: 0, item: { ...message, status: "in_progress", content: [] } },
    { type: "response.content_part.added", ...parts, part: { ...text, text: "" } },
    ...words,
    { type: "response.output_text.done", ...parts, text: text.text },
    { type: "response.content_part.done", ...parts, part: text },
    { type: "response.output_item.done", output_index: 0, item: message },
    ...output.slice(1).flatMap((item, index) => [
      {
        type: "response.output_item.added",
        output_index: index + 1,
        item: { ...item, arguments: "", status: "in_progress" },
      },
      { type: "response.output_item.done", output_index: index + 1, item },
    ]),
    { type: "response.completed", response: body },
  ];
  return { body: null, named: true, events: events.map((event, index) => ({ ...event, sequence_number: index })) };
}

function embeddings(request: JsonObject): StubAnswer {
  const input = Array.isArray(request["input"]) ? request["input"] : [request["input"]];
  const vector = (index: number) => [0.25 + index, -1.5];
  const encoded = (index: number) => Buffer.from(Float32Array.from(vector(index)).buffer).toString("base64");
  const data = input.map((_, index) => ({
    object: "embedding",
    index,
    embedding: request["encoding_format"] === "base64" ? encoded(index) : vector(index),
  }));
  return { body: { object: "list", data, model: "embed-x", usage: { prompt_tokens: 2, total_tokens: 2 } } };
}

function messages(request: JsonObject, asked: string): StubAnswer {
  const uses = calls.map(({ id, name, args }) => ({ type: "tool_use", id, name, input: args }));
  const text = { type: "text", text: said(asked) };
  const body = {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "claude-x",
    content: asked === "parallel" ? [text, ...uses] : [text],
    stop_reason: asked === "parallel" ? "tool_use" : "end_turn",
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 5 },
  };
  return request["stream"] === true ? { body, blocks: anthropicMessages.writeStream(body) } : { body };
}

function gemini(_request: JsonObject, asked: string, path: string): StubAnswer {
  const asks = calls.map(({ name, args }) => ({ functionCall: { name, args } }));
  const parts: JsonObject[] = asked === "parallel" ? asks : [{ text: said(asked) }];
  const answer = (content: JsonObject[], rest: JsonObject = {}) => ({
    candidates: [{ index: 0, content: { role: "model", parts: content }, ...rest }],
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 },
    modelVersion: "gemini-x",
  });
  if (!path.includes(":stream")) return { body: answer(parts, { finishReason: "STOP" }) };
  const words = said(asked)
    .split(/(?<= )/)
    .map((text) => answer([{ text }]));
  return { body: null, events: [...words, answer([{ text: "" }], { finishReason: "STOP" })] };
}
