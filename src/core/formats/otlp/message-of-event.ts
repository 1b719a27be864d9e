import type { JsonObject } from "../../schema/json.ts";
import { asText, objectOf, textOf } from "../fields/fields.ts";
import { readMessages } from "../messages/message.ts";
import type { Message } from "../messages/message-shape.ts";

/** Reads one GenAI event of a list that Logfire writes. */
export function messageOfEvent(event: JsonObject): Message[] {
  const name = asText(event["event.name"]);
  if (name === "gen_ai.choice") return readMessages(objectOf(event["message"]), "assistant");
  const role = /^gen_ai\.(system|user|assistant|tool)\.message$/.exec(name)?.[1];
  return role === undefined ? [] : readMessages({ ...event, role: textOf(event["role"]) ?? role });
}
