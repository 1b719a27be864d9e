import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  checkpointSchema,
  createSqliteStore
} from "./chunks/chunk-HMWWZWLV.js";
import "./chunks/chunk-3QOBXXUO.js";
import "./chunks/chunk-YXHD772G.js";
import {
  createRedactor
} from "./chunks/chunk-ODDJKHMF.js";
import {
  hmacKeyedHash
} from "./chunks/chunk-AD2P542H.js";
import {
  parseCaseYaml
} from "./chunks/chunk-ZNXELE7A.js";
import "./chunks/chunk-F3XWN5HJ.js";
import "./chunks/chunk-STBE43RC.js";
import "./chunks/chunk-3U2T44OD.js";
import "./chunks/chunk-JLQWZFRY.js";
import {
  parseJson
} from "./chunks/chunk-5LI65K7B.js";
import "./chunks/chunk-CDTRLQZL.js";
import "./chunks/chunk-XEYS2RPR.js";
import "./chunks/chunk-W6MLTXWJ.js";
import "./chunks/chunk-E3666BLM.js";
import {
  jsonSchema
} from "./chunks/chunk-GC64FZBI.js";
import {
  looseObject,
  string
} from "./chunks/chunk-SN3GIU3B.js";
import {
  createMemoryStore,
  replaykit
} from "./chunks/chunk-ILQPLGTF.js";
import "./chunks/chunk-FMF2IEMU.js";
import "./chunks/chunk-53SV6Y45.js";
import "./chunks/chunk-5O3UTOWP.js";
import "./chunks/chunk-TC25HOH2.js";
import "./chunks/chunk-AHRWLNSE.js";
import "./chunks/chunk-UEQIKGNP.js";
import "./chunks/chunk-DN6WLQW3.js";
import "./chunks/chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunks/chunk-BJDCX3BS.js";
import "./chunks/chunk-VHE66NNS.js";

// src/node/kit-from-environment.ts
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

// src/node/gateway-tools.ts
var answerSchema = looseObject({
  how: string().optional(),
  id: string().optional(),
  output: jsonSchema.optional(),
  error: looseObject({ message: string() }).optional()
});
function gatewayTools(url) {
  return async function callTool({ tool, args }, work) {
    const answer = await post(`${url}/tools/${encodeURIComponent(tool)}`, { args });
    if (answer.id === void 0) {
      if (answer.error) throw new Error(answer.error.message);
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
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return { output: null, told: { error: { kind: "tool", message } }, thrown };
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
    const settings = { ...asked, ...agentIn(asked, env), ...casePath === void 0 ? {} : caseInput(casePath) };
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
    const fork = { step: checkpoint.step_number, set, runId, ...agent === void 0 ? {} : { agent } };
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
    hint: "replaykit fork and resume write it"
  });
}
function agentIn({ agent }, env) {
  const version = env["REPLAYKIT_AGENT_VERSION"];
  if (agent === void 0 || version === void 0) return {};
  return { agent: { name: typeof agent === "string" ? agent : agent.name, version } };
}
function caseInput(path) {
  const { input } = parseCaseYaml(readFileSync(path, "utf8"), path).case.scenario;
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
    events: trace.events.filter(({ type }) => type === "state")
  };
}

// src/node/spool.ts
import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync as writeFileSync2 } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
var compress = promisify(gzip);
function createSpool(options) {
  const { folder = ".replaykit/spool", batchSize = 20, maxBytes = 64 * 1024 * 1024, onProblem = () => {
  } } = options;
  const { pauseMs = 1e3, maxPauseMs = 5 * 60 * 1e3, requestTimeoutMs = 1e4 } = options;
  const request = options.fetch ?? globalThis.fetch;
  const redact = options.redact ?? defaultRedaction();
  let pause = pauseMs;
  let timer;
  let sending;
  let closed = false;
  function send(trace) {
    try {
      mkdirSync(folder, { recursive: true });
      const name = `${Date.now()}-${randomUUID()}`;
      writeFileSync2(join(folder, `${name}.part`), JSON.stringify(redact(trace)));
      renameSync(join(folder, `${name}.part`), join(folder, `${name}.json`));
      dropOldest();
      later(0);
    } catch (error) {
      onProblem(`a trace could not be kept in ${folder}: ${messageOf(error)}`);
    }
  }
  function names() {
    try {
      return readdirSync(folder).filter((name) => name.endsWith(".json")).toSorted();
    } catch {
      return [];
    }
  }
  function dropOldest() {
    const files = names().map((name) => ({ name, size: sizeOf(join(folder, name)) }));
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of files) {
      if (total <= maxBytes) return;
      rmSync(join(folder, name), { force: true });
      total -= size;
      onProblem(`the spool is full: the oldest trace was dropped`);
    }
  }
  function later(ms) {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = void 0;
      void flush();
    }, ms);
    timer.unref();
  }
  function flush() {
    sending ??= sendAll().finally(() => {
      sending = void 0;
    });
    return sending;
  }
  async function sendAll() {
    for (let batch = names().slice(0, batchSize); batch.length > 0; batch = names().slice(0, batchSize)) {
      const wait = await sendBatch(batch);
      if (wait === void 0) {
        pause = pauseMs;
        continue;
      }
      later(Math.max(wait, pause));
      pause = Math.min(pause * 2, maxPauseMs);
      return false;
    }
    return true;
  }
  async function sendBatch(batch) {
    try {
      const texts = await Promise.all(batch.map(async (name) => readFile(join(folder, name), "utf8").catch(() => "")));
      const response = await request(`${options.url.replace(/\/+$/, "")}/v1/runs`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${options.token}`,
          "content-type": "application/x-ndjson",
          "content-encoding": "gzip"
        },
        body: new Uint8Array(await compress(texts.filter((text) => text !== "").join("\n"))),
        signal: AbortSignal.timeout(requestTimeoutMs)
      });
      if (response.ok || isFinal(response.status)) return await taken(batch, response);
      onProblem(`the Worker answered ${response.status}; ${batch.length} traces wait in ${folder}`);
      return Number(response.headers.get("retry-after") ?? 0) * 1e3 || 0;
    } catch (error) {
      onProblem(`the Worker could not be reached (${messageOf(error)}); ${batch.length} traces wait in ${folder}`);
      return 0;
    }
  }
  async function taken(batch, response) {
    if (!response.ok) onProblem(`the Worker refused ${batch.length} traces: ${response.status}`);
    await Promise.all(batch.map(async (name) => rm(join(folder, name), { force: true })));
  }
  async function close(limitMs = 2e3) {
    closed = true;
    clearTimeout(timer);
    const limit = Promise.withResolvers();
    const ended = setTimeout(() => limit.resolve(false), limitMs);
    await Promise.race([flush(), limit.promise]);
    clearTimeout(ended);
  }
  return { send, flush, waiting: () => names().length, close, [Symbol.asyncDispose]: () => close() };
}
function isFinal(status) {
  return status === 400 || status === 413 || status === 415 || status === 422;
}
function defaultRedaction() {
  const keyedHash = hmacKeyedHash(randomBytes(32));
  return (value) => createRedactor({ keyedHash }).redact(value);
}
function sizeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
export {
  createSpool,
  createSqliteStore,
  kitFromEnvironment,
  localStorePath,
  outputOf
};
