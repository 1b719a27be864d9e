import { at, numberOf, objectsOf, textOf } from "../formats/fields/fields.ts";
import { setMember } from "../json/set-member.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { done } from "./event-stream.ts";
import { withFailure } from "./answer-end.ts";

/** Legacy completions: choices with a text, not a message (OpenAI API reference, "Completions"). Never served. */
export const oldCompletions = {
  name: "completions",
  isEvent: ({ choices }: JsonObject) => typeof at(choices, 0, "text") === "string",
  isBeginning: () => false,
  readStream,
};

function readStream(events: readonly Json[]): JsonObject {
  const head: JsonObject = {};
  const choices = new Map<number, { text: string; finish_reason: Json }>();
  for (const event of events) {
    if (!isObject(event) || !("choices" in event)) continue;
    const { choices: parts, error: _, ...rest } = event;
    for (const [key, value] of Object.entries(rest)) if (value !== null) setMember(head, key, value);
    for (const part of objectsOf(parts)) {
      const index = numberOf(part["index"]) ?? 0;
      const { text, finish_reason } = choices.get(index) ?? { text: "", finish_reason: null };
      const added = text + (textOf(part["text"]) ?? "");
      choices.set(index, { text: added, finish_reason: part["finish_reason"] ?? finish_reason });
    }
  }
  const answer = { ...head, choices: [...choices].map(([index, choice]) => ({ index, ...choice })) };
  const ended = choices.get(0)?.finish_reason ?? (events.includes(done) ? done : null);
  return withFailure(answer, events, ended !== null);
}
