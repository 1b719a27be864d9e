import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { CallError, ToolCallEvent, TraceEvent } from "../schema/trace.ts";
import { inputId } from "./input/content-id.ts";
import { kindOfError } from "../run/error-text.ts";
import { asText, at, first, listOf, numberOf, objectOf, objectsOf, present, textOf } from "./fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./input/format.ts";
import { readCall } from "./messages/message.ts";
import { earlierContent } from "./messages/earlier-content.ts";
import { emptyMessage, type Message, plainOutput } from "./messages/message-shape.ts";
import { paramsOf, usageOf } from "./fields/model-fields.ts";
import { isoOf } from "./fields/times.ts";
import { makeTrace, resultEvent } from "./messages/transcript.ts";

/** Harbor's Agent Trajectory Interchange Format: a step holds both a call and its result. */
export const atif: TraceFormat = {
  name: "atif",
  title: "ATIF (Harbor) trajectories",
  carries: "times, tokens; no status",
  detect: (input) => {
    const values = valuesOf(input);
    return values.length > 0 && values.every(isTrajectory) ? 1 : 0;
  },
  itemKind: (item) => (isTrajectory(item) ? "run" : undefined),
  read: (input, { platform }) =>
    valuesOf(input).flatMap((value) => {
      const log = objectOf(value);
      const named = textOf(first(log, "trajectory_id", "session_id"));
      const place = named ?? inputId("atif", { json: value }, platform.hash);
      const earlier = continuedBy(log);
      if (named === undefined || earlier === undefined) return readWithAgents(log, place);
      // A continuation has the session id of the run before it, but is a run of its own.
      const [own, ...below] = readWithAgents(log, `${named}/cont-${earlier + 1}`, [partOf(named, earlier)]);
      return own ? [own, ...below] : [];
    }),
};

function isTrajectory(value: Json): boolean {
  return asText(at(value, "schema_version")).startsWith("ATIF-v");
}

function valuesOf({ json, lines }: FormatInput): Json[] {
  return lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json]);
}

/** The continuation index of the file before this one; undefined if this file is the first or has an id of its own. */
function continuedBy(log: JsonObject): number | undefined {
  if (log["trajectory_id"] !== undefined && log["trajectory_id"] !== null) return undefined;
  const index = numberOf(at(log, "agent", "extra", "continuation_index"));
  if (index !== undefined) return index > 0 ? index - 1 : undefined;
  return objectsOf(log["steps"]).some(isCopied) ? 0 : undefined;
}

function partOf(session: string, index: number): string {
  return index === 0 ? session : `${session}/cont-${index}`;
}

/** Reads a trajectory and the sub-agents' trajectories inside it. Each is a run of its own with a parent. */
function readWithAgents(log: JsonObject, place: string, above: readonly string[] = []): ReadTrace[] {
  // All trajectories of a run share a session id, so only a trajectory's own id differs from its parents'.
  const named = textOf(first(log, "trajectory_id", "session_id")) ?? place;
  const run_id = above.includes(named) || place.startsWith(`${named}/cont-`) ? place : named;
  const read = readTrajectory(log, run_id);
  const parent = above.at(-1);
  const own = parent === undefined ? read : { ...read, trace: { ...read.trace, parent_run_id: parent } };
  const inside = objectsOf(first(log, "subagent_trajectories", "subagents"));
  const below = inside.map((one, index) => readWithAgents(one, `${run_id}/subagent-${index + 1}`, [...above, run_id]));
  return [own, ...below.flat()];
}

