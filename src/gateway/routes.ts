import { type Context, Hono } from "hono";
import { type ErrorCode, ReplayKitError } from "../core/error.ts";
import { failureOfAnswer, providerMiss } from "../core/provider-failure.ts";
import type { HttpTools } from "../core/schema/config.ts";
import type { ModelExchange } from "../core/schema/fixtures.ts";
import type { Json } from "../core/schema/json.ts";
import type { Miss } from "../core/schema/result.ts";
import { anthropicMessages } from "./apis/anthropic-messages.ts";
import { gemini } from "./apis/gemini.ts";
import type { ModelApiAdapter } from "./apis/model-api.ts";
import { openAiChat } from "./apis/openai-chat.ts";
import { openAiEmbeddings } from "./apis/openai-embeddings.ts";
import { openAiResponses } from "./apis/openai-responses.ts";
import { addHttpRoutes, answerProxied } from "./http/http-routes.ts";
import { proxied } from "./http/proxy.ts";
import { addMcpRoutes } from "./mcp-routes.ts";
import { readBody } from "./read-body.ts";
import { noRetry, unknownToken } from "./refusal.ts";
import type { Session } from "./session.ts";
import { addToolRoutes } from "./tool-routes.ts";
import type { Upstream, UpstreamAnswer } from "./upstream.ts";

export interface RouteOptions {
  session: (token: string) => Session | undefined;
  upstream: Upstream;
  maxBodyBytes: number;
  mcpUrl?: string | undefined;
  httpTools?: HttpTools | undefined;
  /** The gateway's own, by which a proxy tells requests to itself from those to others. */
  port: () => number;
}

/** Which API answers which address below `/t/<token>`; clients differ in whether they write `/v1` themselves. */
const addresses: [pattern: RegExp, adapter: ModelApiAdapter, upstreamPath: (match: RegExpExecArray) => string][] = [
  [/^\/openai(?:\/v1)?\/chat\/completions$/, openAiChat, () => "/chat/completions"],
  [/^\/openai(?:\/v1)?\/responses$/, openAiResponses, () => "/responses"],
  [/^\/openai(?:\/v1)?\/embeddings$/, openAiEmbeddings, () => "/embeddings"],
  [/^\/azure\/openai\/(?:deployments\/[^/]+|v1)\/chat\/completions$/, openAiChat, () => "/chat/completions"],
  [/^\/azure\/openai\/(?:v1\/)?responses$/, openAiResponses, () => "/responses"],
  [/^\/azure\/openai\/(?:deployments\/[^/]+|v1)\/embeddings$/, openAiEmbeddings, () => "/embeddings"],
  [/^\/anthropic(?:\/v1)?\/messages$/, anthropicMessages, () => "/v1/messages"],
  [/^\/gemini(\/v1(?:beta|alpha)?\/models\/[^/]+:(?:stream)?[gG]enerateContent)$/, gemini, (match) => match[1] ?? ""],
];

/** The gateway's addresses: models, tools and the next user turn, each under the token of its attempt. */
export function createRoutes({ session, upstream, maxBodyBytes, mcpUrl, httpTools, port }: RouteOptions): Hono {
  const app = new Hono();
  const http = { session, tools: httpTools, maxBodyBytes, fetch };

  app.use(async (c, next) => {
    const asked = proxied(c, port);
    return asked ? answerProxied(c, asked.token, http) : next();
  });

  app.get("/healthz", (c) => c.text("ok"));

  app.get("/t/:token/user/next", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const turn = await open.nextUserTurn();
    if (turn === undefined) return c.json({ error: { message: "there is no further user turn" } }, 410);
    return c.json({ role: "user", content: turn });
  });

  addToolRoutes(app, { session, maxBodyBytes });
  addHttpRoutes(app, http);
  addMcpRoutes(app, { session, maxBodyBytes, mcpUrl });

  app.get("/t/:token/:provider{openai|anthropic|gemini|azure}/*", (c, next) =>
    c.req.path.endsWith("/models") ? Promise.resolve(c.json({ object: "list", data: [] })) : next(),
  );

  app.all("/t/:token/*", async (c) => {
    const token = c.req.param("token");
    const path = c.req.path.slice(`/t/${token}`.length);
    // What an agent's library reports of itself is no part of the run.
    if (path.endsWith("/traces/ingest")) return c.body(null, 204);
    if (c.req.method !== "POST") return unknownRoute(c, `${c.req.method} ${path}`, session(token));
    const found = addresses.flatMap(([pattern, adapter, upstreamPath]) => {
      const match = pattern.exec(path);
      return match ? [{ adapter, upstreamPath: upstreamPath(match) }] : [];
    })[0];
    const open = session(token);
    if (!found) return unknownRoute(c, path, open);
    if (!open) return unknownToken(c, found.adapter);
    try {
      const request = await readBody(c, maxBodyBytes);
      return await answerModel(c, { open, upstream, request, path, ...found });
    } catch (error) {
      return fault(c, open, found.adapter, error);
    }
  });

  return app;
}

interface ModelRequest {
  open: Session;
  upstream: Upstream;
  adapter: ModelApiAdapter;
  upstreamPath: string;
  path: string;
  request: Json;
}

