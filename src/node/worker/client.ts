import { gzipSync } from "node:zlib";
import { type ApiClient, createApiClient } from "../../api/client.ts";
import type { QueryOf, SentBody } from "../../api/endpoint.ts";
import { groups, releases } from "../../api/endpoints/groups.ts";
import { runs } from "../../api/endpoints/runs.ts";
import { search } from "../../api/endpoints/search.ts";
import type { ItemAnswer } from "../../api/schema/answers.ts";
import type { Coverage } from "../../api/schema/coverage.ts";
import type { GroupRow, ReleaseRow } from "../../api/schema/group.ts";
import type { RunMatches } from "../../api/schema/query.ts";
import type { RunRow } from "../../api/schema/run-row.ts";
import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { Feedback, TraceRun } from "../../core/schema/trace.ts";
import { orAbsent, orPart, orSearch } from "./or-search.ts";

export interface WorkerAddress {
  /** Address of a Worker, e.g. `https://replaykit.example.workers.dev`. */
  url: string;
  /** A token `rk_…`, or a workflow's OIDC token together with `project`. */
  token: string;
  project?: string;
}

/** Filters of runs; the Worker rejects unknown ones. */
export type RunFilters = { [Name in Exclude<keyof QueryOf<typeof runs.list>, "cursor" | "limit">]?: string } & {
  limit?: number;
};
export interface GroupFilters {
  state?: string;
  agent?: string;
  limit?: number;
}

export interface ReleaseFilters {
  agent?: string;
  since?: string;
  limit?: number;
}

/** Called after each part of a long transfer. */
export type Progress = (done: number, total: number) => void;

export interface WorkerClient {
  /** Sends traces in batches and returns their answers in order. A failed batch is safe to send again. */
  push(traces: readonly TraceRun[], progress?: Progress): Promise<ItemAnswer[]>;
  /** Traces of the runs that match the filters, read one after the other. `gone`: runs that were listed, but are gone. */
  pull(filters: RunFilters, progress?: Progress): Promise<{ found: { run: RunRow; trace: TraceRun }[]; gone: number }>;
  runs(filters?: RunFilters): Promise<RunRow[]>;
  run(id: string): Promise<{ run: RunRow; trace: TraceRun }>;
  groups(filters?: GroupFilters): Promise<GroupRow[]>;
  /** How many of this week's failures have a case. `cases`: fingerprints of cases in git. */
  coverage(cases?: SentBody<typeof groups.coverage>): Promise<Coverage>;
  releases(filters?: ReleaseFilters): Promise<ReleaseRow[]>;
  find(query: string): Promise<RunMatches & { waiting: NonNullable<RunMatches["waiting"]> }>;
  /** Adds feedback to a run. `undefined` if its spans are still arriving; it is applied when the run is complete. */
  feedback(id: string, feedback: Feedback): Promise<Pick<RunRow, "id" | "group"> | undefined>;
  erase(id: string): Promise<{ objects: number; remains: string[] }>;
  /** Erases all runs of a user, in as many requests as needed. A repeated call continues after an interruption. */
  eraseUser(
    user: string,
    progress?: (runs: number) => void,
  ): Promise<{ runs: number; objects: number; remains: string[] }>;
  mark(id: string, mark: SentBody<typeof runs.mark>["mark"]): Promise<void>;
  /** Runs that people marked for promotion. */
  marked(): Promise<RunRow[]>;
  /** One group of failures; `undefined` if the id is unknown. */
  group(id: string): Promise<GroupRow | undefined>;
  /** How often a group was seen, and its first and last time. */
  seen(group: string): Promise<{ count: number; first: string; last: string } | undefined>;
  /** Traces of other runs of a group, the newest first. */
  others(group: string, except: string, limit?: number): Promise<TraceRun[]>;
  /** Removes the run's mark and notes the case in its group. */
  promoted(run: RunRow, note: { case: string; pull_request?: string }): Promise<void>;
}

const batchRuns = 20;
const batchBytes = 4_000_000;
const hint = "check the Worker's address (--worker, or REPLAYKIT_WORKER_URL) and the network";

export function createWorkerClient({ url, token, project }: WorkerAddress): WorkerClient {
  const named = compact({ "x-replaykit-project": project });
  const { ask } = createApiClient({ url, credential: { authorization: `Bearer ${token}`, ...named }, hint });
  return { ...runCalls(ask), ...groupCalls(ask), ...transfers(ask) };
}

type Ask = ApiClient["ask"];

function runCalls(ask: Ask): Pick<WorkerClient, "runs" | "run" | "marked" | "mark" | "find" | "feedback" | "erase"> {
  return {
    runs: (filters) => listRuns(ask, filters),
    run: (id) => readRun(ask, id),
    marked: () => listRuns(ask, { mark: "promote" }),
    mark: (id, value) => markRun(ask, id, value),
    // The query is in the body: addresses appear in logs, and the text may name a person.
    async find(text) {
      const { waiting = [], ...found } = await ask(search.find, { body: { q: text } });
      return { ...found, waiting };
    },
    async feedback(id, feedback) {
      const answer = await orSearch(ask(runs.feedback, { params: { id }, body: feedback }), id);
      if ("state" in answer) return undefined;
      return "run" in answer ? answer.run : { id: answer.id };
    },
    erase: (id) => ask(runs.erase, { params: { id } }),
  };
}

