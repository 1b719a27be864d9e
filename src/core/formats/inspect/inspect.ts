import { append } from "../../append.ts";
import type { Hash } from "../../platform.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { RunStatus, TraceEvent } from "../../schema/trace.ts";
import { inputId } from "../input/content-id.ts";
import { kindOfError } from "../../run/error-text.ts";
import { asText, at, first, numberOf, objectOf, objectsOf, present, textOf } from "../fields/fields.ts";
import type { ReadTrace, TraceFormat } from "../input/format.ts";
import { isArchive, readArchive } from "./inspect-archive.ts";
import { ModelSettings, eventsBeside, finishOf, nodesOfEvents, otherEvents, withInner } from "./inspect-events.ts";
import { feedbackOf, scoresOf } from "./inspect-scores.ts";
import { inTime } from "../fields/in-time.ts";
import { readMessages } from "../messages/message.ts";
import { plainOutput } from "../messages/message-shape.ts";
import { picked } from "../input/once-a-run.ts";
import { traceFromSpans } from "../spans/spans-to-trace.ts";
import { isoOf } from "../fields/times.ts";
import { eventsOfTurns, finalText, makeTrace, type Turn } from "../messages/transcript.ts";

/** Inspect's logs, as JSON and as `.eval` archives: one run for each sample and epoch. */
export const inspect: TraceFormat = {
  name: "inspect",
  title: "Inspect eval logs (.json, .eval)",
  carries: "kinds of error, limits, scores as feedback",
  settings: { configuration: "run the eval with --log-model-api" },
  surest: 0.98,
  detect: ({ json, bytes }) => {
    if (bytes) return isArchive(bytes) ? 0.98 : 0;
    if (isObject(at(json, "eval")) && "version" in objectOf(json)) return 0.98;
    return isObject(json) && objectsOf(json["events"]).some(isModelEvent) ? 0.9 : 0;
  },
  read: (input, { platform }) => {
    const { bytes, json, name } = input;
    const log = bytes && json === undefined ? readArchive(bytes, name, platform) : objectOf(json);
    if (!isObject(log["eval"])) return [readEventsOnly(log, platform.hash)];
    return objectsOf(log["samples"]).map((sample) => readSample(sample, log));
  },
};

function isModelEvent(event: JsonObject): boolean {
  return typeof event["event"] === "string" && (event["event"] === "model" || event["event"] === "span_begin");
}

function readEventsOnly(log: JsonObject, hash: Hash): ReadTrace {
  // A single sample from an archive.
  if (objectsOf(log["messages"]).length > 0) return readSample(log, {});
  const happened = objectsOf(log["events"]);
  const run_id = textOf(first(log, "uuid", "id")) ?? inputId("inspect", { json: log }, hash);
  const { trace, notes } = traceFromSpans(nodesOfEvents(happened), { run_id, format: "inspect" });
  return { trace: { ...trace, events: inTime(trace.events, otherEvents(withInner(happened))) }, notes };
}

function readSample(raw: JsonObject, log: JsonObject): ReadTrace {
  const sample = objectOf(withAttachments(raw, objectOf(raw["attachments"]), 0));
  const run_id =
    textOf(sample["uuid"]) ?? `${asText(at(log, "eval", "run_id"))}-${asText(sample["id"])}-${asText(sample["epoch"])}`;
  const happened = objectsOf(sample["events"]);
  // Some logs keep events but no messages.
  if (objectsOf(sample["messages"]).length === 0 && happened.some(isModelEvent))
    return readTranscript(sample, log, run_id);
  const turns = turnsOf(sample, log);
  const turnEvents = withNames(eventsOfTurns(turns), sample);
  const events: TraceEvent[] = [
    ...inTime(inTime(turnEvents, eventsBeside(withInner(happened), turnEvents)), otherEvents(withInner(happened))),
    ...scoresOf(sample),
    ...setUpOf(sample, log),
  ];
  const failures = failuresOf(sample);
  append(events, failures);
  const final =
    failures.length > 0 ? undefined : (finalText(turns.map(({ message }) => message)) ?? submittedIn(sample));
  if (final !== undefined) events.push({ type: "final_output", content: final });
  const retries = objectsOf(sample["error_retries"]).length;
  const notes = retries === 0 ? [] : [`${retries} earlier tries of the sample failed and are not in the log`];
  return makeTrace({
    run_id,
    format: "inspect",
    ...headOf(sample, log),
    status: statusOf(failures, sample),
    events,
    notes,
  });
}

/** Events for the sample's own setup, and for the evaluation's, which all its samples share. */
function setUpOf(sample: JsonObject, log: JsonObject): TraceEvent[] {
  const { eval: set, plan } = log;
  const own = picked(sample, ["target", "choices", "metadata", "sandbox", "setup", "files"]);
  const empty = Object.values(own).every((value) => value === "" || JSON.stringify(value).length <= 2);
  return [
    ...(empty ? [] : [{ type: "other" as const, name: "sample", data: own }]),
    ...(isObject(set) ? [{ type: "other" as const, name: "eval", data: isObject(plan) ? { ...set, plan } : set }] : []),
  ];
}

