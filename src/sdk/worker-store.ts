import * as z from "zod";
import { type ErrorCode, errorCodes, ReplayKitError } from "../core/error.ts";
import { type Checkpoint, checkpointSchema } from "../core/schema/checkpoint.ts";
import {
  type Operation,
  operationSchema,
  type StepEntry,
  stepEntrySchema,
  storedRunSchema,
} from "../core/schema/run-record.ts";
import { checkpointsOf } from "./read-run.ts";
import type { RunStore } from "./run-store.ts";

export interface WorkerStoreOptions {
  /** Of the Worker, e.g. `https://replaykit.example.workers.dev`. */
  url: string;
  /** With the scopes `ingest` and `read`. */
  token: string;
  fetch?: typeof globalThis.fetch;
  requestTimeoutMs?: number;
}

interface Entry {
  operation?: Operation;
  checkpoint?: Checkpoint;
}

interface Waiting {
  /** The entry as JSON. */
  text: string;
  stored: () => void;
  failed: (error: unknown) => void;
}

const runSchema = z.looseObject({ run: storedRunSchema });
const runsSchema = z.looseObject({ runs: z.array(storedRunSchema), next: z.number().nullish() });
const operationsSchema = z.looseObject({ operations: z.array(operationSchema), next: z.number().nullish() });
const statesSchema = z.looseObject({ checkpoints: z.array(checkpointSchema), next: z.number().nullish() });
const stepsSchema = z.looseObject({ steps: z.array(stepEntrySchema) });

/** A run's checkpoints come in pages: a request for many of them. */
export type WorkerStore = RunStore & Required<Pick<RunStore, "listCheckpoints">>;

const tries = 6;
const entriesPerRequest = 200;
/** A Worker takes 32 MiB at most; a checkpoint holds the whole conversation. */
const charactersPerRequest = 4_000_000;

/**
 * Keeps runs in a Worker, in its R2 and D1: from any process, or from inside another Worker. What it keeps is redacted by the
 * project's rules; a run that is resumed from there goes on with the placeholders.
 */
export function createWorkerStore({ url, token, ...options }: WorkerStoreOptions): WorkerStore {
  const base = url.replace(/\/+$/, "");
  const { requestTimeoutMs = 30_000 } = options;
  const queues = new Map<string, Waiting[]>();
  /** Runs of which something could not be stored: what came after it would leave a gap. */
  const broken = new Map<string, unknown>();

  async function create(runId: string, run: object): Promise<void> {
    await ask(`${at(runId)}/record`, { method: "PUT", body: { key: globalThis.crypto.randomUUID(), run } });
  }

  /** One request at a time for each run keeps its order; what waits meanwhile goes together. */
  function add(runId: string, entry: Entry): Promise<void> {
    return new Promise((stored, failed) => {
      if (broken.has(runId)) throw broken.get(runId);
      const waiting = queues.get(runId);
      if (waiting) {
        waiting.push({ text: JSON.stringify(entry), stored: () => stored(), failed });
        return;
      }
      queues.set(runId, [{ text: JSON.stringify(entry), stored: () => stored(), failed }]);
      void sendAll(runId);
    });
  }

  async function sendAll(runId: string): Promise<void> {
    const waiting = queues.get(runId) ?? [];
    await Promise.resolve(); // what the same turn of the program adds goes along
    while (waiting.length > 0) {
      const batch = waiting.splice(0, countOf(waiting));
      try {
        const key = JSON.stringify(globalThis.crypto.randomUUID());
        const body = `{"key":${key},"entries":[${batch.map(({ text }) => text).join(",")}]}`;
        await ask(`${at(runId)}/operations`, { method: "POST", body });
        for (const { stored } of batch) stored();
      } catch (error) {
        if (!isRefused(error)) broken.set(runId, error);
        for (const { failed } of broken.has(runId) ? [...batch, ...waiting.splice(0)] : batch) failed(error);
      }
    }
    queues.delete(runId);
  }

  async function listOperations(runId: string): Promise<Operation[]> {
    const all: Operation[] = [];
    for (let from: number | undefined = 0; from !== undefined; ) {
      const page = operationsSchema.parse(await ask(`${at(runId)}/operations?from=${from}`, {}));
      all.push(...page.operations);
      from = page.next ?? undefined;
    }
    return all;
  }

  async function listCheckpoints(runId: string): Promise<Checkpoint[]> {
    const all: Checkpoint[] = [];
    for (let from: number | undefined = 0; from !== undefined; ) {
      const answer = await orAbsent(ask(`${at(runId)}/states?from=${from}`, {}));
      if (answer === undefined) return checkpointsOf({ listSteps, getCheckpoint }, runId); // an older Worker
      const page = statesSchema.parse(answer);
      all.push(...page.checkpoints);
      from = page.next ?? undefined;
    }
    return all.toSorted((a, b) => a.step_number - b.step_number);
  }

  async function getCheckpoint(runId: string, stepId: string): Promise<Checkpoint | undefined> {
    const found = await orAbsent(ask(`${at(runId)}/checkpoints/${encodeURIComponent(stepId)}`, {}));
    return found === undefined ? undefined : checkpointSchema.parse(found);
  }

  async function listSteps(runId: string): Promise<StepEntry[]> {
    return stepsSchema.parse(await ask(`${at(runId)}/checkpoints`, {})).steps;
  }

  async function listRuns({ limit = 100 }: { limit?: number } = {}) {
    const all = [];
    for (let before: number | undefined, more = true; more && all.length < limit; more = before !== undefined) {
      const rest = Math.min(200, limit - all.length);
      const cursor = before === undefined ? "" : `&before=${before}`;
      const page = runsSchema.parse(await ask(`/v1/records?limit=${rest}${cursor}`, {}));
      all.push(...page.runs);
      before = page.next ?? undefined;
    }
    return all;
  }

  async function ask(
    path: string,
    { method = "GET", body }: { method?: string; body?: object | string },
  ): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(path, { method, body }).catch((error: unknown) => {
        if (attempt === tries) throw unreachable(base, error);
        return undefined;
      });
      if (response?.ok) return response.json();
      const mayPass = !response || response.status === 429 || response.status >= 500;
      if (response && !mayPass) throw await refusal(response, `${base}${path}`);
      if (response && attempt === tries) throw unreachable(base, await refusal(response, `${base}${path}`));
      await response?.body?.cancel();
      await pause(response?.headers.get("retry-after"), attempt);
    }
  }

  function send(
    path: string,
    { method, body }: { method: string; body: object | string | undefined },
  ): Promise<Response> {
    const request = options.fetch ?? globalThis.fetch;
    return request(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      redirect: "manual",
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
  }

  return {
    createRun: (run) => create(run.run_id, run),
    async updateRun(runId, given) {
      const { run_id: _, ...change } = given;
      if (change.status === "running") broken.delete(runId); // it goes on from what is stored
      await ask(`${at(runId)}/record`, { method: "PATCH", body: change });
    },
    append: (runId, operation, checkpoint) => add(runId, { operation, ...(checkpoint ? { checkpoint } : {}) }),
    async getRun(runId) {
      const found = await orAbsent(ask(`${at(runId)}/record`, {}));
      return found === undefined ? undefined : runSchema.parse(found).run;
    },
    listOperations,
    listRuns,
    putCheckpoint: (checkpoint) => add(checkpoint.run_id, { checkpoint }),
    getCheckpoint,
    listSteps,
    listCheckpoints,
  };
}

