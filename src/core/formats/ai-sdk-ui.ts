import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { CallError } from "../schema/trace.ts";
import { contentId } from "./input/content-id.ts";
import { kindOfError } from "../run/error-text.ts";
import { asText, first, listOf, objectOf, objectsOf, textOf } from "./fields/fields.ts";
import type { FormatInput, TraceFormat } from "./input/format.ts";
import { emptyMessage, type Message } from "./messages/message-shape.ts";
import { usageOf } from "./fields/model-fields.ts";
import { isoOf } from "./fields/times.ts";
import { eventsOfTurns, finalText, makeTrace, type Turn } from "./messages/transcript.ts";

/** Chats of the AI SDK: UI messages of versions 4 and 5, bare or as `{id, messages}`. */
export const aiSdkUi: TraceFormat = {
  name: "ai-sdk-ui",
  title: "AI SDK UI messages, versions 4 and 5, bare or as `{id, messages}`",
  carries: "errors of tools; times in version 4, the model only if the metadata names it",
  surest: 0.9,
  detect: (input) => (chatsOf(input).length > 0 ? 0.9 : 0),
  read: (input, { platform }) =>
    chatsOf(input).map(({ id, messages }) => {
      const turns = messages.flatMap(turnsOf);
      const events = eventsOfTurns(turns);
      const final = finalText(turns.map(({ message }) => message));
      if (final !== undefined) events.push({ type: "final_output", content: final });
      return makeTrace({ run_id: id ?? contentId("chat", messages, platform.hash), format: "ai-sdk-ui", events });
    }),
};

interface Chat {
  id: string | undefined;
  messages: JsonObject[];
}

function chatsOf({ json, lines }: FormatInput): Chat[] {
  const values = lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json]);
  if (areMessages(values)) return [{ id: undefined, messages: objectsOf(values) }];
  const chats = values.map((value) => {
    const messages = listOf(first(value, "messages"));
    const id = textOf(first(value, "id", "chatId", "chat_id"));
    return areMessages(messages) ? { id, messages: objectsOf(messages) } : undefined;
  });
  return chats.every((chat) => chat !== undefined) ? chats : [];
}

const roles = new Set(["system", "user", "assistant"]);
const ofParts = /^(?:text|reasoning|file|source|source-url|source-document|step-start|dynamic-tool|(?:tool|data)-.+)$/;

/** Text parts alone do not identify the format: OpenTelemetry has them too, with `content` instead of `text`. */
function areMessages(values: readonly Json[]): boolean {
  const known = values.every((value) => {
    const parts = first(value, "parts");
    return isObject(value) && roles.has(asText(value["role"])) && Array.isArray(parts) && parts.every(isPart);
  });
  return known && values.length > 0;
}

function isPart(part: Json): boolean {
  if (!isObject(part) || !ofParts.test(asText(part["type"]))) return false;
  return part["type"] !== "text" || typeof part["text"] === "string";
}

/** A UI message holds a whole answer: the model's steps, each with its calls and results. */
function turnsOf(value: JsonObject): Turn[] {
  const role = asText(value["role"]);
  const metadata = objectOf(value["metadata"]);
  const parts = objectsOf(value["parts"]);
  const when = { at: isoOf(value["createdAt"] ?? metadata["createdAt"]) };
  const steps = stepsOf(parts).map((step) => messageOf(step, role));
  if (role !== "assistant") return steps.map((message) => ({ message, ...when }));
  const usage = steps.length === 1 ? usageOf(first(metadata, "usage", "totalUsage")) : undefined;
  return steps.flatMap(({ results, ...message }): Turn[] => [
    { message: { ...message, results: [] }, ...when, model: textOf(first(metadata, "model", "modelId")), usage },
    ...(results.length === 0 ? [] : [{ message: { ...emptyMessage("tool"), results }, ...when }]),
  ]);
}

/** A step begins where the SDK marks it, or where the model continues after a tool's result. */
function stepsOf(parts: JsonObject[]): JsonObject[][] {
  const steps: JsonObject[][] = [[]];
  let called = false;
  for (const part of parts) {
    const begins = part["type"] === "step-start";
    const goesOn: boolean = called && /^(?:text|reasoning)$/.test(asText(part["type"]));
    if (begins || goesOn) steps.push([]);
    called = isTool(part) || (called && !begins && !goesOn);
    if (!begins) steps.at(-1)?.push(part);
  }
  const filled = steps.filter((step) => step.length > 0);
  return filled.length === 0 ? [[]] : filled;
}

function isTool({ type }: JsonObject): boolean {
  return /^(?:dynamic-tool$|tool-)/.test(asText(type));
}

function messageOf(parts: JsonObject[], role: string): Message {
  const message = emptyMessage(role);
  for (const part of parts) {
    if (part["type"] === "text") message.text += asText(part["text"]);
    else if (isTool(part)) addTool(message, part);
    else message.extras.push(part);
  }
  return message;
}

function addTool(message: Message, part: JsonObject): void {
  const tool = isObject(part["toolInvocation"]) ? part["toolInvocation"] : part;
  const id = textOf(tool["toolCallId"]);
  const name = textOf(tool["toolName"]) ?? asText(part["type"]).slice("tool-".length);
  const hosted = tool["providerExecuted"] === true ? { hosted: true } : {};
  message.calls.push({ id, name, args: first(tool, "input", "args", "rawInput") ?? {}, ...hosted });
  const state = asText(tool["state"]);
  if (/^(?:result|output-.*)$/.test(state) && tool["preliminary"] !== true) {
    const output = first(tool, "output", "result") ?? null;
    message.results.push({ id, name, output, error: errorOf(state, tool) });
  }
}

function errorOf(state: string, tool: JsonObject): CallError | undefined {
  if (state === "output-denied") return { kind: "tool", message: "the user denied this call" };
  if (state !== "output-error") return undefined;
  const message = textOf(tool["errorText"]) ?? "failed";
  return { kind: kindOfError(message, "tool"), message };
}
