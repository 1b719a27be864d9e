import { append } from "../append.ts";
import { compact } from "../compact.ts";
import { at, listOf, numberOf, objectOf, objectsOf, textOf } from "../formats/fields/fields.ts";
import { ownMember, setMember } from "../json/set-member.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { done, eventBlock } from "./event-stream.ts";
import type { ModelApi, ModelQuestion } from "./model-api.ts";
import { asksForStream, openAi, openAiUrl, textReader } from "./openai.ts";
import { endOf, withFailure } from "./answer-end.ts";

/** OpenAI Chat Completions. Streams end with `[DONE]` (OpenAI API reference, "Streaming"). */
export const openAiChat: ModelApi = {
  name: "openai-chat",
  provider: openAi,
  converses: true,
  routes: [
    [/^\/openai(?:\/v1)?\/chat\/completions$/, () => "/chat/completions"],
    [/^\/azure\/openai\/(?:deployments\/[^/]+|v1)\/chat\/completions$/, () => "/chat/completions"],
  ],
  endpoint: /\/chat\/completions$/,
  url: openAiUrl,
  wantsStream: asksForStream,
  clientMethods: ["chat.completions"],
  messagesIn: (request) => listOf(request["messages"]),
  toolsIn: (request) => objectsOf(request["tools"]).map((tool) => objectOf(tool["function"])),
  ask,
  // Legacy completions have a text instead of a message.
  isAnswer: ({ choices }) => Array.isArray(choices) && typeof at(choices, 0, "text") !== "string",
  answerIn: (response) => {
    const [choice, ...alternatives] = objectsOf(response["choices"]);
    return {
      messages: isObject(choice?.["message"]) ? [withSources(choice["message"], response)] : [],
      alternatives,
      finish_reason: textOf(choice?.["finish_reason"]),
      // Groq's streams have it under `x_groq`.
      usage: response["usage"] ?? at(response, "x_groq", "usage"),
      model: textOf(response["model"]),
      id: textOf(response["id"]),
      error: response["error"],
    };
  },
  finishes: {
    stop: "stop",
    tool_calls: "tool_calls",
    function_call: "tool_calls",
    length: "length",
    content_filter: "content_filter",
  },
  usage: {
    input: ["prompt_tokens"],
    output: ["completion_tokens"],
    cached: ["cached_tokens"],
    reasoning: ["reasoning_tokens"],
    details: ["prompt_tokens_details", "completion_tokens_details"],
  },
  parts: { text: textReader("text", "content"), refusal: textReader("refusal", "text") },
  isEvent: isChunk,
  isBeginning: () => false,
  readStream,
  writeStream,
};

/** Adds Perplexity's list of sources, which stands beside the choices. */
function withSources(message: JsonObject, { citations }: JsonObject): JsonObject {
  return listOf(citations).length === 0 ? message : { citations: citations ?? [], ...message };
}

/** Some compatible services omit `object`. Azure first sends filter results of the prompt, without choices. */
function isChunk({ object, choices, prompt_filter_results }: JsonObject): boolean {
  if (object === "chat.completion.chunk") return true;
  if (!Array.isArray(choices)) return false;
  return prompt_filter_results === undefined ? isObject(at(choices[0], "delta")) : choices.length === 0;
}

function ask({ model, system, messages, schema }: ModelQuestion) {
  const json_schema = { name: "answer", strict: true, schema: schema ?? null };
  return {
    path: "/chat/completions",
    body: {
      model,
      messages: [{ role: "system", content: system }, ...messages],
      ...compact({ response_format: schema && { type: "json_schema", json_schema } }),
    },
  };
}

