import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  decodeUtf8,
  readBytes
} from "./chunk-57MWDYF7.js";
import {
  isScored,
  native,
  rated,
  traceFormats,
  withoutNonNumbers
} from "./chunk-FRAGFHDS.js";
import {
  isoOf
} from "./chunk-DLDHOSKD.js";
import {
  absentRun,
  environmentTrace,
  runTrace
} from "./chunk-RXF2VI3V.js";
import {
  openProject
} from "./chunk-NIGZXU2K.js";
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
  textOf,
  traceShape
} from "./chunk-3QQEB6C6.js";
import {
  assertJsonLimits,
  jsonDefaults,
  parseJson,
  parseJsonLines,
  schemaProblems
} from "./chunk-ZPONSFWV.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import {
  ReplayKitError,
  _enum,
  literal,
  record,
  strictObject,
  string,
  union
} from "./chunk-T7EWDS7W.js";
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
    hint: `\`replaykit trace formats\` lists them; name one with --format where the content does not tell; ${traceShape}`
  });
}
var bySurest = traceFormats.map((format, place) => ({ format, place, surest: format.surest ?? 1 })).toSorted((a, b) => b.surest - a.surest);
function surestFormat(input) {
  const sample = beginning(input);
  let best;
  let most2 = 0;
  let at = 0;
  for (const { format, place, surest } of bySurest) {
    if (surest < most2) break;
    if (surest === most2 && place > at) continue;
    const sure = format.detect(sample);
    if (sure < most2 || sure === 0 || sure === most2 && place > at) continue;
    best = format;
    most2 = sure;
    at = place;
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

// src/core/formats/concatenated-json.ts
function concatenatedJson(text, name) {
  const pieces = piecesOf(text);
  if (pieces === void 0 || pieces.length < 2) return void 0;
  return pieces.map((piece, index) => parseJson(piece, { name: `${name}, value ${index + 1}` }));
}
function piecesOf(text) {
  const pieces = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === "{" || letter === "[") {
      if (depth === 0) start = at;
      depth += 1;
    } else if (letter === "}" || letter === "]") {
      depth -= 1;
      if (depth < 0) return void 0;
      if (depth === 0) pieces.push(text.slice(start, at + 1));
    } else if (depth === 0 && letter.trim() !== "") return void 0;
    else if (letter === '"') at = endOfText(text, at);
  }
  return depth === 0 ? pieces : void 0;
}
function endOfText(text, opening) {
  for (let at = opening + 1; at < text.length; at += 1) {
    if (text.charAt(at) === "\\") at += 1;
    else if (text.charAt(at) === '"') return at;
  }
  return text.length;
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
function parsedInput({ name, text, bytes, json, maxBytes, rows = false }) {
  const where = sourceOf(name, maxBytes);
  const base = { name, ...bytes === void 0 ? {} : { bytes }, ...text === void 0 ? {} : { text } };
  if (json !== void 0) return { ...base, ...withoutStream({ json }) };
  if (text === void 0) return base;
  if (/^\s*(?:event|data|id|retry):/.test(text))
    return { ...base, ...withoutStream({ lines: linesOfEvents(text, name) }) };
  if (looksLikeLines(text)) {
    const { lines, ...found } = parsedLines(text, where, rows);
    return { ...base, ...withoutStream({ lines }), ...found };
  }
  if (isCassette(text)) return { ...base, json: readCassette(text, name) };
  const { notes, ...read } = { notes: [], ...parsedWhole(text, where, rows) };
  return { ...base, ...withoutStream(read), ...notes.length === 0 ? {} : { notes } };
}
function sourceOf(name, maxBytes = jsonDefaults.maxBytes) {
  const times = Math.max(1, maxBytes / jsonDefaults.maxBytes);
  return { name, maxBytes, maxNodes: jsonDefaults.maxNodes * times, maxKeys: jsonDefaults.maxKeys * times };
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
function parsedWhole(text, where, rows) {
  const { name } = where;
  try {
    return { json: withoutNonNumbers(text, (tried) => parseJson(tried, where)) };
  } catch (error) {
    const several = error instanceof ReplayKitError && error.code === "invalid_json" ? concatenatedJson(text, name) : void 0;
    if (several) return { lines: several, notes: [] };
    const found = linesOr(error, () => linesAmongNoise(text, name, rows ? 1 : 2));
    const [only] = found.lines;
    return only === void 0 || found.lines.length > 1 || rows ? found : { json: only, notes: found.notes };
  }
}
function parsedLines(text, where, rows) {
  const { name } = where;
  try {
    return {
      lines: withoutNonNumbers(text, (tried) => parseJsonLines(tried, where)),
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
function readItems({ name, items, lines, places: given }, options) {
  const refused = [];
  const values = [];
  const places = [];
  for (const [index, item] of items.entries()) {
    if (item instanceof ReplayKitError) refused.push({ items: [index], ok: false, error: item });
    else {
      values.push(item);
      places.push(index);
    }
  }
  if (values.length === 0) return refused;
  const prepared = preparedItems(name, values, lines);
  const placeOf = (index) => given?.[places[index] ?? index] ?? places[index] ?? index;
  const answers = readPrepared(prepared, { ...options, placeOf }).map((answer) => ({
    ...answer,
    items: answer.items.map((index) => places[index] ?? index)
  }));
  return [...answers, ...refused].toSorted((a, b) => (a.items[0] ?? 0) - (b.items[0] ?? 0));
}
function preparedItems(name, values, lines) {
  const [only] = values;
  if (only !== void 0 && values.length === 1 && !lines) {
    const alone = prepareInput({ name, json: only });
    if (surestFormat(alone)) return alone;
  }
  const prepared = prepareInput({ name, json: values });
  return prepared.json === values && lines ? { name, lines: values } : prepared;
}
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
    return read.map((one) => {
      const { trace, notes } = normalised(one);
      return { items, ok: true, trace: { trace, notes, format: format.name } };
    });
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

// src/core/formats/table/mapping.ts
var column = union([string().min(1), strictObject({ value: string().min(1) })]);
var tableMappingSchema = strictObject({
  rows: string().regex(/^(?:\/[^/]+)+$/, "expected a JSON Pointer, such as /history").optional().describe("JSON Pointer to the list of rows inside a document, or inside each line"),
  run: union([column, strictObject({ file: literal(true) })]).describe("groups rows into runs; `{ file: true }` takes the file's name"),
  at: column.optional(),
  role: column.optional(),
  roles: record(string(), _enum(["user", "assistant", "system", "tool"])).optional().describe('which role a word of the role column stands for; "*" is any other word'),
  input: column.optional().describe("what the user said before the rest of the row"),
  content: column.optional(),
  tool: column.optional(),
  args: column.optional(),
  output: column.optional(),
  error: column.optional(),
  call_id: column.optional(),
  status: column.optional(),
  agent: column.optional()
});
function parseMapping(given) {
  const parsed = tableMappingSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = schemaProblems(parsed.error, given).map(({ message }) => `mapping: ${message}`);
  throw new ReplayKitError("invalid_input", problems.join("\n"), {
    hint: "name a column for `run`, and for what it holds"
  });
}
function cell(row, from) {
  if (from === void 0) return void 0;
  if (typeof from !== "string") return from.value;
  const value = Object.hasOwn(row, from) ? row[from] : memberAt(row, from.split("."));
  return value === null || value === "" ? void 0 : value;
}
function memberAt(value, path) {
  return path.reduce((here, key) => {
    if (Array.isArray(here)) return here[Number(key)];
    return isObject(here) && Object.hasOwn(here, key) ? here[key] : void 0;
  }, value);
}
function namedColumns(mapping) {
  const columns = Object.entries(mapping).filter(([part]) => part !== "rows");
  const named2 = new Set(columns.flatMap(([, name]) => typeof name === "string" ? [name] : []));
  const parts = [...named2].map((name) => name.split("."));
  return {
    named: named2,
    above: new Set(parts.flatMap((path) => path.slice(1).map((_part, at) => path.slice(0, at + 1).join("."))))
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

// src/core/formats/table/row-events.ts
var words = [
  ["assistant", /^(?:assistant|ai|agent|model|bot)$/i],
  ["tool", /^(?:tool|function|observation|environment)$/i],
  ["system", /^(?:system|developer)$/i]
];
function roleOf(word, { roles }) {
  const named2 = roles !== void 0 && Object.hasOwn(roles, word) ? roles[word] : roles?.["*"];
  return named2 ?? words.find(([, pattern]) => pattern.test(word))?.[0] ?? word;
}
function eventsOfRows(rows, mapping) {
  const waiting = [];
  return rows.flatMap((row, index) => eventsOfRow(row, `row-${index + 1}`, { mapping, waiting }));
}
function eventsOfRow(row, name, { mapping, waiting }) {
  const when = isoOf(cell(row, mapping.at));
  const asked = cell(row, mapping.input);
  const content = cell(row, mapping.content);
  const word = textOf(cell(row, mapping.role));
  const role = word === void 0 ? void 0 : roleOf(word, mapping);
  const failure = cell(row, mapping.error);
  const error = failure === void 0 ? void 0 : { kind: "tool", message: asText(failure) };
  const said = role === "tool" ? void 0 : content;
  const output = cell(row, mapping.output) ?? (role === "tool" ? content : void 0);
  const answered = output !== void 0 || error !== void 0;
  const given = cell(row, mapping.args);
  const called = typeof mapping.tool === "string" || given !== void 0 || answered;
  const tool = called ? textOf(cell(row, mapping.tool)) : void 0;
  const id = textOf(cell(row, mapping.call_id));
  const only = answered && (role === "tool" || id !== void 0 && waiting.includes(id) || tool === void 0);
  const call = tool === void 0 || only ? void 0 : id ?? name;
  if (call !== void 0) waiting.push(call);
  const events = [];
  if (asked !== void 0) events.push(present({ type: "input_message", role: "user", content: asked, at: when }));
  if (said !== void 0) events.push(spoken(said, role ?? (tool === void 0 ? "user" : "assistant"), when));
  if (call !== void 0 && tool !== void 0) {
    events.push(
      present({ type: "tool_call", call_id: call, tool_name: tool, tool_args: argumentsOf(given), at: when })
    );
  }
  if (answered)
    events.push(resultEvent({ id: answeredCall(call ?? id, waiting), output: output ?? null, error }, { at: when }));
  return events.length > 0 ? events : [present({ type: "other", name: "row", data: row, at: when })];
}
function spoken(content, role, at) {
  if (role === "assistant") return present({ type: "model_call", output: content, at });
  return present({ type: "input_message", role, content, at });
}
function answeredCall(id, waiting) {
  const found = id === void 0 ? 0 : waiting.indexOf(id);
  return found === -1 ? id : waiting.splice(found, 1)[0] ?? id;
}

// src/core/formats/table/read-table.ts
function readTable(input, given) {
  const mapping = parseMapping(given);
  const rows = rowsOf(input, mapping);
  const runs = /* @__PURE__ */ new Map();
  let nameless = 0;
  for (const held of rows) {
    const id = runOf(held, mapping, input.name);
    if (id === void 0) {
      nameless += 1;
      continue;
    }
    const same = runs.get(id);
    if (same) same.push(held);
    else runs.set(id, [held]);
  }
  const column2 = typeof mapping.run === "string" ? mapping.run : "run";
  if (runs.size === 0) {
    throw new ReplayKitError("invalid_input", `${input.name}: no row has a value in "${column2}"`, {
      hint: "check the column's name in the mapping; `run: { file: true }` takes the file's name"
    });
  }
  const columns = namedColumns(mapping);
  const read = [...runs].map(([id, of]) => readRun(id, of, { mapping, columns }));
  if (nameless > 0) read[0]?.notes.push(`${nameless} of ${rows.length} rows have no value in "${column2}"`);
  return read;
}
function rowsOf(input, { rows: pointer }) {
  const values = input.lines ?? (Array.isArray(input.json) ? input.json : input.json === void 0 ? [] : [input.json]);
  if (pointer === void 0)
    return (input.lines ?? listOrNone(input.json)).filter(isObject).map((row) => ({ row, holder: void 0 }));
  const path = pointer.slice(1).split("/").map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const held = values.filter(isObject).flatMap((holder) => {
    const list = memberAt(holder, path);
    return Array.isArray(list) ? list.filter(isObject).map((row) => ({ row, holder })) : [];
  });
  if (held.length > 0) return held;
  throw new ReplayKitError("invalid_input", `${input.name}: there is no list of rows at ${pointer}`, {
    hint: "`rows` is a JSON Pointer to a list of objects"
  });
}
function listOrNone(json) {
  return Array.isArray(json) ? json : [];
}
function runOf({ row, holder }, { run }, file) {
  if (typeof run !== "string" && "file" in run) {
    const name = file.split(/[\\/]/).at(-1) ?? file;
    return name.replace(/(?:\.\w+)+$/, "") || name;
  }
  return textOf(cell(row, run) ?? (holder && cell(holder, run)));
}
function readRun(run_id, held, { mapping, columns }) {
  const rows = held.map(({ row }) => row);
  const events = eventsOfRows(rows, mapping);
  const last = events.at(-1);
  if (last?.type === "model_call" && last.output !== void 0)
    events.push({ type: "final_output", content: last.output });
  events.push(...besides(held, { mapping, columns }));
  const holders = [...new Set(held.map(({ holder }) => holder))].filter((holder) => holder !== void 0);
  const said = (column2) => [...rows, ...holders].flatMap((row) => textOf(asText(cell(row, column2))) ?? []);
  const agent = said(mapping.agent)[0];
  return makeTrace({
    run_id,
    format: "table",
    status: statusOf(said(mapping.status).at(-1)),
    ...agent === void 0 ? {} : { agent: { name: agent } },
    events
  });
}
function besides(held, { mapping, columns }) {
  const rests = held.filter(({ row }) => saysMore(row, mapping)).map(({ row }) => restOf(row, columns));
  const data = {};
  for (const key of new Set(rests.flatMap((rest) => Object.keys(rest)))) {
    const values = rests.map((rest) => rest[key] ?? null);
    const text = JSON.stringify(values[0]);
    data[key] = values.every((value) => JSON.stringify(value) === text) ? values[0] ?? null : values;
  }
  const [list = ""] = mapping.rows?.slice(1).split("/") ?? [];
  for (const holder of new Set(held.map((one) => one.holder))) {
    if (holder) Object.assign(data, restOf({ ...holder, [list]: null }, columns));
  }
  return Object.keys(data).length === 0 ? [] : [{ type: "other", name: "columns", data }];
}
function saysMore(row, { tool, content, input, output }) {
  return [tool, content, input, output].some((column2) => typeof column2 === "string" && cell(row, column2) !== void 0);
}
function statusOf(text) {
  if (text === void 0) return "unknown";
  if (/^(?:ok|success|succeeded|passed|true|1|completed?)$/i.test(text)) return "success";
  return /^(?:error|fail(?:ed|ure)?|false|0|timeout)$/i.test(text) ? "error" : "unknown";
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
  const wide = wideEncoding(bytes);
  if (wide !== void 0) return { text: new TextDecoder(wide).decode(bytes) };
  if (bytes.subarray(257, 262).toString("latin1") === "ustar") throw archive(name, "tar -xf");
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
function archive(name, unpack) {
  return new ReplayKitError("invalid_input", `${name} is an archive, and traces are read from files and folders`, {
    hint: `unpack it first (${unpack} …), then import the folder`
  });
}
function wideEncoding(bytes) {
  const start = bytes.subarray(0, 512);
  if (start.length < 8) return void 0;
  const zeros = (from) => start.filter((byte, at) => at % 2 === from && byte === 0).length;
  const half = start.length / 2;
  if (zeros(1) > half * 0.8 && zeros(0) === 0) return "utf-16le";
  return zeros(0) > half * 0.8 && zeros(1) === 0 ? "utf-16be" : void 0;
}
function isText(bytes) {
  return !bytes.subarray(0, 512).some((byte) => byte < 9 || byte > 13 && byte < 32 && byte !== 27);
}

// src/cli/read-trace.ts
import { basename } from "node:path";

// src/cli/import/max-size.ts
var MiB = 1024 * 1024;
var largestMiB = 500;
function maxBytesOf({ flags }) {
  const size = flags.integer("max-size", { min: 1, max: largestMiB });
  return size === void 0 ? jsonDefaults.maxBytes : size * MiB;
}
function withRemedy(error) {
  if (!(error instanceof ReplayKitError) || error.code !== "too_large") return error;
  const hint = `\`replaykit import --max-size <MiB>\` reads more at once (${largestMiB} at the most); lines are read in pieces`;
  return new ReplayKitError("too_large", error.message, { hint, cause: error });
}

// src/cli/read-trace.ts
async function readTraceFile(path, context) {
  const { input, options } = await openTraceFile(path, context);
  return ratedByProject(readTraces(input, options), context);
}
async function readAllOfFile(path, context) {
  const { input, options } = await openTraceFile(path, context);
  try {
    const { traces, refused } = readAllTraces(input, options);
    return { traces: await ratedByProject(traces, context), refused };
  } catch (error) {
    const unknown = error instanceof ReplayKitError && error.code === "unknown_format";
    const zipped = input.bytes?.[0] === 80 && input.bytes[1] === 75;
    throw unknown && zipped ? archive(input.name, "unzip") : withRemedy(error);
  }
}
async function ratedByProject(traces, context) {
  if (!traces.some(({ trace }) => isScored(trace))) return traces;
  const { config } = await openProject(context, () => void 0);
  const bad = config.bad_scores;
  return bad === void 0 ? traces : traces.map((read) => ({ ...read, trace: rated(read.trace, bad) }));
}
async function openTraceFile(path, context) {
  const bytes = path === "-" ? await context.terminal.readInput() : await readBytes(path, context.cwd);
  const format = context.flags.text("format");
  const name = path === "-" ? "standard input" : path;
  return {
    input: { name, ...traceContent(bytes, name), maxBytes: maxBytesOf(context) },
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
  surestFormat,
  namedFormat,
  prepareInput,
  readItems,
  readAllTraces,
  maxBytesOf,
  traceContent,
  readTraceFile,
  readAllOfFile,
  ratedByProject,
  openTraceFile,
  readOneTrace
};
