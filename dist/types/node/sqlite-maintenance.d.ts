import type { DatabaseSync } from "node:sqlite";
import type { RetentionClass } from "../core/schema/run-record.ts";
import type { SqliteCheckpoints } from "./sqlite-checkpoints.ts";
import type { Frames } from "./sqlite-frames.ts";
/** How long a run of each class is kept, in days. */
export declare const retentionDays: Record<RetentionClass, number>;
export interface StoreStats {
    runs: number;
    by_status: Record<string, number>;
    /** By retention class; a run that never ended counts as failed. */
    by_class: Record<string, number>;
    operations: number;
    checkpoints: number;
    /** Bytes of rows that are not packed yet, of packed blobs, and of the whole file. */
    bytes: {
        rows: number;
        blobs: number;
        file: number;
    };
}
export interface StoreMaintenance {
    /** Deletes what is past its time, packs what ended, frees blobs that nothing uses; tells what it did. */
    gc(options: {
        now: Date;
        days?: Partial<Record<RetentionClass, number>>;
    }): Promise<{
        deleted: string[];
        blobs: number;
    }>;
    stats(): StoreStats;
    /** Restores every checkpoint and opens every blob; the list is empty where all is as it was stored. */
    verify(): string[];
}
interface Parts {
    database: DatabaseSync;
    frames: Frames;
    checkpoints: SqliteCheckpoints;
    /** Stores what waits. */
    flush: () => void;
    /** Ids of deleted runs may be given again. */
    forget: () => void;
}
export declare function createMaintenance({ database, frames, checkpoints, flush, forget }: Parts): StoreMaintenance;
export {};
