import type { HttpTools } from "../../core/schema/config.ts";
import type { Session } from "../session.ts";
import { callTool } from "../tool-call.ts";
import { answerOf, type HttpAnswer, type HttpRequest, jsonAnswer, resultOf, toolCallOf } from "./http-call.ts";
import { allowedHost, type HttpHost, notAllowed, refusedWhileRecording } from "./proxy.ts";

export interface HttpToolOptions {
  /** `http` of replaykit.yaml; `undefined`: no host is allowed. */
  tools: HttpTools | undefined;
  maxBodyBytes: number;
  fetch: typeof fetch;
}

/** A request to a REST tool, with the headers to forward and the scheme that the agent used. */
export interface HttpToolRequest extends HttpRequest {
  headers: Headers;
  scheme: "http" | "https";
}

/**
 * Answers a request to a REST tool like any other tool call. The gateway itself makes it if no recording answers it.
 */
export async function answerHttp(
  open: Session,
  request: HttpToolRequest,
  options: HttpToolOptions,
): Promise<HttpAnswer> {
  const host = allowedHost(options.tools, request.host, request.scheme);
  if (!host) return refuse(open, request, options);
  const call = toolCallOf({ ...request, host: host.host }, options.maxBodyBytes);
  if (isInsideAnother(open, request.method)) return forward(host, request, options.fetch);
  const answer = callTool(open, call);
  if ("miss" in answer) return missed(answer.miss.message);
  if (!("id" in answer)) return answerOf(answer);
  const given = await forward(host, request, options.fetch);
  open.settle(answer.id, resultOf(given, options.maxBodyBytes));
  return given;
}

/**
 * True if the request is part of another tool's call that the gateway let run. The requests of a `pure` tool still
 * count: such a tool only computes.
 */
function isInsideAnother(open: Session, method: string): boolean {
  const recording = open.options.mode === "record";
  if (!recording && method !== "GET" && method !== "HEAD") return false;
  return open
    .observations()
    .some(
      (seen) =>
        seen.type === "tool" && seen.waiting === true && seen.call.effect !== "pure" && isNoHttp(seen.call.tool),
    );
}

/** False for a tool that is an HTTP request: simultaneous requests are not inside one another. */
function isNoHttp(tool: string): boolean {
  return !/^[A-Z]+ \S+$/.test(tool);
}

function refuse(open: Session, request: HttpToolRequest, { maxBodyBytes }: HttpToolOptions): HttpAnswer {
  const { tool, args } = toolCallOf(request, maxBodyBytes);
  const remedy = notAllowed(request.host);
  const error = { kind: "tool" as const, message: remedy };
  const call = { tool, args: open.options.redact?.(args) ?? args, error };
  const id = `call-${open.observations().length + 1}`;
  open.observe({ type: "tool", id, how: "blocked", call, at: open.options.now().toISOString() });
  refusedWhileRecording(open, remedy);
  return jsonAnswer(403, { error: { message: `ReplayKit: ${remedy}` } });
}

function missed(message: string): HttpAnswer {
  const answer = jsonAnswer(424, { error: { message: `ReplayKit: ${message}` } });
  return { ...answer, headers: { ...answer.headers, "x-should-retry": "false" } };
}

/** Headers about the connection to the gateway, not about the request. */
const ownHeaders =
  /^(?:accept-encoding|connection|content-length|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;
/** Headers that are wrong once `fetch` has decoded the body; and `set-cookie`, of which there may be several. */
const undoneHeaders = /^(?:connection|content-encoding|content-length|keep-alive|set-cookie|transfer-encoding)$/;

async function forward({ origin, host }: HttpHost, request: HttpToolRequest, send: typeof fetch): Promise<HttpAnswer> {
  const headers = new Headers([...request.headers].filter(([name]) => !ownHeaders.test(name)));
  const body = request.body.length === 0 ? null : Uint8Array.from(request.body);
  try {
    // The agent follows redirects itself, each as a separate request.
    const init = { method: request.method, headers, body, redirect: "manual" as const };
    const response = await send(`${origin}${request.target}`, init);
    const given = Object.fromEntries([...response.headers].filter(([name]) => !undoneHeaders.test(name)));
    const cookies = response.headers.getSetCookie();
    return { status: response.status, headers: given, cookies, body: new Uint8Array(await response.arrayBuffer()) };
  } catch {
    return jsonAnswer(502, { error: { message: `ReplayKit: cannot reach ${host}` } });
  }
}
