import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { CallError } from "../../schema/trace.ts";

export interface MessageCall {
  id: string | undefined;
  name: string;
  args: Json;
  /** True if the provider runs the tool itself, inside its answer. */
  hosted?: boolean;
  /** The MCP server that has the tool. */
  server?: string;
}

export interface MessageResult {
  id: string | undefined;
  name: string | undefined;
  output: Json;
  error: CallError | undefined;
}

/** One message of any provider, normalised: its text, calls and results. */
export interface Message {
  role: string;
  text: string;
  calls: MessageCall[];
  results: MessageResult[];
  /** Other parts: images, files, thinking. */
  extras: Json[];
  finish: string | undefined;
  /** Its cached key (`keyOf`). A copy with other contents must not keep it. */
  key?: string;
}

/** The members of a message to which its parts are added. */
export type PartTarget = Pick<Message, "text" | "calls" | "results" | "extras">;

export function emptyMessage(role: string): Message {
  return { role, text: "", calls: [], results: [], extras: [], finish: undefined };
}

function textOfPart(part: JsonObject): Json | undefined {
  return part["type"] === "text" && part["text"] === undefined ? part["content"] : part["text"];
}

/** Joins text parts; content with anything else is unchanged. */
export function plainOutput(content: Json): Json {
  if (!Array.isArray(content) || content.length === 0) return content;
  const texts = content.map((part) => (isObject(part) ? textOfPart(part) : part));
  return texts.every((text) => typeof text === "string") ? texts.join("") : content;
}

/** One answer from its messages. Most answers have one message. */
export function answerOf(output: readonly Message[]) {
  const [only, second] = output;
  if (only && !second) return { calls: only.calls, text: only.text, extras: only.extras, results: only.results };
  return {
    calls: output.flatMap(({ calls }) => calls),
    text: output.flatMap(({ text }) => (text === "" ? [] : text)).join("\n"),
    extras: output.flatMap(({ extras }) => extras),
    results: output.flatMap(({ results }) => results),
  };
}
