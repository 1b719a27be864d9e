import { compact } from "../../src/core/compact.ts";
import type { Deps } from "../deps.ts";
import { lostPage } from "../pages/answer-page.tsx";
import { groupRoutes, releaseRoutes } from "../routes/groups.ts";
import { hookRoutes } from "../routes/hooks.ts";
import { otlpRoutes } from "../routes/otlp.ts";
import { pageRoutes } from "../routes/pages.tsx";
import { projectRoutes } from "../routes/projects.ts";
import { recordRoutes } from "../routes/records.ts";
import { runRoutes } from "../routes/runs.ts";
import { searchRoutes } from "../routes/search.ts";
import { tokenRoutes } from "../routes/tokens.ts";
import { serviceRoutes } from "../routes/service.ts";
import { createServer, nowhere } from "./serve.ts";
import { answer, HttpError, statusOf } from "./answer.ts";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { ReplayKitError } from "../../src/core/error.ts";
import type { Log } from "./log.ts";

const routes = [
  serviceRoutes,
  runRoutes,
  hookRoutes,
  recordRoutes,
  groupRoutes,
  releaseRoutes,
  otlpRoutes,
  searchRoutes,
  tokenRoutes,
  projectRoutes,
];

export function createApp(deps: Deps) {
  const { app, serve } = createServer(deps);
  for (const mount of routes) mount(serve, deps);
  return app
    .route(
      "/",
      pageRoutes((request, c) => app.fetch(request, c.env, c.executionCtx), deps),
    )
    .notFound((c) => lostPage(c) ?? answerError(nowhere(c.req.method, c.req.path), c, deps.log))
    .onError((error, c) => answerError(error, c, deps.log));
}

/**
 * Turns every error into an answer. Unknown ones become 503, so that senders repeat the request: after a 500, OTLP
 * exporters drop the data.
 */
function answerError(error: Error, c: Context, log: Log): Response {
  if (error instanceof HTTPException) return error.getResponse();
  if (!(error instanceof ReplayKitError) || statusOf(error) >= 500) {
    log("fault", { method: c.req.method, path: c.req.routePath, name: error.name, code: codeOf(error) });
    if (error instanceof ReplayKitError && error.code === "invalid_config") return answerUnusable(error);
    const message = "the request could not be finished; nothing was acknowledged";
    const body = { error: { code: codeOf(error), message, hint: "send the request again: this is safe" } };
    return answer(body, 503, { "retry-after": "1" });
  }
  const headers = error instanceof HttpError ? error.headers : {};
  const hint = error.hintFor((option) => `?${option}=`);
  const body = { error: { code: error.code, message: error.message, ...compact({ hint }) } };
  return answer(body, statusOf(error), headers);
}

/**
 * For settings that an earlier version accepted and this one cannot use. Nothing is accepted unredacted, and the sender
 * keeps its data.
 */
function answerUnusable({ code, message }: ReplayKitError): Response {
  const hint = "nothing was acknowledged; an administrator corrects it: PUT /v1/projects/<project>";
  const problem = `the project's settings: ${message.slice(0, 300)}`;
  return answer({ error: { code, message: problem, hint } }, 503, { "retry-after": "60" });
}

function codeOf(error: Error): string {
  return error instanceof ReplayKitError ? error.code : "internal";
}
