import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  createToolReplay
} from "./chunk-M4JZB4XR.js";
import {
  createMcpReplay,
  createUpstream,
  observedTrace,
  shimEnvironment,
  startGateway
} from "./chunk-HV2CMART.js";
import {
  firstDifference
} from "./chunk-5O3UTOWP.js";
import {
  runFromTrace
} from "./chunk-XTRHCCKD.js";
import {
  effectLookup
} from "./chunk-TC25HOH2.js";
import {
  placeholderKind,
  placeholderPattern
} from "./chunk-EVW7XDPR.js";
import {
  nodePlatform
} from "./chunk-AD2P542H.js";
import {
  canonicalJson
} from "./chunk-MFFC53YA.js";
import {
  isObject
} from "./chunk-CFR755V3.js";

// src/core/replay/model-request.ts
var volatileFields = {
  delivery: /* @__PURE__ */ new Set(["stream", "stream_options", "service_tier", "store", "background"]),
  cache: /* @__PURE__ */ new Set(["cache_control", "prompt_cache_key", "prompt_cache_retention", "cached_content", "cachedContent"]),
  caller: /* @__PURE__ */ new Set(["user", "metadata", "safety_identifier", "labels"])
};
var idFields = /* @__PURE__ */ new Set(["id", "call_id", "tool_call_id", "tool_use_id", "item_id", "previous_response_id"]);
var verbatimFields = /* @__PURE__ */ new Set([
  "arguments",
  "args",
  "input_schema",
  "parameters",
  "parametersJsonSchema",
  "schema",
  "response"
]);
function normaliseModelRequest(request) {
  const ids = /* @__PURE__ */ new Map();
  return walk(request, ids);
}
var modelRequestRules = [...Object.keys(volatileFields), "ids", "placeholders"];
function withoutHex(text, ids) {
  if (!/redacted|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|2001:db8:/.test(text)) return text;
  return text.replace(placeholderPattern(), (found) => `${placeholderKind(found) ?? "value"}-${renumber(found, ids)}`);
}
function walk(value, ids) {
  if (typeof value === "string") return withoutHex(value, ids);
  if (Array.isArray(value)) return value.map((item) => walk(item, ids));
  if (!isObject(value)) return value;
  const result = {};
  for (const [key, item] of Object.entries(value)) {
    if (isVolatile(key)) continue;
    result[key] = keepsLetter(key, value) ? masked(item, ids) : idFields.has(key) && typeof item === "string" ? renumber(item, ids) : walk(item, ids);
  }
  return result;
}
function masked(value, ids) {
  if (typeof value === "string") return withoutHex(value, ids);
  if (Array.isArray(value)) return value.map((item) => masked(item, ids));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, masked(item, ids)]));
}
function isVolatile(key) {
  return Object.values(volatileFields).some((fields) => fields.has(key));
}
function keepsLetter(key, parent) {
  return verbatimFields.has(key) || key === "input" && parent["type"] === "tool_use";
}
function renumber(id, ids) {
  const known = ids.get(id);
  if (known !== void 0) return known;
  const name = `id-${ids.size + 1}`;
  ids.set(id, name);
  return name;
}

