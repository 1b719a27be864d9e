import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  checkpointSchema
} from "./chunk-MA24XK5P.js";
import {
  ApiError,
  createApiClient,
  endpoint,
  isTemporary
} from "./chunk-7BNPROQB.js";
import {
  operationSchema,
  stepEntrySchema,
  storedRunSchema
} from "./chunk-PVOFTYBB.js";
import {
  checkpointsOf
} from "./chunk-XMDKKLEB.js";
import {
  coerce_exports
} from "./chunk-ZPONSFWV.js";
import {
  ReplayKitError,
  array,
  number,
  object,
  string
} from "./chunk-T7EWDS7W.js";

// src/api/schema/records.ts
var keySchema = string().min(8).max(64);
var newRecordSchema = object({ key: keySchema, run: storedRunSchema });
var recordChangeSchema = storedRunSchema.partial().omit({ run_id: true });
var recordEntriesSchema = object({
  key: keySchema,
  entries: array(object({ operation: operationSchema.optional(), checkpoint: checkpointSchema.optional() })).min(1).max(500)
});
var recordsQuerySchema = object({
  limit: coerce_exports.number().int().min(1).max(200).default(50),
  before: coerce_exports.number().int().positive().optional()
});
var from = coerce_exports.number().int().nonnegative().default(0);
var operationsQuerySchema = object({ from });
var statesQuerySchema = object({ from });
var keptSchema = object({ id: string() });
var keptStepSchema = object({ id: string(), step: string() });
var recordSchema = object({ run: storedRunSchema });
var recordPageSchema = object({ runs: array(storedRunSchema), next: number().nullable() });
var operationPageSchema = object({ operations: array(operationSchema), next: number().nullable() });
var statePageSchema = object({ checkpoints: array(checkpointSchema), next: number().nullable() });
var stepsSchema = object({ steps: array(stepEntrySchema) });

// src/api/endpoints/records.ts
var records = {
  list: endpoint({
    method: "get",
    path: "/v1/records",
    summary: "Runs that agents recorded step by step, newest first",
    scope: "read",
    query: recordsQuerySchema,
    answer: recordPageSchema
  }),
  create: endpoint({
    method: "put",
    path: "/v1/runs/{id}/record",
    summary: "Begin to record a run",
    scope: "ingest",
    body: newRecordSchema,
    example: {
      body: {
        key: "one-key-for-it",
        run: { run_id: "order-17", status: "running", started_at: "2026-11-21T08:00:00Z" }
      }
    },
    recorded: true,
    answer: keptSchema,
    also: { 409: "the run is recorded already", 410: "the run was erased", 422: "its name holds a secret" }
  }),
  change: endpoint({
    method: "patch",
    path: "/v1/runs/{id}/record",
    summary: "Change a recorded run: how it ended, its class",
    scope: "ingest",
    body: recordChangeSchema,
    example: { body: { status: "success" } },
    recorded: true,
    answer: recordSchema,
    also: { 410: "the run was erased" }
  }),
  read: endpoint({
    method: "get",
    path: "/v1/runs/{id}/record",
    summary: "A recorded run",
    scope: "read",
    answer: recordSchema
  }),
  append: endpoint({
    method: "post",
    path: "/v1/runs/{id}/operations",
    summary: "Add what a run did, with the state after each step; all of it or nothing",
    scope: "ingest",
    body: recordEntriesSchema,
    example: {
      body: {
        key: "a-key-for-these",
        entries: [
          { operation: { position: "0", kind: "tool", name: "search", phase: "done", at: "2026-11-21T08:00:01Z" } }
        ]
      }
    },
    recorded: true,
    answer: keptSchema,
    also: { 409: "another checkpoint is there at a step", 410: "the run was erased", 422: "a name holds a secret" }
  }),
  operations: endpoint({
    method: "get",
    path: "/v1/runs/{id}/operations",
    summary: "What a run did, in its order",
    scope: "read",
    query: operationsQuerySchema,
    answer: operationPageSchema
  }),
  steps: endpoint({
    method: "get",
    path: "/v1/runs/{id}/checkpoints",
    summary: "Steps of a recorded run",
    scope: "read",
    answer: stepsSchema
  }),
  states: endpoint({
    method: "get",
    path: "/v1/runs/{id}/states",
    summary: "The states that were kept, in the order in which they came; as many as one answer may hold",
    scope: "read",
    query: statesQuerySchema,
    answer: statePageSchema
  }),
  putCheckpoint: endpoint({
    method: "put",
    path: "/v1/runs/{id}/checkpoints/{step}",
    summary: "Keep the state at a step",
    scope: "ingest",
    body: checkpointSchema,
    example: {
      body: {
        version: 1,
        run_id: "order-17",
        step_id: "s1",
        step_number: 1,
        at: "2026-11-21T08:00:01Z",
        messages: [],
        tool_calls: [],
        state: { asked: true }
      }
    },
    recorded: true,
    answer: keptStepSchema,
    also: { 409: "another one is there", 410: "the run was erased", 422: "its name holds a secret" }
  }),
  checkpoint: endpoint({
    method: "get",
    path: "/v1/runs/{id}/checkpoints/{step}",
    summary: "The state that was kept at a step",
    scope: "read",
    answer: checkpointSchema
  })
};

