import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  chooseRunner
} from "./chunk-K5PRRT6S.js";
import {
  createMcpReplay,
  createUpstream,
  observedTrace,
  readTurn,
  shimEnvironment,
  startGateway
} from "./chunk-5VWQT2AF.js";
import {
  reportMarkdown
} from "./chunk-RNOIEEE5.js";
import {
  buildReport
} from "./chunk-VVAC76JP.js";
import {
  runFromOutput
} from "./chunk-WUWAXQXH.js";
import {
  checkRun
} from "./chunk-3IOC3QWO.js";
import {
  createJudge
} from "./chunk-VZ62FQUT.js";
import {
  decideChecks
} from "./chunk-WZ7S5XSG.js";
import {
  createProcessRunner,
  endMarked,
  endingOf,
  maxOutputBytes,
  readOutput,
  runProcess,
  runnerEnvironment,
  signalGroup,
  spawnGroup
} from "./chunk-3ARU6HA5.js";
import {
  createCapture
} from "./chunk-JW2MBHE4.js";
import {
  assertProgram,
  commandOf,
  quote
} from "./chunk-QEZQICKL.js";
import {
  judgeSubject
} from "./chunk-QPWRNKPF.js";
import {
  createRedactor,
  placeholderKind,
  placeholderPattern
} from "./chunk-ODDJKHMF.js";
import {
  hmacKeyedHash,
  nodePlatform,
  ordinalKeyedHash
} from "./chunk-AD2P542H.js";
import {
  loadCase
} from "./chunk-BH4NIDXN.js";
import {
  errnoOf,
  readCaseFiles
} from "./chunk-YPDIPNTS.js";
import {
  matchArgs,
  shortJson
} from "./chunk-ZNXELE7A.js";
import {
  require_dist
} from "./chunk-3U2T44OD.js";
import {
  diverge
} from "./chunk-53SV6Y45.js";
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
import {
  __toESM
} from "./chunk-VHE66NNS.js";

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

// src/core/replay/explain-miss.ts
function explainMiss(tool, args, { recordings, rules }) {
  const base = { kind: "tool", tool, args };
  const nearest = nearestRecording(args, recordings, rules);
  if (!nearest) return { ...base, message: `no recording of ${tool} exists` };
  const { recording, pointer, message } = nearest;
  const rule = ruleFor(tool, args, { recording, pointer, rules });
  const where = pointer === "" ? "" : ` at ${pointer}`;
  return {
    ...base,
    nearest: recording.args,
    differs_at: pointer,
    ...rule === void 0 ? {} : { rule },
    message: `no recording of ${tool} has the arguments ${shortJson(args)}; the nearest differs${where}: ${message}`
  };
}
function nearestRecording(args, recordings, rules) {
  let best;
  for (const recording of recordings) {
    const result = matchArgs(recording.args, args, rules);
    if (result.matches) continue;
    const agreeing = agreement(recording.args, args);
    if (!best || agreeing > best.agreeing)
      best = { recording, pointer: result.pointer, message: result.message, agreeing };
  }
  return best;
}
function agreement(recorded, args) {
  if (!isObject(recorded) || !isObject(args)) return 0;
  const keys = /* @__PURE__ */ new Set([...Object.keys(recorded), ...Object.keys(args)]);
  let score = 0;
  for (const key of keys) {
    const [left, right] = [
      Object.hasOwn(recorded, key) ? recorded[key] : void 0,
      Object.hasOwn(args, key) ? args[key] : void 0
    ];
    const same = left !== void 0 && right !== void 0 && matchArgs(left, right, { args: "exact", ignore: [] }).matches;
    score += same ? 1 : -1;
  }
  return score;
}
function ruleFor(tool, args, { recording, pointer, rules }) {
  const key = `replay.match.tools.${JSON.stringify(tool)}`;
  const ignore = [...rules.ignore, pointer];
  if (pointer !== "" && matchArgs(recording.args, args, { args: rules.args, ignore }).matches) {
    return `${key}: { ignore: ${JSON.stringify(ignore)} }`;
  }
  if (rules.args === "exact" && matchArgs(recording.args, args, { args: "subset", ignore: rules.ignore }).matches)
    return `${key}: { args: subset }`;
  return void 0;
}

// src/core/replay/tool-rules.ts
function toolRules(tool, rules, effects) {
  const { effect, guessed } = effects(tool);
  const own = Object.hasOwn(rules.match.tools, tool) ? rules.match.tools[tool] : void 0;
  const named = typeof own === "string" ? { args: own } : own;
  return {
    mode: modeOf(tool, rules),
    effect,
    guessed,
    args: named?.args ?? rules.match.args,
    ignore: named?.ignore ?? rules.match.ignore
  };
}
function modeOf(tool, { tools }) {
  const named = typeof tools !== "string" && Object.hasOwn(tools, tool) ? tools[tool] : void 0;
  if (named !== void 0) return named;
  const general = typeof tools === "string" ? tools : Object.hasOwn(tools, "default") ? tools.default : void 0;
  return general === void 0 || general === "live" ? "fixtures" : general;
}

