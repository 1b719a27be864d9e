import { enclosingPositions } from "../../core/position.ts";
import type { Checkpoint } from "../../core/schema/checkpoint.ts";
import type { Json, JsonObject } from "../../core/schema/json.ts";
import type { Operation } from "../../core/schema/run-record.ts";
import type { TraceEvent, TraceRun } from "../../core/schema/trace.ts";
import { compact } from "../../core/compact.ts";
import { createStepContents, type StepContent } from "../telemetry/step-content.ts";

/** The checkpoints of a run of which only the trace was sent. `own`: its operations, if this SDK recorded it. */
export function checkpointsOfTrace(trace: TraceRun, own: Operation[] | undefined): Checkpoint[] {
  const contents = own ? contentsByStep(own) : undefined;
  const others = own ? [] : contentsInOrder(trace.events);
  const states = trace.events.filter((event) => event.type === "state");
  return states.map(({ step_id, decision, state, at }, index) => {
    const { model, messages, tool_calls } = contents?.get(step_id) ?? others[index] ?? { messages: [], tool_calls: [] };
    return {
      version: 1,
      run_id: trace.run_id,
      step_id,
      step_number: index + 1,
      at: at ?? trace.started_at ?? "1970-01-01T00:00:00.000Z",
      ...compact({ agent_version: trace.agent?.version, model, name: decision }),
      messages,
      tool_calls,
      state,
    };
  });
}

/** Content by step. A step begins with the first operation inside of it. */
function contentsByStep(operations: Operation[]): Map<string, StepContent> {
  const contents = createStepContents();
  const begun = new Set<string>();
  const begin = (position: string) => {
    if (!begun.has(position)) contents.begin(position);
    begun.add(position);
  };
  const steps = new Map<string, StepContent>();
  for (const operation of operations) {
    const { position, kind } = operation;
    for (const around of enclosingPositions(position).toReversed()) begin(around);
    if (kind !== "step") {
      contents.add(operation);
      continue;
    }
    begin(position);
    steps.set(position, contents.end(position));
  }
  return steps;
}

/**
 * What came before each state. Messages are in the format of Chat Completions, because a trace does not keep the
 * original one.
 */
function contentsInOrder(events: TraceEvent[]): StepContent[] {
  const steps: StepContent[] = [];
  const messages: JsonObject[] = [];
  let calls = new Map<string, JsonObject>();
  let model: StepContent["model"];
  for (const event of events) {
    if (event.type === "input_message") messages.push({ role: event.role, content: event.content });
    if (event.type === "model_call") {
      model = { ...event.params, ...compact({ name: event.model }) };
      delete model["tools"];
      messages.push({ role: "assistant", content: event.output ?? null });
    }
    if (event.type === "tool_call") {
      const { call_id: id = `${calls.size}`, tool_name, tool_args } = event;
      addCall(messages, { id, type: "function", function: { name: tool_name, arguments: JSON.stringify(tool_args) } });
      calls.set(id, { call_id: id, tool_name, tool_args });
    }
    if (event.type === "tool_result") addResult(event, { messages, calls });
    if (event.type !== "state") continue;
    steps.push({ ...compact({ model }), messages: structuredCopy(messages), tool_calls: [...calls.values()] });
    calls = new Map();
  }
  return steps;
}

/** Adds a call to the answer that asked for it. A call without such an answer gets a message of its own. */
function addCall(messages: JsonObject[], call: JsonObject): void {
  const last = messages.at(-1);
  const asking = last?.["role"] === "assistant" ? last : undefined;
  const earlier = asking?.["tool_calls"];
  if (asking) asking["tool_calls"] = [...(Array.isArray(earlier) ? earlier : []), call];
  else messages.push({ role: "assistant", content: null, tool_calls: [call] });
}

function addResult(
  { call_id, output, error }: Extract<TraceEvent, { type: "tool_result" }>,
  { messages, calls }: { messages: JsonObject[]; calls: Map<string, JsonObject> },
): void {
  const given = output ?? error?.message ?? null;
  const id = call_id ?? [...calls].find(([, call]) => !("tool_output" in call) && !("error" in call))?.[0];
  const content = typeof given === "string" ? given : JSON.stringify(given);
  messages.push({ role: "tool", ...compact({ tool_call_id: id }), content });
  const call = id === undefined ? undefined : calls.get(id);
  if (call && error && error.heuristic !== true) call["error"] = JSON.parse(JSON.stringify(error));
  else if (call) call["tool_output"] = given;
}

/** Copied, because later events add to the last message. */
function structuredCopy(messages: JsonObject[]): Json[] {
  return messages.map((message) => ({ ...message }));
}
