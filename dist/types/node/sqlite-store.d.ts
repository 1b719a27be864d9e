import type { RunStore } from "../sdk/run-store.ts";
import { type StoreMaintenance } from "./sqlite-maintenance.ts";
export interface SqliteStore extends RunStore, StoreMaintenance, AsyncDisposable {
    /** Waits until ended runs are packed, then closes the file. */
    close(): Promise<void>;
}
/** Keeps runs in one SQLite file; several processes may use it at the same time. */
export declare function createSqliteStore(path: string): SqliteStore;