// src/core/replay/tool-replay.ts
function createToolReplay({ fixtures, rules, effects }) {
  const recordings = readRecordings(fixtures.calls);
  const byTool = /* @__PURE__ */ new Map();
  for (const recording of recordings) {
    const ofTool = byTool.get(recording.call.tool);
    if (ofTool) ofTool.push(recording);
    else byTool.set(recording.call.tool, [recording]);
  }
  let writtenGroup = 0;
  function ask({ tool, args }) {
    const known = toolRules(tool, rules, effects);
    const { mode, effect } = known;
    const fixed = Object.hasOwn(fixtures.static, tool) ? fixtures.static[tool] : void 0;
    if (mode === "deny") return blocked(tool, args, { effect, reason: "the case denies this tool" });
    if (mode === "live" && effect === "write")
      return blocked(tool, args, { effect, reason: "a write never runs during replay" });
    if (mode === "live") return { how: "live", effect };
    if (effect === "pure" && !known.guessed) return { how: "run", effect };
    if (mode === "static" || mode === "simulate") return withoutRecording(tool, args, { known, fixed });
    return fromRecordings(tool, args, { known, fixed });
  }
  function fromRecordings(tool, args, { known, fixed }) {
    const equal = (byTool.get(tool) ?? []).filter(({ call }) => matchArgs(call.args, args, known).matches);
    const chosen = choose(equal, writtenGroup, known.effect);
    if (!chosen) return withoutRecording(tool, args, { known, fixed });
    chosen.served = true;
    if (known.effect === "write" && chosen.call.error === void 0)
      writtenGroup = Math.max(writtenGroup, chosen.group);
    return { how: "served", effect: known.effect, ...answerOf(chosen.call) };
  }
  function withoutRecording(tool, args, { known, fixed }) {
    const { effect, mode } = known;
    if (effect === "write" && (mode !== "fixtures" || rules.on_write_miss === "simulate")) {
      return { how: "simulated", effect, ...fixed ? answerOf(fixed) : { output: {} } };
    }
    if (fixed && mode === "static") return { how: "served", effect, ...answerOf(fixed) };
    if (fixed && mode === "simulate") return { how: "simulated", effect, ...answerOf(fixed) };
    const miss = explainMiss(tool, args, {
      recordings: (byTool.get(tool) ?? []).map(({ call }) => call),
      rules: known
    });
    if (effect === "write" || rules.on_read_miss === "fail") return { how: "missed", effect, miss };
    return {
      how: "missed",
      effect,
      miss,
      error: { kind: "tool", message: `${tool} is not available for these arguments` }
    };
  }
  return { ask, unconsumed: () => recordings.filter(({ served }) => !served).length };
}
function readRecordings(calls) {
  const recordings = [];
  let group = -1;
  let before;
  for (const call of calls) {
    const together = call.group !== void 0 && before?.group === call.group && before.source?.run_id === call.source?.run_id;
    if (!together) group += 1;
    before = call;
    if (call.output !== void 0 || call.error !== void 0) recordings.push({ call, group, served: false });
  }
  return recordings;
}
function choose(equal, writtenGroup, effect) {
  const current = equal.filter(({ group }) => group >= writtenGroup);
  const fresh = current.find(({ served }) => !served);
  if (fresh) return fresh;
  if (effect === "write") {
    const waiting = equal.find(({ served }) => !served);
    const last = equal.at(-1);
    return waiting ?? (last?.call.error ? last : void 0);
  }
  return current.at(-1) ?? equal.at(-1);
}
function answerOf({ output, error }) {
  if (error) return { ...output === void 0 ? {} : { output }, error };
  return { output: output ?? {} };
}
function blocked(tool, args, { effect, reason }) {
  const message = `${tool} was blocked: ${reason}`;
  return { how: "blocked", effect, miss: { kind: "tool", tool, args, message }, error: { kind: "tool", message } };
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
  const { promise, resolve: resolve2 } = Promise.withResolvers();
  holder.stdout.once("data", () => resolve2(true));
  holder.once("exit", () => resolve2(false));
  holder.once("error", () => resolve2(false));
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
function evidenceOf(session, { written, end, effects, runId, isolated: isolated2, unconsumed, redactor }) {
  const observations = session.observations();
  if (observations.length === 0 && session.misses().length === 0) return void 0;
  const { trace, uncontrolled } = observedTrace(observations, { run_id: runId, end });
  const seen = runFromTrace(redactor.redact(trace), effects);
  const misses = [...session.misses()];
  const counts = countsOf(session, {
    missed: misses.length,
    uncontrolled: uncontrolled.length,
    isolated: isolated2,
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

// src/node/replay/replay-suite.ts
import { mkdtempSync as mkdtempSync2, rmSync as rmSync2 } from "node:fs";
import { availableParallelism, tmpdir as tmpdir2 } from "node:os";
import { join as join6 } from "node:path";

// src/node/evidence.ts
import { existsSync, lstatSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join as join2 } from "node:path";
var maxSameName = 1e4;
function createEvidence({ folder, at, onProblem }) {
  const stamp = at.toISOString().replace(/\.\d+Z$/, "").replaceAll(/[-:]/g, "").replace("T", "-");
  let failed = false;
  let ready = false;
  function attempt(write) {
    if (failed) return;
    try {
      write();
    } catch (error) {
      failed = true;
      onProblem(
        new ReplayKitError("io_failed", `evidence cannot be written to ${folder}: ${errnoOf(error) ?? String(error)}`, {
          hint: "the verdicts stand, their evidence is not kept; make room or correct the permissions",
          cause: error
        })
      );
    }
  }
  function prepare() {
    if (ready) return;
    const parent = dirname(folder);
    const ours = basename(parent) === ".replaykit";
    for (const place of ours ? [parent, folder] : [folder]) {
      if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Error(`${place} is a symbolic link`);
    }
    mkdirSync(folder, { recursive: true });
    const ignore = join2(parent, ".gitignore");
    if (ours && !existsSync(ignore)) writeFileSync(ignore, "*\n");
    ready = true;
  }
  return (caseId) => {
    let place;
    const placeOf = () => {
      prepare();
      return place ??= makeFolder(join2(folder, `${stamp}-${caseId}`));
    };
    const write = (within, files) => attempt(() => {
      const target = join2(placeOf(), within);
      if (within !== "") mkdirSync(target, { recursive: true });
      for (const [name, text] of Object.entries(files))
        if (text !== void 0) writeFileSync(join2(target, name), text);
    });
    return {
      writeAttempt: (number, files) => write(number === 1 ? "" : `attempt-${number}`, files),
      write: (files) => write("", files)
    };
  };
}
function makeFolder(path2) {
  for (let n = 1; n < maxSameName; n += 1) {
    const candidate = n === 1 ? path2 : `${path2}-${n}`;
    try {
      mkdirSync(candidate);
      return candidate;
    } catch (error) {
      if (errnoOf(error) !== "EEXIST") throw error;
    }
  }
  throw new Error(`too many folders named ${path2}`);
}

// src/node/runner/runner-set.ts
import { join as join3, resolve } from "node:path";

// src/node/runner/warm-process.ts
var newline = 10;
var openBrace = 123;
var endMs = 150;
function startWarmProcess({ command, cwd, env, mark }) {
  const child = spawnGroup(command.argv, { cwd, env, stdio: ["pipe", "pipe", "pipe"] });
  let stdout = createCapture();
  let stderr = createCapture();
  let pending = [];
  let pendingBytes = 0;
  let used = 0;
  let gone;
  let settle;
  const ended = Promise.withResolvers();
  function onLine(line) {
    if (line[0] === openBrace) settle?.({ line: line.toString("utf8") });
    else stdout.add(Buffer.concat([line, Buffer.from("\n")]));
  }
  function onData(chunk) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      const part = chunk.subarray(from, at);
      onLine(pending.length === 0 ? part : Buffer.concat([...pending, part]));
      pending = [];
      pendingBytes = 0;
      from = at + 1;
    }
    if (from === chunk.length) return;
    pending.push(from === 0 ? chunk : chunk.subarray(from));
    pendingBytes += chunk.length - from;
    if (pendingBytes <= maxOutputBytes) return;
    pending = [];
    pendingBytes = 0;
    settle?.({ failure: `the runner's answer is longer than ${maxOutputBytes} bytes` });
    kill();
  }
  function kill() {
    if (child.pid !== void 0) signalGroup(child.pid, "SIGKILL");
    endMarked(mark);
  }
  child.stdout?.on("data", onData);
  child.stderr?.on("data", (chunk) => stderr.add(chunk));
  child.stdin?.on("error", () => {
  });
  child.on("error", (error) => {
    gone = { code: null, signal: null };
    settle?.({ failure: `the runner could not be started (${command.shown}): ${error.message}` });
    ended.resolve();
  });
  child.on("exit", (code, signal) => {
    gone = { code, signal };
    if (child.pid !== void 0) signalGroup(child.pid, "SIGKILL");
    setImmediate(() => {
      settle?.({ failure: `the runner ${endingOf({ code, signal })} before it answered` });
      child.stdout?.destroy();
      child.stderr?.destroy();
      ended.resolve();
    });
  });
  return {
    alive: () => gone === void 0,
    used: () => used,
    exchange(line, { timeoutMs: timeoutMs2, signal }) {
      used += 1;
      stdout = createCapture();
      stderr = createCapture();
      return new Promise((resolve2) => {
        const done = (end) => {
          settle = void 0;
          clearTimeout(timer);
          signal?.removeEventListener("abort", abort);
          const exit = { code: gone?.code ?? null, signal: gone?.signal ?? null, timed_out: false };
          resolve2({ line: void 0, failure: void 0, exit, aborted: false, stdout, stderr, ...end });
        };
        const stop = (end) => {
          done(end);
          kill();
        };
        const abort = () => stop({ failure: "interrupted", aborted: true });
        const timer = setTimeout(() => {
          const failure = `the runner did not answer within ${timeoutMs2} ms`;
          stop({ failure, exit: { code: null, signal: null, timed_out: true } });
        }, timeoutMs2);
        settle = done;
        if (signal?.aborted) return abort();
        signal?.addEventListener("abort", abort, { once: true });
        child.stdin?.write(`${line}
`);
      });
    },
    async end() {
      if (gone !== void 0) return;
      child.stdin?.end();
      const timer = setTimeout(kill, endMs);
      await ended.promise;
      clearTimeout(timer);
    }
  };
}

// src/node/runner/warm-runner.ts
function createWarmRunner(setup) {
  const { slots, recycleAfter, scratch } = setup;
  const idle = [];
  const ending = /* @__PURE__ */ new Set();
  let started = 0;
  function take2({ enter }) {
    for (let warm = idle.pop(); warm !== void 0; warm = idle.pop()) if (warm.alive()) return warm;
    started += 1;
    const mark = `${scratch}/warm-${started}/`;
    const command = { ...setup.command, argv: enter?.(setup.command.argv) ?? setup.command.argv };
    return startWarmProcess({ ...setup, command, env: { ...setup.env, REPLAYKIT_SCRATCH: mark }, mark });
  }
  function putBack(warm, reusable) {
    if (reusable && warm.alive() && warm.used() < recycleAfter) {
      idle.push(warm);
      return;
    }
    const end = warm.end().finally(() => ending.delete(end));
    ending.add(end);
  }
  async function run(request) {
    const giveBack = await slots.take();
    const from = performance.now();
    try {
      const warm = take2(request);
      const exchange = await warm.exchange(JSON.stringify(lineOf(request)), request);
      const answer = answerOf2(exchange, request, performance.now() - from);
      putBack(warm, answer.failure === void 0);
      return answer;
    } finally {
      giveBack();
    }
  }
  async function close() {
    await Promise.all([...ending, ...idle.splice(0).map((warm) => warm.end())]);
  }
  return { run, close };
}
function lineOf({ caseId, attempt, seed, paths, now, gatewayEnv }) {
  return {
    case_id: caseId,
    attempt,
    seed,
    case_path: paths.casePath,
    fixtures_dir: paths.fixturesDir,
    source_trace_path: paths.sourceTracePath,
    ...now === void 0 ? {} : { now },
    ...gatewayEnv["REPLAYKIT_GATEWAY_URL"] === void 0 ? {} : { gateway_url: gatewayEnv["REPLAYKIT_GATEWAY_URL"] }
  };
}
function answerOf2(exchange, request, duration_ms) {
  const { exit, aborted } = exchange;
  const seen = { exit, aborted, stdout: exchange.stdout.text(), stderr: exchange.stderr.text(), duration_ms };
  if (exchange.line === void 0) return { ...seen, output: void 0, failure: exchange.failure };
  const read = readOutput(exchange.line);
  if (read.kind !== "output") {
    const reason = read.kind === "unreadable" ? read.reason : "the runner answered with an empty line";
    return { ...seen, output: void 0, failure: reason, unreadable: exchange.line.slice(0, 65536) };
  }
  const { case_id, attempt, ...output } = read.output;
  if (case_id === request.caseId && attempt === request.attempt) return { ...seen, output, failure: void 0 };
  const failure = `the runner answered for case ${JSON.stringify(case_id)}, attempt ${JSON.stringify(attempt)}, when it was asked for ${JSON.stringify(request.caseId)}, attempt ${request.attempt}`;
  return { ...seen, output: void 0, failure, unreadable: exchange.line.slice(0, 65536) };
}

// src/node/runner/runner-set.ts
var setupTimeoutMs = 10 * 6e4;
function createRunnerSet(options) {
  const ready = /* @__PURE__ */ new Map();
  return {
    of(chosen) {
      const known = ready.get(chosen.name);
      if (known) return known;
      const scratch = join3(options.scratch, String(ready.size + 1));
      const made = createReadyRunner(chosen, { ...options, scratch });
      ready.set(chosen.name, made);
      return made;
    },
    async close() {
      await Promise.all([...ready.values()].map((runner) => runner.close()));
    }
  };
}
function createReadyRunner({ name, config }, options) {
  const cwd = resolve(options.root, config.cwd ?? ".");
  const env = runnerEnvironment(options.env, config.pass_env);
  let prepared;
  let main;
  let fresh;
  const setupOf = (place) => {
    const command = commandOf(config.command, config.shell);
    return { command, cwd, env, slots: options.slots, scratch: join3(options.scratch, place) };
  };
  const start = (place, recycleAfter) => config.mode === "jsonl" ? createWarmRunner({ ...setupOf(place), recycleAfter }) : createProcessRunner(setupOf(place));
  async function prepare() {
    const { command } = setupOf("main");
    if (config.setup !== void 0) await runSetup(name, { config, cwd, env }, options);
    assertProgram(command, cwd, env["PATH"]);
  }
  return {
    cwd,
    env,
    prepare: () => prepared ??= prepare(),
    run(request) {
      main ??= start("main", config.recycle_after);
      return main.run(request);
    },
    runFresh(request) {
      fresh ??= start("fresh", 1);
      return fresh.run(request);
    },
    async close() {
      await Promise.all([main?.close(), fresh?.close()]);
    }
  };
}
async function runSetup(name, { config, cwd, env }, options) {
  const command = commandOf(config.setup ?? [], config.shell);
  assertProgram(command, cwd, env["PATH"]);
  const mark = `${join3(options.scratch, "setup")}/`;
  const end = await runProcess({
    command,
    cwd,
    env: { ...env, REPLAYKIT_SCRATCH: mark },
    timeoutMs: setupTimeoutMs,
    mark,
    signal: options.signal
  });
  if (end.code === 0) return;
  const why = end.failure ?? (end.timed_out ? `did not end within ${setupTimeoutMs / 6e4} minutes` : endingOf(end));
  const said = end.stderr.text().trim().split("\n").at(-1);
  throw new ReplayKitError(
    "runner_failed",
    `the setup of the runner "${name}" (${command.shown}) ${why}${said ? `: ${said}` : ""}`,
    {
      hint: "run the setup command by hand and correct it"
    }
  );
}

// src/node/runner/slots.ts
function createSlots(count) {
  const waiting = [];
  let free = count;
  function slot() {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const next = waiting.shift();
      if (next) next(slot());
      else free += 1;
    };
  }
  return {
    take() {
      if (free === 0) return new Promise((resolve2) => waiting.push(resolve2));
      free -= 1;
      return Promise.resolve(slot());
    }
  };
}

// src/node/replay/budget.ts
function createBudget(limit) {
  const spent = { usd: 0, tokens: 0 };
  return {
    add(spend) {
      spent.usd += spend?.usd ?? 0;
      spent.tokens += spend?.tokens ?? 0;
    },
    reached() {
      if (limit?.usd !== void 0 && spent.usd >= limit.usd) return `${limit.usd} USD`;
      if (limit?.tokens !== void 0 && spent.tokens >= limit.tokens) return `${limit.tokens} tokens`;
      return void 0;
    },
    spent: () => ({ ...spent })
  };
}

// src/node/replay/ordered-pool.ts
async function orderedPool(items, width, work) {
  const results = Array.from({ length: items.length });
  const queue = items.entries();
  async function worker() {
    for (const [index, item] of queue) results[index] = await work(item);
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
}

// src/node/replay/plan-replay.ts
import { basename as basename3 } from "node:path";

// src/node/replay/prepare-case.ts
import { basename as basename2, join as join5, relative, sep } from "node:path";

// src/node/runner/hidden-case.ts
var import_yaml = __toESM(require_dist(), 1);
import { mkdirSync as mkdirSync2, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join4 } from "node:path";
var hiddenKeys = /* @__PURE__ */ new Set(["signatures", "assertions", "reviews", "title"]);
function writeHiddenCase(folder, files, loaded) {
  const head = (0, import_yaml.parse)(files["case.yaml"] ?? "", { maxAliasCount: 0 });
  const shown = Object.fromEntries(Object.entries(head).filter(([key]) => !hiddenKeys.has(key)));
  const { feedback: _, ...trace } = loaded.trace;
  const paths = pathsIn(folder);
  mkdirSync2(paths.fixturesDir, { recursive: true });
  writeFileSync2(paths.casePath, (0, import_yaml.stringify)(shown));
  writeFileSync2(paths.sourceTracePath, JSON.stringify(trace));
  for (const name of ["fixtures/tools.json", "fixtures/model.json"]) {
    const text = files[name];
    if (text !== void 0) writeFileSync2(join4(folder, name), text);
  }
  return paths;
}
function pathsIn(folder) {
  return {
    casePath: join4(folder, "case.yaml"),
    fixturesDir: join4(folder, "fixtures"),
    sourceTracePath: join4(folder, "source-trace.json")
  };
}

// src/node/replay/prepare-case.ts
function prepareCase(folder, { root, config, override, scratch }) {
  const files = readCaseFiles(folder);
  const loaded = loadCase(files, basename2(folder));
  const { case: replayCase2, trace } = loaded;
  const runner = chooseRunner(config, { case: replayCase2, agent: replayCase2.agent ?? trace.agent?.name }, override);
  const effects = effectLookup(replayCase2.effects, config.effects);
  const path2 = casePath(root, folder);
  const hidden = join5(scratch, "cases", nodePlatform.hash(path2).slice(0, 16));
  return {
    loaded,
    path: path2,
    paths: runner.config.hide_checks ? writeHiddenCase(hidden, files, loaded) : pathsIn(folder),
    runner,
    effects,
    recorded: runFromTrace(trace, effects),
    now: timeOf(trace.started_at) ?? timeOf(replayCase2.source?.captured_at)
  };
}
function casePath(root, folder) {
  return relative(root, folder).split(sep).join("/") || ".";
}
function hasOwnKey({ runner }) {
  return runner.config.pass_env.some((name) => /KEY|TOKEN|SECRET|CREDENTIAL/i.test(name));
}
function seedOf(caseId, attempt) {
  return Number.parseInt(nodePlatform.hash(`${caseId}:${attempt}`).slice(0, 8), 16) >>> 1;
}
function timeOf(text) {
  const time = text === void 0 ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? void 0 : new Date(time).toISOString();
}

// src/node/replay/plan-shards.ts
var maxExchanges = 2e3;
function planShards(ids, of, durations) {
  const known = ids.flatMap((id) => durations[id] ?? []).toSorted((a, b) => a - b);
  const usual = known[Math.floor(known.length / 2)] ?? 1;
  const weighted = ids.map((id) => ({ id, weight: durations[id] ?? usual }));
  const bins = Array.from({ length: of }, () => ({ items: [], load: 0 }));
  for (const item of weighted.toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1)))
    put(lightest(bins), item);
  for (let count = 0; count < maxExchanges && improve(bins); count += 1) ;
  const order = new Map(ids.map((id, index) => [id, index]));
  const place = (id) => order.get(id) ?? 0;
  const hash = nodePlatform.hash(JSON.stringify([1, of, weighted.map(({ id, weight }) => [id, weight])]));
  return {
    hash,
    shards: bins.map(({ items }) => items.map(({ id }) => id).toSorted((a, b) => place(a) - place(b))),
    makespan: Math.max(0, ...bins.map(({ load }) => load))
  };
}
function lightest(bins) {
  return bins.reduce(
    (best, bin) => bin.load < best.load || bin.load === best.load && bin.items.length < best.items.length ? bin : best
  );
}
function improve(bins) {
  const heaviest = bins.reduce((worst, bin) => bin.load > worst.load ? bin : worst);
  for (const other of bins.toSorted((a, b) => a.load - b.load)) {
    const gap = heaviest.load - other.load;
    const helps = (shift) => shift > gap * 1e-6 && shift < gap * (1 - 1e-6);
    for (const item of heaviest.items) {
      const move = helps(item.weight);
      const partner = move ? void 0 : other.items.find(({ weight }) => helps(item.weight - weight));
      if (!move && partner === void 0) continue;
      take(heaviest, item);
      put(other, item);
      if (partner) put(heaviest, take(other, partner));
      return true;
    }
  }
  return false;
}
function put(bin, item) {
  bin.items.push(item);
  bin.load += item.weight;
}
function take(bin, item) {
  bin.items.splice(bin.items.indexOf(item), 1);
  bin.load -= item.weight;
  return item;
}

