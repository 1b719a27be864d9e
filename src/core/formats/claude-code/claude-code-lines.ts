import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { asText, at, first, listOf, objectOf, objectsOf, textOf } from "../fields/fields.ts";

/** A line from a recorder between the SDK and the program, including their internal messages. */
export function isOnWire(line: Json): line is JsonObject {
  const direction = at(line, "direction");
  return (direction === "send" || direction === "recv") && isObject(at(line, "message"));
}

/** The SDK does not know the session until the program names it. */
export function withoutDefault(line: Json): Json {
  if (!isObject(line) || line["session_id"] !== "default") return line;
  const { session_id: _, ...rest } = line;
  return rest;
}

/** True for a line that only Claude Code writes. */
export function isOwn(line: Json): boolean {
  const type = textOf(at(line, "type"));
  if (type === "user" || type === "assistant") {
    const keyed = ["sessionId", "session_id", "uuid", "parentUuid", "parent_tool_use_id"].some(
      (key) => at(line, key) !== undefined,
    );
    return keyed && isObject(at(line, "message"));
  }
  if (type === "system") return at(line, "subtype") !== undefined;
  if (type === "result") return at(line, "num_turns") !== undefined || at(line, "is_error") !== undefined;
  if (type === "summary") return at(line, "leafUuid") !== undefined;
  if (type === undefined) return false;
  return beside.has(type) || (typeof first(line, "sessionId", "session_id") === "string" && "uuid" in objectOf(line));
}

/** Lines between the messages of a session or stream. */
const beside = new Set([
  "file-history-snapshot",
  "queue-operation",
  "control_request",
  "control_response",
  "control_cancel_request",
  "stream_event",
  "tool_progress",
  "keep_alive",
  "last-prompt",
  "custom-title",
  "ai-title",
]);

/** True for a line that no session has: not an object, without a type, or with an invalid message. */
export function isStray(line: Json): boolean {
  const type = at(line, "type");
  const speaks = type === "user" || type === "assistant";
  return typeof type !== "string" || (speaks && !isObject(at(line, "message")));
}

/** Lines that the program wrote in the user's name: caveats, interruptions, and summaries of long histories. */
export function isAside(line: JsonObject): boolean {
  const own = line["isMeta"] === true || line["isCompactSummary"] === true || isInterruption(line);
  return line["type"] === "user" && own && !hasResult(line);
}

/** The event's name for such a line. */
export function asideName(line: JsonObject): string {
  if (isInterruption(line)) return "user/interrupted";
  return line["isCompactSummary"] === true ? "user/compact_summary" : "user/meta";
}

/** True if a person stopped the answer; their own words in that line still count. */
export function isInterruption(line: JsonObject): boolean {
  const content = at(line, "message", "content");
  const texts = typeof content === "string" ? [content] : listOf(content).map((part) => asText(at(part, "text")));
  return line["type"] === "user" && texts.length === 1 && asText(texts[0]).startsWith("[Request interrupted by user");
}

/** True for a line with a tool's result. */
export function hasResult(line: JsonObject): boolean {
  return objectsOf(at(line, "message", "content")).some((block) => block["type"] === "tool_result");
}

/** True for an answer that the program wrote in the model's place: an error or a filler. */
export function isSynthetic(line: JsonObject): boolean {
  return at(line, "message", "model") === "<synthetic>";
}

/** How the model call failed, if it did; older versions say so only in the text. */
export function failureOf(line: JsonObject, text: string): string | undefined {
  if (line["type"] !== "assistant") return undefined;
  const flagged = line["isApiErrorMessage"] === true || textOf(line["error"]) !== undefined;
  return flagged || (isSynthetic(line) && /^API Error\b/.test(text)) ? text : undefined;
}

/**
 * How many prompts a person took back by going back to an earlier point: they stand in the file, but not on the way from its last
 * line to its beginning. 0 where that way is broken, as in a file that was cut, and where no line names the one before it.
 */
export function rewoundPrompts(lines: readonly JsonObject[]): number {
  const main = lines.filter((line) => typeof line["uuid"] === "string" && line["isSidechain"] !== true);
  if (!main.some((line) => parentOf(line) !== undefined)) return 0;
  const byId = new Map(main.map((line) => [line["uuid"], line]));
  const kept = new Set<JsonObject>();
  let here = main.findLast((line) => line["type"] === "assistant" || line["type"] === "user");
  while (here && !kept.has(here)) {
    kept.add(here);
    const before = parentOf(here);
    if (before === undefined) return main.filter((line) => isPrompt(line) && !kept.has(line)).length;
    here = byId.get(before);
  }
  return 0;
}

function parentOf(line: JsonObject): string | undefined {
  return textOf(line["parentUuid"]) ?? textOf(line["logicalParentUuid"]);
}

function isPrompt(line: JsonObject): boolean {
  return line["type"] === "user" && !isAside(line) && !hasResult(line);
}
