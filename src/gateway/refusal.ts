import type { Context } from "hono";
import type { ModelApiAdapter } from "./apis/model-api.ts";

/** Clients retry by themselves; a replayed answer will not change. */
export const noRetry = { "x-should-retry": "false" };

export function unknownToken(c: Context, adapter?: ModelApiAdapter): Response {
  const message = "ReplayKit: no attempt is open under this address; it may have ended";
  return c.json(adapter?.errorBody(404, message) ?? { error: { message } }, 404, noRetry);
}