/** If the log lacks a result's call, the result's message names the tool. */
function withNames(events: TraceEvent[], sample: JsonObject): TraceEvent[] {
  const called = new Set(events.map((event) => (event.type === "tool_call" ? event.call_id : undefined)));
  const names = new Map(
    objectsOf(sample["messages"]).map((one) => [textOf(one["tool_call_id"]), textOf(one["function"])]),
  );
  for (const event of events) {
    if (event.type !== "tool_result" || called.has(event.call_id)) continue;
    const name = names.get(event.call_id);
    if (name !== undefined) event["tool_name"] = name;
  }
  return events;
}

function headOf(sample: JsonObject, log: JsonObject) {
  const name = textOf(at(log, "eval", "model"));
  const task = textOf(at(log, "eval", "task"));
  return present({
    model: name === undefined ? undefined : { name },
    agent: task === undefined ? undefined : { name: task },
    feedback: feedbackOf(sample),
    started_at: isoOf(first(sample, "started_at") ?? at(log, "eval", "created")),
    ended_at: isoOf(sample["completed_at"]),
  });
}

function readTranscript(sample: JsonObject, log: JsonObject, run_id: string): ReadTrace {
  const happened = objectsOf(sample["events"]);
  const { trace, notes } = traceFromSpans(nodesOfEvents(happened), { run_id, format: "inspect" });
  const failures = failuresOf(sample);
  const events = [...trace.events.filter(({ type }) => failures.length === 0 || type !== "final_output"), ...failures];
  const status = failures.length > 0 ? "error" : trace.status;
  return {
    trace: {
      ...trace,
      ...headOf(sample, log),
      status,
      events: [...inTime(events, otherEvents(withInner(happened))), ...scoresOf(sample), ...setUpOf(sample, log)],
    },
    notes,
  };
}

function turnsOf(sample: JsonObject, log: JsonObject): Turn[] {
  const models = objectsOf(sample["events"]).filter(({ event }) => event === "model");
  const settings = new ModelSettings();
  const set = at(log, "eval", "model_generate_config");
  let next = 0;
  const turns = objectsOf(sample["messages"]).flatMap((value) =>
    readMessages(value).map((message): Turn => {
      if (message.role !== "assistant") return { message };
      const model = models[next];
      const usage = objectOf(at(model, "output", "usage"));
      const when = isoOf(model?.["timestamp"]);
      // Without events, only the evaluation's own settings are known.
      const params = model ? settings.of(model) : next === 0 && isObject(set) ? set : undefined;
      next += 1;
      const counts = present({ input: numberOf(usage["input_tokens"]), output: numberOf(usage["output_tokens"]) });
      return {
        message: { ...message, finish: message.finish ?? finishOf(model) },
        at: when,
        model: textOf(value["model"]) ?? textOf(at(model, "output", "model")),
        params,
        ...(usage["input_tokens"] === undefined ? {} : { usage: counts }),
      };
    }),
  );
  const last = turns.findLast(({ message }) => message.role === "assistant");
  if (last) {
    last.message.finish ??= finishOf(sample);
    last.model ??= textOf(at(sample["output"], "model"));
  }
  return turns;
}

/** The answer that an agent submitted with a tool. The log repeats that tool's result as the sample's output. */
function submittedIn(sample: JsonObject): string | undefined {
  const last = objectsOf(sample["messages"]).at(-1);
  if (last?.["role"] !== "tool") return undefined;
  const given = textOf(plainOutput(last["content"] ?? null));
  const output = objectOf(sample["output"]);
  const completion =
    textOf(output["completion"]) ?? textOf(plainOutput(at(output, "choices", 0, "message", "content") ?? null));
  return given !== undefined && completion?.trim() === given.trim() ? given : undefined;
}

function failuresOf(sample: JsonObject): TraceEvent[] {
  const failures: TraceEvent[] = [];
  const limit = first(sample, "limit");
  if (limit !== undefined) {
    const type = textOf(at(limit, "type")) ?? asText(limit);
    // `operator` means that a person stopped the sample.
    const kind = type === "operator" ? "cancelled" : "limit";
    failures.push({ type: "error", kind, error: `${type} limit reached` });
  }
  const error = first(sample, "error");
  if (error !== undefined) {
    const message = textOf(at(error, "message")) ?? asText(error);
    failures.push({ type: "error", kind: kindOfError(message, "exception"), error: message });
  }
  return failures;
}

/** A finished evaluation does not mean that the agent succeeded. Only errors and limits show a failure. */
function statusOf(failures: TraceEvent[], sample: JsonObject): RunStatus {
  if (failures.length > 0) return "error";
  return isObject(sample["output"]) ? "success" : "unknown";
}

const maxDepth = 100;

/** Inspect stores long texts separately and refers to them as `attachment://…`. */
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