// src/core/replay/model-replay.ts
function createModelReplay({ exchanges, mode }) {
  const recordings = exchanges.map((exchange) => {
    const asked = normaliseModelRequest(exchange.request);
    return { exchange, asked, identity: identityOf(exchange.api, asked), used: false };
  });
  const byIdentity = groupByIdentity(recordings);
  let live = mode === "live";
  let diverged = false;
  function ask(api, request) {
    if (live) return { how: "live" };
    const asked = normaliseModelRequest(request);
    const recording = byIdentity.get(identityOf(api, asked))?.find(({ used }) => !used);
    if (recording) {
      recording.used = true;
      return { how: "served", exchange: recording.exchange };
    }
    diverged = true;
    if (mode === "recorded") return { how: "missed", miss: explain(api, asked, recordings) };
    live = true;
    return { how: "live" };
  }
  return { ask, unconsumed: () => recordings.filter(({ used }) => !used).length, diverged: () => diverged };
}
function groupByIdentity(recordings) {
  const groups = /* @__PURE__ */ new Map();
  for (const recording of recordings) {
    const group = groups.get(recording.identity);
    if (group) group.push(recording);
    else groups.set(recording.identity, [recording]);
  }
  return groups;
}
function identityOf(api, asked) {
  return `${api}
${canonicalJson(asked)}`;
}
function explain(api, asked, recordings) {
  const candidates = recordings.filter(({ exchange }) => exchange.api === api).map((recording2) => ({ recording: recording2, pointer: firstDifference(recording2.asked, asked) })).toSorted((a, b) => closeness(b) - closeness(a));
  const nearest = candidates[0];
  if (!nearest) {
    return { kind: "model", message: `no model exchange of ${api} is recorded` };
  }
  const { recording, pointer } = nearest;
  if (pointer === void 0) {
    return {
      kind: "model",
      nearest: recording.asked,
      message: "the same request was recorded, but less often than it was made"
    };
  }
  return {
    kind: "model",
    nearest: recording.asked,
    differs_at: pointer,
    rule: `compared without ${modelRequestRules.join(", ")}`,
    message: `the model was asked something else than was recorded: the nearest recording differs at ${pointer}`
  };
}
function closeness({ recording, pointer }) {
  const unused = recording.used ? 0 : 1;
  if (pointer === void 0) return 1e9 + unused;
  const position = /^\/(?:messages|input|contents)\/(\d+)/.exec(pointer);
  return (position ? Number(position[1]) + 1 : 0) * 2 + unused;
}

// src/node/isolated-network.ts
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
async function isolateNetwork({ port, listen }) {
  const way = process.platform === "linux" ? waysIn().find(works) : void 0;
  if (!way) return void 0;
  const folder = mkdtempSync(join(tmpdir(), "replaykit-net-"));
  const socket = join(folder, "gateway");
  await listen(socket);
  const holder = spawn(
    "unshare",
    [...way.unshare, "--", ...held(`exec "$0" -e "$1" "$2" "$3"`), process.execPath, relay, socket, `${port}`],
    {
      stdio: ["ignore", "pipe", "ignore"],
      env: { PATH: process.env["PATH"] ?? "" }
    }
  );
  const end = () => void holder.kill("SIGKILL");
  process.once("exit", end);
  const close = async () => {
    process.off("exit", end);
    end();
    rmSync(folder, { recursive: true, force: true });
  };
  if (!await isReady(holder)) {
    await close();
    return void 0;
  }
  const inside = way.namespaces.map((name) => `--${name}=/proc/${holder.pid}/ns/${name}`);
  const flags = way.namespaces.includes("user") ? ["--preserve-credentials", ...inside] : inside;
  return { enter: (argv) => ["nsenter", ...flags, "--", ...argv], [Symbol.asyncDispose]: close };
}
function waysIn() {
  const plain = { unshare: ["--net"], namespaces: ["net"] };
  const own = {
    unshare: ["--user", "--map-current-user", "--keep-caps", "--net"],
    namespaces: ["user", "net"]
  };
  return process.getuid?.() === 0 ? [plain] : [own];
}
function works({ unshare }) {
  const tried = spawnSync("unshare", [...unshare, "--", ...held("exec nsenter --version")], { stdio: "ignore" });
  return tried.status === 0;
}
function held(then) {
  return ["sh", "-c", `ip link set lo up && ${then}`];
}
var relay = `
const { createServer, connect } = require("node:net");
const [socket, port] = process.argv.slice(1);
const server = createServer((client) => {
  const gateway = connect(socket);
  client.on("error", () => gateway.destroy());
  gateway.on("error", () => client.destroy());
  client.pipe(gateway).pipe(client);
});
server.listen(Number(port), "127.0.0.1", () => process.stdout.write("ready"));
`;
async function isReady(holder) {
  const { promise, resolve } = Promise.withResolvers();
  holder.stdout.once("data", () => resolve(true));
  holder.once("exit", () => resolve(false));
  holder.once("error", () => resolve(false));
  return Promise.race([promise, sleep(5e3, false, { ref: false })]);
}