async function answerModel(
  c: Context,
  { open, upstream, adapter, upstreamPath, path, request }: ModelRequest,
): Promise<Response> {
  const started = open.options.now();
  const answer = open.askModel(adapter.api, request);
  if (answer.how === "missed") {
    return c.json(adapter.errorBody(424, `ReplayKit: ${answer.miss.message}`), 424, noRetry);
  }
  const refusal = answer.how === "live" ? open.options.refuseLive?.() : undefined;
  if (refusal !== undefined) {
    open.miss({ kind: "provider", message: refusal });
    return c.json(adapter.errorBody(403, `ReplayKit: ${refusal}`), 403, noRetry);
  }
  const mayWait = (ms: number) => open.mayWait(ms);
  const ask = () =>
    upstream.send(adapter, { path: upstreamPath, body: request, headers: passedHeaders(c, adapter), mayWait });
  const exchange: ModelExchange =
    answer.how === "served" ? { ...answer.exchange, request } : { api: adapter.api, request, ...(await ask()) };
  if (answer.how === "live") noteFailure(open, adapter, exchange);
  const how = answer.how === "served" ? "served" : open.options.mode === "record" ? "recorded" : "live";
  const whole = complete(adapter, exchange);
  const ended = open.options.now();
  open.observe({
    type: "model",
    exchange: whole,
    how,
    at: started.toISOString(),
    duration_ms: ended.getTime() - started.getTime(),
  });
  return send(c, adapter, exchange, adapter.wantsStream(request, path));
}

function passedHeaders(c: Context, adapter: ModelApiAdapter): Record<string, string> {
  return Object.fromEntries([...c.req.raw.headers].filter(([name]) => adapter.passedHeaders.includes(name)));
}

/** A provider that does not answer says nothing about the agent: such an attempt is inconclusive. */
function noteFailure(open: Session, { provider }: ModelApiAdapter, exchange: ModelExchange): void {
  if (open.options.mode === "record") return;
  const { status } = exchange;
  if (status === 401 || status === 403) open.miss({ kind: "key", message: `${provider} refused the key (${status})` });
  const failure = failureOfAnswer(exchange);
  if (failure === undefined) return;
  const what = status < 400 ? `${failure.fault}: ${failure.text}` : `${status}, ${failure.fault}`;
  open.miss(providerMiss(`${provider} kept failing (${what})`));
}

/**
 * A streamed exchange with the response that its stream adds up to, so that readers need not know streams. A stream that is not to
 * be read is no client's business to find out: some would take it for an answer that ended early.
 */
function complete(adapter: ModelApiAdapter, exchange: ModelExchange): ModelExchange {
  if (exchange.sse === undefined) return exchange;
  try {
    const response = adapter.fromStream(exchange.sse);
    return exchange.response === undefined ? { ...exchange, response } : exchange;
  } catch (cause) {
    throw new ReplayKitError("invalid_fixtures", `the stream of ${adapter.api} holds an event that is no JSON`, {
      hint: "record the model's answers again",
      cause,
    });
  }
}

function send(c: Context, adapter: ModelApiAdapter, answer: UpstreamAnswer | ModelExchange, stream: boolean): Response {
  const failed = answer.status >= 400;
  if (stream && !failed) {
    const blocks = answer.sse ?? adapter.toStream(answer.response ?? null);
    const body = blocks.map((block) => `${block}\n\n`).join("");
    return c.body(body, 200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  }
  const body = answer.response ?? (answer.sse ? adapter.fromStream(answer.sse) : null);
  return new Response(JSON.stringify(body), {
    status: answer.status,
    headers: { "content-type": "application/json", ...(failed ? noRetry : {}) },
  });
}

/** What the client shows and what the attempt is judged by: nothing that goes wrong here may look like the agent's doing. */
function fault(c: Context, open: Session, adapter: ModelApiAdapter, error: unknown): Response {
  const known = error instanceof ReplayKitError;
  const message = error instanceof Error ? error.message : String(error);
  const { kind, status } = (known ? faults[error.code] : undefined) ?? { kind: "model", status: known ? 400 : 500 };
  const text = known ? message : `the gateway failed: ${message}`;
  open.miss(kind === "provider" ? providerMiss(text) : { kind, message: text });
  return c.json(adapter.errorBody(status, `ReplayKit: ${text}`), status, noRetry);
}

const faults: Partial<Record<ErrorCode, { kind: Miss["kind"]; status: 401 | 413 | 424 | 502 }>> = {
  unauthorized: { kind: "key", status: 401 },
  network_failed: { kind: "provider", status: 502 },
  too_large: { kind: "model", status: 413 },
  invalid_fixtures: { kind: "model", status: 424 },
};

function unknownRoute(c: Context, path: string, open: Session | undefined): Response {
  const refused = /bedrock|aiplatform|:rawPredict/.test(path)
    ? "; Bedrock and Vertex are not supported: use the provider's own API"
    : "";
  const message = `ReplayKit: the gateway does not serve this address${refused}`;
  open?.miss({ kind: "model", message: `${path}: the gateway does not serve this address${refused}` });
  return c.json({ type: "error", error: { type: "not_found_error", message, code: 404 } }, 404, noRetry);
}
