import { compact } from "../../src/core/compact.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { readItems as readEach } from "../../src/core/formats/input/read-items.ts";
import { parseJson } from "../../src/core/json/json-limits.ts";
import { formatPointer } from "../../src/core/matching/json-pointer.ts";
import { isObject } from "../../src/core/schema/is-object.ts";
import type { Json } from "../../src/core/schema/json.ts";
import { traceShape } from "../../src/core/schema/trace.ts";
import { runKey, workerPlatform } from "../http/platform.ts";
import type { ReadItem } from "./ingest-runs.ts";

interface ReadOptions {
  project: string;
  format: string | undefined;
  /** True if the sender declares it; otherwise the text decides. */
  ndjson: boolean;
  maxItems: number;
}

/** Above any real run, but safe for the stack and memory of code that walks a value. */
export const jsonLimits = { maxDepth: 128, maxNodes: 1_000_000, maxKeys: 400_000 };
const name = "body";
const messageLength = 400;

/**
 * Reads the runs of a body in any format. A bad item gets a rejection of its own and does not affect the others. Throws
 * if the body is a single document that is not a run.
 */
export function readItems(text: string, options: ReadOptions): ReadItem[] {
  const asLines = options.ndjson || looksLikeLines(text);
  const parsed = asLines ? undefined : documentOf(text);
  const lines = asLines || parsed === undefined;
  const document = parsed?.value;
  const found = lines ? readLines(text, options.maxItems) : listed(document ?? null);
  const places = found.map(({ place }) => place);
  const hostile = mayBeHostile(text);
  const items = found.map(({ item, place }) => (hostile ? refusedOr(item, lines, place) : item));
  const format = compact({ format: options.format });
  const most = options.maxItems;
  const answers = readEach({ name, items, lines, places }, { platform: workerPlatform, most, ...format });
  const read = answers.map((answer): ReadItem => {
    if (answer.ok) return { ok: true, trace: answer.trace.trace };
    return { ok: false, rejection: rejectionOf(answer.error, items[answer.items[0] ?? 0], options.project) };
  });
  assertCount(read.length, most);
  const [only] = answers;
  if (isObject(document) && only && !only.ok && !("run_id" in document)) throw only.error;
  return read;
}

function assertCount(count: number, most: number): void {
  if (count === 0) {
    throw new ReplayKitError("invalid_input", "the body holds no run", {
      hint: `send a trace, a list of traces or NDJSON: ${traceShape}`,
    });
  }
  if (count > most) {
    throw new ReplayKitError("too_large", `the body holds ${count} runs; at most ${most} are accepted`, {
      hint: "send fewer runs per request",
    });
  }
}

/** Whether the first line is a whole value and more follows, so that the body is not a single document. */
function looksLikeLines(text: string): boolean {
  const start = /[^\s\uFEFF]/.exec(text)?.index ?? 0;
  const end = text.indexOf("\n", start);
  const isObjectAlone = end !== -1 && text.charAt(start) === "{" && text.slice(start, end).trimEnd().endsWith("}");
  if (!isObjectAlone || !/\S/.test(text.slice(end))) return false;
  try {
    parseJson(text.slice(start, end), { name, ...jsonLimits });
    return true;
  } catch {
    return false;
  }
}

/** Parses the body as one document. Returns `undefined` if it is lines, of which the first is broken. */
function documentOf(text: string): { value: Json } | undefined {
  try {
    return { value: parseJson(text, { name, ...jsonLimits }) };
  } catch (error) {
    if (error instanceof ReplayKitError && error.code === "invalid_json" && hasWholeLine(text)) return undefined;
    throw error;
  }
}

const linesLookedAt = 20;

/**
 * Whether a later line is a whole object from the first column; inside a document it would be indented or end in a
 * comma.
 */
function hasWholeLine(text: string): boolean {
  if (/^\s*\[/.test(text)) return false;
  const [, ...later] = text.trimStart().split("\n", linesLookedAt);
  return later.some((line) => {
    if (!line.startsWith("{") || !line.trimEnd().endsWith("}")) return false;
    try {
      return isObject(parseJson(line, { name, ...jsonLimits }));
    } catch {
      return false;
    }
  });
}

function refusedOr(item: Json | ReplayKitError, lines: boolean, index: number): Json | ReplayKitError {
  if (item instanceof ReplayKitError) return item;
  return hostilePart(item, lines ? `${name} line ${index + 1} ` : `${name}[${index}]`) ?? item;
}

/** An item, or why it is not JSON, and its index in the body. */
interface BodyItem {
  item: Json | ReplayKitError;
  place: number;
}

function listed(document: Json): BodyItem[] {
  return (Array.isArray(document) ? document : [document]).map((item, place) => ({ item, place }));
}

/** Reads one item per line. A line that is not JSON is refused like an item that is not a trace. */
function readLines(text: string, most: number): BodyItem[] {
  let broken = 0;
  return text.split("\n").flatMap((line, place): BodyItem[] => {
    if (line.trim() === "") return [];
    try {
      return [{ item: parseJson(line, { name: `${name} line ${place + 1}`, ...jsonLimits }), place }];
    } catch (error) {
      if (!(error instanceof ReplayKitError)) throw error;
      assertCount((broken += 1), most);
      return [{ item: error, place }];
    }
  });
}

function rejectionOf(error: ReplayKitError, item: Json | ReplayKitError | undefined, project: string) {
  const rejection = { reason: error.code, message: error.message.slice(0, messageLength) };
  const runId = item instanceof ReplayKitError || !isObject(item) ? undefined : item["run_id"];
  if (typeof runId !== "string") return rejection;
  return { ...rejection, id: runKey(project, runId), run_id: runId.slice(0, 200) };
}

/** Matches every JSON spelling of what `hostilePart` refuses; a text without a match needs no check of its values. */
const suspicious = /__proto__|\\u005f|\\ud[89a-f]/i;

/** Whether a body can hold refused parts. In UTF-8, only an escape can write a lone surrogate. */
export function mayBeHostile(text: string): boolean {
  return suspicious.test(text);
}

/**
 * Returns an error if a value holds a lone surrogate, which stores, logs and other languages do not preserve, or a
 * member named `__proto__`. It says where, but never repeats the value.
 */
export function hostilePart(value: Json, name: string): ReplayKitError | undefined {
  const found = findIn(value, []);
  if (!found) return undefined;
  const place = formatPointer(found.path)
    .replaceAll(/\p{Cs}/gu, "\ufffd")
    .slice(0, 200);
  return new ReplayKitError("invalid_trace", `${name}${place}: ${found.what}`, {
    hint: "replace lone surrogates (String.toWellFormed does), and rename such members",
  });
}

/** A surrogate outside a pair. */
const half = /\p{Cs}/u;

interface HostilePart {
  path: string[];
  what: string;
}

/** Recursive, but the parser limits the depth. `path` is the current place. */
function findIn(value: Json, path: string[]): HostilePart | undefined {
  if (typeof value === "string") return half.test(value) ? { path, what: "half of a surrogate pair" } : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    path.push(name);
    if (name === "__proto__") return { path, what: "a member must not have this name" };
    if (half.test(name)) return { path, what: "half of a surrogate pair in a name" };
    const found = findIn(member, path);
    if (found) return found;
    path.pop();
  }
  return undefined;
}
