import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  setAtPointer
} from "./chunk-Y2DPR4CH.js";
import {
  builtInRules
} from "./chunk-NPAH53OU.js";
import {
  linkAfter,
  partsOf,
  readChain,
  textOfParts
} from "./chunk-SGSIPVEC.js";
import {
  createStepContents,
  recordOfTrace
} from "./chunk-K3HITBYI.js";
import {
  readRun,
  requiredRun
} from "./chunk-XMDKKLEB.js";
import {
  recordOf,
  traceOf
} from "./chunk-ODHBBG6V.js";
import {
  modelFacts
} from "./chunk-JXJNQMOQ.js";
import {
  answersOfEvents,
  callErrorSchema,
  createPlaceholderPairs,
  createToolReplay,
  diverge,
  effectLookup,
  isObject,
  matchArgs,
  modelApis,
  placeholdersIn,
  runFromTrace,
  withFailure
} from "./chunk-3QQEB6C6.js";
import {
  canonicalJson,
  effectSchema,
  replayRulesSchema
} from "./chunk-ZPONSFWV.js";
import {
  jsonObjectSchema,
  jsonSchema
} from "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/sdk/current-run.ts
import { AsyncLocalStorage } from "node:async_hooks";
var scopes = new AsyncLocalStorage();
function withScope(scope, work) {
  return scopes.run(scope, work);
}
function currentScope() {
  return scopes.getStore();
}
function requiredScope(what) {
  const scope = scopes.getStore();
  if (scope) return scope;
  throw new ReplayKitError("usage", `${what} was called outside of a run`, { hint: "call it inside kit.run(…)" });
}

// src/sdk/routed-tool.ts
var routing = /* @__PURE__ */ Symbol.for("replaykit.routing");
function routedTool(tool, args, work) {
  const shim = Reflect.get(globalThis, routing);
  if (typeof shim !== "object" || shim === null || !("call" in shim)) return work();
  const call = shim.call;
  return call(tool, args, work);
}

// src/sdk/agent-run.ts
var guess = effectLookup();
function wrapTool(name, work, { effect, onUnknown = "fail" } = {}) {
  const known = effect ?? guess(name).effect;
  return async function recordedTool(given) {
    const scope = currentScope();
    const args = given;
    if (!scope) return routedTool(name, args, () => work(given));
    const request = { kind: "tool", name, args, effect: known, declared: effect !== void 0, onUnknown };
    return scope.recorder.perform(nextOperation(scope, request), () => work(given));
  };
}
function recordModel(work, { name = "model", input } = {}) {
  const scope = requiredScope("model");
  return scope.recorder.perform(
    nextOperation(scope, { kind: "model", name, ...input === void 0 ? {} : { args: input } }),
    work
  );
}
function recordModelStream(source, { name = "model", input } = {}) {
  const scope = requiredScope("model");
  const request = nextOperation(scope, { kind: "model", name, ...input === void 0 ? {} : { args: input } });
  return scope.recorder.performStream(request, source);
}
function recordOnce(key, work, { onUnknown = "fail" } = {}) {
  const { recorder } = requiredScope("once");
  return recorder.perform({ position: `once:${key}`, kind: "once", name: key, effect: "write", onUnknown }, work);
}
async function recordStep(name, work, hooks) {
  const scope = requiredScope(`the step ${name}`);
  const request = nextOperation(scope, { kind: "step", name });
  const inner = { recorder: scope.recorder, prefix: `${request.position}.`, count: 0, step: request.position };
  let worked = false;
  const output = await scope.recorder.perform(request, async () => {
    worked = true;
    hooks.onBegin({ position: request.position });
    const result = await withScope(inner, work);
    await hooks.onEnd({ position: request.position, name });
    return result;
  });
  if (!worked) await hooks.onServed({ position: request.position, name });
  return output;
}
function recordNow() {
  const scope = requiredScope("now");
  return new Date(
    scope.recorder.performNow(nextOperation(scope, { kind: "now", name: "now" }), () => scope.recorder.now().getTime())
  );
}
function recordRandom(random) {
  const scope = requiredScope("random");
  return scope.recorder.performNow(nextOperation(scope, { kind: "random", name: "random" }), random);
}
function recordUuid(newId) {
  const scope = requiredScope("uuid");
  return scope.recorder.performNow(nextOperation(scope, { kind: "uuid", name: "uuid" }), newId);
}
function nextOperation(scope, request) {
  const position = `${scope.prefix}${scope.count}`;
  scope.count += 1;
  return { ...request, position };
}

// src/sdk/recorded-stream.ts
function createRecordedStream(parts, controller) {
  return {
    controller,
    [Symbol.asyncIterator]: () => parts[Symbol.asyncIterator](),
    tee: () => tee(parts, controller),
    toReadableStream: () => ReadableStream.from(lines(parts))
  };
}
async function* lines(parts) {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(`${JSON.stringify(part)}
`);
}
function tee(parts, controller) {
  const [left, right] = ReadableStream.from(parts).tee();
  return [createRecordedStream(left, controller), createRecordedStream(right, controller)];
}

