import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { answerText, type Conversation, contentText, isModel, type ModelTurn, type Turn } from "./conversation.ts";
import type { ModelWire } from "./model-wire.ts";

/** The OpenAI Responses API. */
export const openAiResponses: ModelWire = {
  path: "openai/v1/responses",
  request: requestOf,
  response: (turn) => responseOf(turn, 0),
};

const model = "gpt-4o";

/** Writes the items of a conversation, as the Agents SDK stores them. */
export function writeResponseItems({ turns }: Conversation): Json {
  return itemsOf(turns);
}

/** Writes each request with its response, as a log of the API does. */
export function writeResponseExchanges(conversation: Conversation): Json {
  const { turns } = conversation;
  return turns.flatMap((turn, index) => {
    if (!isModel(turn)) return [];
    return [
      {
        request: requestOf({ ...conversation, history: [] }, turns.slice(0, index)),
        response: responseOf(turn, index),
      },
    ];
  });
}

function requestOf({ history }: Conversation, turns: readonly Turn[]): JsonObject {
  return { model, input: itemsOf([...history, ...turns]) };
}

function itemsOf(turns: readonly Turn[]): JsonObject[] {
  return turns.flatMap((turn) => {
    if (turn.type === "state") return [];
    if (turn.type === "message") return [{ role: turn.role, content: contentText(turn.content) }];
    const results = turn.calls.flatMap(({ id, answer }) =>
      answer === undefined ? [] : [{ type: "function_call_output", call_id: id, output: answerText(answer) }],
    );
    return [...outputOf(turn), ...results];
  });
}

function outputOf({ said, calls }: ModelTurn): JsonObject[] {
  const content = [{ type: "output_text", text: said, annotations: [] }];
  const message = { type: "message", id: "msg_1", role: "assistant", status: "completed", content };
  return [
    ...(said === "" ? [] : [message]),
    ...calls.map(({ id, tool, args }) => ({
      type: "function_call",
      id: `fc_${id}`,
      call_id: id,
      name: tool,
      arguments: JSON.stringify(args),
      status: "completed",
    })),
  ];
}

const reasons: Record<string, string> = { length: "max_output_tokens", content_filter: "content_filter" };

function responseOf(turn: ModelTurn, number: number): JsonObject {
  const { finish = "stop", usage, calls } = turn;
  const reason = calls.length > 0 ? undefined : reasons[finish];
  return {
    id: `resp_${number}`,
    object: "response",
    created_at: Math.floor(turn.time.start / 1000),
    model,
    ...(reason === undefined ? { status: "completed" } : { status: "incomplete", incomplete_details: { reason } }),
    output: outputOf(turn),
    ...(usage === undefined ? {} : { usage: { input_tokens: usage.input, output_tokens: usage.output } }),
  };
}
