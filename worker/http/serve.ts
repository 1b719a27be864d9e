import { timingSafeEqual } from "node:crypto";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { contract, methodsAt, wrongParameter } from "../../src/api/contract.ts";
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "../../src/api/endpoint.ts";
import { scopeSchema } from "../../src/api/schema/project.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { answer, HttpError } from "./answer.ts";
import { requireScope } from "../auth/require-scope.ts";
import type { Principal } from "../auth/principal.ts";
import { bearerOf } from "../auth/token.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { requestIds } from "./log.ts";
import { workerPlatform } from "./platform.ts";
import { parsed, readBody } from "./request.ts";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import { encodingOf, statusAnswer } from "../otlp/otlp-answer.ts";

const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Turns the API's error bodies into OTLP's form. */
const refusalsAsStatus = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.status < 400) return;
  const { status, headers } = c.res;
  const read = refusal.safeParse(await c.res.json());
  const message = read.success ? read.data.error.message : "refused";
  c.res = undefined; // otherwise hono keeps the old content type
  c.res = statusAnswer(encodingOf(c.req.header("content-type")) ?? "json", { status, message, headers });
});

/** An authorised request, with the parts that its endpoint declares. */
export interface Call<E extends Endpoint> {
  c: Context<AppEnv>;
  /** The caller; `undefined` if the endpoint needs no project token. */
  principal: E["scope"] extends "none" | "administrator" | "signature" ? undefined : Principal;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  /** Reads the body, which is unread until then. */
  body: () => Promise<BodyOf<E>>;
}

/** Handles a call. It returns the answer that the endpoint describes, or a response with another status or form. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E> | Response>;

export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** Mounts the contract's endpoints on hono with their handlers, and enforces what each declares in one place. */
export function createServer(deps: Deps): { app: Hono<AppEnv>; serve: Serve } {
  const app = new Hono<AppEnv>();
  app.use(named(deps));
  const serve: Serve = (endpoint, handler) => {
    // Otherwise it would be missing from OpenAPI and the client, unnoticed.
    if (!contract.includes(endpoint)) throw new Error(`src/api/contract.ts does not list ${endpoint.path}`);
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1");
    if (endpoint.otlp) app.use(path, refusalsAsStatus);
    app.on(endpoint.method, path, gateOf(endpoint, deps), async (c) => {
      const answered = await handler(callOf(endpoint, c));
      return answered instanceof Response ? answered : answer(answered as object, endpoint.status); // every answer is an object
    });
  };
  return { app, serve };
}

const ray = /^[0-9a-f]{16}-[A-Z]{3}$/;

/**
 * Gives the request an id: Cloudflare's if there is one. It is in each log line and in the answer, so that people can
 * quote it.
 */
function named(deps: Deps): MiddlewareHandler<AppEnv> {
  return async function named(c, next) {
    const given = c.req.header("cf-ray") ?? "";
    const id = ray.test(given) ? given : deps.newId();
    await requestIds.run(id, next);
    c.header("x-request-id", id);
  };
}

function callOf<E extends Endpoint>(endpoint: E, c: Context<AppEnv>): Call<E> {
  const given = c.req.query();
  const fault = wrongParameter(endpoint, c.req.queries());
  if (fault) throw new ReplayKitError("invalid_input", fault.message, { hint: fault.hint });
  const call = {
    c,
    principal: c.get("principal"),
    params: c.req.param(),
    query: endpoint.query === undefined ? undefined : parsed(endpoint.query, given, "query"),
    body: async () => (endpoint.body === undefined ? undefined : readBody(c, endpoint.body, endpoint.recorded)),
  };
  return call as Call<E>; // its parts were read with the endpoint's own schemas
}

/** Admits only authorised callers, before the body is read. */
function gateOf({ scope }: Endpoint, deps: Deps): MiddlewareHandler<AppEnv> {
  if (scope === "administrator") return administrator(deps);
  const scopes = [scope].flat().flatMap((one) => scopeSchema.safeParse(one).data ?? []);
  return scopes.length === 0 ? (_c, next) => next() : requireScope(scopes, deps);
}

function administrator({ variables }: Deps): MiddlewareHandler<AppEnv> {
  return async function administrator(c, next) {
    const given = bearerOf(c.req.header("authorization")) ?? "";
    const secret = variables.REPLAYKIT_ADMIN_TOKEN;
    // Hashes have one length, so the comparison does not reveal the length of the secret.
    const expected = Buffer.from(workerPlatform.hash(secret ?? ""));
    if (secret === undefined || !timingSafeEqual(Buffer.from(workerPlatform.hash(given)), expected)) {
      await c.req.raw.body?.cancel();
      const hint = "send the REPLAYKIT_ADMIN_TOKEN that the Worker was deployed with";
      return answer({ error: { code: "unauthorized", message: "the administrator's token is needed", hint } }, 401);
    }
    return next();
  };
}

/** The error for a request without an endpoint. If the address is known, it names the methods to use. */
export function nowhere(method: string, path: string): HttpError {
  const methods = methodsAt(path);
  const allow = methods.join(", ");
  if (allow === "")
    return new HttpError(404, "not_found", `no such address: ${method} ${path}`, "GET /openapi.json lists them");
  const others = methods.slice(0, -1).join(", ");
  const message = `method not allowed; use ${others === "" ? "" : `${others} or `}${methods.at(-1)}`;
  return new HttpError(405, "invalid_input", message, "see /openapi.json", { allow });
}
