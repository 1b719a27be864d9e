import { answer } from "../answer.ts";
import { Hono } from "hono";
import { verifyWebhook } from "../auth/webhook-signature.ts";
import type { Principal } from "../auth/principal.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { HttpError } from "../http-error.ts";
import { receiveRuns } from "../ingest/receive-runs.ts";
import { readRaw } from "../read-body.ts";
import { deferOf } from "../request.ts";

/** Runs sent as signed webhooks (Standard Webhooks): the signature is over the raw bytes, and checked before anything reads them. */
export function hookRoutes(deps: Deps) {
  return new Hono<AppEnv>().post("/:project", async (c) => {
    const settings = await deps.projects.settings(c.req.param("project"));
    const raw = await readRaw(c.req.raw, deps.variables.MAX_BODY_BYTES);
    const delivery = {
      id: c.req.header("webhook-id") ?? "",
      timestamp: c.req.header("webhook-timestamp") ?? "",
      signatures: c.req.header("webhook-signature") ?? "",
    };
    if (!settings || !verifyWebhook(delivery, raw, settings.webhook_secrets, deps.now())) {
      throw new HttpError(
        401,
        "unauthorized",
        "the signature does not hold",
        "sign id.timestamp.body with an active secret",
      );
    }
    const principal: Principal = {
      project: c.req.param("project"),
      settings,
      scopes: new Set(["ingest"]),
      actor: "hook",
    };
    const input = { request: c.req.raw, principal, format: c.req.query("format"), raw };
    const { status, body } = await receiveRuns(input, deps, deferOf(c, deps));
    return answer(body, status);
  });
}
