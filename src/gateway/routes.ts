import { type Context, Hono } from "hono";
import { type ErrorCode, ReplayKitError } from "../core/error.ts";
import { failureOfAnswer, providerMiss } from "../core/models/provider-failure.ts";
import { objectOf } from "../core/formats/fields/fields.ts";
import { damagedBlock, eventsOfBlocks, isBroken, streamText } from "../core/providers/event-stream.ts";
import { modelApis } from "../core/providers/index.ts";
import type { ModelApi } from "../core/providers/model-api.ts";
import { type ModelName, withModelName } from "../core/providers/model-names.ts";
import { readAnswer } from "../core/providers/model-turn.ts";
import type { HttpTools } from "../core/schema/config.ts";
import type { ModelExchange } from "../core/schema/fixtures.ts";
import { isObject } from "../core/schema/is-object.ts";
import type { Json } from "../core/schema/json.ts";
import type { Miss } from "../core/schema/attempt-result.ts";
import { addHttpRoutes, answerProxied } from "./http/http-routes.ts";
import { proxied } from "./http/proxy.ts";
import { addMcpRoutes } from "./mcp-routes.ts";
import { noRetry, readBody, unknownToken } from "./read-body.ts";
import type { Session } from "./session.ts";
import { addToolRoutes } from "./tool-routes.ts";
import type { Upstream } from "./upstream.ts";

export interface RouteOptions {
  /** Replaces the model of live requests. */
  modelName?: ModelName | undefined;
  session: (token: string) => Session | undefined;
  upstream: Upstream;
  maxBodyBytes: number;
  mcpUrl?: string | undefined;
  httpTools?: HttpTools | undefined;
  /** The gateway's own port, which tells a proxy's requests to the gateway itself from those to other hosts. */
  port: () => number;
}

/** Finds the API that serves an address below `/t/<token>`, and the path at its provider. */
function routeOf(path: string): { api: ModelApi; upstreamPath: string } | undefined {
  for (const api of modelApis) {
    for (const [pattern, pathOf] of api.routes) {
      const match = pattern.exec(path);
      if (match) return { api, upstreamPath: pathOf(match) };
    }
  }
  return undefined;
}

