import { type Context, Hono } from "hono";
import { ReplayKitError } from "../core/error.ts";
import type { ModelExchange } from "../core/schema/fixtures.ts";
import type { Json } from "../core/schema/json.ts";
import { anthropicMessages } from "./apis/anthropic-messages.ts";
import { gemini } from "./apis/gemini.ts";
import type { ModelApiAdapter } from "./apis/model-api.ts";
import { openAiChat } from "./apis/openai-chat.ts";
import { openAiEmbeddings } from "./apis/openai-embeddings.ts";
import { openAiResponses } from "./apis/openai-responses.ts";
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
export function createRoutes({ session, upstream, maxBodyBytes, mcpUrl }: RouteOptions): Hono {
  const app = new Hono();

  app.get("/healthz", (c) => c.text("ok"));

  app.get("/t/:token/user/next", (c) => {
    const turn = session(c.req.param("token"))?.nextUserTurn();
    if (turn === undefined) return c.json({ error: { message: "there is no further user turn" } }, 410);
    return c.json({ role: "user", content: turn });
  });

  addToolRoutes(app, { session, maxBodyBytes });
  addMcpRoutes(app, { session, maxBodyBytes, mcpUrl });

  app.get("/t/:token/:provider{openai|anthropic|gemini|azure}/*", (c) =>
    c.req.path.endsWith("/models")
      ? c.json({ object: "list", data: [] })
      : c.json({ error: { message: "not served in replay" } }, 404),
  );

  app.post("/t/:token/*", async (c) => {
    const token = c.req.param("token");
    const path = c.req.path.slice(`/t/${token}`.length);
    const found = addresses.flatMap(([pattern, adapter, upstreamPath]) => {
      const match = pattern.exec(path);
      return match ? [{ adapter, upstreamPath: upstreamPath(match) }] : [];
    })[0];
    if (!found) return unknownRoute(c, path);
    const open = session(token);
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
  const exchange: ModelExchange =
    answer.how === "served"
      ? { ...answer.exchange, request }
      : { api: adapter.api, request, ...(await upstream.send(adapter, upstreamPath, request)) };
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

/** A streamed exchange with the response that its stream adds up to, so that readers need not know streams. */
function complete(adapter: ModelApiAdapter, exchange: ModelExchange): ModelExchange {
  if (exchange.response !== undefined || exchange.sse === undefined) return exchange;
  return { ...exchange, response: adapter.fromStream(exchange.sse) };
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

function fault(c: Context, open: Session, adapter: ModelApiAdapter, error: unknown): Response {
  if (!(error instanceof ReplayKitError)) throw error;
  if (error.code === "unauthorized") open.miss({ kind: "key", message: error.message });
  if (error.code === "network_failed") open.miss({ kind: "provider", message: error.message });
  const status =
    error.code === "unauthorized"
      ? 401
      : error.code === "network_failed"
        ? 502
        : error.code === "too_large"
          ? 413
          : 400;
  return c.json(adapter.errorBody(status, `ReplayKit: ${error.message}`), status, noRetry);
}

function unknownRoute(c: Context, path: string): Response {
  const refused = /bedrock|aiplatform|:rawPredict/.test(path)
    ? "; Bedrock and Vertex are not supported: use the provider's own API"
    : "";
  const message = `ReplayKit: the gateway does not serve this address${refused}`;
  return c.json({ type: "error", error: { type: "not_found_error", message, code: 404 } }, 404, noRetry);
}
