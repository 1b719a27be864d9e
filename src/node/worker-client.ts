import { gzipSync } from "node:zlib";
import * as z from "zod";
import { type ErrorCode, errorCodes, ReplayKitError } from "../core/error.ts";
import { type Feedback, type TraceRun, traceSchema } from "../core/schema/trace.ts";

export interface WorkerAddress {
  /** Of any Worker, e.g. `https://replaykit.example.workers.dev`. */
  url: string;
  /** `rk_…`, or a workflow's OIDC identity, which names its project. */
  token: string;
  project?: string;
}

const runSchema = z.looseObject({
  id: z.string(),
  run_id: z.string(),
  status: z.string(),
  failed: z.boolean(),
  received_at: z.number(),
  group: z.string().optional(),
  agent: z.string().optional(),
  what: z.string().optional(),
  mark: z.string().optional(),
});
export type WorkerRun = z.infer<typeof runSchema>;

const groupSchema = z.looseObject({
  id: z.string(),
  title: z.string(),
  count: z.number(),
  first_seen: z.number(),
  last_seen: z.number(),
  state: z.string(),
  recent: z.array(z.string()).default([]),
});
export type WorkerGroup = z.infer<typeof groupSchema>;

const itemSchema = z.looseObject({
  outcome: z.enum(["stored", "sampled_out", "duplicate", "rejected"]),
  run_id: z.string().optional(),
  id: z.string().optional(),
  /** A duplicate that went on from what was there, and took its place. */
  continued: z.boolean().optional(),
  /** A duplicate that tells something else than what is stored under its id. */
  differs: z.boolean().optional(),
  replayability: z.looseObject({ score: z.number(), reasons: z.array(z.string()) }).optional(),
  reason: z.string().optional(),
  message: z.string().optional(),
});
export type PushedItem = z.infer<typeof itemSchema>;

const pageSchema = z.looseObject({ runs: z.array(runSchema), next: z.string().nullish() });
const groupsSchema = z.looseObject({ groups: z.array(groupSchema), next: z.string().nullish() });
const foundSchema = z.looseObject({
  runs: z.array(runSchema),
  waiting: z.array(z.looseObject({ id: z.string(), run_id: z.string(), waits_until: z.string() })).default([]),
  more: z.boolean().optional(),
  reason: z.string().optional(),
  message: z.string().optional(),
});
export type FoundRuns = z.infer<typeof foundSchema>;
const storedSchema = z.looseObject({ run: runSchema, trace: traceSchema });
const erasedSchema = z.looseObject({ objects: z.number(), remains: z.array(z.string()).default([]) });
const erasedSubjectSchema = erasedSchema.extend({ runs: z.number(), more: z.boolean().default(false) });

export interface RunFilters {
  status?: string;
  group?: string;
  agent?: string;
  label?: string;
  mark?: string;
  since?: string;
  until?: string;
  limit?: number;
}

/** Progress of a long transfer. */
export type Progress = (done: number, total: number) => void;

export interface WorkerClient {
  /** Sends traces in batches; every one gets its answer, in order. A batch that failed on the way is sent again at no risk. */
  push(traces: readonly TraceRun[], progress?: Progress): Promise<PushedItem[]>;
  /** Whole traces of the runs that the filters choose, one after the other. */
  pull(filters: RunFilters, progress?: Progress): Promise<{ run: WorkerRun; trace: TraceRun }[]>;
  runs(filters?: RunFilters): Promise<WorkerRun[]>;
  run(id: string): Promise<{ run: WorkerRun; trace: TraceRun }>;
  groups(filters?: { state?: string; agent?: string; limit?: number }): Promise<WorkerGroup[]>;
  find(query: string): Promise<FoundRuns>;
  /** `undefined`: the run's spans are still being gathered; the feedback is applied when it is closed. */
  feedback(id: string, feedback: Feedback): Promise<WorkerRun | undefined>;
  erase(id: string): Promise<{ objects: number; remains: string[] }>;
  /** All runs of a user, in as many requests as that takes. What was cut off goes on where it ended, when it is repeated. */
  eraseUser(
    user: string,
    progress?: (runs: number) => void,
  ): Promise<{ runs: number; objects: number; remains: string[] }>;
  mark(id: string, mark: "promote" | null): Promise<void>;
  /** Runs that people marked for promotion. */
  marked(): Promise<WorkerRun[]>;
  /** How often and since when a group is seen. */
  seen(group: string): Promise<{ count: number; first: string; last: string } | undefined>;
  /** Traces of other runs of a group, the newest first. */
  others(group: string, except: string, limit?: number): Promise<TraceRun[]>;
  /** Takes the mark off and notes the case at the run's group. */
  promoted(run: WorkerRun, note: { case: string; pull_request?: string }): Promise<void>;
}