function groupCalls(
  ask: Ask,
): Pick<WorkerClient, "groups" | "coverage" | "releases" | "group" | "seen" | "others" | "promoted"> {
  return {
    groups: ({ limit = 50, ...filters } = {}) =>
      pages(limit, async (page) => {
        const { groups: items, next } = await ask(groups.list, { query: { ...filters, ...page } });
        return { items, next };
      }),
    coverage: (cases = {}) => ask(groups.coverage, { body: cases }),
    releases: ({ limit = 50, ...filters } = {}) =>
      pages(limit, async (page) => {
        const { releases: items, next } = await ask(releases.list, { query: { ...filters, ...page } });
        return { items, next };
      }),
    async group(id) {
      return (await orAbsent(ask(groups.read, { params: { id } })))?.group;
    },
    async seen(id) {
      const found = await orAbsent(ask(groups.read, { params: { id } }));
      return (
        found && { count: found.group.count, first: iso(found.group.first_seen), last: iso(found.group.last_seen) }
      );
    },
    async others(group, except, limit = 3) {
      const found = await listRuns(ask, { group, limit: limit + 1 });
      const others = found.filter(({ id }) => id !== except).slice(0, limit);
      const read = await Promise.all(others.map(({ id }) => orAbsent(readRun(ask, id))));
      return read.flatMap((run) => run?.trace ?? []); // without those that were erased, or expired, meanwhile
    },
    async promoted({ id, group }, note) {
      if (group !== undefined) await ask(groups.setState, { params: { id: group }, body: { state: "promoted", note } });
      await markRun(ask, id, null);
    },
  };
}

/** Operations that need many requests. */
function transfers(ask: Ask): Pick<WorkerClient, "push" | "pull" | "eraseUser"> {
  return {
    async push(traces, progress) {
      const answers: ItemAnswer[] = [];
      for (const batch of batches(traces)) {
        const body = gzipSync(batch.map((trace) => `${trace}\n`).join(""));
        const headers = { "content-type": "application/x-ndjson", "content-encoding": "gzip" };
        const asked = ask(runs.send, { query: { format: "replaykit" }, body, headers });
        answers.push(...(await orPart(asked, answers.length, traces.length)).items);
        progress?.(answers.length, traces.length);
      }
      return answers;
    },
    async pull(filters, progress) {
      const chosen = await listRuns(ask, filters);
      const found: { run: RunRow; trace: TraceRun }[] = [];
      for (const [index, { id }] of chosen.entries()) {
        const run = await orAbsent(readRun(ask, id)); // it may be erased, or expire, after the list was read
        if (run) found.push(run);
        progress?.(index + 1, chosen.length);
      }
      return { found, gone: chosen.length - found.length };
    },
    async eraseUser(user, progress) {
      let [erasedRuns, objects] = [0, 0];
      for (;;) {
        const erased = await ask(search.eraseUser, { body: { user } });
        erasedRuns += erased.runs;
        objects += erased.objects;
        progress?.(erasedRuns);
        if (!erased.more) return { runs: erasedRuns, objects, remains: erased.remains };
      }
    },
  };
}

function listRuns(ask: Ask, { limit = 200, ...filters }: RunFilters = {}): Promise<RunRow[]> {
  return pages(limit, async (page) => {
    const { runs: items, next } = await ask(runs.list, { query: { ...filters, ...page } });
    return { items, next };
  });
}

async function readRun(ask: Ask, id: string): Promise<{ run: RunRow; trace: TraceRun }> {
  const answer = await orSearch(ask(runs.read, { params: { id } }), id);
  if ("trace" in answer) return answer;
  throw new ReplayKitError("not_found", `run ${id} is still in progress: its spans are still arriving`, {
    hint: "ask again in a minute",
  });
}

async function markRun(ask: Ask, id: string, mark: SentBody<typeof runs.mark>["mark"]): Promise<void> {
  await ask(runs.mark, { params: { id }, body: { mark } });
}

interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** Reads pages until the limit is reached. */
async function pages<Item>(
  limit: number,
  read: (page: { limit: number; cursor: string | undefined }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await read({ limit: Math.min(200, limit - all.length), cursor });
    all.push(...items);
    cursor = next ?? undefined;
  } while (cursor !== undefined && all.length < limit);
  return all;
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

/** Batches limited by number and size, so that small traces share a request and large ones do not overflow it. */
function* batches(traces: readonly TraceRun[]): Generator<string[]> {
  let batch: string[] = [];
  let bytes = 0;
  for (const trace of traces) {
    const text = JSON.stringify(trace);
    if (batch.length > 0 && (batch.length === batchRuns || bytes + text.length > batchBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(text);
    bytes += text.length;
  }
  if (batch.length > 0) yield batch;
}
