import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  openTraceFile,
  prepareInput,
  ratedByProject,
  readAllTraces
} from "./chunk-O46J4PBA.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";

// src/core/formats/join-inputs.ts
var batched = /* @__PURE__ */ new Set(["otlp", "openai-agents", "langsmith", "langfuse"]);
function isBatchedFormat(format) {
  return format !== void 0 && batched.has(format);
}
function batchKey({ run_id, source }) {
  const format = source?.format;
  if (!isBatchedFormat(format)) return void 0;
  const trace = source?.["trace_id"];
  return `${format} ${typeof trace === "string" ? trace : run_id}`;
}
function joinedInput(inputs) {
  const values = /* @__PURE__ */ new Map();
  for (const input of inputs) {
    const { json, lines } = prepareInput(input);
    const listed = lines ?? (Array.isArray(json) ? json : json === void 0 ? [] : [json]);
    for (const value of listed) values.set(JSON.stringify(value), value);
  }
  return { name: inputs.map(({ name }) => name).join(", "), json: [...values.values()] };
}

// src/cli/import/join-batches.ts
async function joinBatches(held, context) {
  const byKey = /* @__PURE__ */ new Map();
  for (const one of held) {
    const key = batchKey(one.read.trace) ?? one.read.trace.run_id;
    byKey.set(key, [...byKey.get(key) ?? [], one]);
  }
  const joined = [];
  for (const [key, parts] of byKey) joined.push(...await joinParts(key, parts, context));
  return joined;
}
async function joinParts(key, parts, context) {
  const files = [...new Map(parts.map(({ file }) => [file.path, file])).values()];
  const [first] = parts;
  if (!first || files.length < 2 || files.some(({ path }) => path === "-")) return parts;
  const inputs = await Promise.all(files.map(async ({ path }) => (await openTraceFile(path, context)).input));
  const { traces } = readAllTraces(joinedInput(inputs), { platform: nodePlatform, format: first.read.format });
  const same = traces.filter(({ trace }) => batchKey(trace) === key);
  const note = `one trace in ${files.length} files: ${files.map(({ path }) => path).join(", ")}`;
  const rated = await ratedByProject(same, context);
  return same.length === 0 ? parts : rated.map((read) => ({ file: first.file, read: { ...read, notes: [...read.notes, note] } }));
}

export {
  batchKey,
  joinBatches
};
