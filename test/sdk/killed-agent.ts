/**
 * The agent of 200 steps for the crash tests. Killed from within, with no chance to tidy up, at the n-th thing that it writes.
 *
 *   node killed-agent.ts <store.db> <effects file> <kill at write n | never> <fail | retry | skip>
 */
import { flushCompileCache } from "node:module";
import { createSqliteStore } from "../../src/node/sqlite/store.ts";
import { ReplayKitError, replaykit } from "../../src/sdk/index.ts";
import type { RunStore } from "../../src/sdk/store/run-store.ts";
import { longAgent } from "./long-agent.ts";

// This process is killed, and Node writes its compile cache at the end of one only.
flushCompileCache();

const [storePath = "", effects = "", killAt = "never", decision = "fail"] = process.argv.slice(2);
let writes = 0;

function mayDie(): void {
  writes += 1;
  if (String(writes) === killAt) process.kill(process.pid, "SIGKILL");
}

/** Dies before or after a write to the store, never in the middle of what SQLite does in one commit. */
function mortal(store: RunStore): RunStore {
  const around = <A extends unknown[], T>(work: (...args: A) => T): ((...args: A) => T) => {
    return (...args: A): T => {
      mayDie();
      const result = work(...args);
      mayDie();
      return result;
    };
  };
  return {
    ...store,
    createRun: around((run) => store.createRun(run)),
    append: around((runId, operation, checkpoint) => store.append(runId, operation, checkpoint)),
    putCheckpoint: around((checkpoint) => store.putCheckpoint(checkpoint)),
    updateRun: around((runId, change) => store.updateRun(runId, change)),
  };
}

const store = createSqliteStore(storePath);
const kit = replaykit({ store: mortal(store), random: () => 0.25 });
const onUnknown = decision === "retry" || decision === "skip" ? decision : "fail";
const program = longAgent({ effects, onUnknown, afterEffect: mayDie });

try {
  const known = await store.getRun("long");
  const { output } = known
    ? await kit.resume("long", program)
    : await kit.run({ runId: "long", agent: "rows" }, program);
  console.log(killAt === "never" ? output : `${output} in ${writes} writes`);
} catch (error) {
  if (!(error instanceof ReplayKitError) || error.code !== "unknown_effect") throw error;
  console.log(error.message);
}
await store.close();
