import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { type Answer, answerText, type Conversation, contentText, type ModelTurn, type Turn } from "./conversation.ts";
import type { ModelWire } from "./model-wire.ts";

/** Gemini's generateContent API. Calls have no ids, as in most of its answers: name and order say which call a response answers. */
export const gemini: ModelWire = {
  path: `gemini/v1beta/models/gemini-2.5-pro:generateContent`,
  request: requestOf,
  response: geminiResponse,
};

/** Writes a request with the whole conversation; with its response, if the end of the last answer carries more than its text. */
export function writeGemini(conversation: Conversation): Json {
  const { turns, traits } = conversation;
  const last = turns.at(-1);
  const whole = { ...conversation, history: [] };
  if (!traits.has("cut-off answer") || last?.type !== "model") return requestOf(whole, turns);
  return { request: requestOf(whole, turns.slice(0, -1)), response: geminiResponse(last) };
}

function requestOf({ history }: Conversation, turns: readonly Turn[]): JsonObject {
  const all = [...history, ...turns];
  const system = all.flatMap((turn) =>
    turn.type === "message" && turn.role !== "user" ? [{ text: contentText(turn.content) }] : [],
  );
  return {
    ...(system.length === 0 ? {} : { systemInstruction: { parts: system } }),
    contents: all.flatMap(contentsOf),
  };
}

function contentsOf(turn: Turn): JsonObject[] {
  if (turn.type === "state") return [];
  if (turn.type === "message")
    return turn.role === "user" ? [{ role: "user", parts: [{ text: contentText(turn.content) }] }] : [];
  const answered = turn.calls.flatMap(({ tool, answer }) =>
    answer === undefined ? [] : [{ functionResponse: { name: tool, response: responseOfTool(answer) } }],
  );
  return [
    { role: "model", parts: partsOf(turn) },
    ...(answered.length === 0 ? [] : [{ role: "user", parts: answered }]),
  ];
}

/** Uses the names of the API reference: `output` for the result of a function, `error` if it failed. */
function responseOfTool(answer: Answer): JsonObject {
  return answer.error ? { error: answerText(answer) } : { output: answerText(answer) };
}

function partsOf({ said, calls }: ModelTurn): JsonObject[] {
  const text = said === "" ? [] : [{ text: said }];
  return [...text, ...calls.map(({ tool, args }) => ({ functionCall: { name: tool, args } }))];
}

const finishes: Record<string, string> = { length: "MAX_TOKENS", content_filter: "SAFETY" };

function geminiResponse(turn: ModelTurn): JsonObject {
  const { finish = "stop", usage } = turn;
  const counted =
    usage === undefined ? {} : { usageMetadata: { promptTokenCount: usage.input, candidatesTokenCount: usage.output } };
  return {
    candidates: [
      { index: 0, content: { role: "model", parts: partsOf(turn) }, finishReason: finishes[finish] ?? "STOP" },
    ],
    ...counted,
    modelVersion: "gemini-2.5-pro",
  };
}