// src/sdk/adapters.ts
var modelMethods = modelApis.flatMap(
  ({ clientMethods, provider }) => clientMethods.map((path) => [path, provider.name])
);
var wrapped = /* @__PURE__ */ new WeakSet();
function recordClient(client) {
  for (const [path, provider] of modelMethods) {
    const owner = path.split(".").reduce((found2, name) => propertyOf(found2, name), client);
    const method = propertyOf(owner, "create");
    if (!isCallable(method) || typeof owner !== "object" || owner === null || wrapped.has(owner)) continue;
    wrapped.add(owner);
    Object.assign(owner, { create: recordedCall(method, owner, provider) });
  }
  return client;
}
function recordedCall(method, owner, provider) {
  return function create(...args) {
    const call = async () => method.apply(owner, args);
    if (!currentScope()) return method.apply(owner, args);
    const request = toObject(args[0]);
    const input = { provider, ...request };
    return asApiPromise(
      request["stream"] === true ? recordedStream(call, input) : recordModel(async () => toJson(await call()), { input })
    );
  };
}
async function recordedStream(call, input) {
  let controller;
  const open = async () => {
    const stream = await call();
    controller = propertyOf(stream, "controller");
    return stream;
  };
  const whole = (chunks) => answersOfEvents(chunks).at(-1) ?? {};
  const parts = await recordModelStream({ open, whole }, { input });
  return createRecordedStream(parts, controller instanceof AbortController ? controller : new AbortController());
}
function asApiPromise(answer) {
  const response = () => new Response(null);
  return Object.assign(answer, {
    asResponse: async () => response(),
    withResponse: async () => ({ data: await answer, response: response(), request_id: null }),
    _thenUnwrap: (change) => asApiPromise(answer.then((data) => change(data, { response: response(), options: {} })))
  });
}
function recordingMiddleware() {
  return {
    specificationVersion: "v4",
    /** Typed by its use: the middleware gives back what the model gave. */
    async wrapGenerate({ doGenerate, params, model }) {
      if (!currentScope()) return doGenerate();
      const output = await recordModel(async () => toJson(await doGenerate()), { input: inputOf(model, params) });
      return revived(output);
    },
    async wrapStream({ doStream, params, model }) {
      if (!currentScope()) return doStream();
      let opened = {};
      const open = async () => {
        const given = await doStream();
        opened = given;
        return propertyOf(given, "stream");
      };
      const input = { ...inputOf(model, params), stream: true };
      const parts = await recordModelStream({ open, whole: wholeOfParts, revive: revived }, { input });
      return { ...opened, stream: ReadableStream.from(parts) };
    }
  };
}
function inputOf({ provider, modelId }, params) {
  return { provider, model: modelId, ...toObject(params) };
}
function wholeOfParts(parts) {
  const texts = /* @__PURE__ */ new Map();
  const content = [];
  let end = {};
  for (const part of parts.map(toObject)) {
    const { type, id, delta } = part;
    if ((type === "text-delta" || type === "reasoning-delta") && typeof delta === "string") {
      const key = `${type} ${JSON.stringify(id)}`;
      const text = texts.get(key) ?? { type: type.replace("-delta", ""), text: "" };
      if (!texts.has(key)) content.push(text);
      texts.set(key, text);
      text.text += delta;
    }
    if (type === "tool-call" || type === "source" || type === "file") content.push(part);
    if (type === "finish") end = part;
  }
  const { finishReason = null, usage = null } = end;
  return withFailure({ content, finishReason, usage }, parts, "type" in end);
}
function revived(answer) {
  const part = toObject(answer);
  const at = typeof part["timestamp"] === "string" ? part : toObject(part["response"]);
  if (typeof at["timestamp"] !== "string") return answer;
  const dated = { ...at, timestamp: new Date(at["timestamp"]) };
  return at === part ? dated : { ...part, response: dated };
}
function recordMcpClient(client, { effects = {} } = {}) {
  return new Proxy(client, {
    get(object, key) {
      const value = Reflect.get(object, key, object);
      if (!isCallable(value)) return value;
      if (key !== "callTool") return value.bind(object);
      return (params, ...rest) => {
        const call = async () => toJson(await value.call(object, params, ...rest));
        const effect = Object.hasOwn(effects, params.name) ? effects[params.name] : void 0;
        return wrapTool(params.name, call, effect ? { effect } : {})(toJson(params.arguments ?? {}));
      };
    }
  });
}
function recordNode(run, name, node) {
  return async function step(state) {
    const update = await run.step(name, async () => {
      const given = toObject(await node(state));
      run.state = { ...run.state, ...given };
      return given;
    });
    return update;
  };
}
function recordModelProvider(provider) {
  const getModel = async (name) => recordAgentModel(await provider.getModel(name), name);
  return boundTo(provider, { getModel });
}
function recordAgentModel(model, name) {
  const inputFor = (request) => {
    const { signal: _, _internal: _none, ...asked } = toObject(request);
    return { provider: "openai", ...name === void 0 ? {} : { model: name }, ...asked };
  };
  async function getResponse(request) {
    if (!currentScope()) return model.getResponse(request);
    return recordModel(async () => toJson(await model.getResponse(request)), { input: inputFor(request) });
  }
  async function* getStreamedResponse(request) {
    const open = () => model.getStreamedResponse(request);
    if (!currentScope()) {
      yield* open();
      return;
    }
    const whole = (events) => {
      const end = events.map(toObject).findLast(({ type }) => type === "response_done");
      return withFailure(toObject(end?.["response"]), events, end !== void 0);
    };
    yield* await recordModelStream({ open, whole }, { input: { ...inputFor(request), stream: true } });
  }
  return boundTo(model, { getResponse, getStreamedResponse });
}
function boundTo(target, methods) {
  return new Proxy(target, {
    get(object, key) {
      const value = Reflect.get(Object.hasOwn(methods, key) ? methods : object, key);
      return isCallable(value) && !Object.hasOwn(methods, key) ? value.bind(object) : value;
    }
  });
}
function propertyOf(value, name) {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : void 0;
}
function isCallable(value) {
  return typeof value === "function";
}
function toJson(value) {
  return jsonSchema.parse(JSON.parse(JSON.stringify(value) ?? "null"));
}
function toObject(value) {
  return jsonObjectSchema.catch({}).parse(toJson(value));
}

// src/core/redact/redact-chunks.ts
var discriminators = ["type", "index", "id", "item_id", "output_index", "content_index", "toolCallId"];
function redactChunks(chunks, redact) {
  const whole = /* @__PURE__ */ new Map();
  for (const chunk of chunks)
    walk(chunk, "", (key, text) => {
      whole.set(key, (whole.get(key) ?? "") + text);
      return text;
    });
  const redacted = /* @__PURE__ */ new Map();
  for (const [key, text] of whole) {
    const safe = redact(text);
    if (safe !== text) redacted.set(key, typeof safe === "string" ? safe : JSON.stringify(safe));
  }
  return chunks.map((chunk) => {
    const merged = walk(chunk, "", (key, text) => {
      const safe = redacted.get(key);
      if (safe === void 0) return text;
      redacted.set(key, "");
      return safe;
    });
    return redact(merged);
  });
}
function walk(value, key, visit) {
  if (typeof value === "string") return visit(key, value);
  if (Array.isArray(value)) return value.map((item, index) => walk(item, `${key}/${placeOf(item, index)}`, visit));
  if (!isObject(value)) return value;
  const own = `${key}{${discriminators.map((name) => textOf(value[name])).join("|")}}`;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(
      ([name, inner]) => discriminators.includes(name) ? [name, inner] : [name, walk(inner, `${own}/${name}`, visit)]
    )
  );
}
function placeOf(item, index) {
  const named3 = isObject(item) ? item["index"] : void 0;
  return typeof named3 === "number" ? `#${named3}` : String(index);
}
function textOf(value) {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

// src/sdk/compare-requests.ts
function compareRequests(recorded, redact) {
  const pairs = createPlaceholderPairs(() => placeholdersIn(JSON.stringify(recorded)));
  let hide;
  function sameArgs(before, asked) {
    const text = canonicalJson(before);
    if (text === canonicalJson(asked)) return true;
    if (placeholdersIn(text).size === 0) return false;
    hide ??= builtInRules();
    const comparison = pairs.compare();
    const { matches } = matchArgs(before, hide(asked), { args: "exact", ignore: [], same: comparison.same });
    if (matches) comparison.keep();
    return matches;
  }
  return {
    same: ({ kind, name, args }, before) => kind === before.kind && name === before.name && sameArgs(before.args ?? null, args === void 0 ? null : redact(args))
  };
}
function diverged({ position, ...request }, { expected, hint }) {
  return new ReplayKitError("diverged", `expected ${expected}, got ${describe(request)} at step ${position}`, { hint });
}
function describe({ kind, name, args }) {
  return `${kind} ${name}${args === void 0 ? "" : ` ${canonicalJson(args)}`}`;
}

// src/sdk/recorded-error.ts
function errorOf(error) {
  if (!(error instanceof Error)) return { kind: "exception", message: String(error) };
  const code = Reflect.get(error, "code");
  return {
    kind: "exception",
    message: error.message,
    name: error.name,
    ...typeof code === "string" || typeof code === "number" ? { code } : {}
  };
}
var ownErrors = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };
function recordedError(recorded) {
  const { name, message } = named(recorded);
  const Kind = isOwn(name) ? ownErrors[name] : Error;
  const error = new Kind(message);
  if (name !== void 0 && error.name !== name) error.name = name;
  const { code } = recorded;
  return code === void 0 ? error : Object.assign(error, { code });
}
function named({ message, name }) {
  if (typeof name === "string") return { name, message };
  const [, found2, text] = /^(\w*(?:Error|Exception)): (.*)$/s.exec(message) ?? [];
  return text === void 0 ? { name: void 0, message } : { name: found2, message: text };
}
function isOwn(name) {
  return name !== void 0 && Object.hasOwn(ownErrors, name);
}

