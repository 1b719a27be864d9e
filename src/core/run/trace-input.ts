import type { ReplayCase } from "../schema/case.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { TraceRun } from "../schema/trace.ts";

/** What an agent tells its model of itself, whoever asks. */
const prompts: readonly string[] = ["system", "developer"];

/**
 * The messages of a recorded run that came from outside. Where the recording knows what the agent was asked (`source.question`), that
 * is it: the agent put its own words around it before a model saw it, and would do so again.
 */
export function inputMessages({ events, source }: TraceRun): ReplayCase["scenario"]["input"] {
  const said = events.flatMap((event) =>
    event.type === "input_message" ? [{ role: event.role, content: event.content }] : [],
  );
  // A case.yaml of a mebibyte is read no more.
  const isLarge = JSON.stringify(said).length > 500_000;
  const messages = isLarge ? said.map((message) => ({ ...message, content: withoutData(message.content) })) : said;
  const question = source?.["question"];
  if (typeof question !== "string") return messages;
  return [...messages.filter(({ role }) => prompts.includes(role)), { role: "user", content: question }];
}

/** A text without a blank that is longer is no words but data, such as a picture. */
const longestWord = 10_000;
/** Deeper than any API nests its messages. */
const maxDepth = 16;

/** Agents take the words of these messages: a picture in them would only make the file too large to be read. */
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
