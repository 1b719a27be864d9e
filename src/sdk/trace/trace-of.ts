import { enclosingPositions } from "../../core/position.ts";
import type { Checkpoint } from "../../core/schema/checkpoint.ts";
import { withReturnedError } from "../../core/replay/text-error.ts";
import { normaliseTrace } from "../../core/run/normalise.ts";
import type { Json } from "../../core/schema/json.ts";
import type { TraceEvent, TraceRun } from "../../core/schema/trace.ts";
import { modelFacts } from "../telemetry/model-facts.ts";
import { compact, unlessEmpty } from "../../core/compact.ts";
import type { Operation, StoredRun } from "../store/run-store.ts";

/** A stored run: its trace without events, and its events by operation. */
export interface RunRecord {
  frame: TraceRun;
  sections: { operation?: Operation; events: TraceEvent[] }[];
}

/** A stored run as a trace: what it did in order, the state after each step, and how it ended. */
export function traceOf({ frame, sections }: RunRecord): TraceRun {
  return normaliseTrace({ ...frame, events: sections.flatMap(({ events }) => events) });
}

export function recordOf(run: StoredRun, operations: Operation[], checkpoints: Checkpoint[]): RunRecord {
  const states = new Map(checkpoints.map((checkpoint) => [checkpoint.step_id, checkpoint]));
  const ended = new Set(operations.flatMap(({ phase, position }) => (phase === "started" ? [] : [position])));
  const sections = operations.map((operation) => ({
    operation,
    events:
      operation.phase === "started" && !ended.has(operation.position)
        ? [callOf(operation)]
        : eventsOf(operation, states.get(operation.position)),
  }));
  return { frame: frameOf(run), sections: [{ events: beginning(run) }, ...sections, { events: ending(run) }] };
}

function beginning({ input }: StoredRun): TraceEvent[] {
  return input === undefined ? [] : [{ type: "input_message", role: "user", content: input }];
}

function ending({ status, error, final_output }: StoredRun): TraceEvent[] {
  const events: TraceEvent[] = [];
  if (status === "error" && error !== undefined) events.push({ type: "error", kind: "exception", error });
  if (final_output !== undefined && final_output !== null) events.push({ type: "final_output", content: final_output });
  return events;
}

function frameOf(run: StoredRun): TraceRun {
  return {
    version: 1,
    run_id: run.run_id,
    status: run.status === "running" ? "unknown" : run.status,
    ...compact({ agent: run.agent }),
    source: { format: "replaykit-sdk" },
    ...compact({ parent_run_id: run.parent?.run_id }),
    started_at: run.started_at,
    ...compact({ ended_at: run.ended_at }),
    events: [],
  };
}

/** The events of one operation. A step gives its checkpoint's state. */
export function eventsOf(operation: Operation, checkpoint: Checkpoint | undefined): TraceEvent[] {
  const { position, kind, name, phase, args, output, error } = operation;
  if (phase === "started") return [];
  const when = whenOf(operation);
  switch (kind) {
    case "step":
      return checkpoint && phase === "done"
        ? [{ type: "state", step_id: position, decision: name, state: checkpoint.state, ...resultOf(output), ...when }]
        : [];
    case "tool":
    case "once":
      return [
        callOf(operation),
        {
          type: "tool_result",
          call_id: position,
          ...(error ? { error } : withReturnedError({ output: output ?? null })),
          ...compact({ simulated: operation.simulated || undefined }),
          ...when,
        },
      ];
    case "model":
      return [
        {
          type: "model_call",
          position,
          ...compact({ name: name === "model" ? undefined : name }),
          ...modelFields(name, args, output),
          ...compact({ input: args, output, error }),
          ...when,
        },
      ];
    case "now":
    case "random":
    case "uuid":
      break;
  }
  return [{ type: "other", name: `frozen.${kind}`, position, ...compact({ data: output }), ...when }];
}

/** The call of an operation. A write without a known end stays a call without a result. */
function callOf(operation: Operation): TraceEvent {
  const { position, name, args, effect } = operation;
  const call = { type: "tool_call" as const, call_id: position, tool_name: name, tool_args: args ?? {} };
  return { ...call, ...compact({ effect }), ...whenOf(operation) };
}

function whenOf({ at, duration_ms, position }: Operation) {
  return { at, ...compact({ duration_ms }), ...stepOf(position) };
}

/** The return value of a step; most return nothing. */
function resultOf(output: Json | undefined): { result?: Json } {
  return output === undefined || output === null ? {} : { result: output };
}

function stepOf(position: string): { step?: string } {
  return compact({ step: enclosingPositions(position)[0] });
}

function modelFields(name: string, args: Json | undefined, output: Json | undefined) {
  const { model, finish_reason, input_tokens, output_tokens, error } = modelFacts(args, output);
  const known = model ?? (name === "model" ? undefined : name);
  const usage = compact({ input: input_tokens, output: output_tokens });
  return {
    ...compact({ model: known, finish_reason, usage: unlessEmpty(usage), error }),
  };
}
