import type { Effect } from "../core/schema/effect.ts";
import type { Json } from "../core/schema/json.ts";
import type { Telemetry } from "./telemetry.ts";
import type { Operation } from "./run-store.ts";
/** What happens when a write was begun and nobody knows whether it took effect. */
export type OnUnknown = "fail" | "retry" | "skip";
export interface OperationRequest {
    position: string;
    kind: Operation["kind"];
    name: string;
    args?: Json;
    effect?: Effect;
    onUnknown?: OnUnknown;
}
export interface RecorderOptions {
    runId: string;
    /** Writes an operation down, durably. */
    append: (operation: Operation) => void | Promise<void>;
    now: () => Date;
    /** What an earlier execution did; served instead of being done again. */
    recorded?: Operation[];
    redact?: (value: Json) => Json;
    callTool?: CallTool;
    telemetry?: Telemetry | undefined;
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
    perform<T extends Json>(request: OperationRequest, work: () => T | Promise<T>): Promise<T>;
    /** The same for what cannot wait: clock, chance and ids. */
    performNow<T extends Json>(request: OperationRequest, work: () => T): T;
}
export declare function createRecorder({ runId, append, now, recorded, redact, callTool, telemetry, }: RecorderOptions): Recorder;
