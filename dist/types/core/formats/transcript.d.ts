import type { Json, JsonObject } from "../schema/json.ts";
import type { CallError, RunStatus, ToolCallEvent, TraceEvent, TraceRun } from "../schema/trace.ts";
import type { ReadTrace } from "./format.ts";
import type { Message, MessageCall, MessageResult } from "./message-shape.ts";
/** A message with what its source knows besides. */
export interface Turn {
    message: Message;
    at?: string | undefined;
    duration_ms?: number | undefined;
    model?: string | undefined;
    params?: JsonObject | undefined;
    usage?: {
        input?: number;
        output?: number;
    } | undefined;
    cost?: number | undefined;
    attempt?: number | undefined;
    error?: CallError | undefined;
    parent?: string | undefined;
}
/** The events of a conversation, in order. The calls of one assistant's message are one group. */
export declare function eventsOfTurns(turns: readonly Turn[]): TraceEvent[];
export declare function eventsOfTurn(turn: Turn, group: string): TraceEvent[];
/** What a message says: its text, among its other parts where it has some. */
export declare function contentOf({ text, extras }: Message): Json;
/** A call that an answer asked for, of the group of that answer. */
export declare function callEvent({ id, name, args, hosted, server }: MessageCall, { group, at, parent }: {
    group: string;
    at: string | undefined;
    parent: string | undefined;
}): ToolCallEvent;
export declare function resultEvent({ id, output, error }: Omit<MessageResult, "name">, when?: {
    at?: string | undefined;
    parent?: string | undefined;
    duration_ms?: number | undefined;
}): TraceEvent;
/** Items of one answer that a source keeps apart (calls, reasoning, text) become the one message that they were. */
export declare function joinTurns<T extends Turn>(turns: readonly T[], same: (a: T, b: T) => boolean): T[];
/** The same for messages alone: items that say something each stay messages of their own. */
export declare function joinItems(messages: Message[]): Message[];
/** The same for items that are known to be of one answer: a text before a call is no step of its own. */
export declare function joinAnswer(messages: Message[]): Message[];
/** The assistant's last text, unless the run ended on a tool of the agent's. */
export declare function finalText(messages: readonly Message[]): string | undefined;
type KnownMember = "agent" | "model" | "user_id" | "session_id" | "parent_run_id" | "started_at" | "ended_at" | "labels" | "feedback";
export interface TraceParts extends Pick<TraceRun, KnownMember> {
    run_id: string;
    format: string;
    source?: JsonObject;
    status?: RunStatus;
    events: TraceEvent[];
    notes?: string[];
}
/** A trace of its parts, with the times of the run from its events. */
export declare function makeTrace(parts: TraceParts): ReadTrace;
export {};
