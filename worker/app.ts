import { answerError } from "./on-error.ts";
import type { Deps } from "./deps.ts";
import { lostPage } from "./pages/lost.tsx";
import { groupRoutes } from "./routes/groups.ts";
import { hookRoutes } from "./routes/hooks.ts";
import { otlpRoutes } from "./routes/otlp.ts";
import { pageRoutes } from "./routes/pages.tsx";
import { projectRoutes } from "./routes/projects.ts";
import { recordRoutes } from "./routes/records.ts";
import { releaseRoutes } from "./routes/releases.ts";
import { runRoutes } from "./routes/runs.ts";
import { searchRoutes } from "./routes/search.ts";
import { tokenRoutes } from "./routes/tokens.ts";
import { serviceRoutes } from "./routes/service.ts";
import { createServer, nowhere } from "./serve.ts";

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
