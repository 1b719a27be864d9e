import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  outputText,
  presentOutput,
  textOf
} from "./chunk-UEQIKGNP.js";

// src/core/run/run-from-trace.ts
function runFromTrace(trace, effects) {
  const finals = trace.events.filter((event) => event.type === "final_output");
  const finalOutput = presentOutput(finals.at(-1)?.content);
  const errors = errorsOf(trace.events);
  const calls = callsOf(trace.events, effects);
  return {
    status: statusOf(trace, errors),
    final_output: finalOutput,
    calls,
    errors,
    said: saidIn(trace.events, finalOutput),
    states: trace.events.flatMap(
      (event) => event.type === "state" ? [{ step_id: event.step_id, state: event.state }] : []
    ),
    steps: stepsOf(trace.events) || calls.length,
    tokens: tokensOf(trace.events),
    duration_ms: durationOf(trace)
  };
}
function statusOf({ status, events }, errors) {
  if (errors.some(({ kind }) => kind === "limit")) return "error";
  return status === "unknown" && events.some(({ type }) => type === "error") ? "error" : status;
}
function errorsOf(events) {
  return events.flatMap((event) => {
    if (event.type === "error") return [{ kind: event.kind ?? "exception", text: event.error }];
    if (event.type === "model_call" && event.error) return [{ kind: event.error.kind, text: event.error.message }];
    return [];
  });
}
function callsOf(events, effects) {
  const asked = [];
  for (const event of events) {
    if (event.type === "tool_call") asked.push(openCall(event, effects));
    if (event.type === "tool_result") answer(asked, event);
  }
  return asked.map(({ call }) => call);
}
function openCall(event, effects) {
  const known = effects(event.tool_name);
  const declared = known.guessed ? event.effect : void 0;
  const call = {
    tool: event.tool_name,
    args: event.tool_args,
    group: event.group,
    effect: declared ?? known.effect,
    effect_guessed: known.guessed && declared === void 0,
    output: void 0,
    error: void 0,
    simulated: false
  };
  return { call, id: event.call_id, answered: false };
}
function answer(asked, event) {
  const open = findAsked(asked, event);
  if (!open) return;
  open.answered = true;
  open.call.output = event.error && event.output === void 0 ? void 0 : event.output ?? null;
  open.call.error = event.error;
  open.call.simulated = event.simulated === true;
}
function findAsked(asked, { call_id }) {
  if (call_id === void 0) return asked.find(({ answered }) => !answered);
  const named = asked.filter(({ id }) => id === call_id);
  return named.find(({ answered }) => !answered) ?? named.at(-1) ?? asked.find(({ id, answered }) => id === void 0 && !answered);
}
function saidIn(events, finalOutput) {
  const said = [];
  const add = (text) => {
    if (text !== "" && text !== said.at(-1)) said.push(text);
  };
  for (const event of events) {
    if (event.type === "model_call") add(textOf(event.output));
    if (event.type === "input_message" && event.role === "assistant") add(textOf(event.content));
    if (event.type === "final_output") add(outputText(event.content).trim());
  }
  if (finalOutput !== void 0) add(outputText(finalOutput).trim());
  return said;
}
function stepsOf(events) {
  const modelCalls = events.filter((event) => event.type === "model_call").length;
  if (modelCalls > 0) return modelCalls;
  return new Set(
    events.map((event) => event.type === "state" ? event.step_id : event.step).filter((id) => id !== void 0)
  ).size;
}
function tokensOf(events) {
  const used = events.filter((event) => event.type === "model_call").flatMap(
    ({ usage }) => usage?.input === void 0 && usage?.output === void 0 ? [] : [(usage.input ?? 0) + (usage.output ?? 0)]
  );
  return used.length === 0 ? void 0 : used.reduce((sum, tokens) => sum + tokens, 0);
}
function durationOf(trace) {
  const times = trace.events.map(({ at }) => timeOf(at)).filter((time) => time !== void 0);
  const from = timeOf(trace.started_at) ?? times.at(0);
  const to = timeOf(trace.ended_at) ?? times.at(-1);
  return from === void 0 || to === void 0 || to < from ? void 0 : to - from;
}
function timeOf(text) {
  const time = text === void 0 ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? void 0 : time;
}

export {
  runFromTrace
};
