import type { Context, Hono } from "hono";
import * as z from "zod";
import type { McpResult } from "../core/replay/mcp-replay.ts";
import { isObject } from "../core/schema/is-object.ts";
import { type Json, jsonSchema } from "../core/schema/json.ts";
import { answerMcp, reportMcp } from "./mcp-answer.ts";
import { readCallOrNull, unknownToken } from "./read-body.ts";
import { dataOf, splitEvents } from "../core/providers/event-stream.ts";
import { compact } from "../core/compact.ts";
import type { Session } from "./session.ts";

export interface McpRouteOptions {
  session: (token: string) => Session | undefined;
  maxBodyBytes: number;
  /** The real server behind `/mcp`, for recordings and live reads. */
  mcpUrl: string | undefined;
}

const idSchema = z.union([z.string(), z.number()]);
const messageSchema = z.looseObject({
  id: idSchema.optional(),
  method: z.string().optional(),
  params: jsonSchema.optional(),
});
const askSchema = z.looseObject({
  server: z.string(),
  id: idSchema,
  method: z.string(),
  params: jsonSchema.optional(),
});
const reportSchema = z.looseObject({ call: z.string(), result: jsonSchema.optional(), error: jsonSchema.optional() });

/**
 * Adds `/mcp`, an MCP server over streamable HTTP, and `/mcp-calls`, which `replaykit mcp-proxy` asks for servers over
 * stdio.
 */
export function addMcpRoutes(app: Hono, { session, maxBodyBytes, mcpUrl }: McpRouteOptions): void {
  app.post("/t/:token/mcp", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const parsed = messageSchema.safeParse(await readCallOrNull(c, open, maxBodyBytes));
    if (!parsed.success) return c.json(rpcError(null, "expected one JSON-RPC message"), 400);
    return answerMessage(c, open, { message: parsed.data, mcpUrl });
  });

  // No stream of the server's own messages is offered; clients accept 405 as that answer.
  app.on(["GET", "DELETE"], "/t/:token/mcp", (c) => c.body(null, 405));

  app.post("/t/:token/mcp-calls", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const parsed = askSchema.safeParse(await readCallOrNull(c, open, maxBodyBytes));
    if (!parsed.success) return c.json({ error: { message: "expected {server, id, method, params}" } }, 400);
    return c.json(answerMcp(open, parsed.data.server, parsed.data));
  });

  app.post("/t/:token/mcp-calls/result", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const parsed = reportSchema.safeParse(await readCallOrNull(c, open, maxBodyBytes));
    if (!parsed.success) return c.json({ error: { message: "expected {call, result} or {call, error}" } }, 400);
    const { call, result, error } = parsed.data;
    const taken = reportMcp(open, call, compact({ result, error }));
    return c.json({ taken }, taken ? 200 : 409);
  });
}

interface ClientMessage {
  message: z.infer<typeof messageSchema>;
  mcpUrl: string | undefined;
}

/** Answers a message to `/mcp` from the recording or from the real server. */
async function answerMessage(c: Context, open: Session, { message, mcpUrl }: ClientMessage): Promise<Response> {
  const { id, method, params } = message;
  if (id === undefined || method === undefined)
    return mcpUrl === undefined || open.options.mode === "replay" ? c.body(null, 202) : forward(c, mcpUrl, message);
  const answer = answerMcp(open, "default", { id, method, params });
  if (answer.how !== "live") {
    const { result, error } = answer;
    return c.json({ jsonrpc: "2.0", id, ...(error === undefined ? { result: result ?? {} } : { error }) });
  }
  if (mcpUrl === undefined) {
    const why = "no MCP server is configured: set upstream.mcp.base_url in replaykit.yaml";
    if (answer.call !== undefined) reportMcp(open, answer.call, { error: { code: -32_002, message: why } });
    return c.json(rpcError(id, why));
  }
  const response = await forward(c, mcpUrl, message);
  const given = answerIn(await response.clone().text(), id);
  if (answer.call !== undefined) reportMcp(open, answer.call, given ?? { error: { message: "no answer" } });
  return response;
}

/** MCP's own headers repeat parts of the message, and servers refuse a message without them. */
const passedHeader = /^(?:accept|authorization|content-type|mcp-[\w-]+)$/i;

/** Forwards a message to the real server and returns its answer. */
async function forward(c: Context, url: string, message: unknown): Promise<Response> {
  const headers = new Headers([...c.req.raw.headers].filter(([name]) => passedHeader.test(name)));
  try {
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(message) });
    const back = new Headers();
    for (const name of ["content-type", "mcp-session-id"]) {
      const value = response.headers.get(name);
      if (value !== null) back.set(name, value);
    }
    const text = await response.text();
    // Some statuses (204) have no body, not even an empty one.
    return new Response(text === "" ? null : text, { status: response.status, headers: back });
  } catch {
    return c.json(rpcError(null, `cannot reach the MCP server at ${new URL(url).host}`), 502);
  }
}

/** Finds the answer to one request in a body that is JSON or an event stream. */
function answerIn(body: string, id: string | number): McpResult | undefined {
  const texts = body.startsWith("{") ? [body] : splitEvents(body).map(dataOf);
  for (const text of texts) {
    const message = parsed(text);
    if (!isObject(message) || message["id"] !== id || "method" in message) continue;
    const { result, error } = message;
    return error === undefined ? { result: result ?? {} } : { error };
  }
  return undefined;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a keep-alive, or a body that is not JSON: the client gets it unchanged
  }
}

function rpcError(id: string | number | null, message: string) {
  return { jsonrpc: "2.0", id, error: { code: -32_002, message: `ReplayKit: ${message}` } };
}
