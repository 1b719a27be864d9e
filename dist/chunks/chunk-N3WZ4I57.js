import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  isObject,
  readMessages
} from "./chunk-3QQEB6C6.js";
import {
  shortJson
} from "./chunk-ZPONSFWV.js";

// src/core/checkpoint-lines.ts
function messageLines(messages, { full = false } = {}) {
  const text = (value) => full ? JSON.stringify(value) : shortJson(value);
  return readMessages(messages).map(({ role, text: said, calls, results }) => {
    const parts = [
      ...said === "" ? [] : [full ? said : shortJson(said).slice(1, -1)],
      ...calls.map(({ name, args }) => `${name} ${text(args)}`),
      ...results.map(({ output }) => text(output ?? null))
    ];
    return { role, text: parts.join(" · ").replaceAll(/\s+/g, " ") };
  });
}
function modelLine(model) {
  if (!model) return void 0;
  const { name, provider, ...settings } = model;
  const who = name ?? "a model";
  const of = typeof provider === "string" ? ` (${provider})` : "";
  const how = Object.entries(settings).flatMap(([key, value]) => isPlain(value) ? [`${key} ${String(value)}`] : []);
  return [`${who}${of}`, ...how].join(", ");
}
function callLines(calls, { full = false } = {}) {
  const text = (value) => full ? JSON.stringify(value) : shortJson(value);
  return calls.filter(isObject).map(({ tool_name: tool, tool_args: args, tool_output: output, error }) => {
    const message = isObject(error) ? error["message"] : error;
    const given = error === void 0 ? text(output ?? null) : `error: ${text(message ?? null)}`;
    return `${typeof tool === "string" ? tool : "a tool"} ${text(args ?? {})} → ${given}`;
  });
}
function isPlain(value) {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

export {
  messageLines,
  modelLine,
  callLines
};