const batchRuns = 20;
const batchBytes = 4_000_000;
const tries = 5;

export function createWorkerClient({ url, token, project }: WorkerAddress): WorkerClient {
  const base = url.replace(/\/+$/, "");
  const identity = {
    authorization: `Bearer ${token}`,
    ...(project === undefined ? {} : { "x-replaykit-project": project }),
  };

  return {
    async push(traces, progress) {
      const answers: PushedItem[] = [];
      for (const batch of batches(traces)) {
        const body = gzipSync(batch.map((trace) => `${trace}\n`).join(""));
        const headers = { "content-type": "application/x-ndjson", "content-encoding": "gzip" };
        const { items } = z
          .looseObject({ items: z.array(itemSchema) })
          .parse(await ask("/v1/runs?format=replaykit", { method: "POST", body, headers, accept: [422] }));
        answers.push(...items);
        progress?.(answers.length, traces.length);
      }
      return answers;
    },
    async pull(filters, progress) {
      const runs = await list(filters);
      const pulled: { run: WorkerRun; trace: TraceRun }[] = [];
      for (const { id } of runs) {
        pulled.push(await read(id));
        progress?.(pulled.length, runs.length);
      }
      return pulled;
    },
    runs: list,
    run: read,
    async groups({ limit = 50, ...filters } = {}) {
      const groups: WorkerGroup[] = [];
      let cursor: string | undefined;
      do {
        const asked = query({ ...filters, limit: Math.min(200, limit - groups.length), cursor });
        const page = groupsSchema.parse(await ask(`/v1/groups${asked}`));
        groups.push(...page.groups);
        cursor = page.next ?? undefined;
      } while (cursor !== undefined && groups.length < limit);
      return groups;
    },
    async find(text) {
      // In the body: addresses stand in logs, and what is looked for may be a person.
      return foundSchema.parse(await ask("/v1/find", json({ q: text })));
    },
    async feedback(id, feedback) {
      const answer = await ask(`/v1/runs/${at(id)}/feedback`, json(feedback));
      return z.looseObject({ run: runSchema.optional() }).parse(answer).run;
    },
    async erase(id) {
      return erasedSchema.parse(await ask(`/v1/runs/${at(id)}`, { method: "DELETE" }));
    },
    async eraseUser(user, progress) {
      let [runs, objects] = [0, 0];
      for (;;) {
        const erased = erasedSubjectSchema.parse(await ask("/v1/subjects/erase", json({ user })));
        runs += erased.runs;
        objects += erased.objects;
        progress?.(runs);
        if (!erased.more) return { runs, objects, remains: erased.remains };
      }
    },
    mark,
    marked: () => list({ mark: "promote" }),
    async seen(group) {
      const found = await groupOf(group);
      if (!found) return undefined;
      return { count: found.count, first: iso(found.first_seen), last: iso(found.last_seen) };
    },
    async others(group, except, limit = 3) {
      const runs = await list({ group, limit: limit + 1 });
      const others = runs.filter(({ id }) => id !== except).slice(0, limit);
      return (await Promise.all(others.map(({ id }) => read(id)))).map(({ trace }) => trace);
    },
    async promoted(run, note) {
      if (run.group !== undefined) await ask(`/v1/groups/${at(run.group)}/state`, json({ state: "promoted", note }));
      await mark(run.id, null);
    },
  };

  async function mark(id: string, value: "promote" | null): Promise<void> {
    await ask(`/v1/runs/${at(id)}/mark`, json({ mark: value }));
  }

  async function read(id: string): Promise<{ run: WorkerRun; trace: TraceRun }> {
    return storedSchema.parse(await ask(`/v1/runs/${at(id)}`));
  }

  async function groupOf(id: string): Promise<WorkerGroup | undefined> {
    const answer = await ask(`/v1/groups/${at(id)}`, { accept: [404] });
    const found = z.looseObject({ group: groupSchema }).safeParse(answer);
    return found.success ? found.data.group : undefined;
  }

  /** All pages, up to the limit that was asked for. */
  async function list({ limit = 200, ...filters }: RunFilters = {}): Promise<WorkerRun[]> {
    const runs: WorkerRun[] = [];
    let cursor: string | undefined;
    do {
      const page = pageSchema.parse(
        await ask(`/v1/runs${query({ ...filters, limit: Math.min(200, limit - runs.length), cursor })}`),
      );
      runs.push(...page.runs);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined && runs.length < limit);
    return runs;
  }

  async function ask(
    path: string,
    { accept = [], ...init }: RequestInit & { accept?: number[] } = {},
  ): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(path, init);
      const again =
        response.status === 429 || response.status === 502 || response.status === 503 || response.status === 504;
      if (again && attempt < tries) {
        await response.body?.cancel();
        await pause(response.headers.get("retry-after"), attempt);
        continue;
      }
      const body: unknown = await response.json().catch(() => undefined);
      if (response.ok || accept.includes(response.status)) return body;
      throw refusal(`${base}${path.split("?")[0]}`, response.status, body);
    }
  }

  async function send(path: string, init: RequestInit): Promise<Response> {
    const headers = { ...identity, ...Object.fromEntries(new Headers(init.headers).entries()) };
    try {
      return await fetch(`${base}${path}`, {
        ...init,
        headers,
        redirect: "error",
        signal: AbortSignal.timeout(60_000),
      });
    } catch (cause) {
      throw new ReplayKitError("network_failed", `${base} could not be reached`, {
        hint: "check the Worker's address (--worker, or REPLAYKIT_WORKER_URL) and the network",
        cause,
      });
    }
  }
}

