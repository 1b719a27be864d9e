import type { ExecutionContext, ScheduledController } from "@cloudflare/workers-types";
import { ReplayKitError } from "../src/core/error.ts";
import { answer } from "./http/answer.ts";
import { createApp } from "./http/app.ts";
import { refuseAtGate } from "./auth/require-scope.ts";
import { createDeps } from "./create-deps.ts";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";
import { sendDigests } from "./notices/digest.ts";

/** A body of this size passes by by itself, and its connection lives on. */
const small = 65_536;
/** What an honest sender has under way is read and dropped, so far and so long: cut off, it would see a broken line, not the answer. */
const most = 67_108_864;
const patience = 5_000;

/** Lets go of a body that nobody will read: whoever is refused gets the answer at once, not when the body has come. */
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

const minutesPerClass = 2_000;
const recordsPerTidy = 200;
const keysPerStep = 2_000;
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

/** Milliseconds in which an honest body of some megabytes is there: answered before, its sender may see a broken line. */
const grace = 250;

interface Refused {
  request: Request;
  context: ExecutionContext;
}

/** A refusal waits for what is under way to come in, but never for a body that is not sent. */
function refusing({ request, context }: Refused, response: Response): Response | Promise<Response> {
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
    const deps = createDeps(env);
    const { store, records, keys, log, now } = deps;
    const key = await keys.state();
    if (key.ok) log("keys_carried", await keys.carry(keysPerStep));
    else log("key_changed", { id: key.id });
    const { runs, minutes } = await store.expire(now(), minutesPerClass);
    const { deleted, packed } = await records.tidy(recordsPerTidy);
    log("expired", { runs, minutes, deleted, packed });
    await sendDigests(deps);
  },
};
