import type { OperationRequest } from "./recorder.ts";
/** What an operation is to those before it. */
export interface Sight {
    /** Above 1: the same was asked for before and failed. */
    attempt: number;
    /** Above 1: that many times in a row the same tool with the same arguments. */
    repeat: number;
}
/** What telemetry must remember of a run while it goes on. */
export interface RunProgress {
    begin(request: OperationRequest): Sight;
    end(request: OperationRequest, failed: boolean): void;
    counts(): {
        models: number;
        tools: number;
    };
    /** Number of the span that tells of an operation; the first one that asks gets a new one. */
    tell(operation: Told): number;
    told(operation: Told): number | undefined;
}
type Told = {
    position: string;
    phase: string;
    at: string;
};
export declare function createRunProgress(): RunProgress;
export {};
