import { append } from "../../append.ts";
import { isObject } from "../../schema/is-object.ts";
import type { JsonObject } from "../../schema/json.ts";
import { asText, at, objectOf, objectsOf } from "../fields/fields.ts";
import { readMessages } from "../messages/message.ts";
import { emptyMessage, type Message } from "../messages/message-shape.ts";

/** An event stands beside the item that it repeats; a text that an item says whole is found wherever that is. */
const nearby = 16;

/**
 * What each line says: an item, and an event that alone tells of it, for rollouts that were cut or thinned out lack the item that
 * it repeats.
 */
export function saidIn(lines: JsonObject[]): Map<JsonObject, Message[]> {
  const said = new Map<JsonObject, Message[]>();
  const texts: string[] = [];
  const spoken: { line: JsonObject; message: Message; place: number }[] = [];
  for (const line of lines) {
    if (isSaid(line)) {
      const messages = readMessages(objectOf(line["payload"])).map(withSpeaker);
      said.set(line, messages);
      append(
        texts,
        messages.map(({ text }) => text.trim()),
      );
    } else {
      const message = messageOfEvent(line);
      if (message) spoken.push({ line, message, place: texts.length });
    }
  }
  const whole = new Set(texts);
  const told = new Set(spoken.flatMap(({ line, message }) => (isItemEvent(line) ? [] : [message.text])));
  for (const { line, message, place } of spoken) {
    const { text } = message;
    if (text === "" || whole.has(text) || (isItemEvent(line) && told.has(text))) continue;
    const around = texts.slice(Math.max(0, place - nearby), place + nearby);
    if (!around.some((longer) => longer.includes(text))) said.set(line, [message]);
  }
  return said;
}

/** True for an item that somebody said; what the program keeps of the files before a turn stands among them. */
export function isSaid({ type, payload }: JsonObject): boolean {
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

/** What an event says of itself, or in an item of the newest versions. */
function messageOfEvent({ type, payload }: JsonObject): Message | undefined {
  if (type !== "event_msg" || !isObject(payload)) return undefined;
  const told = isItemEvent({ payload }) ? objectOf(payload["item"]) : payload;
  const role = speakers.get(asText(told["type"]));
  if (role === undefined) return undefined;
  const text = objectsOf(told["content"]).map((part) => asText(part["text"]));
  return { ...emptyMessage(role), text: asText(told["message"] ?? text.join("\n")).trim() };
}

/** Where it runs and what the project's files ask, which the program says before the user does. */
function withSpeaker(message: Message): Message {
  const told = message.role === "user" && /^<(?:environment_context|user_instructions)>/.test(message.text);
  return told ? { ...message, role: "developer" } : message;
}
