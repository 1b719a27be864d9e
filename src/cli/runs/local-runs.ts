import { isChosen, type OpenRuns, refuseWorkerFilters, traceIn } from "./listed-runs.ts";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import type { SqliteStore } from "../../node/sqlite/store.ts";
import type { CommandContext } from "../command.ts";
import { openProject } from "../project.ts";
import { isFile, mayBeRun, namedWorker, unnamedWorker } from "./run-place.ts";
import { workerUrl } from "../worker/worker-connection.ts";

/** Opens the runs of the place that the flags or the environment name. `runId` is the run that the caller needs. */
export async function openRuns(context: CommandContext, runId?: string): Promise<OpenRuns> {
  const url = await placeOf(context, runId);
  return url === undefined ? openLocalRuns(context) : openWorker(url, context);
}

async function openLocalRuns(context: CommandContext): Promise<OpenRuns> {
  const store = await openStore(context);
  return {
    runs: store,
    trace: (runId) => traceIn(store, runId),
    list: async (filters) => {
      refuseWorkerFilters(filters);
      const chosen = (await store.listRuns({ limit: 1_000_000 })).filter((run) => isChosen(run, filters));
      return Promise.all(
        chosen
          .slice(0, filters.limit)
          .map(async (run) => ({ ...run, steps: (await store.listSteps(run.run_id)).length })),
      );
    },
    [Symbol.asyncDispose]: () => store.close(),
  };
}

async function openWorker(url: string, context: CommandContext): Promise<OpenRuns> {
  return (await import("./worker-runs.ts")).openWorkerRuns(workerUrl(url), context);
}

/**
 * Address of the Worker that has the runs; `undefined` for the local store. Flags decide. Without them, a run in the
 * local store is read there, and any other run from the Worker of the environment.
 */
export async function placeOf(context: CommandContext, runId?: string): Promise<string | undefined> {
  const named = namedWorker(context);
  const environment = unnamedWorker(context);
  if (named !== undefined || environment === undefined) return named;
  return runId !== undefined && (await isHere(runId, context)) ? undefined : environment;
}

/** Path of the local store: `--store`, `REPLAYKIT_STORE_PATH`, else `.replaykit/store.db` at the project's root. */
export async function storePath(context: CommandContext): Promise<string> {
  const named = context.flags.text("store") ?? context.env["REPLAYKIT_STORE_PATH"];
  if (named !== undefined) return resolve(context.cwd, named);
  return join((await openProject(context)).root, ".replaykit", "store.db");
}

/** Opens the local store, which must exist. */
export async function openStore(context: CommandContext): Promise<SqliteStore> {
  const path = await storePath(context);
  if (existsSync(path)) return open(path);
  throw new ReplayKitError("not_found", `there is no store of runs at ${path}`, {
    hint: "an agent that uses the SDK's kitFromEnvironment() writes it; --store names another file, --worker a Worker",
  });
}

/** Opens the local store with the named run in it. A run of a Worker is copied into the store first. */
export async function openStoreWith(runId: string, context: CommandContext): Promise<SqliteStore> {
  if ((await placeOf(context, runId)) === undefined) return openStore(context);
  const store = await open(await storePath(context));
  try {
    if (!(await store.getRun(runId))) await copyRun(runId, store, context);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Copies a run under the same id. The Worker's run stays as it is; what is added here is not sent back. */
async function copyRun(runId: string, store: SqliteStore, context: CommandContext): Promise<void> {
  const { readRun, writeRun } = await import("../../sdk/store/read-run.ts");
  await using from = await openRuns(context, runId);
  await writeRun(store, await readRun(from.runs, runId));
}

/**
 * The named run as a trace, from the place that a flag names, else from the local store. `undefined` if there is none.
 */
export async function runTrace(argument: string, context: CommandContext): Promise<TraceRun | undefined> {
  if (isFile(argument, context)) return undefined;
  const url = namedWorker(context);
  return url === undefined ? localTrace(argument, context) : workerTrace(argument, url, context);
}

/** The named run from the environment's Worker. Asked last, when nothing here has the name. */
export async function environmentTrace(argument: string, context: CommandContext): Promise<TraceRun | undefined> {
  const url = mayBeRun(argument, context) ? unnamedWorker(context) : undefined;
  return url === undefined ? undefined : workerTrace(argument, url, context);
}

async function isHere(runId: string, context: CommandContext): Promise<boolean> {
  if (!existsSync(await storePath(context))) return false;
  await using store = await openStore(context);
  return (await store.getRun(runId)) !== undefined;
}

async function localTrace(runId: string, context: CommandContext): Promise<TraceRun | undefined> {
  if (!existsSync(await storePath(context))) return undefined;
  await using store = await openStore(context);
  return await traceIn(store, runId); // awaited before the store closes
}

async function workerTrace(runId: string, url: string, context: CommandContext): Promise<TraceRun | undefined> {
  await using from = await openWorker(url, context);
  return await from.trace(runId);
}

/** SQLite is loaded only by commands that use it. */
async function open(path: string): Promise<SqliteStore> {
  const { createSqliteStore } = await import("../../node/sqlite/store.ts");
  return createSqliteStore(path);
}
