import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  setAtPointer
} from "./chunk-FMF2IEMU.js";
import {
  diverge
} from "./chunk-53SV6Y45.js";
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

// src/sdk/agent-run.ts
function wrapTool(name, work, { effect = "read", onUnknown = "fail" } = {}) {
  return async function recordedTool(args) {
    const scope = currentScope();
    if (!scope) return work(args);
    return scope.recorder.perform(
      nextOperation(scope, { kind: "tool", name, args, effect, onUnknown }),
      () => work(args)
    );
  };
}
function recordModel(work, { name = "model", input } = {}) {
  const scope = requiredScope("model");
  return scope.recorder.perform(
    nextOperation(scope, { kind: "model", name, ...input === void 0 ? {} : { args: input } }),
    work
  );
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

// src/sdk/memory-store.ts
function createMemoryStore() {
  const runs = /* @__PURE__ */ new Map();
  function required(runId) {
    const found2 = runs.get(runId);
    if (found2) return found2;
    throw new ReplayKitError("not_found", `there is no run "${runId}" in this store`);
  }
  function putCheckpoint(checkpoint) {
    const { checkpoints } = required(checkpoint.run_id);
    const known = checkpoints.get(checkpoint.step_id);
    if (known && JSON.stringify(known) !== JSON.stringify(checkpoint)) {
      throw new ReplayKitError(
        "conflict",
        `run "${checkpoint.run_id}" has another checkpoint at step "${checkpoint.step_id}"`
      );
    }
    checkpoints.set(checkpoint.step_id, structuredCloneOf(checkpoint));
  }
  return {
    createRun(run) {
      if (runs.has(run.run_id)) throw new ReplayKitError("conflict", `there is a run "${run.run_id}" already`);
      runs.set(run.run_id, { run: structuredCloneOf(run), operations: [], checkpoints: /* @__PURE__ */ new Map() });
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
    getCheckpoint: (runId, stepId) => structuredCloneOf(runs.get(runId)?.checkpoints.get(stepId)),
    listSteps: (runId) => [...runs.get(runId)?.checkpoints.values() ?? []].map(({ step_id, step_number, at }) => ({ step_id, step_number, at })).toSorted((a, b) => a.step_number - b.step_number)
  };
}
function structuredCloneOf(value) {
  return value === void 0 ? value : JSON.parse(JSON.stringify(value));
}

// src/sdk/recorder.ts
function createRecorder({
  runId,
  append,
  now,
  recorded = [],
  redact = (value) => value,
  callTool,
  telemetry
}) {
  const known = /* @__PURE__ */ new Map();
  for (const operation of recorded) known.set(operation.position, operation);
  async function perform(request, work) {
    const before = known.get(request.position);
    if (before) assertSame(request, before);
    if (before?.phase === "done") return before.output;
    if (before?.phase === "failed") throw recordedError(before);
    if (before) resolveUnknown(request, before);
    const started = now();
    if (before && request.onUnknown === "skip" && isWrite(request)) {
      await append(entry(request, started, { phase: "done", output: null, skipped: true }));
      return null;
    }
    if (isWrite(request)) await append(entry(request, started, { phase: "started" }));
    try {
      const output = telemetry ? await telemetry.operation(request, async () => answer(request, work)) : await answer(request, work);
      await append(entry(request, started, { phase: "done", output: redact(output ?? null), ended: now() }));
      return output;
    } catch (error) {
      if (error instanceof ReplayKitError && (error.code === "diverged" || error.code === "unknown_effect"))
        throw error;
      await append(entry(request, started, { phase: "failed", error: errorOf(error), ended: now() }));
      throw error;
    }
  }
  async function answer({ kind, name, args = {}, effect = "read" }, work) {
    if (!callTool || kind !== "tool") return work();
    const output = await callTool({ tool: name, args, effect }, async () => work());
    return output;
  }
  function performNow(request, work) {
    const before = known.get(request.position);
    if (before) assertSame(request, before);
    if (before?.phase === "done") return before.output;
    const output = work();
    const appended = append(entry(request, now(), { phase: "done", output }));
    if (appended instanceof Promise) appended.catch(() => {
    });
    return output;
  }
  function entry({ position, kind, name, args, effect }, started, { ended, ...rest }) {
    return {
      position,
      kind,
      name,
      ...args === void 0 ? {} : { args: redact(args) },
      ...effect === void 0 ? {} : { effect },
      ...rest,
      at: started.toISOString(),
      ...ended === void 0 ? {} : { duration_ms: ended.getTime() - started.getTime() }
    };
  }
  function assertSame(request, before) {
    const asked = describe(request.kind, request.name, request.args === void 0 ? void 0 : redact(request.args));
    const recordedAs = describe(before.kind, before.name, before.args);
    if (asked === recordedAs) return;
    throw new ReplayKitError("diverged", `expected ${recordedAs}, got ${asked} at step ${request.position}`, {
      hint: "the program changed before this step: fork from an earlier one"
    });
  }
  return { runId, now, perform, performNow };
}
function isWrite({ kind, effect }) {
  return effect === "write" || kind === "once";
}
function resolveUnknown(request, before) {
  if (!isWrite(request) || request.onUnknown === "retry" || request.onUnknown === "skip") return;
  throw new ReplayKitError(
    "unknown_effect",
    `${before.name} was begun at step ${before.position} and its end was not recorded: it may or may not have taken effect`,
    { hint: 'look whether it did; then resume with onUnknown: "retry" or "skip" for this tool' }
  );
}
function describe(kind, name, args) {
  return `${kind} ${name}${args === void 0 ? "" : ` ${canonicalJson(args)}`}`;
}
function errorOf(error) {
  return { kind: "exception", message: error instanceof Error ? error.message : String(error) };
}
function recordedError({ error }) {
  return new Error(error?.message ?? "failed");
}

// src/sdk/model-facts.ts
function modelFacts(request, answer) {
  const asked = isObject(request) ? request : {};
  const given = isObject(answer) ? answer : {};
  const usage = objectAt(given, "usage");
  const choice = Array.isArray(given["choices"]) ? given["choices"][0] : void 0;
  return withoutUndefined({
    provider: textIn(asked, "provider"),
    model: textIn(asked, "model", "modelId") ?? textIn(given, "model"),
    temperature: numberIn(asked, "temperature"),
    max_tokens: numberIn(asked, "max_tokens", "max_completion_tokens", "max_output_tokens", "maxOutputTokens"),
    seed: numberIn(asked, "seed"),
    finish_reason: textIn(given, "stop_reason", "finishReason", "finish_reason") ?? (isObject(choice) ? textIn(choice, "finish_reason") : void 0),
    input_tokens: numberIn(usage, "prompt_tokens", "input_tokens", "inputTokens"),
    output_tokens: numberIn(usage, "completion_tokens", "output_tokens", "outputTokens")
  });
}
function objectAt(value, key) {
  const found2 = Object.hasOwn(value, key) ? value[key] : void 0;
  return isObject(found2) ? found2 : {};
}
function textIn(value, ...keys) {
  for (const key of keys) {
    const found2 = value[key];
    if (typeof found2 === "string") return found2;
    if (isObject(found2) && typeof found2["unified"] === "string") return found2["unified"];
  }
  return void 0;
}
function numberIn(value, ...keys) {
  for (const key of keys) {
    const found2 = value[key];
    if (typeof found2 === "number") return found2;
    if (isObject(found2) && typeof found2["total"] === "number") return found2["total"];
  }
  return void 0;
}
function withoutUndefined(value) {
  const entries = Object.entries(value).filter(([, item]) => item !== void 0);
  return Object.fromEntries(entries);
}

// src/sdk/telemetry.ts
var packageName = "@opentelemetry/api";
var found;
async function loadTelemetry({ api, captureContent = false }, redact) {
  found ??= import(packageName).catch(() => void 0);
  const used = api ?? await found;
  return used ? createTelemetry(used, captureContent ? redact : void 0) : void 0;
}
function createTelemetry(api, content) {
  const tracer = api.trace.getTracer("replaykit");
  const meter = api.metrics.getMeter("replaykit");
  const duration = meter.createHistogram("gen_ai.client.operation.duration", { unit: "s" });
  const tokens = meter.createHistogram("gen_ai.client.token.usage", { unit: "{token}" });
  const repeats = meter.createCounter("replaykit.tool.repeated_calls", {
    description: "calls of a tool with the same arguments as the call before"
  });
  const lastCall = /* @__PURE__ */ new WeakMap();
  function run(stored, work) {
    const agent = stored.agent?.name ?? "agent";
    const attributes = {
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": agent,
      ...stored.agent?.version === void 0 ? {} : { "gen_ai.agent.version": stored.agent.version },
      "gen_ai.conversation.id": stored.run_id,
      ...stored.parent === void 0 ? {} : { "replaykit.parent_run_id": stored.parent.run_id }
    };
    return inSpan(`invoke_agent ${agent}`, { attributes, kind: api.SpanKind.INTERNAL }, work);
  }
  function operation(request, work) {
    const { name, kind, args } = request;
    const said = content && args !== void 0 ? { [contentName(kind).args]: JSON.stringify(content(args)) } : {};
    noteRepeat(request);
    return inSpan(
      spanName(request),
      { attributes: { ...attributesOf(request), ...said }, kind: spanKind(kind) },
      work,
      (span, output) => {
        if (content) span.setAttribute(contentName(kind).result, JSON.stringify(content(output)));
        if (kind === "model") noteModel(span, request, output);
        if (kind === "step") span.setAttribute("replaykit.step.name", name);
      }
    );
  }
  function spanKind(kind) {
    return kind === "model" ? api.SpanKind.CLIENT : api.SpanKind.INTERNAL;
  }
  function noteModel(span, { args }, output) {
    const { finish_reason, input_tokens, output_tokens, model, provider } = modelFacts(args, output);
    const labels = {
      "gen_ai.operation.name": "chat",
      ...named({ "gen_ai.request.model": model, "gen_ai.provider.name": provider })
    };
    if (finish_reason !== void 0) span.setAttribute("gen_ai.response.finish_reasons", [finish_reason]);
    if (input_tokens !== void 0) {
      span.setAttribute("gen_ai.usage.input_tokens", input_tokens);
      tokens.record(input_tokens, { ...labels, "gen_ai.token.type": "input" });
    }
    if (output_tokens !== void 0) {
      span.setAttribute("gen_ai.usage.output_tokens", output_tokens);
      tokens.record(output_tokens, { ...labels, "gen_ai.token.type": "output" });
    }
  }
  function noteRepeat({ kind, name, args }) {
    const parent = api.trace.getActiveSpan();
    if (kind !== "tool" || !parent) return;
    const call = `${name} ${JSON.stringify(args)}`;
    if (lastCall.get(parent) === call) repeats.add(1, { "gen_ai.tool.name": name });
    lastCall.set(parent, call);
  }
  function inSpan(name, options, work, atEnd) {
    const started = performance.now();
    return tracer.startActiveSpan(name, options, async (span) => {
      try {
        const output = await work();
        atEnd?.(span, output);
        return output;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        span.setAttribute("error.type", error instanceof Error ? error.name : "error");
        if (content) span.recordException(message);
        span.setStatus({ code: api.SpanStatusCode.ERROR });
        throw error;
      } finally {
        duration.record((performance.now() - started) / 1e3, {
          "gen_ai.operation.name": options.attributes["gen_ai.operation.name"] ?? "step"
        });
        span.end();
      }
    });
  }
  return { run, operation };
}
function spanName({ kind, name, args }) {
  if (kind === "tool" || kind === "once") return `execute_tool ${name}`;
  if (kind === "model") return `chat ${modelFacts(args, void 0).model ?? name}`;
  return `step ${name}`;
}
function attributesOf({ kind, name, args, effect, position }) {
  if (kind === "tool" || kind === "once") {
    return {
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": name,
      "gen_ai.tool.call.id": position,
      "gen_ai.tool.type": "function",
      ...effect === void 0 ? {} : { "replaykit.effect": effect }
    };
  }
  if (kind !== "model") return { "replaykit.step.position": position, "replaykit.step.name": name };
  const facts = modelFacts(args, void 0);
  return {
    "gen_ai.operation.name": "chat",
    ...named({
      "gen_ai.provider.name": facts.provider,
      "gen_ai.request.model": facts.model,
      "gen_ai.request.temperature": facts.temperature,
      "gen_ai.request.max_tokens": facts.max_tokens,
      "gen_ai.request.seed": facts.seed
    })
  };
}
function contentName(kind) {
  return kind === "model" ? { args: "gen_ai.input.messages", result: "gen_ai.output.messages" } : { args: "gen_ai.tool.call.arguments", result: "gen_ai.tool.call.result" };
}
function named(attributes) {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== void 0));
}

