import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/cli/run-tree.ts
async function runTree(runs, runId) {
  const all = (await runs.listRuns({ limit: 1e6 })).toReversed();
  return branchOf(runs, all, rootOf(all, runId));
}
function rootOf(runs, runId) {
  const byId = new Map(runs.map((one) => [one.run_id, one]));
  let root = byId.get(runId);
  if (!root) throw new ReplayKitError("not_found", `there is no run "${runId}"`, { hint: "replaykit runs lists them" });
  const seen = /* @__PURE__ */ new Set();
  while (root.parent && byId.has(root.parent.run_id) && !seen.has(root.run_id)) {
    seen.add(root.run_id);
    root = byId.get(root.parent.run_id) ?? root;
  }
  return root;
}
async function branchOf(store, runs, run) {
  const forks = [];
  for (const child of runs.filter(({ parent }) => parent?.run_id === run.run_id))
    forks.push(await branchOf(store, runs, child));
  const steps = await store.listSteps(run.run_id);
  const from = steps.find(({ step_id }) => step_id === run.parent?.step_id)?.step_number;
  return {
    run_id: run.run_id,
    status: run.status,
    steps: steps.length,
    ...from === void 0 ? {} : { from_step: from },
    forks
  };
}

export {
  runTree
};
