import { asText, first, listOf, objectOf } from "../formats/fields/fields.ts";
import { ownMember, setMember } from "../json/set-member.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { withFailure } from "./answer-end.ts";

/**
 * Members with a piece of text in events of Ollama's generate, of Titan on Bedrock and of Claude's text completions.
 */
const textNames = ["response", "outputText", "completion"];
/** Members that tell how an answer ended. Only the last event has one. */
const endNames = ["done_reason", "completionReason", "stop_reason"];

/** Streams whose events have a piece of text, or of an Ollama message, and plain members. Only read from recordings. */
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
      else if (value !== null && key !== "error") setMember(answer, key, value);
    }
  }
  const messageField = Object.keys(message).length === 0 ? {} : { message };
  const ended = answer["done"] === true || first(answer, ...endNames) !== undefined;
  return withFailure({ ...answer, ...Object.fromEntries(text), ...messageField }, events, ended);
}

/** Appends texts and thoughts. Calls come in one piece. */
function addMessage(message: JsonObject, piece: JsonObject): void {
  for (const [key, value] of Object.entries(piece)) {
    const before = ownMember(message, key);
    if (typeof value === "string" && key !== "role") setMember(message, key, asText(before ?? "") + value);
    else if (Array.isArray(value)) setMember(message, key, [...listOf(before), ...value]);
    else if (value !== null) setMember(message, key, value);
  }
}
