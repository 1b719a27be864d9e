import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  canonicalJson
} from "./chunk-ZPONSFWV.js";

// src/core/timeline.ts
var lineLength = 160;
function timeline(trace, options = {}) {
  const agent = [trace.agent?.name, trace.agent?.version].filter((part) => part !== void 0).join(" ");
  const model = trace.model?.name;
  const head = [`run ${oneLine(trace.run_id, options)}`, trace.status, agent, model].filter(
    (part) => part !== void 0 && part !== ""
  );
  const entries = timelineEntries(trace, options);
  const width = String(entries.length).length;
  const lines = entries.map(({ kind, text, times }, index) => {
    const number = String(index + 1).padStart(width);
    return `${number}  ${labels[kind].padEnd(7)} ${text}${times > 1 ? `  ×${times}` : ""}`;
  });
  return [head.join(" · "), ...ratingLines(trace.feedback, options), ...lines].join("\n");
}
function ratingLines(feedback, options) {
  if (feedback === void 0) return [];
  const { rating, comment, expected_calls, expected_text = [], forbidden_calls = [], forbidden_text = [] } = feedback;
  const call = ({ tool, args }) => `${oneLine(tool, options)}${args === void 0 ? "" : ` ${value(args, options)}`}`;
  return [
    `rated ${rating}${comment === void 0 ? "" : `: ${oneLine(comment, options)}`}`,
    ...expected_calls?.length === 0 ? ["  expected: no write call"] : [],
    ...(expected_calls ?? []).map((one) => `  expected call: ${call(one)}`),
    ...expected_text.map((text) => `  expected text: ${oneLine(text, options)}`),
    ...forbidden_text.map((text) => `  forbidden text: ${oneLine(text, options)}`),
    ...forbidden_calls.map((one) => `  forbidden call: ${call(one)}`)
  ];
}
function timelineEntries(trace, options = {}) {
  const results = resultsByCall(trace.events);
  const paired = new Set(results.values());
  const entries = [];
  const folded = options.full === true ? /* @__PURE__ */ new Map() : asides(trace.events);
  for (const event of trace.events) {
    const aside = folded.get(event);
    if (aside) {
      if (aside[0] === event) entries.push(asideEntry(aside, options));
      continue;
    }
    if (event.type === "tool_result" && paired.has(event)) continue;
    const entry = event.type === "tool_call" ? callEntry(event, results.get(event), options) : eventEntry(event, options);
    const last = entries.at(-1);
    if (last && last.kind === entry.kind && last.key === entry.key) last.times += 1;
    else entries.push(entry);
  }
  return entries.map(({ kind, text, times }) => ({ kind, text, times }));
}
var manyAsides = 4;
function asides(events) {
  const folded = /* @__PURE__ */ new Map();
  if (events.every(({ type }) => type === "other")) return folded;
  let row = [];
  const close = () => {
    if (row.length >= manyAsides) for (const event of row) folded.set(event, row);
    row = [];
  };
  for (const event of events) {
    if (event.type === "other") row.push(event);
    else close();
  }
  close();
  return folded;
}
var namedAsides = 3;
function asideEntry(row, options) {
  const names = [...new Set(row.flatMap((event) => event.type === "other" ? event.name : []))];
  const more = names.length > namedAsides ? `, and ${names.length - namedAsides} more names` : "";
  const told = names.slice(0, namedAsides).map((name) => oneLine(name, options));
  const text = `${row.length} besides: ${told.join(", ")}${more} (all with --full)`;
  return { kind: "other", text, times: 1, key: text };
}
var labels = {
  input_message: "input",
  model_call: "model",
  tool_call: "tool",
  call: "tool",
  tool_result: "result",
  state: "state",
  error: "error",
  final_output: "answer",
  other: "other"
};
function resultsByCall(events) {
  const results = /* @__PURE__ */ new Map();
  const waiting = [];
  for (const event of events) {
    if (event.type === "tool_call") waiting.push(event);
    if (event.type !== "tool_result") continue;
    const index = event.call_id === void 0 ? 0 : waiting.findIndex(({ call_id }) => call_id === event.call_id);
    const [call] = index === -1 ? [] : waiting.splice(index, 1);
    if (call) results.set(call, event);
  }
  return results;
}
function callEntry(call, result, options) {
  const asked = `${oneLine(call.tool_name, options)} ${value(call.tool_args, options)}`;
  const answer = result === void 0 ? "no result" : resultText(result, options);
  const key = canonicalJson([call.tool_name, call.tool_args, result?.output ?? null, result?.error?.message ?? null]);
  return { kind: "call", text: `${asked} → ${answer}`, times: 1, key };
}
function resultText({ output, error }, options) {
  return error === void 0 ? value(output ?? null, options) : `${error.kind} error: ${oneLine(error.message, options)}`;
}
function eventEntry(event, options) {
  const text = eventText(event, options);
  return { kind: event.type, text, times: 1, key: text };
}
function eventText(event, options) {
  if (event.type === "input_message") return `${oneLine(event.role, options)}: ${value(event.content, options)}`;
  if (event.type === "model_call") return modelText(event, options);
  if (event.type === "tool_result") return `without a call → ${resultText(event, options)}`;
  if (event.type === "state") {
    const decision = event.decision === void 0 ? "" : ` (${oneLine(event.decision, options)})`;
    return `${oneLine(event.step_id, options)}${decision} ${value(event.state, options)}`;
  }
  if (event.type === "error")
    return `${event.kind === void 0 ? "" : `${event.kind}: `}${oneLine(event.error, options)}`;
  if (event.type === "final_output") return value(event.content, options);
  return `${oneLine(event.name, options)} ${event.data === void 0 ? "" : value(event.data, options)}`.trimEnd();
}
function modelText(event, options) {
  const usage = event.usage === void 0 ? "" : ` (${event.usage.input ?? "?"} in, ${event.usage.output ?? "?"} out)`;
  const answer = event.error === void 0 ? value(event.output ?? null, options) : `error: ${oneLine(event.error.message, options)}`;
  return `${oneLine(event.model ?? "model", options)}${usage} → ${answer}`;
}
function value(json, options) {
  return oneLine(typeof json === "string" ? json : JSON.stringify(json), options);
}
function oneLine(text, { full = false }) {
  const flat = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  return full || flat.length <= lineLength ? flat : `${flat.slice(0, lineLength - 1)}…`;
}

export {
  timeline
};
