import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  decodeUtf8,
  readBytes
} from "./chunk-MNEDWUFL.js";
import {
  makeTrace,
  resultEvent,
  traceFormats,
  withoutNonNumbers
} from "./chunk-5UWQ2UOB.js";
import {
  isoOf
} from "./chunk-GDARB4Q4.js";
import {
  runTrace
} from "./chunk-2VGZG564.js";
import {
  answersOfEvents,
  isStreamEvent
} from "./chunk-GWSDJRN5.js";
import {
  argumentsOf,
  asText,
  at,
  present,
  textOf
} from "./chunk-HRXOAXY4.js";
import {
  isObject,
  require_dist,
  schemaProblems
} from "./chunk-4F3SSZ2F.js";
import {
  assertJsonLimits,
  nodePlatform,
  parseJson,
  parseJsonLines
} from "./chunk-CE2JCBQF.js";
import {
  ReplayKitError,
  strictObject,
  string
} from "./chunk-QRZ7DRHS.js";
import {
  __toESM
} from "./chunk-VHE66NNS.js";

// src/core/formats/yaml-cassette.ts
var import_yaml = __toESM(require_dist(), 1);
var maxChars = 16 * 1024 * 1024;
var tooWide = /^ {1000}/m;
function isCassette(text) {
  return !/^[\s\uFEFF]*[{[]/.test(text) && /^(?:interactions|http_interactions|messages):/m.test(text.slice(0, 8192));
}
var binary = {
  tag: "tag:yaml.org,2002:binary",
  resolve: (text) => ({ base64_string: text.replace(/\s/g, "") })
};
function readCassette(text, name) {
  if (text.length > maxChars)
    throw new ReplayKitError("too_large", `${name}: more than ${maxChars} characters of YAML`);
  if (tooWide.test(text)) throw new ReplayKitError("too_deep", `${name}: nested too deep`);
  try {
    const document = (0, import_yaml.parseDocument)(text, {
      customTags: [binary],
      prettyErrors: false,
      uniqueKeys: false,
      stringKeys: true,
      logLevel: "error"
    });
    const [fault] = document.errors;
    if (fault) throw fault;
    if (!(0, import_yaml.isMap)(document.contents) && !(0, import_yaml.isSeq)(document.contents) && !(0, import_yaml.isScalar)(document.contents)) return null;
    const value = document.toJS({ maxAliasCount: 1e3 });
    assertJsonLimits(value, { name });
    return value;
  } catch (cause) {
    if (cause instanceof ReplayKitError) throw cause;
    throw new ReplayKitError("invalid_yaml", `${name} cannot be read as a cassette in YAML`, {
      hint: "record it again, or convert it to JSON",
      cause
    });
  }
}

// src/core/formats/prepare-input.ts
function prepareInput({ name, text, bytes, json }) {
  const base = { name, ...bytes === void 0 ? {} : { bytes }, ...text === void 0 ? {} : { text } };
  if (json !== void 0) return { ...base, ...withoutStream({ json }) };
  if (text === void 0) return base;
  if (/^\s*(?:event|data|id|retry):/.test(text))
    return { ...base, ...withoutStream({ lines: linesOfEvents(text, name) }) };
  if (looksLikeLines(text)) {
    const { lines, notes } = parsedLines(text, name);
    return { ...base, ...withoutStream({ lines }), notes };
  }
  if (isCassette(text)) return { ...base, json: readCassette(text, name) };
  return { ...base, ...withoutStream({ json: parsed(text, name) }) };
}
function linesOfEvents(text, name) {
  const data = text.split("\n").filter((line) => line.startsWith("data:")).map((line) => line.slice(5).trim());
  return parseJsonLines(data.filter((line) => /^[{[]/.test(line) && line !== "[DONE]").join("\n"), { name });
}
function withoutStream(values) {
  const listed = values.lines ?? (Array.isArray(values.json) ? values.json : []);
  if (listed.length === 0 || !isStreamEvent(listed[0]) || !listed.every(isStreamEvent)) return values;
  const answers = answersOfEvents(listed);
  return { json: answers.length === 1 ? answers[0] ?? null : answers };
}
function parsed(text, name) {
  return withoutNonNumbers(text, (tried) => parseJson(tried, { name }));
}
function parsedLines(text, name) {
  const parse = (given) => withoutNonNumbers(given, (tried) => parseJsonLines(tried, { name }));
  try {
    return { lines: parse(text), notes: [] };
  } catch (error) {
    const whole = text.slice(0, text.trimEnd().lastIndexOf("\n"));
    if (!(error instanceof ReplayKitError) || error.code !== "invalid_json") throw error;
    try {
      return { lines: parse(whole), notes: ["the last line is cut off, and was left out"] };
    } catch {
      throw error;
    }
  }
}
function looksLikeLines(text) {
  const start = /\S/.exec(text)?.index ?? 0;
  const end = text.indexOf("\n", start);
  if (end === -1 || !/^[{[]/.test(text.charAt(start))) return false;
  const line = text.slice(start, end).trimEnd();
  return /[}\]]$/.test(line.slice(-1)) && line.length > 1 && /^\s*[{[]/.test(text.slice(end, end + 4096));
}

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
  const parsed2 = tableMappingSchema.safeParse(given);
  if (!parsed2.success) {
    const problems = schemaProblems(parsed2.error, given).map(({ message }) => `mapping: ${message}`);
    throw new ReplayKitError("invalid_input", problems.join("\n"), {
      hint: "name a column for `run`, and for what it holds"
    });
  }
  const mapping = parsed2.data;
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
  const prepared = prepareInput(input);
  if (mapping !== void 0) return readTable(prepared, mapping).map((read) => ({ ...read, format: "table" }));
  const reader = format === void 0 ? detectFormat(prepared) : namedFormat(format);
  const before = prepared.notes ?? [];
  return reader.read(prepared, { platform }).map(({ trace, notes }) => ({
    trace,
    notes: before.length === 0 ? notes : [...before, ...notes],
    format: reader.name
  }));
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

// src/cli/read-trace.ts
import { basename } from "node:path";

// src/cli/read-trace-bytes.ts
import { gunzipSync } from "node:zlib";
var maxUnpacked = 512 * 1024 * 1024;
function traceContent(packed, name) {
  const bytes = unpacked(packed, name);
  const mark = bytes.subarray(0, 2).toString("hex");
  if (mark === "fffe" || mark === "feff") {
    return { text: new TextDecoder(mark === "fffe" ? "utf-16le" : "utf-16be").decode(bytes) };
  }
  return isText(bytes) ? { text: decodeUtf8(bytes, name) } : { bytes };
}
function unpacked(bytes, name) {
  const mark = bytes.subarray(0, 4).toString("hex");
  const { unzstd } = nodePlatform;
  try {
    if (mark.startsWith("1f8b")) return gunzipSync(bytes, { maxOutputLength: maxUnpacked });
    if (mark === "28b52ffd" && unzstd) return Buffer.from(unzstd(bytes, maxUnpacked));
    return bytes;
  } catch (cause) {
    throw new ReplayKitError(
      "invalid_input",
      `${name} cannot be unpacked: ${cause instanceof Error ? cause.message : ""}`,
      {
        hint: "unpack it first, and see that the file is whole",
        cause
      }
    );
  }
}
function isText(bytes) {
  return !bytes.subarray(0, 512).some((byte) => byte < 9 || byte > 13 && byte < 32 && byte !== 27);
}

// src/cli/read-trace.ts
async function readTraceFile(path, context) {
  const bytes = path === "-" ? await context.terminal.readInput() : await readBytes(path, context.cwd);
  const format = context.flags.text("format");
  const name = path === "-" ? "standard input" : path;
  return readTraces(
    { name, ...traceContent(bytes, name) },
    { platform: nodePlatform, ...format === void 0 ? {} : { format } }
  );
}
async function readOneTrace(path, context) {
  const recorded = await runTrace(path, context);
  if (recorded) return { trace: recorded, format: "a recorded run", notes: [] };
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

export {
  readTraces,
  readTraceFile,
  readOneTrace
};
