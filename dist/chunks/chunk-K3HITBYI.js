import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  operationSchema
} from "./chunk-PVOFTYBB.js";
import {
  modelFacts
} from "./chunk-JXJNQMOQ.js";
import {
  isObject,
  isTextError,
  modelApis
} from "./chunk-3QQEB6C6.js";

// src/sdk/conversation.ts
function exchangeOf(request, answer) {
  const answered = answer === void 0 || answer === null ? [] : answerMessages(answer);
  if (request === void 0) return { asked: [], answered, goesOn: true };
  if (!isObject(request)) return { asked: listed(request), answered, goesOn: false };
  const known = most(modelApis.map((api) => api.messagesIn(request)));
  return { asked: withInstructions(request, known), answered, goesOn: has(request, continuations) !== void 0 };
}
var continuations = ["previous_response_id", "previousResponseId", "conversation", "conversationId"];
function withInstructions(request, known) {
  const said = known.length > 0 ? known : listed(request["prompt"] ?? request);
  const content = request["systemInstructions"];
  return content === void 0 || content === null ? said : [{ role: "system", content }, ...said];
}
function listed(said) {
  return Array.isArray(said) ? said : [{ role: "user", content: said }];
}
function answerMessages(answer) {
  if (Array.isArray(answer)) return answer;
  if (!isObject(answer)) return [{ role: "assistant", content: answer }];
  const known = most(modelApis.map((api) => api.answerIn(answer).messages)).map(bare);
  return known.length > 0 ? known : [{ role: "assistant", content: answer["content"] ?? answer }];
}
function bare(message) {
  if (!isObject(message) || message["usage"] === void 0) return message;
  return { role: message["role"] ?? "assistant", content: message["content"] ?? null };
}
function most(lists) {
  return lists.reduce((longest, list) => list.length > longest.length ? list : longest, []);
}
function has(value, keys) {
  return keys.find((name) => Object.hasOwn(value, name) && value[name] !== void 0 && value[name] !== null);
}

// src/sdk/step-content.ts
function createStepContents() {
  const root = { messages: [], tool_calls: [] };
  const open = /* @__PURE__ */ new Map([["", root]]);
  function innermost(position) {
    const around = ancestors(position).find((one) => open.has(one));
    return open.get(around ?? "") ?? root;
  }
  function add(operation) {
    if (operation.phase === "started") return;
    const { kind, phase, position } = operation;
    if (kind === "model" && phase === "done") {
      const conversation = conversationAfter(innermost(position), operation);
      for (const one of ancestors(position)) Object.assign(open.get(one) ?? {}, conversation);
    }
    if (kind !== "tool" && kind !== "once") return;
    const steps = ancestors(position).flatMap((one) => one === "" ? [] : open.get(one) ?? []);
    if (steps.length === 0) return;
    const call = toolCall(operation);
    for (const step of steps) step.tool_calls.push(call);
  }
  return {
    begin(position) {
      const { model, messages } = innermost(position);
      open.set(position, { ...model === void 0 ? {} : { model }, messages, tool_calls: [] });
    },
    add,
    end(position) {
      const step = open.get(position) ?? innermost(position);
      open.delete(position);
      const { model, messages, tool_calls } = step;
      return { ...model === void 0 ? {} : { model }, messages, tool_calls };
    }
  };
}
function ancestors(position) {
  const around = [];
  for (let dot = position.lastIndexOf("."); dot > 0; dot = position.lastIndexOf(".", dot - 1))
    around.push(position.slice(0, dot));
  return [...around, ""];
}
function conversationAfter(before, { args, output }) {
  const { asked, answered, goesOn } = exchangeOf(args, output);
  const model = settingsOf(args, output) ?? before.model;
  const messages = [...goesOn ? before.messages : [], ...[...asked, ...answered].map(copyOf)];
  return { ...model === void 0 ? {} : { model }, messages };
}
function settingsOf(request, answer) {
  const { provider, model: name, temperature, top_p, max_tokens, seed } = modelFacts(request, answer);
  const settings = Object.entries({ provider, name, temperature, top_p, max_tokens, seed });
  const known = settings.filter(([, value]) => value !== void 0);
  return known.length === 0 ? void 0 : Object.fromEntries(known);
}
function toolCall({ position, name, args = {}, effect, phase, output, error, simulated }) {
  return copyOf({
    call_id: position,
    tool_name: name,
    tool_args: args,
    ...effect === void 0 ? {} : { effect },
    ...phase === "failed" ? { error } : { tool_output: output ?? null },
    ...simulated === void 0 ? {} : { simulated }
  });
}
function copyOf(value) {
  return JSON.parse(JSON.stringify(value));
}

