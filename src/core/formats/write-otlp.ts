import type { Platform } from "../platform.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { TraceEvent, TraceRun } from "../schema/trace.ts";
import { asText } from "./fields.ts";
import { ownAttributes } from "./otlp/rebuild-native.ts";
import { millisOf } from "./times.ts";

interface Place {
  trace: TraceRun;
  traceId: string;
  rootId: string;
  hash: Platform["hash"];
}

/**
 * A trace as an `ExportTraceServiceRequest` in JSON: an `invoke_agent` span with a span for each event under GenAI's names. Each
 * span keeps its whole event too, so that reading it back loses nothing.
 */
export function writeOtlp(trace: TraceRun, { hash }: Pick<Platform, "hash">): JsonObject {
  const traceId = hash(`trace ${trace.run_id}`).slice(0, 32);
  const rootId = hash(`root ${trace.run_id}`).slice(0, 16);
  const place: Place = { trace, traceId, rootId, hash };
  const spans: Json[] = [rootSpan(place), ...trace.events.map((event, index) => eventSpan(event, index, place))];
  const service = trace.agent?.name ?? "agent";
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ "service.name": service }) },
        scopeSpans: [{ scope: { name: "replaykit" }, spans }],
      },
    ],
  };
}

function rootSpan({ trace, traceId, rootId }: Place): JsonObject {
  const { events: _, ...run } = trace;
  const failed = trace.status === "error";
  return {
    traceId,
    spanId: rootId,
    name: `invoke_agent ${trace.agent?.name ?? "agent"}`,
    kind: 1,
    ...times(trace.started_at, millisOf(trace.ended_at)),
    attributes: attributesOf({ "gen_ai.operation.name": "invoke_agent", [ownAttributes.run]: JSON.stringify(run) }),
    status: { code: failed ? 2 : trace.status === "success" ? 1 : 0 },
  };
}

function eventSpan(event: TraceEvent, index: number, { trace, traceId, rootId, hash }: Place): JsonObject {
  const start = event.at ?? trace.started_at;
  const begun = millisOf(start);
  const end = begun === undefined ? undefined : begun + (event.duration_ms ?? 0);
  const failed = "error" in event && event.error !== undefined;
  return {
    traceId,
    spanId: hash(`${trace.run_id} ${index}`).slice(0, 16),
    parentSpanId: rootId,
    name: nameOf(event),
    kind: 1,
    ...times(start, end),
    attributes: attributesOf({
      ...genAiNames(event),
      [ownAttributes.index]: index,
      [ownAttributes.event]: JSON.stringify(event),
    }),
    status: { code: failed ? 2 : 0 },
  };
}

function nameOf(event: TraceEvent): string {
  if (event.type === "model_call") return `chat ${event.model ?? ""}`.trim();
  return event.type === "tool_call" ? `execute_tool ${event.tool_name}` : event.type;
}

function genAiNames(event: TraceEvent): Record<string, string | number> {
  if (event.type === "model_call") {
    const model: Record<string, string> = event.model === undefined ? {} : { "gen_ai.request.model": event.model };
    return { "gen_ai.operation.name": "chat", ...model };
  }
  if (event.type !== "tool_call") return {};
  return {
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.name": event.tool_name,
    "gen_ai.tool.call.arguments": asText(event.tool_args),
    ...(event.call_id === undefined ? {} : { "gen_ai.tool.call.id": event.call_id }),
  };
}

function times(start: string | undefined, end: number | undefined): JsonObject {
  const begun = millisOf(start) ?? 0;
  return { startTimeUnixNano: nanos(begun), endTimeUnixNano: nanos(Math.max(begun, end ?? begun)) };
}

function nanos(millis: number): string {
  return millis === 0 ? "0" : `${Math.round(millis * 1000)}000`;
}

function attributesOf(values: Record<string, string | number>): Json[] {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value },
  }));
}
