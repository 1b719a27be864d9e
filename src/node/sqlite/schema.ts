import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { ReplayKitError } from "../../core/error.ts";

/** Version of the tables, stored in SQLite's `user_version`. */
const tablesVersion = 1;

// Tables have few indexes, since each index writes another page per commit. So a step is searched among its run's
// steps; it cannot occur twice, because only one writer gets the next `seq`. `body` holds a row's text until the run
// has ended. Then the texts of many rows are in one compressed blob, `frame`, each at its place `frame_at`.
const tables = `
CREATE TABLE runs (
  id INTEGER PRIMARY KEY AUTOINCREMENT, run_id TEXT NOT NULL UNIQUE, body TEXT NOT NULL, status TEXT NOT NULL,
  started_at TEXT NOT NULL, ended_at TEXT, retention TEXT
) STRICT;
CREATE TABLE operations (
  run INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT, frame TEXT, frame_at INTEGER, PRIMARY KEY (run, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE checkpoints (
  run INTEGER NOT NULL, seq INTEGER NOT NULL, step_id TEXT NOT NULL, step_number INTEGER NOT NULL, at TEXT NOT NULL,
  base INTEGER NOT NULL, hash TEXT NOT NULL, body TEXT, frame TEXT, frame_at INTEGER, PRIMARY KEY (run, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE blobs (hash TEXT PRIMARY KEY, size INTEGER NOT NULL, data BLOB NOT NULL) STRICT;
CREATE INDEX operations_frame ON operations (frame) WHERE frame IS NOT NULL;
CREATE INDEX checkpoints_frame ON checkpoints (frame) WHERE frame IS NOT NULL;
PRAGMA user_version = ${tablesVersion};
`;

/** Opens the database and creates it if needed. Several processes may have it open. */
export function openDatabase(path: string): DatabaseSync {
  if (path !== ":memory:") prepareFile(path);
  const database = new DatabaseSync(path);
  // In WAL mode NORMAL keeps every commit if the process crashes. Tool writes use FULL, see operations.ts.
  database.exec("PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
  if (versionOf(database) === 0) inTransaction(database, () => versionOf(database) === 0 && database.exec(tables));
  const found = versionOf(database);
  if (found === tablesVersion) return database;
  database.close();
  throw new ReplayKitError("unsupported_version", `${path} has tables of version ${found}; this is ${tablesVersion}`, {
    hint: "npm i -D replaykit@latest",
  });
}

/**
 * Makes the file readable by its owner only, since it holds what an agent saw. SQLite's companion files get the same
 * rights.
 */
function prepareFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, "a", 0o600));
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
}

/** Reads from a row, which `row` names for people. Throws `io_failed` if the row is damaged. */
export function readRow<T>(database: DatabaseSync, row: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof ReplayKitError || isBusyOrFailed(cause)) throw cause;
    throw new ReplayKitError("io_failed", `${database.location() ?? "the store"}: ${row} is damaged`, {
      hint: "npx replaykit runs store verify lists what is damaged; restore the file from a copy, or move it away, and a new one is made",
      cause,
    });
  }
}

/** True if SQLite could not read, such as a locked file, and the row may be whole. Its code for damage is 11. */
function isBusyOrFailed(cause: unknown): boolean {
  return cause instanceof Error && "errcode" in cause && (Number(cause.errcode) & 0xff) !== 11;
}

interface Bounds {
  begin: StatementSync;
  commit: StatementSync;
}

/** Prepared once per database: every step ends with a transaction, and preparing is a large part of its cost. */
const boundsOf = new WeakMap<DatabaseSync, Bounds>();

function compiledBounds(database: DatabaseSync): Bounds {
  const known = boundsOf.get(database);
  if (known) return known;
  const made = { begin: database.prepare("BEGIN IMMEDIATE"), commit: database.prepare("COMMIT") };
  boundsOf.set(database, made);
  return made;
}

/** Runs `work` in one transaction. Other writers wait. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  const { begin, commit } = compiledBounds(database);
  begin.run();
  try {
    const result = work();
    commit.run();
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
