import { append } from "../../append.ts";
import { isObject } from "../../schema/is-object.ts";
import type { JsonObject } from "../../schema/json.ts";
import type { TraceEvent } from "../../schema/trace.ts";
import { asText, at, listOf, objectOf, objectsOf, present, textOf } from "../fields/fields.ts";
import { readMessages } from "../messages/message.ts";
import { paramsOf, usageOf } from "../fields/model-fields.ts";
import { type SpanNode, spanNode } from "../spans/span-node.ts";
import { isoOf, millisOf } from "../fields/times.ts";
import { resultEvent } from "../messages/transcript.ts";

/** The spans of an Inspect transcript, for logs without messages. */
export function nodesOfEvents(happened: JsonObject[]): SpanNode[] {
  const events = withInner(happened);
  const ends = new Map(
    events
      .filter(({ event }) => event === "span_end")
      .map((event) => [asText(event["id"]), millisOf(event["timestamp"])]),
  );
  const known = new Set(events.filter(({ event }) => event === "span_begin").map((event) => asText(event["id"])));
  const settings = new ModelSettings();
  return events.flatMap((event, index) => nodeOf(event, { index, ends, known, settings }));
}

interface EventContext {
  index: number;
  ends: Map<string, number | undefined>;
  known: Set<string>;
  settings: ModelSettings;
}

function nodeOf(event: JsonObject, { index, ends, known, settings }: EventContext): SpanNode[] {
  const kind = event["event"];
  const start = millisOf(event["timestamp"]);
  const parent = textOf(event["span_id"] ?? event["parent_id"]);
  const base = { parent: parent !== undefined && known.has(parent) ? parent : undefined, start };
  if (kind === "span_begin") {
    const id = asText(event["id"]);
    const above = textOf(event["parent_id"]);
    const type = textOf(event["type"]) ?? "span";
    const agent = type === "agent";
    return [
      spanNode({
        id,
        name: textOf(event["name"]) ?? type,
        parent: above,
        start,
        end: ends.get(id),
        kind: agent ? "agent" : "other",
      }),
    ];
  }
  const id = textOf(event["uuid"]) ?? `event-${index}`;
  const end = millisOf(event["completed"]) ?? start;
  if (kind === "model")
    return [spanNode({ id, name: "model", kind: "model", ...base, end, ...modelOf(event, settings) })];
  if (kind === "tool")
    return [spanNode({ id, name: asText(event["function"]), kind: "tool", ...base, end, ...toolOf(event) })];
  return [];
}

function modelOf(event: JsonObject, settings: ModelSettings): Partial<SpanNode> {
  const output = objectOf(event["output"]);
  const message = textOf(event["error"]);
  const read = readMessages(output["choices"], "assistant");
  return {
    input: readMessages(event["input"]).filter(
      ({ text, calls, results }) => text !== "" || calls.length + results.length > 0,
    ),
    output: read,
    model: textOf(output["model"]) ?? textOf(event["model"]),
    usage: usageOf(output["usage"]),
    finish: finishOf(event),
    params: settings.of(event),
    error: message === undefined ? undefined : { kind: "model", message },
  };
}

/** Why the model stopped, from a model event or a sample. */
export function finishOf(record: JsonObject | undefined): string | undefined {
  return textOf(at(record, "output", "choices", 0, "stop_reason"));
}

/** Reads the settings of model calls in order. Tools are included only if they changed. */
export class ModelSettings {
  private tools = "[]";

  /** Empty if the log says that nothing was set; undefined if it does not say. */
  of({ config, tools, tool_choice, call }: JsonObject): JsonObject | undefined {
    const request = at(call, "request");
    if (!isObject(config) && !isObject(request)) return undefined;
    const { tools: _, ...sent } = paramsOf(objectOf(request)) ?? {};
    const params: JsonObject = { ...sent, ...objectOf(config) };
    const listed = JSON.stringify(listOf(tools));
    if (listed !== "[]" && tool_choice !== undefined && tool_choice !== null) params["tool_choice"] ??= tool_choice;
    if (listed !== this.tools) params["tools"] = listOf(tools);
    this.tools = listed;
    return params;
  }
}

function toolOf(event: JsonObject): Partial<SpanNode> {
  const error = event["error"];
  return {
    call: { id: textOf(event["id"]), name: asText(event["function"]), args: event["arguments"] },
    result: event["result"],
    error: isObject(error) ? { kind: "tool", message: textOf(error["message"]) ?? asText(error) } : undefined,
  };
}

/** Flattens events. Older logs nest what happened during a call in the call's event. */
export function withInner(events: readonly JsonObject[]): JsonObject[] {
  const all: JsonObject[] = [];
  const waiting = events.toReversed();
  for (let event = waiting.pop(); event; event = waiting.pop()) {
    all.push(event);
    append(waiting, objectsOf(event["events"]).toReversed());
  }
  return all;
}

/** Calls of sub-agents, and results that came after the last message. The sample's messages hold neither. */
export function eventsBeside(events: JsonObject[], transcript: TraceEvent[]): TraceEvent[] {
  const idsOf = (type: TraceEvent["type"]) =>
    new Set(transcript.flatMap((event) => (event.type === type && "call_id" in event ? (event.call_id ?? []) : [])));
  const called = idsOf("tool_call");
  const answered = idsOf("tool_result");
  if (!transcript.some(({ type }) => type === "tool_call" || type === "model_call")) return [];
  return events.flatMap((event): TraceEvent[] => {
    const id = textOf(event["id"]);
    if (event["event"] !== "tool" || id === undefined) return [];
    const { call, result, error } = toolOf(event);
    const when = { at: isoOf(event["timestamp"]), parent: textOf(event["span_id"]) };
    const requested: TraceEvent[] = called.has(id)
      ? []
      : [
          present({
            type: "tool_call",
            call_id: id,
            tool_name: call?.name ?? "tool",
            tool_args: call?.args ?? {},
            ...when,
          }),
        ];
    const isNew = ((result ?? undefined) !== undefined || error !== undefined) && !answered.has(id);
    called.add(id);
    if (isNew) answered.add(id);
    return isNew ? [...requested, resultEvent({ id, output: result ?? null, error }, when)] : requested;
  });
}

const readElsewhere = new Set(["model", "tool", "span_begin", "span_end", "sample_init"]);

/** Events outside the messages: states, scores, sandboxes. */
export function otherEvents(events: JsonObject[]): TraceEvent[] {
  return events
    .filter(({ event }) => !readElsewhere.has(asText(event)))
    .map((event) =>
      present({ type: "other", name: asText(event["event"]), data: event, at: isoOf(event["timestamp"]) }),
    );
}
