import type { RunRow } from "../../api/schema/run-row.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { StoredRun } from "../../core/schema/run-record.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { createWorkerClient, type RunFilters, type WorkerClient } from "../../node/worker/client.ts";
import { recordOfTrace, type WholeRun } from "../../sdk/trace/record-of-trace.ts";
import type { RunReader } from "../../sdk/store/run-store.ts";
import { createWorkerStore } from "../../sdk/store/worker-store.ts";
import type { CommandContext } from "../command.ts";
import { isChosen, type ListedRun, type OpenRuns, traceIn } from "./listed-runs.ts";
import { compact } from "../../core/compact.ts";
import { workerToken } from "../worker/worker-connection.ts";

/**
 * Opens the runs of a Worker: those that agents recorded there step by step, and those that were sent as traces. Both
 * are read in the same way.
 */
export function openWorkerRuns(url: string, context: CommandContext): OpenRuns {
  const token = workerToken(context);
  const recorded = createWorkerStore({ url, token });
  const client = createWorkerClient({ url, token });
  const sent = sentRuns(client);
  const runs: RunReader = {
    getRun: async (runId) => (await recorded.getRun(runId)) ?? (await sent.whole(runId))?.run,
    async listRuns({ limit = 100 } = {}) {
      const [steps, traces] = await Promise.all([recorded.listRuns({ limit }), sent.list(limit)]);
      const known = new Set(steps.map(({ run_id }) => run_id));
      return [...steps, ...traces.filter(({ run_id }) => !known.has(run_id))]
        .toSorted((a, b) => b.started_at.localeCompare(a.started_at))
        .slice(0, limit);
    },
    listSteps: async (runId) => firstOf(await recorded.listSteps(runId), (await sent.whole(runId))?.checkpoints ?? []),
    getCheckpoint: async (runId, stepId) =>
      (await recorded.getCheckpoint(runId, stepId)) ??
      (await sent.whole(runId))?.checkpoints.find(({ step_id }) => step_id === stepId),
    listCheckpoints: async (runId) =>
      firstOf(await recorded.listCheckpoints(runId), (await sent.whole(runId))?.checkpoints ?? []),
    listOperations: async (runId) =>
      firstOf(await recorded.listOperations(runId), (await sent.whole(runId))?.operations ?? []),
  };
  return {
    runs,
    async trace(runId) {
      const stepwise = await traceIn(recorded, runId);
      const whole = await sent.trace(runId);
      // Feedback is kept with the trace that was sent.
      return stepwise && whole?.feedback ? { ...stepwise, feedback: whole.feedback } : (stepwise ?? whole);
    },
    list: (filters) => listed({ recorded, client }, filters),
    [Symbol.asyncDispose]: async () => {},
  };
}

interface RunSources {
  recorded: RunReader;
  client: WorkerClient;
}

/** Lists both kinds. Runs that were recorded step by step have no group and no labels. */
async function listed({ recorded, client }: RunSources, filters: RunFilters & { limit: number }): Promise<ListedRun[]> {
  const { limit, ...wanted } = filters;
  const stepwise = wanted.group === undefined && wanted.label === undefined;
  const narrowed = Object.values(wanted).some((value) => value !== undefined);
  const [steps, traces] = await Promise.all([
    stepwise ? recorded.listRuns({ limit: narrowed ? 1_000_000 : limit }) : [],
    wanted.status === "running" ? [] : client.runs(filters),
  ]);
  const known = new Map(steps.filter((run) => isChosen(run, filters)).map((run) => [run.run_id, run]));
  const rows: ListedRun[] = traces.filter(({ run_id }) => !known.has(run_id)).map(listedRun);
  const all = [...known.values(), ...rows].toSorted((a, b) => b.started_at.localeCompare(a.started_at));
  return Promise.all(
    all.slice(0, limit).map(async (row) => {
      return known.has(row.run_id) ? { ...row, steps: (await recorded.listSteps(row.run_id)).length } : row;
    }),
  );
}

function listedRun(run: RunRow): ListedRun {
  const { id, group, failed, what } = run;
  return {
    ...storedRun(run),
    id,
    failed,
    ...compact({ group, what }),
  };
}

function firstOf<T>(recorded: T[], sent: T[]): T[] {
  return recorded.length > 0 ? recorded : sent;
}

/** Runs that were sent as traces; each is fetched once. */
function sentRuns(client: WorkerClient) {
  const reads = new Map<string, Promise<TraceRun | undefined>>();

  function trace(runId: string): Promise<TraceRun | undefined> {
    const known = reads.get(runId) ?? read(runId);
    reads.set(runId, known);
    return known;
  }

  async function read(runId: string): Promise<TraceRun | undefined> {
    try {
      return (await client.run(runId)).trace;
    } catch (error) {
      if (error instanceof ReplayKitError && error.code === "not_found") return undefined;
      throw error;
    }
  }

  return {
    trace,
    async whole(runId: string): Promise<WholeRun | undefined> {
      const found = await trace(runId);
      return found && recordOfTrace(found);
    },
    list: async (limit: number) => (await client.runs({ limit })).map(storedRun),
  };
}

function storedRun({ run_id, status, agent, received_at }: RunRow): StoredRun {
  return {
    run_id,
    status: status === "success" || status === "error" ? status : "unknown",
    ...compact({ agent: agent === undefined ? undefined : { name: agent } }),
    started_at: new Date(received_at).toISOString(),
  };
}
