import type * as OpenTelemetry from "@opentelemetry/api";
import type { Checkpoint } from "../core/schema/checkpoint.ts";
import type { Json } from "../core/schema/json.ts";
import type { OperationRequest } from "./recorder.ts";
import type { Operation, StoredRun } from "./run-store.ts";
import type { RunRecord } from "./trace-of.ts";
/** The part of `@opentelemetry/api` that is used. */
type Api = Pick<typeof OpenTelemetry, "trace" | "metrics" | "SpanKind" | "SpanStatusCode" | "isSpanContextValid" | "createNoopMeter">;
export interface TelemetryOptions {
    /** Default: the `@opentelemetry/api` of the agent, where it has one. */
    api?: Api;
    /**
     * Puts arguments, results and messages into the spans, redacted by the kit's `redact`, else by the built-in rules; a Worker then
     * makes the very run of them that was recorded. Default: no.
     */
    captureContent?: boolean;
}
/** The spans and metrics of one execution of a run. */
export interface RunTelemetry {
    /** `record` is asked when the work is over, and only where content is captured. */
    run<T>(work: () => Promise<T>, record: () => Promise<RunRecord>): Promise<T>;
    operation<T extends Json>(request: OperationRequest, work: () => Promise<T>): Promise<T>;
    /** What the record has of an operation, before it is stored. */
    recorded(operation: Operation, checkpoint: Checkpoint | undefined): void;
}
export type Telemetry = (run: StoredRun) => RunTelemetry;
export declare function loadTelemetry({ api, captureContent }: TelemetryOptions, redact: ((value: Json) => Json) | undefined): Promise<Telemetry | undefined>;
export {};