// src/node/replay/select-cases.ts
import * as path from "node:path";
function isSelected(subject, select, changed) {
  if (select === "all") return true;
  if (select === "smoke") return subject.tags.includes("smoke");
  if (typeof select === "object") return select.tags.some((tag) => subject.tags.includes(tag));
  return changed === void 0 || isAffected(subject, changed);
}
function isAffected({ path: folder, runnerPaths }, changed) {
  if (runnerPaths === void 0) return changed.length > 0;
  const globs = [...runnerPaths, "replaykit.yaml", `${folder}/**`];
  return changed.some((file) => globs.some((glob) => path.posix.matchesGlob(file, glob)));
}

// src/node/replay/plan-replay.ts
function planReplay(options, prepare) {
  const selected = selectFolders(options, prepare);
  const { shard, durations = {} } = options;
  if (!shard) return { folders: selected };
  const paths = new Map(selected.map((folder) => [casePath(options.root, folder), folder]));
  const weights = Object.fromEntries(
    [...paths].flatMap(([path2, folder]) => {
      const duration = durations[basename3(folder)];
      return duration === void 0 ? [] : [[path2, duration]];
    })
  );
  const plan = planShards([...paths.keys()], shard.of, weights);
  const folders = (plan.shards[shard.index - 1] ?? []).flatMap((path2) => paths.get(path2) ?? []);
  return { folders, shard: { ...shard, plan: plan.hash, cases: selected.length } };
}
function selectFolders(options, prepare) {
  const select = options.select ?? options.config.select;
  if (select === "all" || options.cases.length === 0) return options.cases;
  const selected = options.cases.filter((folder) => {
    const subject = selectable(folder, prepare);
    return subject === void 0 || isSelected(subject, select, options.changedFiles);
  });
  if (selected.length > 0 || select === "affected") return selected;
  const wanted = select === "smoke" ? "the tag smoke" : `one of the tags ${select.tags.join(", ")}`;
  throw new ReplayKitError("not_found", `none of the ${options.cases.length} cases has ${wanted}`, {
    hint: "add the tag to a case, or select all"
  });
}
function selectable(folder, prepare) {
  try {
    const { loaded, path: path2, runner } = prepareCase(folder, prepare);
    return { path: path2, tags: loaded.case.tags, runnerPaths: runner.config.paths };
  } catch (error) {
    if (error instanceof ReplayKitError) return void 0;
    throw error;
  }
}

