import { join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { unknownWord } from "../../core/text/unknown-word.ts";
import { type AllTraces, readAllTraces } from "../../core/formats/input/read-traces.ts";
import { nodePlatform } from "../../node/platform.ts";
import { langfuseSource } from "../../node/pulls/langfuse.ts";
import { langsmithSource } from "../../node/pulls/langsmith.ts";
import { openPullCursor, type PullCursor } from "../../node/pulls/pull-cursor.ts";
import type { Environment, PullResult, PulledRun, PullSource } from "../../node/pulls/pull-source.ts";
import type { CommandContext } from "../command.ts";
import { openProject } from "../project.ts";
import { ratedByProject } from "../traces/read-trace.ts";
import { maxBytesOf } from "./large-lines.ts";

const sources = new Map<string, (env: Environment) => PullSource>([
  ["langfuse", langfuseSource],
  ["langsmith", langsmithSource],
]);
const dayMs = 24 * 60 * 60_000;
/** A run usually takes two updates: the position of the pull, and the run. */
const batchUpdates = 40;

export interface PullOptions {
  /**
   * If true, `take` gets all runs at once, or none if the service fails. For callers that print one document at the
   * end.
   */
  whole: boolean;
}

/** A run of a service: its traces, and the errors of parts that could not be read. */
export interface ServiceRun extends AllTraces {
  /** Where the run came from, for display. */
  place: string;
}

/** Whether `--from` names a service. Refuses `--since` without it. */
export function isFromService({ flags }: CommandContext): boolean {
  if (flags.text("from") !== undefined) return true;
  if (flags.text("since") === undefined) return false;
  throw new ReplayKitError("usage", "--since works only with --from", { hint: "such as --from langfuse --since 1d" });
}

/**
 * Passes the new runs of the `--from` service to `take` in batches, and returns how many runs are still in progress.
 * The cursor moves past runs only after `take` returns: if it throws, the next pull fetches them again.
 */
export async function pullFrom(
  context: CommandContext,
  take: (runs: ServiceRun[]) => Promise<void>,
  { whole }: PullOptions = { whole: false },
): Promise<number> {
  const source = sourceOf(context);
  const now = nodePlatform.now().getTime();
  const { root } = await openProject(context, () => undefined);
  const cursor = openPullCursor({
    folder: join(root, ".replaykit", "pulls"),
    account: `${source.name} ${source.account}`,
    since: context.flags.time("since")?.getTime() ?? now - dayMs,
  });
  let waiting = 0;
  const updates = source.pull({ from: cursor.from, now, isTaken: cursor.isTaken });
  for await (const batch of whole ? [await Array.fromAsync(updates)] : inBatches(updates)) {
    const runs: ServiceRun[] = [];
    for (const update of batch) {
      if ("run" in update) runs.push(await readRun(update.run, source.name, context));
      if ("withheld" in update)
        runs.push({ place: `${source.name} ${update.withheld.id}`, traces: [], refused: [update.withheld.error] });
      if ("waiting" in update) waiting += 1;
    }
    if (runs.length > 0) await take(runs);
    for (const update of batch) pass(update, cursor);
    cursor.save();
  }
  return waiting;
}

/** Batches of updates. If the service fails, yields what came before and then throws. */
async function* inBatches(updates: AsyncIterable<PullResult>): AsyncGenerator<PullResult[]> {
  let batch: PullResult[] = [];
  try {
    for await (const update of updates) {
      batch.push(update);
      if (batch.length < batchUpdates) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    yield batch;
    throw error;
  }
  yield batch;
}

function pass(update: PullResult, cursor: PullCursor): void {
  if ("reached" in update) cursor.reach(update.reached);
  else if ("waiting" in update) cursor.wait(update.waiting.at);
  else if ("run" in update) cursor.take(update.run.id, update.run.at);
  else if (update.withheld.again) cursor.wait(update.withheld.at);
  else cursor.take(update.withheld.id, update.withheld.at);
}

function sourceOf({ args, flags, env }: CommandContext): PullSource {
  const name = flags.text("from") ?? "";
  const clash = args.length > 0 ? "files" : ["mapping", "format"].find((one) => flags.text(one) !== undefined);
  if (clash !== undefined)
    throw new ReplayKitError("usage", `--from takes no ${clash}: it asks the service`, {
      hint: `--from ${name} --since 1d`,
    });
  const open = sources.get(name);
  if (open) return open(env);
  const known = [...sources.keys()];
  throw unknownWord(`--from is "${name}"`, { given: name, known, hint: "traces in files need no --from" });
}

async function readRun({ id, json }: PulledRun, format: string, context: CommandContext): Promise<ServiceRun> {
  const place = `${format} ${id}`;
  try {
    const input = { name: `${format} trace ${id}`, text: JSON.stringify(json), maxBytes: maxBytesOf(context) };
    const { traces, refused } = readAllTraces(input, { platform: nodePlatform, format });
    return { place, traces: await ratedByProject(traces, context), refused };
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    return { place, traces: [], refused: [error] };
  }
}
