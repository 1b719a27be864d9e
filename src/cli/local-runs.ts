import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { ReplayKitError } from "../core/error.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import type { SqliteStore } from "../node/sqlite-store.ts";
import type { CommandContext } from "./command.ts";
import { openProject } from "./project.ts";

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

/** The run of the local store that an argument names, as a trace; `undefined` where there is none. */
export async function localTrace(argument: string, context: CommandContext): Promise<TraceRun | undefined> {
  if (argument === "-" || existsSync(resolve(context.cwd, argument))) return undefined;
  const path = await storePath(context);
  if (!existsSync(path)) return undefined;
  await using store = await open(path);
  if (!(await store.getRun(argument))) return undefined;
  const { replaykit } = await import("../sdk/kit.ts");
  return await replaykit({ store }).trace(argument); // before the store is closed
}

export async function isLocalRun(argument: string, context: CommandContext): Promise<boolean> {
  return (await localTrace(argument, context)) !== undefined;
}

/** SQLite is loaded only by the commands that use it. */
async function open(path: string): Promise<SqliteStore> {
  const { createSqliteStore } = await import("../node/sqlite-store.ts");
  return createSqliteStore(path);
}