// src/node/replay/replay-case.ts
import { basename as basename5 } from "node:path";

// src/core/verdict/judge-attempt.ts
var notObserved = {
  basis: "not observed",
  isolated: false,
  served: 0,
  simulated: 0,
  missed: 0,
  blocked: 0,
  live: 0,
  uncontrolled: 0,
  unconsumed: 0
};
function judgeAttempt(input) {
  const { case: replayCase2, run, misses = [], recorded } = input;
  const context = {
    ...input.terminal_tools === void 0 ? {} : { terminal_tools: input.terminal_tools },
    ...input.decide === void 0 ? {} : { decide: input.decide }
  };
  const signatures = run ? replayCase2.signatures.map((check) => checkRun(run, check, context)) : [];
  const assertions = run ? replayCase2.assertions.map((check) => checkRun(run, check, context)) : [];
  const judgement = judge(input, signatures, assertions);
  const first = run && recorded ? diverge(recorded, run)[0] : void 0;
  return {
    attempt: input.attempt ?? 1,
    ...judgement,
    signatures,
    assertions,
    counts: input.counts ?? notObserved,
    misses,
    ...first === void 0 ? {} : { first_difference: first },
    leans_on_simulated: run ? simulatedWrites(run) : [],
    duration_ms: input.duration_ms ?? 0,
    ...input.exit === void 0 ? {} : { exit: input.exit },
    ...input.spend === void 0 ? {} : { spend: input.spend }
  };
}
function judge(input, signatures, assertions) {
  const { run, failure, misses = [] } = input;
  const [miss] = misses;
  if (failure !== void 0) {
    const cause = run ? void 0 : misses.find(({ kind }) => kind === "key" || kind === "provider");
    if (cause && input.exit?.timed_out !== true) return inconclusive(cause, misses.length);
    return { verdict: "error", reason: failure };
  }
  if (!run) return miss ? inconclusive(miss, misses.length) : { verdict: "error", reason: noRun(input) };
  if (miss) return inconclusive(miss, misses.length);
  if (input.case.replay.demand === "model_call" && ranNothing(input, run)) {
    return { verdict: "error", reason: "the runner ran nothing: this case needs an observed model call" };
  }
  return judgeChecks(signatures, assertions);
}
function judgeChecks(signatures, assertions) {
  if (signatures.length > 0 && signatures.every(({ outcome }) => outcome === "pass")) {
    return { verdict: "reproduced", reason: "every signature of the failure holds" };
  }
  const decided = assertions.filter(({ outcome }) => outcome !== "needs_human");
  const failed = decided.filter(({ outcome }) => outcome === "fail");
  const [first] = failed;
  if (first) {
    const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : "";
    return { verdict: "changed", reason: `the failure is gone, but ${first.check} fails${more}: ${first.message}` };
  }
  if (decided.length === 0) {
    return { verdict: "changed", reason: "the failure is gone, but no assertion was decided" };
  }
  const open = signatures.filter(({ outcome }) => outcome !== "pass");
  if (open.length > 0 && open.every(({ outcome }) => outcome === "needs_human")) {
    return { verdict: "changed", reason: "whether the failure is gone needs a person: no signature was refuted" };
  }
  const waiting = assertions.length - decided.length;
  const note = waiting > 0 ? `; ${waiting} need${waiting === 1 ? "s" : ""} a person` : "";
  return { verdict: "fixed", reason: `every decided assertion holds${note}` };
}
function inconclusive(miss, count) {
  const more = count > 1 ? ` (and ${count - 1} more)` : "";
  return { verdict: "inconclusive", reason: `${miss.message}${more}` };
}
function noRun({ exit }) {
  if (exit?.timed_out) return "the runner timed out without output";
  if (exit?.signal) return `the runner was ended by ${exit.signal} without output`;
  if (exit?.code) return `the runner exited with code ${exit.code} without output`;
  return "the runner wrote no output";
}
function ranNothing({ model_calls, counts }, run) {
  if (model_calls !== void 0) return model_calls === 0;
  if (counts?.basis === "observed") return counts.served + counts.live + counts.simulated === 0;
  return run.steps === 0 && run.calls.length === 0;
}
function simulatedWrites(run) {
  return [...new Set(run.calls.filter(({ simulated }) => simulated).map(({ tool }) => tool))];
}
function isConclusive(verdict) {
  return verdict !== "inconclusive" && verdict !== "error";
}

