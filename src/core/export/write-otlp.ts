import { compact } from "../compact.ts";
import type { Platform } from "../platform.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { ModelCallEvent, ToolCallEvent, ToolResultEvent, TraceEvent, TraceRun } from "../schema/trace.ts";
import { outputText } from "../run/text-of.ts";
import { asText } from "../formats/fields/fields.ts";
import { settingsOf } from "../formats/fields/model-fields.ts";
import { ownAttributes } from "../formats/otlp/rebuild-native.ts";
import { millisOf } from "../formats/fields/times.ts";

/** The version of OpenTelemetry's GenAI conventions that is written. Each scope names it. */
export const genAiConventions = "0.1.0";

interface SpanContext {
  trace: TraceRun;
  traceId: string;
  rootId: string;
  hash: Platform["hash"];
  results: Map<string, ToolResultEvent>;
  /** The tool calls that each answer requested. */
  requested: Map<ModelCallEvent, ToolCallEvent[]>;
}

type Values = Record<string, Json | undefined>;

/**
 * Writes a trace as an `ExportTraceServiceRequest` in JSON: an `invoke_agent` span with one span for each event, named
 * by the GenAI conventions. Each span also holds its whole event, so that reading it back loses nothing.
 */
export function writeOtlp(trace: TraceRun, { hash }: Pick<Platform, "hash">): JsonObject {
  const traceId = hash(`trace ${trace.run_id}`).slice(0, 32);
  const rootId = hash(`root ${trace.run_id}`).slice(0, 16);
  const place: SpanContext = { trace, traceId, rootId, hash, results: resultsIn(trace), requested: askedIn(trace) };
  const spans: Json[] = [rootSpan(place), ...trace.events.map((event, index) => eventSpan(event, index, place))];
  const service = trace.agent?.name ?? "agent";
  const scope = { name: "replaykit", attributes: attributesOf({ "replaykit.gen_ai_conventions": genAiConventions }) };
  return {
    resourceSpans: [
      { resource: { attributes: attributesOf({ "service.name": service }) }, scopeSpans: [{ scope, spans }] },
    ],
  };
}

function resultsIn({ events }: TraceRun): Map<string, ToolResultEvent> {
  const results = new Map<string, ToolResultEvent>();
  for (const event of events) {
    if (event.type === "tool_result" && event.call_id !== undefined) results.set(event.call_id, event);
  }
  return results;
}

function askedIn({ events }: TraceRun): Map<ModelCallEvent, ToolCallEvent[]> {
  const requested = new Map<ModelCallEvent, ToolCallEvent[]>();
  let last: ModelCallEvent | undefined;
  for (const event of events) {
    if (event.type === "model_call") last = event;
    else if (event.type === "tool_call" && last && event.group !== undefined)
      requested.set(last, [...(requested.get(last) ?? []), event]);
  }
  return requested;
}

function rootSpan({ trace, traceId, rootId }: SpanContext): JsonObject {
  const { events, ...run } = trace;
  const failed = trace.status === "error";
  const error = events.findLast((event) => event.type === "error");
  const final = events.findLast((event) => event.type === "final_output");
  const given = events.flatMap((event) =>
    event.type === "input_message" ? [messageOf(event.role, event.content)] : [],
  );
  return {
    traceId,
    spanId: rootId,
    name: `invoke_agent ${trace.agent?.name ?? "agent"}`,
    kind: 1,
    ...times(trace.started_at, millisOf(trace.ended_at)),
    attributes: attributesOf({
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": trace.agent?.name,
      "gen_ai.agent.version": trace.agent?.version,
      "gen_ai.conversation.id": trace.session_id,
      "gen_ai.provider.name": trace.model?.provider,
      "gen_ai.request.model": trace.model?.name,
      "gen_ai.input.messages": given.length === 0 ? undefined : JSON.stringify(given),
      "gen_ai.output.messages": final && JSON.stringify([messageOf("assistant", final.content)]),
      "error.type": failed ? (error?.kind ?? "_OTHER") : undefined,
      [ownAttributes.parent]: trace.parent_run_id,
      [ownAttributes.run]: JSON.stringify(run),
    }),
    status: {
      code: failed ? 2 : trace.status === "success" ? 1 : 0,
      ...compact({ message: error ? asText(error.error) : undefined }),
    },
  };
}

function eventSpan(event: TraceEvent, index: number, place: SpanContext): JsonObject {
  const { trace, traceId, rootId, hash } = place;
  const start = event.at ?? trace.started_at;
  const begun = millisOf(start);
  const end = begun === undefined ? undefined : begun + (event.duration_ms ?? 0);
  const attributes = genAiNames(event, place);
  // A call fails if its result is an error.
  const failure = failureOf(event, place);
  return {
    traceId,
    spanId: hash(`${trace.run_id} ${index}`).slice(0, 16),
    parentSpanId: rootId,
    name: nameOf(event),
    kind: isClient(event) ? 3 : 1,
    ...times(start, end),
    attributes: attributesOf({
      ...attributes,
      [ownAttributes.index]: index,
      [ownAttributes.event]: JSON.stringify(event),
    }),
    status: failure === undefined ? { code: 0 } : { code: 2, message: failure },
  };
}

