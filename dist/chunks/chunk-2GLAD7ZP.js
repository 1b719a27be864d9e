import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  native,
  traceFormats,
  withoutNonNumbers
} from "./chunk-2FQZJBAN.js";
import {
  decodeUtf8,
  readBytes
} from "./chunk-Q6LTGZMA.js";
import {
  isoOf
} from "./chunk-S55TV4DX.js";
import {
  absentRun,
  environmentTrace,
  runTrace
} from "./chunk-4RAIIDOJ.js";
import {
  answersOfEvents,
  argumentsOf,
  asText,
  done,
  isObject,
  isStream,
  makeTrace,
  normaliseTrace,
  noteOnText,
  present,
  require_dist,
  resultEvent,
  schemaProblems,
  textOf,
  traceShape
} from "./chunk-6V2FDER7.js";
import {
  assertJsonLimits,
  parseJson,
  parseJsonLines
} from "./chunk-KAH3UWF3.js";
import {
  nodePlatform
} from "./chunk-CRFVSXE6.js";
import {
  ReplayKitError,
  strictObject,
  string
} from "./chunk-K63WLW7F.js";
import {
  __toESM
} from "./chunk-VHE66NNS.js";

// src/core/formats/detect-format.ts
function detectFormat(input) {
  const found = surestFormat(input);
  if (found) return found;
  throw notKnown(input.name);
}
function notKnown(name) {
  return new ReplayKitError("unknown_format", `${name} is no trace in a format that ReplayKit reads`, {
    hint: `\`replaykit formats\` lists them; name one with --format where the content does not tell; ${traceShape}`
  });
}
function surestFormat(input) {
  const sample = beginning(input);
  let best;
  let most2 = 0;
  for (const format of traceFormats) {
    const sure = format.detect(sample);
    if (sure <= most2) continue;
    best = format;
    most2 = sure;
    if (most2 === 1) break;
  }
  return best;
}
var enough = 64;
function beginning(input) {
  if (input.lines) return { ...input, lines: input.lines.slice(0, enough) };
  return Array.isArray(input.json) ? { ...input, json: input.json.slice(0, enough) } : input;
}
function namedFormat(name) {
  const found = traceFormats.find((format) => format.name === name);
  if (found) return found;
  if (name === "table") {
    throw new ReplayKitError("invalid_input", "the format table needs a mapping that names the columns", {
      hint: "`replaykit import --mapping <file>` reads tables; the other commands take what it writes"
    });
  }
  throw new ReplayKitError("unknown_format", `there is no trace format "${name}"`, {
    hint: `the formats are ${traceFormats.map((format) => format.name).join(", ")}`
  });
}

// src/core/formats/large-numbers.ts
var fewest = 17;
var most = 1e4;
function noteOnLargeNumbers(text) {
  let at = digitFrom(text, fewest - 1);
  for (let looked = 0; at < text.length && looked < most; looked += 1) {
    let start = at;
    while (isDigit(text.charCodeAt(start - 1))) start -= 1;
    let end = at + 1;
    while (isDigit(text.charCodeAt(end))) end += 1;
    if (end - start >= fewest && isMember(text, start, end) && !isExact(text.slice(start, end))) {
      const shown = end - start > 40 ? `${text.slice(start, start + 40)}…` : text.slice(start, end);
      return [`numbers beyond 2^53 lose their last digits where they are read as numbers (the first is ${shown})`];
    }
    at = digitFrom(text, end + fewest - 1);
  }
  return [];
}
function digitFrom(text, from) {
  const { length } = text;
  for (let at = from; at < length; at += fewest) {
    if (!isDigit(text.charCodeAt(at))) continue;
    if (isDigit(text.charCodeAt(at - 8)) || isDigit(text.charCodeAt(at + 8))) return at;
  }
  return length;
}
function isDigit(unit) {
  return unit >= 48 && unit <= 57;
}
function isMember(text, start, end) {
  let before = start - 1;
  while (text.charCodeAt(before) === 32 || text.charCodeAt(before) === 45) before -= 1;
  if (text.charCodeAt(before) !== 58) return false;
  const name = /(.{0,20})":\s*-?$/.exec(text.slice(Math.max(0, start - 40), start))?.[1];
  return name !== void 0 && !/(?:nanos?|time|stamp|_at|date)\\*$/i.test(name) && !/[.eE]/.test(text.charAt(end));
}
function isExact(digits) {
  return digits.length < 400 && BigInt(digits) === BigInt(Number(digits));
}