// src/node/replay/reported-evidence.ts
function reportedEvidence(output, run, known) {
  const reported = output?.replay;
  const calls = run?.calls.length ?? 0;
  if (!reported) return { counts: { ...nothing, uncontrolled: calls }, misses: [] };
  const { served, simulated, blocked: blocked2, live, missed } = reported;
  const told = served + simulated + blocked2 + live + missed.length;
  const counts = {
    ...nothing,
    basis: "reported",
    served,
    simulated,
    blocked: blocked2,
    live,
    missed: missed.length,
    uncontrolled: Math.max(0, calls - told)
  };
  return { counts, misses: missed.map((call) => explainMiss2(call, known)) };
}
var nothing = {
  basis: "not observed",
  isolated: false,
  served: 0,
  simulated: 0,
  missed: 0,
  blocked: 0,
  live: 0,
  uncontrolled: 0,
  unconsumed: 0
};
function markSimulated(run, output, { loaded, effects }) {
  if ((output.replay?.simulated ?? 0) === 0 || run.calls.some(({ simulated }) => simulated)) return run;
  const replay = createToolReplay({ fixtures: loaded.toolFixtures, rules: loaded.case.replay, effects });
  const calls = run.calls.map((call) => {
    const { how } = replay.ask({
      tool: call.tool,
      args: call.args,
      ...call.group === void 0 ? {} : { group: call.group }
    });
    return call.effect === "write" && how === "simulated" ? { ...call, simulated: true } : call;
  });
  return { ...run, calls };
}
function explainMiss2({ tool, args }, { loaded, effects }) {
  const replay = createToolReplay({ fixtures: loaded.toolFixtures, rules: loaded.case.replay, effects });
  const answer = replay.ask({ tool, args: args ?? {} });
  if (answer.how === "missed" || answer.how === "blocked") return answer.miss;
  return {
    kind: "tool",
    tool,
    ...args === void 0 ? {} : { args },
    message: `the runner says that it found no recording of ${tool}`
  };
}

