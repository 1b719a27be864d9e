import { kindOfError } from "../../run/error-text.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { TraceEvent } from "../../schema/trace.ts";
import { contentId } from "../input/content-id.ts";
import { asText, first, objectsOf, present, textOf } from "../fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "../input/format.ts";
import { SmolagentsMemory } from "./memory.ts";
import { isoOf } from "../fields/times.ts";
import { compact } from "../../compact.ts";
import { makeTrace } from "../messages/transcript.ts";

/** Records of smolagents' benchmarks: a question, the agent's memory as messages, its answer and the correct one. */
export const smolagents: TraceFormat = {
  name: "smolagents",
  title: "smolagents benchmark records (`intermediate_steps`)",
  carries: "errors of tools, the correct answer; tokens of the whole run; no times of steps",
  surest: 0.95,
  detect: (input) => (valuesOf(input).some(isRecord) ? 0.95 : 0),
  itemKind: (item) => (isRecord(item) ? "run" : undefined),
  read: (input, { platform }) =>
    valuesOf(input)
      .filter(isRecord)
      .map((record) => readRecord(record, contentId("smolagents", namesOf(record), platform.hash))),
};

function valuesOf({ json, lines }: FormatInput): Json[] {
  return lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json]);
}

function isRecord(value: Json): value is JsonObject {
  if (!isObject(value) || !("intermediate_steps" in value) || !("question" in value)) return false;
  const steps = value["intermediate_steps"];
  const listed = Array.isArray(steps) && objectsOf(steps).every((step) => typeof step["role"] === "string");
  return (typeof steps === "string" || listed) && ("answer" in value || "prediction" in value);
}

function namesOf(record: JsonObject): Json[] {
  const { question = null, start_time = null } = record;
  return [modelOf(record) ?? null, question, start_time, answerOf(record) ?? null];
}

function modelOf(record: JsonObject): string | undefined {
  return textOf(first(record, "model_id", "agent_name"));
}

function answerOf(record: JsonObject): Json | undefined {
  return first(record, "answer", "prediction");
}

/** The rest of a record becomes one event. */
const readElsewhere = new Set([
  "intermediate_steps",
  "question",
  "answer",
  "prediction",
  "model_id",
  "agent_name",
  "agent_error",
]);

function readRecord(record: JsonObject, run_id: string): ReadTrace {
  const model = modelOf(record);
  const memory = new SmolagentsMemory(model);
  const steps = record["intermediate_steps"];
  const messages = objectsOf(steps);
  for (const message of messages) memory.add(message);
  const question = asText(record["question"]);
  // The task in the memory usually contains the question. Without steps, there is only the question.
  const inputEvents: TraceEvent[] = memory.holds(question) ? [] : [inputOf(question)];
  const answered: TraceEvent[] =
    typeof steps === "string" ? [present({ type: "model_call", model, output: steps })] : [];
  const rest = Object.entries(record).filter(([name, value]) => !readElsewhere.has(name) && value !== null);
  const { start_time } = record;
  const started_at = typeof start_time === "number" ? isoOf(start_time) : undefined;
  return makeTrace({
    run_id,
    format: "smolagents",
    ...(model === undefined ? {} : { model: { name: model } }),
    ...compact({ started_at }),
    ...feedbackOf(record),
    events: [
      ...inputEvents,
      ...memory.events,
      ...answered,
      ...endOf(record, memory),
      { type: "other", name: "record", data: Object.fromEntries(rest) },
    ],
    notes: memory.notes(),
  });
}

function inputOf(question: string): TraceEvent {
  return { type: "input_message", role: "user", content: question };
}

function feedbackOf({ is_correct }: JsonObject) {
  return typeof is_correct === "boolean" ? { feedback: { rating: is_correct ? "good" : "bad" } as const } : {};
}

/** The answer, or what went wrong. A run that raised has no memory, and its answer is the exception's text. */
function endOf(record: JsonObject, memory: SmolagentsMemory): TraceEvent[] {
  const answer = answerOf(record);
  const raised = textOf(record["agent_error"]) ?? (isEmpty(record["intermediate_steps"]) ? textOf(answer) : undefined);
  if (raised !== undefined) return [{ type: "error", kind: kindOfError(raised, "exception"), error: raised }];
  const limit = record["iteration_limit_exceeded"] === true ? "the iteration limit was exceeded" : memory.limit;
  const stopped: TraceEvent[] = limit === undefined ? [] : [{ type: "error", kind: "limit", error: limit }];
  return answer === undefined ? stopped : [...stopped, { type: "final_output", content: answer }];
}

function isEmpty(steps: Json | undefined): boolean {
  return Array.isArray(steps) && steps.length === 0;
}
