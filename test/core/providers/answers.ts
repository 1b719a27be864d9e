import { asText } from "../../../src/core/formats/fields/fields.ts";
import { eventBlock } from "../../../src/core/providers/event-stream.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";

interface Tried {
  /** Says `You were charged twice.` and asks for one lookup. */
  answer: JsonObject;
  /** The answer in the pieces of a stream, where ours are too large to try much. */
  pieces?: string[];
  /** What a stream that fails ends in. */
  error: (message: string) => string[];
}

const text = "You were charged twice.";
const args = { user: "u1", of: 'a "b" é' };
const json = JSON.stringify(args);
const words = text.split(/(?<= )/);
const jsonPieces = json.match(/.{1,5}/gu) ?? [];

const chunk = (delta: JsonObject, finish_reason: Json = null) =>
  eventBlock({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "gpt-x",
    choices: [{ index: 0, delta, finish_reason }],
  });
const chatUsage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };

const claude = { id: "msg_1", type: "message", role: "assistant", model: "claude-x" };
const named = (event: JsonObject) => eventBlock(event, asText(event["type"]));
const delta = (index: number, of: JsonObject) => named({ type: "content_block_delta", index, delta: of });

const responsesOutput = [
  {
    type: "message",
    id: "msg_1",
    role: "assistant",
    status: "completed",
    content: [{ type: "output_text", text, annotations: [] }],
  },
  { type: "function_call", id: "fc_1", call_id: "call_1", name: "lookup", arguments: json, status: "completed" },
];

const geminiHead = {
  usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 },
  modelVersion: "gemini-x",
  responseId: "r1",
};
const geminiPiece = (parts: JsonObject[], rest: JsonObject = {}) =>
  eventBlock({ candidates: [{ index: 0, content: { role: "model", parts }, ...rest }], ...geminiHead });