function writeStream(response: JsonObject): string[] {
  const { choices, usage, error: _, ...head } = response;
  const base = { ...head, object: "chat.completion.chunk" };
  const blocks = objectsOf(choices).flatMap((choice, position) => {
    const index = choice["index"] ?? position;
    const { content, tool_calls, role, ...rest } = objectOf(choice["message"]);
    const delta = (value: JsonObject, finish: Json = null) =>
      eventBlock({ ...base, choices: [{ index, delta: value, logprobs: null, finish_reason: finish }] });
    const first = delta({
      role: role ?? "assistant",
      ...(listOf(tool_calls).length > 0 ? { content: null } : { content: "" }),
      ...rest,
    });
    const text = content === undefined || content === null || content === "" ? [] : [delta({ content })];
    const calls = listOf(tool_calls).map((call, place) => delta({ tool_calls: [{ index: place, ...objectOf(call) }] }));
    const finish = choice["finish_reason"] ?? (isObject(response["error"]) ? undefined : "stop");
    return [first, ...text, ...calls, ...(finish === undefined ? [] : [delta({}, finish)])];
  });
  const tail = usage === undefined ? [] : [eventBlock({ ...base, choices: [], usage })];
  return [...blocks, ...tail, ...endOf(response, [eventBlock(done)], (error) => [eventBlock({ error })])];
}

interface Call {
  id: string;
  type: string;
  name: string;
  arguments: string;
}

interface Choice {
  message: JsonObject;
  calls: Map<number, Call>;
  finish: Json;
}

function readStream(events: readonly Json[]): JsonObject {
  const head: JsonObject = {};
  const choices = new Map<number, Choice>();
  for (const event of events) {
    if (!isObject(event) || !("choices" in event)) continue;
    const { choices: parts, object: _, error: __, ...rest } = event;
    for (const key in rest) if (rest[key] !== undefined && rest[key] !== null) setMember(head, key, rest[key]);
    for (const part of objectsOf(parts)) addToChoice(choices, part);
  }
  const answer: JsonObject = {
    ...head,
    object: "chat.completion",
    choices: [...choices].map(([index, { message, calls, finish }]) => ({
      index,
      message: calls.size === 0 ? message : { ...message, tool_calls: [...calls.values()].map(asCall) },
      finish_reason: finish,
    })),
  };
  // Some compatible servers send no finish reason.
  const ended = at(answer, "choices", 0, "finish_reason") ?? (events.includes(done) ? done : null);
  return withFailure(answer, events, ended !== null);
}

function addToChoice(choices: Map<number, Choice>, part: JsonObject): void {
  const index = numberOf(part["index"]) ?? 0;
  const choice: Choice = choices.get(index) ?? {
    message: { role: "assistant", content: null },
    calls: new Map(),
    finish: null,
  };
  choices.set(index, choice);
  choice.finish = part["finish_reason"] ?? choice.finish;
  const delta = objectOf(part["delta"]);
  for (const [key, value] of Object.entries(delta)) {
    if (key === "tool_calls" || value === null) continue;
    setMember(choice.message, key, key === "role" ? value : grown(ownMember(choice.message, key), value));
  }
  for (const call of objectsOf(delta["tool_calls"])) addToCall(choice.calls, call);
}

/** Appends text to text and parts to parts. Mistral sends both. */
function grown(before: Json | undefined, value: Json): Json {
  if (typeof before === "string" && typeof value === "string") return before + value;
  if (Array.isArray(before) && (Array.isArray(value) || typeof value === "string")) {
    // Appends in place, since the list belongs to this stream. A copy for each piece would take quadratic time.
    append(before, partsOf(value));
    return before;
  }
  return Array.isArray(value) ? [...(typeof before === "string" ? partsOf(before) : []), ...value] : value;
}

function partsOf(value: Json[] | string): Json[] {
  return typeof value !== "string" ? value : value === "" ? [] : [{ type: "text", text: value }];
}

function addToCall(calls: Map<number, Call>, part: JsonObject): void {
  const index = numberOf(part["index"]) ?? calls.size;
  const call = calls.get(index) ?? { id: "", type: "function", name: "", arguments: "" };
  calls.set(index, call);
  call.id ||= textOf(part["id"]) ?? "";
  call.type = textOf(part["type"]) ?? call.type;
  call.name += textOf(at(part, "function", "name")) ?? "";
  call.arguments += textOf(at(part, "function", "arguments")) ?? "";
}

function asCall({ id, type, ...members }: Call): Json {
  return { id, type, function: members };
}
