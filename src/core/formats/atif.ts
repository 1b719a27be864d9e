import type { Json, JsonObject } from "../schema/json.ts";
import type { CallError, TraceEvent } from "../schema/trace.ts";
import { asText, at, first, objectOf, objectsOf, present, textOf } from "./fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./format.ts";
import { readCall } from "./message.ts";
import { plainOutput } from "./message-shape.ts";
import { usageOf } from "./model-fields.ts";
import { isoOf } from "./times.ts";
import { makeTrace, resultEvent } from "./transcript.ts";

/** Harbor's Agent Trajectory Interchange Format: a call and its result stand in the same step. */
export const atif: TraceFormat = {
  name: "atif",
  title: "ATIF (Harbor) trajectories",
  detect: (input) => {
    const values = valuesOf(input);
    return values.length > 0 && values.every((value) => asText(at(value, "schema_version")).startsWith("ATIF-v"))
      ? 1
      : 0;
  },
  read: (input) => valuesOf(input).flatMap((value) => readWithAgents(objectOf(value), input.name)),
};

function valuesOf({ json, lines }: FormatInput): Json[] {
  return lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json]);
}

/** A trajectory, and those of its sub-agents where they are kept inside: each is a run of its own with a parent. */
function readWithAgents(log: JsonObject, name: string): ReadTrace[] {
  const read = readTrajectory(log, name);
  const parent = read.trace.run_id;
  const inside = objectsOf(first(log, "subagent_trajectories", "subagents"));
  const below = inside.map((one, index) => readTrajectory(one, `${parent}/subagent-${index + 1}`));
  return [read, ...below.map((one) => ({ ...one, trace: { ...one.trace, parent_run_id: parent } }))];
}

function readTrajectory(log: JsonObject, name: string): ReadTrace {
  const agent = objectOf(log["agent"]);
  // A trajectory that goes on from another repeats the steps of that one, marked.
  const all = objectsOf(log["steps"]);
  const steps = all.filter((step) => step["is_copied_context"] !== true);
  const events = steps.flatMap((step) => stepEvents(step));
  const last = steps.findLast(({ source }) => source === "agent");
  const said = textOf(plainOutput(last?.["message"] ?? ""));
  if (said !== undefined && objectsOf(last?.["tool_calls"]).length === 0)
    events.push({ type: "final_output", content: said });
  for (const member of ["final_metrics", "notes", "extra"]) {
    const data = log[member];
    if (data !== undefined && data !== null) events.push({ type: "other", name: member, data });
  }
  const model = textOf(agent["model_name"]);
  const copied = all.length - steps.length;
  return makeTrace({
    run_id: textOf(first(log, "trajectory_id", "session_id")) ?? name,
    format: "atif",
    source: { version: asText(log["schema_version"]) },
    agent: present({ name: textOf(agent["name"]), version: textOf(agent["version"]) }),
    ...(model === undefined ? {} : { model: { name: model } }),
    events,
    notes: copied === 0 ? [] : [`${copied} steps were copied from an earlier trajectory and are left out`],
  });
}

function stepEvents(step: JsonObject): TraceEvent[] {
  const when = isoOf(step["timestamp"]);
  const id = asText(step["step_id"]);
  const message = plainOutput(step["message"] ?? "");
  if (step["source"] !== "agent") {
    const role = step["source"] === "system" ? "system" : "user";
    return [present({ type: "input_message", role, content: message, at: when, step: id }), ...results(step, when)];
  }
  const reasoning = textOf(step["reasoning_content"]);
  const calls = objectsOf(step["tool_calls"]).map(readCall);
  return [
    present({
      type: "model_call",
      model: textOf(step["model_name"]),
      output: message === "" ? undefined : message,
      extras: reasoning === undefined ? undefined : [{ type: "reasoning", text: reasoning }],
      usage: usageOf(step["metrics"]),
      at: when,
      step: id,
    }),
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

/** Results that name no call belong to the step's calls in order; a lone one came after the last of them. */
function results(step: JsonObject, when: string | undefined, calls: (string | undefined)[] = []): TraceEvent[] {
  const found = objectsOf(at(step, "observation", "results"));
  return found.map((result, index) => {
    const placed = found.length === calls.length ? calls[index] : found.length === 1 ? calls.at(-1) : undefined;
    const id = textOf(result["source_call_id"]) ?? placed;
    const output = plainOutput(result["content"] ?? result["subagent_trajectory_ref"] ?? null);
    if (id === undefined) return present({ type: "other", name: "observation", data: output, at: when });
    return resultEvent({ id, output, error: errorIn(objectOf(result["extra"])) }, { at: when });
  });
}

/** The format has no word for a failed call; writers put it into what they add. */
function errorIn(extra: JsonObject): CallError | undefined {
  const flagged = extra["is_error"] === true || extra["success"] === false || typeof extra["error"] === "string";
  return flagged ? { kind: "tool", message: textOf(extra["error"]) ?? "failed" } : undefined;
}
