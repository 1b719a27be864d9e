import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { onceARun, picked } from "../input/once-a-run.ts";
import { asText, at, objectOf, objectsOf, textOf, unwrapped } from "../fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "../input/format.ts";
import { nodeOf } from "./langsmith-node.ts";
import { traceFromSpans } from "../spans/spans-to-trace.ts";

/** LangSmith's runs: lists, trees, and the batches and calls that its SDKs send. */
export const langSmith: TraceFormat = {
  name: "langsmith",
  title: "LangSmith runs, run trees and batches, and what its SDKs send",
  carries: "errors, times, tokens",
  settings: { off: "set LANGSMITH_HIDE_INPUTS and LANGSMITH_HIDE_OUTPUTS to false in the agent" },
  surest: 0.95,
  detect: (input) => (hasRuns(input) ? 0.95 : 0),
  itemKind: (item) => (isObject(item) && isPart(item) ? "part" : undefined),
  read: (input) => {
    const traces = new Map<string, JsonObject[]>();
    for (const row of mergedRows(rowsOf(input))) {
      const id = textOf(row["trace_id"]) ?? textOf(row["id"]) ?? "run";
      const same = traces.get(id);
      if (same) same.push(row);
      else traces.set(id, [row]);
    }
    return [...traces].map(([id, rows]) => readTrace(id, rows));
  },
};

const types = new Set(["llm", "chain", "tool", "retriever", "embedding", "prompt", "parser"]);

/** Other formats also have run types. These types, or a dotted order, identify LangSmith's runs. */
function isRun(row: JsonObject): boolean {
  const type = textOf(row["run_type"]);
  return type !== undefined && (types.has(type) || typeof row["dotted_order"] === "string");
}

function rowsOf(input: FormatInput): JsonObject[] {
  return valuesOf(input).flatMap((value) => rowsIn(value, 0));
}

function valuesOf({ json, lines }: FormatInput): JsonObject[] {
  return (lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json])).filter(isObject);
}

/** Tries the first run of a call or batch before all rows. */
function hasRuns(input: FormatInput): boolean {
  return valuesOf(input).some(
    (value) => (isPart(value) || "child_runs" in value) && (holdsRun(value) || rowsIn(value, 0).some(isRun)),
  );
}

/** True for a run, and for a call or batch whose first member is one. */
function holdsRun(value: JsonObject): boolean {
  const body = "method" in value ? objectOf(value["body"]) : value;
  const first = [body["post"], body["patch"], body["runs"]].find((list) => Array.isArray(list) && list.length > 0);
  const row = Array.isArray(first) ? objectOf(first[0]) : body;
  return typeof row["id"] === "string" && isRun(row);
}

const members = ["run_type", "dotted_order", "trace_id", "end_time", "post", "patch", "runs", "body"];

/** True for anything that may hold runs: also half a run, or a multipart body with parts named by run. */
function isPart(value: JsonObject): boolean {
  if (members.some((name) => name in value)) return true;
  for (const name in value) if (name.startsWith("post.") || name.startsWith("patch.")) return true;
  return false;
}

const maxDepth = 60;
const large = ["inputs", "outputs", "extra"];

/** Rows in batches (`{post, patch}`), calls (`{method, url, body}`), exports (`{runs}`) and trees (`child_runs`). */
function rowsIn(value: JsonObject, depth: number): JsonObject[] {
  if (depth > maxDepth) return [];
  const parts = rowsOfParts(value);
  if (parts.length > 0) return parts.flatMap((row) => rowsIn(row, depth + 1));
  const body = value["body"];
  if (isObject(body) && "method" in value) {
    const id = /\/runs\/([0-9a-f-]{36})/.exec(asText(value["url"]))?.[1];
    return rowsIn(id !== undefined && !("id" in body) ? { id, ...body } : body, depth + 1);
  }
  const batches = [...objectsOf(value["post"]), ...objectsOf(value["patch"]), ...objectsOf(value["runs"])];
  if (batches.length > 0) return batches.flatMap((row) => rowsIn(row, depth + 1));
  const row = rowOf(value);
  if (!row) return [];
  const children = objectsOf(value["child_runs"]).flatMap((child) => rowsIn(child, depth + 1));
  const trace_id = value["trace_id"] ?? row["id"] ?? null;
  return [row, ...children.map((child) => ("trace_id" in child ? child : { trace_id, ...child }))];
}

