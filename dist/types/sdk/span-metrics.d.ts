import type { Meter } from "@opentelemetry/api";
import type { Json } from "../core/schema/json.ts";
import type { OperationRequest } from "./recorder.ts";
import type { Sight } from "./run-progress.ts";
interface RunMeasures {
    agent: string;
    error: string | undefined;
    models: number;
    tools: number;
}
interface OperationMeasures {
    seconds: number;
    error: string | undefined;
    agent: string;
    output: Json | undefined;
}
export interface Instruments {
    run(seconds: number, measures: RunMeasures): void;
    operation(request: OperationRequest, measures: OperationMeasures): void;
    repetition(request: OperationRequest, sight: Sight, agent: string): void;
}
/** The metrics of the GenAI conventions with the boundaries that they advise, and our own for steps, retries and loops. */
export declare function createInstruments(meter: Meter): Instruments;
export {};
