import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { contentId } from "./input/content-id.ts";
import { kindOfError } from "../run/error-text.ts";
import { argumentsOf, asText, at, first, listOf, objectsOf, textOf } from "./fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./input/format.ts";
import { emptyMessage, type Message } from "./messages/message-shape.ts";
import { usageOf } from "./fields/model-fields.ts";
import { isoOf } from "./fields/times.ts";
import { compact } from "../compact.ts";
import { eventsOfTurns, finalText, makeTrace, type Turn } from "./messages/transcript.ts";

/** Pydantic AI's message history, as `all_messages_json()` writes it. */
export const pydanticAi: TraceFormat = {
  name: "pydantic-ai",
  title: "Pydantic AI message histories",
  carries: "errors of tools, times, tokens; no status",
  surest: 0.95,
  detect: (input) => (historiesOf(input).length > 0 ? 0.95 : 0),
  read: (input, { platform }) =>
    historiesOf(input).map((messages) => readHistory(messages, () => contentId("pydantic", messages, platform.hash))),
};

function historiesOf({ json, lines }: FormatInput): JsonObject[][] {
  const values = lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json]);
  if (areMessages(values)) return [objectsOf(values)];
  const histories = values.map((value) =>
    Array.isArray(value) ? value : listOf(first(value, "messages", "all_messages", "message_history")),
  );
  return histories.every(areMessages) ? histories.map(objectsOf) : [];
}

function areMessages(values: readonly Json[]): boolean {
  const known = values.every((value) => {
    const parts = listOf(at(value, "parts"));
    const kind = at(value, "kind");
    return (kind === "request" || kind === "response") && parts.every((part) => textOf(at(part, "part_kind")));
  });
  return known && values.length > 0;
}

function readHistory(messages: JsonObject[], hashed: () => string): ReadTrace {
  let instructions: string | undefined;
  const turns = messages.flatMap((value): Turn[] => {
    if (value["kind"] === "response") return [answerOf(value)];
    const given = textOf(value["instructions"]);
    const fresh = given === instructions ? undefined : given;
    instructions = given ?? instructions;
    const system: Turn[] =
      fresh === undefined
        ? []
        : [{ message: { ...emptyMessage("system"), text: fresh }, at: isoOf(value["timestamp"]) }];
    return [...system, ...objectsOf(value["parts"]).map((part) => askedOf(part, value))];
  });
  const events = eventsOfTurns(turns);
  const final = givenBack(turns) ?? finalText(turns.map(({ message }) => message));
  if (final !== undefined) events.push({ type: "final_output", content: final });
  const ids = new Set(messages.flatMap((value) => textOf(value["run_id"]) ?? []));
  const [id] = ids;
  const session = textOf(messages.at(-1)?.["conversation_id"]);
  return makeTrace({
    run_id: id !== undefined && ids.size === 1 ? id : hashed(),
    format: "pydantic-ai",
    ...compact({ session_id: session }),
    events,
  });
}

/** The answer of an agent with an output type: the arguments of its call of `final_result`. */
function givenBack(turns: readonly Turn[]): Json | undefined {
  const last = turns.findLast(({ message }) => message.role === "assistant")?.message;
  return last?.calls.find(({ name }) => /^final_result(?:_|$)/.test(name))?.args;
}

function answerOf(value: JsonObject): Turn {
  const message: Message = { ...emptyMessage("assistant"), finish: textOf(value["finish_reason"]) };
  for (const part of objectsOf(value["parts"])) {
    const kind = asText(part["part_kind"]);
    const hosted = kind.startsWith("builtin-") ? { hosted: true } : {};
    if (kind === "text") message.text += asText(part["content"]);
    else if (kind.endsWith("tool-call"))
      message.calls.push({ ...toolOf(part), args: argumentsOf(part["args"]), ...hosted });
    else if (kind.endsWith("tool-return")) message.results.push(resultOf(part));
    else message.extras.push(part);
  }
  return {
    message,
    at: isoOf(value["timestamp"]),
    model: textOf(value["model_name"]),
    usage: usageOf(value["usage"]),
  };
}

function askedOf(part: JsonObject, request: JsonObject): Turn {
  const when = { at: isoOf(part["timestamp"] ?? request["timestamp"]) };
  const kind = asText(part["part_kind"]);
  const { content = null } = part;
  if (kind === "tool-return" || (kind === "retry-prompt" && textOf(part["tool_name"]) !== undefined))
    return { message: { ...emptyMessage("tool"), results: [resultOf(part)] }, ...when };
  const message = emptyMessage(kind === "system-prompt" ? "system" : "user");
  if (kind === "retry-prompt") return { message: { ...message, text: asText(content) }, ...when };
  const pieces = Array.isArray(content) ? content : [content];
  for (const piece of pieces) {
    if (isObject(piece)) message.extras.push(piece);
    else message.text += asText(piece);
  }
  return { message, ...when };
}

function toolOf(part: JsonObject): { id: string | undefined; name: string } {
  return { id: textOf(part["tool_call_id"]), name: asText(part["tool_name"]) };
}

function resultOf(part: JsonObject): Message["results"][number] {
  const { content: output = null } = part;
  const failed = part["part_kind"] === "retry-prompt" || /^(?:failed|denied)$/.test(asText(part["outcome"]));
  const message = asText(output);
  return { ...toolOf(part), output, error: failed ? { kind: kindOfError(message, "tool"), message } : undefined };
}
