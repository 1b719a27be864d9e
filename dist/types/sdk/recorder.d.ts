import { ReplayKitError } from "../core/error.ts";
import type { Effect } from "../core/schema/effect.ts";
import type { Json } from "../core/schema/json.ts";
import { type StreamSource } from "./record-stream.ts";
import type { ReplayAnswers } from "./replay-answers.ts";
import type { RunTelemetry } from "./telemetry.ts";
import type { Operation } from "./run-store.ts";
/** What happens when a write was begun and nobody knows whether it took effect. */
export type OnUnknown = "fail" | "retry" | "skip";
export interface OperationRequest {
    position: string;
    kind: Operation["kind"];
    name: string;
    args?: Json;
    effect?: Effect;
    /** False where the effect is only guessed: it protects a write, but permits nothing, and is not recorded. */
    declared?: boolean;
    onUnknown?: OnUnknown;
}
export interface RecorderOptions {
    runId: string;
    /** Writes an operation down, durably. */
    append: (operation: Operation) => void | Promise<void>;
    now: () => Date;
    /** What an earlier execution did; served instead of being done again. */
    recorded?: Operation[];
    /** Told of each operation that comes from there. */
    onServed?: (operation: Operation) => void;
    redact?: (value: Json) => Json;
    callTool?: CallTool;
    /** Set in a replay: nothing is done but what these let through. */
    answers?: ReplayAnswers;
    telemetry?: RunTelemetry | undefined;
}
export interface ToolRequest {
    tool: string;
    args: Json;
    effect: Effect;
}
/** Answers a tool call in place of its code. */
export type CallTool = (request: ToolRequest, work: () => Promise<Json>) => Promise<Json>;
/** Does each operation of a run once: what the record knows is served, what it does not is done and recorded. */
export interface Recorder {
    readonly runId: string;
    readonly now: () => Date;
    /** Why nothing more is done: the program left the record. Said again at the end, should the program have swallowed it. */
    fault(): ReplayKitError | undefined;
    perform<T>(request: OperationRequest, work: () => T | Promise<T>): Promise<T>;
    /** The same for an answer that comes in parts: they are passed on as they come, and recorded when it ends, breaks or is left. */
    performStream(request: OperationRequest, source: StreamSource): Promise<AsyncIterable<unknown>>;
    /** The same for what cannot wait: clock, chance and ids. */
    performNow<T extends Json>(request: OperationRequest, work: () => T): T;
}
export declare function createRecorder({ runId, append, now, recorded, onServed, redact: hides, callTool, answers, telemetry, }: RecorderOptions): Recorder;
