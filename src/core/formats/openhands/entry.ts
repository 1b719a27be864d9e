import type { JsonObject } from "../../schema/json.ts";
import type { RunStatus, TraceEvent } from "../../schema/trace.ts";
import type { Turn } from "../messages/transcript.ts";

/** What one OpenHands event becomes: a turn of the conversation, or another event. */
export type Entry = { turn: Turn; answer?: string | undefined } | { event: TraceEvent };

/** The entries of a conversation, and how it ended. */
export interface Conversation {
  entries: Entry[];
  /** Undefined if no event shows how it ended. */
  status?: RunStatus | undefined;
  final?: string | undefined;
  model?: string | undefined;
  /** The agent's class and version. */
  agent?: { name?: string | undefined; version?: string | undefined };
}

/** An event of type `other`, named after the kind of its source. */
export function otherEvent(name: string, data: JsonObject, at: string | undefined): Entry {
  return { event: at === undefined ? { type: "other", name, data } : { type: "other", name, data, at } };
}
