import type { Context } from "hono";
import { runs } from "../../src/api/endpoints/runs.ts";
import { answer, HttpError } from "../http/answer.ts";
import type { Principal } from "../auth/principal.ts";
import { brake, tooMany } from "../auth/require-scope.ts";
import { isTimely, type SignedDelivery, verifyWebhook } from "../auth/webhook-signature.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { receiveRuns } from "../ingest/receive-runs.ts";
import { timed } from "../metrics/latencies.ts";
import { readRaw } from "../http/read-body.ts";
import { deferOf } from "../http/request.ts";
import type { Serve } from "../http/serve.ts";

/**
 * Takes runs sent as signed webhooks (Standard Webhooks). The signature is over the raw bytes and is checked before
 * they are parsed.
 */
export function hookRoutes(serve: Serve, deps: Deps): void {
  serve(runs.hook, async ({ c, params: { project }, query }) => {
    const delivery = deliveryOf(c);
    // This answer is the same for every name, so that it does not reveal which projects exist.
    if (!isTimely(delivery, deps.now())) throw untimely(deps.now());
    const settings = await deps.projects.settings(project);
    if (!settings) throw unsigned();
    // Until the body is read the sender is unknown, so hooks have their own limit: strangers slow down only this route.
    const entry = await brake({ project, settings }, "hook", { deps, headers: c.req.raw.headers });
    if (!entry.ok) return tooMany(entry);
    try {
      return await timed(project, () => receive(c, { project, settings, delivery }, query.format), deps);
    } finally {
      entry.leave();
    }
  });

  async function receive(
    c: Context<AppEnv>,
    { project, settings, delivery }: Pick<Principal, "project" | "settings"> & { delivery: SignedDelivery },
    format: string | undefined,
  ): Promise<Response> {
    const raw = await readRaw(c.req.raw, deps.variables.MAX_BODY_BYTES);
    if (!verifyWebhook(delivery, raw, settings.webhook_secrets, deps.now())) throw unsigned();
    const principal: Principal = { project, settings, scopes: new Set(["ingest"]), actor: "hook" };
    const { status, body } = await receiveRuns({ request: c.req.raw, principal, format, raw }, deps, deferOf(c, deps));
    return answer(body, status);
  }
}

function deliveryOf({ req }: Context<AppEnv>): SignedDelivery {
  return {
    id: req.header("webhook-id") ?? "",
    timestamp: req.header("webhook-timestamp") ?? "",
    signatures: req.header("webhook-signature") ?? "",
  };
}

function untimely(now: number): HttpError {
  const here = Math.floor(now / 1000);
  return new HttpError(
    401,
    "unauthorized",
    `webhook-timestamp is missing, or more than five minutes from ${here}, the time here`,
    "set the sender's clock, and sign each delivery when it is sent, in seconds since 1970",
  );
}

function unsigned(): HttpError {
  return new HttpError(
    401,
    "unauthorized",
    "webhook-signature does not fit the body and any active secret",
    "sign <id>.<timestamp>.<body> with a secret of the project's webhook_secrets",
  );
}
