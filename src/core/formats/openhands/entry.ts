import type { JsonObject } from "../../schema/json.ts";
import type { RunStatus, TraceEvent } from "../../schema/trace.ts";
import type { Turn } from "../messages/transcript.ts";

/** What one event of OpenHands becomes: a turn of the conversation, or an event that has no word there. */
export type Entry = { turn: Turn; answer?: string | undefined } | { event: TraceEvent };

/** The events of a conversation, with what its end says. */
export interface Conversation {
  entries: Entry[];
  /** Undefined if nothing says how it ended. */
  status?: RunStatus | undefined;
  final?: string | undefined;
  model?: string | undefined;
  /** The agent's class and version. */
  agent?: { name?: string | undefined; version?: string | undefined };
}

/** A member of `other` under the name of its kind. */
export function otherEvent(name: string, data: JsonObject, at: string | undefined): Entry {
  return { event: at === undefined ? { type: "other", name, data } : { type: "other", name, data, at } };
}
