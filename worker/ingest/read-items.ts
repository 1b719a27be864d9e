import { ReplayKitError } from "../../src/core/error.ts";
import { parseJson } from "../../src/core/json-limits.ts";
import { readTraces } from "../../src/core/formats/read-traces.ts";
import { isObject } from "../../src/core/schema/is-object.ts";
import type { Json, JsonObject } from "../../src/core/schema/json.ts";
import { runKey, workerPlatform } from "../platform.ts";
import type { ReadItem } from "./ingest-runs.ts";

export interface ReadOptions {
  project: string;
  format: string | undefined;
  ndjson: boolean;
  maxItems: number;
}

/** Deeper or larger than any real run; what is within is walked without risk to the stack or the memory. */
export const jsonLimits = { maxDepth: 128, maxNodes: 1_000_000, maxKeys: 400_000 };
const name = "body";
const ownFormat = "replaykit";
const messageLength = 400;

/**
 * The runs of a body. Items in our own form are read one by one, so that a bad one does not take the others with it; every other
 * form is read as a whole.
 */
export function readItems(text: string, options: ReadOptions): ReadItem[] {
  const items = options.ndjson ? readLines(text) : asList(parseJson(text, { name, ...jsonLimits }));
  const own = (options.format ?? ownFormat) === ownFormat && (items.length === 0 || items.some(isNative));
  const read = own
    ? items.map((item, index) => readOwn(item, index, options.project))
    : readForeign(text, items.map(orThrow), options);
  if (read.length === 0) {
    throw new ReplayKitError("invalid_input", "the body holds no run", {
      hint: "send a trace, a list of traces or NDJSON",
    });
  }
  if (read.length > options.maxItems) {
    throw new ReplayKitError("too_large", `the body holds ${read.length} runs; at most ${options.maxItems} are taken`, {
      hint: "send fewer runs a request",
    });
  }
  return read;
}

/** A line that is no JSON is refused like an item that is no trace; where no line is a trace of our own, the whole body is. */
function readLines(text: string): (Json | ReplayKitError)[] {
  return text.split("\n").flatMap((line, index): (Json | ReplayKitError)[] => {
    if (line.trim() === "") return [];
    try {
      return [parseJson(line, { name: `${name} line ${index + 1}`, ...jsonLimits })];
    } catch (error) {
      if (error instanceof ReplayKitError) return [error];
      throw error;
    }
  });
}

function orThrow(item: Json | ReplayKitError): Json {
  if (item instanceof ReplayKitError) throw item;
  return item;
}

function asList(value: Json): Json[] {
  return Array.isArray(value) ? value : [value];
}

function isNative(item: Json | ReplayKitError): item is JsonObject {
  return !(item instanceof ReplayKitError) && isObject(item) && "events" in item && "run_id" in item;
}

function readOwn(item: Json | ReplayKitError, index: number, project: string): ReadItem {
  if (item instanceof ReplayKitError) return { ok: false, rejection: { reason: item.code, message: item.message } };
  try {
    const [read] = readTraces(
      { name: `${name}[${index}]`, json: item },
      { format: ownFormat, platform: workerPlatform },
    );
    if (read) return { ok: true, trace: read.trace };
    throw new ReplayKitError("invalid_trace", `${name}[${index}] holds no run`);
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    const rejection = { reason: error.code, message: error.message.slice(0, messageLength) };
    const runId = isObject(item) ? item["run_id"] : undefined;
    if (typeof runId !== "string") return { ok: false, rejection };
    return { ok: false, rejection: { ...rejection, id: runKey(project, runId), run_id: runId.slice(0, 200) } };
  }
}

function readForeign(text: string, items: Json[], options: ReadOptions): ReadItem[] {
  const [first] = items;
  const source = options.ndjson || items.length !== 1 || first === undefined ? { text } : { json: first };
  const read = readTraces(
    { name, ...source },
    { platform: workerPlatform, ...(options.format === undefined ? {} : { format: options.format }) },
  );
  return read.map(({ trace }) => ({ ok: true, trace }));
}
