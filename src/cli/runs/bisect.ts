import { formatPointer } from "../../core/matching/json-pointer.ts";
import { bisect, type BisectResult, type StatePart } from "../../core/checkpoint/bisect.ts";
import { ReplayKitError } from "../../core/error.ts";
import { equalJson } from "../../core/matching/equal-json.ts";
import { shortJson } from "../../core/matching/short-json.ts";
import type { Checkpoint } from "../../core/schema/checkpoint.ts";
import type { Json } from "../../core/schema/json.ts";
import type { StoredRun } from "../../core/schema/run-record.ts";
import type { SqliteStore } from "../../node/sqlite/store.ts";
import { requiredRun } from "../../sdk/store/read-run.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { continueRun } from "./continue-run.ts";
import { openStoreWith, storePath } from "./local-runs.ts";
import { shellArgument } from "../../core/text/shell-word.ts";

/** One run that the search made. */
interface Fork {
  run_id: string;
  step: number;
  parts: string[] | "all";
  status: string;
  flipped: boolean;
}

interface Pair {
  good: StoredRun;
  bad: StoredRun;
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { args, flags, terminal } = context;
  const [goodId, badId, ...more] = args;
  if (goodId === undefined || badId === undefined || more.length > 0) {
    throw new ReplayKitError("usage", `bisect takes a good and a bad run, but got ${args.length}`, {
      hint: "npx replaykit runs bisect --help",
    });
  }
  await (await openStoreWith(goodId, context)).close();
  await using store = await openStoreWith(badId, context);
  const pair = { good: await requiredRun(store, goodId), bad: await requiredRun(store, badId) };
  if (endsAs(pair.bad, pair.good)) {
    throw new ReplayKitError("usage", `both runs ended alike: ${outcomeOf(pair.good)}`, {
      hint: "bisect needs two runs that end differently",
    });
  }
  const { result, forks } = await search(context, store, pair);
  if (flags.on("json")) terminal.printJson({ version: 1, good: goodId, bad: badId, ...jsonOf(result), forks });
  else for (const line of linesOf(result, pair, forks)) terminal.print(terminal.safe(line));
  return result.found ? exitCode.ok : exitCode.actionNeeded;
}

async function search(context: CommandContext, store: SqliteStore, { good, bad }: Pair) {
  const forks: Fork[] = [];
  const steps = await checkpointsOf(store, bad.run_id);
  const result = await bisect({
    bad: steps.map(({ state }) => state),
    good: (await checkpointsOf(store, good.run_id)).map(({ state }) => state),
    flips: async (step, state, parts) => {
      const checkpoint = steps[step - 1];
      if (!checkpoint) return false;
      const made = await forked(context, { store, checkpoint: { ...checkpoint, state } });
      const flipped = endsAs(made, good);
      const names = parts === "all" ? parts : parts.map(pointerOf);
      forks.push({ run_id: made.run_id, step, parts: names, status: made.status, flipped });
      const part = names === "all" ? "the whole state" : names.join(", ") || "nothing";
      context.terminal.note(context.terminal.safe(`step ${step} with ${part} of ${good.run_id}: ${outcomeOf(made)}`));
      return flipped;
    },
  });
  return { result, forks };
}

async function checkpointsOf(store: SqliteStore, runId: string): Promise<Checkpoint[]> {
  const steps = await store.listSteps(runId);
  const found = await Promise.all(steps.map(async ({ step_id }) => store.getCheckpoint(runId, step_id)));
  return found.flatMap((checkpoint) => checkpoint ?? []);
}

/**
 * Forks the run at a checkpoint. Refuses an agent whose writes the SDK does not hold back, because the search starts it
 * many times.
 */
async function forked(
  context: CommandContext,
  { store, checkpoint }: { store: SqliteStore; checkpoint: Checkpoint },
): Promise<StoredRun> {
  const { run_id: parentId, step_id } = checkpoint;
  const runId = await nextId(store, parentId);
  const from = { ...checkpoint, run_id: runId, parent: { run_id: parentId, step_id } };
  const storeFile = await storePath(context);
  const made = await continueRun({ context, store, storeFile, checkpoint: from, runId, withoutWrites: true });
  if (made.replay?.mode === "live-reads") return made;
  throw new ReplayKitError("runner_failed", `the agent did not hold back its writes in the run "${runId}"`, {
    hint: "bisect needs an agent that uses kitFromEnvironment() of this version of the SDK",
  });
}

async function nextId(store: SqliteStore, runId: string): Promise<string> {
  for (let n = 1; ; n += 1) if (!(await store.getRun(`${runId}-bisect-${n}`))) return `${runId}-bisect-${n}`;
}

function endsAs(one: StoredRun, other: StoredRun): boolean {
  if (one.status !== other.status) return false;
  return one.status !== "success" || equalJson(one.final_output ?? null, other.final_output ?? null);
}

function outcomeOf({ status, error, final_output }: StoredRun): string {
  return status === "error" ? `error: ${error ?? ""}` : `${status}: ${shortJson(final_output ?? null)}`;
}

function pointerOf({ key, index }: StatePart): string {
  return formatPointer(index === undefined ? [key] : [key, index]);
}

function jsonOf(result: BisectResult): object {
  if (!result.found) return result;
  const { part, ...rest } = result;
  return { ...rest, pointer: pointerOf(part) };
}

const reasons: Record<Extract<BisectResult, { found: false }>["why"], string> = {
  "no common step": "the runs have no step in common",
  "no state flips it":
    "no state of the good run makes the bad one end well: look at the steps after the last common one",
  "the bad state flips it too":
    "the bad run ends well when it continues unchanged: its outcome depends on chance, or on what changed since",
};

function linesOf(result: BisectResult, { bad, good }: Pair, forks: Fork[]): string[] {
  if (!result.found) return [reasons[result.why]];
  const { step, part, alone } = result;
  const value = (json: Json | undefined) => (json === undefined ? "nothing" : shortJson(json));
  const last = forks.findLast(({ flipped }) => flipped);
  return [
    `${pointerOf(part)} at step ${step} decides${alone ? "" : ", together with the parts before it"}`,
    `  - ${value(result.bad)}  → ${outcomeOf(bad)}`,
    `  + ${value(result.good)}  → ${outcomeOf(good)}`,
    `found with ${forks.length} ${forks.length === 1 ? "fork" : "forks"}`,
    "",
    `Next: npx replaykit diff ${shellArgument(bad.run_id)} ${shellArgument(last?.run_id ?? good.run_id)}`,
  ];
}
