import type { DatabaseSync } from "node:sqlite";
import { type Checkpoint } from "../core/schema/checkpoint.ts";
import type { StepEntry } from "../core/schema/run-record.ts";
import type { FramedRow, Frames } from "./sqlite-frames.ts";
export interface SqliteCheckpoints {
    /** `along` is done in the same commit. */
    put(run: number, checkpoint: Checkpoint, along?: () => void): void;
    get(run: number, stepId: string): Checkpoint | undefined;
    /** The same as text, for `verify`: it must hash to what was stored. */
    text(run: number, stepId: string): {
        text: string;
        hash: string;
    } | undefined;
    steps(run: number): StepEntry[];
    /** The run has ended, or its number may be given again. */
    forget(run?: number): void;
}
export declare function createCheckpoints(database: DatabaseSync, frames: Frames): SqliteCheckpoints;
export declare function framedRow(row: Record<string, unknown>): FramedRow;
