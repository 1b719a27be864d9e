import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  checkpointSchema
} from "./chunk-3S2E62CA.js";
import {
  operationSchema,
  stepEntrySchema,
  storedRunSchema
} from "./chunk-OTAJDLCI.js";
import {
  checkpointsOf
} from "./chunk-FIAS2ZPI.js";
import {
  ReplayKitError,
  _enum,
  array,
  errorCodes,
  looseObject,
  number,
  string
} from "./chunk-MRNUEBOS.js";

// src/sdk/worker-store.ts
var runSchema = looseObject({ run: storedRunSchema });
var runsSchema = looseObject({ runs: array(storedRunSchema), next: number().nullish() });
var operationsSchema = looseObject({ operations: array(operationSchema), next: number().nullish() });
var statesSchema = looseObject({ checkpoints: array(checkpointSchema), next: number().nullish() });
var stepsSchema = looseObject({ steps: array(stepEntrySchema) });
var tries = 6;
var entriesPerRequest = 200;
var charactersPerRequest = 4e6;
function createWorkerStore({ url, token, ...options }) {
  const base = url.replace(/\/+$/, "");
  const { requestTimeoutMs = 3e4 } = options;
  const queues = /* @__PURE__ */ new Map();
  const broken = /* @__PURE__ */ new Map();
  async function create(runId, run) {
    await ask(`${at(runId)}/record`, { method: "PUT", body: { key: globalThis.crypto.randomUUID(), run } });
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
        await ask(`${at(runId)}/operations`, { method: "POST", body });
        for (const { stored } of batch) stored();
      } catch (error) {
        if (!isRefused(error)) broken.set(runId, error);
        for (const { failed } of broken.has(runId) ? [...batch, ...waiting.splice(0)] : batch) failed(error);
      }
    }
    queues.delete(runId);
  }
  async function listOperations(runId) {
    const all = [];
    for (let from = 0; from !== void 0; ) {
      const page = operationsSchema.parse(await ask(`${at(runId)}/operations?from=${from}`, {}));
      all.push(...page.operations);
      from = page.next ?? void 0;
    }
    return all;
  }
  async function listCheckpoints(runId) {
    const all = [];
    for (let from = 0; from !== void 0; ) {
      const answer = await orAbsent(ask(`${at(runId)}/states?from=${from}`, {}));
      if (answer === void 0) return checkpointsOf({ listSteps, getCheckpoint }, runId);
      const page = statesSchema.parse(answer);
      all.push(...page.checkpoints);
      from = page.next ?? void 0;
    }
    return all.toSorted((a, b) => a.step_number - b.step_number);
  }
  async function getCheckpoint(runId, stepId) {
    const found = await orAbsent(ask(`${at(runId)}/checkpoints/${encodeURIComponent(stepId)}`, {}));
    return found === void 0 ? void 0 : checkpointSchema.parse(found);
  }
  async function listSteps(runId) {
    return stepsSchema.parse(await ask(`${at(runId)}/checkpoints`, {})).steps;
  }
  async function listRuns({ limit = 100 } = {}) {
    const all = [];
    for (let before, more = true; more && all.length < limit; more = before !== void 0) {
      const rest = Math.min(200, limit - all.length);
      const cursor = before === void 0 ? "" : `&before=${before}`;
      const page = runsSchema.parse(await ask(`/v1/records?limit=${rest}${cursor}`, {}));
      all.push(...page.runs);
      before = page.next ?? void 0;
    }
    return all;
  }
  async function ask(path, { method = "GET", body }) {
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(path, { method, body }).catch((error) => {
        if (attempt === tries) throw unreachable(base, error);
        return void 0;
      });
      if (response?.ok) return response.json();
      const mayPass = !response || response.status === 429 || response.status >= 500;
      if (response && !mayPass) throw await refusal(response, `${base}${path}`);
      if (response && attempt === tries) throw unreachable(base, await refusal(response, `${base}${path}`));
      await response?.body?.cancel();
      await pause(response?.headers.get("retry-after"), attempt);
    }
  }
  function send(path, { method, body }) {
    const request = options.fetch ?? globalThis.fetch;
    return request(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...body ? { "content-type": "application/json" } : {} },
      ...body === void 0 ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) },
      redirect: "manual",
      signal: AbortSignal.timeout(requestTimeoutMs)
    });
  }
  return {
    createRun: (run) => create(run.run_id, run),
    async updateRun(runId, given) {
      const { run_id: _, ...change } = given;
      if (change.status === "running") broken.delete(runId);
      await ask(`${at(runId)}/record`, { method: "PATCH", body: change });
    },
    append: (runId, operation, checkpoint) => add(runId, { operation, ...checkpoint ? { checkpoint } : {} }),
    async getRun(runId) {
      const found = await orAbsent(ask(`${at(runId)}/record`, {}));
      return found === void 0 ? void 0 : runSchema.parse(found).run;
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
function at(runId) {
  return `/v1/runs/${encodeURIComponent(runId)}`;
}
async function orAbsent(asked) {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ReplayKitError && error.code === "not_found") return void 0;
    throw error;
  }
}
async function pause(retryAfter, attempt) {
  const asked = Number(retryAfter ?? 0) * 1e3;
  const wait = asked > 0 ? Math.min(asked, 6e4) : 100 * 2 ** attempt;
  await new Promise((resolve) => setTimeout(resolve, wait));
}
var faultSchema = looseObject({
  error: looseObject({
    code: _enum(errorCodes).optional().catch(void 0),
    message: string().optional(),
    hint: string().optional()
  })
});
var codes = { 401: "unauthorized", 403: "forbidden", 404: "not_found", 409: "conflict" };
async function refusal(response, address) {
  const body = await response.json().catch(() => void 0);
  const fault = faultSchema.safeParse(body).data?.error;
  return new ReplayKitError(
    fault?.code ?? codes[response.status] ?? "network_failed",
    `${address}: ${response.status}: ${fault?.message ?? "refused"}`,
    fault?.hint === void 0 ? {} : { hint: fault.hint }
  );
}
function unreachable(base, cause) {
  return new ReplayKitError("network_failed", `${base} could not be reached`, {
    hint: "check the address and the network; the run goes on by resume",
    cause
  });
}

export {
  createWorkerStore
};
