import { answer } from "../answer.ts";
import { Hono } from "hono";
import { version } from "../../src/core/version.ts";
import { traceVersion } from "../../src/core/schema/trace.ts";

export function healthRoutes() {
  return new Hono().get("/healthz", () => {
    return answer({ ok: true, version, accepts: { trace: [traceVersion], client: ">=0.1.0" } });
  });
}