// src/sdk/record-stream.ts
async function recordStream(source, settle) {
  const opened = Promise.withResolvers();
  const ended = Promise.withResolvers();
  const settled = settle(async () => {
    opened.resolve(await source.open());
    return ended.promise;
  });
  settled.catch((error) => opened.reject(error));
  const parts = await opened.promise;
  return passOn(parts, async (outcome) => {
    const chunks = outcome.texts.map((text) => JSON.parse(text));
    ended.resolve({ output: source.whole(chunks), chunks, ..."thrown" in outcome ? { thrown: outcome.thrown } : {} });
    await settled.catch(() => {
    });
  });
}
async function* passOn(parts, end) {
  const texts = [];
  let passed = { texts };
  try {
    for await (const part of parts) {
      texts.push(JSON.stringify(part) ?? "null");
      yield part;
    }
  } catch (thrown) {
    passed = { texts, thrown };
    throw thrown;
  } finally {
    await end(passed);
  }
}
async function* streamAgain({ chunks, error, thrown }, { revive = (chunk) => chunk }) {
  if (!chunks)
    throw new ReplayKitError("diverged", "expected an answer in one piece, got a request for a stream", {
      hint: "record the run again with the stream"
    });
  for (const chunk of chunks) yield revive(chunk);
  if (error) throw recordedError(error);
  if (thrown !== void 0) throw thrown;
}

// src/sdk/recorder.ts
function createRecorder({
  runId,
  append,
  now,
  recorded = [],
  onServed,
  redact: hides,
  callTool,
  answers,
  telemetry
}) {
  const redact = hides ?? ((value) => value);
  let fault;
  let comparison;
  const known = /* @__PURE__ */ new Map();
  for (const operation of recorded) known.set(operation.position, operation);
  async function perform(request, work) {
    const before = recordedAs(request);
    if (before?.phase === "done") return before.output;
    if (before?.phase === "failed") throw recordedError(before.error ?? { kind: "exception", message: "failed" });
    if (before) resolveUnknown(request, before);
    const started = now();
    if (before && request.onUnknown === "skip" && isWrite(request)) {
      await append(entry(request, started, { phase: "done", output: null, skipped: true }));
      return null;
    }
    if (isWrite(request) && !answers) await append(entry(request, started, { phase: "started" }));
    const output = await settle(request, {
      started,
      work: async () => answer(request, work)
    });
    return output;
  }
  async function answer(request, work) {
    const { kind, name, args = {}, effect = "read" } = request;
    if (answers && !answers.lets(request)) return foundOutcome(answers, request);
    if (kind !== "tool") return { output: await work() };
    if (!callTool) return { output: await routedTool(name, args, work) };
    return { output: await callTool({ tool: name, args, effect }, async () => work()) };
  }
  async function performStream(request, source) {
    const before = recordedAs(request);
    if (before?.phase === "done") return streamAgain(before, source);
    const started = now();
    if (answers && !answers.lets(request)) {
      const found2 = foundOutcome(answers, request);
      const settled = settle(request, { started, work: async () => found2 });
      await (found2.thrown === void 0 ? settled : settled.catch(() => {
      }));
      return streamAgain(found2, source);
    }
    return recordStream(source, (work) => settle(request, { started, work }));
  }
  function settle(request, { started, work }) {
    const attempt = async () => {
      const outcome = await work().catch((thrown2) => ({ thrown: thrown2 }));
      const { output = null, chunks, thrown, simulated } = outcome;
      if (isFault(thrown)) throw fault ??= thrown;
      const how = {
        ...chunks ? { chunks: keptChunks(chunks) } : {},
        ...simulated ? { simulated } : {},
        ended: now()
      };
      if (thrown === void 0) {
        await append(entry(request, started, { phase: "done", output: redact(output ?? null), ...how }));
        return output;
      }
      await append(entry(request, started, { phase: "failed", error: errorOf(thrown), ...how }));
      throw thrown;
    };
    return telemetry ? telemetry.operation(request, attempt) : attempt();
  }
  function keptChunks(chunks) {
    return hides ? redactChunks(chunks, redact) : chunks;
  }
  function performNow(request, work) {
    const before = recordedAs(request);
    if (before?.phase === "done") return before.output;
    const output = answers ? answerNow(answers, request, work) : work();
    const appended = append(entry(request, now(), { phase: "done", output }));
    if (appended instanceof Promise) appended.catch(() => {
    });
    return output;
  }
  function entry({ position, kind, name, args, effect, declared }, started, {
    ended,
    ...rest
  }) {
    return {
      position,
      kind,
      name,
      ...args === void 0 ? {} : { args: redact(args) },
      ...effect === void 0 || declared === false ? {} : { effect },
      ...rest,
      at: started.toISOString(),
      ...ended === void 0 ? {} : { duration_ms: ended.getTime() - started.getTime() }
    };
  }
  function answerNow(from, request, work) {
    try {
      if (from.lets(request)) return work();
      const { output } = from.find(request);
      return output === void 0 ? work() : output;
    } catch (error) {
      if (isFault(error)) fault ??= error;
      throw error;
    }
  }
  function recordedAs(request) {
    if (fault) throw fault;
    const before = known.get(request.position);
    if (!before) return void 0;
    comparison ??= compareRequests(recorded, redact);
    if (comparison.same(request, before)) {
      onServed?.(before);
      return before;
    }
    const hint = "the program changed before this step: fork from an earlier one";
    fault = diverged(request, { expected: describe(before), hint });
    throw fault;
  }
  return { runId, now, fault: () => fault, perform, performStream, performNow };
}
function foundOutcome(answers, request) {
  const { output = null, chunks, error, simulated } = answers.find(request);
  return {
    output,
    ...chunks ? { chunks } : {},
    ...simulated ? { simulated } : {},
    ...error ? { thrown: recordedError(error) } : {}
  };
}
function isWrite({ kind, effect }) {
  return effect === "write" || kind === "once";
}
function resolveUnknown(request, before) {
  if (!isWrite(request) || request.onUnknown === "retry" || request.onUnknown === "skip") return;
  const hint = 'look whether it did; then resume with onUnknown: "retry" or "skip" for this tool';
  throw new ReplayKitError(
    "unknown_effect",
    `${before.name} was begun at step ${before.position} and its end was not recorded: it may or may not have taken effect`,
    {
      hint: request.declared === false ? `${hint}; its name was taken for a write: where it changes nothing, say effect: "read"` : hint
    }
  );
}
function isFault(error) {
  return error instanceof ReplayKitError && (error.code === "diverged" || error.code === "unknown_effect");
}

