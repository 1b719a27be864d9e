import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  decodeUtf8,
  readBytes
} from "./chunk-KN7GQKJS.js";
import {
  makeTrace,
  resultEvent,
  traceFormats
} from "./chunk-ETBUDBER.js";
import {
  localTrace
} from "./chunk-UJV7WWBT.js";
import {
  argumentsOf,
  asText,
  at,
  isoOf,
  present,
  textOf
} from "./chunk-6OKKB3RO.js";
import {
  nodePlatform
} from "./chunk-AD2P542H.js";
import {
  schemaProblems
} from "./chunk-F3XWN5HJ.js";
import {
  parseJson,
  parseJsonLines
} from "./chunk-5LI65K7B.js";
import {
  strictObject,
  string
} from "./chunk-SN3GIU3B.js";
import {
  isObject
} from "./chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";

// src/core/formats/table.ts
var column = string().min(1);
var tableMappingSchema = strictObject({
  run: column.describe("groups rows into runs"),
  at: column.optional(),
  role: column.optional(),
  content: column.optional(),
  tool: column.optional(),
  args: column.optional(),
  output: column.optional(),
  error: column.optional(),
  call_id: column.optional(),
  status: column.optional(),
  agent: column.optional()
});
function readTable(input, given) {
  const parsed = tableMappingSchema.safeParse(given);
  if (!parsed.success) {
    const problems = schemaProblems(parsed.error, given).map(({ message }) => `mapping: ${message}`);
    throw new ReplayKitError("invalid_input", problems.join("\n"), {
      hint: "name a column for `run`, and for what it holds"
    });
  }
  const mapping = parsed.data;
  const rows = (input.lines ?? (Array.isArray(input.json) ? input.json : [])).filter(isObject);
  const runs = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const id = textOf(cell(row, mapping.run));
    if (id === void 0) continue;
    const same = runs.get(id);
    if (same) same.push(row);
    else runs.set(id, [row]);
  }
  if (runs.size === 0) {
    throw new ReplayKitError("invalid_input", `${input.name}: no row has a value in "${mapping.run}"`, {
      hint: "check the column's name in the mapping"
    });
  }
  return [...runs].map(([id, of]) => readRun(id, of, mapping));
}
function cell(row, name) {
  if (name === void 0) return void 0;
  const value = Object.hasOwn(row, name) ? row[name] : at(row, ...name.split("."));
  return value === null || value === "" ? void 0 : value;
}
function readRun(run_id, rows, mapping) {
  const events = rows.flatMap((row, index) => eventsOf(row, index, mapping));
  const last = events.at(-1);
  if (last?.type === "model_call" && last.output !== void 0)
    events.push({ type: "final_output", content: last.output });
  const said = rows.map((row) => textOf(cell(row, mapping.status))).findLast((value) => value !== void 0);
  const agent = rows.map((row) => textOf(cell(row, mapping.agent))).find((value) => value !== void 0);
  return makeTrace({
    run_id,
    format: "table",
    status: statusOf(said),
    ...agent === void 0 ? {} : { agent: { name: agent } },
    events
  });
}
function statusOf(text) {
  if (text === void 0) return "unknown";
  if (/^(?:ok|success|succeeded|passed|true|1|completed?)$/i.test(text)) return "success";
  return /^(?:error|fail(?:ed|ure)?|false|0|timeout)$/i.test(text) ? "error" : "unknown";
}
function eventsOf(row, index, mapping) {
  const when = isoOf(cell(row, mapping.at));
  const tool = textOf(cell(row, mapping.tool));
  const content = cell(row, mapping.content);
  if (tool === void 0) {
    if (content === void 0) return [present({ type: "other", name: "row", data: row, at: when })];
    const role = textOf(cell(row, mapping.role)) ?? "user";
    if (/^(?:assistant|ai|agent|model|bot)$/i.test(role))
      return [present({ type: "model_call", output: content, at: when })];
    return [present({ type: "input_message", role, content, at: when })];
  }
  const id = textOf(cell(row, mapping.call_id)) ?? `row-${index + 1}`;
  const args = cell(row, mapping.args);
  const output = cell(row, mapping.output);
  const failure = cell(row, mapping.error);
  const error = failure === void 0 ? void 0 : { kind: "tool", message: asText(failure) };
  const answered = output !== void 0 || error !== void 0;
  return [
    ...args === void 0 && answered && mapping.call_id !== void 0 && cell(row, mapping.role) === "tool" ? [] : [present({ type: "tool_call", call_id: id, tool_name: tool, tool_args: argumentsOf(args), at: when })],
    ...answered ? [resultEvent({ id, output: output ?? null, error }, { at: when })] : []
  ];
}

