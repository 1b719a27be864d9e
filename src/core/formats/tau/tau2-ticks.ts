import { append } from "../../append.ts";
import type { JsonObject } from "../../schema/json.ts";
import { asText, objectOf, objectsOf, present, textOf } from "../fields/fields.ts";

/**
 * The conversation in the ticks of a voice run. Both sides speak at once, in pieces. What one side says until it is
 * silent for a tick, or makes a call, is one message.
 */
export function messagesOfTicks(ticks: JsonObject[]): JsonObject[] {
  const messages: JsonObject[] = [];
  const spoken: Record<string, JsonObject | undefined> = {};
  for (const tick of ticks) {
    for (const side of ["user", "agent"]) {
      const chunk = objectOf(tick[`${side}_chunk`]);
      const role = side === "agent" ? "assistant" : "user";
      say({ chunk, role, at: textOf(tick["timestamp"]) }, spoken, messages);
      const calls = objectsOf(tick[`${side}_tool_calls`]);
      const requested = calls.length > 0 ? calls : objectsOf(chunk["tool_calls"]);
      if (requested.length > 0) {
        spoken[role] = undefined;
        messages.push(present({ role, content: "", tool_calls: requested, timestamp: tick["timestamp"] }));
      }
      append(
        messages,
        objectsOf(tick[`${side}_tool_results`]).map((one) => ({ role: "tool", ...one })),
      );
    }
  }
  return messages;
}

function say(
  { chunk, role, at }: { chunk: JsonObject; role: string; at: string | undefined },
  spoken: Record<string, JsonObject | undefined>,
  messages: JsonObject[],
): void {
  const text = textOf(chunk["content"]);
  if (text === undefined) {
    if (chunk["contains_speech"] !== true) spoken[role] = undefined;
    return;
  }
  const open = spoken[role];
  if (open) open["content"] = `${asText(open["content"])}${text}`;
  else {
    const message: JsonObject = present({ role, content: text, timestamp: at });
    spoken[role] = message;
    messages.push(message);
  }
}
