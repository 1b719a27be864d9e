import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { CallError, RunStatus, TraceEvent } from "../../schema/trace.ts";
import { kindOfError } from "../../run/error-text.ts";
import { argumentsOf, asText, at, first, numberOf, objectOf, present, textOf } from "../fields/fields.ts";
import type { ReadTrace } from "../input/format.ts";
import type { Usage } from "../../providers/usage.ts";
import { usageOf } from "../fields/model-fields.ts";
import { makeTrace, resultEvent } from "../messages/transcript.ts";

/** True for the events that `codex exec --json` prints. */
export function isExecStream(lines: JsonObject[]): boolean {
  return (
    lines.some(({ type, item }) => /^(?:thread|turn)\.started$/.test(asText(type)) || isObject(item)) &&
    lines.every(isEvent)
  );
}

function isEvent({ type }: JsonObject): boolean {
  return typeof type === "string" && /^(?:thread\.|turn\.|item\.|error$)/.test(type);
}

/**
 * Reads one run from its items. Commands, file changes, MCP calls and searches are tools; the last message is the
 * answer.
 */
export function readExecStream(lines: JsonObject[], hashed: () => string): ReadTrace {
  const events = eventsOfItems(lines);
  const end = lines.findLast(({ type }) => type === "turn.completed" || type === "turn.failed" || type === "error");
  const status: RunStatus = end === undefined ? "unknown" : end["type"] === "turn.completed" ? "success" : "error";
  if (status === "error") {
    const error = textOf(at(end, "error", "message")) ?? textOf(first(end, "message")) ?? "failed";
    events.push({ type: "error", kind: kindOfError(error, "exception"), error });
  }
  const spoke = events.findLast(({ type }) => type === "model_call" || type === "tool_call");
  if (status !== "error" && spoke?.type === "model_call" && spoke.output !== undefined)
    events.push({ type: "final_output", content: spoke.output });
  const id = textOf(lines.find(({ type }) => type === "thread.started")?.["thread_id"]);
  const settings = lines.find((line) => at(line, "item", "type") === "settings");
  const model = textOf(at(settings, "item", "model"));
  return makeTrace({
    run_id: id ?? hashed(),
    format: "codex",
    agent: { name: "codex" },
    ...(model === undefined
      ? {}
      : { model: present({ name: model, provider: textOf(at(settings, "item", "provider")) }) }),
    status,
    events,
  });
}

/** An item has events for its start, changes and end. They are merged at the place of the first. */
function eventsOfItems(lines: JsonObject[]): TraceEvent[] {
  const items = new Map<string, JsonObject>();
  const usages = new Map<string, Usage>();
  let spoken: string | undefined;
  for (const [index, line] of lines.entries()) {
    const item = line["item"];
    const usage = usageOf(line["usage"]);
    if (usage && spoken !== undefined) usages.set(spoken, usage);
    if (!isObject(item)) continue;
    const id = textOf(item["id"]) ?? `item-${index}`;
    items.set(id, { ...items.get(id), ...item });
    if (isAnswer(typeOf(item))) spoken = id;
  }
  return [...items].flatMap(([id, item]) => eventsOf(id, item, usages.get(id)));
}

function typeOf(item: JsonObject): string {
  return textOf(first(item, "type", "item_type")) ?? "";
}

function isAnswer(type: string): boolean {
  return type === "agent_message" || type === "assistant_message";
}

function eventsOf(id: string, item: JsonObject, usage: Usage | undefined): TraceEvent[] {
  const type = typeOf(item);
  if (isAnswer(type)) return [present({ type: "model_call", output: asText(item["text"]), usage })];
  if (type === "user_message") return [{ type: "input_message", role: "user", content: asText(item["text"]) }];
  return eventsOfCall(id, item) ?? [{ type: "other", name: type || "item", data: item }];
}

/** A call and its result, if it has one; undefined for an item that is not a call. */
export function eventsOfCall(id: string, item: JsonObject): TraceEvent[] | undefined {
  const call = callOf(typeOf(item), item);
  if (!call) return undefined;
  const events: TraceEvent[] = [
    present({
      type: "tool_call",
      call_id: id,
      tool_name: call.name,
      tool_args: call.args,
      hosted: call.hosted,
      server: call.server,
    }),
  ];
  const running = item["status"] === "in_progress";
  if (!running && call.output !== undefined)
    events.push(resultEvent({ id, output: call.output, error: errorOf(item) }));
  return events;
}

interface ItemCall {
  name: string;
  args: Json;
  output: Json | undefined;
  hosted?: boolean;
  server?: string | undefined;
}

function callOf(type: string, item: JsonObject): ItemCall | undefined {
  if (type === "command_execution") {
    return { name: "command_execution", args: { command: item["command"] ?? "" }, output: item["aggregated_output"] };
  }
  if (type === "file_change") {
    return { name: "file_change", args: { changes: item["changes"] ?? [] }, output: item["status"] };
  }
  if (type === "mcp_tool_call") {
    return {
      name: textOf(item["tool"]) ?? "mcp",
      args: argumentsOf(item["arguments"]),
      output: first(item, "result", "error") ?? item["status"],
      server: textOf(item["server"]),
    };
  }
  if (type.endsWith("_tool_call")) return otherTool(type, item);
  if (type !== "web_search") return undefined;
  return { name: "web_search", args: { query: item["query"] ?? "" }, output: undefined, hosted: true };
}

/** Calls that start agents or talk to them, and tools of the surrounding program. */
function otherTool(type: string, item: JsonObject): ItemCall {
  const { prompt, receiver_thread_ids: receivers } = item;
  const args: JsonObject = present({ prompt, receiver_thread_ids: receivers });
  return {
    name: textOf(item["tool"]) ?? type,
    args: argumentsOf(item["arguments"] ?? args),
    output: first(item, "result", "agents_states", "content_items", "error") ?? item["status"],
  };
}

function errorOf(item: JsonObject): CallError | undefined {
  const code = numberOf(item["exit_code"]);
  if (code !== undefined && code !== 0) return { kind: "tool", message: `exit code ${code}` };
  if (item["status"] !== "failed" && item["status"] !== "declined") return undefined;
  const errorText = textOf(objectOf(item["error"])["message"]) ?? textOf(item["error"]);
  return { kind: "tool", message: errorText ?? asText(item["status"]) };
}
