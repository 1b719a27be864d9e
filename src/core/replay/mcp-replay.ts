import { canonicalJson } from "../json/canonical-json.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import { compact } from "../compact.ts";
import type { TraceRun } from "../schema/trace.ts";

/** An MCP server's answer: a result, or a JSON-RPC error. */
export interface McpResult {
  result?: Json;
  error?: Json;
}

/** One request to an MCP server other than a tool call; tool calls are recorded like those of any tool. */
export interface McpExchange extends McpResult {
  /** Name of the server; `default` for the one behind the gateway's own address. */
  server: string;
  method: string;
  params: Json;
}

export interface McpReplay {
  /** The recorded answer; `undefined` if there is none. */
  ask(call: Pick<McpExchange, "server" | "method" | "params">): McpResult | undefined;
}

/** Name of the trace events that hold requests to MCP servers. */
export const mcpEventName = "mcp";

/** Answers requests to MCP servers from a trace, in recorded order. The last answer to equal requests is repeated. */
export function createMcpReplay(trace: TraceRun): McpReplay {
  const recorded = new Map<string, McpResult[]>();
  for (const event of trace.events) {
    const exchange = event.type === "other" && event.name === mcpEventName ? exchangeOf(event.data) : undefined;
    if (!exchange) continue;
    const { result, error } = exchange;
    const answers = recorded.get(keyOf(exchange)) ?? [];
    recorded.set(keyOf(exchange), answers);
    answers.push(error === undefined ? { result: result ?? {} } : { error });
  }
  return {
    ask(call) {
      const answers = recorded.get(keyOf(call));
      return answers && answers.length > 1 ? answers.shift() : answers?.[0];
    },
  };
}

function exchangeOf(data: Json | undefined): McpExchange | undefined {
  if (!isObject(data)) return undefined;
  const { server, method, params, result, error } = data;
  if (typeof server !== "string" || typeof method !== "string") return undefined;
  return {
    server,
    method,
    params: params ?? {},
    ...compact({ result, error }),
  };
}

/** Leaves out the client's identity and progress tokens, which do not change the request. */
function keyOf({ server, method, params }: Pick<McpExchange, "server" | "method" | "params">): string {
  if (method === "initialize") return `${server}\n${method}`;
  const { _meta, ...sent } = isObject(params) ? params : {};
  return `${server}\n${method}\n${canonicalJson(sent)}`;
}
