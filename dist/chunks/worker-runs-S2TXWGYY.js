import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  createWorkerClient
} from "./chunk-JVU6J4VV.js";
import {
  traceIn
} from "./chunk-2VGZG564.js";
import "./chunk-DENCY55P.js";
import "./chunk-SD42YD4V.js";
import {
  createWorkerStore,
  recordOfTrace
} from "./chunk-22CTVQON.js";
import "./chunk-IPC5NV7P.js";
import "./chunk-5TGA3JOJ.js";
import "./chunk-4F3SSZ2F.js";
import "./chunk-NV6ZJ6NG.js";
import "./chunk-CE2JCBQF.js";
import "./chunk-YBJYLLLA.js";
import "./chunk-IMT2442T.js";
import {
  ReplayKitError
} from "./chunk-QRZ7DRHS.js";
import "./chunk-VHE66NNS.js";

// src/cli/worker-runs.ts
function openWorkerRuns(url, { flags, env }) {
  const token = flags.text("token") ?? env["REPLAYKIT_WORKER_TOKEN"];
  if (token === void 0 || token === "")
    throw new ReplayKitError("usage", "the token is missing", {
      hint: "give --token <token>, or set REPLAYKIT_WORKER_TOKEN"
    });
  const recorded = createWorkerStore({ url, token });
  const client = createWorkerClient({ url, token });
  const sent = sentRuns(client);
  const runs = {
    getRun: async (runId) => await recorded.getRun(runId) ?? (await sent.whole(runId))?.run,
    async listRuns({ limit = 100 } = {}) {
      const [steps, traces] = await Promise.all([recorded.listRuns({ limit }), sent.list(limit)]);
      const known = new Set(steps.map(({ run_id }) => run_id));
      return [...steps, ...traces.filter(({ run_id }) => !known.has(run_id))].toSorted((a, b) => b.started_at.localeCompare(a.started_at)).slice(0, limit);
    },
    listSteps: async (runId) => firstOf(await recorded.listSteps(runId), (await sent.whole(runId))?.checkpoints ?? []),
    getCheckpoint: async (runId, stepId) => await recorded.getCheckpoint(runId, stepId) ?? (await sent.whole(runId))?.checkpoints.find(({ step_id }) => step_id === stepId),
    listOperations: async (runId) => firstOf(await recorded.listOperations(runId), (await sent.whole(runId))?.operations ?? [])
  };
  return {
    runs,
    trace: async (runId) => await traceIn(recorded, runId) ?? sent.trace(runId),
    [Symbol.asyncDispose]: async () => {
    }
  };
}
function firstOf(recorded, sent) {
  return recorded.length > 0 ? recorded : sent;
}
function sentRuns(client) {
  const asked = /* @__PURE__ */ new Map();
  function trace(runId) {
    const known = asked.get(runId) ?? read(runId);
    asked.set(runId, known);
    return known;
  }
  async function read(runId) {
    try {
      return (await client.run(runId)).trace;
    } catch (error) {
      if (error instanceof ReplayKitError && error.code === "not_found") return void 0;
      throw error;
    }
  }
  return {
    trace,
    async whole(runId) {
      const found = await trace(runId);
      return found && recordOfTrace(found);
    },
    list: async (limit) => (await client.runs({ limit })).map(storedRun)
  };
}
function storedRun({ run_id, status, agent, received_at }) {
  return {
    run_id,
    status: status === "success" || status === "error" ? status : "unknown",
    ...agent === void 0 ? {} : { agent: { name: agent } },
    started_at: new Date(received_at).toISOString()
  };
}
export {
  openWorkerRuns
};
