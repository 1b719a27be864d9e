import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  traceIn
} from "./chunk-FQ3IUV6X.js";
import {
  isChosen
} from "./chunk-GMBAXWQ6.js";
import {
  workerToken
} from "./chunk-AOJT6S5C.js";
import {
  createWorkerClient
} from "./chunk-FVRFCNGL.js";
import "./chunk-G2OF62L3.js";
import "./chunk-7UWVQPB7.js";
import "./chunk-AYJKGSUB.js";
import "./chunk-LCONLFVP.js";
import {
  createWorkerStore
} from "./chunk-UJIYWBRO.js";
import "./chunk-3S2E62CA.js";
import "./chunk-B6D3LSNY.js";
import {
  recordOfTrace
} from "./chunk-QF5J5U3C.js";
import "./chunk-XFQIBGRZ.js";
import "./chunk-FIAS2ZPI.js";
import "./chunk-3RZAURWE.js";
import "./chunk-ZB63TERY.js";
import "./chunk-42X4D5AW.js";
import "./chunk-JDH7MOAB.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-M6UJTCYW.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import {
  ReplayKitError
} from "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-S5UMX7RI.js";
import "./chunk-VHE66NNS.js";

// src/cli/worker-runs.ts
function openWorkerRuns(url, context) {
  const token = workerToken(context);
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
    listCheckpoints: async (runId) => firstOf(await recorded.listCheckpoints(runId), (await sent.whole(runId))?.checkpoints ?? []),
    listOperations: async (runId) => firstOf(await recorded.listOperations(runId), (await sent.whole(runId))?.operations ?? [])
  };
  return {
    runs,
    async trace(runId) {
      const stepwise = await traceIn(recorded, runId);
      const whole = await sent.trace(runId);
      return stepwise && whole?.feedback ? { ...stepwise, feedback: whole.feedback } : stepwise ?? whole;
    },
    list: (filters) => listed({ recorded, client }, filters),
    [Symbol.asyncDispose]: async () => {
    }
  };
}
async function listed({ recorded, client }, filters) {
  const { limit, ...wanted } = filters;
  const stepwise = wanted.group === void 0 && wanted.label === void 0;
  const narrowed = Object.values(wanted).some((value) => value !== void 0);
  const [steps, traces] = await Promise.all([
    stepwise ? recorded.listRuns({ limit: narrowed ? 1e6 : limit }) : [],
    wanted.status === "running" ? [] : client.runs(filters)
  ]);
  const known = new Map(steps.filter((run) => isChosen(run, filters)).map((run) => [run.run_id, run]));
  const rows = traces.filter(({ run_id }) => !known.has(run_id)).map(listedRun);
  const all = [...known.values(), ...rows].toSorted((a, b) => b.started_at.localeCompare(a.started_at));
  return Promise.all(
    all.slice(0, limit).map(async (row) => {
      return known.has(row.run_id) ? { ...row, steps: (await recorded.listSteps(row.run_id)).length } : row;
    })
  );
}
function listedRun(run) {
  const { id, group, failed, what } = run;
  return {
    ...storedRun(run),
    id,
    failed,
    ...group === void 0 ? {} : { group },
    ...what === void 0 ? {} : { what }
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