// src/core/formats/read-traces.ts
function readTraces(input, { format, mapping, platform }) {
  const prepared = prepare(input);
  if (mapping !== void 0) return readTable(prepared, mapping).map((read) => ({ ...read, format: "table" }));
  const reader = format === void 0 ? detectFormat(prepared) : namedFormat(format);
  return reader.read(prepared, { platform }).map((read) => ({ ...read, format: reader.name }));
}
function detectFormat(input) {
  const sample = beginning(input);
  const ranked = traceFormats.map((format) => ({ format, sure: format.detect(sample) }));
  const best = ranked.toSorted((a, b) => b.sure - a.sure)[0];
  if (best && best.sure > 0) return best.format;
  throw new ReplayKitError("unknown_format", `${input.name} is no trace in a format that ReplayKit reads`, {
    hint: "`replaykit formats` lists them; name one with --format where the content does not tell"
  });
}
var enough = 64;
function beginning(input) {
  if (input.lines) return { ...input, lines: input.lines.slice(0, enough) };
  return Array.isArray(input.json) ? { ...input, json: input.json.slice(0, enough) } : input;
}
function namedFormat(name) {
  const found = traceFormats.find((format) => format.name === name);
  if (found) return found;
  throw new ReplayKitError("unknown_format", `there is no trace format "${name}"`, {
    hint: `the formats are ${traceFormats.map((format) => format.name).join(", ")}`
  });
}
function prepare({ name, text, bytes, json }) {
  const base = { name, ...bytes === void 0 ? {} : { bytes }, ...text === void 0 ? {} : { text } };
  if (json !== void 0) return { ...base, json };
  if (text === void 0) return base;
  if (looksLikeLines(text)) return { ...base, lines: parseJsonLines(text, { name }) };
  return { ...base, json: parseJson(text, { name }) };
}
function looksLikeLines(text) {
  const start = text.trimStart();
  const end = start.indexOf("\n");
  if (!/^[{[]/.test(start) || end === -1 || start.slice(end).trim() === "") return false;
  try {
    parseJson(start.slice(0, end), { name: "line 1" });
    return true;
  } catch {
    return false;
  }
}

// src/cli/read-trace.ts
import { basename } from "node:path";
async function readTraceFile(path, context) {
  const bytes = path === "-" ? await context.terminal.readInput() : await readBytes(path, context.cwd);
  const format = context.flags.text("format");
  const name = path === "-" ? "standard input" : path;
  const content = isText(bytes) ? { text: decodeUtf8(bytes, name) } : { bytes };
  return readTraces({ name, ...content }, { platform: nodePlatform, ...format === void 0 ? {} : { format } });
}
async function readOneTrace(path, context) {
  const local = await localTrace(path, context);
  if (local) return { trace: local, format: "a run of the local store", notes: [] };
  const traces = await readTraceFile(path, context);
  const run = context.flags.text("run");
  const chosen = run === void 0 ? traces : traces.filter(({ trace }) => trace.run_id === run);
  const [first, ...more] = chosen;
  if (first !== void 0 && more.length === 0) return first;
  const ids = traces.slice(0, 20).map(({ trace }) => context.terminal.safe(trace.run_id)).join(", ");
  if (first === void 0 && run === void 0)
    throw new ReplayKitError("invalid_trace", `${basename(path)} holds no run`);
  throw new ReplayKitError(
    "usage",
    first === void 0 ? `${basename(path)} holds no run "${run}"` : `${basename(path)} holds ${chosen.length} runs`,
    { hint: `name one with --run: ${ids}${traces.length > 20 ? ", …" : ""}` }
  );
}
function isText(bytes) {
  return !bytes.subarray(0, 512).some((byte) => byte < 9 || byte > 13 && byte < 32 && byte !== 27);
}

export {
  readTraces,
  readTraceFile,
  readOneTrace
};
