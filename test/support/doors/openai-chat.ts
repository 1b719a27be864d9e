import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { answerText, type Conversation, contentText, type ModelTurn, type Turn } from "./conversation.ts";
import type { ModelWire } from "./model-wire.ts";

/** The OpenAI Chat Completions API. */
export const openAiChat: ModelWire = {
  path: "openai/v1/chat/completions",
  request: (conversation, turns) => ({ model, messages: chatMessages([...conversation.history, ...turns]) }),
  response: chatResponse,
};

const model = "gpt-4o";

/** Writes a log of messages; if the end of the last answer carries more than its text, a request with its response. */
export function writeChat(conversation: Conversation): Json {
  const { turns, traits } = conversation;
  const last = turns.at(-1);
  if (!traits.has("cut-off answer") || last?.type !== "model") return { messages: chatMessages(turns) };
  return { request: { model, messages: chatMessages(turns.slice(0, -1)) }, response: chatResponse(last) };
}

export function chatMessages(turns: readonly Turn[]): JsonObject[] {
  return turns.flatMap((turn) => {
    if (turn.type === "state") return [];
    if (turn.type === "message") return [{ role: turn.role, content: contentText(turn.content) }];
    const results = turn.calls.flatMap(({ id, tool, answer }) =>
      answer === undefined ? [] : [{ role: "tool", tool_call_id: id, name: tool, content: answerText(answer) }],
    );
    return [messageOf(turn), ...results];
  });
}

function messageOf({ said, calls }: ModelTurn): JsonObject {
  return {
    role: "assistant",
    content: said === "" ? null : said,
    ...(calls.length === 0
      ? {}
      : {
          tool_calls: calls.map(({ id, tool, args }) => ({
            id,
            type: "function",
            function: { name: tool, arguments: JSON.stringify(args) },
          })),
        }),
  };
}

export function chatResponse(turn: ModelTurn): JsonObject {
  const { finish, calls, usage } = turn;
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model,
    choices: [
      { index: 0, message: messageOf(turn), finish_reason: finish ?? (calls.length > 0 ? "tool_calls" : "stop") },
    ],
    ...(usage === undefined
      ? {}
      : {
          usage: {
            prompt_tokens: usage.input,
            completion_tokens: usage.output,
            total_tokens: usage.input + usage.output,
          },
        }),
  };
}
