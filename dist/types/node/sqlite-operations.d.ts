import type { DatabaseSync } from "node:sqlite";
import { type Operation } from "../core/schema/run-record.ts";
import type { Frames } from "./sqlite-frames.ts";
export interface SqliteOperations {
    /** `commit` stores what waits along with something of its own, in one transaction. */
    add(run: number, operation: Operation, commit?: (insert: () => void) => void): void;
    /** Stores what waits. */
    flush: () => void;
    list(run: number): Operation[];
    /** The run has ended, or its number may be given again. */
    forget(run?: number): void;
    /** Stores what waits, and is done. */
    close(): void;
}
/** Small operations wait for the next that must not be lost, and share its transaction: that is most of what recording costs. */
export declare function createOperations(database: DatabaseSync, frames: Frames): SqliteOperations;
