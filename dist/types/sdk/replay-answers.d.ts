import { type ReplayRules } from "../core/schema/case.ts";
import { type Json } from "../core/schema/json.ts";
import type { Operation } from "../core/schema/run-record.ts";
import type { OperationRequest } from "./recorder.ts";
/**
 * Where a run's answers come from. `record`: everything is done. `replay`: everything comes from a recording, only pure tools run.
 * `live-reads`: models and tools that are declared reads are asked, writes come from the recording or are simulated.
 */
export type RunMode = "record" | "replay" | "live-reads";
/**
 * `strict`: each step asks for what was recorded at its place. `lenient`: calls are found by their arguments, in any order; writes
 * that were not recorded are simulated, model answers come in their order. Rules as in a case's `replay.match` are lenient ones.
 */
export type RunMatching = "strict" | "lenient" | Partial<ReplayRules["match"]>;
/** How the operations of a replay were answered. */
export interface ReplayCounts {
    served: number;
    simulated: number;
    live: number;
}
/** Answers operations in place of doing them. */
export interface ReplayAnswers {
    /** Whether this one is done for real. */
    lets(request: OperationRequest): boolean;
    find(request: OperationRequest): Found;
    counts(): ReplayCounts;
}
export interface ReplayAnswersOptions {
    mode: Exclude<RunMode, "record">;
    operations: Operation[];
    matching: RunMatching;
    redact: (value: Json) => Json;
}
/** What a recording answers to one request; no output where chance or a clock was asked more often than it was recorded. */
export interface Found {
    output?: Json | undefined;
    error?: Operation["error"];
    chunks?: Json[] | undefined;
    simulated?: boolean | undefined;
}
export declare function createReplayAnswers(options: ReplayAnswersOptions): ReplayAnswers;
