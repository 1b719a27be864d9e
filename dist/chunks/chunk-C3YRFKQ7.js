import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  recordedExchanges
} from "./chunk-YIV2HGNZ.js";
import {
  traceFormats
} from "./chunk-FRAGFHDS.js";

// src/core/formats/recording-settings.ts
var besides = "record what the model was told beside the messages";
var otherwise = {
  results: "record the outputs of tools",
  arguments: "record the inputs of tools",
  input: "record what the user asked",
  outputs: "record what the model answered; without it replay needs a live model",
  model: "record which model answered; replay with a live model must know it",
  instructions: besides,
  parameters: besides,
  tools: besides
};
var dialects = {
  gen_ai: { off: "set OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT=true in the agent" },
  openllmetry: { off: "set TRACELOOP_TRACE_CONTENT=true in the agent" },
  openinference: { off: "set OPENINFERENCE_HIDE_INPUTS and OPENINFERENCE_HIDE_OUTPUTS to false in the agent" },
  "ai-sdk": { off: "set recordInputs and recordOutputs to true in experimental_telemetry" }
};
var ofFormats = new Map(
  [...Object.entries(dialects), ...traceFormats.map(({ name, settings }) => [name, settings])].flatMap(
    ([name, settings]) => settings === void 0 ? [] : [[name, settings]]
  )
);
var adding = {
  results: "content",
  arguments: "content",
  input: "content",
  outputs: "content",
  model: "model",
  instructions: "configuration",
  parameters: "configuration",
  tools: "configuration"
};
var always = /* @__PURE__ */ new Set(["model", "parameters"]);
function settingFor(part, { source }, captured) {
  const told2 = source?.["dialects"];
  const names = [...Array.isArray(told2) ? told2 : [], source?.["format"]].map(String);
  const on = captured || always.has(part);
  const settings = names.flatMap((name) => ofFormats.get(name) ?? []);
  const advice = settings.flatMap((one) => one[adding[part]] ?? (on ? [] : one.off ?? []))[0];
  return advice === void 0 ? otherwise[part] : `${otherwise[part]} (${advice})`;
}

// src/core/formats/replayability.ts
function replayability(trace) {
  const parts = partsOf(trace).filter(({ of }) => of > 0);
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const score = parts.reduce((sum, part) => sum + part.weight * shareOf(part), 0) / total;
  return { score: Math.round(score * 100) / 100, reasons: reasonsOf(parts, trace) };
}
function reasonsOf(parts, trace) {
  const asked = parts.some(({ part, have }) => part === "input" && have > 0);
  const reasons = /* @__PURE__ */ new Map();
  for (const part of parts) {
    if (shareOf(part) === 1) continue;
    const setting = settingFor(part.part, trace, told.has(part.part) ? asked : part.have > 0);
    const key = told.has(part.part) ? setting : `${setting}
${part.part}`;
    reasons.set(key, [...reasons.get(key) ?? [], part]);
  }
  return [...reasons].map(([key, together]) => {
    const [only, ...others] = together;
    const what = only && others.length === 0 ? missingOf(only) : `${listOf(together)} missing`;
    return `${what}: ${key.split("\n")[0]}`;
  });
}
var told = /* @__PURE__ */ new Set(["instructions", "parameters", "tools"]);
function listOf(parts) {
  const words = parts.map(({ what }) => what.replace(/ are$/, ""));
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)} are`;
}
function shareOf({ have, of }) {
  return Math.min(1, have / of);
}
function missingOf({ have, of, what }) {
  return of === 1 ? `${what} missing` : `${what} missing for ${of - have} of ${of}`;
}
function partsOf({ events, model, source }) {
  const facts = factsOf(events);
  const { models, calls, own, results, asked, said, input, instructions, params, tools, failed } = facts;
  const named = model?.name === void 0 ? facts.named : models;
  const whole = source?.format === "http-recording" || recordedExchanges({ events }) !== void 0;
  const instructed = instructions || params && input;
  const config = (part, what, known, of) => {
    return { part, weight: 1, have: whole || known ? of : 0, of, what };
  };
  const answers = models > 0 ? models : failed && calls === 0 ? 0 : 1;
  return [
    { part: "results", weight: 3, have: Math.min(own, results), of: own, what: "tool results are" },
    { part: "arguments", weight: 2, have: asked, of: calls, what: "arguments of tool calls are" },
    { part: "input", weight: 2, have: input ? 1 : 0, of: 1, what: "the input is" },
    { part: "outputs", weight: 2, have: said, of: answers, what: "answers of the model are" },
    { part: "model", weight: 1, have: named, of: models, what: "the model's name is" },
    config("instructions", "the instructions are", instructed, 1),
    config("parameters", "the parameters of the model are", params, Math.min(1, models)),
    config("tools", "the schemas of the tools are", tools, Math.min(1, own))
  ];
}
function factsOf(events) {
  const facts = { models: 0, named: 0, said: 0, calls: 0, own: 0, asked: 0, results: 0 };
  const known = { input: false, instructions: false, params: false, tools: false, failed: false };
  const called = /* @__PURE__ */ new Set();
  for (const event of events) if (event.type === "tool_call" && event.call_id) called.add(event.call_id);
  for (const [index, event] of events.entries()) {
    if (event.type === "tool_result") facts.results += 1;
    else if (event.type === "tool_call") {
      facts.calls += 1;
      if (event["hosted"] !== true) facts.own += 1;
      const unknown = event["args_unknown"] === true || event.tool_args === null || event.tool_args === "";
      if (!unknown) facts.asked += 1;
    } else if (event.type === "model_call") {
      facts.models += 1;
      if (event.model !== void 0) facts.named += 1;
      const answered = event.output !== void 0 || event.error !== void 0;
      if (answered || events[index + 1]?.type === "tool_call") facts.said += 1;
      addParams(event.params, known);
    } else if (event.type === "input_message") {
      if (event.parent === void 0 || !called.has(event.parent)) known.input = true;
      if (event.role === "system" || event.role === "developer") known.instructions = true;
    } else if (event.type === "error") known.failed = true;
    else if (event.type === "other" && event.name === "tools") known.tools = true;
  }
  return { ...facts, ...known };
}
var instructing = /* @__PURE__ */ new Set(["instructions", "system", "system_instruction", "systemInstruction"]);
var listing = /* @__PURE__ */ new Set(["tools", "functions"]);
function addParams(params, known) {
  if (params && Object.keys(params).length === 0) known.params = true;
  for (const name in params) {
    if (instructing.has(name)) known.instructions = true;
    else if (listing.has(name)) known.tools = true;
    else known.params = true;
  }
}

export {
  replayability
};