// src/node/replay/run-attempt.ts
async function runAttempt(subject, context) {
  const { prepared, runner, attempt } = subject;
  const caseId = prepared.loaded.case.id;
  const seed = seedOf(caseId, attempt);
  const redactor = createRedactor({ keyedHash: context.keyedHash(`${caseId}:${attempt}`), ...context.redactRules });
  const session = await context.gateway?.open({
    loaded: prepared.loaded,
    attempt,
    seed,
    redactor,
    network: prepared.runner.config.network === "allow" || hasOwnKey(prepared),
    place: { cwd: runner.cwd, env: runner.env }
  });
  const request = {
    caseId,
    paths: prepared.paths,
    attempt,
    seed,
    now: prepared.now,
    timeoutMs: timeoutOf(prepared, context),
    gatewayEnv: session?.env ?? {},
    enter: session?.enter,
    signal: context.signal
  };
  const answer = await (subject.fresh === true ? runner.runFresh(request) : runner.run(request));
  const output = answer.output && redactor.redact(answer.output);
  const written = output && runOf(output, answer, prepared);
  const observed = await session?.finish(written, endOf(answer, prepared, redactor));
  if (answer.aborted) return void 0;
  subject.evidence?.writeAttempt(attempt, evidenceOf2(answer, output, redactor));
  const evidence = observed ?? isolated(reportedEvidence(output, written, prepared), session?.enter !== void 0);
  return judge2({ subject, answer, evidence, run: evidence.run ?? written, redactor }, context);
}
async function judge2(answered, context) {
  const { subject, answer, evidence, run, redactor } = answered;
  const { case: replayCase2 } = subject.prepared.loaded;
  const { cwd, env } = subject.runner;
  const place = {
    cwd,
    env,
    mark: `${context.scratch}/script/${nodePlatform.newId()}/`,
    signal: context.signal,
    judge: context.judge
  };
  const decisions = run && await decideChecks(replayCase2, run, place);
  if (run) keepJudgedRun(subject, run);
  const broken = decisions?.kind === "broken" ? decisions.reason : void 0;
  const failure = evidence.mismatch ?? broken ?? (run === void 0 ? answer.failure : void 0);
  return judgeAttempt({
    case: replayCase2,
    run: failure === void 0 ? run : void 0,
    recorded: subject.prepared.recorded,
    attempt: subject.attempt,
    failure: failure === void 0 ? void 0 : redactor.text(failure),
    exit: answer.exit,
    duration_ms: answer.duration_ms,
    counts: evidence.counts,
    misses: evidence.misses,
    spend: sumOf(evidence.spend, decisions?.kind === "decided" ? decisions.spend : void 0),
    model_calls: evidence.model_calls,
    terminal_tools: replayCase2.terminal_tools ?? context.config.terminal_tools,
    decide: decisions?.kind === "decided" ? decisions.decide : void 0
  });
}
function sumOf(models, judge4) {
  if (!models || !judge4) return models ?? judge4;
  return { usd: models.usd + judge4.usd, tokens: models.tokens + judge4.tokens };
}
function keepJudgedRun({ prepared, attempt, evidence }, run) {
  const { case: replayCase2 } = prepared.loaded;
  if (!replayCase2.assertions.some(({ kind }) => kind === "semantic")) return;
  const text = JSON.stringify(judgeSubject(run, replayCase2), void 0, 2);
  evidence?.writeAttempt(attempt, { "judged-run.json": `${text}
` });
}
function runOf(output, answer, prepared) {
  const run = markSimulated(runFromOutput(output, prepared.effects), output, prepared);
  return { ...run, duration_ms: run.duration_ms ?? answer.duration_ms };
}
function isolated(evidence, on) {
  return { ...evidence, counts: { ...evidence.counts, isolated: on } };
}
function endOf({ exit, stderr }, { runner }, redactor) {
  if (runner.config.mode === "jsonl") return void 0;
  return { code: exit.code, timed_out: exit.timed_out, stderr: redactor.text(stderr) };
}
function timeoutOf({ loaded, runner }, context) {
  return context.timeout ?? loaded.case.replay.timeout ?? runner.config.timeout;
}
function evidenceOf2(answer, output, redactor) {
  const unreadable = answer.unreadable === void 0 ? void 0 : redactor.text(answer.unreadable);
  const text = output === void 0 ? unreadable : `${JSON.stringify(output, void 0, 2)}
`;
  return {
    "stdout.log": redactor.text(answer.stdout),
    "stderr.log": redactor.text(answer.stderr),
    ...text === void 0 ? {} : { "runner-output.json": text }
  };
}

// src/node/replay/unjudged-case.ts
import { basename as basename4 } from "node:path";

// src/core/verdict/statistics.ts
var z = 1.959963984540054;
var significance = 0.05;
function wilsonInterval(hits, of) {
  if (of === 0) return { low: 0, high: 1 };
  const share = hits / of;
  const scale = 1 + z * z / of;
  const centre = (share + z * z / (2 * of)) / scale;
  const half = z * Math.sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / scale;
  return { low: hits === 0 ? 0 : Math.max(0, centre - half), high: hits === of ? 1 : Math.min(1, centre + half) };
}
function attemptsNeeded(rate) {
  if (rate <= 0) return void 0;
  if (rate >= 1 - significance) return 1;
  return Math.max(1, Math.ceil(Math.log(significance) / Math.log1p(-rate) - 1e-12));
}
function binomialTail(hits, of, rate) {
  if (hits <= 0) return 1;
  if (hits > of || rate <= 0) return 0;
  if (rate >= 1) return 1;
  let sum = 0;
  for (let k = hits; k <= of; k += 1) {
    sum += Math.exp(logChoose(of, k) + k * Math.log(rate) + (of - k) * Math.log1p(-rate));
  }
  return Math.min(1, sum);
}
function fisherGreater(head, base) {
  const total = head.of + base.of;
  const hits = head.hits + base.hits;
  const most = Math.min(head.of, hits);
  let sum = 0;
  for (let k = head.hits; k <= most; k += 1) {
    if (hits - k > base.of) continue;
    sum += Math.exp(logChoose(head.of, k) + logChoose(base.of, hits - k) - logChoose(total, hits));
  }
  return Math.min(1, sum);
}
function logChoose(n, k) {
  let sum = 0;
  for (let i = 1; i <= Math.min(k, n - k); i += 1) sum += Math.log((n - i + 1) / i);
  return sum;
}

// src/core/verdict/guard-failure.ts
var defaultToleratedRate = 0.2;
function guardFailure(attempts, { tolerated_rate = defaultToleratedRate }, base) {
  const head = failures(attempts);
  if (head.hits === 0) return false;
  if (binomialTail(head.hits, head.of, tolerated_rate) < significance) return true;
  const before = base && failures(base.attempts);
  return before !== void 0 && before.of > 0 && fisherGreater(head, before) < significance;
}
function failures(attempts) {
  const judged = attempts.filter(({ verdict }) => verdict !== "error" && verdict !== "inconclusive");
  return { hits: judged.filter(({ verdict }) => verdict !== "fixed").length, of: judged.length };
}
function reproducesMoreThanBase(rate, base) {
  const head = { hits: rate.reproduced, of: rate.of };
  return base.rate.of > 0 && fisherGreater(head, { hits: base.rate.reproduced, of: base.rate.of }) < significance;
}

// src/core/verdict/combine-attempts.ts
var worstFirst = ["reproduced", "error", "inconclusive", "changed", "fixed"];
function combineAttempts(attempts) {
  const rate = rateOf(attempts);
  const verdict = worstFirst.find((candidate) => attempts.some((attempt) => attempt.verdict === candidate));
  const worst = attempts.find((attempt) => attempt.verdict === verdict);
  if (!verdict || !worst) return { verdict: "error", reason: "no attempt was made", rate };
  const count = attempts.filter((attempt) => attempt.verdict === verdict).length;
  const share = attempts.length > 1 ? ` (${count} of ${attempts.length} attempts)` : "";
  return { verdict, reason: `${worst.reason}${share}`, rate };
}
function rateOf(attempts) {
  const judged = attempts.filter(({ verdict }) => verdict !== "error" && verdict !== "inconclusive");
  const reproduced = judged.filter(({ verdict }) => verdict === "reproduced").length;
  return { reproduced, of: judged.length, interval: wilsonInterval(reproduced, judged.length) };
}

// src/core/verdict/live-model.ts
function usesLiveModel({ replay }, attempts, ownAccess = false) {
  const seen = attempts.some(({ counts, spend }) => counts.live > 0 || spend !== void 0 && spend.tokens > 0);
  return seen || ownAccess && replay.model === "live";
}

// src/core/verdict/plan-attempts.ts
var mostAttempts = 30;
var mostGuardAttempts = 5;
function nextAttempt(done, { case: replayCase2, attempts, base, ownAccess }) {
  const wanted = attempts ?? replayCase2.replay.attempts;
  const last = done.at(-1);
  if (wanted !== "auto") return done.length < wanted;
  if (!last) return true;
  if (!usesLiveModel(replayCase2, done, ownAccess)) return false;
  if (done.some(({ verdict }) => verdict === "error" || verdict === "inconclusive")) return false;
  if (replayCase2.state === "guard") return guardWantsMore(done, replayCase2, base);
  if (done.some(({ verdict }) => verdict !== "fixed")) return false;
  return done.length < Math.min(fixedNeeded(replayCase2) ?? 1, mostAttempts);
}
function fixedNeeded({ source }) {
  const { reproduced, of } = measuredRate(source?.rate);
  return attemptsNeeded(wilsonInterval(reproduced, of).low);
}
function measuredRate(rate) {
  const match = rate === void 0 ? null : /^(\d+)\/(\d+)$/.exec(rate);
  const reproduced = Number(match?.[1] ?? 1);
  const of = Number(match?.[2] ?? 1);
  return of === 0 || reproduced > of ? { reproduced: 1, of: 1 } : { reproduced, of };
}
function guardWantsMore(done, replayCase2, base) {
  const { verdict } = combineAttempts(done);
  if (verdict === "fixed" || done.length >= mostGuardAttempts) return false;
  return !guardFailure(done, replayCase2, base);
}

