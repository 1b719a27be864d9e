import { append } from "../../append.ts";
import type { Json } from "../../schema/json.ts";
import type { ToolCallEvent, TraceEvent } from "../../schema/trace.ts";
import { CallRegister } from "../messages/call-register.ts";
import { kindOfError } from "../../run/error-text.ts";
import { earlierContent } from "../messages/earlier-content.ts";
import { asText, at, present } from "../fields/fields.ts";
import { keyOf, KnownHistory } from "../messages/known-history.ts";
import { ShownBefore } from "../messages/shown-before.ts";
import { LateEvents } from "./late-events.ts";
import { modelEvent } from "./model-event.ts";
import { answerOf, type Message, type MessageCall, type MessageResult } from "../messages/message-shape.ts";
import type { SpanNode } from "./span-node.ts";
import { stepContent } from "./step-content.ts";
import { endOf, whenOf } from "./span-times.ts";
import { isoOfMillis, millisOf } from "../fields/times.ts";
import { callOf, ToolSpans } from "./tool-spans.ts";
import { callEvent, eventsOfTurn, resultEvent } from "../messages/transcript.ts";

/** Gathers the events of a run from its spans in the order of their time. */
export class SpanEvents {
  private readonly events: TraceEvent[] = [];
  private readonly notes = new Set<string>();
  private readonly calls = new CallRegister();
  private readonly history = new KnownHistory();
  private readonly failures = new Set<string>();
  /** For each call, when the model that asked for it began. */
  private readonly askedAt = new Map<ToolCallEvent, string>();
  private lastModel = -1;
  private readonly exceptions = new Set<string>();
  private readonly roots: Set<SpanNode>;
  private readonly late = new LateEvents();
  private readonly parents = new Set<string>();
  private readonly outputs = new Set<string>();
  /** Keys of messages from earlier turns. */
  private readonly earlier = new Set<string>();
  private shown = new ShownBefore([]);
  private readonly tools: ToolSpans;
  private readonly modelsTellInput: boolean;
  private readonly modelsTellInstructions: boolean;
  /** True if no model or tool was recorded. Then only the steps around them show what was done. */
  private readonly onlySteps: boolean;

  constructor(nodes: readonly SpanNode[], roots: readonly SpanNode[]) {
    this.onlySteps = !nodes.some(({ kind }) => kind === "model" || kind === "tool");
    // Steps whose parent is missing are not runs of their own. The first of them has the input of the run.
    const own = this.onlySteps ? roots.filter(({ parent }, index) => parent === undefined || index === 0) : roots;
    this.roots = new Set(own);
    this.modelsTellInput = nodes.some(
      ({ kind, input }) => kind === "model" && input.some(({ role, text }) => role === "user" && text !== ""),
    );
    this.modelsTellInstructions = nodes.some(({ kind, input }) => kind === "model" && input.some(isInstruction));
    this.tools = new ToolSpans(nodes);
    for (const { error, kind, parent } of nodes) {
      if (parent !== undefined) this.parents.add(parent);
      if (error && (kind === "tool" || kind === "model")) this.failures.add(error.message);
    }
  }

  add(node: SpanNode): void {
    for (const event of this.late.overBefore(node)) this.events.push(event);
    if (node.kind === "model") this.addModel(node);
    else if (node.kind === "tool") this.addTool(node);
    else this.addOther(node);
    if (node.besides) for (const event of node.besides) this.addBeside(event, node);
  }

  /**
   * Adds an event of the span itself. Of an exception that passes through several spans, only the first event is added.
   */
  private addBeside(event: TraceEvent, node: SpanNode): void {
    if (event.type === "other" && event.name === "exception") {
      const key = exceptionKey(event.data);
      if (this.exceptions.has(key)) return;
      this.exceptions.add(key);
    }
    this.late.add(event, { end: millisOf(event.at) ?? node.start, kind: "other", parent: node.id });
  }

  finish(): { events: TraceEvent[]; notes: string[] } {
    for (const event of this.late.rest()) this.events.push(event);
    return { events: this.events, notes: [...this.notes] };
  }

  /** Adds the event at a span's end, after the events inside the span. */
  private pushEnd(event: TraceEvent, node: SpanNode): void {
    if (this.parents.has(node.id) || node.besides !== undefined || this.tools.overlapsNext(node))
      this.late.add(event, node);
    else this.events.push(event);
  }

  private addModel(node: SpanNode): void {
    const fresh = this.history.fresh(node.input, node.output);
    const first = this.lastModel === -1;
    this.shown = new ShownBefore(node.input);
    for (const message of this.shown.from(node.input.length - fresh.length)) {
      if (first) this.addEarlier(message, node);
      else if (!this.earlier.has(keyOf(message))) this.addFresh(message, node);
    }
    const answer = answerOf(node.output);
    this.outputs.add(answer.text);
    this.lastModel = this.events.push(modelEvent(node, answer)) - 1;
    const attempts = /failed after (\d+) attempts/i.exec(node.error?.message ?? "");
    if (attempts) this.notes.add(`a model call was tried ${attempts[1]} times; its retries are not in the trace`);
    for (const call of answer.calls) this.addRequestedCall(call, node);
    for (const result of answer.results) this.addResult(result, node);
  }

