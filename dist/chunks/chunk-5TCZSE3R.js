import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/core/formats/recording-settings.ts
var otherwise = {
  results: "record the outputs of tools",
  arguments: "record the inputs of tools",
  input: "record what the user asked",
  outputs: "record what the model answered; without it replay needs a live model",
  model: "record which model answered; replay with a live model must know it"
};
var settings = {
  gen_ai: "set OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT=true in the agent",
  openllmetry: "set TRACELOOP_TRACE_CONTENT=true in the agent",
  openinference: "set OPENINFERENCE_HIDE_INPUTS and OPENINFERENCE_HIDE_OUTPUTS to false in the agent",
  "ai-sdk": "set recordInputs and recordOutputs to true in experimental_telemetry",
  langfuse: "pass input and output to the observation, or leave capturing on",
  "openai-agents": "store result.state.toString() (RunState) beside the trace, and set traceIncludeSensitiveData to true",
  langsmith: "set LANGSMITH_HIDE_INPUTS and LANGSMITH_HIDE_OUTPUTS to false in the agent",
  "http-recording": "record until the run has ended, the request after the last tool call included"
};
function settingFor(part, { source }) {
  const dialects = source?.["dialects"];
  const names = [...Array.isArray(dialects) ? dialects : [], source?.format].map(String);
  const name = names.find((known) => Object.hasOwn(settings, known));
  return name === void 0 ? otherwise[part] : `${otherwise[part]} (${settings[name]})`;
}

// src/core/formats/replayability.ts
function replayability(trace) {
  const parts = partsOf(trace.events);
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const score = parts.reduce((sum, part) => sum + part.weight * shareOf(part), 0) / total;
  const reasons = parts.filter((part) => shareOf(part) < 1).map((part) => `${missingOf(part)}: ${settingFor(part.part, trace)}`);
  return { score: Math.round(score * 100) / 100, reasons };
}
function shareOf({ have, of }) {
  return of === 0 ? 1 : Math.min(1, have / of);
}
function missingOf({ have, of, what }) {
  return of === 1 ? `${what} missing` : `${what} missing for ${of - have} of ${of}`;
}
function partsOf(events) {
  const calls = events.filter((event) => event.type === "tool_call");
  const models = events.filter((event) => event.type === "model_call");
  const results = Math.min(calls.length, events.filter(({ type }) => type === "tool_result").length);
  const asked = calls.filter(({ tool_args: args }) => args !== null && args !== "").length;
  const said = answersIn(events);
  const named = models.filter(({ model }) => model !== void 0).length;
  const input = events.some(({ type }) => type === "input_message") ? 1 : 0;
  return [
    { part: "results", weight: 3, have: results, of: calls.length, what: "tool results are" },
    { part: "arguments", weight: 2, have: asked, of: calls.length, what: "arguments of tool calls are" },
    { part: "input", weight: 2, have: input, of: 1, what: "the input is" },
    { part: "outputs", weight: 2, have: said, of: Math.max(1, models.length), what: "answers of the model are" },
    { part: "model", weight: 1, have: named, of: models.length, what: "the model's name is" }
  ];
}
function answersIn(events) {
  return events.filter((event, index) => {
    if (event.type !== "model_call") return false;
    return event.output !== void 0 || event.error !== void 0 || events[index + 1]?.type === "tool_call";
  }).length;
}

export {
  replayability
};
