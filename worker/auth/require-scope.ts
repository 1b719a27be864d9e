import { answer } from "../answer.ts";
import { createMiddleware } from "hono/factory";
import type { AppEnv, Deps } from "../deps.ts";
import { authenticate } from "./authenticate.ts";
import { allows, type Scope } from "./principal.ts";

const refused = JSON.stringify({
  error: { code: "unauthorized", message: "a valid credential is needed", hint: "send Authorization: Bearer rk_…" },
});

/**
 * Lets through who may do this, before a byte of the body is read. A refusal is made by hand: it is what strangers can ask for at
 * will, so it costs as little as an answer can.
 */
export function requireScope(scope: Scope, deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const principal = await authenticate(c.req.raw.headers, deps.auth);
    if (!principal) {
      await c.req.raw.body?.cancel();
      return new Response(refused, {
        status: 401,
        headers: { "content-type": "application/json", "www-authenticate": "Bearer" },
      });
    }
    if (!allows(principal, scope)) {
      await c.req.raw.body?.cancel();
      const message = `this credential lacks the scope ${scope}`;
      return answer(
        { error: { code: "forbidden", message, hint: "make a token with it: replaykit worker token" } },
        403,
      );
    }
    const wait = deps.rateLimit.take(principal.project, principal.settings.limits.requests_per_minute);
    if (wait > 0) {
      await c.req.raw.body?.cancel();
      const error = {
        code: "rate_limited",
        message: "this project sends more requests than its limit",
        hint: `wait ${wait} s`,
      };
      return answer({ error }, 429, { "retry-after": String(wait) });
    }
    c.set("principal", principal);
    return next();
  });
}
