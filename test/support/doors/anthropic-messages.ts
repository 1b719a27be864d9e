import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { answerText, type Conversation, contentText, type ModelTurn, type Turn } from "./conversation.ts";
import type { ModelWire } from "./model-wire.ts";

/** The Anthropic Messages API. */
export const anthropicMessages: ModelWire = {
  path: "anthropic/v1/messages",
  request: requestOf,
  response: anthropicResponse,
};

const model = "claude-sonnet-4-5";

/** Writes a request with the whole conversation; with its response, if the end of the last answer carries more than its text. */
export function writeAnthropic(conversation: Conversation): Json {
  const { turns, traits } = conversation;
  const last = turns.at(-1);
  const whole = { ...conversation, history: [] };
  if (!traits.has("cut-off answer") || last?.type !== "model") return requestOf(whole, turns);
  return { request: requestOf(whole, turns.slice(0, -1)), response: anthropicResponse(last) };
}

function requestOf({ history }: Conversation, turns: readonly Turn[]): JsonObject {
  const all = [...history, ...turns];
  const system = all.flatMap((turn) => (isInstruction(turn) ? [contentText(turn.content)] : []));
  return {
    model,
    max_tokens: 4096,
    ...(system.length === 0 ? {} : { system: system.join("\n\n") }),
    messages: all.filter((turn) => !isInstruction(turn)).flatMap(messagesOf),
  };
}

function isInstruction(turn: Turn): turn is Extract<Turn, { type: "message" }> {
  return turn.type === "message" && turn.role !== "user";
}

function messagesOf(turn: Turn): JsonObject[] {
  if (turn.type === "state") return [];
  if (turn.type === "message") return [{ role: "user", content: contentText(turn.content) }];
  const results = resultBlocks(turn);
  const answered = results.length === 0 ? [] : [{ role: "user", content: results }];
  return [{ role: "assistant", content: answerBlocks(turn) }, ...answered];
}

export function answerBlocks({ said, calls }: ModelTurn): JsonObject[] {
  const text = said === "" ? [] : [{ type: "text", text: said }];
  return [...text, ...calls.map(({ id, tool, args }) => ({ type: "tool_use", id, name: tool, input: args }))];
}

export function resultBlocks({ calls }: ModelTurn): JsonObject[] {
  return calls.flatMap(({ id, answer }) => {
    if (answer === undefined) return [];
    const flag = answer.error ? { is_error: true } : {};
    return [{ type: "tool_result", tool_use_id: id, content: answerText(answer), ...flag }];
  });
}

const stops: Record<string, string> = { length: "max_tokens", content_filter: "refusal", stop: "end_turn" };

export function stopReason({ finish = "stop", calls }: ModelTurn): string {
  return calls.length > 0 ? "tool_use" : (stops[finish] ?? finish);
}

function anthropicResponse(turn: ModelTurn): JsonObject {
  const { usage } = turn;
  return {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model,
    content: answerBlocks(turn),
    stop_reason: stopReason(turn),
    stop_sequence: null,
    ...(usage === undefined ? {} : { usage: { input_tokens: usage.input, output_tokens: usage.output } }),
  };
}
