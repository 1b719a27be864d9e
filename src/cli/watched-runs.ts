import { ReplayKitError } from "../core/error.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import { sampleByWeight } from "../core/watch/sample.ts";
import { createWorkerClient } from "../node/worker/client.ts";
import type { CommandContext } from "./command.ts";
import { isChosen, runFilters } from "./listed-runs.ts";
import { openRuns, openStore, placeOf } from "./local-runs.ts";
import { readOneTrace, readTraceFile } from "./read-trace.ts";
import { isFile } from "./run-place.ts";
import { workerToken, workerUrl } from "./worker-connection.ts";

/** The newest so many are known by name before the sample is drawn. */
const mostKnown = 10_000;
const day = 86_400_000;

export interface Sample {
  /** Successful runs that it was drawn from. */
  successes: number;
  traces: TraceRun[];
}

/** Runs that ended well: of the arguments, else of the place that the flags name, drawn by weight. A quiet day there is no fault. */
export async function sampleSuccesses(context: CommandContext, size: number): Promise<Sample> {
  if (context.args.length === 0) return placeRuns(context, size);
  const sample = await namedRuns(context, size);
  if (sample.successes > 0) return sample;
  throw new ReplayKitError("not_found", "there is no successful run to replay: those that are named failed", {
    hint: "name runs that ended well; for a failed one replaykit scaffold makes a case",
  });
}

async function namedRuns(context: CommandContext, size: number): Promise<Sample> {
  const all: TraceRun[] = [];
  for (const argument of context.args) {
    const read = isFile(argument, context)
      ? await readTraceFile(argument, context)
      : [await readOneTrace(argument, context)];
    all.push(...read.map(({ trace }) => trace));
  }
  const good = all.filter(({ status, feedback }) => status !== "error" && feedback?.rating !== "bad");
  return { successes: good.length, traces: drawn(good, size, () => 1) };
}

async function placeRuns(context: CommandContext, size: number): Promise<Sample> {
  const known = await knownSuccesses(context);
  await using from = await openRuns(context);
  const traces: TraceRun[] = [];
  for (const { run_id } of drawn(known, size, ({ weight }) => weight)) {
    const trace = await from.trace(run_id);
    if (trace !== undefined) traces.push(trace); // else it expired meanwhile
  }
  return { successes: known.length, traces };
}

interface KnownRun {
  run_id: string;
  weight: number;
}

async function knownSuccesses(context: CommandContext): Promise<KnownRun[]> {
  const since = new Date(Date.now() - day).toISOString();
  const filters = { since, ...runFilters(context, mostKnown) };
  const url = await placeOf(context);
  if (url !== undefined) {
    const client = createWorkerClient({ url: workerUrl(url), token: workerToken(context) });
    const rows = await client.runs({ ...filters, failed: "false" });
    return rows.filter(({ rating }) => rating !== "bad");
  }
  if (filters.label !== undefined)
    throw new ReplayKitError("usage", "--label chooses among the runs of a Worker; these are of the local store", {
      hint: "name the Worker with --from <url>, or leave the flag out",
    });
  await using store = await openStore(context);
  const runs = await store.listRuns({ limit: mostKnown });
  return runs
    .filter((run) => isChosen(run, { ...filters, status: "success" }))
    .map(({ run_id }) => ({ run_id, weight: 1 }));
}

function drawn<Item extends object>(items: readonly Item[], size: number, weightOf: (item: Item) => number): Item[] {
  const weighed = items.map((item) => ({ item, weight: weightOf(item) }));
  return sampleByWeight(weighed, size, Math.random).map(({ item }) => item);
}