function json(body: object): RequestInit {
  return { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

function at(id: string): string {
  return encodeURIComponent(id);
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

function query(values: object): string {
  const set = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return set.length === 0 ? "" : `?${new URLSearchParams(Object.fromEntries(set)).toString()}`;
}

/** By number and by bytes: many traces share one request, large ones do not overflow it. */
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

async function pause(retryAfter: string | null, attempt: number): Promise<void> {
  const asked = Number(retryAfter) * 1000;
  const wait = Number.isFinite(asked) && asked > 0 ? Math.min(asked, 60_000) : 200 * 2 ** attempt;
  await new Promise((resolve) => setTimeout(resolve, wait));
}

const faultSchema = z.looseObject({
  error: z.looseObject({ code: z.string().optional(), message: z.string().optional(), hint: z.string().optional() }),
});
const codeSchema = z.enum(errorCodes);

const codesByStatus: Record<number, ErrorCode> = {
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  410: "not_found",
  413: "too_large",
  429: "rate_limited",
};

function refusal(place: string, status: number, body: unknown): ReplayKitError {
  const fault = faultSchema.safeParse(body).data?.error;
  const code = codeSchema.safeParse(fault?.code).data ?? codesByStatus[status] ?? "network_failed";
  const hint = fault?.hint;
  return new ReplayKitError(
    code,
    `${place}: ${status}: ${fault?.message ?? "refused"}`,
    hint === undefined ? {} : { hint },
  );
}
