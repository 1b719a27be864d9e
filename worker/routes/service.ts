import { service } from "../../src/api/endpoints/service.ts";
import { openapi } from "../../src/api/openapi.ts";
import { version } from "../../src/core/version.ts";
import { traceVersion } from "../../src/core/schema/trace.ts";
import type { Serve } from "../serve.ts";

export function serviceRoutes(serve: Serve): void {
  serve(service.health, async () => ({ ok: true, version, accepts: { trace: [traceVersion], client: ">=0.1.0" } }));

  let description: Record<string, unknown> | undefined;
  serve(service.description, async () => (description ??= openapi()));
}
