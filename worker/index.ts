import type { ExecutionContext, ScheduledController } from "@cloudflare/workers-types";
import { ReplayKitError } from "../src/core/error.ts";
import { answer } from "./answer.ts";
import { createApp } from "./app.ts";
import { refuseAtGate } from "./auth/require-scope.ts";
import { createDeps } from "./create-deps.ts";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";

export { TraceGatherer } from "./otlp/trace-gatherer.ts";

const minutesPerClass = 2_000;
const recordsPerTidy = 200;
const apps = new WeakMap<Deps, ReturnType<typeof createApp>>();

function appOf(deps: Deps): ReturnType<typeof createApp> {
  const app = apps.get(deps) ?? createApp(deps);
  apps.set(deps, app);
  return app;
}

/** Before its secrets are set the Worker cannot say more than which one is missing. */
function answerUnready(error: unknown): Response {
  if (!(error instanceof ReplayKitError)) throw error;
  const { code, message, hint } = error;
  return answer({ error: { code, message, hint } }, 503);
}

export default {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> {
    const refused = refuseAtGate(request);
    if (refused) return refused;
    try {
      return appOf(createDeps(env)).fetch(request, env, context);
    } catch (error) {
      return answerUnready(error);
    }
  },
  async scheduled(_controller: ScheduledController, env: Env): Promise<void> {
    const { store, records, log, now } = createDeps(env);
    const { runs, minutes } = await store.expire(now(), minutesPerClass);
    const { deleted, packed } = await records.tidy(recordsPerTidy);
    log("expired", { runs, minutes, deleted, packed });
  },
};
