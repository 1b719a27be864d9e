import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { exportLogsAnswerSchema, exportMetricsAnswerSchema, exportTraceAnswerSchema } from "../schema/answers.ts";

const wanted = {
  method: "post",
  scope: "ingest",
  types: { json: ["application/json"], binary: ["application/x-protobuf"] },
  also: { 415: "unknown content type or encoding" },
  otlp: true,
  anyQuery: true,
} as const;
const group = z.looseObject({});

/** OTLP/HTTP, which OpenTelemetry exporters speak. */
export const otlp = {
  traces: endpoint({
    ...wanted,
    path: "/v1/traces",
    summary: "OTLP/HTTP, as JSON or protobuf; answered in the encoding of the request",
    body: z.looseObject({ resourceSpans: z.array(group) }),
    answer: exportTraceAnswerSchema,
  }),
  logs: endpoint({
    ...wanted,
    path: "/v1/logs",
    summary: "OTLP/HTTP log records: GenAI events join the spans that they name, others are dropped",
    body: z.looseObject({ resourceLogs: z.array(group) }),
    answer: exportLogsAnswerSchema,
  }),
  metrics: endpoint({
    ...wanted,
    path: "/v1/metrics",
    summary: "OTLP/HTTP metrics: accepted, but dropped",
    body: z.looseObject({ resourceMetrics: z.array(group) }),
    answer: exportMetricsAnswerSchema,
  }),
};
