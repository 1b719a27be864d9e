import { existsSync } from "node:fs";
import { join } from "node:path";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { PoolSource } from "../../core/fixtures/read-pool.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import { recordedCalls } from "../../core/scaffold/tool-fixtures.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import { localStorePath } from "../routing/kit-from-environment.ts";

/** Only the newest runs are used: each is read completely before the first case is replayed. */
const mostRuns = 100;

/** Recorded calls from the runs in this machine's SDK store; empty if there are none. */
export async function keptRuns(
  root: string,
  config: ReplayConfig,
  env: Record<string, string | undefined>,
): Promise<PoolSource[]> {
  const path = env["REPLAYKIT_STORE_PATH"] ?? join(root, localStorePath);
  if (config.pool.max_age === 0 || !existsSync(path)) return [];
  // SQLite is loaded only if there is a store.
  const [{ createSqliteStore }, { readRun }, { recordOf, traceOf }] = await Promise.all([
    import("../sqlite/store.ts"),
    import("../../sdk/store/read-run.ts"),
    import("../../sdk/trace/trace-of.ts"),
  ]);
  await using store = createSqliteStore(path);
  const sources: PoolSource[] = [];
  for (const { run_id } of await store.listRuns({ limit: mostRuns })) {
    const kept = await readRun(store, run_id).catch(noneIfDamaged);
    if (kept === undefined) continue;
    const { run, operations, checkpoints } = kept;
    const trace = traceOf(recordOf(run, operations, checkpoints));
    const calls = recordedCalls(trace, runFromTrace(trace, effectLookup({}, config.effects, config.aliases)));
    sources.push({ name: run_id, at: run.started_at, calls });
  }
  return sources;
}

/** A run that cannot be read answers nothing, and keeps no case from its replay. `show` says what is wrong with it. */
function noneIfDamaged(error: unknown): undefined {
  if (!(error instanceof ReplayKitError)) throw error;
}
