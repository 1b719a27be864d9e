import { canonicalJson } from "../core/canonical-json.ts";
import { type AskedCall, type ConversationTurn, readTurn } from "../core/replay/model-conversation.ts";
import type { TraceEvent, TraceRun } from "../core/schema/trace.ts";
import type { Observation, ObservedToolCall } from "./session.ts";

export interface ObservedTrace {
  trace: TraceRun;
  /** Tool results that a model request carried although the call never passed through the gateway. */
  uncontrolled: AskedCall[];
}

interface Gathering {
  events: TraceEvent[];
  /** Calls by id, with what is known of their result. */
  asked: Map<string, { call: AskedCall; answered: boolean }>;
  /** Tool calls that passed through and have not been paired with what a model asked for. */
  passed: ObservedToolCall[];
  messages: Set<string>;
  uncontrolled: AskedCall[];
  said: string;
}

/**
 * The run as the gateway saw it: model calls with the tool calls that they asked for, the results that later requests
 * carried or that passed through, and what the user said. An agent that writes nothing still gets a full trace.
 */
export function observedTrace(
  observations: readonly Observation[],
  head: { run_id: string; status?: TraceRun["status"] },
): ObservedTrace {
  const state: Gathering = {
    events: [],
    asked: new Map(),
    passed: [],
    messages: new Set(),
    uncontrolled: [],
    said: "",
  };
  observations.forEach((observation, index) => {
    if (observation.type === "tool") passTool(state, observation);
    else passModel(state, observation, `model-${index}`);
  });
  const failed = observations.some((seen) => seen.type === "model" && seen.exchange.status >= 400);
  const ended = state.said !== "";
  if (ended) state.events.push({ type: "final_output", content: state.said });
  const status = head.status ?? (failed && !ended ? "error" : ended ? "success" : "unknown");
  const first = observations[0]?.at;
  return {
    trace: {
      version: 1,
      run_id: head.run_id,
      status,
      source: { format: "gateway" },
      ...(first === undefined ? {} : { started_at: first }),
      events: state.events,
    },
    uncontrolled: state.uncontrolled,
  };
}

function passModel(state: Gathering, seen: Extract<Observation, { type: "model" }>, group: string): void {
  const { exchange, at, duration_ms } = seen;
  const turn = readTurn(exchange.api, exchange.request, exchange.response);
  if (!turn) return;
  takeMessages(state, turn);
  takeResults(state, turn);
  const failed = exchange.status >= 400;
  state.events.push({
    type: "model_call",
    ...(turn.model === undefined ? {} : { model: turn.model }),
    ...(turn.said === "" ? {} : { output: turn.said }),
    ...(turn.finish_reason === undefined ? {} : { finish_reason: turn.finish_reason }),
    ...(turn.usage === undefined ? {} : { usage: turn.usage }),
    ...(failed ? { error: { kind: "model", message: `the provider answered ${exchange.status}` } } : {}),
    at,
    duration_ms,
  });
  for (const call of turn.calls) {
    state.asked.set(call.id, { call, answered: false });
    state.events.push({ type: "tool_call", call_id: call.id, tool_name: call.tool, tool_args: call.args, group });
  }
  // Only an answer that asks for no tool ends the run; a text beside calls is said on the way.
  if (!failed) state.said = turn.calls.length === 0 ? turn.said : "";
}

function takeMessages(state: Gathering, turn: ConversationTurn): void {
  for (const { role, content } of turn.messages) {
    const key = `${role}\n${canonicalJson(content)}`;
    if (state.messages.has(key)) continue;
    state.messages.add(key);
    state.events.push({ type: "input_message", role, content });
  }
}

/** Requests repeat the whole history: only results that were not known count. */
function takeResults(state: Gathering, turn: ConversationTurn): void {
  for (const { id, output, error } of turn.results) {
    const asked = state.asked.get(id);
    if (!asked || asked.answered) continue;
    asked.answered = true;
    const passed = takePassed(state, asked.call);
    if (!passed) state.uncontrolled.push(asked.call);
    const message = typeof output === "string" ? output : canonicalJson(output);
    const recorded = passed?.call.error ?? (error ? { kind: "tool" as const, message } : undefined);
    state.events.push({
      type: "tool_result",
      call_id: id,
      output,
      ...(recorded === undefined ? {} : { error: recorded }),
    });
  }
}

function passTool(state: Gathering, seen: ObservedToolCall): void {
  const { tool, args, output, error } = seen.call;
  const waiting = [...state.asked.values()].some(({ call, answered }) => !answered && sameCall(call, { tool, args }));
  if (waiting) {
    state.passed.push(seen);
    return;
  }
  // Called without a model having asked: the agent's own code did.
  state.events.push({ type: "tool_call", tool_name: tool, tool_args: args, at: seen.at });
  state.events.push({
    type: "tool_result",
    ...(output === undefined ? {} : { output }),
    ...(error === undefined ? {} : { error }),
  });
}

function takePassed(state: Gathering, call: AskedCall): ObservedToolCall | undefined {
  const index = state.passed.findIndex((seen) => sameCall(call, seen.call));
  return index === -1 ? undefined : state.passed.splice(index, 1)[0];
}

function sameCall(
  call: { tool: string; args: AskedCall["args"] },
  other: { tool: string; args: AskedCall["args"] },
): boolean {
  return call.tool === other.tool && canonicalJson(call.args) === canonicalJson(other.args);
}
