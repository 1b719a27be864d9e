import { ApiError, isTemporary } from "../../api/api-error.ts";
import { type ApiRequest, createApiClient } from "../../api/client.ts";
import type { AnswerOf, Endpoint } from "../../api/endpoint.ts";
import { records } from "../../api/endpoints/records.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { Checkpoint } from "../../core/schema/checkpoint.ts";
import type { Operation, StepEntry, StoredRun } from "../../core/schema/run-record.ts";
import { checkpointsOf } from "./read-run.ts";
import { compact } from "../../core/compact.ts";
import type { RunStore } from "./run-store.ts";

export interface WorkerStoreOptions {
  /** Address of the Worker, e.g. `https://replaykit.example.workers.dev`. */
  url: string;
  /** A token with the scopes `ingest` and `read`. */
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

/** A store that reads many checkpoints of a run with one request. */
export type WorkerStore = RunStore & Required<Pick<RunStore, "listCheckpoints">>;

const entriesPerRequest = 200;
/** The Worker takes at most 32 MiB, and a checkpoint holds the whole conversation. */
const charactersPerRequest = 4_000_000;

/**
 * Stores runs in a Worker, in its R2 and D1, from any process or from inside another Worker. Stored runs are redacted
 * by the project's rules, so a resumed run continues with placeholders.
 */
export function createWorkerStore({ url, token, ...options }: WorkerStoreOptions): WorkerStore {
  const api = createApiClient({
    url,
    credential: { authorization: `Bearer ${token}` },
    fetch: options.fetch,
    timeoutMs: options.requestTimeoutMs ?? 30_000,
    patient: true,
  });

  /** An unsent entry leaves a gap, so every temporary error becomes `network_failed`. */
  async function ask<E extends Endpoint>(endpoint: E, request: ApiRequest<E>): Promise<AnswerOf<E>> {
    try {
      return await api.ask(endpoint, request);
    } catch (error) {
      throw isTemporary(error) ? unreachable(url, error) : error;
    }
  }

  const entries = new EntryQueues(ask);
  return {
    async createRun(run) {
      await ask(records.create, { params: { id: run.run_id }, body: { key: globalThis.crypto.randomUUID(), run } });
    },
    async updateRun(runId, given) {
      const { run_id: _, ...change } = given;
      if (change.status === "running") entries.mend(runId); // it continues from what is stored
      await ask(records.change, { params: { id: runId }, body: change });
    },
    append: (runId, operation, checkpoint) => entries.add(runId, { operation, ...compact({ checkpoint }) }),
    putCheckpoint: (checkpoint) => entries.add(checkpoint.run_id, { checkpoint }),
    ...reading(ask),
  };
}

type Ask = <E extends Endpoint>(endpoint: E, request: ApiRequest<E>) => Promise<AnswerOf<E>>;

/**
 * Entries on their way to the Worker. One request at a time for each run keeps them in order. Those that wait meanwhile
 * are sent together.
 */
class EntryQueues {
  private readonly ask: Ask;
  private readonly queues = new Map<string, Waiting[]>();
  /** Runs with an entry that could not be stored. Later entries would leave a gap, so they are refused. */
  private readonly broken = new Map<string, unknown>();

  constructor(ask: Ask) {
    this.ask = ask;
  }

  /** Resolves when the entry is stored. */
  add(runId: string, entry: Entry): Promise<void> {
    return new Promise((stored, failed) => {
      if (this.broken.has(runId)) throw this.broken.get(runId);
      const waiting = this.queues.get(runId);
      if (waiting) {
        waiting.push({ text: JSON.stringify(entry), stored: () => stored(), failed });
        return;
      }
      this.queues.set(runId, [{ text: JSON.stringify(entry), stored: () => stored(), failed }]);
      void this.sendAll(runId);
    });
  }

  /** Accepts entries again for a run with an entry that could not be stored. */
  mend(runId: string): void {
    this.broken.delete(runId);
  }