/** Of each API the same answer, and how its streams fail. */
export const answers: Record<string, Tried> = {
  "openai-chat": {
    answer: {
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1,
      model: "gpt-x",
      choices: [
        {
          index: 0,
          finish_reason: "tool_calls",
          message: {
            role: "assistant",
            content: text,
            tool_calls: [{ id: "call_1", type: "function", function: { name: "lookup", arguments: json } }],
          },
        },
      ],
      usage: chatUsage,
    },
    pieces: [
      chunk({ role: "assistant", content: "" }),
      ...words.map((content) => chunk({ content })),
      chunk({
        tool_calls: [{ index: 0, id: "call_1", type: "function", function: { name: "lookup", arguments: "" } }],
      }),
      ...jsonPieces.map((part) => chunk({ tool_calls: [{ index: 0, function: { arguments: part } }] })),
      chunk({}, "tool_calls"),
      eventBlock({ id: "chatcmpl-1", object: "chat.completion.chunk", model: "gpt-x", choices: [], usage: chatUsage }),
      eventBlock("[DONE]"),
    ],
    error: (message) => [eventBlock({ error: { message, type: "server_error", code: null } })],
  },
  "openai-responses": {
    answer: {
      id: "resp_1",
      object: "response",
      created_at: 1,
      model: "gpt-x",
      status: "completed",
      error: null,
      incomplete_details: null,
      output: responsesOutput,
      usage: { input_tokens: 10, output_tokens: 5, total_tokens: 15 },
    },
    error: (message) => [named({ type: "error", code: "server_error", message, param: null })],
  },
  "anthropic-messages": {
    answer: {
      ...claude,
      content: [
        { type: "text", text },
        { type: "tool_use", id: "toolu_1", name: "lookup", input: args },
      ],
      stop_reason: "tool_use",
      stop_sequence: null,
      usage: { input_tokens: 10, output_tokens: 5 },
    },
    pieces: [
      named({
        type: "message_start",
        message: { ...claude, content: [], stop_reason: null, usage: { input_tokens: 10, output_tokens: 1 } },
      }),
      named({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }),
      named({ type: "ping" }),
      ...words.map((word) => delta(0, { type: "text_delta", text: word })),
      named({ type: "content_block_stop", index: 0 }),
      named({
        type: "content_block_start",
        index: 1,
        content_block: { type: "tool_use", id: "toolu_1", name: "lookup", input: {} },
      }),
      ...["", ...jsonPieces].map((partial_json) => delta(1, { type: "input_json_delta", partial_json })),
      named({ type: "content_block_stop", index: 1 }),
      named({
        type: "message_delta",
        delta: { stop_reason: "tool_use", stop_sequence: null },
        usage: { output_tokens: 5 },
      }),
      named({ type: "message_stop" }),
    ],
    error: (message) => [named({ type: "error", error: { type: "overloaded_error", message } })],
  },
  "cohere-chat-v1": {
    answer: {
      response_id: "r1",
      generation_id: "g1",
      text,
      finish_reason: "COMPLETE",
      tool_calls: [{ name: "lookup", parameters: JSON.parse(json) }],
      meta: { billed_units: { input_tokens: 9, output_tokens: 4 }, tokens: { input_tokens: 10, output_tokens: 5 } },
    },
    pieces: [
      eventBlock({ is_finished: false, event_type: "stream-start", generation_id: "g1" }),
      ...words.map((word) => eventBlock({ is_finished: false, event_type: "text-generation", text: word })),
      eventBlock({
        is_finished: false,
        event_type: "tool-calls-generation",
        tool_calls: [{ name: "lookup", parameters: JSON.parse(json) }],
      }),
      eventBlock({
        is_finished: true,
        event_type: "stream-end",
        finish_reason: "COMPLETE",
        response: {
          response_id: "r1",
          generation_id: "g1",
          text,
          finish_reason: "COMPLETE",
          tool_calls: [{ name: "lookup", parameters: JSON.parse(json) }],
          meta: { billed_units: { input_tokens: 9, output_tokens: 4 }, tokens: { input_tokens: 10, output_tokens: 5 } },
        },
      }),
    ],
    error: (message) => [
      eventBlock({ is_finished: true, event_type: "stream-end", finish_reason: "ERROR", error: message }),
    ],
  },
  "cohere-chat": {
    answer: {
      id: "c1",
      finish_reason: "TOOL_CALL",
      message: {
        role: "assistant",
        content: [{ type: "text", text }],
        tool_calls: [{ id: "lookup_1", type: "function", function: { name: "lookup", arguments: json } }],
      },
      usage: { billed_units: { input_tokens: 9, output_tokens: 4 }, tokens: { input_tokens: 10, output_tokens: 5 } },
    },
    pieces: [
      named({
        type: "message-start",
        id: "c1",
        delta: { message: { role: "assistant", content: [], tool_calls: [] } },
      }),
      named({ type: "content-start", index: 0, delta: { message: { content: { type: "text", text: "" } } } }),
      ...words.map((word) =>
        named({ type: "content-delta", index: 0, delta: { message: { content: { text: word } } } }),
      ),
      named({ type: "content-end", index: 0 }),
      named({
        type: "tool-call-start",
        index: 0,
        delta: {
          message: { tool_calls: { id: "lookup_1", type: "function", function: { name: "lookup", arguments: "" } } },
        },
      }),
      ...jsonPieces.map((part) =>
        named({
          type: "tool-call-delta",
          index: 0,
          delta: { message: { tool_calls: { function: { arguments: part } } } },
        }),
      ),
      named({ type: "tool-call-end", index: 0 }),
      named({
        type: "message-end",
        delta: {
          finish_reason: "TOOL_CALL",
          usage: {
            billed_units: { input_tokens: 9, output_tokens: 4 },
            tokens: { input_tokens: 10, output_tokens: 5 },
          },
        },
      }),
    ],
    error: (message) => [named({ type: "message-end", delta: { finish_reason: "ERROR", error: message } })],
  },
  gemini: {
    answer: {
      candidates: [
        {
          index: 0,
          finishReason: "STOP",
          content: { role: "model", parts: [{ text }, { functionCall: { name: "lookup", args } }] },
        },
      ],
      ...geminiHead,
    },
    pieces: [
      ...words.map((word) => geminiPiece([{ text: word }])),
      geminiPiece([{ functionCall: { name: "lookup", args } }]),
      geminiPiece([{ text: "" }], { finishReason: "STOP" }),
    ],
    error: (message) => [eventBlock({ error: { code: 503, message, status: "UNAVAILABLE" } })],
  },
};
