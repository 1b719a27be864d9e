import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { asText, at, first, objectOf, textOf } from "../fields/fields.ts";

/**
 * True for what early versions of `codex exec --json` printed: settings, the prompt, then `{id, msg}` for each event.
 */
export function isProtocol(lines: JsonObject[]): boolean {
  const events = lines.filter(isEvent);
  const known = events.some(({ msg }) => /^(?:task_|agent_|exec_command_)/.test(asText(at(msg, "type"))));
  return known && lines.every((line, index) => isEvent(line) || (index < 2 && !("role" in line)));
}

function isEvent({ id, msg }: JsonObject): boolean {
  return typeof id === "string" && isObject(msg) && typeof msg["type"] === "string";
}

/** Converts those lines to the events of today's stream. */
export function streamOfProtocol(lines: JsonObject[]): JsonObject[] {
  return lines.flatMap((line): JsonObject[] => {
    const prompt = textOf(line["prompt"]);
    if (prompt !== undefined) return [completed("prompt", { type: "user_message", text: prompt })];
    if (!isObject(line["msg"])) return [completed("settings", { ...line, type: "settings" })];
    return eventOf(line["msg"], `${asText(line["id"])}-`);
  });
}

function completed(id: string, item: JsonObject): JsonObject {
  return { type: "item.completed", item: { id, ...item } };
}

function eventOf(msg: JsonObject, turn: string): JsonObject[] {
  const type = asText(msg["type"]);
  const call = textOf(msg["call_id"]) ?? turn;
  if (/_delta$|^(?:exec_command_output|turn_diff)/.test(type)) return [];
  if (type === "task_complete") return [{ type: "turn.completed" }];
  if (type === "error") return [{ type: "turn.failed", error: { message: msg["message"] ?? "failed" } }];
  if (type === "turn_aborted") return [{ type: "turn.failed", error: { message: msg["reason"] ?? "aborted" } }];
  if (type === "token_count")
    return [{ type: "usage", usage: at(msg, "info", "last_token_usage") ?? first(msg, "usage") ?? msg }];
  if (type === "agent_message") return [{ type: "item.completed", item: { type, text: msg["message"] ?? "" } }];
  const item = itemOf(type, msg);
  return item ? [completed(call, item)] : [{ type: "item.completed", item: msg }];
}

/** The item for a call's start or end. An end adds to its start; newer versions repeat the start's members. */
export function itemOf(type: string, msg: JsonObject): JsonObject | undefined {
  const running = type.endsWith("_begin");
  const status = running ? "in_progress" : "completed";
  if (/^exec_command_(?:begin|end)$/.test(type)) {
    const outputs = first(msg, "aggregated_output", "formatted_output") ?? joined(msg);
    const ended: JsonObject = running ? {} : { aggregated_output: outputs, exit_code: msg["exit_code"] ?? null };
    return { type: "command_execution", status, ...memberOf(msg, "command", running ? "" : undefined), ...ended };
  }
  if (/^patch_apply_(?:begin|end)$/.test(type)) {
    const changed = memberOf(msg, "changes", running ? [] : undefined);
    if (running) return { type: "file_change", status, ...changed };
    const ended = msg["success"] === false ? "failed" : status;
    return { type: "file_change", status: ended, ...changed, error: msg["stderr"] ?? null };
  }
  if (!/^mcp_tool_call_(?:begin|end)$/.test(type)) return undefined;
  const { server = null, tool = null, arguments: args = null } = objectOf(msg["invocation"] ?? msg);
  const named: JsonObject = tool === null ? {} : { server, tool, arguments: args };
  const failed = at(msg, "result", "Err");
  const result: Json = at(msg, "result", "Ok") ?? null;
  if (running) return { type: "mcp_tool_call", status, ...named };
  if (failed === undefined) return { type: "mcp_tool_call", status, ...named, result };
  return { type: "mcp_tool_call", status: "failed", ...named, error: failed };
}

function memberOf(msg: JsonObject, name: string, otherwise: Json | undefined): JsonObject {
  const value = msg[name] ?? otherwise;
  return value === undefined ? {} : { [name]: value };
}

function joined(msg: JsonObject): string {
  return [msg["stdout"], msg["stderr"]].map(asText).join("");
}
