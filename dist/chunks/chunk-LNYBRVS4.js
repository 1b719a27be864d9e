import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  createToolReplay
} from "./chunk-6SNLYEJI.js";
import {
  createMcpReplay,
  createUpstream,
  observedTrace,
  readTurn,
  shimEnvironment,
  startGateway
} from "./chunk-5VWQT2AF.js";
import {
  endingOf,
  runProcess
} from "./chunk-3ARU6HA5.js";
import {
  commandOf
} from "./chunk-QEZQICKL.js";
import {
  placeholderKind,
  placeholderPattern
} from "./chunk-ODDJKHMF.js";
import {
  nodePlatform
} from "./chunk-AD2P542H.js";
import {
  firstDifference
} from "./chunk-5O3UTOWP.js";
import {
  effectLookup
} from "./chunk-TC25HOH2.js";
import {
  runFromTrace
} from "./chunk-AHRWLNSE.js";
import {
  canonicalJson
} from "./chunk-DN6WLQW3.js";
import {
  isObject
} from "./chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";

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
  const recordings = exchanges.map(readRecording);
  const byShape = groupByShape(recordings);
  let live = mode === "live";
  let diverged = false;
  function ask(api, request) {
    if (live) return { how: "live" };
    const asked = normaliseModelRequest(request);
    const identity = canonicalJson(asked);
    const alike = byShape.get(shapeOf(api, request)) ?? [];
    const recording = alike.find((candidate) => !candidate.used && candidate.identity() === identity);
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
function readRecording(exchange) {
  let asked;
  let identity;
  const readAsked = () => asked ??= normaliseModelRequest(exchange.request);
  return {
    exchange,
    asked: readAsked,
    identity: () => identity ??= canonicalJson(readAsked()),
    used: false
  };
}
function groupByShape(recordings) {
  const groups = /* @__PURE__ */ new Map();
  for (const recording of recordings) {
    const shape = shapeOf(recording.exchange.api, recording.exchange.request);
    const group = groups.get(shape);
    if (group) group.push(recording);
    else groups.set(shape, [recording]);
  }
  return groups;
}
function shapeOf(api, request) {
  if (!isObject(request)) return api;
  const list = request["messages"] ?? request["input"] ?? request["contents"];
  return Array.isArray(list) ? `${api} ${list.length}` : api;
}
function explain(api, asked, recordings) {
  const candidates = recordings.filter(({ exchange }) => exchange.api === api).map((recording2) => ({ recording: recording2, pointer: firstDifference(recording2.asked(), asked) })).toSorted((a, b) => closeness(b) - closeness(a));
  const nearest = candidates[0];
  if (!nearest) {
    return { kind: "model", message: `no model exchange of ${api} is recorded` };
  }
  const { recording, pointer } = nearest;
  if (pointer === void 0) {
    return {
      kind: "model",
      nearest: recording.asked(),
      message: "the same request was recorded, but less often than it was made"
    };
  }
  return {
    kind: "model",
    nearest: recording.asked(),
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

// src/gateway/spending.ts
function createSpending({ budget, upstream }) {
  const total = { usd: 0, tokens: 0 };
  function spendOf(seen) {
    if (seen.type !== "model" || seen.how !== "live") return { usd: 0, tokens: 0 };
    const { api, request, response } = seen.exchange;
    const { input, output } = readTurn(api, request, response)?.usage ?? { input: 0, output: 0 };
    const price = upstream[providerOf(api)]?.price;
    const usd = price ? (input * price.input + output * price.output) / 1e6 : 0;
    return { usd, tokens: input + output };
  }
  return {
    of(observations) {
      const sum = { usd: 0, tokens: 0 };
      for (const seen of observations) addTo(sum, spendOf(seen));
      return sum;
    },
    add: (observation) => addTo(total, spendOf(observation)),
    refusal() {
      if (budget?.tokens !== void 0 && total.tokens >= budget.tokens)
        return `budget: ${total.tokens} tokens are spent`;
      if (budget?.usd !== void 0 && total.usd >= budget.usd) return `budget: $${total.usd.toFixed(2)} are spent`;
      return void 0;
    }
  };
}
function addTo(sum, { usd, tokens }) {
  sum.usd += usd;
  sum.tokens += tokens;
}
function providerOf(api) {
  if (api.startsWith("openai")) return "openai";
  return api.startsWith("anthropic") ? "anthropic" : api;
}

// src/node/isolated-network.ts
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
async function isolateNetwork(gateway) {
  const way = process.platform === "linux" ? waysIn().find(works) : void 0;
  if (!way) return void 0;
  const folder = mkdtempSync(join(tmpdir(), "replaykit-net-"));
  const socket = join(folder, "gateway");
  await gateway.listen(socket);
  const holder = spawn(
    "unshare",
    [...way.unshare, "--", ...held(`exec "$0" -e "$1" "$2" "$3"`), process.execPath, relay, socket, `${gateway.port}`],
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

// src/node/simulated-user.ts
var timeoutMs = 3e4;
function simulatedUser({ id, scenario }, { cwd, env }) {
  const { command: words } = scenario.simulator ?? {};
  if (scenario.mode !== "simulated" || words === void 0) return void 0;
  const command = commandOf(words);
  return async (conversation) => {
    const input = JSON.stringify({ case_id: id, context: scenario.context, ...conversation });
    const end = await runProcess({ command, cwd, env, input, timeoutMs, mark: `user of ${id}` });
    if (end.code === 0) return end.stdout.text().trim() || void 0;
    const why = end.failure ?? (end.timed_out ? `did not answer within ${timeoutMs} ms` : endingOf(end));
    throw new ReplayKitError("runner_failed", `the simulated user (${command.shown}) ${why}`, {
      hint: "run the command by hand with the JSON that it gets on standard input"
    });
  };
}

// src/node/case-gateway.ts
async function startCaseGateway(config, env) {
  const sleep2 = (ms) => new Promise((done) => void setTimeout(done, ms));
  const upstream = createUpstream({ config: config.upstream, env, fetch, sleep: sleep2 });
  const gateway = await startGateway({ upstream, mcpUrl: config.upstream["mcp"]?.base_url });
  const spending = createSpending(config);
  const isolating = env["REPLAYKIT_ISOLATION"] === "off" ? void 0 : isolateNetwork(gateway);
  return {
    open: async ({ loaded, redactor, network, place }) => {
      const isolation = network ? void 0 : await isolating;
      return openCase(gateway, { config, env, loaded, redactor, isolation, network, place, spending });
    },
    [Symbol.asyncDispose]: async () => {
      await (await isolating)?.[Symbol.asyncDispose]();
      await gateway[Symbol.asyncDispose]();
    }
  };
}
function openCase(gateway, { config, env, loaded, redactor, isolation, network, place, spending }) {
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
    simulateUser: simulatedUser(loaded.case, place),
    now: () => nodePlatform.now(),
    redact: (value) => redactor.redact(value),
    refuseLive: () => spending.refusal(),
    onObserved: (observation) => spending.add(observation)
  });
  return {
    env: {
      ...shimEnvironment({ PYTHONPATH: env["PYTHONPATH"], REPLAYKIT_SHIMS: env["REPLAYKIT_SHIMS"] }),
      ...network ? {} : denyingProxy(gateway),
      ...open.env
    },
    enter: isolation && ((argv) => isolation.enter(argv)),
    async finish(written, end) {
      open[Symbol.dispose]();
      const evidence = evidenceOf(open.session, {
        written,
        end,
        effects,
        runId: loaded.case.id,
        isolated: isolation !== void 0,
        unconsumed: tools.unconsumed() + model.unconsumed(),
        redactor
      });
      const spend = spending.of(open.session.observations());
      return evidence && (spend.tokens === 0 ? evidence : { ...evidence, spend });
    }
  };
}
function denyingProxy({ url }) {
  const near = "127.0.0.1,localhost,::1";
  return {
    ...Object.fromEntries(
      ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"].flatMap((name) => [
        [name, url],
        [name.toLowerCase(), url]
      ])
    ),
    NO_PROXY: near,
    no_proxy: near,
    NODE_USE_ENV_PROXY: "1"
  };
}
function laterTurns({ case: { scenario } }) {
  return scenario.input.filter(({ role }) => role === "user").slice(1).map(({ content }) => content);
}
function evidenceOf(session, { written, end, effects, runId, isolated, unconsumed, redactor }) {
  const observations = session.observations();
  if (observations.length === 0 && session.misses().length === 0) return void 0;
  const { trace, uncontrolled } = observedTrace(observations, { run_id: runId, end });
  const seen = runFromTrace(redactor.redact(trace), effects);
  const misses = [...session.misses()];
  const counts = countsOf(session, {
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
function countsOf(session, rest) {
  const observations = session.observations();
  const count = (...how) => observations.filter((seen) => how.includes(seen.how)).length;
  return {
    basis: "observed",
    served: count("served"),
    simulated: count("simulated") + session.simulatedTurns(),
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