// src/core/verdict/standing.ts
var openRules = {
  reproduced: (input) => ({ standing: reproducedOpen(input) }),
  fixed: (input) => fixedOpen(input),
  changed: () => ({ standing: "changed" }),
  inconclusive: () => ({ standing: "inconclusive" }),
  error: () => ({ standing: "error" })
};
var guardRules = {
  reproduced: (input) => ({ standing: reproducedGuard(input) }),
  fixed: () => ({ standing: "holding" }),
  changed: (input) => ({ standing: beyondLuck(input) ? "broken" : "flaky" }),
  inconclusive: () => ({ standing: "unguarded" }),
  error: () => ({ standing: "error" })
};
function standingOf(input) {
  const { state } = input.case;
  if (state === "quarantined" || state === "retired") return { standing: "quarantined" };
  const rules = state === "guard" ? guardRules : openRules;
  return rules[input.combined.verdict](input);
}
function blocksRun(standing, failOn, base) {
  if (standing === "quarantined" || standing === "skipped") return false;
  if (standing === "altered") return true;
  if (!failOn.includes(standing)) return false;
  const unjudged2 = standing === "unguarded" || standing === "error";
  return !unjudged2 || base === void 0 || isConclusive(base.verdict);
}
function reproducedOpen({ base, live_model, combined }) {
  if (base?.verdict !== "fixed") return "still-failing";
  if (!live_model) return "regressed";
  return reproducesMoreThanBase(combined.rate, base) ? "regressed" : "flaky";
}
function reproducedGuard(input) {
  if (input.base?.verdict === "reproduced") {
    return input.live_model && guardWorsened(input) ? "regressed" : "still-failing";
  }
  return beyondLuck(input) ? "regressed" : "flaky";
}
function guardWorsened({ combined, base }) {
  return base !== void 0 && reproducesMoreThanBase(combined.rate, base);
}
function beyondLuck({ live_model, attempts, case: replayCase2, base }) {
  return !live_model || guardFailure(attempts, replayCase2, base);
}
function fixedOpen({ case: replayCase2, attempts, live_model }) {
  if (!live_model) return { standing: "newly-fixed" };
  const needed = fixedNeeded(replayCase2);
  if (needed === void 0) return { standing: "unproven" };
  const missing = needed - attempts.length;
  return missing > 0 ? { standing: "unproven", attempts_needed: missing } : { standing: "newly-fixed" };
}

// src/node/replay/unjudged-case.ts
function skippedCase(subject, reason) {
  return { ...unjudged(subject), verdict: "inconclusive", standing: "skipped", reason, blocks: false };
}
function brokenCase(subject, error, { failOn, base }) {
  const reason = error.hint === void 0 ? error.message : `${error.message} (${error.hint})`;
  const standing = subject.case?.state === "quarantined" ? "quarantined" : "error";
  return {
    ...unjudged(subject),
    verdict: "error",
    standing,
    reason,
    blocks: blocksRun(standing, failOn, base),
    ...base === void 0 ? {} : { base: { verdict: base.verdict, reason: base.reason } }
  };
}
function unjudged({ folder, path: path2, case: replayCase2 }) {
  return {
    case_id: replayCase2?.id ?? basename4(folder),
    title: replayCase2?.title ?? basename4(folder),
    path: path2,
    state: replayCase2?.state ?? "open",
    rate: { reproduced: 0, of: 0, interval: { low: 0, high: 1 } },
    live_model: false,
    attempts: [],
    commands: { reproduce: `replaykit replay ${path2}/case.yaml` },
    duration_ms: 0
  };
}

// src/core/verdict/judge-case.ts
function judgeCase(input) {
  const { case: replayCase2, path: path2, attempts, base, altered = [] } = input;
  const combined = combineAttempts(attempts);
  const live_model = usesLiveModel(replayCase2, attempts, input.ownAccess);
  const judged = standingOf({ case: replayCase2, attempts, combined, live_model, base });
  const refused = altered.length > 0 && input.alteredAccepted !== true;
  const standing = refused ? "altered" : judged.standing;
  return {
    case_id: replayCase2.id,
    title: replayCase2.title,
    path: path2,
    state: replayCase2.state,
    verdict: combined.verdict,
    standing,
    reason: refused ? `this pull request alters the guard: ${altered.join("; ")}` : reasonOf(judged, combined, input),
    blocks: blocksRun(standing, input.failOn, base) || blocksRun(judged.standing, input.failOn, base),
    ...base === void 0 ? {} : { base: { verdict: base.verdict, reason: base.reason } },
    rate: combined.rate,
    ...judged.attempts_needed === void 0 ? {} : { attempts_needed: judged.attempts_needed },
    live_model,
    ...altered.length === 0 ? {} : { altered },
    attempts,
    commands: commandsOf(input, combined, judged),
    ...input.lines === void 0 ? {} : { lines: input.lines },
    duration_ms: input.duration_ms ?? attempts.reduce((sum, attempt) => sum + attempt.duration_ms, 0)
  };
}
var openings = {
  regressed: "the failure came back",
  "still-failing": "the known failure is still there",
  flaky: "it fails now and then, not more than luck explains",
  holding: "the failure has not come back"
};
function reasonOf({ standing, attempts_needed }, { reason }, input) {
  const opening = openings[standing];
  const simulated = [...new Set(input.attempts.flatMap((attempt) => attempt.leans_on_simulated))];
  const leans = simulated.length > 0 ? `; leans on simulated ${simulated.join(", ")}` : "";
  if (standing === "unproven") {
    const more = attempts_needed === void 0 ? "its rate is too low to prove it" : `${attempts_needed} more needed`;
    return `fixed in ${input.attempts.length} attempts, ${more}${leans}`;
  }
  if (standing === "quarantined" && input.attempts.at(-1)?.verdict === "fixed") {
    return `quarantined, but fixed now: release it${leans}`;
  }
  return `${opening === void 0 ? reason : `${opening}: ${reason}`}${leans}`;
}
function commandsOf({ case: { id }, path: path2, replayFlags, attempts }, { verdict }, { standing }) {
  const flags = replayFlags === void 0 ? "" : ` ${replayFlags}`;
  const missing = attempts.some(({ misses }) => misses.some(({ kind }) => kind === "tool" || kind === "model"));
  const guard = standing === "newly-fixed" || standing === "quarantined" && verdict === "fixed";
  return {
    reproduce: `replaykit replay ${path2}/case.yaml${flags}`,
    ...missing ? { add_recordings: `replaykit fixtures add ${path2} <trace.json>` } : {},
    ...guard ? { guard: `replaykit guard ${id}` } : {}
  };
}

