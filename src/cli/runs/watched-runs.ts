import { append } from "../../core/append.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import type { RunRow } from "../../api/schema/run-row.ts";
import type { WatchedRun } from "../../core/schema/watch.ts";
import { lookMark, lookShare } from "../../core/rehearsal/look-mark.ts";
import { drawByWeight } from "../../core/rehearsal/rank-runs.ts";
import { createWorkerClient, type WorkerClient } from "../../node/worker/client.ts";
import type { CommandContext } from "../command.ts";
import { isChosen, runFilters } from "./listed-runs.ts";
import { openRuns, openStore, placeOf } from "./local-runs.ts";
import { readOneTrace, readTraceFile } from "../traces/read-trace.ts";
import { isFile } from "./run-place.ts";
import { workerToken, workerUrl } from "../worker/worker-connection.ts";

/** Number of newest runs from which the sample is drawn. */
const mostKnown = 10_000;
const day = 86_400_000;

export interface Sample {
  /** Number of successful runs from which the sample was drawn. */
  successes: number;
  traces: TraceRun[];
  /** For a Worker's runs: marks those whose re-runs disagreed in its inbox. */
  tell?: (runs: readonly WatchedRun[]) => Promise<void>;
}

/**
 * A sample of successful runs: of the arguments, else of the place that the flags name, drawn by weight. If that place
 * has none, this is not an error.
 */
export async function sampleSuccesses(context: CommandContext, size: number): Promise<Sample> {
  if (context.args.length === 0) return placeRuns(context, size);
  const sample = await namedRuns(context, size);
  if (sample.successes > 0) return sample;
  throw new ReplayKitError("not_found", "there is no successful run to replay: the named ones failed", {
    hint: "name runs that ended well; for a failed one npx replaykit scaffold makes a case",
  });
}

async function namedRuns(context: CommandContext, size: number): Promise<Sample> {
  const all: TraceRun[] = [];
  for (const argument of context.args) {
    const read = isFile(argument, context)
      ? await readTraceFile(argument, context)
      : [await readOneTrace(argument, context)];
    append(
      all,
      read.map(({ trace }) => trace),
    );
  }
  const good = all.filter(({ status, feedback }) => status !== "error" && feedback?.rating !== "bad");
  return { successes: good.length, traces: drawn(good, size, () => 1) };
}

async function placeRuns(context: CommandContext, size: number): Promise<Sample> {
  const url = await placeOf(context);
  const client =
    url === undefined ? undefined : createWorkerClient({ url: workerUrl(url), token: workerToken(context) });
  const known = await (client ? successesOf(client, context) : localSuccesses(context));
  await using from = await openRuns(context);
  const traces: TraceRun[] = [];
  for (const { run_id } of drawn(known, size, ({ weight }) => weight)) {
    const trace = await from.trace(run_id);
    if (trace !== undefined) traces.push(trace); // absent if it has expired meanwhile
  }
  const rows = new Map(known.map((run) => [run.run_id, run]));
  return {
    successes: known.length,
    traces,
    ...(client === undefined ? {} : { tell: (runs) => markLooks(client, runs, rows) }),
  };
}

interface KnownRun extends Partial<Pick<RunRow, "id" | "mark">> {
  run_id: string;
  weight: number;
}

function filtersOf(context: CommandContext) {
  return { since: new Date(Date.now() - day).toISOString(), ...runFilters(context, mostKnown) };
}

async function successesOf(client: WorkerClient, context: CommandContext): Promise<KnownRun[]> {
  const rows = await client.runs({ ...filtersOf(context), failed: "false" });
  return rows.filter(({ rating }) => rating !== "bad");
}

async function localSuccesses(context: CommandContext): Promise<KnownRun[]> {
  const filters = filtersOf(context);
  if (filters.label !== undefined)
    throw new ReplayKitError("usage", "--label filters the runs of a Worker; these are in the local store", {
      hint: "name the Worker with --from <url>, or leave the flag out",
    });
  await using store = await openStore(context);
  const runs = await store.listRuns({ limit: mostKnown });
  return runs
    .filter((run) => isChosen(run, { ...filters, status: "success" }))
    .map(({ run_id }) => ({ run_id, weight: 1 }));
}

/** Marks runs whose re-runs disagree, and removes the mark from those whose re-runs no longer do. */
async function markLooks(
  client: WorkerClient,
  runs: readonly WatchedRun[],
  rows: ReadonlyMap<string, KnownRun>,
): Promise<void> {
  for (const run of runs) {
    const { id, mark } = rows.get(run.run_id) ?? {};
    if (id === undefined) continue;
    if (run.disagreeing > 0) await client.mark(id, lookMark(run));
    else if (lookShare(mark)) await client.mark(id, null);
  }
}

function drawn<Item extends object>(items: readonly Item[], size: number, weightOf: (item: Item) => number): Item[] {
  const weighed = items.map((item) => ({ item, weight: weightOf(item) }));
  return drawByWeight(weighed, () => 1 - Math.random())
    .slice(0, size)
    .map(({ item }) => item);
}
