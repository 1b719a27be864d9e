import { asText } from "../../../src/core/formats/fields/fields.ts";
import { textOf } from "../../../src/core/run/text-of.ts";
import { isObject } from "../../../src/core/schema/is-object.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import type { TraceEvent, TraceRun } from "../../../src/core/schema/trace.ts";
import {
  answerText,
  type Call,
  type Conversation,
  isModel,
  type ModelTurn,
  type Span,
  type Trait,
  type Turn,
} from "./conversation.ts";

/** Reads a native trace as a conversation and notes the traits that other formats cannot express. */
export function conversationOf(trace: TraceRun): Conversation {
  const reading = new Reading(trace);
  for (const event of trace.events) reading.take(event);
  return reading.conversation();
}

/** The start of made-up times, for a trace without any. */
const beginning = Date.parse("2026-01-05T09:00:00.000Z");

class Reading {
  private readonly trace: TraceRun;
  private turns: Turn[] = [];
  private history: Turn[] = [];
  private readonly traits = new Set<Trait>();
  private readonly calls: Call[] = [];
  /** The trace's own id of each call; ids may repeat. */
  private readonly ids = new Map<Call, string | undefined>();
  private group: string | undefined;
  private finals: Json[] = [];
  private failures: { kind: string; error: string }[] = [];
  private clock: number;
  /** Milliseconds between made-up times; as little as possible inside a run with a known start. */
  private readonly apart: number;

  constructor(trace: TraceRun) {
    this.trace = trace;
    const started = timeOf(trace.started_at);
    this.clock = started ?? beginning;
    this.apart = started === undefined ? 1000 : 1;
  }

  take(event: TraceEvent): void {
    const start = timeOf(event.at) ?? this.clock + this.apart;
    const time = { start, end: start + (event.duration_ms ?? 0) };
    this.clock = Math.max(this.clock, time.end);
    switch (event.type) {
      case "input_message":
        return this.takeMessage(event, time);
      case "model_call":
        return this.takeModel(event, time);
      case "tool_call":
        return this.takeCall(event, time);
      case "tool_result":
        return this.takeResult(event, time);
      case "state": {
        const { step_id, decision: name = "step", state } = event;
        return void this.turns.push({ type: "state", step_id, name, state, time });
      }
      case "error":
        return void this.failures.push({ kind: event.kind ?? "exception", error: event.error });
      case "final_output":
        return void this.finals.push(event.content);
      case "other":
        return undefined;
    }
  }

  private takeMessage({ role, content }: Extract<TraceEvent, { type: "input_message" }>, time: Span): void {
    const begun = this.turns.some(isModel);
    if (role === "assistant" || role === "tool") {
      this.traits.add(begun ? "other form" : "history");
      // Turns before an earlier answer belong to the history too.
      this.history.push(...this.turns);
      this.turns = [];
      if (role === "assistant") this.history.push(earlierAnswer(content, time));
      else answerEarlier(this.history, content);
      return;
    }
    if (role !== "user" && this.turns.length > 0) this.traits.add("late instructions");
    this.turns.push({ type: "message", role, content, time });
  }

  private takeModel(event: Extract<TraceEvent, { type: "model_call" }>, time: Span): void {
    const { output, finish_reason: finish, usage, error } = event;
    if (output !== undefined && typeof output !== "string") this.traits.add("other form");
    if (error) this.traits.add("failed model call");
    this.group = undefined;
    const used = usage?.input === undefined ? undefined : { input: usage.input, output: usage.output ?? 0 };
    this.turns.push({ type: "model", said: textOf(output), calls: [], finish, usage: used, error, asked: true, time });
  }

  private takeCall(event: Extract<TraceEvent, { type: "tool_call" }>, time: Span): void {
    if (event["hosted"] === true) this.traits.add("other form");
    const taken = event.call_id === undefined || this.calls.some(({ id }) => id === event.call_id);
    const id = taken ? `call_${this.calls.length + 1}` : (event.call_id ?? "");
    const call: Call = { id, tool: event.tool_name, args: event.tool_args, answer: undefined, time };
    this.ids.set(call, event.call_id);
    this.calls.push(call);
    this.turnFor(event.group, time).calls.push(call);
  }

  /** The model turn to which a call belongs: calls of one answer share a group. */
  private turnFor(group: string | undefined, time: Span): ModelTurn {
    const last = this.turns.at(-1);
    const known = last?.type === "model" ? last : undefined;
    const goesOn = known && (known.calls.length === 0 || (group !== undefined && group === this.group));
    this.group = group;
    if (known && goesOn) return known;
    this.traits.add("calls without a model");
    const none = { finish: undefined, usage: undefined, error: undefined };
    const made: ModelTurn = { type: "model", said: "", calls: [], ...none, asked: false, time };
    this.turns.push(made);
    return made;
  }

