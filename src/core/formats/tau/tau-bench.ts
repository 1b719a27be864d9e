import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { ExpectedCall, Feedback } from "../../schema/trace.ts";
import { asText } from "../fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "../input/format.ts";
import { traceFromMessages } from "../openai/openai-chat.ts";

/** Result files of tau-bench: a conversation, its reward, and the actions and texts of a correct run. */
export const tauBench: TraceFormat = {
  name: "tau-bench",
  title: "tau-bench results",
  carries: "reward, expected calls and texts as feedback",
  detect: (input) => (trialsOf(input).length > 0 ? 1 : 0),
  itemKind: (item) => (isObject(item) && isTrial(item) ? "run" : undefined),
  read: (input) => trialsOf(input).map(readTrial),
};

function trialsOf({ json }: FormatInput): JsonObject[] {
  const values = Array.isArray(json) ? json : json === undefined ? [] : [json];
  const trials = values.filter(isObject).filter(isTrial);
  return trials.length === values.length ? trials : [];
}

function isTrial(value: JsonObject): boolean {
  return Array.isArray(value["traj"]) && "reward" in value;
}

function readTrial(trial: JsonObject): ReadTrace {
  const messages = Array.isArray(trial["traj"]) ? trial["traj"] : [];
  const { trace, notes } = traceFromMessages(
    messages,
    `tau-bench-${asText(trial["task_id"])}-${asText(trial["trial"] ?? 0)}`,
  );
  const feedback = feedbackOf(trial);
  // What the simulated user wants, and how the reward was calculated.
  if (isObject(trial["info"])) trace.events.push({ type: "other", name: "info", data: trial["info"] });
  return { trace: { ...trace, source: { format: "tau-bench" }, feedback }, notes };
}

/** The reward says whether the run was correct. The task says what a correct run does and says. */
function feedbackOf(trial: JsonObject): Feedback {
  const info = isObject(trial["info"]) ? trial["info"] : {};
  const task = isObject(info["task"]) ? info["task"] : {};
  const actions = list(task["actions"]).filter(isObject);
  const outputs = list(task["outputs"]).filter((text) => typeof text === "string");
  return {
    rating: trial["reward"] === 1 ? "good" : "bad",
    expected_calls: actions.map(
      (action): ExpectedCall => ({ tool: asText(action["name"]), args: action["kwargs"] ?? {} }),
    ),
    ...(outputs.length > 0 ? { expected_text: outputs } : {}),
  };
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
