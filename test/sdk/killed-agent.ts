/**
 * An agent of 200 steps for the crash test. Every effect is a line in a file that no crash can take back. Killed from within,
 * with no chance to tidy up, at the n-th thing that it writes.
 *
 *   node killed-agent.ts <store.db> <effects file> <kill at write n | never> <fail | retry | skip>
 */
import { appendFileSync } from "node:fs";
import { createSqliteStore } from "../../src/node/sqlite-store.ts";
import { type AgentRun, ReplayKitError, replaykit } from "../../src/sdk/index.ts";
import type { RunStore } from "../../src/sdk/run-store.ts";

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
    append: around((runId, operation, checkpoint) => store.append(runId, operation, checkpoint)),
    putCheckpoint: around((checkpoint) => store.putCheckpoint(checkpoint)),
    updateRun: around((runId, change) => store.updateRun(runId, change)),
  };
}

const store = createSqliteStore(storePath);
const kit = replaykit({ store: mortal(store) });

async function program(run: AgentRun): Promise<string> {
  const read = run.tool("read_row", ({ n }: { n: number }) => ({ value: n * n }));
  const write = run.tool(
    "write_row",
    ({ n, value }: { n: number; value: number }) => {
      appendFileSync(effects, `${n}=${value}\n`);
      mayDie();
      return { ok: true };
    },
    { effect: "write", onUnknown: decision === "retry" || decision === "skip" ? decision : "fail" },
  );
  for (let n = 0; n < 200; n += 1) {
    await run.step(`row ${n}`, async () => {
      const { value } = await read({ n });
      if (n % 4 === 0) await write({ n, value });
      run.state[`row_${n % 10}`] = { n, value, luck: run.random() };
      run.state["last"] = n;
      return null;
    });
  }
  return `done after ${JSON.stringify(run.state["last"])}`;
}

try {
  const known = await store.getRun("long");
  const { output } = known
    ? await kit.resume("long", program)
    : await kit.run({ runId: "long", agent: "rows" }, program);
  console.log(output);
} catch (error) {
  if (!(error instanceof ReplayKitError) || error.code !== "unknown_effect") throw error;
  console.log(error.message);
}
await store.close();