// src/sdk/span-attributes.ts
function runAttributes({ run_id, agent, parent }) {
  return named2({
    "gen_ai.operation.name": "invoke_agent",
    "gen_ai.agent.name": agent?.name ?? "agent",
    "gen_ai.agent.version": agent?.version,
    "replaykit.run_id": run_id,
    "replaykit.parent_run_id": parent?.run_id
  });
}
function spanName({ kind, name, args }) {
  if (kind === "tool" || kind === "once") return `execute_tool ${name}`;
  if (kind === "model") return `chat ${modelFacts(args, void 0).model ?? name}`;
  return `step ${name}`;
}
function requestAttributes(request, { run_id, agent }) {
  const { kind, name, effect, declared, position } = request;
  const place = { "replaykit.run_id": run_id, "replaykit.position": position };
  if (kind === "step") return { ...place, "replaykit.step.name": name };
  if (kind === "model") return { ...place, ...modelAttributes(request) };
  return named2({
    ...place,
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.agent.name": agent?.name,
    "gen_ai.tool.name": name,
    "gen_ai.tool.call.id": position,
    "gen_ai.tool.type": "function",
    "replaykit.effect": declared === false ? void 0 : effect
  });
}
function modelAttributes({ args }) {
  const facts = modelFacts(args, void 0);
  return named2({
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": providerName(facts),
    "gen_ai.request.model": facts.model,
    "gen_ai.request.temperature": facts.temperature,
    "gen_ai.request.top_p": facts.top_p,
    "gen_ai.request.max_tokens": facts.max_tokens,
    "gen_ai.request.seed": facts.seed
  });
}
function answerAttributes({ kind, args }, output) {
  if (kind !== "model") return {};
  const facts = modelFacts(args, output);
  return named2({
    "gen_ai.response.id": facts.response_id,
    "gen_ai.response.model": facts.response_model,
    "gen_ai.response.finish_reasons": facts.finish_reasons,
    "gen_ai.usage.input_tokens": facts.input_tokens,
    "gen_ai.usage.output_tokens": facts.output_tokens,
    "gen_ai.usage.cache_read.input_tokens": facts.cached_tokens,
    "gen_ai.usage.reasoning.output_tokens": facts.reasoning_tokens
  });
}
var providers = [
  [/^azure/, "azure.ai.openai"],
  [/^openai/, "openai"],
  [/^(?:vertex\.anthropic|anthropic)/, "anthropic"],
  [/^(?:google[.-]vertex|vertex|gcp\.vertex)/, "gcp.vertex_ai"],
  [/^(?:google|gemini|gcp\.gemini)/, "gcp.gemini"],
  [/^(?:amazon-bedrock|bedrock|aws\.bedrock)/, "aws.bedrock"],
  [/^mistral/, "mistral_ai"],
  [/^(?:xai|x_ai)/, "x_ai"],
  [/^(cohere|deepseek|groq|perplexity)\b/, "$1"]
];
var families = [
  [/^(?:gpt-|o\d|chatgpt-)/, "openai"],
  [/^claude-/, "anthropic"],
  [/^gemini-/, "gcp.gemini"],
  [/^(?:mistral|codestral|ministral)-/, "mistral_ai"],
  [/^deepseek-/, "deepseek"],
  [/^grok-/, "x_ai"],
  [/^command-/, "cohere"]
];
function providerName({ provider, model = "" }) {
  if (provider === void 0) return families.find(([pattern]) => pattern.test(model))?.[1];
  const known = providers.find(([pattern]) => pattern.test(provider));
  if (!known) return provider;
  return known[1] === "$1" ? known[0].exec(provider)?.[1] ?? provider : known[1];
}
function named2(attributes) {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== void 0));
}

