import { strFromU8, unzipSync } from "fflate";
import { ReplayKitError } from "../error.ts";
import { parseJson } from "../json-limits.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Feedback, RunStatus, TraceEvent } from "../schema/trace.ts";
import { kindOfError } from "./error-text.ts";
import { asText, at, first, numberOf, objectOf, objectsOf, present, textOf } from "./fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./format.ts";
import { nodesOfEvents, otherEvents } from "./inspect-events.ts";
import { readMessages } from "./message.ts";
import { traceFromSpans } from "./spans-to-trace.ts";
import { isoOf } from "./times.ts";
import { eventsOfTurns, finalText, makeTrace, type Turn } from "./transcript.ts";

/** Inspect's logs, as JSON and as `.eval` archives: one run for each sample and epoch. */
export const inspect: TraceFormat = {
  name: "inspect",
  title: "Inspect eval logs (.json, .eval)",
  detect: ({ json, bytes }) => {
    if (bytes) return namesInZip(bytes).some((name) => /^samples\/|^header\.json$|^_journal\//.test(name)) ? 0.98 : 0;
    if (isObject(at(json, "eval")) && "version" in objectOf(json)) return 0.98;
    return isObject(json) && objectsOf(json["events"]).some(isModelEvent) ? 0.9 : 0;
  },
  read: (input) => {
    const log = input.bytes && input.json === undefined ? readArchive(input.bytes, input.name) : objectOf(input.json);
    if (!isObject(log["eval"])) return [readEventsOnly(log, input)];
    return objectsOf(log["samples"]).map((sample) => readSample(sample, log));
  },
};

function isModelEvent(event: JsonObject): boolean {
  return typeof event["event"] === "string" && (event["event"] === "model" || event["event"] === "span_begin");
}

function readEventsOnly(log: JsonObject, input: FormatInput): ReadTrace {
  const nodes = nodesOfEvents(objectsOf(log["events"]));
  return traceFromSpans(nodes, { run_id: textOf(first(log, "uuid", "id")) ?? input.name, format: "inspect" });
}

const maxUnpacked = 256 * 1024 * 1024;

function namesInZip(bytes: Uint8Array): string[] {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return [];
  const names: string[] = [];
  try {
    unzipSync(bytes, { filter: ({ name }) => names.push(name) < 0 });
  } catch {
    return [];
  }
  return names;
}

/** The log that an archive holds in parts; nothing is unpacked beyond a limit, and no name becomes a path. */
function readArchive(bytes: Uint8Array, name: string): JsonObject {
  let unpacked = 0;
  const filter = (file: { name: string; originalSize: number }) => {
    if (!/^(?:header\.json|_journal\/start\.json|samples\/[^/]+\.json)$/.test(file.name)) return false;
    unpacked += file.originalSize;
    if (unpacked <= maxUnpacked) return true;
    throw new ReplayKitError("too_large", `${name}: more than ${maxUnpacked} bytes unpacked`, {
      hint: "split the log",
    });
  };
  const files = unzip(bytes, name, filter);
  const parse = (file: string): Json =>
    parseJson(strFromU8(files[file] ?? new Uint8Array()), { name: `${name} ${file}` });
  const head = ["header.json", "_journal/start.json"].find((file) => files[file]);
  const samples = Object.keys(files)
    .filter((file) => file.startsWith("samples/"))
    .toSorted();
  return { eval: {}, ...objectOf(head === undefined ? {} : parse(head)), samples: samples.map(parse) };
}

function unzip(bytes: Uint8Array, name: string, filter: (file: { name: string; originalSize: number }) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    if (cause instanceof ReplayKitError) throw cause;
    throw new ReplayKitError("invalid_input", `${name}: the archive cannot be unpacked`, {
      hint: "convert it with `inspect log convert --to json`",
      cause,
    });
  }
}

