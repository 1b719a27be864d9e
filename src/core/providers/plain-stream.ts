import { asText, first, listOf, objectOf } from "../formats/fields/fields.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { withFailure } from "./answer-end.ts";

/** Where a piece of the text stands in the events of Ollama's generate, of Titan at Bedrock and of Claude's first completions. */
const textNames = ["response", "outputText", "completion"];
/** What says how an answer ended: only the last event has it. */
const endNames = ["done_reason", "completionReason", "stop_reason"];

/** Streams of which each event has a piece of a text beside plain members, Ollama's messages included. Recorded, never served. */
export const plainStream = {
  name: "plain",
  isEvent: (event: JsonObject) =>
    typeof event["done"] === "boolean"
      ? isObject(event["message"]) || typeof event["response"] === "string"
      : typeof event["outputText"] === "string" ||
        (event["type"] === "completion" && typeof event["completion"] === "string"),
  isBeginning: () => false,
  readStream,
};

function readStream(events: readonly Json[]): JsonObject {
  const answer: JsonObject = {};
  const text = new Map<string, string>();
  const message: JsonObject = {};
  for (const event of events) {
    if (!isObject(event)) continue;
    for (const [key, value] of Object.entries(event)) {
      if (textNames.includes(key)) text.set(key, (text.get(key) ?? "") + asText(value));
      else if (key === "message") addMessage(message, objectOf(value));
      else if (value !== null && key !== "error") answer[key] = value;
    }
  }
  const said = Object.keys(message).length === 0 ? {} : { message };
  const ended = answer["done"] === true || first(answer, ...endNames) !== undefined;
  return withFailure({ ...answer, ...Object.fromEntries(text), ...said }, events, ended);
}

/** Texts and thoughts grow, calls come whole. */
function addMessage(message: JsonObject, piece: JsonObject): void {
  for (const [key, value] of Object.entries(piece)) {
    const before = message[key];
    if (typeof value === "string" && key !== "role") message[key] = asText(before ?? "") + value;
    else if (Array.isArray(value)) message[key] = [...listOf(before), ...value];
    else if (value !== null) message[key] = value;
  }
}
