import { kindOfError } from "../../run/error-text.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { TraceEvent } from "../../schema/trace.ts";
import { asText, at, callIdOf, objectsOf, present, textOf } from "../fields/fields.ts";
import { readCall } from "../messages/message.ts";
import { pythonLiteral } from "./python-literal.ts";

type ResultEvent = Extract<TraceEvent, { type: "tool_result" }>;

const calling = "Calling tools:\n";
const observation = "Observation:\n";
/** The text that smolagents adds after each error, for the model. */
const retry = "\nNow let's retry: take care not to repeat previous errors!";

/**
 * Reads an agent's memory as its model sees it. Calls are a text that Python printed. All calls of a step share one
 * result, followed by the step's error.
 */
export class SmolagentsMemory {
  readonly events: TraceEvent[] = [];
  /** The limit that ended the run, if it is the last message of the memory. */
  limit: string | undefined;
  private readonly model: string | undefined;
  private open: string[] = [];
  private shared = 0;
  private result: ResultEvent | undefined;
  private step = 0;

  constructor(model: string | undefined) {
    this.model = model;
  }

  add(message: JsonObject): void {
    const role = textOf(message["role"]) ?? "user";
    const parts = partsOf(message["content"]);
    const text = parts.flatMap((part) => textOf(at(part, "text")) ?? []).join("\n");
    this.limit = undefined;
    if (role === "assistant") this.addAnswer(text);
    else if (role === "tool-call") this.addCalls(text);
    else if (role === "tool-response") this.addResponse(text);
    else this.events.push({ type: "input_message", role, content: parts.length > 1 ? parts : text });
  }

  /** True if an input message contains the text. */
  holds(text: string): boolean {
    return this.events.some((event) => event.type === "input_message" && asText(event.content).includes(text));
  }

  notes(): string[] {
    return this.shared === 0 ? [] : [`${this.shared} calls share one observation, which is kept with the last of them`];
  }

  private addAnswer(output: string): void {
    this.step += 1;
    this.open = [];
    this.result = undefined;
    this.events.push(present({ type: "model_call", model: this.model, output }));
  }

  private addCalls(text: string): void {
    const listed = text.startsWith(calling) ? pythonLiteral(text.slice(calling.length)) : undefined;
    const calls = objectsOf(listed);
    const group = `step-${this.step}`;
    this.result = undefined;
    if (calls.length === 0) {
      // The text was cut, or comes from another version: all of it becomes the argument.
      const name = /'name': '(\w{1,100})'/.exec(text)?.[1] ?? "unknown";
      this.open = [group];
      this.events.push({ type: "tool_call", call_id: group, tool_name: name, tool_args: { text }, group });
      return;
    }
    this.open = calls.map((call, index) => callIdOf(call["id"]) ?? `${group}-${index}`);
    this.shared += calls.length > 1 ? calls.length : 0;
    for (const [index, call] of calls.entries()) {
      const { name, args } = readCall(call);
      const call_id = this.open[index] ?? group;
      // The only argument of a code agent is its code.
      const tool_args = isObject(args) ? args : { code: args };
      this.events.push({ type: "tool_call", call_id, tool_name: name, tool_args, group });
    }
  }

  private addResponse(text: string): void {
    if (text.startsWith(observation)) this.addObservation(text.slice(observation.length));
    else this.addError(text);
  }

  private addObservation(output: string): void {
    const call_id = this.open.at(-1);
    if (call_id === undefined) {
      this.events.push({ type: "input_message", role: "tool-response", content: output });
      return;
    }
    this.open = [];
    this.result = { type: "tool_result", call_id, output };
    this.events.push(this.result);
  }

  private addError(text: string): void {
    const [, named] = /^Call id: (.{1,200})\n/.exec(text) ?? [];
    const from = text.indexOf("Error:\n");
    const end = text.indexOf(retry);
    const message = from === -1 ? text : text.slice(from + "Error:\n".length, end === -1 ? undefined : end);
    if (kindOfError(message, "exception") === "limit") this.limit = message;
    const error = { kind: kindOfError(message, "tool"), message: message.slice(0, 2000) };
    const call_id = named ?? this.open.at(-1);
    if (this.result && (named === undefined || this.result.call_id === named)) {
      this.result.output = `${asText(this.result.output)}\n${message}`;
      this.result.error = error;
    } else if (call_id !== undefined && this.limit === undefined) {
      this.events.push({ type: "tool_result", call_id, output: message, error });
    } else this.events.push({ type: "input_message", role: "tool-response", content: text });
    this.open = [];
  }
}

function partsOf(content: Json | undefined): Json[] {
  if (Array.isArray(content)) return content;
  return content === undefined || content === null ? [] : [{ type: "text", text: content }];
}
