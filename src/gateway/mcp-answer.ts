import type { McpResult } from "../core/replay/mcp-replay.ts";
import { isObject } from "../core/schema/is-object.ts";
import type { Json, JsonObject } from "../core/schema/json.ts";
import type { Session } from "./session.ts";
import type { ToolResult } from "./observation.ts";
import { callTool } from "./tool-call.ts";

/** A JSON-RPC request of an MCP client. */
export interface McpRequest {
  id: string | number;
  method: string;
  params?: Json | undefined;
}

/** `live`: ask the real server. If there is a `call`, report the server's answer under it. */
export type McpAnswer = ({ how: "served" | "missed" } & McpResult) | { how: "live"; call: string | undefined };

/** Answers an MCP client. Tool calls are handled like any other; other requests get the recorded answer. */
export function answerMcp(open: Session, server: string, request: McpRequest): McpAnswer {
  const { method } = request;
  const params = request.params ?? {};
  if (method === "ping") return { how: "served", result: {} };
  // This stream of the server's own messages never ends. It is neither recorded nor served.
  if (method === "subscriptions/listen") return { how: "served", error: notFound };
  if (method === "tools/call") return answerToolCall(open, params);
  const id = `mcp-${open.observations().length + 1}`;
  const seen = { type: "mcp" as const, id, server, method, params, at: open.options.now().toISOString() };
  if (open.options.mode === "record") {
    open.observe({ ...seen, how: "recorded", waiting: true });
    return { how: "live", call: id };
  }
  const recorded = open.options.mcp?.ask({ server, method, params }) ?? greeting(method, params);
  if (recorded) {
    open.observe({ ...seen, how: "served", ...recorded });
    return { how: "served", ...recorded };
  }
  const message = `no answer of the MCP server "${server}" to ${method} is recorded`;
  open.miss({ kind: "tool", tool: method, args: params, message });
  open.observe({ ...seen, how: "missed" });
  return { how: "missed", error: { code: -32_001, message: `ReplayKit: ${message}` } };
}

const notFound = { code: -32_601, message: "Method not found" };

/**
 * Greets a client if the server's greeting was not recorded, since its tools may be. A newer client is refused its
 * `server/discover`, so that it greets with `initialize`, which all versions know.
 */
function greeting(method: string, params: Json): McpResult | undefined {
  if (method === "server/discover") return { error: notFound };
  if (method !== "initialize") return undefined;
  const protocolVersion = (isObject(params) ? params["protocolVersion"] : undefined) ?? "2025-06-18";
  const capabilities = { tools: {}, resources: {}, prompts: {} };
  return { result: { protocolVersion, capabilities, serverInfo: { name: "replaykit", version: "1" } } };
}

function answerToolCall(open: Session, params: Json): McpAnswer {
  const { name, arguments: given } = isObject(params) ? params : {};
  const tool = typeof name === "string" ? name : "";
  const args = given ?? {};
  // A preload shim has asked for this call already, and reports its result.
  if (open.isWaiting(tool, args)) return { how: "live", call: undefined };
  const answer = callTool(open, { tool, args });
  if ("miss" in answer) return { how: "missed", result: callToolResult({ error: answer.error }, params) };
  if ("id" in answer) return { how: "live", call: answer.id };
  return { how: "served", result: callToolResult(answer, params) };
}

/** Takes the real server's answer to a request that was not served. */
export function reportMcp(open: Session, id: string, answer: McpResult): boolean {
  return id.startsWith("mcp-") ? open.settleMcp(id, answer) : open.settle(id, toolResult(answer));
}

/** A tool's answer in MCP's form. Recordings made without MCP hold plain values. */
function callToolResult({ output, error }: ToolResult, params: Json): JsonObject {
  const kind = wantsResultType(params) ? { resultType: "complete" } : {};
  if (error) return { ...kind, isError: true, content: [{ type: "text", text: error.message }] };
  if (isObject(output) && Array.isArray(output["content"])) return { ...kind, ...output };
  const text = typeof output === "string" ? output : JSON.stringify(output ?? {});
  return { ...kind, content: [{ type: "text", text }] };
}

/** True from protocol version 2026-07-28: its requests name the version, and it refuses results without a type. */
function wantsResultType(params: Json): boolean {
  const meta = isObject(params) ? params["_meta"] : undefined;
  return isObject(meta) && "io.modelcontextprotocol/protocolVersion" in meta;
}

function toolResult({ result, error }: McpResult): ToolResult {
  if (error !== undefined) {
    const message = isObject(error) && typeof error["message"] === "string" ? error["message"] : JSON.stringify(error);
    return { error: { kind: "tool", message } };
  }
  if (!isObject(result) || result["isError"] !== true) return { output: result ?? {} };
  const parts = Array.isArray(result["content"]) ? result["content"].filter(isObject) : [];
  const text = parts.flatMap((part) => (typeof part["text"] === "string" ? [part["text"]] : [])).join("\n");
  return { error: { kind: "tool", message: text } };
}