// src/sdk/span-metrics.ts
function createInstruments(meter) {
  const histogram = (name, unit, explicitBucketBoundaries) => meter.createHistogram(name, { unit, advice: { explicitBucketBoundaries } });
  const model = histogram("gen_ai.client.operation.duration", "s", series(0.01, 2, 14));
  const counter = (name) => meter.createCounter(`gen_ai.client.inference.usage.${name}`, { unit: "{token}" });
  const spread = (name) => histogram(`gen_ai.client.inference.operation.${name}`, "{token}", series(1, 4, 14));
  const tokens = {
    input: { used: counter("input_tokens"), each: spread("input_tokens") },
    output: { used: counter("output_tokens"), each: spread("output_tokens") },
    cached: counter("cache_read.input_tokens"),
    reasoning: counter("reasoning.output_tokens")
  };
  const agentRun = histogram("gen_ai.invoke_agent.duration", "s", series(0.1, 2, 13));
  const modelCalls = histogram("gen_ai.invoke_agent.inference_calls", "{inference_call}", series(1, 2, 8));
  const toolCalls = histogram("gen_ai.invoke_agent.tool_calls", "{tool_call}", series(1, 2, 8));
  const tool = histogram("gen_ai.execute_tool.duration", "s", series(0.01, 2, 14));
  const step = histogram("replaykit.step.duration", "s", series(0.01, 2, 14));
  const retries = meter.createCounter("replaykit.operation.retries", {
    unit: "{retry}",
    description: "operations asked for again after they failed"
  });
  const repeats = meter.createCounter("replaykit.tool.repeated_calls", {
    unit: "{tool_call}",
    description: "calls of a tool with the same arguments as the call before"
  });
  function measureModel({ args }, { seconds, error, output }) {
    const facts = modelFacts(args, output);
    const labels = {
      "gen_ai.operation.name": "chat",
      ...named2({
        "gen_ai.provider.name": providerName(facts),
        "gen_ai.request.model": facts.model,
        "gen_ai.response.model": facts.response_model
      })
    };
    model.record(seconds, { ...labels, ...errorLabel(error) });
    countTokens(facts, labels);
  }
  function countTokens({ input_tokens, output_tokens, cached_tokens, reasoning_tokens }, labels) {
    const counted = { ...labels, "gen_ai.token.modality": "unknown" };
    for (const [count, { used, each }] of [
      [input_tokens, tokens.input],
      [output_tokens, tokens.output]
    ]) {
      if (count === void 0) continue;
      used.add(count, counted);
      each.record(count, labels);
    }
    if (cached_tokens !== void 0) tokens.cached.add(cached_tokens, counted);
    if (reasoning_tokens !== void 0) tokens.reasoning.add(reasoning_tokens, counted);
  }
  return {
    run(seconds, { agent, error, models, tools }) {
      const labels = { "gen_ai.agent.name": agent, ...errorLabel(error) };
      agentRun.record(seconds, labels);
      modelCalls.record(models, labels);
      toolCalls.record(tools, labels);
    },
    operation(request, measures) {
      const { kind, name } = request;
      const labels = { "gen_ai.agent.name": measures.agent, ...errorLabel(measures.error) };
      if (kind === "model") measureModel(request, measures);
      else if (kind === "step") step.record(measures.seconds, { "replaykit.step.name": name, ...labels });
      else tool.record(measures.seconds, { "gen_ai.tool.name": name, "gen_ai.tool.type": "function", ...labels });
    },
    repetition({ kind, name }, { attempt, repeat }, agent) {
      const labels = { "gen_ai.agent.name": agent, "replaykit.operation.kind": kind, "replaykit.operation.name": name };
      if (attempt > 1) retries.add(1, labels);
      if (repeat > 1) repeats.add(1, { "gen_ai.agent.name": agent, "gen_ai.tool.name": name });
    }
  };
}
function series(first, factor, length) {
  return Array.from({ length }, (_, index) => first * factor ** index);
}
function errorLabel(error) {
  return error === void 0 ? {} : { "error.type": error };
}

// src/sdk/run-progress.ts
function createRunProgress() {
  const failures = /* @__PURE__ */ new Map();
  const spans = /* @__PURE__ */ new Map();
  let last = { key: "", count: 0 };
  let models = 0;
  let tools = 0;
  function begin(request) {
    if (request.kind === "model") models += 1;
    if (request.kind === "tool") tools += 1;
    const attempt = failures.size === 0 ? 1 : (failures.get(keyOf(request)) ?? 0) + 1;
    return { attempt, repeat: request.kind === "tool" ? countRepeat(keyOf(request)) : 1 };
  }
  function countRepeat(key) {
    last = { key, count: last.key === key ? last.count + 1 : 1 };
    return last.count;
  }
  function end(request, failed) {
    if (!failed && failures.size === 0) return;
    const key = keyOf(request);
    if (!failed) failures.delete(key);
    else failures.set(key, (failures.get(key) ?? 0) + 1);
  }
  function tell(operation) {
    const key = toldKey(operation);
    const number = spans.get(key) ?? spans.size;
    spans.set(key, number);
    return number;
  }
  return { begin, end, counts: () => ({ models, tools }), tell, told: (operation) => spans.get(toldKey(operation)) };
}
function keyOf({ kind, name, args }) {
  return `${kind} ${name} ${JSON.stringify(args)}`;
}
function toldKey({ position, phase, at }) {
  return `${position} ${phase} ${at}`;
}

// src/sdk/telemetry.ts
var packageName = "@opentelemetry/api";
var found;
async function loadTelemetry({ api, captureContent = false }, redact) {
  found ??= import(packageName).catch(() => void 0);
  const used = api ?? await found;
  if (!used) return void 0;
  const content = captureContent ? (await import("./span-content-7G2HWRVJ.js")).createSpanContent(redact) : void 0;
  const meter = used.metrics.getMeter("replaykit");
  const measured = meter !== used.createNoopMeter();
  const scene = { api: used, instruments: createInstruments(meter), measured, content };
  return (run) => observeRun(run, scene);
}
function observeRun(stored, { api, instruments, measured, content }) {
  const tracer = api.trace.getTracer("replaykit");
  const agent = stored.agent?.name ?? "agent";
  const progress = createRunProgress();
  const open = /* @__PURE__ */ new Map();
  let unheard = false;
  function run(work, record) {
    return inSpan(
      { name: `invoke_agent ${agent}`, attributes: runAttributes(stored), kind: api.SpanKind.INTERNAL },
      {
        begin: (span) => {
          unheard = !measured && !api.isSpanContextValid(span.spanContext());
        },
        work,
        close: async (span) => {
          if (content && span.isRecording()) span.setAttributes(content.run(await record(), progress));
        },
        measure: (seconds, error) => instruments.run(seconds, { agent, error, ...progress.counts() })
      }
    );
  }
  function operation(request, work) {
    if (unheard) return work();
    const sight = progress.begin(request);
    const attributes = { ...requestAttributes(request, stored), ...sightAttributes(sight) };
    const kind = request.kind === "model" ? api.SpanKind.CLIENT : api.SpanKind.INTERNAL;
    instruments.repetition(request, sight, agent);
    return inSpan(
      { name: spanName(request), attributes, kind },
      {
        begin: (span) => {
          open.set(request.position, span);
          if (content && span.isRecording()) span.setAttributes(content.request(request));
        },
        work,
        answered: (span, output) => {
          span.setAttributes(answerAttributes(request, output));
          if (content && span.isRecording()) span.setAttributes(content.answer(request, output));
        },
        close: (_span, failed) => {
          open.delete(request.position);
          progress.end(request, failed);
        },
        measure: (seconds, error, output) => instruments.operation(request, { seconds, error, agent, output })
      }
    );
  }
  function recorded(entry, checkpoint) {
    const span = open.get(entry.position);
    if (!content || entry.phase === "started" || !span?.isRecording()) return;
    span.setAttributes(content.recorded(entry, checkpoint, progress));
  }
  function inSpan({ name, ...options }, { begin, work, answered, close, measure }) {
    const started = performance.now();
    return tracer.startActiveSpan(name, options, async (span) => {
      let failure;
      let output;
      try {
        begin?.(span);
        output = await work();
        answered?.(span, output);
        return output;
      } catch (error) {
        failure = typeOf(error);
        noteError(span, error);
        throw error;
      } finally {
        await close(span, failure !== void 0);
        measure((performance.now() - started) / 1e3, failure, output);
        span.end();
      }
    });
  }
  function noteError(span, error) {
    const message = content?.text(error instanceof Error ? error.message : String(error));
    span.setAttribute("error.type", typeOf(error));
    if (message !== void 0) span.recordException({ name: typeOf(error), message });
    span.setStatus({ code: api.SpanStatusCode.ERROR, ...message === void 0 ? {} : { message } });
  }
  return { run, operation, recorded };
}
function sightAttributes({ attempt, repeat }) {
  return {
    ...attempt > 1 ? { "replaykit.attempt": attempt } : {},
    ...repeat > 1 ? { "replaykit.repeat": repeat } : {}
  };
}
function typeOf(error) {
  return error instanceof Error ? error.name : "_OTHER";
}