// src/node/case-gateway.ts
async function startCaseGateway(config, env) {
  const sleep2 = (ms) => new Promise((done) => void setTimeout(done, ms));
  const upstream = createUpstream({ config: config.upstream, env, fetch, sleep: sleep2 });
  const gateway = await startGateway({ upstream, mcpUrl: config.upstream["mcp"]?.base_url });
  const isolating = env["REPLAYKIT_ISOLATION"] === "off" ? void 0 : isolateNetwork(gateway);
  return {
    open: async ({ loaded, redactor, network }) => {
      const isolation = network ? void 0 : await isolating;
      return openCase(gateway, { config, env, loaded, redactor, isolation, network });
    },
    [Symbol.asyncDispose]: async () => {
      await (await isolating)?.[Symbol.asyncDispose]();
      await gateway[Symbol.asyncDispose]();
    }
  };
}
function openCase(gateway, { config, env, loaded, redactor, isolation, network }) {
  const effects = effectLookup(loaded.case.effects, config.effects);
  const tools = createToolReplay({ fixtures: loaded.toolFixtures, rules: loaded.case.replay, effects });
  const exchanges = loaded.modelFixtures?.exchanges ?? [];
  const mode = loaded.case.replay.model ?? (exchanges.length > 0 ? "recorded-until-divergence" : "live");
  const model = createModelReplay({ exchanges, mode });
  const open = gateway.open({
    mode: "replay",
    tools,
    model,
    mcp: createMcpReplay(loaded.trace),
    effects,
    userTurns: loaded.case.scenario.mode === "scripted" ? laterTurns(loaded) : [],
    now: () => nodePlatform.now(),
    redact: (value) => redactor.redact(value)
  });
  return {
    env: {
      ...shimEnvironment({ PYTHONPATH: env["PYTHONPATH"], REPLAYKIT_SHIMS: env["REPLAYKIT_SHIMS"] }),
      ...open.env
    },
    async finish(written, end) {
      open[Symbol.dispose]();
      return evidenceOf(open.session, {
        written,
        end,
        effects,
        runId: loaded.case.id,
        isolated: isolation !== void 0,
        unconsumed: tools.unconsumed() + model.unconsumed()
      });
    }
  };
}
function laterTurns({ case: { scenario } }) {
  return scenario.input.filter(({ role }) => role === "user").slice(1).map(({ content }) => content);
}
function evidenceOf(session, { written, end, effects, runId, isolated, unconsumed }) {
  const observations = session.observations();
  if (observations.length === 0 && session.misses().length === 0) return void 0;
  const { trace, uncontrolled } = observedTrace(observations, { run_id: runId, end });
  const seen = runFromTrace(trace, effects);
  const misses = [...session.misses()];
  const counts = countsOf(observations, {
    missed: misses.length,
    uncontrolled: uncontrolled.length,
    isolated,
    unconsumed
  });
  const uncontrolledWrite = uncontrolled.find(({ tool }) => effects(tool).effect === "write");
  const mismatch = uncontrolledWrite ? `uncontrolled write: ${uncontrolledWrite.tool} was answered without passing through the gateway` : written && mismatchOf(seen, written);
  return {
    counts,
    misses,
    // Without output and past its time nothing can be judged.
    ...written === void 0 && end?.timed_out !== true ? { run: seen } : {},
    model_calls: observations.filter(({ type }) => type === "model").length,
    ...mismatch === void 0 ? {} : { mismatch }
  };
}
function countsOf(observations, rest) {
  const count = (...how) => observations.filter((seen) => how.includes(seen.how)).length;
  return {
    basis: "observed",
    served: count("served"),
    simulated: count("simulated"),
    blocked: count("blocked"),
    live: count("live"),
    ...rest
  };
}
function mismatchOf(seen, written) {
  const told = /* @__PURE__ */ new Map();
  for (const call of written.calls) told.set(keyOf(call), (told.get(keyOf(call)) ?? 0) + 1);
  for (const call of seen.calls.filter(({ effect }) => effect === "write")) {
    const left = told.get(keyOf(call)) ?? 0;
    if (left === 0) return `report mismatch: the gateway saw ${call.tool}, which the runner's output does not tell of`;
    told.set(keyOf(call), left - 1);
  }
  return void 0;
}
function keyOf({ tool, args }) {
  return `${tool}
${canonicalJson(args)}`;
}

export {
  startCaseGateway
};
