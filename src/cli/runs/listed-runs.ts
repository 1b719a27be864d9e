import { ReplayKitError } from "../../core/error.ts";
import type { StoredRun } from "../../core/schema/run-record.ts";
import type { RunFilters } from "../../node/worker/client.ts";
import type { CommandContext } from "../command.ts";
import type { Terminal } from "../terminal.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import type { RunReader } from "../../sdk/store/run-store.ts";

/** Opened runs of this machine or of a Worker. */
export interface OpenRuns extends AsyncDisposable {
  runs: RunReader;
  /** `undefined` if there is no such run. */
  trace(runId: string): Promise<TraceRun | undefined>;
  /** Newest first. */
  list(filters: RunFilters & { limit: number }): Promise<ListedRun[]>;
}

/** A run in a list: what is known without reading the whole run. */
export interface ListedRun extends Pick<StoredRun, "run_id" | "status" | "agent" | "started_at" | "parent"> {
  /** Number of stored states. Absent if only the trace was sent, because a list does not open traces. */
  steps?: number;
  /** The Worker's own id of the run. */
  id?: string;
  group?: string;
  /** True if the run failed, whatever its status says. */
  failed?: boolean;
  /** What went wrong, in words. */
  what?: string;
}

/** Filters of a list of runs, from the flags. `limit` is the default. */
export function runFilters({ flags }: CommandContext, limit: number): RunFilters & { limit: number } {
  const texts = ["status", "agent", "group", "label"].flatMap((name) => {
    const value = flags.text(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const times = ["since", "until"].flatMap((name) => {
    const value = flags.time(name);
    return value === undefined ? [] : [[name, value.toISOString()] as const];
  });
  const most = flags.integer("limit", { min: 1, max: 1_000_000 }) ?? limit;
  return { ...Object.fromEntries([...texts, ...times]), limit: most };
}

/** Whether a run passes the filters. For runs of the local store and runs that were recorded step by step. */
export function isChosen(run: StoredRun, { status, agent, since, until }: RunFilters): boolean {
  const at = Date.parse(run.started_at);
  return (
    (status === undefined || run.status === status) &&
    (agent === undefined || run.agent?.name === agent) &&
    (since === undefined || at >= Date.parse(since)) &&
    (until === undefined || at <= Date.parse(until))
  );
}

/** Refuses filters that only a Worker has: local runs have no group and no labels. */
export function refuseWorkerFilters({ group, label }: RunFilters): void {
  const flag = group === undefined ? (label === undefined ? undefined : "label") : "group";
  if (flag === undefined) return;
  throw new ReplayKitError("usage", `--${flag} filters the runs of a Worker; these are in the local store`, {
    hint: "name the Worker with --worker <url>, or leave the flag out",
  });
}

/** The first `limit` rows. Callers read one row more, so that a note can say that there are more. */
export function upTo<Row>(limit: number, rows: readonly Row[], terminal: Terminal): Row[] {
  if (rows.length > limit) terminal.note(`there are more than these ${limit}: --limit shows more`);
  return rows.slice(0, limit);
}

/** A run of a store as a trace; `undefined` if there is none. */
export async function traceIn(runs: RunReader, runId: string): Promise<TraceRun | undefined> {
  if (!(await runs.getRun(runId))) return undefined;
  const [{ readRun }, { recordOf, traceOf }] = await Promise.all([
    import("../../sdk/store/read-run.ts"),
    import("../../sdk/trace/trace-of.ts"),
  ]);
  const { run, operations, checkpoints } = await readRun(runs, runId);
  // Through a record, so that the trace is the same for a run that was sent as for one recorded step by step.
  return traceOf(recordOf(run, operations, checkpoints));
}