// src/sdk/execute-run.ts
async function executeRun(parts, execution, program) {
  const { options, store, now } = parts;
  const { run, recorded, answers } = execution;
  const { run_id: runId } = run;
  const telemetry = options.telemetry === false ? void 0 : (await loadTelemetry(options.telemetry ?? {}, options.redact))?.(run);
  const ended = /* @__PURE__ */ new Map();
  const contents = createStepContents();
  const recorder = createRecorder({
    telemetry,
    runId,
    // A step's end and its checkpoint are stored together.
    append: (operation) => {
      const checkpoint = takeEnded(ended, operation);
      telemetry?.recorded(operation, checkpoint);
      contents.add(operation);
      return store.append(runId, operation, checkpoint);
    },
    now,
    recorded,
    onServed: (operation) => contents.add(operation),
    ...options.redact ? { redact: options.redact } : {},
    ...options.callTool ? { callTool: options.callTool } : {},
    ...answers ? { answers } : {}
  });
  const agentRun = agentRunOf(parts, { ...execution, ended, contents });
  const scope = { recorder, prefix: "", count: 0, step: void 0 };
  const work = async () => {
    try {
      const output = await withScope(scope, async () => program(agentRun));
      const fault = recorder.fault();
      if (fault) throw fault;
      await finish(parts, execution, {
        status: "success",
        final_output: redactedBy(options, output ?? null)
      });
      return { runId, output, ...answers ? { replay: answers.counts() } : {} };
    } catch (caught) {
      const error = recorder.fault() ?? caught;
      await finish(parts, execution, {
        status: "error",
        error: error instanceof Error ? error.message : String(error)
      });
      throw error;
    }
  };
  return telemetry ? telemetry.run(work, async () => recordIn(store, runId)) : work();
}
function takeEnded(ended, { kind, phase, position }) {
  if (kind !== "step" || phase !== "done") return void 0;
  const checkpoint = ended.get(position);
  ended.delete(position);
  return checkpoint;
}
function agentRunOf({ options, store, now, random, newId }, { run, recorded, ended, contents }) {
  const { run_id: runId } = run;
  let stepNumber = 0;
  const hooks = {
    onBegin: ({ position }) => contents.begin(position),
    onEnd: async ({ position, name }) => {
      stepNumber += 1;
      const { model, messages, tool_calls } = contents.end(position);
      const before = recorded.length > 0 ? await store.getCheckpoint(runId, position) : void 0;
      ended.set(position, {
        version: 1,
        run_id: runId,
        step_id: position,
        step_number: stepNumber,
        at: before?.at ?? now().toISOString(),
        ...run.agent?.version === void 0 ? {} : { agent_version: run.agent.version },
        ...model === void 0 ? {} : { model },
        name,
        messages,
        tool_calls,
        state: redactedBy(options, agentRun.state)
      });
    },
    onServed: async ({ position }) => {
      const checkpoint = await store.getCheckpoint(runId, position);
      stepNumber = checkpoint?.step_number ?? stepNumber + 1;
      for (const operation of recorded) if (operation.position.startsWith(`${position}.`)) contents.add(operation);
      if (checkpoint) replaceIn(agentRun.state, checkpoint.state);
    }
  };
  const agentRun = {
    id: runId,
    input: run.input,
    state: {},
    step: (name, work) => recordStep(name, work, hooks),
    tool: wrapTool,
    model: recordModel,
    once: recordOnce,
    now: recordNow,
    random: () => recordRandom(random),
    uuid: () => recordUuid(newId)
  };
  return agentRun;
}
function replaceIn(state, by) {
  for (const key of Object.keys(state)) delete state[key];
  for (const [key, value] of Object.entries(isObject(by) ? by : {}))
    Object.defineProperty(state, key, { value, enumerable: true, configurable: true, writable: true });
}
async function finish(parts, { run, answers }, change) {
  const { options, store, now } = parts;
  const { run_id: runId } = run;
  const replay = run.replay && { ...run.replay, ...answers?.counts() };
  const retention = retentionOf(change, replay !== void 0);
  await store.updateRun(runId, { ...change, ended_at: now().toISOString(), retention, ...replay ? { replay } : {} });
  if (replay || !options.send) return;
  const ended = await store.getRun(runId);
  if (!ended || ended.status !== "error" && options.sample?.(ended) === false) return;
  sendSafely(options.send, traceOf(await recordIn(store, runId)));
}
function retentionOf({ status }, isReplay) {
  if (isReplay) return "test";
  return status === "error" ? "failed" : "success";
}
async function recordIn(store, runId) {
  const { run, operations, checkpoints } = await readRun(store, runId);
  return recordOf(run, operations, checkpoints);
}
function sendSafely(send, trace) {
  try {
    const sent = send(trace);
    if (sent instanceof Promise) sent.catch(() => {
    });
  } catch {
  }
}
function redactedBy({ redact }, value) {
  return redact ? redact(value) : value;
}

