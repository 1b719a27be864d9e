import { existsSync } from "node:fs";
import { join } from "node:path";
import { effectLookup } from "../../core/effects.ts";
import type { PoolSource } from "../../core/fixtures/read-pool.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import { recordedCalls } from "../../core/scaffold/tool-fixtures.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import { localStorePath } from "../routing/kit-from-environment.ts";

/** The newest so many: each is read whole before the first case is replayed. */
const mostRuns = 100;

/** What the runs that the SDK kept on this machine have to offer; nothing if there are none. */
export async function keptRuns(
  root: string,
  config: ReplayConfig,
  env: Record<string, string | undefined>,
): Promise<PoolSource[]> {
  const path = env["REPLAYKIT_STORE_PATH"] ?? join(root, localStorePath);
  if (config.pool.max_age === 0 || !existsSync(path)) return [];
  // SQLite is loaded only where there is a store.
  const [{ createSqliteStore }, { readRun }, { recordOf, traceOf }] = await Promise.all([
    import("../sqlite/store.ts"),
    import("../../sdk/store/read-run.ts"),
    import("../../sdk/trace/trace-of.ts"),
  ]);
  await using store = createSqliteStore(path);
  const sources: PoolSource[] = [];
  for (const { run_id } of await store.listRuns({ limit: mostRuns })) {
    const { run, operations, checkpoints } = await readRun(store, run_id);
    const trace = traceOf(recordOf(run, operations, checkpoints));
    const calls = recordedCalls(trace, runFromTrace(trace, effectLookup({}, config.effects, config.aliases)));
    sources.push({ name: run_id, at: run.started_at, calls });
  }
  return sources;
}
