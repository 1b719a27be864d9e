import { type EffectLookup, effectOfCall } from "../effects.ts";
import type { Json } from "../schema/json.ts";
import type { Facet, Run, RunCall } from "../schema/run.ts";
import type { ModelCallEvent, ToolCallEvent, ToolResultEvent, TraceEvent, TraceRun } from "../schema/trace.ts";
import { answerKnown } from "./answer-known.ts";
import { isOwnForm, normaliseTrace } from "./normalise.ts";
import { outputText, presentOutput, textOf } from "./text-of.ts";

/** Builds the run that checks read. The trace passes the normaliser first. */
export function runFromTrace(given: TraceRun, effects: EffectLookup): Run {
  const trace = normaliseTrace(given);
  const finals = trace.events.filter((event) => event.type === "final_output");
  const finalOutput = presentOutput(finals.at(-1)?.content);
  const speech = speechIn(trace.events, finalOutput);
  const calls = callsOf(trace.events, effects, speech);
  return {
    status: trace.status,
    final_output: finalOutput,
    calls,
    errors: errorsOf(trace.events),
    said: speech.map(({ text }) => text),
    states: trace.events.flatMap((event) =>
      event.type === "state" ? [{ step_id: event.step_id, state: event.state }] : [],
    ),
    steps: stepsOf(trace.events) || calls.length,
    tokens: tokensOf(trace.events),
    duration_ms: durationOf(trace),
    unseen: unseenIn(trace, { finalOutput, calls }),
  };
}

/**
 * What a check cannot see in this trace. Our own formats record everything. Others leave out what exporters record only
 * if configured to.
 */
function unseenIn(
  trace: TraceRun,
  { finalOutput, calls }: { finalOutput: Json | undefined; calls: RunCall[] },
): Facet[] {
  const own = isOwnForm(trace.source);
  const hasStates = trace.events.some(({ type }) => type === "state");
  return [
    ...(finalOutput === undefined && !answerKnown(trace) ? (["answer", "said"] as const) : []),
    ...(own || hasStates ? [] : (["states"] as const)),
    ...(trace.source !== undefined && ungrouped(calls) ? (["groups"] as const) : []),
  ];
}

/** True if there are several calls without any group: a recorder of single calls does not know which ran together. */
export function ungrouped(calls: readonly RunCall[]): boolean {
  return calls.length > 1 && calls.every(({ group }) => group === undefined);
}

function errorsOf(events: TraceEvent[]): Run["errors"] {
  return events.flatMap((event): Run["errors"] => {
    if (event.type === "error") {
      const guessed = event["heuristic"] === true ? ({ guessed: true } as const) : {};
      return [{ kind: event.kind ?? "exception", text: event.error, ...guessed }];
    }
    if (event.type === "model_call" && event.error) return [{ kind: event.error.kind, text: event.error.message }];
    return [];
  });
}

interface OpenCall {
  call: RunCall;
  id: string | undefined;
  answered: boolean;
}

function callsOf(events: TraceEvent[], effects: EffectLookup, speech: readonly Speech[]): RunCall[] {
  const callIndex: CallIndex = { all: noCalls(), byId: new Map() };
  let spoken = 0;
  for (const [index, event] of events.entries()) {
    if (event.type === "tool_call") addCall(callIndex, openCall(event, effects));
    const answered = event.type === "tool_result" ? answer(callIndex, event) : undefined;
    if (!answered) continue;
    while ((speech[spoken]?.index ?? index) < index) spoken += 1;
    answered.said_before = spoken;
  }
  return callIndex.all.calls.map(({ call }) => call);
}

/** Calls in order. All before `first` are answered, which keeps reading linear in the number of calls. */
interface CallList {
  calls: OpenCall[];
  first: number;
}

interface CallIndex {
  all: CallList;
  byId: Map<string | undefined, CallList>;
}

function noCalls(): CallList {
  return { calls: [], first: 0 };
}

function addCall({ all, byId }: CallIndex, open: OpenCall): void {
  const named = byId.get(open.id) ?? noCalls();
  byId.set(open.id, named);
  for (const list of [all, named]) list.calls.push(open);
}

function openCall(event: ToolCallEvent, effects: EffectLookup): OpenCall {
  const { effect, guessed } = effectOfCall(event, effects);
  const call: RunCall = {
    tool: event.tool_name,
    args: event.tool_args,
    group: event.group,
    effect,
    effect_guessed: guessed,
    output: undefined,
    error: undefined,
    simulated: false,
  };
  return { call, id: event.call_id, answered: false };
}

function answer(index: CallIndex, event: ToolResultEvent): RunCall | undefined {
  const open = findOpenCall(index, event);
  if (!open) return undefined;
  open.answered = true;
  // A later result of the same call is a retry, and the agent continued with the last one.
  open.call.output = event.error && event.output === undefined ? undefined : (event.output ?? null);
  if (event.output_types !== undefined) open.call.output_types = event.output_types;
  else delete open.call.output_types;
  open.call.error = event.error;
  open.call.simulated = event.simulated === true;
  return open.call;
}

function findOpenCall({ all, byId }: CallIndex, { call_id }: ToolResultEvent): OpenCall | undefined {
  if (call_id === undefined) return firstOpen(all);
  const named = byId.get(call_id);
  return firstOpen(named) ?? named?.calls.at(-1) ?? firstOpen(byId.get(undefined));
}

function firstOpen(list: CallList | undefined): OpenCall | undefined {
  while (list?.calls[list.first]?.answered === true) list.first += 1;
  return list?.calls[list.first];
}

interface Speech {
  text: string;
  /** Index of the event with the text. */
  index: number;
}

/** If model calls are recorded, an assistant's input message belongs to an earlier turn and is left out. */
function speechIn(events: TraceEvent[], finalOutput: Json | undefined): Speech[] {
  const hasModels = events.some(({ type }) => type === "model_call");
  const speech: Speech[] = [];
  const add = (text: string, index: number) => {
    if (text !== "" && text !== speech.at(-1)?.text) speech.push({ text, index });
  };
  for (const [index, event] of events.entries()) {
    if (event.type === "model_call") add(textOf(presentOutput(event.output)), index);
    if (event.type === "input_message" && event.role === "assistant" && !hasModels) add(textOf(event.content), index);
    if (event.type === "final_output") add(outputText(presentOutput(event.content)).trim(), index);
  }
  if (finalOutput !== undefined) add(outputText(finalOutput).trim(), events.length);
  return speech;
}

function stepsOf(events: TraceEvent[]): number {
  const modelCalls = events.filter((event) => event.type === "model_call").length;
  if (modelCalls > 0) return modelCalls;
  return new Set(
    events.map((event) => (event.type === "state" ? event.step_id : event.step)).filter((id) => id !== undefined),
  ).size;
}

function tokensOf(events: TraceEvent[]): number | undefined {
  const used = events
    .filter((event): event is ModelCallEvent => event.type === "model_call")
    .flatMap(({ usage }) =>
      usage?.input === undefined && usage?.output === undefined ? [] : [(usage.input ?? 0) + (usage.output ?? 0)],
    );
  return used.length === 0 ? undefined : used.reduce((sum, tokens) => sum + tokens, 0);
}

function durationOf(trace: TraceRun): number | undefined {
  const times = trace.events.map(({ at }) => timeOf(at)).filter((time) => time !== undefined);
  const from = timeOf(trace.started_at) ?? times.at(0);
  const to = timeOf(trace.ended_at) ?? times.at(-1);
  return from === undefined || to === undefined || to < from ? undefined : to - from;
}

function timeOf(text: string | undefined): number | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}