// src/node/replay/judge-case.ts
function wantsMore(done, prepared, context) {
  if (context.signal?.aborted) return false;
  if (done.length > 0 && context.budget.reached() !== void 0) return false;
  const { case: replayCase2 } = prepared.loaded;
  const base = context.baseResults.get(replayCase2.id);
  return nextAttempt(done, { case: replayCase2, attempts: context.attempts, base, ownAccess: hasOwnKey(prepared) });
}
function resultOf(attempts, prepared, { context, duration_ms }) {
  const { case: replayCase2 } = prepared.loaded;
  const { runnerCommand, shell } = context;
  return judgeCase({
    case: replayCase2,
    path: prepared.path,
    attempts,
    failOn: context.failOn,
    base: context.baseResults.get(replayCase2.id),
    ownAccess: hasOwnKey(prepared),
    altered: context.altered?.[replayCase2.id],
    alteredAccepted: context.alteredAccepted,
    lines: linesOf(prepared),
    replayFlags: runnerCommand && `--runner-cmd ${quote(runnerCommand)}${shell === true ? " --shell" : ""}`,
    duration_ms
  });
}
function summaryOf(result, { failOn }) {
  return `${reportMarkdown(buildReport([result], failOn), { byteLength: (text) => nodePlatform.byteLength(text) })}
`;
}
function linesOf({ loaded }) {
  const { signatures, assertions } = loaded.case;
  const paths = [["state"], ["signatures"], ["assertions"]];
  for (const index of signatures.keys()) paths.push(["signatures", index]);
  for (const index of assertions.keys()) paths.push(["assertions", index]);
  const lines = {};
  for (const path2 of paths) {
    const line = loaded.lineOf(path2);
    if (line !== void 0) lines[path2.join(".")] = line;
  }
  return lines;
}

// src/node/replay/verify-isolation.ts
function isSampled(caseId) {
  return Number.parseInt(nodePlatform.hash(`isolation:${caseId}`).slice(0, 4), 16) % 10 === 0;
}
function isolationBreach(warm, fresh) {
  if (fingerprintOf(warm) === fingerprintOf(fresh)) return void 0;
  const what = warm.verdict === fresh.verdict ? "other outcomes" : `${fresh.verdict} instead of ${warm.verdict}`;
  return `the warm runner keeps state between cases: in a fresh process this case gives ${what}`;
}
function fingerprintOf(result) {
  return JSON.stringify({ ...result, duration_ms: 0, exit: void 0, spend: void 0 });
}

// src/node/replay/replay-case.ts
async function replayCase(folder, context) {
  const path2 = casePath(context.root, folder);
  let prepared;
  try {
    prepared = prepareCase(folder, context.prepare);
    const { case: replayCase2 } = prepared.loaded;
    if (replayCase2.state === "retired") return { result: void 0 };
    const skip = skipReason(context);
    if (skip !== void 0) return { result: skippedCase({ folder, path: path2, case: replayCase2 }, skip) };
    const runner = context.runners.of(prepared.runner);
    await runner.prepare();
    return { result: await judge3(prepared, runner, context) };
  } catch (error) {
    const fault = faultOf(error);
    const base = context.baseResults.get(prepared?.loaded.case.id ?? basename5(folder));
    const subject = { folder, path: path2, case: prepared?.loaded.case };
    return { result: brokenCase(subject, fault, { failOn: context.failOn, base }), fault };
  }
}
function faultOf(error) {
  if (error instanceof ReplayKitError) return error;
  const code = errnoOf(error);
  if (code === void 0) throw error;
  return new ReplayKitError("io_failed", `the runner could not be run: ${code}`, {
    hint: "check the disk's space, the temporary folder and the limits on processes",
    cause: error
  });
}
function skipReason({ signal, budget }) {
  if (signal?.aborted) return "skipped: interrupted";
  const limit = budget.reached();
  return limit === void 0 ? void 0 : `skipped: budget (${limit} spent)`;
}
async function judge3(prepared, runner, context) {
  const { case: replayCase2 } = prepared.loaded;
  const evidence = context.evidenceOf?.(replayCase2.id);
  const started = performance.now();
  const attempts = [];
  while (wantsMore(attempts, prepared, context)) {
    const attempt = await runAttempt({ prepared, runner, attempt: attempts.length + 1, evidence }, context);
    if (attempt === void 0) break;
    context.counters.attempts += 1;
    context.budget.add(attempt.spend);
    attempts.push(attempt);
  }
  if (attempts.length === 0)
    return skippedCase({ folder: prepared.path, path: prepared.path, case: replayCase2 }, "skipped: interrupted");
  await verifyIsolation(attempts, { prepared, runner, attempt: 1, fresh: true }, context);
  const result = resultOf(attempts, prepared, { context, duration_ms: performance.now() - started });
  evidence?.write({
    "result.json": `${JSON.stringify(result, void 0, 2)}
`,
    "summary.md": summaryOf(result, context)
  });
  return result;
}
async function verifyIsolation(attempts, subject, context) {
  const { prepared } = subject;
  const [warm] = attempts;
  if (!context.verifyIsolation || prepared.runner.config.mode !== "jsonl" || !warm) return;
  if (!isSampled(prepared.loaded.case.id)) return;
  const fresh = await runAttempt(subject, context);
  const breach = fresh && isolationBreach(warm, fresh);
  if (breach !== void 0) attempts[0] = { ...warm, verdict: "error", reason: breach };
}

// src/node/replay/replay-suite.ts
var ahead = 2;
async function replaySuite(options) {
  const scratch = mkdtempSync2(join6(tmpdir2(), "replaykit-"));
  const jobs = Math.max(1, options.jobs ?? availableParallelism());
  const env = options.env ?? process.env;
  const runners = createRunnerSet({
    root: options.root,
    env,
    slots: createSlots(jobs),
    scratch,
    signal: options.signal
  });
  try {
    const context = createContext({ ...options, env }, { scratch, runners });
    const { folders, shard } = planReplay(options, context.prepare);
    const started = performance.now();
    const results = await replayAll(folders, jobs + ahead, context);
    const report = buildReport(results, context.failOn, { duration_ms: performance.now() - started });
    return { ...report, ...shard ? { shard } : {} };
  } finally {
    await runners.close();
    endMarked(`${scratch}/`);
    rmSync2(scratch, { recursive: true, force: true });
  }
}
function ownText(result) {
  const copy = JSON.parse(JSON.stringify(result));
  return copy;
}
async function replayAll(folders, width, context) {
  const faults = [];
  const total = folders.length;
  let done = 0;
  const results = await orderedPool(folders, width, async (folder) => {
    const { result, fault } = await replayCase(folder, context);
    if (fault) faults.push(fault);
    done += 1;
    if (result) context.onCase?.(result);
    context.onProgress?.({ done, total, attempts: context.counters.attempts });
    return result && ownText(result);
  });
  const [first] = faults;
  if (first && faults.length === total) throw first;
  return results.filter((result) => result !== void 0);
}
function createContext(options, { scratch, runners }) {
  const { root, config, runnerCommand: command, shell, evidence, onNotice } = options;
  const key = options.env?.["REPLAYKIT_REDACTION_KEY"];
  const projectHash = key === void 0 || key === "" ? void 0 : hmacKeyedHash(Buffer.from(key, "utf8"));
  const folder = evidence === void 0 ? join6(root, ".replaykit", "runs") : evidence;
  return {
    ...options,
    scratch,
    runners,
    prepare: { root, config, override: { command, shell }, scratch },
    budget: createBudget(config.budget),
    failOn: options.failOn ?? config.fail_on,
    evidenceOf: folder === false ? void 0 : createEvidence({
      folder,
      at: nodePlatform.now(),
      onProblem: ({ message, hint }) => onNotice?.(`${message}: ${hint}`)
    }),
    judge: config.judge ? createJudge(config.judge, { root, env: options.env ?? {}, signal: options.signal }) : void 0,
    keyedHash: projectHash ? () => projectHash : ordinalKeyedHash,
    redactRules: { rules: config.redact.rules, allow: config.redact.allow },
    baseResults: new Map(options.base?.cases.map((result) => [result.case_id, result])),
    counters: { attempts: 0 }
  };
}

export {
  startCaseGateway,
  replaySuite
};