// src/sdk/worker-store.ts
var entriesPerRequest = 200;
var charactersPerRequest = 4e6;
function createWorkerStore({ url, token, ...options }) {
  const api = createApiClient({
    url,
    credential: { authorization: `Bearer ${token}` },
    fetch: options.fetch,
    timeoutMs: options.requestTimeoutMs ?? 3e4,
    patient: true
  });
  const queues = /* @__PURE__ */ new Map();
  const broken = /* @__PURE__ */ new Map();
  async function create(runId, run) {
    await ask(records.create, { params: { id: runId }, body: { key: globalThis.crypto.randomUUID(), run } });
  }
  function add(runId, entry) {
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
  async function sendAll(runId) {
    const waiting = queues.get(runId) ?? [];
    await Promise.resolve();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, countOf(waiting));
      try {
        const key = JSON.stringify(globalThis.crypto.randomUUID());
        const body = `{"key":${key},"entries":[${batch.map(({ text }) => text).join(",")}]}`;
        await ask(records.append, { params: { id: runId }, body });
        for (const { stored } of batch) stored();
      } catch (error) {
        if (!isRefused(error)) broken.set(runId, error);
        for (const { failed } of broken.has(runId) ? [...batch, ...waiting.splice(0)] : batch) failed(error);
      }
    }
    queues.delete(runId);
  }
  async function listOperations(id) {
    const all = [];
    for (let from2 = 0; from2 !== void 0; ) {
      const { operations, next } = await ask(records.operations, {
        params: { id },
        query: { from: from2 }
      });
      all.push(...operations);
      from2 = next ?? void 0;
    }
    return all;
  }
  async function listCheckpoints(id) {
    const all = [];
    for (let from2 = 0; from2 !== void 0; ) {
      const page = await orAbsent(
        ask(records.states, { params: { id }, query: { from: from2 } })
      );
      if (page === void 0) return checkpointsOf({ listSteps, getCheckpoint }, id);
      all.push(...page.checkpoints);
      from2 = page.next ?? void 0;
    }
    return all.toSorted((a, b) => a.step_number - b.step_number);
  }
  function getCheckpoint(id, step) {
    return orAbsent(ask(records.checkpoint, { params: { id, step } }));
  }
  async function listSteps(id) {
    return (await ask(records.steps, { params: { id } })).steps;
  }
  async function listRuns({ limit = 100 } = {}) {
    const all = [];
    for (let before, more = true; more && all.length < limit; more = before !== void 0) {
      const page = await ask(records.list, {
        query: { limit: Math.min(200, limit - all.length), before }
      });
      all.push(...page.runs);
      before = page.next ?? void 0;
    }
    return all;
  }
  async function ask(endpoint2, request) {
    try {
      return await api.ask(endpoint2, request);
    } catch (error) {
      throw isTemporary(error) ? unreachable(url, error) : error;
    }
  }
  return {
    createRun: (run) => create(run.run_id, run),
    async updateRun(runId, given) {
      const { run_id: _, ...change } = given;
      if (change.status === "running") broken.delete(runId);
      await ask(records.change, { params: { id: runId }, body: change });
    },
    append: (runId, operation, checkpoint) => add(runId, { operation, ...checkpoint ? { checkpoint } : {} }),
    async getRun(runId) {
      return (await orAbsent(ask(records.read, { params: { id: runId } })))?.run;
    },
    listOperations,
    listRuns,
    putCheckpoint: (checkpoint) => add(checkpoint.run_id, { checkpoint }),
    getCheckpoint,
    listSteps,
    listCheckpoints
  };
}
function countOf(waiting) {
  let size = 0;
  const tooMany = waiting.findIndex(({ text }, index) => {
    size += text.length;
    return index === entriesPerRequest || index > 0 && size > charactersPerRequest;
  });
  return tooMany === -1 ? waiting.length : tooMany;
}
function isRefused(error) {
  return error instanceof ReplayKitError && error.code !== "network_failed";
}
async function orAbsent(asked) {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return void 0;
    throw error;
  }
}
function unreachable(url, cause) {
  return new ReplayKitError("network_failed", `${url.replace(/\/+$/, "")} could not be reached`, {
    hint: "check the address and the network; the run goes on by resume",
    cause
  });
}

export {
  createWorkerStore
};
