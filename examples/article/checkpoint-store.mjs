// A checkpoint store: 40 steps are put in, any of them comes back as it was.
//
//   node examples/article/checkpoint-store.mjs
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSqliteStore } from "replaykit/node";

const folder = mkdtempSync(join(tmpdir(), "checkpoints-"));
const store = createSqliteStore(join(folder, "store.db"));
const at = new Date().toISOString();
const messages = [];

await store.createRun({ run_id: "run-1", status: "running", started_at: at });
for (let step = 1; step <= 40; step += 1) {
  messages.push({ role: "assistant", content: `thought ${step}` });
  const checkpoint = { version: 1, run_id: "run-1", step_id: `step_${step}`, step_number: step, at, tool_calls: [] };
  await store.putCheckpoint({ ...checkpoint, messages: [...messages], state: { step } });
}
await store.updateRun("run-1", { status: "success", ended_at: at, retention: "success" });

const { messages: history, state } = store.getCheckpoint("run-1", "step_17");
console.log(`step 17: ${history.length} messages, state ${JSON.stringify(state)}`);
console.log(`damaged: ${store.verify().length}`);
await store.close();
rmSync(folder, { recursive: true });
