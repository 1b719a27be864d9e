import type { Context } from "hono";
import type { ModelApi } from "../core/providers/model-api.ts";

/** Clients retry by themselves; a replayed answer will not change. */
export const noRetry = { "x-should-retry": "false" };

export function unknownToken(c: Context, api?: ModelApi): Response {
  const message = "ReplayKit: no attempt is open under this address; it may have ended";
  return c.json(api?.provider.errorBody(404, message) ?? { error: { message } }, 404, noRetry);
}
