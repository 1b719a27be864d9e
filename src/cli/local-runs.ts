import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { ReplayKitError } from "../core/error.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import type { SqliteStore } from "../node/sqlite-store.ts";
import type { RunReader } from "../sdk/run-store.ts";
import type { CommandContext } from "./command.ts";
import { openProject } from "./project.ts";

/** Runs to look at, of this machine or of a Worker. */
export interface OpenRuns extends AsyncDisposable {
  runs: RunReader;
  /** `undefined` where there is no such run. */
  trace(runId: string): Promise<TraceRun | undefined>;
}

/** The runs that `--from` names: `local`, or the address of a Worker. */
export async function openRuns(context: CommandContext): Promise<OpenRuns> {
  const url = workerOf(context);
  if (url !== undefined) return (await import("./worker-runs.ts")).openWorkerRuns(url, context);
  const store = await openStore(context);
  return { runs: store, trace: (runId) => traceIn(store, runId), [Symbol.asyncDispose]: () => store.close() };
}

/** The Worker that `--from` names; `undefined` for the local store. */
export function workerOf({ flags }: CommandContext): string | undefined {
  const from = flags.text("from") ?? "local";
  if (from === "local") return undefined;
  if (/^https?:\/\//.test(from) && URL.canParse(from)) return from;
  throw new ReplayKitError("usage", `--from is "${from}"; expected local, or the address of a Worker`, {
    hint: "such as --from https://replaykit.example.workers.dev",
  });
}

/** The file of the local store: `--store`, `REPLAYKIT_STORE_PATH`, else `.replaykit/store.db` at the project's root. */
export async function storePath(context: CommandContext): Promise<string> {
  const named = context.flags.text("store") ?? context.env["REPLAYKIT_STORE_PATH"];
  if (named !== undefined) return resolve(context.cwd, named);
  return join((await openProject(context)).root, ".replaykit", "store.db");
}

/** The local store, which must be there. */
export async function openStore(context: CommandContext): Promise<SqliteStore> {
  const path = await storePath(context);
  if (existsSync(path)) return open(path);
  throw new ReplayKitError("not_found", `there is no store of runs at ${path}`, {
    hint: "an agent that uses the SDK's kitFromEnvironment() writes it; --store names another file",
  });
}

/** The local store with the run that an argument names, copied into it from the Worker that `--from` names. */
export async function openStoreWith(runId: string, context: CommandContext): Promise<SqliteStore> {
  if (workerOf(context) === undefined) return openStore(context);
  const store = await open(await storePath(context));
  try {
    if (!(await store.getRun(runId))) await copyRun(runId, store, context);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Under the same id: the Worker's own stays as it is, and what goes on here is no part of it. */
async function copyRun(runId: string, store: SqliteStore, context: CommandContext): Promise<void> {
  const { readRun, writeRun } = await import("../sdk/read-run.ts");
  await using from = await openRuns(context);
  await writeRun(store, await readRun(from.runs, runId));
}

/** The run that an argument names, as a trace; `undefined` where there is none. */
export async function runTrace(argument: string, context: CommandContext): Promise<TraceRun | undefined> {
  if (argument === "-" || existsSync(resolve(context.cwd, argument))) return undefined;
  if (workerOf(context) === undefined && !existsSync(await storePath(context))) return undefined;
  await using from = await openRuns(context);
  return await from.trace(argument); // before the store is closed
}

/** A run of a store as a trace. */
export async function traceIn(runs: RunReader, runId: string): Promise<TraceRun | undefined> {
  if (!(await runs.getRun(runId))) return undefined;
  const [{ readRun }, { recordOf, traceOf }] = await Promise.all([
    import("../sdk/read-run.ts"),
    import("../sdk/trace-of.ts"),
  ]);
  const { run, operations, checkpoints } = await readRun(runs, runId);
  return traceOf(recordOf(run, operations, checkpoints));
}

/** SQLite is loaded only by the commands that use it. */
async function open(path: string): Promise<SqliteStore> {
  const { createSqliteStore } = await import("../node/sqlite-store.ts");
  return createSqliteStore(path);
}