function failureOf(event: TraceEvent, place: SpanContext): string | undefined {
  if (event.type === "error") return event.error;
  if (event.type === "tool_call") return resultOf(event, place)?.error?.message;
  return event.type === "model_call" || event.type === "tool_result" ? event.error?.message : undefined;
}

function resultOf({ call_id }: ToolCallEvent, { results }: SpanContext): ToolResultEvent | undefined {
  return call_id === undefined ? undefined : results.get(call_id);
}

/**
 * Operations of the conventions for which a trace has no event type. Such events keep the name of their span, which
 * begins with the operation.
 */
const otherOperation =
  /^(plan|invoke_workflow|fetch_response|retrieval|embeddings|create_agent|(?:create|search|update|upsert|delete)_memory|(?:create|delete)_memory_store)(?:\s|$)/;
const inProcess = new Set([undefined, "plan", "invoke_workflow"]);

/**
 * Whether an event is a call over the network: to a model, an MCP server, a memory or another service. Plans, workflows
 * and own tools run in the process.
 */
function isClient(event: TraceEvent): boolean {
  if (event.type === "tool_call") return event["server"] !== undefined;
  return event.type === "model_call" || !inProcess.has(operationOf(event));
}

function operationOf(event: TraceEvent): string | undefined {
  return event.type === "other" ? otherOperation.exec(event.name)?.[1] : undefined;
}

function nameOf(event: TraceEvent): string {
  if (event.type === "model_call") return `chat ${event.model ?? ""}`.trim();
  const operation = operationOf(event);
  // For memories the operation alone is the name, because the rest may be a question.
  if (operation?.includes("_memory")) return operation;
  if (event.type === "other" && operation !== undefined) return event.name;
  return event.type === "tool_call" ? `execute_tool ${event.tool_name}` : event.type;
}

function genAiNames(event: TraceEvent, place: SpanContext): Values {
  if (event.type === "model_call") return chatNames(event, place);
  if (event.type === "tool_call") return toolNames(event, place);
  const operation = operationOf(event);
  return compact({ "gen_ai.operation.name": operation });
}

function chatNames(event: ModelCallEvent, { trace, requested }: SpanContext): Values {
  const { usage, params = {} } = event;
  const settings = settingsOf(params);
  const tools = params["tools"];
  const calls = requested.get(event) ?? [];
  const textParts = event.output === undefined ? [] : [{ type: "text", content: outputText(event.output) }];
  const parts: Json[] = [...textParts, ...calls.map(callPart)];
  const answer = compact({ role: "assistant", parts, finish_reason: event.finish_reason });
  return {
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": trace.model?.provider,
    "gen_ai.request.model": event.model ?? trace.model?.name,
    "gen_ai.response.model": event.model,
    "gen_ai.request.temperature": settings.temperature,
    "gen_ai.request.top_p": settings.top_p,
    "gen_ai.request.max_tokens": settings.max_tokens,
    "gen_ai.request.seed": settings.seed,
    "gen_ai.tool.definitions": tools === undefined ? undefined : JSON.stringify(tools),
    "gen_ai.response.finish_reasons": event.finish_reason === undefined ? undefined : [event.finish_reason],
    "gen_ai.usage.input_tokens": usage?.input,
    "gen_ai.usage.output_tokens": usage?.output,
    "gen_ai.usage.cache_read.input_tokens": count(usage?.["cached"]),
    "gen_ai.usage.cache_write.input_tokens": count(usage?.["cache_write"]),
    "gen_ai.usage.reasoning.output_tokens": count(usage?.["reasoning"]),
    "gen_ai.output.messages": parts.length === 0 ? undefined : JSON.stringify([answer]),
    "error.type": event.error?.kind,
  };
}

function callPart({ call_id, tool_name, tool_args }: ToolCallEvent): Json {
  return compact({ type: "tool_call", id: call_id, name: tool_name, arguments: tool_args });
}

function toolNames(event: ToolCallEvent, place: SpanContext): Values {
  const result = resultOf(event, place);
  const served = event["server"] !== undefined;
  return {
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.agent.name": place.trace.agent?.name,
    "gen_ai.tool.name": event.tool_name,
    "gen_ai.tool.type": served || event["hosted"] === true ? "extension" : "function",
    "gen_ai.tool.call.id": event.call_id,
    "gen_ai.tool.call.arguments": asText(event.tool_args),
    "gen_ai.tool.call.result": result?.output === undefined ? undefined : asText(result.output),
    "mcp.method.name": served ? "tools/call" : undefined,
    // The MCP conventions use `tool_error` for an error that the tool's answer reports.
    "error.type": served && result?.error?.kind === "tool" ? "tool_error" : result?.error?.kind,
  };
}

function messageOf(role: string, content: Json): Json {
  return { role, parts: [{ type: "text", content: outputText(content) }] };
}

function times(start: string | undefined, end: number | undefined): JsonObject {
  const begun = millisOf(start) ?? 0;
  return { startTimeUnixNano: nanos(begun), endTimeUnixNano: nanos(Math.max(begun, end ?? begun)) };
}

function nanos(millis: number): string {
  return millis === 0 ? "0" : `${Math.round(millis * 1000)}000`;
}

function attributesOf(values: Values): Json[] {
  return Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: valueOf(value) }],
  );
}

function valueOf(value: Json): Json {
  if (typeof value === "number") return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return Array.isArray(value) ? { arrayValue: { values: value.map(valueOf) } } : { stringValue: asText(value) };
}

function count(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}
