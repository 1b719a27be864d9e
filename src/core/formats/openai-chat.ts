import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { TraceEvent, TraceRun } from "../schema/trace.ts";
import { errorFromText } from "./error-text.ts";
import type { FormatInput, ReadContext, ReadTrace, TraceFormat } from "./format.ts";

/** Message lists of OpenAI Chat Completions: bare, as `{messages}`, or as a request with its response. */
export const openAiChatMessages: TraceFormat = {
  name: "openai-chat",
  title: "OpenAI Chat Completions messages",
  detect: (input) => {
    const messages = conversationsOf(input)[0]?.messages;
    if (!messages || messages.length === 0 || !messages.every(isMessage)) return 0;
    return messages.some((message) => isObject(message) && ("tool_calls" in message || message["role"] === "tool"))
      ? 0.8
      : 0.5;
  },
  read: (input, context) => conversationsOf(input).map((conversation) => readConversation(conversation, context)),
};

interface Conversation {
  messages: Json[];
  id: string | undefined;
  model: string | undefined;
}

function conversationsOf({ json, lines }: FormatInput): Conversation[] {
  if (lines) return lines.flatMap((line) => conversationOf(line) ?? []);
  if (Array.isArray(json) && json.every(isMessage)) return [{ messages: json, id: undefined, model: undefined }];
  if (Array.isArray(json)) return json.flatMap((item) => conversationOf(item) ?? []);
  return json === undefined ? [] : [conversationOf(json) ?? []].flat();
}

function conversationOf(value: Json): Conversation | undefined {
  if (!isObject(value)) return undefined;
  const request = isObject(value["request"]) ? value["request"] : value;
  const messages = request["messages"];
  if (!Array.isArray(messages)) return undefined;
  const response = isObject(value["response"]) ? value["response"] : value;
  const choices = response["choices"];
  const choice = Array.isArray(choices) ? choices[0] : undefined;
  const answer = isObject(choice) && isObject(choice["message"]) ? [choice["message"]] : [];
  const id = value["run_id"] ?? value["id"] ?? response["id"];
  const model = request["model"];
  return {
    messages: [...messages, ...answer],
    id: typeof id === "string" ? id : undefined,
    model: typeof model === "string" ? model : undefined,
  };
}

const roles = new Set(["system", "developer", "user", "assistant", "tool", "function"]);

function isMessage(value: Json): boolean {
  return (
    isObject(value) &&
    typeof value["role"] === "string" &&
    roles.has(value["role"]) &&
    ("content" in value || "tool_calls" in value)
  );
}

function readConversation({ messages, id, model }: Conversation, { platform }: ReadContext): ReadTrace {
  const run_id = id ?? `chat-${platform.hash(JSON.stringify(messages)).slice(0, 16)}`;
  const { trace, notes } = traceFromMessages(messages, run_id);
  return { trace: model === undefined ? trace : { ...trace, model: { name: model } }, notes };
}

/**
 * A trace from a list of messages. An assistant's message is one model call and its tool calls are one group; the run's final
 * output is the assistant's last text, unless the conversation ends on a tool.
 */
export function traceFromMessages(messages: Json[], run_id: string): { trace: TraceRun; notes: string[] } {
  const events = messages.filter(isObject).flatMap(eventsOf);
  const last = messages.filter(isObject).findLast(({ role }) => role !== "user" && role !== "system");
  const final = last && last["role"] === "assistant" && !hasCalls(last) ? textOf(last["content"]) : "";
  if (final !== "") events.push({ type: "final_output", content: final });
  const heuristic = events.some((event) => event.type === "tool_result" && event.error?.heuristic === true);
  const notes = heuristic ? ['results that begin with "Error:" are read as tool errors'] : [];
  return { trace: { version: 1, run_id, status: "unknown", source: { format: "openai-chat" }, events }, notes };
}

function eventsOf(message: JsonObject, index: number): TraceEvent[] {
  const { role, content } = message;
  if (role === "assistant") return assistantEvents(message, index);
  if (role === "tool" || role === "function") return [resultEvent(message)];
  return [{ type: "input_message", role: String(role), content: textOf(content) || (content ?? "") }];
}

function assistantEvents(message: JsonObject, index: number): TraceEvent[] {
  const said = textOf(message["content"]);
  const legacy = isObject(message["function_call"]) ? [{ function: message["function_call"] }] : [];
  const calls = [...(Array.isArray(message["tool_calls"]) ? message["tool_calls"] : []), ...legacy].filter(isObject);
  return [
    { type: "model_call", ...(said === "" ? {} : { output: said }) },
    ...calls.map((call): TraceEvent => {
      const asked = isObject(call["function"]) ? call["function"] : {};
      return {
        type: "tool_call",
        ...(typeof call["id"] === "string" ? { call_id: call["id"] } : {}),
        tool_name: String(asked["name"] ?? ""),
        tool_args: argumentsOf(asked["arguments"]),
        group: `message-${index}`,
      };
    }),
  ];
}

function resultEvent(message: JsonObject): TraceEvent {
  const id = message["tool_call_id"];
  const output = textOf(message["content"]) || (message["content"] ?? "");
  const error = errorFromText(output);
  return {
    type: "tool_result",
    ...(typeof id === "string" ? { call_id: id } : {}),
    output,
    ...(error ? { error } : {}),
  };
}

function hasCalls(message: JsonObject): boolean {
  return (
    (Array.isArray(message["tool_calls"]) && message["tool_calls"].length > 0) || isObject(message["function_call"])
  );
}

/** Arguments are a text of JSON; what is no JSON stays the text that it is. */
function argumentsOf(value: Json | undefined): Json {
  if (typeof value !== "string") return value ?? {};
  try {
    return JSON.parse(value === "" ? "{}" : value);
  } catch {
    return value;
  }
}

function textOf(content: Json | undefined): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .filter(isObject)
    .map((part) => (typeof part["text"] === "string" ? part["text"] : ""))
    .join("");
}