/** The gateway's routes: models, tools and the next user turn, each below the token of its attempt. */
export function createRoutes(options: RouteOptions): Hono {
  const { session, maxBodyBytes, mcpUrl, httpTools, port } = options;
  const app = new Hono();
  const http = { session, tools: httpTools, maxBodyBytes, fetch };

  app.use(async (c, next) => {
    const proxiedRequest = proxied(c, port);
    return proxiedRequest ? answerProxied(c, proxiedRequest.token, http) : next();
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

  app.get("/t/:token/*", (c, next) =>
    c.req.path.endsWith("/models") ? Promise.resolve(c.json({ object: "list", data: [] })) : next(),
  );

  app.all("/t/:token/*", (c) => answerModelPath(c, c.req.param("token"), options));

  return app;
}

/** Answers what no other route took: models, by their provider's path. */
async function answerModelPath(c: Context, token: string, options: RouteOptions): Promise<Response> {
  const { session, upstream, maxBodyBytes, modelName } = options;
  const path = c.req.path.slice(`/t/${token}`.length);
  // Telemetry of an agent's library is not part of the run.
  if (path.endsWith("/traces/ingest")) return c.body(null, 204);
  const open = session(token);
  if (c.req.method !== "POST") return unknownRoute(c, `${c.req.method} ${path}`, open);
  const found = routeOf(path);
  if (!found) return unknownRoute(c, path, open);
  if (!open) return unknownToken(c, found.api);
  try {
    const request = await readBody(c, maxBodyBytes);
    return await answerModel(c, { open, upstream, path, ...requestWith(found, request, modelName) });
  } catch (error) {
    return fault(c, open, found.api, error);
  }
}

/** The request, with another model's name if one is given. */
function requestWith({ api, upstreamPath }: { api: ModelApi; upstreamPath: string }, request: Json, name?: ModelName) {
  const renamed = name && withModelName(api, { path: upstreamPath, request }, name);
  return renamed ? { api, upstreamPath: renamed.path, request: renamed.request } : { api, upstreamPath, request };
}

interface ModelRequest {
  open: Session;
  upstream: Upstream;
  api: ModelApi;
  upstreamPath: string;
  path: string;
  request: Json;
}

async function answerModel(
  c: Context,
  { open, upstream, api, upstreamPath, path, request }: ModelRequest,
): Promise<Response> {
  const started = open.options.now();
  const answer = open.askModel(api.name, request);
  if (answer.how === "missed") {
    return c.json(api.provider.errorBody(424, `ReplayKit: ${answer.miss.message}`), 424, noRetry);
  }
  const refusal = answer.how === "live" ? open.options.refuseLive?.() : undefined;
  if (refusal !== undefined) {
    open.miss({ kind: "provider", message: refusal });
    return c.json(api.provider.errorBody(403, `ReplayKit: ${refusal}`), 403, noRetry);
  }
  const mayWait = (ms: number) => open.mayWait(ms);
  const ask = async () => {
    const answered = open.awaitProvider(api.provider.name);
    const sent = { path: upstreamPath, body: request, headers: passedHeaders(c, api), mayWait };
    return upstream.send(api, sent).finally(answered);
  };
  const exchange: ModelExchange =
    answer.how === "served" ? { ...answer.exchange, request } : { api: api.name, request, ...(await ask()) };
  if (answer.how === "served") refuseDamaged(api, exchange);
  const how = answer.how === "served" ? "served" : open.options.mode === "record" ? "recorded" : "live";
  const whole = withResponse(api, exchange);
  if (how !== "served") noteFailure(open, api, whole);
  const ended = open.options.now();
  open.observe({
    type: "model",
    exchange: whole,
    how,
    at: started.toISOString(),
    duration_ms: Math.max(0, ended.getTime() - started.getTime()), // the clock may be set back meanwhile
  });
  return send(c, api, { ...whole, stream: api.wantsStream(request, path) });
}

function passedHeaders(c: Context, { provider }: ModelApi): Record<string, string> {
  return Object.fromEntries([...c.req.raw.headers].filter(([name]) => provider.passedHeaders.includes(name)));
}

/** Notes a failure of the provider. It says nothing about the agent, so the attempt is inconclusive. */
function noteFailure(open: Session, api: ModelApi, exchange: ModelExchange): void {
  const { name } = api.provider;
  const { status, response } = exchange;
  if (status === 401 || status === 403) open.miss({ kind: "key", message: `${name} refused the key (${status})` });
  const failure = failureOfAnswer(exchange);
  if (failure !== undefined) {
    const what = status < 400 ? `${failure.fault}: ${failure.text}` : `${status}, ${failure.fault}`;
    open.miss(providerMiss(`${name} kept failing (${what})`));
  } else if (status < 400) {
    // The provider refuses a request before its answer begins. A later failure is its own, unless the model reported
    // it.
    const answer = objectOf(response);
    const { error } = readAnswer(api, answer, status);
    if (error && isObject(api.answerIn(answer).error))
      open.miss(providerMiss(`${name} failed inside of its answer: ${error.message}`));
  }
}

/** Adds to a streamed exchange the whole response, so that readers need not know streams. */
function withResponse(api: ModelApi, exchange: ModelExchange): ModelExchange {
  if (exchange.sse === undefined || exchange.response !== undefined) return exchange;
  return { ...exchange, response: api.readStream(eventsOfBlocks(exchange.sse)) };
}

/** Refuses a damaged recording. Some clients would take it for an answer that ended early. */
function refuseDamaged({ name }: ModelApi, { sse = [], response }: ModelExchange): void {
  // A broken stream may end inside an event, but then the recording has no whole answer beside it.
  if (damagedBlock(sse) === undefined && (response === undefined || !sse.some(isBroken))) return;
  throw new ReplayKitError("invalid_fixtures", `the stream of ${name} holds an event that is not JSON`, {
    hint: "record the model's answers again",
  });
}

function send(c: Context, api: ModelApi, exchange: ModelExchange & { stream: boolean }): Response {
  const { status, sse, response = null, stream } = exchange;
  if (stream && status < 400) {
    const body = streamText(sse ?? api.writeStream(objectOf(response)));
    return c.body(body, 200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  }
  return new Response(JSON.stringify(response), {
    status,
    headers: { "content-type": "application/json", ...(status >= 400 ? noRetry : {}) },
  });
}

/** Answers with an error and notes it as a miss, so that no fault of the gateway looks like the agent's. */
function fault(c: Context, open: Session, api: ModelApi, error: unknown): Response {
  const known = error instanceof ReplayKitError;
  const message = error instanceof Error ? error.message : String(error);
  const { kind, status } = (known ? faults[error.code] : undefined) ?? { kind: "model", status: known ? 400 : 500 };
  const text = known ? message : `the gateway failed: ${message}`;
  open.miss(kind === "provider" ? providerMiss(text) : withDivergence({ kind, message: text }, open));
  return c.json(api.provider.errorBody(status, `ReplayKit: ${text}`), status, noRetry);
}

/** Adds to a missing key the reason why a live model was asked. */
function withDivergence(miss: Miss, open: Session): Miss {
  const divergence = miss.kind === "key" ? open.divergence() : undefined;
  return divergence === undefined
    ? miss
    : { ...divergence, ...miss, message: `${miss.message}; ${divergence.message}` };
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
