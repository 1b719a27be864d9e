import { canonicalJson } from "../core/json/canonical-json.ts";
import { mcpEventName } from "../core/replay/mcp-replay.ts";
import type { MessageCall } from "../core/formats/messages/message-shape.ts";
import { contentOf } from "../core/formats/messages/transcript.ts";
import { type ModelTurn, readTurn } from "../core/providers/model-turn.ts";
import { declinedCall, normaliseTrace } from "../core/run/normalise.ts";
import type { Json } from "../core/schema/json.ts";
import type { TraceEvent, TraceRun } from "../core/schema/trace.ts";
import { compact, unlessEmpty } from "../core/compact.ts";
import { faultOf, type RunEnd } from "./run-end.ts";
import type { ObservedMcpCall, Observation, ObservedToolCall } from "./observation.ts";

export interface ObservedTrace {
  trace: TraceRun;
  /** Calls whose result a model request carried, although the call never passed through the gateway. */
  uncontrolled: { id: string; tool: string; answer: Json }[];
  /** Calls that the agent's own code answered without calling the function, so that nothing happened. */
  declined: { id: string; tool: string }[];
  /** Tool name of each call that passed through. */
  passed: string[];
}

interface RequestedTool {
  id: string;
  call: MessageCall;
  event: Extract<TraceEvent, { type: "tool_call" }>;
  /** Its arguments as canonical JSON, to find equal ones. */
  key: string;
  /** The call that passed through for it. */
  passed?: ObservedToolCall;
  answered: boolean;
}

interface Gathering {
  events: TraceEvent[];
  /** Calls by id, with their result if known. */
  byId: Map<string, RequestedTool>;
  /** Calls by tool for which nothing passed through yet. */
  open: Map<string, RequestedTool[]>;
  /** The largest number of equal messages in one request so far. */
  messages: Map<string, number>;
  uncontrolled: ObservedTrace["uncontrolled"];
  /** Tools that some model was offered. */
  offered: Set<string>;
  answer: string;
}

/** Further facts of the run. */
export interface RunHead {
  run_id: string;
  end?: RunEnd | undefined;
  /** True if the tool's function is wrapped, so that its calls pass. Absent: not known. */
  isRouted?: ((tool: string) => boolean) | undefined;
  /** Whether the answer to a call shows that another function ran than the one that is wrapped. */
  isFunctionAnswer?: ((tool: string, answer: Json) => boolean) | undefined;
  /** Terminal tools: their call ends the run, often without a function. */
  endings?: readonly string[] | undefined;
}

/**
 * The run as the gateway saw it: model calls, the tool calls that they asked for, their results (which passed through,
 * or which later requests carried) and the user's messages. An agent that writes no output still gets a full trace.
 */
export function observedTrace(observations: readonly Observation[], head: RunHead): ObservedTrace {
  const state: Gathering = {
    events: [],
    byId: new Map(),
    open: new Map(),
    messages: new Map(),
    uncontrolled: [],
    offered: new Set(),
    answer: "",
  };
  observations.forEach((observation, index) => {
    if (observation.type === "tool") passTool(state, observation);
    else if (observation.type === "mcp") passMcp(state, observation);
    else passModel(state, observation, `model-${index}`);
  });
  const fault = head.end && faultOf(head.end);
  const declined = declinedCalls(state, { ...head, died: fault !== undefined });
  const events = withoutCalls(state.events, new Set(declined.map(({ id }) => id)));
  const ended = state.answer !== "";
  if (ended) events.push({ type: "final_output", content: state.answer });
  if (fault) events.push({ type: "error", kind: fault.kind, error: fault.text });
  const failed = events.some((event) => event.type === "model_call" && event.error !== undefined);
  const status = fault || (failed && !ended) ? "error" : ended || head.end ? "success" : "unknown";
  const first = observations[0]?.at;
  return {
    trace: normaliseTrace({
      version: 1,
      run_id: head.run_id,
      status,
      source: { format: "gateway" },
      ...compact({ started_at: first }),
      events: events,
    }),
    uncontrolled: state.uncontrolled.filter(({ id }) => !declined.some((call) => call.id === id)),
    declined,
    passed: observations.flatMap((seen) => (seen.type === "tool" ? [seen.call.tool] : [])),
  };
}

/**
 * Calls of wrapped functions that never passed: the agent answered its model itself, or ended its run instead. A process
 * that died may only not have come to its last calls.
 */
function declinedCalls(
  { uncontrolled, byId, offered }: Gathering,
  { isRouted, isFunctionAnswer, endings = [], died }: RunHead & { died: boolean },
): ObservedTrace["declined"] {
  const left = died ? [] : [...byId.values()].filter(({ passed, answered }) => passed === undefined && !answered);
  const unmade = left.map(({ id, call }) => ({ id, tool: call.name })).filter(({ tool }) => !endings.includes(tool));
  const own = uncontrolled.filter(({ tool, answer }) => isFunctionAnswer?.(tool, answer) !== true);
  return [...own, ...unmade].filter(({ tool }) => offered.has(tool) && isRouted?.(tool) === true);
}

