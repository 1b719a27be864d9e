import { DatabaseSync } from "node:sqlite";
/** Opens the database, and makes it where it is not there yet; several processes may have it open. */
export declare function openDatabase(path: string): DatabaseSync;
/** Does all or nothing; other writers wait. */
export declare function inTransaction<T>(database: DatabaseSync, work: () => T): T;
