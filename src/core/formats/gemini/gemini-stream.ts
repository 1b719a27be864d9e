import { isObject } from "../../schema/is-object.ts";
import type { JsonObject } from "../../schema/json.ts";
import type { RunStatus, TraceEvent } from "../../schema/trace.ts";
import { contentId } from "../input/content-id.ts";
import { kindOfError } from "../../run/error-text.ts";
import { argumentsOf, asText, at, first, objectOf, present, textOf } from "../fields/fields.ts";
import type { FormatInput, ReadTrace } from "../input/format.ts";
import { usageOf } from "../fields/model-fields.ts";
import { isoOf } from "../fields/times.ts";
import { compact } from "../../compact.ts";
import { makeTrace, resultEvent } from "../messages/transcript.ts";

const types = new Set(["init", "message", "tool_use", "tool_result", "error", "result"]);

/** True for what Gemini CLI prints with `--output-format stream-json`. */
export function isGeminiStream({ lines }: FormatInput): boolean {
  const events = (lines ?? []).filter(isObject);
  const own = events.some(
    (event) =>
      (event["type"] === "init" && typeof event["session_id"] === "string") ||
      (event["type"] === "tool_use" && typeof event["tool_id"] === "string") ||
      (event["type"] === "result" && isObject(event["stats"])),
  );
  return own && events.every((event) => types.has(asText(event["type"])));
}

/** Reads the sessions of a file. Each begins with its `init`, which a resumed session repeats. */
export function readGeminiStreams({ lines = [] }: FormatInput, hash: (text: string) => string): ReadTrace[] {
  const sessions: JsonObject[][] = [];
  for (const line of lines.map(objectOf)) {
    const last = sessions.at(-1);
    const init = last?.find(({ type }) => type === "init");
    const begins = line["type"] === "init" && init !== undefined && init["session_id"] !== line["session_id"];
    if (last && !begins) last.push(line);
    else sessions.push([line]);
  }
  return sessions.map((session) => readSession(session, hash));
}

function readSession(all: JsonObject[], hash: (text: string) => string): ReadTrace {
  const init = all.find(({ type }) => type === "init");
  const part = lastPart(all);
  const end = part.findLast(({ type }) => type === "result");
  const events = joined(all.filter((line) => line !== end)).flatMap(eventsOf);
  const failure = part.find(isLimit) ?? (end?.["status"] === "success" ? undefined : end);
  const status: RunStatus = failure ? "error" : end ? "success" : "unknown";
  const last = events.findLast(({ type }) => type === "model_call" || type === "tool_call");
  if (failure) events.push(failureOf(failure));
  else if (last?.type === "model_call" && last.output !== undefined)
    events.push({ type: "final_output", content: last.output });
  const usage = usageOf(end?.["stats"]);
  const answer = events.findLast((event) => event.type === "model_call");
  if (answer && usage) answer.usage = usage;
  if (end) events.push(present({ type: "other", name: "result", data: end, at: isoOf(end["timestamp"]) }));
  const model = textOf(init?.["model"]);
  const id = textOf(init?.["session_id"]);
  return makeTrace({
    run_id: id ?? contentId("gemini", all, hash),
    format: "gemini",
    agent: { name: "gemini-cli" },
    ...compact({ session_id: id }),
    ...(model === undefined ? {} : { model: { name: model, provider: "google" } }),
    status,
    events,
    notes: end === undefined ? ["the stream has no result line: the run was cut off"] : [],
  });
}

/** The lines since the session was last resumed. An earlier part's end does not say how this part ended. */
function lastPart(all: JsonObject[]): JsonObject[] {
  return all.slice(
    Math.max(
      0,
      all.findLastIndex(({ type }) => type === "init"),
    ),
  );
}

/** True for the line that reports the session's limit of turns. The result says `success` even then. */
function isLimit(line: JsonObject): boolean {
  const isError = line["type"] === "error" && line["severity"] === "error";
  return isError && kindOfError(asText(line["message"]), "exception") === "limit";
}

/** Joins the consecutive pieces of an answer. */
function joined(lines: JsonObject[]): JsonObject[] {
  const whole: JsonObject[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const goesOn = line["type"] === "message" && line["delta"] === true && before?.["type"] === "message";
    if (goesOn && before["role"] === line["role"] && before["delta"] === true)
      whole[whole.length - 1] = { ...before, content: asText(before["content"]) + asText(line["content"]) };
    else whole.push(line);
  }
  return whole;
}

function eventsOf(line: JsonObject): TraceEvent[] {
  const type = asText(line["type"]);
  const when = isoOf(line["timestamp"]);
  const id = textOf(line["tool_id"]);
  if (type === "message") {
    const content = asText(line["content"]);
    if (line["role"] !== "assistant") return [present({ type: "input_message", role: "user", content, at: when })];
    return [present({ type: "model_call", output: content, at: when })];
  }
  if (type === "tool_use") {
    const name = textOf(line["tool_name"]) ?? "unknown";
    return [
      present({
        type: "tool_call",
        call_id: id,
        tool_name: name,
        tool_args: argumentsOf(line["parameters"]),
        at: when,
      }),
    ];
  }
  if (type === "tool_result") {
    const failed = line["status"] === "error";
    const errorText = textOf(at(line, "error", "message")) ?? asText(line["output"]);
    const error = failed ? { kind: "tool" as const, message: errorText.slice(0, 2000) } : undefined;
    return [resultEvent({ id, output: first(line, "output") ?? errorText, error }, { at: when })];
  }
  return [present({ type: "other", name: type, data: line, at: when })];
}

function failureOf(end: JsonObject): TraceEvent {
  const error =
    textOf(at(end, "error", "message")) ?? textOf(at(end, "error", "type")) ?? textOf(end["message"]) ?? "failed";
  return { type: "error", kind: kindOfError(error, "exception"), error };
}