// src/sdk/memory-store.ts
var chainLimits = { links: 64, characters: 256 * 1024, most: Number.POSITIVE_INFINITY };
function createMemoryStore() {
  const runs = /* @__PURE__ */ new Map();
  function required(runId) {
    const found2 = runs.get(runId);
    if (found2) return found2;
    throw new ReplayKitError("not_found", `there is no run "${runId}" in this store`);
  }
  function putCheckpoint(checkpoint) {
    const { run_id, step_id, step_number, at } = checkpoint;
    const entry = required(run_id);
    const known = textAt(run_id, step_id);
    if (known !== void 0 && known !== textOfParts(partsOf(checkpoint)))
      throw new ReplayKitError("conflict", `run "${run_id}" has another checkpoint at step "${step_id}"`);
    if (known !== void 0) return;
    const { tip, body } = linkAfter(entry.tip, checkpoint, chainLimits);
    entry.tip = tip;
    entry.links.push(body);
    entry.steps.set(step_id, { step_id, step_number, at, seq: tip.seq, base: tip.base });
  }
  function textAt(runId, stepId) {
    const { steps, links } = runs.get(runId) ?? {};
    const place = steps?.get(stepId);
    return place && links && textOfParts(readChain(links.slice(place.base, place.seq + 1)));
  }
  function listCheckpoints(runId) {
    const { steps, links } = runs.get(runId) ?? {};
    let parts = /* @__PURE__ */ new Map();
    return [...steps?.values() ?? []].map(({ seq, base }) => {
      parts = readChain(links?.slice(seq, seq + 1) ?? [], seq === base ? /* @__PURE__ */ new Map() : parts);
      return JSON.parse(textOfParts(parts));
    }).toSorted((a, b) => a.step_number - b.step_number);
  }
  return {
    createRun(run) {
      if (runs.has(run.run_id)) throw new ReplayKitError("conflict", `there is a run "${run.run_id}" already`);
      runs.set(run.run_id, {
        run: structuredCloneOf(run),
        operations: [],
        steps: /* @__PURE__ */ new Map(),
        links: [],
        tip: void 0
      });
    },
    updateRun(runId, change) {
      const entry = required(runId);
      entry.run = { ...entry.run, ...structuredCloneOf(change) };
    },
    append(runId, operation, checkpoint) {
      if (checkpoint) putCheckpoint(checkpoint);
      required(runId).operations.push(structuredCloneOf(operation));
    },
    getRun: (runId) => structuredCloneOf(runs.get(runId)?.run),
    listOperations: (runId) => structuredCloneOf(runs.get(runId)?.operations ?? []),
    listRuns: ({ limit = 100 } = {}) => [...runs.values()].map(({ run }) => structuredCloneOf(run)).toReversed().slice(0, limit),
    putCheckpoint,
    listCheckpoints,
    getCheckpoint(runId, stepId) {
      const text = textAt(runId, stepId);
      return text === void 0 ? void 0 : JSON.parse(text);
    },
    listSteps: (runId) => [...runs.get(runId)?.steps.values() ?? []].map(({ step_id, step_number, at }) => ({ step_id, step_number, at })).toSorted((a, b) => a.step_number - b.step_number)
  };
}
function structuredCloneOf(value) {
  return value === void 0 ? value : JSON.parse(JSON.stringify(value));
}

// src/sdk/replay-answers.ts
function createReplayAnswers(options) {
  const { mode, matching } = options;
  const counts = { served: 0, simulated: 0, live: 0 };
  const search = matching === "strict" ? strictSearch(options) : lenientSearch(options);
  function runs({ kind, effect, declared }) {
    if (kind === "step" || kind === "tool" && effect === "pure" && declared === true) return "free";
    if (mode === "replay" || kind === "once") return void 0;
    if (kind === "tool") return effect === "read" && declared === true ? "live" : void 0;
    return "live";
  }
  return {
    counts: () => counts,
    lets(request) {
      const how = runs(request);
      if (how === "live" && !isFrozen(request)) counts.live += 1;
      return how !== void 0;
    },
    find(request) {
      const found2 = search(request);
      if (!isFrozen(request)) counts[found2.simulated ? "simulated" : "served"] += 1;
      return found2;
    }
  };
}
function isFrozen({ kind }) {
  return kind === "now" || kind === "random" || kind === "uuid";
}
var changed = 'the program asks for something else than was recorded: fork, or replay with match: "lenient"';
function strictSearch({ operations, redact }) {
  const known = new Map(operations.map((operation) => [operation.position, operation]));
  const comparison = compareRequests(operations, redact);
  return (request) => {
    const before = known.get(request.position);
    if (!before) throw diverged(request, { expected: "nothing more", hint: changed });
    if (!comparison.same(request, before)) throw diverged(request, { expected: describe(before), hint: changed });
    if (before.phase === "started") throw withoutEnd(before);
    return before;
  };
}
function withoutEnd({ name, position }) {
  return new ReplayKitError("unknown_effect", `the recording has no result of ${name} at step ${position}`, {
    hint: "the recorded run stopped there: replay up to it, or fork from a step before"
  });
}
var modelTool = (name) => `model ${name}`;
var modelEffect = { effect: "read", guessed: false };
function lenientSearch({ operations, matching }) {
  const effects = /* @__PURE__ */ new Map();
  const calls = inOrder(operations).flatMap((operation) => callOf(operation));
  const models = operations.filter(({ kind }) => kind === "model").map(({ name }) => modelTool(name));
  const rules = typeof matching === "string" ? {} : matching;
  const inTurn = Object.fromEntries(models.map((name) => [name, "ignore"]));
  const replay = createToolReplay({
    fixtures: { version: 1, calls, static: {} },
    rules: replayRulesSchema.parse({ match: { ...rules, tools: { ...inTurn, ...rules.tools } } }),
    effects: (tool) => effects.get(tool) ?? { effect: "read", guessed: false }
  });
  const onces = new Map(operations.filter(({ kind }) => kind === "once").map((one) => [one.position, one]));
  const frozen = /* @__PURE__ */ new Map();
  for (const { kind, output } of inOrder(operations)) frozen.set(kind, [...frozen.get(kind) ?? [], output ?? null]);
  return (request) => {
    const { kind, name, args = {}, effect = "read", declared, position } = request;
    if (kind === "once") return onces.get(position) ?? { output: null, simulated: true };
    if (isFrozen(request)) return { output: frozen.get(kind)?.shift() };
    const tool = kind === "model" ? modelTool(name) : name;
    effects.set(tool, kind === "model" ? modelEffect : { effect, guessed: declared === false });
    return withChunks(foundIn(replay.ask({ tool, args }), request));
  };
}
function foundIn(answer, request) {
  if (answer.how === "served") return answer;
  if (answer.how === "simulated") return { ...answer, simulated: true };
  const miss = "miss" in answer ? answer.miss : void 0;
  const { kind, name } = request;
  const nearest = miss?.nearest === void 0 ? `no other call of ${kind} ${name}` : describe({ kind, name, args: miss.nearest });
  throw diverged(request, { expected: nearest, hint: miss?.rule ?? miss?.message ?? changed });
}
function callOf({ kind, name, args = {}, output, error, phase, effect, chunks }) {
  if (phase === "started" || kind !== "tool" && kind !== "model") return [];
  const tool = kind === "model" ? modelTool(name) : name;
  const call = { tool, args, ...effect ? { effect } : {} };
  if (chunks) return [{ ...call, output: { [streamed]: chunks, output: output ?? null, error: brokenBy(error) } }];
  return [error ? { ...call, error } : { ...call, output: output ?? null }];
}
var streamed = "replaykit:chunks";
function brokenBy(error) {
  return error ? jsonSchema.parse(error) : null;
}
function withChunks(found2) {
  const { output } = found2;
  if (!isObject(output) || !Array.isArray(output[streamed])) return found2;
  const error = callErrorSchema.safeParse(output["error"]);
  return {
    ...found2,
    output: output["output"],
    chunks: output[streamed],
    ...error.success ? { error: error.data } : {}
  };
}
function inOrder(operations) {
  const parts = ({ position }) => position.replace(/^~/, "").split(".").map(Number);
  return operations.filter(({ position }) => !position.startsWith("once:")).toSorted((a, b) => compareNumbers(parts(a), parts(b)));
}
function compareNumbers(left, right) {
  for (const [index, part] of left.entries()) {
    const other = right[index];
    if (other === void 0) return 1;
    if (part !== other) return part - other;
  }
  return left.length - right.length;
}

