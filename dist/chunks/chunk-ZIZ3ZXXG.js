import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  createSqliteStore
} from "./chunk-RBVI7XEV.js";
import {
  createMemoryStore,
  errorOf,
  recordedError,
  replaykit
} from "./chunk-XB4AE3YK.js";
import {
  checkpointSchema
} from "./chunk-MA24XK5P.js";
import {
  callErrorSchema,
  parseCaseYaml
} from "./chunk-3QQEB6C6.js";
import {
  parseJson
} from "./chunk-ZPONSFWV.js";
import {
  jsonSchema
} from "./chunk-KGLR3FBA.js";
import {
  ReplayKitError,
  looseObject,
  string
} from "./chunk-T7EWDS7W.js";

// src/node/kit-from-environment.ts
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

// src/node/gateway-tools.ts
var answerSchema = looseObject({
  how: string().optional(),
  id: string().optional(),
  output: jsonSchema.optional(),
  error: callErrorSchema.optional()
});
function gatewayTools(url) {
  return async function callTool({ tool, args }, work) {
    const answer = await post(`${url}/tools/${encodeURIComponent(tool)}`, { args });
    if (answer.id === void 0) {
      if (answer.error) throw recordedError(answer.error);
      return answer.output ?? null;
    }
    const result = await settled(work);
    await post(`${url}/tools/${encodeURIComponent(tool)}/result`, { id: answer.id, ...result.told });
    if (result.thrown !== void 0) throw result.thrown;
    return result.output;
  };
}
async function settled(work) {
  try {
    const output = await work();
    return { output, told: { output }, thrown: void 0 };
  } catch (thrown) {
    return { output: null, told: { error: errorOf(thrown) }, thrown };
  }
}
async function post(address, body) {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body)
  });
  const parsed = answerSchema.safeParse(await response.json());
  if (parsed.success) return parsed.data;
  throw new ReplayKitError("network_failed", `the gateway answered ${response.status} with something else than JSON`);
}

// src/node/kit-from-environment.ts
var localStorePath = ".replaykit/store.db";
function kitFromEnvironment({
  storePath,
  env = process.env,
  ...options
} = {}) {
  const casePath = env["REPLAYKIT_CASE_PATH"];
  const store = casePath === void 0 ? createSqliteStore(resolve(storePath ?? pathIn(env))) : createMemoryStore();
  const kit = replaykit({ ...options, ...casePath === void 0 ? {} : replayOptions(env), store });
  const checkpoint = readCheckpoint(env["REPLAYKIT_CHECKPOINT_PATH"]);
  async function run(asked, program) {
    const given = casePath === void 0 ? {} : caseInput(parseCaseYaml(readFileSync(casePath, "utf8"), casePath).case);
    const settings = { ...asked, ...agentIn(asked, env), ...given };
    const runId = env["REPLAYKIT_RUN_ID"] ?? checkpoint?.run_id ?? asked.runId ?? crypto.randomUUID();
    try {
      return await go({ ...settings, runId }, program);
    } finally {
      await report(runId);
    }
  }
  function go(settings, program) {
    if (!checkpoint) return kit.run(settings, program);
    if (!checkpoint.parent) return kit.resume(checkpoint.run_id, program);
    const { agent, runId } = settings;
    const set = { "": checkpoint.state };
    const fork = {
      step: checkpoint.step_number,
      set,
      runId,
      ...agent === void 0 ? {} : { agent },
      ...env["REPLAYKIT_MODE"] === "live-reads" ? { mode: "live-reads" } : {}
    };
    return kit.fork(checkpoint.parent.run_id, fork, program);
  }
  async function report(runId) {
    const path = env["REPLAYKIT_OUTPUT_PATH"];
    const known = path !== void 0 && await store.getRun(runId);
    if (known) writeFileSync(path, JSON.stringify(outputOf(await kit.trace(runId))));
  }
  async function close() {
    if (isSqlite(store)) await store.close();
  }
  return { ...kit, run, close, [Symbol.asyncDispose]: close };
}
function pathIn(env) {
  return env["REPLAYKIT_STORE_PATH"] ?? localStorePath;
}
function isSqlite(store) {
  return "close" in store;
}
function readCheckpoint(path) {
  if (path === void 0) return void 0;
  const parsed = checkpointSchema.safeParse(parseJson(readFileSync(path, "utf8"), { name: path }));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ReplayKitError("invalid_input", `${path} is no checkpoint: ${issue?.path.join(".")}: ${issue?.message}`, {
    hint: "replaykit runs fork and resume write it"
  });
}
function agentIn({ agent }, env) {
  const version = env["REPLAYKIT_AGENT_VERSION"];
  if (agent === void 0 || version === void 0) return {};
  return { agent: { name: typeof agent === "string" ? agent : agent.name, version } };
}
function caseInput({ scenario: { input } }) {
  const [first, ...more] = input.filter(({ role }) => role !== "system");
  return { input: first && more.length === 0 ? first.content : input.map(({ role, content }) => ({ role, content })) };
}
function replayOptions(env) {
  const url = env["REPLAYKIT_GATEWAY_URL"];
  const recordedAt = env["REPLAYKIT_NOW"];
  return {
    ...url === void 0 ? {} : { callTool: gatewayTools(url) },
    ...recordedAt === void 0 ? {} : { now: () => new Date(recordedAt) },
    random: seeded(Number(env["REPLAYKIT_SEED"] ?? 1))
  };
}
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = state + 1831565813 >>> 0;
    let mixed = Math.imul(state ^ state >>> 15, state | 1);
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
    return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
  };
}
function outputOf(trace) {
  const results = new Map(
    trace.events.flatMap((event) => event.type === "tool_result" ? [[event.call_id, event]] : [])
  );
  const final = trace.events.findLast((event) => event.type === "final_output");
  return {
    run_id: trace.run_id,
    status: trace.status,
    ...final?.type === "final_output" ? { final_output: final.content } : {},
    tool_calls: trace.events.flatMap((event) => {
      if (event.type !== "tool_call") return [];
      const result = results.get(event.call_id);
      return [
        {
          tool_name: event.tool_name,
          tool_args: event.tool_args,
          ...result?.output === void 0 ? {} : { tool_output: result.output },
          ...result?.error ? { error: result.error } : {}
        }
      ];
    }),
    errors: trace.events.flatMap((event) => event.type === "error" ? [event.error] : []),
    events: trace.events
  };
}

export {
  localStorePath,
  kitFromEnvironment,
  caseInput,
  outputOf
};
