import { ReplayKitError } from "../../error.ts";
import { newerVersion } from "../../case/migrate.ts";
import { shortJson } from "../../matching/short-json.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { type RunStatus, runStatusSchema, traceSchema, traceShape, traceVersion } from "../../schema/trace.ts";
import { schemaProblems } from "../../schema/problem.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./format.ts";

/** ReplayKit's own traces (version 1), and those of the published README, which have the same event shapes. */
export const native: TraceFormat = {
  name: "replaykit",
  title: "ReplayKit traces (version 1), and those of the published README",
  carries: "everything",
  detect: (input) => {
    const [first] = valuesOf(input);
    if (!isObject(first) || !isNative(first)) return 0;
    return "version" in first ? 1 : 0.9;
  },
  // In a list, one of the two members is enough. Reading reports what is missing.
  itemKind: (item) =>
    isObject(item) && ("events" in item || ("run_id" in item && !("messages" in item))) ? "run" : undefined,
  read: (input) => valuesOf(input).map((value, index) => readNative(value, placeOf(input, index))),
};

function isNative(value: JsonObject): boolean {
  return Array.isArray(value["events"]) && "run_id" in value;
}

function valuesOf({ json, lines }: FormatInput): Json[] {
  if (lines) return lines;
  if (json === undefined) return [];
  return Array.isArray(json) ? json : [json];
}

function placeOf(input: FormatInput, index: number): string {
  if (input.lines) return `${input.name} line ${index + 1}`;
  return Array.isArray(input.json) ? `${input.name}[${index}]` : input.name;
}

function readNative(value: Json, place: string): ReadTrace {
  const version = isObject(value) ? value["version"] : undefined;
  if (typeof version === "number" && version > traceVersion) throw newerVersion(place, version, traceVersion);
  const parsed = traceSchema.safeParse(value);
  if (!parsed.success) {
    const messages = schemaProblems(parsed.error, value).map(({ message }) => `${place}: ${message}`);
    throw new ReplayKitError("invalid_trace", messages.slice(0, 5).join("\n"), {
      hint: traceShape,
    });
  }
  const { status, note } = statusOf(value);
  return {
    trace: status === undefined ? parsed.data : { ...parsed.data, status },
    notes: note === undefined ? [] : [note],
  };
}

/** Other words for how a run ended. */
const otherStatuses: Record<string, RunStatus> = {
  failed: "error",
  failure: "error",
  fail: "error",
  errored: "error",
  succeeded: "success",
  successful: "success",
  ok: "success",
};

/**
 * Reads other words for a status and adds a note. Without the note, a failed run would silently get the status
 * `unknown`.
 */
function statusOf(value: Json): { status?: RunStatus; note?: string } {
  const given = isObject(value) ? value["status"] : undefined;
  if (given === undefined || given === null || runStatusSchema.safeParse(given).success) return {};
  const word = typeof given === "string" ? given.toLowerCase() : "";
  const status =
    runStatusSchema.safeParse(word).data ?? (Object.hasOwn(otherStatuses, word) ? otherStatuses[word] : undefined);
  const taken = `status is ${shortJson(given, 40)}, which is read as ${status ?? "unknown"}`;
  return { ...(status && { status }), note: `${taken}; the values are ${runStatusSchema.options.join(", ")}` };
}
