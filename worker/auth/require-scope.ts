import { answer } from "../answer.ts";
import type { Context, MiddlewareHandler, Next } from "hono";
import type { AppEnv, Deps } from "../deps.ts";
import { type AuthParts, authenticate } from "./authenticate.ts";
import { allows, type Scope } from "./principal.ts";
import { isWellFormedToken } from "./token.ts";

const refused = JSON.stringify({
  error: { code: "unauthorized", message: "a valid credential is needed", hint: "send Authorization: Bearer rk_…" },
});

/** What a gate needs of the app's parts. */
export interface GateDeps extends Pick<Deps, "rateLimit"> {
  auth: AuthParts;
}

/**
 * Lets through who may do this, before a byte of the body is read. A refusal is made by hand: it is what strangers can ask for at
 * will, so it costs as little as an answer can.
 */
export function requireScope(scope: Scope, deps: GateDeps): MiddlewareHandler<AppEnv> {
  return (c, next) => admit({ scope, deps, c, next });
}

interface Admission {
  scope: Scope;
  deps: GateDeps;
  c: Context<AppEnv>;
  next: Next;
}

async function admit({ scope, deps, c, next }: Admission): Promise<Response | undefined> {
  const principal = await authenticate(c.req.raw.headers, deps.auth);
  if (!principal) return refuse(c);
  if (!allows(principal, scope)) {
    await c.req.raw.body?.cancel();
    const message = `this credential lacks the scope ${scope}`;
    const error = { code: "forbidden", message, hint: "make a token with it: replaykit worker token" };
    return answer({ error }, 403);
  }
  const wait = deps.rateLimit.take(principal.project, principal.settings.limits.requests_per_minute);
  if (wait > 0) {
    await c.req.raw.body?.cancel();
    const message = "this project sends more requests than its limit";
    return answer({ error: { code: "rate_limited", message, hint: `wait ${wait} s` } }, 429, {
      "retry-after": String(wait),
    });
  }
  c.set("principal", principal);
  await next();
  return undefined;
}

const refusal = { status: 401, headers: { "content-type": "application/json", "www-authenticate": "Bearer" } };

async function refuse(c: Context<AppEnv>): Promise<Response> {
  await c.req.raw.body?.cancel();
  return new Response(refused, refusal);
}

/**
 * Refuses a token that its own checksum gives away, before anything is routed: whoever guesses costs no more than a bare answer.
 * OTLP wants its refusals in a form of its own, and gets them inside.
 */
export function refuseAtGate(request: Request): Response | undefined {
  const authorization = request.headers.get("authorization");
  if (authorization === null || !authorization.startsWith("Bearer rk_")) return undefined;
  if (isWellFormedToken(authorization.slice(7)) || request.url.includes("/v1/traces")) return undefined;
  void request.body?.cancel();
  return new Response(refused, refusal);
}
