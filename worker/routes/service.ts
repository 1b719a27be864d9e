import { service } from "../../src/api/endpoints/service.ts";
import type { ReadinessAnswer } from "../../src/api/schema/answers.ts";
import { openapi } from "../../src/api/openapi.ts";
import { version } from "../../src/core/version.ts";
import { traceVersion } from "../../src/core/schema/trace.ts";
import { answer, jsonHeaders } from "../http/answer.ts";
import type { Deps } from "../deps.ts";
import { metricsOf } from "../metrics/metrics.ts";
import { openMetricsType } from "../metrics/open-metrics.ts";
import type { Serve } from "../http/serve.ts";

const remembered = 5_000;

export function serviceRoutes(serve: Serve, deps: Deps): void {
  serve(service.health, async () => ({ ok: true, version, accepts: { trace: [traceVersion], client: ">=0.1.0" } }));

  // Anybody may call this, so storage is asked at most every five seconds.
  let last: { at: number; answer: Promise<ReadinessAnswer> } | undefined;
  serve(service.readiness, async () => {
    if (last === undefined || deps.now() - last.at > remembered) last = { at: deps.now(), answer: deps.ready() };
    const found = await last.answer;
    return answer(found, found.ok ? 200 : 503);
  });

  serve(service.metrics, async ({ principal }) => {
    const text = await metricsOf(principal, deps);
    return new Response(text, { headers: { ...jsonHeaders, "content-type": openMetricsType } });
  });

  let description: Record<string, unknown> | undefined;
  serve(service.description, async () => (description ??= openapi()));
}
