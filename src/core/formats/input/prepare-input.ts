import { ReplayKitError } from "../../error.ts";
import { jsonDefaults, type JsonSource, parseJson, parseJsonLines } from "../../json/json-limits.ts";
import type { Json } from "../../schema/json.ts";
import type { FormatInput } from "./format.ts";
import { noteOnLargeNumbers } from "./large-numbers.ts";
import { type JsonLines, linesAmongNoise } from "./lines-among-noise.ts";
import { withoutNonNumbers } from "./python-json.ts";
import { done } from "../../providers/event-stream.ts";
import { answersOfEvents, isStream } from "../../providers/streamed-answer.ts";
import { compact } from "../../compact.ts";
import { isCassette, readCassette } from "../http/yaml-cassette.ts";

export interface TraceInput {
  name: string;
  text?: string;
  bytes?: Uint8Array;
  json?: Json;
  /** The largest text that is read, in bytes of UTF-8; default 64 MiB. */
  maxBytes?: number;
  /** True if the user says that the input is a table. Then one readable row is enough. */
  rows?: boolean;
}

/**
 * Parses text as one JSON document, or else as JSON lines, server-sent events, or a YAML cassette. A streamed model
 * answer becomes one whole answer.
 */
export function prepareInput(input: TraceInput): FormatInput {
  const parsed = parsedInput(input);
  const large = input.text === undefined || input.json !== undefined ? [] : noteOnLargeNumbers(input.text);
  if (large.length === 0) return parsed;
  const { notes = [], damaged } = parsed;
  const more = damaged ? { damaged: { ...damaged, notes: [...damaged.notes, ...large] } } : {};
  return { ...parsed, notes: [...notes, ...large], ...more };
}

function parsedInput({ name, text, bytes, json, maxBytes, rows = false }: TraceInput): FormatInput {
  const where = sourceOf(name, maxBytes);
  const base = { name, ...compact({ bytes, text }) };
  if (json !== undefined) return { ...base, ...withoutStream({ json }) };
  if (text === undefined) return base;
  if (/^\s*(?:event|data|id|retry):/.test(text))
    return { ...base, ...withoutStream({ lines: linesOfEvents(text, name) }) };
  if (looksLikeLines(text)) {
    const { lines, ...found } = parsedLines(text, where, rows);
    return { ...base, ...withoutStream({ lines }), ...found };
  }
  if (isCassette(text)) return { ...base, json: readCassette(text, name) };
  const { notes, ...read } = { notes: [], ...parsedWhole(text, where, rows) };
  return { ...base, ...withoutStream(read), ...(notes.length === 0 ? {} : { notes }) };
}

/** A larger text may hold proportionally more values. */
function sourceOf(name: string, maxBytes: number = jsonDefaults.maxBytes): JsonSource {
  const times = Math.max(1, maxBytes / jsonDefaults.maxBytes);
  return { name, maxBytes, maxNodes: jsonDefaults.maxNodes * times, maxKeys: jsonDefaults.maxKeys * times };
}

/** The values of `data:` lines, and the mark that ends a model's stream. Comments are skipped. */
function linesOfEvents(text: string, name: string): Json[] {
  const data = text
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trim());
  const values = parseJsonLines(data.filter((line) => /^[{[]/.test(line) && line !== done).join("\n"), { name });
  return data.includes(done) && isStream(values) ? [...values, done] : values;
}

function withoutStream(values: { json?: Json; lines?: Json[] }): { json?: Json; lines?: Json[] } {
  const listed = values.lines ?? (Array.isArray(values.json) ? values.json : []);
  if (!isStream(listed)) return values;
  const answers = answersOfEvents(listed);
  return { json: answers.length === 1 ? (answers[0] ?? null) : answers };
}

/** Parses one document, or else consecutive values, or lines among other output. */
function parsedWhole(text: string, where: JsonSource, rows: boolean): { json: Json; notes?: string[] } | JsonLines {
  const { name } = where;
  try {
    return { json: withoutNonNumbers(text, (tried) => parseJson(tried, where)) };
  } catch (error) {
    const several =
      error instanceof ReplayKitError && error.code === "invalid_json" ? concatenatedJson(text, name) : undefined;
    if (several) return { lines: several, notes: [] };
    const found = linesOr(error, () => linesAmongNoise(text, name, rows ? 1 : 2));
    const [only] = found.lines;
    return only === undefined || found.lines.length > 1 || rows ? found : { json: only, notes: found.notes };
  }
}

function parsedLines(text: string, where: JsonSource, rows: boolean): JsonLines {
  const { name } = where;
  try {
    return {
      lines: withoutNonNumbers(text, (tried) => parseJsonLines(tried, where)),
      notes: [],
      placeOf: placesIn(text),
    };
  } catch (error) {
    return linesOr(error, () => linesAmongNoise(text, name, rows ? 1 : 2));
  }
}

/** The line of each value, from 0. Empty lines have none. Computed on first use. */
function placesIn(text: string): (index: number) => number {
  let places: number[] | undefined;
  return (index) => {
    places ??= text.split("\n").flatMap((line, place) => (line.trim() === "" ? [] : [place]));
    return places[index] ?? index;
  };
}

/** Tries another reading if the JSON is invalid. Other errors, such as limits, are thrown. */
function linesOr(error: unknown, find: () => JsonLines | undefined): JsonLines {
  const found = error instanceof ReplayKitError && error.code === "invalid_json" ? find() : undefined;
  if (!found) throw error;
  return found;
}

/** True if the first line looks like a whole object or list, and the next one begins like one. */
function looksLikeLines(text: string): boolean {
  const start = /\S/.exec(text)?.index ?? 0;
  const end = text.indexOf("\n", start);
  if (end === -1 || !/^[{[]/.test(text.charAt(start))) return false;
  const line = text.slice(start, end).trimEnd();
  return /[}\]]$/.test(line.slice(-1)) && line.length > 1 && /^\s*[{[]/.test(text.slice(end, end + 4096));
}

/** Objects or lists that follow one another directly; undefined for any other text. */
function concatenatedJson(text: string, name: string): Json[] | undefined {
  const pieces = piecesOf(text);
  if (pieces === undefined || pieces.length < 2) return undefined;
  return pieces.map((piece, index) => parseJson(piece, { name: `${name}, value ${index + 1}` }));
}

/** Cuts the text where its outermost brackets close. The parser checks what is inside. */
function piecesOf(text: string): string[] | undefined {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === "{" || letter === "[") {
      if (depth === 0) start = at;
      depth += 1;
    } else if (letter === "}" || letter === "]") {
      depth -= 1;
      if (depth < 0) return undefined;
      if (depth === 0) pieces.push(text.slice(start, at + 1));
    } else if (depth === 0 && letter.trim() !== "") return undefined;
    else if (letter === '"') at = endOfText(text, at);
  }
  return depth === 0 ? pieces : undefined;
}

/** The end of the string that opens at a quote. Brackets inside the string do not count. */
function endOfText(text: string, opening: number): number {
  for (let at = opening + 1; at < text.length; at += 1) {
    if (text.charAt(at) === "\\") at += 1;
    else if (text.charAt(at) === '"') return at;
  }
  return text.length;
}
