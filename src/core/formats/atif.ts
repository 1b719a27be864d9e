import type { JsonObject } from "../schema/json.ts";
import type { TraceEvent } from "../schema/trace.ts";
import { asText, at, first, objectOf, objectsOf, present, textOf } from "./fields.ts";
import type { ReadTrace, TraceFormat } from "./format.ts";
import { readCall } from "./message.ts";
import { plainOutput } from "./message-shape.ts";
import { usageOf } from "./model-fields.ts";
import { isoOf } from "./times.ts";
import { makeTrace, resultEvent } from "./transcript.ts";

/** Harbor's Agent Trajectory Interchange Format: a call and its result stand in the same step. */
export const atif: TraceFormat = {
  name: "atif",
  title: "ATIF (Harbor) trajectories",
  detect: ({ json, lines }) =>
    (lines ?? [json ?? null]).every((value) => asText(at(value, "schema_version")).startsWith("ATIF-v")) ? 1 : 0,
  read: ({ json, lines, name }) => (lines ?? [json ?? null]).map((value) => readTrajectory(objectOf(value), name)),
};

function readTrajectory(log: JsonObject, name: string): ReadTrace {
  const agent = objectOf(log["agent"]);
  const steps = objectsOf(log["steps"]);
  const events = steps.flatMap((step) => stepEvents(step));
  const last = steps.findLast(({ source }) => source === "agent");
  const said = textOf(last?.["message"]);
  if (said !== undefined && objectsOf(last?.["tool_calls"]).length === 0)
    events.push({ type: "final_output", content: said });
  for (const member of ["final_metrics", "notes", "extra"]) {
    const data = log[member];
    if (data !== undefined && data !== null) events.push({ type: "other", name: member, data });
  }
  const model = textOf(agent["model_name"]);
  return makeTrace({
    run_id: textOf(first(log, "session_id", "trajectory_id")) ?? name,
    format: "atif",
    source: { version: asText(log["schema_version"]) },
    agent: present({ name: textOf(agent["name"]), version: textOf(agent["version"]) }),
    ...(model === undefined ? {} : { model: { name: model } }),
    events,
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
    ...results(step, when, calls[0]?.id),
  ];
}

/** A result that names no call belongs to the step's only one. */
function results(step: JsonObject, when: string | undefined, only?: string): TraceEvent[] {
  const found = objectsOf(at(step, "observation", "results"));
  return found.map((result) => {
    const id = textOf(result["source_call_id"]) ?? (found.length === 1 ? only : undefined);
    const output = plainOutput(result["content"] ?? null);
    return resultEvent({ id, output, error: undefined }, { at: when });
  });
}