// src/sdk/trace-checkpoints.ts
function checkpointsOfTrace(trace, own) {
  const contents = own ? contentsByStep(own) : void 0;
  const others = own ? [] : contentsInOrder(trace.events);
  const states = trace.events.filter((event) => event.type === "state");
  return states.map(({ step_id, decision, state, at }, index) => {
    const { model, messages, tool_calls } = contents?.get(step_id) ?? others[index] ?? { messages: [], tool_calls: [] };
    return {
      version: 1,
      run_id: trace.run_id,
      step_id,
      step_number: index + 1,
      at: at ?? trace.started_at ?? "1970-01-01T00:00:00.000Z",
      ...trace.agent?.version === void 0 ? {} : { agent_version: trace.agent.version },
      ...model === void 0 ? {} : { model },
      ...decision === void 0 ? {} : { name: decision },
      messages,
      tool_calls,
      state
    };
  });
}
function contentsByStep(operations) {
  const contents = createStepContents();
  const begun = /* @__PURE__ */ new Set();
  const begin = (position) => {
    if (!begun.has(position)) contents.begin(position);
    begun.add(position);
  };
  const steps = /* @__PURE__ */ new Map();
  for (const operation of operations) {
    const { position, kind } = operation;
    for (let dot = position.indexOf("."); dot > 0; dot = position.indexOf(".", dot + 1)) begin(position.slice(0, dot));
    if (kind !== "step") {
      contents.add(operation);
      continue;
    }
    begin(position);
    steps.set(position, contents.end(position));
  }
  return steps;
}
function contentsInOrder(events) {
  const steps = [];
  const messages = [];
  let calls = /* @__PURE__ */ new Map();
  let model;
  for (const event of events) {
    if (event.type === "input_message") messages.push({ role: event.role, content: event.content });
    if (event.type === "model_call") {
      model = { ...event.params, ...event.model === void 0 ? {} : { name: event.model } };
      delete model["tools"];
      messages.push({ role: "assistant", content: event.output ?? null });
    }
    if (event.type === "tool_call") {
      const { call_id: id = `${calls.size}`, tool_name, tool_args } = event;
      addCall(messages, { id, type: "function", function: { name: tool_name, arguments: JSON.stringify(tool_args) } });
      calls.set(id, { call_id: id, tool_name, tool_args });
    }
    if (event.type === "tool_result") addResult(event, { messages, calls });
    if (event.type !== "state") continue;
    steps.push({ ...model ? { model } : {}, messages: structuredCopy(messages), tool_calls: [...calls.values()] });
    calls = /* @__PURE__ */ new Map();
  }
  return steps;
}
function addCall(messages, call) {
  const last = messages.at(-1);
  const asking = last?.["role"] === "assistant" ? last : void 0;
  const asked = asking?.["tool_calls"];
  if (asking) asking["tool_calls"] = [...Array.isArray(asked) ? asked : [], call];
  else messages.push({ role: "assistant", content: null, tool_calls: [call] });
}
function addResult({ call_id, output, error }, { messages, calls }) {
  const given = output ?? error?.message ?? null;
  const id = call_id ?? [...calls].find(([, call2]) => !("tool_output" in call2) && !("error" in call2))?.[0];
  const content = typeof given === "string" ? given : JSON.stringify(given);
  messages.push({ role: "tool", ...id === void 0 ? {} : { tool_call_id: id }, content });
  const call = id === void 0 ? void 0 : calls.get(id);
  if (call && error && error.heuristic !== true) call["error"] = JSON.parse(JSON.stringify(error));
  else if (call) call["tool_output"] = given;
}
function structuredCopy(messages) {
  return messages.map((message) => ({ ...message }));
}

