import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { answerText, type Call, type Conversation, contentText, type ModelTurn } from "./conversation.ts";

/** Writes UI messages of the AI SDK: one assistant message holds all steps up to the next message of the user. */
export function writeAiSdkUi({ run_id, turns }: Conversation): Json {
  const messages: { id: string; role: string; parts: JsonObject[] }[] = [];
  const add = (role: string, parts: JsonObject[]) => {
    const last = messages.at(-1);
    if (role === "assistant" && last?.role === role) last.parts.push(...parts);
    else messages.push({ id: `message-${messages.length}`, role, parts });
  };
  for (const turn of turns) {
    if (turn.type === "message") add(turn.role, [{ type: "text", text: contentText(turn.content) }]);
    if (turn.type === "model") add("assistant", stepOf(turn));
  }
  return { id: run_id, messages };
}

function stepOf({ said, calls }: ModelTurn): JsonObject[] {
  const text = said === "" ? [] : [{ type: "text", text: said, state: "done" }];
  return [{ type: "step-start" }, ...text, ...calls.map(partOf)];
}

function partOf({ id, tool, args, answer }: Call): JsonObject {
  const part = { type: `tool-${tool}`, toolCallId: id, input: args };
  if (answer === undefined) return { ...part, state: "input-available" };
  if (answer.error) return { ...part, state: "output-error", errorText: answerText(answer) };
  return { ...part, state: "output-available", output: answer.output ?? null };
}
