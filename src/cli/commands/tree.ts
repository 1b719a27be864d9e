import { ReplayKitError } from "../../core/error.ts";
import type { StoredRun } from "../../core/schema/run-record.ts";
import type { RunReader } from "../../sdk/run-store.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { openRuns } from "../local-runs.ts";
import { oneArgument } from "../project.ts";

interface Branch {
  run_id: string;
  status: string;
  steps: number;
  /** The step of the parent after which this run goes its own way. */
  from_step?: number;
  forks: Branch[];
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const runId = oneArgument(context, "tree", "run");
  await using from = await openRuns(context);
  const runs = (await from.runs.listRuns({ limit: 1_000_000 })).toReversed();
  const root = rootOf(runs, runId);
  const drawn = await branchOf(from.runs, runs, root);
  if (flags.on("json")) terminal.printJson({ version: 1, tree: drawn });
  else terminal.print(terminal.safe(linesOf(drawn).join("\n")));
  return exitCode.ok;
}

function rootOf(runs: StoredRun[], runId: string): StoredRun {
  const byId = new Map(runs.map((one) => [one.run_id, one]));
  let root = byId.get(runId);
  if (!root) throw new ReplayKitError("not_found", `there is no run "${runId}"`, { hint: "replaykit runs lists them" });
  const seen = new Set<string>();
  while (root.parent && byId.has(root.parent.run_id) && !seen.has(root.run_id)) {
    seen.add(root.run_id);
    root = byId.get(root.parent.run_id) ?? root;
  }
  return root;
}

async function branchOf(store: RunReader, runs: StoredRun[], run: StoredRun): Promise<Branch> {
  const forks: Branch[] = [];
  for (const child of runs.filter(({ parent }) => parent?.run_id === run.run_id))
    forks.push(await branchOf(store, runs, child));
  const steps = await store.listSteps(run.run_id);
  const from = steps.find(({ step_id }) => step_id === run.parent?.step_id)?.step_number;
  return {
    run_id: run.run_id,
    status: run.status,
    steps: steps.length,
    ...(from === undefined ? {} : { from_step: from }),
    forks,
  };
}

function linesOf({ run_id, status, steps, from_step, forks }: Branch): string[] {
  const from = from_step === undefined ? "" : `from step ${from_step}: `;
  const head = `${from}${run_id}  ${status}  ${steps} ${steps === 1 ? "step" : "steps"}`;
  const below = forks.flatMap((fork, index) => {
    const last = index === forks.length - 1;
    return linesOf(fork).map((line, row) => `${row === 0 ? (last ? "└─ " : "├─ ") : last ? "   " : "│  "}${line}`);
  });
  return [head, ...below];
}