function readSample(raw: JsonObject, log: JsonObject): ReadTrace {
  const sample = objectOf(withAttachments(raw, objectOf(raw["attachments"]), 0));
  const run_id =
    textOf(sample["uuid"]) ?? `${asText(at(log, "eval", "run_id"))}-${asText(sample["id"])}-${asText(sample["epoch"])}`;
  const turns = turnsOf(sample);
  const events: TraceEvent[] = [...eventsOfTurns(turns), ...otherEvents(objectsOf(sample["events"]))];
  const failures = failuresOf(sample);
  events.push(...failures);
  const final = failures.length > 0 ? undefined : finalText(turns.map(({ message }) => message));
  if (final !== undefined) events.push({ type: "final_output", content: final });
  const feedback = feedbackOf(sample);
  const name = textOf(at(log, "eval", "model"));
  return makeTrace({
    run_id,
    format: "inspect",
    ...present({
      model: name === undefined ? undefined : { name },
      agent: textOf(at(log, "eval", "task")) === undefined ? undefined : { name: asText(at(log, "eval", "task")) },
      feedback,
      started_at: isoOf(first(sample, "started_at") ?? at(log, "eval", "created")),
    }),
    status: statusOf(failures, sample),
    events,
  });
}

function turnsOf(sample: JsonObject): Turn[] {
  const models = objectsOf(sample["events"]).filter(({ event }) => event === "model");
  let next = 0;
  return objectsOf(sample["messages"]).flatMap((value) =>
    readMessages(value).map((message): Turn => {
      if (message.role !== "assistant") return { message };
      const usage = objectOf(at(models[next], "output", "usage"));
      const when = isoOf(models[next]?.["timestamp"]);
      next += 1;
      const counts = present({ input: numberOf(usage["input_tokens"]), output: numberOf(usage["output_tokens"]) });
      return {
        message,
        at: when,
        model: textOf(value["model"]),
        ...(usage["input_tokens"] === undefined ? {} : { usage: counts }),
      };
    }),
  );
}

function failuresOf(sample: JsonObject): TraceEvent[] {
  const failures: TraceEvent[] = [];
  const limit = first(sample, "limit");
  if (limit !== undefined) {
    const type = textOf(at(limit, "type")) ?? asText(limit);
    failures.push({ type: "error", kind: "limit", error: `${type} limit reached` });
  }
  const error = first(sample, "error");
  if (error !== undefined) {
    const message = textOf(at(error, "message")) ?? asText(error);
    failures.push({ type: "error", kind: kindOfError(message, "exception"), error: message });
  }
  return failures;
}

/** That the eval ran says nothing of the agent: only errors and limits do. */
function statusOf(failures: TraceEvent[], sample: JsonObject): RunStatus {
  if (failures.length > 0) return "error";
  return isObject(sample["output"]) ? "success" : "unknown";
}

function feedbackOf(sample: JsonObject): Feedback | undefined {
  const scores = Object.entries(objectOf(sample["scores"]));
  const values = scores.map(([, score]) => at(score, "value"));
  if (values.length === 0) return undefined;
  const bad = values.some((value) => value === "I" || value === 0 || value === false);
  return {
    rating: bad ? "bad" : "good",
    comment: scores.map(([name, score]) => `${name}: ${asText(at(score, "value"))}`).join(", "),
  };
}

const maxDepth = 100;

/** Long texts are kept apart and named `attachment://…`. */
function withAttachments(value: Json, attachments: JsonObject, depth: number): Json {
  if (typeof value === "string") {
    const key = /^attachment:\/\/(.+)$/.exec(value)?.[1];
    return key !== undefined && Object.hasOwn(attachments, key) ? (attachments[key] ?? value) : value;
  }
  if (typeof value !== "object" || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) return value.map((item) => withAttachments(item, attachments, depth + 1));
  const entries = Object.entries(value).filter(([key]) => key !== "attachments");
  return Object.fromEntries(entries.map(([key, item]) => [key, withAttachments(item, attachments, depth + 1)]));
}
