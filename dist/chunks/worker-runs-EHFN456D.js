import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  traceIn
} from "./chunk-RXF2VI3V.js";
import {
  isChosen
} from "./chunk-6TEMVQCY.js";
import {
  workerToken
} from "./chunk-3TKLPOSB.js";
import {
  createWorkerClient
} from "./chunk-RWNS3AU4.js";
import "./chunk-NIGZXU2K.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import {
  createWorkerStore
} from "./chunk-Z6SFMMNT.js";
import "./chunk-MA24XK5P.js";
import "./chunk-7BNPROQB.js";
import {
  recordOfTrace
} from "./chunk-K3HITBYI.js";
import "./chunk-PVOFTYBB.js";
import "./chunk-XMDKKLEB.js";
import "./chunk-JXJNQMOQ.js";
import "./chunk-SYGJYNB6.js";
import "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
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