// src/sdk/trace-of.ts
function traceOf(run, operations, checkpoints) {
  const states = new Map(checkpoints.map((checkpoint) => [checkpoint.step_id, checkpoint]));
  const events = run.input === void 0 ? [] : [{ type: "input_message", role: "user", content: run.input }];
  for (const operation of operations) events.push(...eventsOf(operation, states));
  if (run.status === "error" && run.error !== void 0)
    events.push({ type: "error", kind: "exception", error: run.error });
  if (run.final_output !== void 0 && run.final_output !== null)
    events.push({ type: "final_output", content: run.final_output });
  return {
    version: 1,
    run_id: run.run_id,
    status: run.status === "running" ? "unknown" : run.status,
    ...run.agent === void 0 ? {} : { agent: run.agent },
    source: { format: "replaykit-sdk" },
    ...run.parent === void 0 ? {} : { parent_run_id: run.parent.run_id },
    started_at: run.started_at,
    ...run.ended_at === void 0 ? {} : { ended_at: run.ended_at },
    events
  };
}
function eventsOf(operation, states) {
  const { position, kind, name, phase, args, output, error, effect, at, duration_ms } = operation;
  if (phase === "started") return [];
  const when = { at, ...duration_ms === void 0 ? {} : { duration_ms }, ...stepOf(position) };
  switch (kind) {
    case "step": {
      const checkpoint = states.get(position);
      return checkpoint ? [{ type: "state", step_id: position, decision: name, state: checkpoint.state, ...when }] : [];
    }
    case "tool":
    case "once":
      return [
        {
          type: "tool_call",
          call_id: position,
          tool_name: name,
          tool_args: args ?? {},
          ...effect ? { effect } : {},
          ...when
        },
        { type: "tool_result", call_id: position, ...error ? { error } : { output: output ?? null }, ...when }
      ];
    case "model":
      return [
        {
          type: "model_call",
          ...modelFields(name, args, output),
          ...args === void 0 ? {} : { input: args },
          ...output === void 0 ? {} : { output },
          ...error ? { error } : {},
          ...when
        }
      ];
    case "now":
    case "random":
    case "uuid":
      break;
  }
  return [{ type: "other", name: `frozen.${kind}`, ...output === void 0 ? {} : { data: output }, ...when }];
}
function stepOf(position) {
  const dot = position.lastIndexOf(".");
  return dot === -1 ? {} : { step: position.slice(0, dot) };
}
function modelFields(name, args, output) {
  const { model, finish_reason, input_tokens, output_tokens } = modelFacts(args, output);
  const known = model ?? (name === "model" ? void 0 : name);
  const usage = {
    ...input_tokens === void 0 ? {} : { input: input_tokens },
    ...output_tokens === void 0 ? {} : { output: output_tokens }
  };
  return {
    ...known === void 0 ? {} : { model: known },
    ...finish_reason === void 0 ? {} : { finish_reason },
    ...Object.keys(usage).length === 0 ? {} : { usage }
  };
}