function readTrajectory(log: JsonObject, run_id: string): ReadTrace {
  const agent = objectOf(log["agent"]);
  const steps = objectsOf(log["steps"]);
  const model = textOf(agent["model_name"]);
  const events = steps.flatMap((step) => (isCopied(step) ? copiedEvents(step) : stepEvents(step, model)));
  const tools = listOf(agent["tool_definitions"]);
  const firstCall = events.find((event) => event.type === "model_call");
  if (firstCall && tools.length > 0) firstCall.params = { tools };
  const last = steps.findLast(({ source }) => source === "agent");
  const answer = textOf(plainOutput(last?.["message"] ?? ""));
  const goesOn = textOf(log["continued_trajectory_ref"]);
  if (answer !== undefined && objectsOf(last?.["tool_calls"]).length === 0 && last && !isCopied(last))
    events.push({ type: "final_output", content: answer });
  const limit = limitIn(objectOf(log["extra"]));
  if (limit) events.push(limit);
  const besides = { ...present({ ...log, steps: undefined, subagent_trajectories: undefined }), agent: agent["extra"] };
  for (const [member, data] of Object.entries(besides)) {
    const empty = data === undefined || data === null || (isObject(data) && Object.keys(data).length === 0);
    if (!empty && !readElsewhere.has(member)) events.push({ type: "other", name: member, data });
  }
  const copied = steps.filter(isCopied).length;
  return makeTrace({
    run_id,
    format: "atif",
    source: { version: asText(log["schema_version"]) },
    agent: present({ name: textOf(agent["name"]), version: textOf(agent["version"]) }),
    ...(model === undefined ? {} : { model: { name: model } }),
    events,
    notes: [
      ...(copied === 0 ? [] : [`${copied} steps were copied from an earlier trajectory: they are input of this run`]),
      ...(goesOn === undefined ? [] : [`the run continues in ${goesOn}: its end is not in this file`]),
    ],
  });
}

/** A trajectory that continues another repeats its steps, marked as copies. */
function isCopied(step: JsonObject): boolean {
  return step["is_copied_context"] === true;
}

/** Copied steps are input of the run, not its own actions. */
function copiedEvents(step: JsonObject): TraceEvent[] {
  return stepEvents(step, undefined).flatMap((event): TraceEvent[] => {
    if (event.type === "input_message") return [event];
    const attributes = event.type === "model_call" ? extraIn(step) : undefined;
    const place = present({ at: event.at, step: event.step, attributes });
    const calls = event.type === "tool_call" ? [callIn(event)] : [];
    const results =
      event.type === "tool_result"
        ? [{ id: event.call_id, name: undefined, output: event.output ?? null, error: event.error }]
        : [];
    const text = event.type === "model_call" ? asText(event.output) : "";
    const message: Message = { ...emptyMessage(results.length > 0 ? "tool" : "assistant"), text, calls, results };
    const content = earlierContent(message);
    return Array.isArray(content) && content.length > 0
      ? [{ type: "input_message", role: message.role, content, ...place }]
      : [];
  });
}

function callIn({ call_id, tool_name, tool_args }: ToolCallEvent) {
  return { id: call_id, name: tool_name, args: tool_args };
}

const readElsewhere = new Set(["schema_version", "session_id", "trajectory_id"]);

/** Writers put the reason for the end into `extra`. Only a limit needs an event. */
function limitIn(extra: JsonObject): TraceEvent | undefined {
  const reason = textOf(first(extra, "termination_reason", "exit_status", "stop_reason"));
  const limited = reason !== undefined && kindOfError(reason, "exception") === "limit";
  return limited ? { type: "error", kind: "limit", error: reason } : undefined;
}

/** The members that a writer added to a step; undefined if there are none. */
function extraIn({ extra }: JsonObject): JsonObject | undefined {
  return isObject(extra) && Object.keys(extra).length > 0 ? extra : undefined;
}

function stepEvents(step: JsonObject, model: string | undefined): TraceEvent[] {
  const when = isoOf(step["timestamp"]);
  const id = asText(step["step_id"]);
  const message = plainOutput(step["message"] ?? "");
  if (step["source"] !== "agent") {
    const role = step["source"] === "system" ? "system" : "user";
    const fields = { role, content: message, at: when, step: id, attributes: extraIn(step) };
    const event: TraceEvent = present({ type: "input_message", ...fields });
    const found = results(step, when);
    return message === "" && found.length > 0 ? found : [event, ...found];
  }
  const calls = objectsOf(step["tool_calls"]).map(readCall);
  return [
    ...spoken(step, { model, message, at: when, id }),
    ...calls.map((call) =>
      present({
        type: "tool_call",
        call_id: call.id,
        tool_name: call.name,
        tool_args: call.args,
        group: `step-${id}`,
        at: when,
        step: id,
      }),
    ),
    ...results(
      step,
      when,
      calls.map(({ id: called }) => called),
    ),
  ];
}

