import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { TraceEvent } from "../../schema/trace.ts";
import { contentId } from "../input/content-id.ts";
import { kindOfError } from "../../run/error-text.ts";
import { argumentsOf, asText, at, first, listOf, objectOf, objectsOf, present, textOf } from "../fields/fields.ts";
import type { FormatInput, ReadTrace } from "../input/format.ts";
import { readMessages } from "../messages/message.ts";
import { usageOf } from "../fields/model-fields.ts";
import { isoOf } from "../fields/times.ts";
import { compact } from "../../compact.ts";
import { makeTrace, resultEvent } from "../messages/transcript.ts";

interface Session {
  head: JsonObject;
  messages: JsonObject[];
}

/** True for a chat of Gemini CLI: one document, or one line per change. */
export function isGeminiSession(input: FormatInput): boolean {
  const { messages } = sessionOf(input);
  return messages.some(({ type }) => type === "gemini") && messages.every(isRecord);
}

function isRecord(message: JsonObject): boolean {
  return typeof message["type"] === "string" && "content" in message && !("role" in message);
}

function sessionOf({ json, lines }: FormatInput): Session {
  if (!lines) return { head: objectOf(json), messages: objectsOf(at(json, "messages")) };
  const [head = {}, ...changes] = lines.map(objectOf);
  return { head, messages: afterChanges(changes) };
}

/** A repeated record replaces the earlier one; records after a rewind point are dropped. */
function afterChanges(changes: JsonObject[]): JsonObject[] {
  let kept = new Map<string, JsonObject>();
  for (const [index, change] of changes.entries()) {
    const back = textOf(change["$rewindTo"]);
    const set = at(change, "$set", "messages");
    if (back !== undefined) {
      const ids = [...kept.keys()];
      const from = ids.indexOf(back);
      kept = new Map([...kept].slice(0, from === -1 ? ids.length : from));
    } else if (Array.isArray(set))
      kept = new Map(objectsOf(set).map((message, place) => [idOf(message, place), message]));
    else if (!("$set" in change)) kept.set(idOf(change, index), change);
  }
  return [...kept.values()];
}

function idOf(message: JsonObject, place: number): string {
  return textOf(message["id"]) ?? `#${place}`;
}

export function readGeminiSession(input: FormatInput, hash: (text: string) => string): ReadTrace {
  const { head, messages } = sessionOf(input);
  const events = messages.flatMap(eventsOf);
  const last = messages.findLast(({ type }) => type === "gemini" || type === "user" || type === "error");
  const failed = last?.["type"] === "error" ? asText(last["content"]) : undefined;
  if (failed !== undefined) events.push({ type: "error", kind: kindOfError(failed, "model"), error: failed });
  const answer = last?.["type"] === "gemini" && objectsOf(last["toolCalls"]).length === 0 ? messageText(last) : "";
  if (answer !== "") events.push({ type: "final_output", content: answer });
  const model = messages.map((message) => textOf(message["model"])).find((name) => name !== undefined);
  const id = textOf(first(head, "sessionId", "session_id"));
  return makeTrace({
    run_id: id ?? contentId("gemini", messages, hash),
    format: "gemini",
    agent: { name: "gemini-cli" },
    ...compact({ session_id: id }),
    ...(model === undefined ? {} : { model: { name: model, provider: "google" } }),
    status: failed === undefined ? "unknown" : "error",
    events,
  });
}

function eventsOf(message: JsonObject, index: number): TraceEvent[] {
  const type = asText(message["type"]);
  const when = isoOf(message["timestamp"]);
  if (type === "user")
    return [present({ type: "input_message", role: "user", content: messageText(message), at: when })];
  if (type !== "gemini") return [present({ type: "other", name: type, data: message, at: when })];
  const thoughts = objectsOf(message["thoughts"]).map((thought) => ({ ...thought, type: "thought" }));
  const text = messageText(message);
  const calls = objectsOf(message["toolCalls"]).map((call) => ({ call, id: textOf(call["id"]) }));
  const answered = text !== "" || thoughts.length > 0 || message["model"] !== undefined || calls.length === 0;
  return [
    ...(answered
      ? [
          present({
            type: "model_call" as const,
            model: textOf(message["model"]),
            output: text === "" ? undefined : text,
            extras: thoughts.length === 0 ? undefined : thoughts,
            usage: usageOf(message["tokens"]),
            at: when,
          }),
        ]
      : []),
    ...calls.map(({ call, id }) =>
      present({
        type: "tool_call" as const,
        call_id: id,
        tool_name: textOf(call["name"]) ?? "unknown",
        tool_args: argumentsOf(call["args"]),
        group: `message-${index}`,
        at: when,
      }),
    ),
    ...calls.flatMap(({ call, id }) => resultOf(call, id)),
  ];
}

function messageText(message: JsonObject): string {
  return readMessages({ role: "user", content: message["content"] ?? "" })
    .map(({ text }) => text)
    .join("");
}

function resultOf(call: JsonObject, id: string | undefined): TraceEvent[] {
  const status = asText(call["status"]);
  const response = listOf(call["result"]).map((part) => at(part, "functionResponse", "response"))[0];
  const returned = isObject(response) ? first(response, "output", "error") : response;
  const failed = status === "error" || status === "cancelled";
  if (returned === undefined && !failed) return [];
  const output: Json = returned ?? response ?? null;
  const errorText = textOf(first(response, "error")) ?? textOf(call["resultDisplay"]) ?? (asText(output) || status);
  const kind = status === "cancelled" ? ("cancelled" as const) : ("tool" as const);
  const error = failed ? { kind, message: errorText.slice(0, 2000) } : undefined;
  return [resultEvent({ id, output, error }, { at: isoOf(call["timestamp"]) })];
}
