import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { healthSchema, readinessSchema } from "../schema/answers.ts";

/** Information about the Worker itself. */
export const service = {
  health: endpoint({
    method: "get",
    path: "/healthz",
    summary: "Whether it runs, and which clients it accepts",
    scope: "none",
    answer: healthSchema,
  }),
  readiness: endpoint({
    method: "get",
    path: "/readyz",
    summary: "Whether what it needs works: database, bucket, migrations, key, GitHub",
    scope: "none",
    answer: readinessSchema,
    also: { 503: { what: "something is missing; the answer names it", answer: readinessSchema } },
  }),
  metrics: endpoint({
    method: "get",
    path: "/metrics",
    summary: "What a project received, sent and cost today, as OpenMetrics",
    scope: ["metrics", "read"],
    answer: z.string(),
    text: "application/openmetrics-text",
  }),
  description: endpoint({
    method: "get",
    path: "/openapi.json",
    summary: "This description",
    scope: "none",
    answer: z.looseObject({}),
  }),
};