/** Replaces declined calls by events that record the request and the answer the agent gave its model. */
function withoutCalls(events: readonly TraceEvent[], declined: ReadonlySet<string>): TraceEvent[] {
  if (declined.size === 0) return [...events];
  return events.map((event): TraceEvent => {
    if (event.type === "tool_call" && declined.has(event.call_id ?? ""))
      return { type: "other", name: declinedCall, data: { tool: event.tool_name, args: event.tool_args } };
    if (event.type === "tool_result" && declined.has(event.call_id ?? ""))
      return { type: "other", name: "declined_answer", data: event.output ?? event.error?.message ?? null };
    return event;
  });
}

function passModel(state: Gathering, seen: Extract<Observation, { type: "model" }>, group: string): void {
  const { exchange, at, duration_ms } = seen;
  const turn = readTurn(exchange);
  if (!turn) return;
  for (const tool of turn.tools) state.offered.add(tool);
  takeMessages(state, turn);
  takeResults(state, turn);
  const { text, calls, model, usage, extras, error, ended, finish_reason } = turn.answer;
  // An empty answer was seen, and contained nothing.
  const output = text === "" && ended !== "empty" ? undefined : text;
  state.events.push(
    compact({
      type: "model_call",
      model,
      output,
      finish_reason,
      usage,
      error,
      extras: unlessEmpty(extras),
      at,
      duration_ms,
    }),
  );
  for (const call of calls) {
    const { id = `${group}-${call.name}`, name, args } = call;
    const event = { type: "tool_call" as const, call_id: id, tool_name: name, tool_args: args, group };
    addRequested(state, { id, call, event, key: canonicalJson(args), answered: false });
    state.events.push(event);
  }
  // A refused request does not undo what was said before.
  if (exchange.status >= 400) return;
  // Only a complete answer without tool calls ends the run. Text beside tool calls does not.
  state.answer = ended === "complete" && calls.length === 0 ? text : "";
}

function addRequested({ byId, open }: Gathering, requested: RequestedTool): void {
  const { name } = requested.call;
  const before = byId.get(requested.id);
  if (before) removeOpen(open, before);
  byId.set(requested.id, requested);
  const ofTool = open.get(name);
  if (ofTool) ofTool.push(requested);
  else open.set(name, [requested]);
}

function removeOpen(open: Gathering["open"], requested: RequestedTool): void {
  const ofTool = open.get(requested.call.name) ?? [];
  const index = ofTool.indexOf(requested);
  if (index !== -1) ofTool.splice(index, 1);
}

/** Takes only new messages. A user may repeat a question, so equal messages are counted in each request. */
function takeMessages(state: Gathering, { messages }: ModelTurn): void {
  const counts = new Map<string, number>();
  for (const message of messages) {
    const { role } = message;
    const content = contentOf(message);
    if (role === "assistant" || role === "tool" || content === "") continue;
    const key = `${role}\n${canonicalJson(content)}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= (state.messages.get(key) ?? 0)) continue;
    state.messages.set(key, count);
    state.events.push({ type: "input_message", role, content });
  }
}

/** Takes only new results, since each request repeats the whole history. */
function takeResults(state: Gathering, { messages }: ModelTurn): void {
  for (const { id = "", output, error } of messages.flatMap(({ results }) => results)) {
    const request = state.byId.get(id);
    if (!request || request.answered) continue;
    request.answered = true;
    const answer = output ?? error?.message ?? null;
    if (!request.passed) state.uncontrolled.push({ id, tool: request.call.name, answer });
    state.events.push(compact({ type: "tool_result", call_id: id, output, error }));
  }
}

function passMcp(state: Gathering, { server, method, params, result, error, at }: ObservedMcpCall): void {
  const given = compact({ result, error });
  state.events.push({ type: "other", name: mcpEventName, data: { server, method, params, ...given }, at });
}

/** Notes a call that passed through: a model asked for it, or the agent's own code made it. */
function passTool(state: Gathering, seen: ObservedToolCall): void {
  const { tool, args, output, output_types: types, error } = seen.call;
  const open = state.open.get(tool) ?? [];
  const key = canonicalJson(args);
  // The agent's function may have filled in defaults, so a call with the same name may match too.
  const request = open.find((one) => one.key === key) ?? open[0];
  const id = request?.id ?? seen.id;
  if (request) {
    removeOpen(state.open, request);
    request.passed = seen;
    // The arguments that the agent passed on took effect, not those that the model asked for.
    request.event.tool_args = args;
  }
  if (!request) state.events.push({ type: "tool_call", call_id: id, tool_name: tool, tool_args: args, at: seen.at });
  if (output === undefined && error === undefined) return;
  if (request) request.answered = true;
  const simulated = seen.how === "simulated" ? { simulated: true } : {};
  const given = compact({ output, error });
  const exact = compact({ output_text: seen.output_text, output_types: types });
  state.events.push({ type: "tool_result", call_id: id, ...given, ...exact, ...simulated });
}
