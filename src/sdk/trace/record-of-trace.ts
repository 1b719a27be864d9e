import { formatPosition, parsePosition } from "../../core/position.ts";
import { isTextError } from "../../core/replay/text-error.ts";
import type { Checkpoint } from "../../core/schema/checkpoint.ts";
import { type Operation, operationSchema, type StoredRun } from "../../core/schema/run-record.ts";
import type { TraceEvent, TraceRun } from "../../core/schema/trace.ts";
import { compact } from "../../core/compact.ts";
import { checkpointsOfTrace } from "./trace-checkpoints.ts";

/** Everything that a store keeps of a run. */
export interface WholeRun {
  run: StoredRun;
  operations: Operation[];
  checkpoints: Checkpoint[];
}

/**
 * Rebuilds a run from its trace, so that it can be forked if only the trace was sent. A run that this SDK recorded has
 * its operations at their positions. Any other run has operations without usable positions, which are good for a
 * lenient replay only.
 */
export function recordOfTrace(trace: TraceRun): WholeRun {
  const at = trace.started_at ?? "1970-01-01T00:00:00.000Z";
  const results = new Map(
    trace.events.flatMap((event) => (event.type === "tool_result" ? [[event.call_id, event]] : [])),
  );
  const input = trace.events.find((event) => event.type === "input_message");
  const final = trace.events.findLast((event) => event.type === "final_output");
  const fault = trace.events.findLast((event) => event.type === "error");
  const own = trace.source?.format === "replaykit-sdk";
  const operations = trace.events.flatMap((event, index) => {
    if (own) return operationOf(event, results, at);
    const isCall = event.type === "tool_call" || event.type === "model_call";
    return isCall ? operationOf(unplaced(event, index), results, at) : [];
  });
  return {
    run: {
      run_id: trace.run_id,
      ...compact({ agent: trace.agent, input: input?.type === "input_message" ? input.content : undefined }),
      status: trace.status,
      started_at: at,
      ...compact({
        ended_at: trace.ended_at,
        final_output: final?.type === "final_output" ? final.content : undefined,
        error: fault?.type === "error" ? fault.error : undefined,
      }),
      retention: trace.status === "error" ? "failed" : "success",
    },
    operations,
    checkpoints: checkpointsOfTrace(trace, own ? operations : undefined),
  };
}

/** Gives the event a position that no program asks for. */
function unplaced(event: TraceEvent, index: number): TraceEvent {
  return { ...event, position: formatPosition({ kind: "call", number: index }) };
}

type Result = Extract<TraceEvent, { type: "tool_result" }>;
type Results = Map<string | undefined, Result>;

function toolOperation(event: Extract<TraceEvent, { type: "tool_call" }>, result: Result | undefined): object {
  const { call_id, tool_name: name, tool_args: args, effect } = event;
  const isOnce = call_id !== undefined && parsePosition(call_id)?.kind === "once";
  const call = {
    position: event["position"] ?? call_id,
    name,
    ...compact({ effect }),
    ...(isOnce ? { kind: "once" } : { kind: "tool", args }),
  };
  if (!result) return { ...call, phase: "started" };
  if (result.error && !isTextError(result.error)) return { ...call, phase: "failed", error: result.error };
  return { ...call, phase: "done", output: result.output ?? result.error?.message ?? null };
}

function operationOf(event: TraceEvent, results: Results, start: string): Operation[] {
  const when = {
    at: event.at ?? start,
    ...compact({ duration_ms: event.duration_ms }),
  };
  const read = (operation: object) => {
    const parsed = operationSchema.safeParse({ ...operation, ...when });
    return parsed.success ? [parsed.data] : [];
  };
  switch (event.type) {
    case "tool_call":
      return read(toolOperation(event, results.get(event.call_id)));
    case "model_call": {
      const { position, name = "model", input, output, error } = event;
      const modelOperation = { position, kind: "model", name, ...compact({ args: input }) };
      return read(
        error
          ? { ...modelOperation, phase: "failed", error }
          : { ...modelOperation, phase: "done", output: output ?? null },
      );
    }
    case "state":
      return read({
        position: event.step_id,
        kind: "step",
        name: event.decision,
        phase: "done",
        output: event["result"] ?? null,
      });
    case "other": {
      const kind = event.name.replace("frozen.", "");
      return read({ position: event["position"], kind, name: kind, phase: "done", output: event.data ?? null });
    }
    case "input_message":
    case "tool_result":
    case "error":
    case "final_output":
      break;
  }
  return [];
}