  /**
   * Adds a message that a run's first request repeats from earlier turns, as input of the run. Its calls are not the
   * run's own, except those whose spans came before.
   */
  private addEarlier(message: Message, node: SpanNode): void {
    const group = `${node.id}/${keyOf(message)}`;
    const calls = message.calls.filter((call) => !this.isOfRun(call, group));
    for (const { id } of calls) if (id !== undefined) this.calls.passOver(id);
    const open = message.results.filter((result) => this.openCall(result));
    const results = message.results.filter((result) => !open.includes(result));
    if (calls.length + results.length === 0) {
      this.addFresh(message, node);
      return;
    }
    for (const result of open) this.addResult(result, node);
    const at = node.start === undefined ? undefined : isoOfMillis(node.start);
    const content = earlierContent({ ...message, calls, results });
    this.events.push(present({ type: "input_message", role: message.role, content, at, parent: node.parent }));
    this.earlier.add(keyOf(message));
  }

  /** True if the call is known from its span or an earlier answer. Adds what this answer knows about the call. */
  private isOfRun(mention: MessageCall, group: string, answer?: string): boolean {
    const before = () => this.shown.calls(mention.id);
    const ran = this.calls.claimForModel(mention, before);
    if (!ran) return this.calls.isKnown(mention, before, answer);
    ran.group ??= group;
    if (ran["args_unknown"] === true) {
      ran.tool_args = mention.args;
      delete ran["args_unknown"];
    }
    return true;
  }

  private openCall(result: MessageResult): ToolCallEvent | undefined {
    return this.calls.openCall(result, () => this.shown.results(result.id));
  }

  /** `group`: that of a message in a request. Absent: the answer of the node. */
  private addRequestedCall(mention: MessageCall, node: SpanNode, group?: string): void {
    if (this.isOfRun(mention, group ?? node.id, group === undefined ? node.id : undefined)) return;
    const at = node.end === undefined ? undefined : isoOfMillis(node.end);
    const event = callEvent(mention, { group: group ?? node.id, at, parent: node.id });
    this.pushCall(event, "model");
    const began = this.events[this.lastModel]?.at;
    if (began !== undefined) this.askedAt.set(event, began);
  }

  private pushCall(event: ToolCallEvent, from: "model" | "span"): void {
    this.events.push(event);
    this.calls.add(event, from);
  }

  /** Adds a message that no earlier request or answer had. */
  private addFresh(message: Message, node: SpanNode): void {
    const at = node.start === undefined ? undefined : isoOfMillis(node.start);
    for (const result of message.results) this.addResult(result, node);
    if (message.role === "assistant") {
      // This answer was not recorded itself. Its calls are a group of their own.
      const group = `${node.id}/${keyOf(message)}`;
      for (const call of message.calls) this.addRequestedCall(call, node, group);
      if (message.text !== "" && !this.outputs.has(message.text)) {
        this.events.push(
          present({ type: "input_message", role: "assistant", content: message.text, at, parent: node.id }),
        );
      }
      return;
    }
    if (message.role === "tool" || (message.text === "" && message.results.length > 0)) return;
    append(this.events, eventsOfTurn({ message: { ...message, results: [] }, at, parent: node.parent }, node.id));
  }

  private modelsTell(message: Message): boolean {
    return isInstruction(message) ? this.modelsTellInstructions : this.modelsTellInput;
  }

  private addResult(result: MessageResult, node: SpanNode): void {
    const call = this.openCall(result);
    if (!call) return;
    const late = this.tools.cameLate(call);
    if (late) {
      this.addTool(late);
      return;
    }
    this.calls.close(call, result.output);
    const at = node.start === undefined ? undefined : isoOfMillis(node.start);
    this.events.push(resultEvent({ ...result, id: call.call_id }, { at, parent: node.id }));
  }

  private addTool(node: SpanNode): void {
    if (!this.tools.begin(node)) return;
    const mention = node.call ?? { id: undefined, name: node.name, args: undefined };
    const claimed = this.calls.claimForSpan(mention);
    const when = whenOf(node);
    // A model that streams asks for calls before its answer ends.
    if (claimed?.at !== undefined && when.at !== undefined && when.at < claimed.at)
      claimed.at = this.askedAt.get(claimed) ?? when.at;
    const event: ToolCallEvent = claimed ?? callOf(mention, when);
    if (node.rest !== undefined) event["attributes"] = node.rest;
    if (!claimed) this.pushCall(event, "span");
    if (event["args_unknown"] === true) this.notes.add("a tool's span has no arguments: record the inputs of tools");
    if (node.result === undefined && !node.error) {
      this.notes.add("a tool's span has no output: record the outputs of tools");
      return;
    }
    const id = (event.call_id ??= node.id);
    this.calls.close(event);
    const error = node.error && { ...node.error, kind: kindOfError(node.error.message, "tool") };
    this.pushEnd(resultEvent({ id, output: node.result ?? null, error }, { ...when, at: endOf(node) }), node);
  }

  private addOther(node: SpanNode): void {
    const root = this.roots.has(node);
    this.shown = new ShownBefore(root ? node.input : []);
    for (const message of this.shown.from(0)) if (!this.modelsTell(message)) this.addFresh(message, node);
    const { error } = node;
    const known = error === undefined || (!root && this.failures.has(error.message));
    const data = this.onlySteps && !root ? stepContent(node) : node.rest;
    if (data !== undefined || node.kind === "other") {
      this.events.push(present({ type: "other", name: node.name, data, ...whenOf(node) }));
    }
    if (known) return;
    this.failures.add(error.message);
    const kind = kindOfError(error.message, error.kind);
    this.pushEnd(
      present({ type: "error", kind, error: asText(error.message), at: endOf(node), parent: node.id }),
      node,
    );
  }
}

function exceptionKey(data: Json | undefined): string {
  return asText([at(data, "exception.type") ?? null, at(data, "exception.message") ?? null]);
}

function isInstruction({ role }: Message): boolean {
  return role === "system" || role === "developer";
}