// src/sdk/record-of-trace.ts
function recordOfTrace(trace) {
  const at = trace.started_at ?? "1970-01-01T00:00:00.000Z";
  const results = new Map(
    trace.events.flatMap((event) => event.type === "tool_result" ? [[event.call_id, event]] : [])
  );
  const input = trace.events.find((event) => event.type === "input_message");
  const final = trace.events.findLast((event) => event.type === "final_output");
  const fault = trace.events.findLast((event) => event.type === "error");
  const own = trace.source?.format === "replaykit-sdk";
  const operations = trace.events.flatMap((event, index) => {
    if (own) return operationOf(event, results, at);
    const isCall = event.type === "tool_call" || event.type === "model_call";
    return isCall ? operationOf(unplaced(event, index), results, at) : [];
  });
  return {
    run: {
      run_id: trace.run_id,
      ...trace.agent === void 0 ? {} : { agent: trace.agent },
      ...input?.type === "input_message" ? { input: input.content } : {},
      status: trace.status,
      started_at: at,
      ...trace.ended_at === void 0 ? {} : { ended_at: trace.ended_at },
      ...final?.type === "final_output" ? { final_output: final.content } : {},
      ...fault?.type === "error" ? { error: fault.error } : {},
      retention: trace.status === "error" ? "failed" : "success"
    },
    operations,
    checkpoints: checkpointsOfTrace(trace, own ? operations : void 0)
  };
}
function unplaced(event, index) {
  return { ...event, position: `~${index}` };
}
function operationOf(event, results, start) {
  const when = {
    at: event.at ?? start,
    ...event.duration_ms === void 0 ? {} : { duration_ms: event.duration_ms }
  };
  const read = (operation) => {
    const parsed = operationSchema.safeParse({ ...operation, ...when });
    return parsed.success ? [parsed.data] : [];
  };
  switch (event.type) {
    case "tool_call": {
      const { call_id, tool_name: name, tool_args: args, effect } = event;
      const position = event["position"] ?? call_id;
      const isOnce = call_id?.startsWith("once:") === true;
      const asked = {
        position,
        name,
        ...effect ? { effect } : {},
        ...isOnce ? { kind: "once" } : { kind: "tool", args }
      };
      const result = results.get(call_id);
      if (!result) return read({ ...asked, phase: "started" });
      if (result.error && !isTextError(result.error)) return read({ ...asked, phase: "failed", error: result.error });
      return read({ ...asked, phase: "done", output: result.output ?? result.error?.message ?? null });
    }
    case "model_call": {
      const { position, name = "model", input, output, error } = event;
      const asked = { position, kind: "model", name, ...input === void 0 ? {} : { args: input } };
      return read(error ? { ...asked, phase: "failed", error } : { ...asked, phase: "done", output: output ?? null });
    }
    case "state":
      return read({
        position: event.step_id,
        kind: "step",
        name: event.decision,
        phase: "done",
        output: event["result"] ?? null
      });
    case "other": {
      const kind = event.name.replace("frozen.", "");
      return read({ position: event["position"], kind, name: kind, phase: "done", output: event.data ?? null });
    }
    case "input_message":
    case "tool_result":
    case "error":
    case "final_output":
      break;
  }
  return [];
}

export {
  createStepContents,
  recordOfTrace
};
