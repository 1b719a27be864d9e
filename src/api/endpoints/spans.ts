import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { exportTraceAnswerSchema } from "../schema/answers.ts";

/** OTLP/HTTP, which exporters of others speak. */
export const spans = {
  send: endpoint({
    method: "post",
    path: "/v1/traces",
    summary: "OTLP/HTTP, as JSON or protobuf; answered in the encoding of the request",
    scope: "ingest",
    body: z.looseObject({ resourceSpans: z.array(z.looseObject({})) }),
    types: { json: ["application/json"], binary: ["application/x-protobuf"] },
    answer: exportTraceAnswerSchema,
    also: { 408: "too slow", 413: "too large", 415: "unknown content type or encoding" },
    otlp: true,
    anyQuery: true,
  }),
};
