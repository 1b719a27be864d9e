import { compact } from "../../core/compact.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { openStoreWith, storePath } from "../local-runs.ts";
import { oneArgument } from "../project.ts";
import { continueRun, lastCheckpoint, nextForkId, tellOfRun } from "../continue-run.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const runId = oneArgument(context, "resume", "run");
  const step = context.flags.integer("step", { min: 1, max: 1_000_000 });
  const path = await storePath(context);
  await using store = await openStoreWith(runId, context);
  const checkpoint = await lastCheckpoint(store, runId, step);
  const id = step === undefined ? runId : (context.flags.text("id") ?? (await nextForkId(store, runId)));
  const parent = { run_id: runId, step_id: checkpoint.step_id };
  const { parent: _, ...own } = checkpoint; // of a fork: its own steps are gone on with, not its parent's
  const from = step === undefined ? own : { ...checkpoint, run_id: id, parent };
  const ended = await continueRun({ context, store, storeFile: path, checkpoint: from, runId: id });
  await tellOfRun(context, { run: ended, ...compact({ parent: step === undefined ? undefined : runId }) });
  return ended.status === "success" ? exitCode.ok : exitCode.actionNeeded;
}