// src/core/formats/lines-among-noise.ts
function linesAmongNoise(text, name, fewest2 = 2) {
  const lines = [];
  const broken = [];
  const damaged = [];
  const numbers = [];
  let covered = 0;
  let last = 0;
  for (const part of partsOf(text)) {
    last = part.number;
    const value = lineOf(part.text, name);
    if (value === void 0) {
      broken.push(part.number);
      if (beginsAsValue(part.text)) damaged.push(part.number);
    } else {
      numbers.push(part.number);
      lines.push(value);
      covered += part.size;
    }
  }
  const cut = broken.length === 1 && broken[0] === last && beginsAsValue(text.slice(text.trimEnd().lastIndexOf("\n")));
  if (covered < Math.max(broken.length, cut ? 1 : fewest2)) return void 0;
  const placeOf = (index) => (numbers[index] ?? index + 1) - 1;
  const notes = noteOf(broken, cut);
  if (cut || damaged.length === 0) return { lines, notes, placeOf };
  const begun = new Set(damaged);
  const noise = noteOf(
    broken.filter((number) => !begun.has(number)),
    false
  );
  return { lines, notes, placeOf, damaged: { numbers: damaged, notes: noise } };
}
function beginsAsValue(text) {
  return /^\s*[{[]/.test(text);
}
function partsOf(text) {
  const parts = [];
  const rows = text.split("\n");
  const closes = rows.flatMap((row, index) => /^[}\]],?\s*$/.test(row) ? [index] : []);
  let next = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? "";
    if (row.trim() === "") continue;
    while ((closes[next] ?? Infinity) < index) next += 1;
    const size = /^[{[]\s*$/.test(row) ? (closes[next] ?? index) - index + 1 : 1;
    const whole = rows.slice(index, index + size).join("\n");
    parts.push({ text: size === 1 ? whole : whole.replace(/,\s*$/, ""), number: index + 1, size });
    index += size - 1;
  }
  return parts;
}
function lineOf(part, name) {
  if (!beginsAsValue(part)) return void 0;
  try {
    return withoutNonNumbers(part, (tried) => parseJson(tried, { name }));
  } catch (error) {
    if (error instanceof ReplayKitError && error.code === "invalid_json") return void 0;
    throw error;
  }
}
function noteOf(broken, cut) {
  const [first] = broken;
  if (first === void 0) return [];
  if (broken.length > 1) return [`${broken.length} lines are no JSON, and were left out (the first is line ${first})`];
  return [cut ? "the last line is cut off, and was left out" : `line ${first} is no JSON, and was left out`];
}

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
function prepareInput(input) {
  const parsed = parsedInput(input);
  const large = input.text === void 0 || input.json !== void 0 ? [] : noteOnLargeNumbers(input.text);
  if (large.length === 0) return parsed;
  const { notes = [], damaged } = parsed;
  const more = damaged ? { damaged: { ...damaged, notes: [...damaged.notes, ...large] } } : {};
  return { ...parsed, notes: [...notes, ...large], ...more };
}
function parsedInput({ name, text, bytes, json, rows = false }) {
  const base = { name, ...bytes === void 0 ? {} : { bytes }, ...text === void 0 ? {} : { text } };
  if (json !== void 0) return { ...base, ...withoutStream({ json }) };
  if (text === void 0) return base;
  if (/^\s*(?:event|data|id|retry):/.test(text))
    return { ...base, ...withoutStream({ lines: linesOfEvents(text, name) }) };
  if (looksLikeLines(text)) {
    const { lines, ...found } = parsedLines(text, name, rows);
    return { ...base, ...withoutStream({ lines }), ...found };
  }
  if (isCassette(text)) return { ...base, json: readCassette(text, name) };
  const { notes, ...read } = { notes: [], ...parsedWhole(text, name, rows) };
  return { ...base, ...withoutStream(read), ...notes.length === 0 ? {} : { notes } };
}
function linesOfEvents(text, name) {
  const data = text.split("\n").filter((line) => line.startsWith("data:")).map((line) => line.slice(5).trim());
  const values = parseJsonLines(data.filter((line) => /^[{[]/.test(line) && line !== done).join("\n"), { name });
  return data.includes(done) && isStream(values) ? [...values, done] : values;
}
function withoutStream(values) {
  const listed = values.lines ?? (Array.isArray(values.json) ? values.json : []);
  if (!isStream(listed)) return values;
  const answers = answersOfEvents(listed);
  return { json: answers.length === 1 ? answers[0] ?? null : answers };
}
function parsedWhole(text, name, rows) {
  try {
    return { json: withoutNonNumbers(text, (tried) => parseJson(tried, { name })) };
  } catch (error) {
    const found = linesOr(error, () => linesAmongNoise(text, name, rows ? 1 : 2));
    const [only] = found.lines;
    return only === void 0 || found.lines.length > 1 || rows ? found : { json: only, notes: found.notes };
  }
}
function parsedLines(text, name, rows) {
  try {
    return {
      lines: withoutNonNumbers(text, (tried) => parseJsonLines(tried, { name })),
      notes: [],
      placeOf: placesIn(text)
    };
  } catch (error) {
    return linesOr(error, () => linesAmongNoise(text, name, rows ? 1 : 2));
  }
}
function placesIn(text) {
  let places;
  return (index) => {
    places ??= text.split("\n").flatMap((line, place) => line.trim() === "" ? [] : [place]);
    return places[index] ?? index;
  };
}
function linesOr(error, find) {
  const found = error instanceof ReplayKitError && error.code === "invalid_json" ? find() : void 0;
  if (!found) throw error;
  return found;
}
function looksLikeLines(text) {
  const start = /\S/.exec(text)?.index ?? 0;
  const end = text.indexOf("\n", start);
  if (end === -1 || !/^[{[]/.test(text.charAt(start))) return false;
  const line = text.slice(start, end).trimEnd();
  return /[}\]]$/.test(line.slice(-1)) && line.length > 1 && /^\s*[{[]/.test(text.slice(end, end + 4096));
}

// src/core/formats/normalised.ts
function normalised({ trace: read, notes }) {
  const trace = normaliseTrace(read);
  const guessed = /* @__PURE__ */ new Set();
  for (const event of trace.events) {
    if (event.type === "tool_result" && event.error?.heuristic === true) guessed.add(noteOnText(event.error));
  }
  const more = [...guessed].filter((note) => !notes.includes(note));
  return { trace, notes: more.length === 0 ? notes : [...notes, ...more] };
}

// src/core/formats/read-items.ts
function readPrepared(input, options) {
  const format = options.format === void 0 ? surestFormat(input) : namedFormat(options.format);
  const items = input.lines ?? (Array.isArray(input.json) ? input.json : void 0);
  if (!items || items.length === 0) return readWhole(input, { format, items: [0] }, options);
  const parts = partsOf2(items, { input, format, fixed: options.format !== void 0, most: options.most ?? Infinity });
  const [only] = parts;
  if (only?.kind === "part" && only.items.length === items.length) return readWhole(input, only, options);
  return parts.flatMap((part) => readPart(part, { input, items, options }));
}
function partsOf2(items, { input, format, fixed, most: most2 }) {
  const parts = [];
  const together = /* @__PURE__ */ new Map();
  for (const [index, item] of items.entries()) {
    const own = format && (format.itemKind ? format.itemKind(item) : "part");
    const other = own === void 0 && !fixed ? formatAlone(item, input.name) : void 0;
    const found = own === void 0 ? other : format;
    const kind = own ?? other?.itemKind?.(item) ?? "run";
    const same = found && kind === "part" ? together.get(found) : void 0;
    if (same) same.items.push(index);
    else {
      if (parts.length >= most2) throw tooMany(input.name, most2);
      const part = { format: found, kind, items: [index] };
      parts.push(part);
      if (found && kind === "part") together.set(found, part);
    }
  }
  return parts;
}
function tooMany(name, most2) {
  return new ReplayKitError("too_large", `${name} holds more than ${most2} runs`, { hint: "send fewer at a time" });
}
function formatAlone(item, name) {
  const own = isObject(item) && "events" in item && "run_id" in item;
  return surestFormat({ name, json: item }) ?? (own ? native : void 0);
}
function readPart({ format, kind, items: indexes }, { input, items, options }) {
  const name = nameOf(input, indexes, options);
  const values = indexes.map((index) => items[index] ?? null);
  const [only = null] = values;
  if (!format && options.format !== void 0) return [refusal(indexes, notOf({ name, json: only }, options.format))];
  const alone = kind === "run" ? { json: only } : input.lines ? { lines: values } : { json: values };
  const answers = readWhole({ name, ...alone }, { format, items: indexes }, options);
  return answers.length === 0 && format ? [refusal(indexes, notOf({ name, json: only }, format.name))] : answers;
}
function nameOf({ name, lines, placeOf: ofLines }, indexes, { placeOf }) {
  const [index = 0, second] = indexes;
  if (second !== void 0) return name;
  const place = (placeOf ?? ofLines)?.(index) ?? index;
  return lines ? `${name} line ${place + 1}` : `${name}[${place}]`;
}
function readWhole(input, { format: found, items }, { format: given, platform }) {
  try {
    const format = found ?? detectFormat(input);
    const read = format.read(input, { platform });
    const nothing = read.every(({ trace }) => trace.events.every(({ type }) => type === "other"));
    if (given !== void 0 && nothing && (read.length === 0 || format.detect(input) === 0))
      return [refusal(items, notOf(input, format.name))];
    return read.map((one) => ({ items, ok: true, trace: { ...normalised(one), format: format.name } }));
  } catch (error) {
    if (error instanceof ReplayKitError) return [refusal(items, error)];
    throw error;
  }
}
function refusal(items, error) {
  return { items, ok: false, error };
}
function notOf(input, format) {
  const like = surestFormat(input)?.name;
  const instead = like === void 0 || like === format ? "" : `; this looks like ${like}`;
  return new ReplayKitError("unknown_format", `${input.name} holds no run in the format ${format}`, {
    hint: `${format} means ${namedFormat(format).title}${instead}`
  });
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
  let nameless = 0;
  for (const row of rows) {
    const id = textOf(cell(row, mapping.run));
    if (id === void 0) {
      nameless += 1;
      continue;
    }
    const same = runs.get(id);
    if (same) same.push(row);
    else runs.set(id, [row]);
  }
  if (runs.size === 0) {
    throw new ReplayKitError("invalid_input", `${input.name}: no row has a value in "${mapping.run}"`, {
      hint: "check the column's name in the mapping"
    });
  }
  const columns = columnsOf(mapping);
  const read = [...runs].map(([id, of]) => readRun(id, of, { mapping, columns }));
  if (nameless > 0) read[0]?.notes.push(`${nameless} of ${rows.length} rows have no value in "${mapping.run}"`);
  return read;
}
function columnsOf(mapping) {
  const named2 = new Set(Object.values(mapping).filter((name) => name !== void 0));
  const parts = [...named2].map((name) => name.split("."));
  return {
    named: named2,
    above: new Set(parts.flatMap((path) => path.slice(1).map((_, at) => path.slice(0, at + 1).join("."))))
  };
}
function restOf(row, { named: named2, above }, before = "") {
  const rest = {};
  for (const [key, value] of Object.entries(row)) {
    const path = before + key;
    if (named2.has(path) || value === null || value === "") continue;
    const kept = above.has(path) && isObject(value) ? restOf(value, { named: named2, above }, `${path}.`) : value;
    if (!isObject(kept) || Object.keys(kept).length > 0) rest[key] = kept;
  }
  return rest;
}
function besides(rows, { mapping, columns }) {
  const rests = rows.filter((row) => saysMore(row, mapping)).map((row) => restOf(row, columns));
  const data = {};
  for (const key of new Set(rests.flatMap((rest) => Object.keys(rest)))) {
    const values = rests.map((rest) => rest[key] ?? null);
    const text = JSON.stringify(values[0]);
    data[key] = values.every((value) => JSON.stringify(value) === text) ? values[0] ?? null : values;
  }
  return Object.keys(data).length === 0 ? [] : [{ type: "other", name: "columns", data }];
}
function cell(row, name) {
  if (name === void 0) return void 0;
  const value = Object.hasOwn(row, name) ? row[name] : memberAt(row, name.split("."));
  return value === null || value === "" ? void 0 : value;
}
function memberAt(row, path) {
  return path.reduce((here, key) => {
    if (Array.isArray(here)) return here[Number(key)];
    return isObject(here) && Object.hasOwn(here, key) ? here[key] : void 0;
  }, row);
}
function saysMore(row, { tool, content }) {
  return cell(row, tool) !== void 0 || cell(row, content) !== void 0;
}
function readRun(run_id, rows, { mapping, columns }) {
  const events = rows.flatMap((row, index) => eventsOf(row, index, mapping));
  const last = events.at(-1);
  if (last?.type === "model_call" && last.output !== void 0)
    events.push({ type: "final_output", content: last.output });
  events.push(...besides(rows, { mapping, columns }));
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
function readTraces(input, options) {
  const { traces, refused } = readAllTraces(input, options);
  const [first, ...others] = traces;
  if (!first || refused.length === 0) return traces;
  return [{ ...first, notes: [...first.notes, ...leftOut(refused)] }, ...others];
}
var named = 5;
function leftOut(refused) {
  const told = refused.slice(0, named).map(({ message }) => `left out: ${message}`);
  return refused.length > named ? [...told, `left out: ${refused.length - named} more items`] : told;
}
function readAllTraces(input, { format, mapping, platform }) {
  if (mapping !== void 0) {
    const rows = prepareInput({ ...input, rows: true });
    const traces2 = readTable(rows, mapping).map(
      (read, index) => withNotes({ ...normalised(read), format: "table" }, index === 0 ? rows.notes : [])
    );
    return { traces: traces2, refused: [] };
  }
  if (format !== void 0) namedFormat(format);
  const prepared = prepareInput(input);
  const answers = readPrepared(prepared, { platform, ...format === void 0 ? {} : { format } });
  const { damaged, notes } = runsAreLines(answers) ? prepared : { notes: prepared.notes };
  const [first, ...others] = answers.flatMap((answer) => answer.ok ? answer.trace : []);
  const traces = first ? [withNotes(first, damaged?.notes ?? notes), ...others] : [];
  const refused = [
    ...answers.flatMap((answer) => answer.ok ? [] : answer.error),
    ...(damaged?.numbers ?? []).map((line) => noValue(prepared.name, line))
  ];
  if (traces.length === 0 && refused.length > 0) throw faultOf(refused, prepared);
  return { traces, refused };
}
function runsAreLines(answers) {
  const lines = new Set(answers.flatMap(({ items }) => items));
  return lines.size > 1 && answers.every(({ items }) => items.length === 1);
}
function noValue(name, line) {
  return new ReplayKitError("invalid_json", `${name} line ${line}: no JSON value`, {
    hint: "correct the line, or leave it out"
  });
}
function faultOf(refused, input) {
  const [fault, ...more] = refused;
  if (!fault || more.length === 0) return fault;
  if (refused.every(({ code }) => code === "unknown_format")) return notKnown(input.name);
  return new ReplayKitError(fault.code, `${fault.message}
and ${more.length} more items cannot be read`, {
    ...fault.hint === void 0 ? {} : { hint: fault.hint },
    cause: fault
  });
}
function withNotes(read, before = []) {
  return before.length === 0 ? read : { ...read, notes: [...before, ...read.notes] };
}

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
import { basename } from "node:path";
async function readTraceFile(path, context) {
  const { input, options } = await openTraceFile(path, context);
  return readTraces(input, options);
}
async function readAllOfFile(path, context) {
  const { input, options } = await openTraceFile(path, context);
  return readAllTraces(input, options);
}
async function openTraceFile(path, context) {
  const bytes = path === "-" ? await context.terminal.readInput() : await readBytes(path, context.cwd);
  const format = context.flags.text("format");
  const name = path === "-" ? "standard input" : path;
  return {
    input: { name, ...traceContent(bytes, name) },
    options: { platform: nodePlatform, ...format === void 0 ? {} : { format } }
  };
}
async function readOneTrace(path, context, advice = "name one with --run") {
  const recorded = await runTrace(path, context) ?? await environmentTrace(path, context);
  if (recorded) return { trace: recorded, format: "a recorded run", notes: [] };
  const absent = absentRun(path, context);
  if (absent) throw absent;
  const traces = await readTraceFile(path, context);
  const run = context.flags.text("run");
  const chosen = run === void 0 ? traces : traces.filter(({ trace }) => trace.run_id === run);
  const [first, ...more] = chosen;
  if (first !== void 0 && more.length === 0) return first;
  const ids = traces.slice(0, 20).map(({ trace }) => context.terminal.safe(trace.run_id)).join(", ");
  if (first === void 0 && run === void 0)
    throw new ReplayKitError("invalid_trace", `${basename(path)} holds no run`, { hint: traceShape });
  throw new ReplayKitError(
    "usage",
    first === void 0 ? `${basename(path)} holds no run "${run}"` : `${basename(path)} holds ${chosen.length} runs`,
    { hint: `${advice}: ${ids}${traces.length > 20 ? ", …" : ""}` }
  );
}

export {
  prepareInput,
  readAllTraces,
  traceContent,
  readTraceFile,
  readAllOfFile,
  openTraceFile,
  readOneTrace
};
