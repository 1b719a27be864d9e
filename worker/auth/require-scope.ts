import { answer, jsonHeaders } from "../http/answer.ts";
import type { Context, MiddlewareHandler, Next } from "hono";
import type { AppEnv, Deps } from "../deps.ts";
import { type AuthDeps, authenticate } from "./authenticate.ts";
import type { Entry, Way } from "../http/rate-limit.ts";
import type { Scope } from "../../src/api/schema/project.ts";
import { allows, type Principal } from "./principal.ts";
import { bearerOf, isWellFormedToken } from "./token.ts";

const refused = JSON.stringify({
  error: {
    code: "unauthorized",
    message: "a valid credential is needed",
    hint: "send Authorization: Bearer rk_…; npx replaykit worker token <project> makes one",
  },
});

/** The parts of the app that access control needs. */
export interface GateDeps extends Pick<Deps, "rateLimit"> {
  auth: AuthDeps;
}

/**
 * Admits requests with any of the scopes, before any of the body is read. Refusals are a prepared text to keep them
 * cheap, since strangers can cause any number of them.
 */
export function requireScope(scopes: readonly Scope[], deps: GateDeps): MiddlewareHandler<AppEnv> {
  return (c, next) => admit({ scopes, deps, c, next });
}

interface Admission {
  /** One of them is enough. */
  scopes: readonly Scope[];
  deps: GateDeps;
  c: Context<AppEnv>;
  next: Next;
}

async function admit({ scopes, deps, c, next }: Admission): Promise<Response | undefined> {
  const principal = await authenticate(c.req.raw.headers, deps.auth);
  if (!principal) return new Response(refused, refusal);
  if (!scopes.some((scope) => allows(principal, scope))) {
    const message = `this credential lacks the scope ${scopes.join(" or ")}`;
    const hint = `make a token with it: npx replaykit worker token ${principal.project} --scope ${scopes[0]}`;
    const error = { code: "forbidden", message, hint };
    return answer({ error }, 403);
  }
  const entry = await brake(principal, wayOf(principal, scopes), { deps, headers: c.req.raw.headers });
  if (!entry.ok) return tooMany(entry);
  c.set("principal", principal);
  try {
    await next();
  } finally {
    entry.leave();
  }
  return undefined;
}

/** Agents' requests share one bucket; people's actions, including feedback, share the other. */
function wayOf(principal: Principal, scopes: readonly Scope[]): Way {
  return scopes.includes("ingest") && allows(principal, "ingest") ? "in" : "out";
}

interface BrakeDeps {
  deps: Pick<Deps, "rateLimit">;
  headers: Headers;
}

/** Whether a project's request may start. Each request that enters must also leave. */
export function brake(
  { project, settings }: Pick<Principal, "project" | "settings">,
  way: Way,
  { deps, headers }: BrakeDeps,
): Promise<Entry> {
  const bytes = Number(headers.get("content-length") ?? 0) || 0;
  return deps.rateLimit.enter({ project, way, limits: settings.limits, bytes });
}

const reasons = {
  rate: "this project sends more requests than its limit",
  at_once: "this project has more requests at once than its limit",
};

/**
 * `letGo` in `index.ts` drops the body. Cancelling it here would close every connection, so each refusal in a flood
 * would cost a new one.
 */
export function tooMany({ why, wait }: Extract<Entry, { ok: false }>): Response {
  const error = { code: "rate_limited", message: reasons[why], hint: `wait ${wait} s` };
  return answer({ error }, 429, { "retry-after": String(wait) });
}

const refusal = {
  status: 401,
  headers: { ...jsonHeaders, "content-type": "application/json", "www-authenticate": "Bearer" },
};

const otlpAddress = /\/v1\/(?:traces|logs|metrics)(?:$|\?)/;

/**
 * Refuses a token with a wrong checksum before routing, so that guessing costs next to nothing. OTLP requests are
 * refused later, in OTLP's form.
 */
export function refuseAtGate(request: Request): Response | undefined {
  const bearer = bearerOf(request.headers.get("authorization"));
  if (!bearer?.startsWith("rk_")) return undefined;
  if (isWellFormedToken(bearer) || otlpAddress.test(request.url)) return undefined;
  return new Response(refused, refusal);
}