  private async sendAll(runId: string): Promise<void> {
    const { broken } = this;
    const waiting = this.queues.get(runId) ?? [];
    await Promise.resolve(); // operations added in the same tick go together
    while (waiting.length > 0) {
      const batch = waiting.splice(0, countOf(waiting));
      try {
        const key = JSON.stringify(globalThis.crypto.randomUUID());
        const body = `{"key":${key},"entries":[${batch.map(({ text }) => text).join(",")}]}`;
        await this.ask(records.append, { params: { id: runId }, body });
        for (const { stored } of batch) stored();
      } catch (error) {
        if (!isRefused(error)) broken.set(runId, error);
        for (const { failed } of broken.has(runId) ? [...batch, ...waiting.splice(0)] : batch) failed(error);
      }
    }
    this.queues.delete(runId);
  }
}

/** The reading methods of the store. They read page by page. */
function reading(ask: Ask) {
  const getCheckpoint = (id: string, step: string): Promise<Checkpoint | undefined> =>
    orAbsent(ask(records.checkpoint, { params: { id, step } }));
  const listSteps = async (id: string): Promise<StepEntry[]> => (await ask(records.steps, { params: { id } })).steps;

  async function listCheckpoints(id: string): Promise<Checkpoint[]> {
    const all: Checkpoint[] = [];
    for (let from: number | undefined = 0; from !== undefined; ) {
      const page: AnswerOf<typeof records.states> | undefined = await orAbsent(
        ask(records.states, { params: { id }, query: { from } }),
      );
      // An older Worker has no such address.
      if (page === undefined) return checkpointsOf({ listSteps, getCheckpoint }, id);
      all.push(...page.checkpoints);
      from = page.next ?? undefined;
    }
    return all.toSorted((a, b) => a.step_number - b.step_number);
  }

  return {
    getRun: async (id: string) => (await orAbsent(ask(records.read, { params: { id } })))?.run,
    listOperations: (id: string) => listOperations(ask, id),
    listRuns: (options?: { limit?: number }) => listRuns(ask, options),
    getCheckpoint,
    listSteps,
    listCheckpoints,
  };
}

async function listOperations(ask: Ask, id: string): Promise<Operation[]> {
  const all: Operation[] = [];
  for (let from: number | undefined = 0; from !== undefined; ) {
    const { operations, next }: AnswerOf<typeof records.operations> = await ask(records.operations, {
      params: { id },
      query: { from },
    });
    all.push(...operations);
    from = next ?? undefined;
  }
  return all;
}

async function listRuns(ask: Ask, { limit = 100 }: { limit?: number } = {}): Promise<StoredRun[]> {
  const all: StoredRun[] = [];
  for (let before: number | undefined, more = true; more && all.length < limit; more = before !== undefined) {
    const page: AnswerOf<typeof records.list> = await ask(records.list, {
      query: { limit: Math.min(200, limit - all.length), before },
    });
    all.push(...page.runs);
    before = page.next ?? undefined;
  }
  return all;
}

/** How many waiting entries go into one request: at least one. */
function countOf(waiting: Waiting[]): number {
  let size = 0;
  const tooMany = waiting.findIndex(({ text }, index) => {
    size += text.length;
    return index === entriesPerRequest || (index > 0 && size > charactersPerRequest);
  });
  return tooMany === -1 ? waiting.length : tooMany;
}

/** True if the Worker refused the entry (a conflict, a secret). The agent gets the error; there is no gap. */
function isRefused(error: unknown): boolean {
  return error instanceof ReplayKitError && error.code !== "network_failed";
}

async function orAbsent<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return undefined;
    throw error;
  }
}

function unreachable(url: string, cause: unknown): ReplayKitError {
  return new ReplayKitError("network_failed", `${url.replace(/\/+$/, "")} could not be reached`, {
    hint: "check the address and the network; continue the run with resume",
    cause,
  });
}
