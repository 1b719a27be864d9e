import { join, resolve } from "node:path";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import { startCaseGateway } from "../../src/node/replay/attempt/case-gateway.ts";
import { loadConfig } from "../../src/node/files/load-config.ts";
import { replaySuite } from "../../src/node/replay/replay-suite.ts";

const root = resolve(import.meta.dirname, "../..");

/** A report of a real replay of our own cases in which three agents fail again and the others pass. */
export async function sampleReport(): Promise<ReplayReport> {
  const config = await loadConfig(root);
  const broken = {
    "search-loop": ["python3", "examples/runners/reproduce_failure.py"],
    "wrong-refund-amount": ["node", "examples/runners/wrong-refund-amount-broken.mjs"],
    "cancel-claimed-not-made": ["python3", "-c", "raise SystemExit('no API key for the model')"],
  };
  const runners = { ...config.runners };
  for (const [name, command] of Object.entries(broken)) {
    const runner = runners[name];
    if (runner) runners[name] = { ...runner, command };
  }
  const ids = [
    "search-loop",
    "wrong-refund-amount",
    "cancel-claimed-not-made",
    "refund-after-deadline",
    "reminder-sent-twice",
  ];
  await using gateway = await startCaseGateway(config, process.env);
  return await replaySuite({
    gateway,
    root,
    config: { ...config, runners },
    cases: ids.map((id) => join(root, "cases", id)),
    evidence: false,
  });
}