// src/sdk/kit.ts
function replaykit(options = {}) {
  const store = options.store ?? createMemoryStore();
  const now = options.now ?? (() => /* @__PURE__ */ new Date());
  const random = options.random ?? Math.random;
  const newId = options.newId ?? (() => globalThis.crypto.randomUUID());
  async function start({ agent, input, runId }, program) {
    const run = newRun(runId ?? newId(), agent, input);
    await store.createRun(run);
    return execute({ run, recorded: [] }, program);
  }
  function newRun(runId, agent, input) {
    return {
      run_id: runId,
      ...agent === void 0 ? {} : { agent: typeof agent === "string" ? { name: agent } : agent },
      ...input === void 0 ? {} : { input: redacted(input) },
      status: "running",
      started_at: now().toISOString()
    };
  }
  function redacted(value) {
    return options.redact ? options.redact(value) : value;
  }
  async function resume(runId, program) {
    const run = await required(runId);
    const recorded = (await store.listOperations(runId)).filter(
      ({ phase, kind }) => phase !== "failed" || kind === "tool"
    );
    await store.updateRun(runId, { status: "running" });
    return execute({ run, recorded }, program);
  }
  async function fork(runId, options2, program) {
    const parent = await required(runId);
    const steps = await store.listSteps(runId);
    const at = steps.find(({ step_number }) => step_number === options2.step);
    if (!at) {
      throw new ReplayKitError("not_found", `run "${runId}" has no step ${options2.step}`, {
        hint: `its steps are 1 to ${steps.length}`
      });
    }
    const run = {
      ...newRun(options2.runId ?? newId(), options2.agent ?? agentOf(parent), parent.input),
      parent: { run_id: runId, step_id: at.step_id }
    };
    await store.createRun(run);
    const shared = (await store.listOperations(runId)).filter(({ position }) => isUpTo(position, at.step_id));
    for (const operation of shared) await store.append(run.run_id, operation);
    await copyCheckpoints(runId, run.run_id, options2);
    return execute({ run, recorded: shared }, program);
  }
  async function copyCheckpoints(from, to, { step, set = {} }) {
    for (const { step_id, step_number } of await store.listSteps(from)) {
      if (step_number > step) continue;
      const checkpoint = await store.getCheckpoint(from, step_id);
      if (!checkpoint) continue;
      const state = step_number === step ? applyPatch(checkpoint.state, set) : checkpoint.state;
      await store.putCheckpoint({ ...checkpoint, state, run_id: to, parent: { run_id: from, step_id } });
    }
  }
  async function required(runId) {
    const run = await store.getRun(runId);
    if (run) return run;
    throw new ReplayKitError("not_found", `there is no run "${runId}"`, { hint: "replaykit runs lists them" });
  }
  async function execute({ run, recorded }, program) {
    const { run_id: runId } = run;
    const telemetry = options.telemetry === false ? void 0 : await loadTelemetry(options.telemetry ?? {}, redacted);
    const recorder = createRecorder({
      telemetry,
      runId,
      // A step's end and its checkpoint are stored together.
      append: (operation) => store.append(runId, operation, takeEnded(operation)),
      now,
      recorded,
      ...options.redact ? { redact: options.redact } : {},
      ...options.callTool ? { callTool: options.callTool } : {}
    });
    let stepNumber = 0;
    const ended = /* @__PURE__ */ new Map();
    const takeEnded = ({ kind, phase, position }) => {
      if (kind !== "step" || phase !== "done") return void 0;
      const checkpoint = ended.get(position);
      ended.delete(position);
      return checkpoint;
    };
    const hooks = {
      onEnd: async ({ position, name }) => {
        stepNumber += 1;
        const before = recorded.length > 0 ? await store.getCheckpoint(runId, position) : void 0;
        ended.set(position, {
          version: 1,
          run_id: runId,
          step_id: position,
          step_number: stepNumber,
          at: before?.at ?? now().toISOString(),
          name,
          messages: [],
          tool_calls: [],
          state: redacted(agentRun.state)
        });
      },
      onServed: async ({ position }) => {
        const checkpoint = await store.getCheckpoint(runId, position);
        stepNumber = checkpoint?.step_number ?? stepNumber + 1;
        agentRun.state = checkpoint?.state ?? agentRun.state;
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
    try {
      const work = async () => withScope({ recorder, prefix: "", count: 0, step: void 0 }, async () => program(agentRun));
      const output = await (telemetry ? telemetry.run(run, work) : work());
      await finish(runId, { status: "success", final_output: redacted(output ?? null) });
      return { runId, output };
    } catch (error) {
      await finish(runId, { status: "error", error: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  }
  async function finish(runId, change) {
    await store.updateRun(runId, {
      ...change,
      ended_at: now().toISOString(),
      retention: change.status === "error" ? "failed" : "success"
    });
    const run = await store.getRun(runId);
    if (!run || !options.send || run.status !== "error" && options.sample?.(run) === false) return;
    sendSafely(options.send, await trace(runId));
  }
  async function trace(runId) {
    const steps = await store.listSteps(runId);
    const checkpoints = await Promise.all(steps.map(async ({ step_id }) => store.getCheckpoint(runId, step_id)));
    return traceOf(
      await required(runId),
      await store.listOperations(runId),
      checkpoints.flatMap((checkpoint) => checkpoint ?? [])
    );
  }
  async function compare(runId, otherId) {
    const effects = effectLookup();
    return diverge(runFromTrace(await trace(runId), effects), runFromTrace(await trace(otherId), effects));
  }
  return { run: start, resume, fork, compare, trace, tool: wrapTool };
}
function sendSafely(send, trace) {
  try {
    const sent = send(trace);
    if (sent instanceof Promise) sent.catch(() => {
    });
  } catch {
  }
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
  currentScope,
  wrapTool,
  recordModel,
  createMemoryStore,
  replaykit
};
