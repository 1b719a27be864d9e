import type { ExecutionContext, ScheduledController } from "@cloudflare/workers-types";
import { ReplayKitError } from "../src/core/error.ts";
import { answer } from "./http/answer.ts";
import { createApp } from "./http/app.ts";
import { refuseAtGate } from "./auth/require-scope.ts";
import { createDeps } from "./create-deps.ts";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";
import { runSchedule } from "./schedule.ts";

/** Up to this many bytes, the platform reads an unread body by itself and keeps the connection. */
const small = 65_536;
/**
 * Limits, in bytes and milliseconds, for reading and dropping a body that is under way. A sender that is cut off sees a
 * broken connection, not the answer.
 */
const most = 67_108_864;
const patience = 5_000;

/** Drops a body that nothing will read, so that a refusal does not wait for it. */
async function letGo({ body, bodyUsed, headers }: Request): Promise<void> {
  if (body === null || bodyUsed || body.locked) return;
  const length = headers.get("content-length");
  const declared = length === null ? undefined : Number(length);
  if (declared !== undefined && declared <= small) return;
  if (declared !== undefined && declared > most) return body.cancel();
  const reader = body.getReader();
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), patience);
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > most) await reader.cancel();
  }
  clearTimeout(timer);
}

export { TraceGatherer } from "./otlp/trace-gatherer.ts";

const apps = new WeakMap<Deps, ReturnType<typeof createApp>>();

function appOf(deps: Deps): ReturnType<typeof createApp> {
  const app = apps.get(deps) ?? createApp(deps);
  apps.set(deps, app);
  return app;
}

/** The answer while the Worker's configuration is wrong, for example before a secret is set: it names the variable. */
function answerUnready(error: unknown): Response {
  if (!(error instanceof ReplayKitError)) throw error;
  const { code, message, hint } = error;
  return answer({ error: { code, message, hint } }, 503);
}

/**
 * Milliseconds in which a usual body of some megabytes arrives: an earlier answer may look like a broken connection.
 */
const grace = 250;

interface RefusedRequest {
  request: Request;
  context: ExecutionContext;
}

/** A refusal waits briefly for data under way, but not for a body that never comes. */
function refusing({ request, context }: RefusedRequest, response: Response): Response | Promise<Response> {
  if (response.status < 400 || request.body === null) return response;
  const gone = letGo(request).catch(() => undefined);
  context.waitUntil(gone);
  return Promise.race([gone, scheduler.wait(grace)]).then(() => response);
}

export default {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> {
    const refused = refuseAtGate(request);
    if (refused) return refusing({ request, context }, refused);
    try {
      const answered = appOf(createDeps(env)).fetch(request, env, context);
      return answered instanceof Response
        ? refusing({ request, context }, answered)
        : answered.then((response) => refusing({ request, context }, response));
    } catch (error) {
      return refusing({ request, context }, answerUnready(error));
    }
  },
  async scheduled(_controller: ScheduledController, env: Env): Promise<void> {
    await runSchedule(createDeps(env));
  },
};