  private takeResult(event: Extract<TraceEvent, { type: "tool_result" }>, { end }: Span): void {
    const open = this.calls.filter(({ answer }) => answer === undefined);
    const call = event.call_id === undefined ? open[0] : open.find((one) => this.ids.get(one) === event.call_id);
    const last = this.turns.at(-1);
    const inTurn = call !== undefined && last?.type === "model" && last.calls.includes(call);
    // A result without a call, a second result of a call, or one that came after the model had gone on.
    if (!inTurn) this.traits.add("other form");
    if (!call) return;
    const { output, error } = event;
    const flagged = error?.heuristic === true && output !== undefined ? undefined : error;
    if (flagged) this.traits.add("raised tool error");
    call.answer = { output: output ?? (flagged ? undefined : null), error: flagged };
    call.time = { start: call.time.start, end: Math.max(call.time.start, end) };
  }

  conversation(): Conversation {
    const { trace, turns, traits, failures, finals } = this;
    const failure = failures.at(-1);
    const cutOff = isCutOff(turns.findLast(isModel));
    // The final output of the program, also if no event states it.
    const final = finals.at(-1) ?? (failure || cutOff ? undefined : endText(turns));
    if (finals.length > 1 || failures.length > 1) traits.add("other form");
    if (failures.length > 0) traits.add("failed run");
    if (turns.some((turn, index) => isModel(turn) && goesOn(turns[index - 1]))) traits.add("answers in a row");
    if (this.calls.some(({ answer }) => answer === undefined)) traits.add("unanswered call");
    if (trace.status === "error" && failures.length === 0) traits.add("failed without words");
    if (turns.findLast(isModel)?.calls.some(hasFailed)) traits.add("ends on a failed call");
    if (cutOff) traits.add("cut-off answer");
    if (cutOff && turns.findLast(isModel)?.finish === "interrupted") traits.add("interrupted answer");
    else if (final !== undefined && final !== endText(turns)) traits.add("final apart from the model");
    return {
      run_id: trace.run_id,
      agent: trace.agent?.name ?? "agent",
      status: trace.status,
      history: this.history,
      turns,
      failure,
      final,
      traits,
      time: {
        start: timeOf(trace.started_at) ?? turns[0]?.time.start ?? this.clock,
        end: Math.max(timeOf(trace.ended_at) ?? 0, this.clock),
      },
    };
  }
}

/** Reads an answer of an earlier turn, in the message parts of OpenTelemetry's conventions. */
function earlierAnswer(content: Json, time: Span): ModelTurn {
  const calls = partsOf(content, "tool_call").map(({ id, name, arguments: args = {} }): Call => {
    return { id: asText(id), tool: asText(name), args, answer: undefined, time };
  });
  const none = { finish: undefined, usage: undefined, error: undefined };
  return { type: "model", said: textOf(content), calls, ...none, asked: true, time };
}

function answerEarlier(history: Turn[], content: Json): void {
  const calls = history.filter(isModel).flatMap((turn) => turn.calls);
  for (const { id, response = null } of partsOf(content, "tool_call_response")) {
    const call = calls.find((one) => one.id === id);
    if (call) call.answer = { output: response, error: undefined };
  }
}

function partsOf(content: Json, type: string) {
  return (Array.isArray(content) ? content : []).filter(isObject).filter((part) => part["type"] === type);
}

/** True if neither a tool nor a person answered the turn. */
function goesOn(turn: Turn | undefined): boolean {
  return turn?.type === "model" && turn.calls.every(({ answer }) => answer === undefined);
}

function hasFailed({ answer }: Call): boolean {
  return answer !== undefined && (answer.error !== undefined || /^\s*Error:/.test(answerText(answer)));
}

/** The text of the last answer, if it asks for no more calls. */
function endText(turns: readonly Turn[]): string | undefined {
  const last = turns.findLast(isModel);
  return last === undefined || last.calls.length > 0 || last.said === "" ? undefined : last.said;
}

/** True if the last answer is empty or was cut off. */
function isCutOff(turn: ModelTurn | undefined): boolean {
  if (!turn?.asked || turn.calls.length > 0 || turn.error) return false;
  return turn.said === "" || (turn.finish !== undefined && !/^(?:stop|end_turn|completed)$/i.test(turn.finish));
}

function timeOf(text: string | undefined): number | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}