/** A run with its id. Parses the JSON texts of file exports. */
function rowOf(value: JsonObject): JsonObject | undefined {
  const id = textOf(value["id"]) ?? idInOrder(value["dotted_order"]);
  if (id === undefined) return undefined;
  let row = value["id"] === id ? value : { ...value, id };
  for (const name of large) {
    const member = row[name];
    if (typeof member === "string") row = { ...row, [name]: unwrapped(member) ?? null };
  }
  return row;
}

/** The id at the end of a run's dotted order. The second half of a run may have no other id. */
function idInOrder(order: Json | undefined): string | undefined {
  return /Z([0-9a-f]{8}-[0-9a-f-]{27})$/.exec(asText(order))?.[1];
}

/** The rows of a multipart body. Its parts are named `post.<id>`, or `post.<id>.inputs` for large members. */
function rowsOfParts(value: JsonObject): JsonObject[] {
  const rows = new Map<string, JsonObject>();
  for (const name in value) {
    const part = value[name];
    const found = name.charCodeAt(0) === 0x70 && /^(post|patch)\.([0-9a-f-]{36})(?:\.([a-z_]+))?$/.exec(name);
    if (!found) continue;
    const [, half = "", id = "", member] = found;
    const read = unwrapped(part) ?? null;
    const row = rows.get(half + id) ?? { id };
    rows.set(half + id, member === undefined ? { ...row, ...objectOf(read) } : { ...row, [member]: read });
  }
  return [...rows.values()];
}

/** Merges the two halves of each run. After a crash, only the first half exists. */
function mergedRows(rows: JsonObject[]): JsonObject[] {
  const byId = new Map<string, JsonObject>();
  for (const row of rows) {
    const id = asText(row["id"]);
    const before = byId.get(id);
    byId.set(id, before ? merged(before, row) : row);
  }
  return [...byId.values()];
}

function merged(before: JsonObject, row: JsonObject): JsonObject {
  const set = Object.entries(row).filter(([, value]) => value !== null && !isEmpty(value));
  return { ...before, ...Object.fromEntries(set) };
}

function isEmpty(value: Json): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

function readTrace(id: string, rows: JsonObject[]): ReadTrace {
  const sorted = rows.toSorted(byOrder);
  const pending = sorted.filter(isPending).length;
  const notes = pending === 0 ? [] : [`${pending} of ${rows.length} runs never ended`];
  return traceFromSpans(sorted.map(nodeOf), { run_id: id, format: "langsmith", source: sourceOf(sorted), notes });
}

/** A dotted order has only digits and plain letters, so it sorts the same in every language. */
function byOrder(a: JsonObject, b: JsonObject): number {
  const [one, other] = [asText(a["dotted_order"]), asText(b["dotted_order"])];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The model here is the exact one. The run names the requested one. */
const ofAnswers = ["service_tier", "system_fingerprint", "model"];
const ofRows = ["session_name", "reference_example_id", "tags"];

/** Project, runtime, metadata and provider details. Rows repeat them. */
function sourceOf(rows: JsonObject[]): JsonObject {
  const runtime = onceARun(rows.map((row) => objectOf(at(row, "extra", "runtime"))));
  const metadata = onceARun(rows.map((row) => objectOf(at(row, "extra", "metadata"))));
  const answers = onceARun(rows.map((row) => picked(objectOf(row["outputs"]), ofAnswers)));
  const own = onceARun(rows.map((row) => picked(row, ofRows)));
  const parts = Object.entries({ runtime, metadata, answers }).filter(([, part]) => Object.keys(part).length > 0);
  return { ...own, ...Object.fromEntries(parts) };
}

function isPending(row: JsonObject): boolean {
  const unended = [row["end_time"], row["outputs"]].every((value) => value === undefined || value === null);
  return (unended && row["error"] === undefined) || row["status"] === "pending";
}
