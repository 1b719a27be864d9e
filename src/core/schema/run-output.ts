import * as z from "zod";
import { callOf, callsOf } from "./call-names.ts";
import { jsonSchema } from "./json.ts";
import { callErrorSchema, runStatusSchema, traceEventsSchema } from "./trace.ts";

const runnerCall = z.looseObject({
  tool_name: z.string(),
  tool_args: jsonSchema.default({}),
  tool_output: jsonSchema.optional(),
  call_id: z.string().optional(),
  error: z.union([z.string().transform((message) => ({ kind: "tool" as const, message })), callErrorSchema]).nullish(),
  group: z.union([z.string(), z.number()]).transform(String).optional(),
});

const count = z.number().int().nonnegative();

/** How the calls of one attempt were answered. */
export const replayCountsSchema = z.looseObject({
  served: count.default(0),
  simulated: count.default(0),
  blocked: count.default(0),
  live: count.default(0),
  /** Calls that needed a recording that does not exist. */
  missed: z.array(callOf("short", z.looseObject({ tool: z.string(), args: jsonSchema.default({}) }))).default([]),
});

/** What a runner writes to `REPLAYKIT_OUTPUT_PATH` (runner contract, version 1). */
export const runOutputSchema = z.looseObject({
  run_id: z.string().optional(),
  status: runStatusSchema,
  final_output: jsonSchema.optional(),
  tool_calls: callsOf("long", z.array(runnerCall)).default([]),
  errors: z.array(z.union([z.string(), jsonSchema])).default([]),
  events: traceEventsSchema.optional(),
  state: jsonSchema.optional(),
  replay: replayCountsSchema.optional(),
});
export type RunOutput = z.infer<typeof runOutputSchema>;
