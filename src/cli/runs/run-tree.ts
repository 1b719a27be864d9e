import { ReplayKitError } from "../../core/error.ts";
import type { StoredRun } from "../../core/schema/run-record.ts";
import { compact } from "../../core/compact.ts";
import type { RunReader } from "../../sdk/store/run-store.ts";

/** A run with the runs that were forked from it. */
export interface RunBranch {
  run_id: string;
  status: string;
  steps: number;
  /** The step after which it was forked from its parent. */
  from_step?: number;
  forks: RunBranch[];
}

/** The whole fork tree of a run, from its oldest ancestor. */
export async function runTree(runs: RunReader, runId: string): Promise<RunBranch> {
  const all = (await runs.listRuns({ limit: 1_000_000 })).toReversed();
  return branchOf(runs, all, rootOf(all, runId));
}

function rootOf(runs: StoredRun[], runId: string): StoredRun {
  const byId = new Map(runs.map((one) => [one.run_id, one]));
  let root = byId.get(runId);
  if (!root)
    throw new ReplayKitError("not_found", `there is no run "${runId}"`, { hint: "npx replaykit runs lists them" });
  const seen = new Set<string>();
  while (root.parent && byId.has(root.parent.run_id) && !seen.has(root.run_id)) {
    seen.add(root.run_id);
    root = byId.get(root.parent.run_id) ?? root;
  }
  return root;
}

async function branchOf(store: RunReader, runs: StoredRun[], run: StoredRun): Promise<RunBranch> {
  const forks: RunBranch[] = [];
  for (const child of runs.filter(({ parent }) => parent?.run_id === run.run_id))
    forks.push(await branchOf(store, runs, child));
  const steps = await store.listSteps(run.run_id);
  const from = steps.find(({ step_id }) => step_id === run.parent?.step_id)?.step_number;
  return {
    run_id: run.run_id,
    status: run.status,
    steps: steps.length,
    ...compact({ from_step: from }),
    forks,
  };
}