// src/sdk/tool-registry.ts
function registerTools(lists) {
  const effects = {};
  const tools = {};
  for (const effect of effectSchema.options) {
    for (const [name, work] of Object.entries(lists[effect] ?? {})) {
      const before = Object.hasOwn(effects, name) ? effects[name] : void 0;
      if (before !== void 0)
        throw new ReplayKitError("usage", `the tool "${name}" is registered as ${before} and as ${effect}`, {
          hint: "a tool that may write is a write"
        });
      effects[name] = effect;
      tools[name] = wrapTool(name, work, { effect });
    }
  }
  return { tools, effects };
}

// src/sdk/kit.ts
function replaykit({ redact, ...given } = {}) {
  const hide = redact === true ? builtInRules() : redact;
  const options = { ...given, ...hide ? { redact: hide } : {} };
  const store = options.store ?? createMemoryStore();
  const now = options.now ?? (() => /* @__PURE__ */ new Date());
  const newId = options.newId ?? (() => globalThis.crypto.randomUUID());
  const parts = { options, store, now, newId, random: options.random ?? Math.random };
  async function start(asked, program) {
    const { agent, input, runId, mode = options.mode ?? "record", of = options.of } = asked;
    if (mode !== "record") return replay({ ...asked, mode, of }, program);
    const run = newRun(runId ?? newId(), agent, input);
    await store.createRun(run);
    return executeRun(parts, { run, recorded: [] }, program);
  }
  async function replay(asked, program) {
    const { mode } = asked;
    const recording = await recordingOf(asked.of);
    const { run_id: of, agent, input } = recording.run;
    const match = asked.match ?? options.match ?? (mode === "replay" ? "strict" : "lenient");
    const run = {
      ...newRun(asked.runId ?? newId(), asked.agent ?? agentOf({ agent }), asked.input ?? input),
      replay: { mode, of }
    };
    await store.createRun(run);
    return executeRun(
      parts,
      { run, recorded: [], answers: answersFrom(recording.operations, { mode, match }) },
      program
    );
  }
  function answersFrom(operations, { mode, match }) {
    return createReplayAnswers({ mode, operations, matching: match, redact: (value) => redactedBy(options, value) });
  }
  async function recordingOf(of) {
    if (of === void 0)
      throw new ReplayKitError("usage", "a replay needs the recording that answers it", {
        hint: 'give of: "<run id>", or a trace'
      });
    return typeof of === "string" ? readRun(store, of) : recordOfTrace(of);
  }
  function newRun(runId, agent, input) {
    return {
      run_id: runId,
      ...agent === void 0 ? {} : { agent: typeof agent === "string" ? { name: agent } : agent },
      ...input === void 0 ? {} : { input: redactedBy(options, input) },
      status: "running",
      started_at: now().toISOString()
    };
  }
  async function resume(runId, program) {
    const run = await requiredRun(store, runId);
    const recorded = (await store.listOperations(runId)).filter(
      ({ phase, kind }) => phase !== "failed" || kind === "tool"
    );
    await store.updateRun(runId, { status: "running" });
    return executeRun(parts, { run, recorded }, program);
  }
  async function fork(runId, asked, program) {
    const parent = await requiredRun(store, runId);
    const steps = await store.listSteps(runId);
    const at = steps.find(({ step_number }) => step_number === asked.step);
    if (!at) {
      throw new ReplayKitError("not_found", `run "${runId}" has no step ${asked.step}`, {
        hint: `its steps are 1 to ${steps.length}`
      });
    }
    const tries = asked.mode === "live-reads";
    const run = {
      ...newRun(asked.runId ?? newId(), asked.agent ?? agentOf(parent), parent.input),
      parent: { run_id: runId, step_id: at.step_id },
      ...tries ? { replay: { mode: "live-reads", of: runId } } : {}
    };
    await store.createRun(run);
    const operations = await store.listOperations(runId);
    const shared = operations.filter(({ position }) => isUpTo(position, at.step_id));
    await Promise.all(shared.map(async (operation) => store.append(run.run_id, operation)));
    await copyCheckpoints(runId, run.run_id, asked);
    const answers = tries ? answersFrom(operations, { mode: "live-reads", match: "lenient" }) : void 0;
    return executeRun(parts, { run, recorded: shared, answers }, program);
  }
  async function copyCheckpoints(from, to, { step, set = {} }) {
    const steps = (await store.listSteps(from)).filter(({ step_number }) => step_number <= step);
    const found2 = await Promise.all(steps.map(async ({ step_id }) => store.getCheckpoint(from, step_id)));
    const copies = found2.flatMap((checkpoint) => {
      if (!checkpoint) return [];
      const { step_id, step_number, state } = checkpoint;
      const changed2 = step_number === step ? applyPatch(state, set) : state;
      return [{ ...checkpoint, state: changed2, run_id: to, parent: { run_id: from, step_id } }];
    });
    await Promise.all(copies.map(async (checkpoint) => store.putCheckpoint(checkpoint)));
  }
  async function trace(runId) {
    const { run, operations, checkpoints } = await readRun(store, runId);
    return traceOf(recordOf(run, operations, checkpoints));
  }
  async function compare(runId, otherId) {
    const effects = effectLookup();
    return diverge(runFromTrace(await trace(runId), effects), runFromTrace(await trace(otherId), effects));
  }
  return { run: start, resume, fork, compare, trace, tool: wrapTool, tools: registerTools };
}
function agentOf({ agent }) {
  return agent?.name === void 0 ? void 0 : { name: agent.name, ...agent.version === void 0 ? {} : { version: agent.version } };
}
function isUpTo(position, last) {
  return position.startsWith("once:") || Number.parseInt(position, 10) <= Number.parseInt(last, 10);
}
function applyPatch(state, set) {
  return Object.entries(set).reduce((patched, [pointer, value]) => setAtPointer(patched, pointer, value), state);
}

export {
  recordClient,
  recordingMiddleware,
  recordMcpClient,
  recordNode,
  recordModelProvider,
  errorOf,
  recordedError,
  createMemoryStore,
  replaykit
};
