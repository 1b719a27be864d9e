import { append } from "../../append.ts";
import { isObject } from "../../schema/is-object.ts";
import type { JsonObject } from "../../schema/json.ts";
import { asText, at, objectOf, objectsOf } from "../fields/fields.ts";
import { readMessages } from "../messages/message.ts";
import { emptyMessage, type Message } from "../messages/message-shape.ts";

/**
 * How many items before and after an event are searched for its text. An item with exactly this text counts anywhere.
 */
const nearby = 16;

/**
 * The messages of each line: those of items, and of events that no item repeats. Rollouts that were cut or thinned out
 * may lack items.
 */
export function messagesByLine(lines: JsonObject[]): Map<JsonObject, Message[]> {
  const byLine = new Map<JsonObject, Message[]>();
  const texts: string[] = [];
  const eventMessages: { line: JsonObject; message: Message; place: number }[] = [];
  for (const line of lines) {
    if (isMessageItem(line)) {
      const messages = readMessages(objectOf(line["payload"])).map(withSpeaker);
      byLine.set(line, messages);
      append(
        texts,
        messages.map(({ text }) => text.trim()),
      );
    } else {
      const message = messageOfEvent(line);
      if (message) eventMessages.push({ line, message, place: texts.length });
    }
  }
  const whole = new Set(texts);
  const inEvents = new Set(eventMessages.flatMap(({ line, message }) => (isItemEvent(line) ? [] : [message.text])));
  for (const { line, message, place } of eventMessages) {
    const { text } = message;
    if (text === "" || whole.has(text) || (isItemEvent(line) && inEvents.has(text))) continue;
    const around = texts.slice(Math.max(0, place - nearby), place + nearby);
    if (!around.some((longer) => longer.includes(text))) byLine.set(line, [message]);
  }
  return byLine;
}

/** True for a response item that is not a snapshot of files; Codex writes one before each turn. */
export function isMessageItem({ type, payload }: JsonObject): boolean {
  return type === "response_item" && at(payload, "type") !== "ghost_snapshot";
}

const speakers = new Map([
  ["user_message", "user"],
  ["agent_message", "assistant"],
  ["UserMessage", "user"],
  ["AgentMessage", "assistant"],
]);

function isItemEvent({ payload }: JsonObject): boolean {
  return at(payload, "type") === "item_completed";
}

/** The message in an event, or in the item that an event of the newest versions holds. */
function messageOfEvent({ type, payload }: JsonObject): Message | undefined {
  if (type !== "event_msg" || !isObject(payload)) return undefined;
  const item = isItemEvent({ payload }) ? objectOf(payload["item"]) : payload;
  const role = speakers.get(asText(item["type"]));
  if (role === undefined) return undefined;
  const text = objectsOf(item["content"]).map((part) => asText(part["text"]));
  return { ...emptyMessage(role), text: asText(item["message"] ?? text.join("\n")).trim() };
}

/** Codex sends the environment and the project's instructions as a user message before the user's own. */
function withSpeaker(message: Message): Message {
  const isContext = message.role === "user" && /^<(?:environment_context|user_instructions)>/.test(message.text);
  return isContext ? { ...message, role: "developer" } : message;
}