/** The event of the model's answer. A step without a model call (`llm_call_count: 0`) becomes an `other` event. */
function spoken(
  step: JsonObject,
  { model, message, at: when, id }: { model: string | undefined; message: Json; at: string | undefined; id: string },
): TraceEvent[] {
  if (step["llm_call_count"] === 0) {
    return message === "" ? [] : [present({ type: "other", name: "step", data: message, at: when, step: id })];
  }
  const reasoning = textOf(step["reasoning_content"]);
  const added = extraIn(step);
  const extras = [
    ...(reasoning === undefined ? [] : [{ type: "reasoning", text: reasoning }]),
    ...(added === undefined ? [] : [{ ...added, type: "extra" }]),
  ];
  return [
    present({
      type: "model_call",
      model: textOf(step["model_name"]) ?? model,
      params: paramsOf(objectOf(step["sampling_params"])),
      output: message === "" ? undefined : message,
      finish_reason: textOf(first(added, "finish_reason", "stop_reason")),
      extras: extras.length === 0 ? undefined : extras,
      usage: usageIn(objectOf(step["metrics"])),
      cost: numberOf(at(step, "metrics", "cost_usd")),
      at: when,
      step: id,
    }),
  ];
}

/** Token counts that the format does not name are in `extra`. */
function usageIn(metrics: JsonObject): ReturnType<typeof usageOf> {
  return usageOf(isObject(metrics["extra"]) ? { ...metrics["extra"], ...metrics } : metrics);
}

/**
 * Results without a call id belong to the calls in order if there are as many. A single one belongs to the last call.
 */
function results(step: JsonObject, when: string | undefined, calls: (string | undefined)[] = []): TraceEvent[] {
  const found = objectsOf(at(step, "observation", "results"));
  // A step with one call may itself say that the call failed.
  const failed = found.length === 1 && at(step, "extra", "tool_result_is_error") === true;
  return found.map((result, index) => {
    const placed = found.length === calls.length ? calls[index] : found.length === 1 ? calls.at(-1) : undefined;
    // A result may name its call even if no step of the file has that call.
    const id = textOf(result["source_call_id"]) ?? textOf(at(result, "extra", "call_id")) ?? placed;
    const output = plainOutput(result["content"] ?? result["subagent_trajectory_ref"] ?? null);
    if (id === undefined) return present({ type: "other", name: "observation", data: output, at: when });
    const extra = { ...objectOf(result["extra"]), ...(failed ? { is_error: true } : {}) };
    const answer = resultEvent({ id, output, error: errorIn(extra, output) }, { at: when });
    const runs = result["content"] === undefined ? undefined : result["subagent_trajectory_ref"];
    return runs === undefined || runs === null ? answer : { ...answer, subagents: runs };
  });
}

/** The format cannot mark a failed call, so writers put the failure into `extra`. */
function errorIn(extra: JsonObject, output: Json): CallError | undefined {
  const flags = ["is_error", "tool_result_is_error", "timed_out"].some((flag) => extra[flag] === true);
  const code = numberOf(first(extra, "exit_code", "returncode", "return_code")) ?? 0;
  const errorText = textOf(extra["error"]);
  if (!flags && code === 0 && extra["success"] !== false && errorText === undefined) return undefined;
  const message = errorText ?? (code === 0 ? asText(output).slice(0, 2000) || "failed" : `exit code ${code}`);
  return { kind: extra["timed_out"] === true ? "timeout" : "tool", message };
}
