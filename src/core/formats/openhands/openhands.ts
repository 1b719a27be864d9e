import { append } from "../../append.ts";
import { kindOfError } from "../../run/error-text.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { RunStatus, TraceEvent } from "../../schema/trace.ts";
import { inputId } from "../input/content-id.ts";
import { at, objectOf, present, textOf } from "../fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "../input/format.ts";
import type { Conversation, Entry } from "./entry.ts";
import { isSdkEvent, readSdkEvents } from "./sdk-events.ts";
import { isServerEvent, readServerEvents } from "./server-events.ts";
import { eventsOfTurn, joinTurns, makeTrace, type Turn } from "../messages/transcript.ts";

/** OpenHands: a list of events (of the server, or of the SDK), or evaluations with such a list as `history`. */
export const openHands: TraceFormat = {
  name: "openhands",
  title: "OpenHands: events of its server and SDK, and `output.jsonl` of its evaluations",
  carries: "errors of tools, times, tokens, how it ended",
  surest: 0.96,
  detect: (input) => (runsIn(input).length > 0 ? 0.96 : 0),
  itemKind: (item) => (isEvaluation(item) ? "run" : isEvent(item) ? "part" : undefined),
  read: (input, { platform }) =>
    runsIn(input).map((run) => readRun(run, () => inputId("openhands", { json: run.events }, platform.hash))),
};

interface EventLog {
  events: JsonObject[];
  evaluation?: JsonObject;
}

function runsIn({ json, lines }: FormatInput): EventLog[] {
  const values = lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json]);
  if (values.length === 0) return [];
  if (values.every(isEvaluation)) return values.map((evaluation) => ({ events: historyOf(evaluation), evaluation }));
  return values.every(isEvent) ? [{ events: values }] : [];
}

function isEvent(value: Json): value is JsonObject {
  return isServerEvent(value) || isSdkEvent(value);
}

function isEvaluation(value: Json): value is JsonObject {
  return isObject(value) && "instance_id" in value && historyOf(value).length > 0;
}

/** Older evaluations store an action and its observation as a pair. */
function historyOf({ history }: JsonObject): JsonObject[] {
  const events = Array.isArray(history) ? history.flat() : [];
  return events.every(isEvent) ? events : [];
}

function readRun({ events: raw, evaluation }: EventLog, hashed: () => string): ReadTrace {
  const conversation = raw.every(isServerEvent) ? readServerEvents(raw) : readSdkEvents(raw);
  const events = eventsOf(conversation.entries);
  const failure = textOf(evaluation?.["error"]);
  if (failure !== undefined) events.push({ type: "error", kind: kindOfError(failure, "exception"), error: failure });
  const { final } = conversation;
  if (final !== undefined && failure === undefined) events.push({ type: "final_output", content: final });
  const { history: _, instance_id: instance, ...rest } = evaluation ?? {};
  if (evaluation) events.push({ type: "other", name: "evaluation", data: rest });
  return makeTrace({
    run_id: idOf(instance, evaluation) ?? hashed(),
    format: "openhands",
    agent: present({ name: "openhands", ...present(conversation.agent ?? {}) }),
    ...modelOf(conversation, evaluation),
    status: statusOf(conversation, failure),
    events,
  });
}

/** Other models and attempts run the same instance, so the id of the task alone does not identify a run. */
function idOf(instance: Json | undefined, evaluation: JsonObject | undefined): string | undefined {
  const id = textOf(instance);
  const started = textOf(at(evaluation, "metadata", "start_time"));
  const folder = textOf(at(evaluation, "metadata", "eval_output_dir"))
    ?.split("/")
    .at(-1);
  if (id === undefined || (started === undefined && folder === undefined)) return undefined;
  return [id, folder ?? started].join("@");
}

function eventsOf(entries: readonly Entry[]): TraceEvent[] {
  const events: TraceEvent[] = [];
  let open: (Turn & { answer?: string | undefined })[] = [];
  const close = () => {
    const joined = joinTurns(open, (a, b) => a.answer !== undefined && a.answer === b.answer);
    for (const turn of joined) append(events, eventsOfTurn(turn, `message-${events.length}`));
    open = [];
  };
  for (const entry of entries) {
    if ("turn" in entry) open.push({ ...entry.turn, answer: entry.answer });
    else {
      close();
      events.push(entry.event);
    }
  }
  close();
  return events;
}

function modelOf({ model }: Conversation, evaluation: JsonObject | undefined) {
  const name = model ?? textOf(at(objectOf(evaluation?.["metadata"]), "llm_config", "model"));
  return name === undefined ? {} : { model: { name } };
}

function statusOf({ status }: Conversation, failure: string | undefined): RunStatus {
  return failure === undefined ? (status ?? "unknown") : "error";
}
