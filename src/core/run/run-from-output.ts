import type { EffectLookup } from "../effects.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import { normaliseTrace } from "./normalise.ts";
import { presentOutput } from "./text-of.ts";
import type { Facet, Run } from "../schema/run.ts";
import type { RunOutput } from "../schema/run-output.ts";
import { type ErrorKind, errorKindSchema, type TraceEvent, type TraceRun } from "../schema/trace.ts";
import { completeCalls } from "./complete-calls.ts";
import { compact } from "../compact.ts";
import { runFromTrace, ungrouped } from "./run-from-trace.ts";

/**
 * Builds the run from a runner's output. Its lists take precedence and its events add the rest. Both pass the
 * normaliser, so that text errors and limits are treated as in an imported trace.
 */
export function runFromOutput(output: RunOutput, effects: EffectLookup): Run {
  const events = output.events ?? [];
  const listed = runFromTrace(traceOf(output, [...callEvents(output), ...endEvents(output)]), effects);
  if (events.length === 0) return { ...listed, ...statesOf(output, listed), unseen: unseenIn(output, listed) };
  const own = output.final_output === undefined || output.final_output === null ? [] : finalEvent(output);
  const whole = runFromTrace(traceOf(output, [...events, ...newErrors(output, events), ...own]), effects);
  const calls = output.tool_calls.length === 0 ? whole.calls : completeCalls(listed.calls, whole.calls);
  return {
    ...whole,
    ...statesOf(output, whole),
    calls,
    steps: whole.steps || calls.length,
    unseen: unseenIn(output, whole),
  };
}

function traceOf({ run_id, status }: RunOutput, events: TraceEvent[]) {
  return { version: 1 as const, run_id: run_id ?? "replay", status, events };
}

function callEvents({ tool_calls }: RunOutput): TraceEvent[] {
  return tool_calls.flatMap((call, index): TraceEvent[] => {
    const { tool_name, tool_args, tool_output: output, error, group } = call;
    // Our own ids, because a runner may use one id for several calls.
    const call_id = `${index}`;
    const event: TraceEvent = { type: "tool_call", call_id, tool_name, tool_args, ...compact({ group }) };
    if (output === undefined && !error) return [event];
    const simulated = call["simulated"] === true || undefined;
    const given = compact({ output, error: error ?? undefined, simulated });
    return [event, { type: "tool_result", call_id, ...given }];
  });
}

function endEvents(output: RunOutput): TraceEvent[] {
  return [...newErrors(output, []), ...finalEvent(output)];
}

/** Errors that the events do not contain. */
function newErrors({ errors }: RunOutput, events: readonly TraceEvent[]): TraceEvent[] {
  const known = new Set(events.flatMap((event) => (event.type === "error" ? [event.error] : [])));
  return errors.map(readError).flatMap(({ kind, text }): TraceEvent[] => {
    if (known.has(text)) return [];
    known.add(text);
    return [{ type: "error", ...compact({ kind }), error: text }];
  });
}

function finalEvent({ final_output }: RunOutput): TraceEvent[] {
  return final_output === undefined ? [] : [{ type: "final_output", content: final_output }];
}

function readError(error: Json): { kind: ErrorKind | undefined; text: string } {
  if (!isObject(error)) return { kind: undefined, text: typeof error === "string" ? error : JSON.stringify(error) };
  const text = [error.message, error.error, error.text].find((value) => typeof value === "string");
  return { kind: errorKindSchema.safeParse(error.kind).data, text: text ?? JSON.stringify(error) };
}

function statesOf({ state }: RunOutput, { states }: Run): Pick<Run, "states"> {
  return { states: state === undefined ? states : [...states, { step_id: "final", state }] };
}

/**
 * What a check cannot see in this output. Lists of calls contain neither texts before the answer nor steps, but
 * complete events do.
 */
function unseenIn({ events = [] }: RunOutput, { states, calls, final_output }: Run): Facet[] {
  // A run that did nothing has nothing unseen.
  if (events.length === 0 && calls.length === 0 && final_output === undefined && states.length === 0) return [];
  const partial: readonly string[] = ["state", "other", "error"];
  const whole = events.some(({ type }) => !partial.includes(type));
  return [
    ...(whole ? [] : (["said", "steps"] as const)),
    ...(!whole && ungrouped(calls) ? (["groups"] as const) : []),
    ...(whole || states.length > 0 ? [] : (["states"] as const)),
  ];
}

/**
 * Adds to a run that the gateway saw what only the agent knows: its answer, status, errors and state. An output without
 * an answer becomes `null`, which differs from an agent that wrote no output.
 */
export function withOutput(trace: TraceRun, output: RunOutput): TraceRun {
  const { final_output, state, status } = output;
  const answered = presentOutput(final_output) !== undefined;
  const events = trace.events.filter(({ type }) => !answered || type !== "final_output");
  const hasAnswer = events.some(({ type }) => type === "final_output");
  return normaliseTrace({
    ...trace,
    status: status === "unknown" ? trace.status : status,
    events: [
      ...events,
      ...(state === undefined ? [] : [{ type: "state" as const, step_id: "final", state }]),
      ...newErrors(output, events),
      ...(hasAnswer ? [] : [{ type: "final_output" as const, content: final_output ?? null }]),
    ],
  });
}
