import * as z from "zod";
import { ReplayKitError } from "../core/error.ts";
import { parseJson } from "../core/json-limits.ts";
import { type TraceRun, traceSchema } from "../core/schema/trace.ts";

const runRowSchema = z.looseObject({ id: z.string(), run_id: z.string(), group: z.string().optional() });
export type WorkerRun = z.infer<typeof runRowSchema>;

const runSchema = z.looseObject({ run: runRowSchema, trace: traceSchema });
const runsSchema = z.looseObject({ runs: z.array(runRowSchema), next: z.string().nullish() });
const groupSchema = z.looseObject({
  group: z.looseObject({ count: z.number(), first_seen: z.number(), last_seen: z.number() }),
});
const faultSchema = z.looseObject({
  error: z.looseObject({ code: z.string(), message: z.string(), hint: z.string().optional() }),
});

export interface WorkerClientOptions {
  url: string;
  /** A token of the project, or with `project` the identity that a workflow has by OIDC. */
  token: string;
  project?: string | undefined;
}

/** The Worker as a promotion needs it. */
export interface WorkerClient {
  run(id: string): Promise<{ run: WorkerRun; trace: TraceRun }>;
  marked(): Promise<WorkerRun[]>;
  /** Traces of the newest runs of a group, without one of them. */
  others(group: string, without: string): Promise<TraceRun[]>;
  seen(group: string): Promise<{ count: number; first: string; last: string } | undefined>;
  /** Says where a failure's case is, and takes the mark from its run. */
  promoted(run: WorkerRun, note: Record<string, string>): Promise<void>;
}

/** How many other runs widen the fixtures: three cover most of what one lacks, and each is a read. */
const mostOthers = 10;
const maxBytes = 64 * 1024 * 1024;

export function createWorkerClient({ url, token, project }: WorkerClientOptions): WorkerClient {
  const base = url.replace(/\/+$/, "");
  const headers: Record<string, string> = {
    authorization: `Bearer ${token}`,
    ...(project === undefined ? {} : { "x-replaykit-project": project }),
  };

  async function ask<Schema extends z.ZodType>(path: string, schema: Schema, body?: object): Promise<z.infer<Schema>> {
    const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(`${base}${path}`, {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(30_000),
    }).catch((cause: unknown) => {
      throw new ReplayKitError("network_failed", `the Worker at ${base} does not answer`, {
        hint: "check the address and that it runs",
        cause,
      });
    });
    const value = parseJson(await response.text(), { name: `the Worker's answer to ${path}`, maxBytes });
    if (!response.ok) throw refusal(value, response.status, path);
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new ReplayKitError(
      "invalid_input",
      `the Worker's answer to ${path} is not understood: ${parsed.error.issues[0]?.message}`,
      {
        hint: "are the Worker and this replaykit of one version?",
      },
    );
  }

  const read = (id: string) => ask(`/v1/runs/${encodeURIComponent(id)}`, runSchema);
  return {
    run: read,
    async marked() {
      const { runs } = await ask("/v1/runs?mark=promote&limit=200", runsSchema);
      return runs;
    },
    async others(group, without) {
      const { runs } = await ask(`/v1/runs?group=${encodeURIComponent(group)}&limit=${mostOthers + 1}`, runsSchema);
      const ids = runs.map(({ id }) => id).filter((id) => id !== without);
      return Promise.all(ids.slice(0, mostOthers).map(async (id) => (await read(id)).trace));
    },
    async seen(group) {
      const { group: row } = await ask(`/v1/groups/${encodeURIComponent(group)}`, groupSchema);
      return { count: row.count, first: day(row.first_seen), last: day(row.last_seen) };
    },
    async promoted(run, note) {
      await ask(`/v1/runs/${run.id}/mark`, z.unknown(), { mark: null });
      if (run.group === undefined) return;
      await ask(`/v1/groups/${encodeURIComponent(run.group)}/state`, z.unknown(), { state: "promoted", note });
    },
  };
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

const codes = {
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  410: "not_found",
  429: "rate_limited",
} as const;

function refusal(value: unknown, status: number, path: string): ReplayKitError {
  const fault = faultSchema.safeParse(value);
  const code = Object.entries(codes).find(([known]) => Number(known) === status)?.[1] ?? "network_failed";
  const message = fault.success ? fault.data.error.message : `the Worker answered ${status} to ${path}`;
  const hint = fault.success ? fault.data.error.hint : undefined;
  return new ReplayKitError(code, message, hint === undefined ? {} : { hint });
}
