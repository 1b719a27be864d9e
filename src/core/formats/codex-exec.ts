import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { CallError, RunStatus, TraceEvent } from "../schema/trace.ts";
import { kindOfError } from "./error-text.ts";
import { argumentsOf, asText, at, first, numberOf, objectOf, present, textOf } from "./fields.ts";
import type { ReadTrace } from "./format.ts";
import { usageOf } from "./model-fields.ts";
import { makeTrace, resultEvent } from "./transcript.ts";

/** True for the events that `codex exec --json` prints. */
export function isExecStream(lines: JsonObject[]): boolean {
  return lines.some(({ type }) => type === "thread.started" || type === "turn.started") && lines.every(isEvent);
}

function isEvent({ type }: JsonObject): boolean {
  return typeof type === "string" && /^(?:thread\.|turn\.|item\.|error$)/.test(type);
}

/** One run from its items: commands, changes of files, MCP calls and searches are tools; the last message is the answer. */
export function readExecStream(lines: JsonObject[], hashed: string): ReadTrace {
  const items = new Map<string, JsonObject>();
  for (const [index, line] of lines.entries()) {
    const item = line["item"];
    if (isObject(item)) items.set(textOf(item["id"]) ?? `item-${index}`, item);
  }
  const events = [...items].flatMap(([id, item]) => eventsOf(id, item));
  const end = lines.findLast(({ type }) => type === "turn.completed" || type === "turn.failed" || type === "error");
  const last = events.findLast((event) => event.type === "model_call");
  const usage = usageOf(end?.["usage"]);
  if (last && usage) last.usage = usage;
  const status: RunStatus = end === undefined ? "unknown" : end["type"] === "turn.completed" ? "success" : "error";
  if (status === "error") {
    const error = textOf(at(end, "error", "message")) ?? textOf(first(end, "message")) ?? "failed";
    events.push({ type: "error", kind: kindOfError(error, "exception"), error });
  }
  const final = status === "error" ? undefined : last?.output;
  const spoke = events.findLast(({ type }) => type === "model_call" || type === "tool_call");
  if (final !== undefined && spoke === last) events.push({ type: "final_output", content: final });
  const id = textOf(lines.find(({ type }) => type === "thread.started")?.["thread_id"]);
  return makeTrace({ run_id: id ?? hashed, format: "codex", agent: { name: "codex" }, status, events });
}

function eventsOf(id: string, item: JsonObject): TraceEvent[] {
  const type = textOf(first(item, "type", "item_type")) ?? "";
  if (type === "agent_message" || type === "assistant_message")
    return [{ type: "model_call", output: asText(item["text"]) }];
  const call = callOf(type, item);
  if (!call) return [{ type: "other", name: type || "item", data: item }];
  const events: TraceEvent[] = [
    present({ type: "tool_call", call_id: id, tool_name: call.name, tool_args: call.args, hosted: call.hosted }),
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
    };
  }
  if (type !== "web_search") return undefined;
  return { name: "web_search", args: { query: item["query"] ?? "" }, output: undefined, hosted: true };
}

function errorOf(item: JsonObject): CallError | undefined {
  const code = numberOf(item["exit_code"]);
  if (code !== undefined && code !== 0) return { kind: "tool", message: `exit code ${code}` };
  if (item["status"] !== "failed" && item["status"] !== "declined") return undefined;
  const said = textOf(objectOf(item["error"])["message"]) ?? textOf(item["error"]);
  return { kind: "tool", message: said ?? asText(item["status"]) };
}
