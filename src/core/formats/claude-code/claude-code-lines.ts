import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { asText, at, first, listOf, objectOf, objectsOf, textOf } from "../fields/fields.ts";

/** True for a line recorded between the SDK and the program, which includes their internal messages. */
export function isOnWire(line: Json): line is JsonObject {
  const direction = at(line, "direction");
  return (direction === "send" || direction === "recv") && isObject(at(line, "message"));
}

/** Drops the placeholder `default`: the SDK does not know the session id until the program names it. */
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

/** Types of the lines between the messages of a session or stream. */
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

/** True for a line that belongs to no session: not an object, without a type, or with an invalid message. */
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

/** The event's name for an aside. */
export function asideName(line: JsonObject): string {
  if (isInterruption(line)) return "user/interrupted";
  return line["isCompactSummary"] === true ? "user/compact_summary" : "user/meta";
}

/** True if a person stopped the answer and the line says nothing else. */
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

/** How the model call failed, if it did. Older versions say so only in the text. */
export function failureOf(line: JsonObject, text: string): string | undefined {
  if (line["type"] !== "assistant") return undefined;
  const flagged = line["isApiErrorMessage"] === true || textOf(line["error"]) !== undefined;
  return flagged || (isSynthetic(line) && /^API Error\b/.test(text)) ? text : undefined;
}

/**
 * The number of prompts that a person took back by returning to an earlier point. They are in the file, but not on the
 * chain of parents from its last line. 0 if the chain is broken (a cut file) or no line names its parent.
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
