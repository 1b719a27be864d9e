import type { ReplayCase } from "../schema/case.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { TraceRun } from "../schema/trace.ts";

/** Roles of an agent's own instructions to its model, equal for every user. */
const prompts: readonly string[] = ["system", "developer"];

/**
 * The input messages of a recorded run. If the recording names the agent's question (`source.question`), it replaces
 * the user's messages: the agent wrapped it in its own text, and would do so again in a replay.
 */
export function inputMessages({ events, source }: TraceRun): ReplayCase["scenario"]["input"] {
  const inputs = events.flatMap((event) =>
    event.type === "input_message" ? [{ role: event.role, content: event.content }] : [],
  );
  // Keeps case.yaml below the size of 1 MiB that is still read.
  const isLarge = JSON.stringify(inputs).length > 500_000;
  const messages = isLarge ? inputs.map((message) => ({ ...message, content: withoutData(message.content) })) : inputs;
  const question = source?.["question"];
  if (typeof question !== "string") return messages;
  return [...messages.filter(({ role }) => prompts.includes(role)), { role: "user", content: question }];
}

/** Characters. A longer text without whitespace is data, such as a picture. */
const longestWord = 10_000;
/** No API nests its messages deeper. */
const maxDepth = 16;

/** Replaces data such as pictures, which would make the file too large. Agents need only the text of these messages. */
function withoutData(value: Json, depth = 0): Json {
  if (typeof value === "string") {
    const isData = value.length > longestWord && !/\s/.test(value);
    return isData ? `(${value.length} characters of data, in source-trace.json)` : value;
  }
  if (depth > maxDepth || value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => withoutData(item, depth + 1));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutData(item, depth + 1)]))
    : value;
}
