import { errorFromText } from "../run/error-text.ts";
import type { Hash } from "../platform.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { TraceEvent } from "../schema/trace.ts";
import { contentId } from "./input/content-id.ts";
import { at, numberOf, objectOf, objectsOf, present, textOf } from "./fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./input/format.ts";
import { usageOf } from "./fields/model-fields.ts";
import { makeTrace } from "./messages/transcript.ts";

/**
 * Trajectories of DevAI, the benchmark of Agent-as-a-Judge. Each step has a thought, an action as text, and its result.
 */
export const agentAsAJudge: TraceFormat = {
  name: "agent-as-a-judge",
  title: "DevAI trajectories (Agent-as-a-Judge)",
  carries: "tokens, cost; actions only as texts, no times, no status, errors only as text",
  surest: 0.9,
  detect: (input) => (stepsOf(input).length > 0 ? 0.9 : 0),
  itemKind: (item) => (isStep(item) ? "part" : undefined),
  read: (input, { platform }) => {
    const steps = stepsOf(input);
    return steps.length === 0 ? [] : [readSteps(steps, idOf(steps, platform.hash))];
  },
};

function stepsOf({ json, lines }: FormatInput): JsonObject[] {
  const listed = lines ?? (Array.isArray(json) ? json : []);
  return listed.every(isStep) ? objectsOf(listed) : [];
}

function isStep(value: Json): boolean {
  return (
    isObject(value) &&
    "step_usage" in value &&
    "environment" in value &&
    "user_message" in value &&
    "agent" in value &&
    "step" in value
  );
}

/** Hashes only the size of the shell output, which is most of a trajectory. */
function idOf(steps: readonly JsonObject[], hash: Hash): string {
  const sizes = steps.map(({ environment, agent }) => [
    textOf(environment)?.length ?? 0,
    textOf(at(agent, "thought"))?.length ?? 0,
    textOf(at(agent, "action"))?.length ?? 0,
  ]);
  return contentId(
    "judge",
    [sizes, ...steps.map(({ step_usage, agent }) => [step_usage ?? null, agent ?? null])],
    hash,
  );
}

function readSteps(steps: JsonObject[], run_id: string): ReadTrace {
  const events = steps.flatMap(eventsOf);
  const last = objectOf(steps.at(-1)?.["agent"]);
  const final = textOf(last["action"]) === undefined ? textOf(last["thought"]) : undefined;
  if (final !== undefined) events.push({ type: "final_output", content: final });
  const total = steps.at(-1)?.["accumulated_usage"];
  if (isObject(total)) events.push({ type: "other", name: "accumulated_usage", data: total });
  return makeTrace({ run_id, format: "agent-as-a-judge", events });
}

function eventsOf({ step, user_message, agent, environment, step_usage }: JsonObject, index: number): TraceEvent[] {
  const id = textOf(step) ?? String(index);
  const question = textOf(user_message);
  const action = textOf(at(agent, "action"));
  const model = present({
    type: "model_call",
    model: textOf(at(step_usage, "model")),
    output: textOf(at(agent, "thought")),
    usage: usageOf(step_usage),
    cost: numberOf(at(step_usage, "cost")),
    duration_ms: millisOfSeconds(numberOf(at(step_usage, "llm_inference_time"))),
    step: id,
  } as const);
  const result = textOf(environment);
  return [
    ...(question === undefined ? [] : [{ type: "input_message" as const, role: "user", content: question, step: id }]),
    ...(isObject(agent) ? [model] : []),
    ...(action === undefined ? [] : [callOf(action, id)]),
    ...(result === undefined ? [] : [resultOf(result, id)]),
  ];
}

/** Undefined if the duration is missing or negative. */
function millisOfSeconds(seconds: number | undefined): number | undefined {
  const millis = seconds === undefined ? Number.NaN : Math.round(seconds * 1000);
  return millis >= 0 && Number.isFinite(millis) ? millis : undefined;
}

const prompt = "\n[Python Interpreter: ";

/** Shell output ends with the prompt, which would hide a failure before it. */
function resultOf(output: string, step: string): TraceEvent {
  const end = output.lastIndexOf(prompt);
  const error = end === -1 ? undefined : errorFromText(output.slice(0, end));
  return present({ type: "tool_result", call_id: `step-${step}`, output, error, step });
}

/** An action is a text that begins with its kind: `Running command: ls`. */
function callOf(action: string, step: string): TraceEvent {
  const [, name = "action", text = action] = /^([A-Z][A-Za-z ]{2,60}): ([\s\S]*)$/.exec(action) ?? [];
  const call_id = `step-${step}`;
  return { type: "tool_call", call_id, tool_name: name, tool_args: { text }, group: call_id, step };
}
