import type * as OpenTelemetry from "@opentelemetry/api";
import type { Json } from "../core/schema/json.ts";
import type { OperationRequest } from "./recorder.ts";
import type { StoredRun } from "./run-store.ts";
/** The part of `@opentelemetry/api` that is used. */
type Api = Pick<typeof OpenTelemetry, "trace" | "metrics" | "SpanKind" | "SpanStatusCode">;
export interface TelemetryOptions {
    /** Default: the `@opentelemetry/api` of the agent, where it has one. */
    api?: Api;
    /** Puts arguments, results and messages into the spans, redacted as the record is. Default: no. */
    captureContent?: boolean;
}
export interface Telemetry {
    run<T>(run: StoredRun, work: () => Promise<T>): Promise<T>;
    operation<T extends Json>(request: OperationRequest, work: () => Promise<T>): Promise<T>;
}
export declare function loadTelemetry({ api, captureContent }: TelemetryOptions, redact: (value: Json) => Json): Promise<Telemetry | undefined>;
export {};