/** How many of those that wait go together: at least one. */
function countOf(waiting: Waiting[]): number {
  let size = 0;
  const tooMany = waiting.findIndex(({ text }, index) => {
    size += text.length;
    return index === entriesPerRequest || (index > 0 && size > charactersPerRequest);
  });
  return tooMany === -1 ? waiting.length : tooMany;
}

/** The Worker looked at it and said no: a conflict, a secret. The agent hears of it, and nothing is lost on the way. */
function isRefused(error: unknown): boolean {
  return error instanceof ReplayKitError && error.code !== "network_failed";
}

function at(runId: string): string {
  return `/v1/runs/${encodeURIComponent(runId)}`;
}

async function orAbsent(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ReplayKitError && error.code === "not_found") return undefined;
    throw error;
  }
}

async function pause(retryAfter: string | null | undefined, attempt: number): Promise<void> {
  const asked = Number(retryAfter ?? 0) * 1000;
  const wait = asked > 0 ? Math.min(asked, 60_000) : 100 * 2 ** attempt;
  await new Promise<void>((resolve) => setTimeout(resolve, wait));
}

const faultSchema = z.looseObject({
  error: z.looseObject({
    code: z.enum(errorCodes).optional().catch(undefined),
    message: z.string().optional(),
    hint: z.string().optional(),
  }),
});
const codes: Record<number, ErrorCode> = { 401: "unauthorized", 403: "forbidden", 404: "not_found", 409: "conflict" };

async function refusal(response: Response, address: string): Promise<ReplayKitError> {
  const body: unknown = await response.json().catch(() => undefined);
  const fault = faultSchema.safeParse(body).data?.error;
  return new ReplayKitError(
    fault?.code ?? codes[response.status] ?? "network_failed",
    `${address}: ${response.status}: ${fault?.message ?? "refused"}`,
    fault?.hint === undefined ? {} : { hint: fault.hint },
  );
}

function unreachable(base: string, cause: unknown): ReplayKitError {
  return new ReplayKitError("network_failed", `${base} could not be reached`, {
    hint: "check the address and the network; the run goes on by resume",
    cause,
  });
}
